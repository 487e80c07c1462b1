// tensorarray: a TensorArray in a tf::function
#include <iostream>
#include <tuple>

#include "tfx/tfx.h"

namespace tf = tfx;

int main() {
  auto array_write_and_read = tf::function([] {
    tf::TensorArray arr(tf::float32, 3);
    arr = arr.write(0, tf::constant(0.0));
    arr = arr.write(1, tf::constant(1.0));
    arr = arr.write(2, tf::constant(2.0));
    auto arr_0 = arr.read(0);
    auto arr_1 = arr.read(1);
    auto arr_2 = arr.read(2);
    return std::tuple(arr_0, arr_1, arr_2);
  });

  auto [a, b, c] = array_write_and_read();
  std::cout << a << ' ' << b << ' ' << c << '\n';
}

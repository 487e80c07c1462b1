// autograph: an if inside a tf::function, and what it becomes
#include <iostream>

#include "tfx/tfx.h"

namespace tf = tfx;

int main() {
  auto square_if_positive = tf::function(
      [](tf::Tensor x) {
        tf::if_(x > 0, x).then([&] { x = x * x; }).else_([&] {
          x = tf::constant(0);
        });
        return x;
      },
      {.name = "square_if_positive"});

  auto a = tf::constant(1);
  auto b = tf::constant(-1);
  std::cout << square_if_positive(a) << ' ' << square_if_positive(b) << '\n';
  std::cout << tf::autograph::to_code(square_if_positive) << '\n';
}

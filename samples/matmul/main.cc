// matmul: the README's five lines
#include <iostream>

#include "tfx/tfx.h"

namespace tf = tfx;

int main() {
  auto a = tf::constant({{1.0, 2.0}, {3.0, 4.0}});
  tf::Variable w(tf::ones({2, 2}), {.name = "w"});
  w.assign_add(tf::matmul(a, a) / 2.0);
  w[0].assign({0.0, 0.0});
  std::cout << tf::matmul(a, w) << '\n' << w << '\n';
}

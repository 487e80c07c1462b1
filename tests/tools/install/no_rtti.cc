// A program without run-time type information.
#include <iostream>

#include "tfx/c/c.h"
#include "tfx/tfx.h"

namespace tf = tfx;

int main() {
  const auto square = tf::function([](const tf::Tensor& x) { return x * x; });
  tf::Variable w(3.0);
  tf::GradientTape tape;
  const auto y = square(w);
  std::cout << float(y) << ' ' << float(tape.gradient(y, w) * 1.0) << '\n';
  try {
    tf::constant({1, 2}) + tf::constant({1, 2, 3});
  } catch (const tf::errors::OpError& error) {
    std::cout << tf::errors::code_name(error.code()) << '\n';
  }
}

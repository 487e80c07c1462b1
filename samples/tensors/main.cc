// tensors: what a Python prompt shows, line for line (original.py)
#include <complex>
#include <iostream>

#include "tfx/tfx.h"

namespace tf = tfx;

template <typename T>
void print(const T& value) {
  std::cout << value << '\n';
}

int main() {
  // Tensors, their attributes and values
  auto random_float = tf::random::stateless_uniform({}, {1, 2});
  auto zero_vector = tf::zeros({2});
  auto a = tf::constant({{1.0, 2.0}, {3.0, 4.0}});
  auto b = tf::constant({{5.0, 6.0}, {7.0, 8.0}});
  print(random_float);
  print(zero_vector);
  print(a.shape());
  print(a.dtype());
  print(a.numpy());

  // Operations
  print(tf::add(a, b));
  print(tf::matmul(a, b));
  print(a * 2 - b);
  print(a > 2.5);
  print(tf::reduce_sum(a, {.axis = 0}));
  print(tf::reduce_mean(a));
  print(tf::cast(a, tf::int32) % 3);
  print(tf::constant({5, 7}) / 2);

  // Shapes
  auto c = tf::reshape(tf::range(24), {2, 3, 4});
  print(c(0, tf::Slice(1, tf::_), tf::Slice(tf::_, tf::_, 2)));
  print(c(tf::ellipsis, tf::newaxis).shape());
  print(tf::transpose(c(tf::_, tf::_, 0)));
  print(tf::concat({a, b}, 1));
  print(tf::stack({a, b}).shape());
  print(tf::one_hot({0, 2}, 3));
  print(tf::where(a > 2.0, a, -a));
  print(tf::gather(c, {1, 1}, {.axis = 2})[0]);

  // Strings, half numbers, complex numbers
  print(tf::constant({"tensor", "flow"}));
  print(tf::constant({1.5, 2.25}, {.dtype = tf::float16}));
  print(tf::constant({std::complex<double>(1, 2)}));

  // Variables
  tf::Variable w({{1.0, 2.0}, {3.0, 4.0}}, {.name = "w"});
  w.assign_add(tf::ones({2, 2}));
  w(0, 1).assign(10.0);
  print(w);
  print(tf::matmul(a, w).repr());

  // The same numbers for the same seed
  tf::random::set_seed(7);
  print(tf::random::normal({2}));
  print(tf::random::shuffle({1, 2, 3, 4, 5}));

  // What goes wrong is an exception
  try {
    tf::matmul(a, tf::ones({3, 2}));
  } catch (const tf::errors::InvalidArgumentError& e) {
    const bool told =
        e.message().find("Matrix size-incompatible") != std::string::npos;
    std::cout << "InvalidArgumentError: " << (told ? "True" : "False") << '\n';
  }
}

// autograph_quiz: when a tf::function is traced, and when it only runs
#include <iostream>

#include "tfx/tfx.h"

namespace tf = tfx;

int main() {
  auto f = tf::function([](auto x) {
    std::cout << "The function is running in Python" << std::endl;
    tf::print(x);
  });

  // Tensors: what is traced depends on the dtype and the shape.
  auto a = tf::constant(1, {.dtype = tf::int32});
  f(a);
  auto b = tf::constant(2, {.dtype = tf::int32});
  f(b);
  auto b_ = tf::constant(2, {.dtype = tf::int32}).numpy();
  f(b_);
  auto c = tf::constant(0.1, {.dtype = tf::float32});
  f(c);
  auto d = tf::constant(0.2, {.dtype = tf::float32});
  f(d);

  // Numbers of the language: it depends on the value.
  f(1);
  f(2);
  f(1);
  f(0.1);
  f(0.2);
  f(0.1);
}

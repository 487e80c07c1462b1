// Compiled without exceptions. What TensorFlow refuses passes through here to
// who called, in with_exceptions.cc.
#include <span>

#include "tfx/c/c.h"
#include "tfx/tfx.h"

namespace tf = tfx;

double sum_of(std::span<const double> values, int repeated) {
  const auto x = tf::Tensor::from_memory(
      values, {static_cast<int64_t>(values.size())}, [](void*, size_t) {});
  const auto sum = tf::function(
      [](const tf::Tensor& x) { return tf::reduce_sum(x, {.axis = 0}); });
  return double(sum(x)) * double(tf::reshape(x, {repeated, -1})[0][0]);
}

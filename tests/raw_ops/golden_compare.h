// Whether a tensor is the one that Python's TensorFlow gave.
#ifndef TESTS_RAW_OPS_GOLDEN_COMPARE_H_
#define TESTS_RAW_OPS_GOLDEN_COMPARE_H_

#include <optional>
#include <string>

#include "tfx/c/tensor.h"
#include "tfx/core/tensor.h"

namespace tfx::raw_ops {

// How they differ; empty if they do not.
//
// Types, shapes, integers, truth values and strings are the same. Floating
// numbers may be `ulps` units in the last place apart, and as much again as a
// quarter of that many units of the tensor's greatest number: which
// instructions a kernel takes, and in which order its threads add, depends on
// the machine. 16 units are allowed if nothing else is said, 2 of types with 16
// bits. NaN is equal to NaN, and infinity only to itself.
//
// `greatest` is for numbers in which greater ones have cancelled each other.
std::string difference(const Tensor& actual, const c::Tensor& expected,
                       std::optional<double> ulps, double greatest = 0);

// The greatest finite number in a tensor of floating numbers, without its sign.
double greatest_number(const c::Tensor& tensor);

}  // namespace tfx::raw_ops

#endif  // TESTS_RAW_OPS_GOLDEN_COMPARE_H_

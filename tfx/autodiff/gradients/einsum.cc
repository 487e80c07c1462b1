// Gradients of Einsum, by reversed equations.
//
// The gradient of an input is the product of the output's gradient and the
// other input, einsum("{output},{other}->{input}"). Labels that occur in this
// input only were summed over; along them the gradient is repeated.
#include <optional>
#include <string>
#include <utility>

#include "tfx/autodiff/gradients/families.h"
#include "tfx/autodiff/gradients/helpers.h"
#include "tfx/ops/operators.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/linalg_ops.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx::gradients {
namespace {

namespace ops = raw_ops;

constexpr std::string_view kEllipsis = "...";

bool has_ellipsis(const std::string& labels) {
  return labels.find(kEllipsis) != std::string::npos;
}

// The labels that do not occur in `others`, each once.
std::string only_in(const std::string& labels, const std::string& others) {
  std::string result;
  for (const char label : labels) {
    if ((others + result + '.').find(label) == std::string::npos) {
      result += label;
    }
  }
  return result;
}

std::string without(std::string labels, const std::string& removed) {
  std::erase_if(labels, [&](char label) {
    return removed.find(label) != std::string::npos;
  });
  return labels;
}

// The axis of a label, counted from the end if it follows the ellipsis.
int axis_of(const std::string& labels, char label) {
  const size_t place = labels.find(label);
  return static_cast<int>(place) -
         (place > labels.find(kEllipsis) ? static_cast<int>(labels.size()) : 0);
}

// The range of dimensions that the ellipsis stands for.
struct EllipsisRange {
  int begin;
  std::optional<int> end;  // from the end
};

EllipsisRange ellipsis_range(const std::string& labels) {
  const size_t begin = labels.find(kEllipsis);
  const int behind = static_cast<int>(labels.size() - begin - kEllipsis.size());
  return {static_cast<int>(begin),
          behind > 0 ? std::optional(-behind) : std::nullopt};
}

Tensor ellipsis_dims(const RecordedOp& op, size_t input, EllipsisRange range) {
  const TensorShape shape = op.input_shape(input);
  if (shape.is_fully_defined()) {
    return int32_vector(shape.slice(range.begin, range.end).as_list());
  }
  return ops::StridedSlice(op.input_shape_tensor(input),
                           int32_vector({{range.begin}}),
                           int32_vector({{range.end.value_or(0)}}),
                           int32_vector({{1}}), {.end_mask = !range.end});
}

// Repeats the gradient, which has `labels`, along the labels of the input that
// were summed over.
Tensor repeat(const RecordedOp& op, size_t input, const std::string& wanted,
              const Tensor& grad, const std::string& labels) {
  const std::string summed = only_in(wanted, labels);
  if (summed.empty()) {
    return labels == wanted ? grad
                            : ops::Einsum({grad}, labels + "->" + wanted);
  }
  const Tensor shape = op.input_shape_tensor(input);
  std::vector<Tensor> dims;
  for (const char label : summed) dims.push_back(shape[axis_of(wanted, label)]);
  const Tensor repeated = ops::BroadcastTo(
      grad,
      ops::ConcatV2({ops::Pack(dims), ops::Shape(grad)}, int32_scalar(0)));
  if (summed + labels == wanted) return repeated;
  return ops::Einsum({repeated}, summed + labels + "->" + wanted);
}

// The gradient with respect to one of two inputs, with the ellipsis dimensions
// still broadcast.
Tensor by_input(const RecordedOp& op, size_t input, const Tensor& grad,
                const std::string (&labels)[2], const std::string& output) {
  const std::string& wanted = labels[input];
  const std::string& other = labels[1 - input];
  const std::string kept = without(wanted, only_in(wanted, output + other));
  const Tensor product = ops::Einsum({grad, conj(op.input(1 - input))},
                                     output + "," + other + "->" + kept);
  return repeat(op, input, wanted, product, kept);
}

// Sums over the dimensions along which an input's ellipsis was broadcast.
Result sum_broadcast(const RecordedOp& op, const std::string (&labels)[2],
                     const Gradient (&grads)[2]) {
  const EllipsisRange ranges[2] = {ellipsis_range(labels[0]),
                                   ellipsis_range(labels[1])};
  const TensorShape shapes[2] = {op.input_shape(0), op.input_shape(1)};
  if (shapes[0].is_fully_defined() && shapes[1].is_fully_defined() &&
      shapes[0].slice(ranges[0].begin, ranges[0].end) ==
          shapes[1].slice(ranges[1].begin, ranges[1].end)) {
    return {grads[0], grads[1]};
  }
  const auto axes = ops::BroadcastGradientArgs(ellipsis_dims(op, 0, ranges[0]),
                                               ellipsis_dims(op, 1, ranges[1]));
  const auto sum = [&](size_t input, const Tensor& along) -> Gradient {
    if (grads[input].is_none()) return {};
    return ops::Reshape(ops::Sum(grads[input], along + ranges[input].begin),
                        op.input_shape_tensor(input));
  };
  return {sum(0, axes.r0), sum(1, axes.r1)};
}

Result einsum(const RecordedOp& op, Grads grads) {
  const auto& equation = op.attr<std::string>("equation");
  const size_t arrow = equation.find("->");
  const std::string inputs = equation.substr(0, arrow);
  const std::string output = equation.substr(arrow + 2);
  const size_t comma = inputs.find(',');
  if (comma == std::string::npos) {
    return {repeat(op, 0, inputs, grads[0], output)};
  }
  std::string labels[2] = {inputs.substr(0, comma), inputs.substr(comma + 1)};
  // An input without batch dimensions may omit the ellipsis, but the output of
  // a reversed equation may not.
  for (std::string& each : labels) {
    if (has_ellipsis(output) && !has_ellipsis(each)) each += kEllipsis;
  }
  const Gradient by[2] = {
      if_wanted(op, 0,
                [&] { return by_input(op, 0, grads[0], labels, output); }),
      if_wanted(op, 1,
                [&] { return by_input(op, 1, grads[0], labels, output); })};
  if (!has_ellipsis(output)) return {by[0], by[1]};
  return sum_broadcast(op, labels, by);
}

}  // namespace

void register_einsum(GradientRegistry& registry) {
  registry.add("Einsum", einsum, kKeepsInputs);
}

}  // namespace tfx::gradients

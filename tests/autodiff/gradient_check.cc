#include "tests/autodiff/gradient_check.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <list>
#include <memory>
#include <variant>

#include "tests/raw_ops/golden_compare.h"
#include "tfx/autodiff/gradient_tape.h"
#include "tfx/core/execute.h"
#include "tfx/ops/constant_op.h"
#include "tfx/variables/variable.h"

namespace tfx {
namespace {

// Attributes as execute() takes them: views of owned ones.
class AttrViews {
 public:
  explicit AttrViews(const CaseOp& op) {
    for (const auto& [name, value] : op.attrs) {
      views_.push_back({name.c_str(), std::visit(View{flags_}, value)});
    }
  }
  std::span<const Attr> views() const { return views_; }

 private:
  struct View {
    std::list<std::unique_ptr<bool[]>>& flags;

    AttrValue operator()(std::monostate) const {
      throw std::bad_variant_access();
    }
    AttrValue operator()(const std::string& value) const {
      return std::string_view(value);
    }
    AttrValue operator()(const TensorShape& value) const { return &value; }
    AttrValue operator()(const Tensor& value) const { return &value.host(); }
    // A vector of them has no array to view.
    AttrValue operator()(const std::vector<bool>& values) const {
      auto copy = std::make_unique<bool[]>(values.size());
      std::ranges::copy(values, copy.get());
      flags.push_back(std::move(copy));
      return std::span<const bool>(flags.back().get(), values.size());
    }
    template <typename T>
    AttrValue operator()(const std::vector<T>& values) const {
      return std::span<const T>(values);
    }
    template <typename T>
    AttrValue operator()(const T& value) const {
      return value;
    }
  };

  std::list<std::unique_ptr<bool[]>> flags_;
  std::vector<Attr> views_;
};

std::vector<Tensor> run_op(const CaseOp& op,
                           const std::vector<Tensor>& values) {
  std::list<std::vector<Tensor>> lists;
  std::vector<Argument> arguments;
  for (const CaseOp::Argument& argument : op.arguments) {
    if (!argument.is_list) {
      arguments.emplace_back(values.at(argument.values[0]));
      continue;
    }
    std::vector<Tensor>& list = lists.emplace_back();
    for (const size_t number : argument.values) {
      list.push_back(values.at(number));
    }
    arguments.emplace_back(list);
  }
  const AttrViews attrs(op);
  constexpr size_t kMostOutputs = 64;
  std::vector<Tensor> outputs(kMostOutputs);
  outputs.resize(execute({op.name.c_str(), arguments, attrs.views()}, outputs));
  return outputs;
}

// What goes in. Variables are kept, for they delete what their handles name.
struct Inputs {
  explicit Inputs(const GradientCase& golden) {
    for (const CaseInput& input : golden.inputs) {
      tensors.emplace_back(input.value);
      if (!input.is_variable) continue;
      variables.emplace_back(tensors.back());
      tensors.back() = variables.back().handle();
    }
  }

  std::vector<Tensor> tensors;
  std::vector<Variable> variables;
};

// All values, by number.
std::vector<Tensor> run(const GradientCase& golden,
                        const std::vector<Tensor>& inputs) {
  std::vector<Tensor> values = inputs;
  for (const CaseOp& op : golden.ops) {
    std::vector<Tensor> outputs = run_op(op, values);
    values.insert(values.end(), outputs.begin(), outputs.end());
  }
  return values;
}

void check_gradient(const Gradient& actual, const ExpectedGradient& expected,
                    double ulps) {
  CHECK(actual.is_none() == !expected.value.has_value());
  if (actual.is_none() || !expected.value) return;
  CHECK(actual.is_indexed_slices() == expected.indices.has_value());
  if (actual.is_indexed_slices() && expected.indices) {
    const IndexedSlices& slices = actual.indexed_slices();
    CHECK(raw_ops::difference(slices.values(), *expected.value, ulps) == "");
    CHECK(raw_ops::difference(slices.indices(), *expected.indices, 0) == "");
  } else {
    CHECK(raw_ops::difference(actual, *expected.value, ulps) == "");
  }
}

// First and second derivatives of the dot product of targets and output
// gradients.
using Derivatives = std::pair<std::vector<Gradient>, std::vector<Gradient>>;

// What of a gradient is differentiated again.
Tensor values_of(const Gradient& gradient) {
  return gradient.is_indexed_slices() ? gradient.indexed_slices().values()
                                      : gradient.to_tensor();
}

enum class Order { kFirst, kSecond };

Derivatives differentiate(const GradientCase& golden,
                          const std::vector<Tensor>& inputs, Order up_to) {
  std::vector<Tensor> by;
  for (const size_t number : golden.sources) by.push_back(inputs.at(number));
  std::vector<Tensor> grads;
  for (const CaseTarget& target : golden.targets) {
    grads.emplace_back(target.output_gradient);
  }
  GradientTape outer({.watch_accessed_variables = false});
  for (const Tensor& tensor : by) outer.watch(tensor);
  for (const Tensor& tensor : grads) outer.watch(tensor);
  GradientTape inner({.watch_accessed_variables = false});
  for (const Tensor& tensor : by) inner.watch(tensor);
  const std::vector<Tensor> values = run(golden, inputs);
  std::vector<Tensor> of;
  for (const CaseTarget& target : golden.targets) {
    of.push_back(values.at(target.value));
  }
  Derivatives result;
  auto& [first, second] = result;
  first = inner.gradient(of, by, {.output_gradients = grads});
  if (up_to == Order::kFirst || golden.weights.empty()) return result;
  std::vector<Tensor> again;
  for (const Gradient& gradient : first) {
    if (!gradient.is_none()) again.push_back(values_of(gradient));
  }
  by.insert(by.end(), grads.begin(), grads.end());
  const std::vector<Tensor> weights(golden.weights.begin(),
                                    golden.weights.end());
  second = outer.gradient(again, by, {.output_gradients = weights});
  return result;
}

// How the dot product of targets and output gradients differs between two sets
// of values.
double product_difference(const GradientCase& golden,
                          const std::vector<Tensor>& before,
                          const std::vector<Tensor>& after) {
  double sum = 0;
  for (const CaseTarget& target : golden.targets) {
    const auto weights = target.output_gradient.data<double>();
    const auto low = before.at(target.value).data<double>();
    const auto high = after.at(target.value).data<double>();
    for (size_t i = 0; i < weights.size(); ++i) {
      // Those that do not change may be infinite.
      if (low[i] != high[i]) sum += weights[i] * (high[i] - low[i]);
    }
  }
  return sum;
}

// The derivative by one number of an input, from its values on both sides.
double central_difference(const GradientCase& golden,
                          std::vector<Tensor> inputs, size_t input,
                          size_t number) {
  constexpr double kStep = 1e-5;
  const Tensor original = inputs[input];
  std::vector<double> numbers(original.data<double>().begin(),
                              original.data<double>().end());
  const double middle = numbers[number];
  const auto values_at = [&](double value) {
    numbers[number] = value;
    inputs[input] = Tensor(
        c::Tensor::from_values<double>(original.shape().as_list(), numbers));
    return run(golden, inputs);
  };
  const std::vector<Tensor> before = values_at(middle - kStep);
  const std::vector<Tensor> after = values_at(middle + kStep);
  return product_difference(golden, before, after) / (2 * kStep);
}

void check_differences(const GradientCase& golden,
                       const std::vector<Tensor>& inputs,
                       const std::vector<Gradient>& first) {
  for (size_t i = 0; i < golden.sources.size(); ++i) {
    if (first[i].is_none()) continue;
    const Tensor gradient = first[i];
    const auto actual = gradient.data<double>();
    double greatest = 1;
    for (const double number : actual) {
      greatest = std::max(greatest, std::abs(number));
    }
    for (size_t k = 0; k < actual.size(); ++k) {
      INFO("finite difference by number " << k << " of source " << i);
      const double expected =
          central_difference(golden, inputs, golden.sources[i], k);
      CHECK(std::abs(actual[k] - expected) <= *golden.differences * greatest);
    }
  }
}

double first_ulps(const GradientCase& golden) {
  if (golden.ulps) return *golden.ulps;
  constexpr double kUsual = 16;
  constexpr double kOf16Bits = 2;
  for (const CaseTarget& target : golden.targets) {
    if (DType(target.output_gradient.type()).size() == 2) return kOf16Bits;
  }
  return kUsual;
}

void check_first(const GradientCase& golden,
                 const std::vector<Gradient>& actual) {
  REQUIRE(actual.size() == golden.first.size());
  for (size_t i = 0; i < actual.size(); ++i) {
    INFO("first derivative by source " << i);
    check_gradient(actual[i], golden.first[i], first_ulps(golden));
  }
}

void check_second(const GradientCase& golden,
                  const std::vector<Gradient>& actual) {
  REQUIRE(actual.size() == golden.second.size());
  for (size_t i = 0; i < actual.size(); ++i) {
    INFO("second derivative by source " << i);
    check_gradient(actual[i], golden.second[i], 2 * first_ulps(golden));
  }
}

// What is known of shapes decides on whether a gradient is slices.
void check_densely(const Gradient& actual, const ExpectedGradient& expected,
                   const std::vector<int64_t>& shape, double ulps,
                   double greatest = 0) {
  CHECK(actual.is_none() == !expected.value.has_value());
  if (actual.is_none() || !expected.value) return;
  Tensor dense(*expected.value);
  if (expected.indices) {
    dense = IndexedSlices(dense, Tensor(*expected.indices), constant(shape))
                .to_tensor();
  }
  CHECK(raw_ops::difference(actual, dense.host(), ulps, greatest) == "");
}

bool is_form_of(const Gradient& actual, const ExpectedGradient& expected) {
  return actual.is_indexed_slices() == expected.indices.has_value();
}

// Those of a function in which they do not all have the forms that they have
// eagerly.
void check_other_forms(const GradientCase& golden,
                       const std::vector<Gradient>& actual) {
  CHECK_FALSE(std::ranges::equal(actual, golden.first, is_form_of));
  REQUIRE(actual.size() == golden.first.size());
  for (size_t i = 0; i < actual.size(); ++i) {
    INFO("first derivative by source " << i);
    check_densely(actual[i], golden.first[i],
                  golden.inputs[golden.sources[i]].value.shape(),
                  first_ulps(golden));
  }
}

void check_traced_second(const GradientCase& golden,
                         const std::vector<Gradient>& actual) {
  REQUIRE(actual.size() == golden.second.size());
  const size_t sources = golden.sources.size();
  // TensorFlow rearranges the formulas of graphs: where terms cancel, which are
  // of the order of the weights, another rest is left than eagerly.
  double greatest = 0;
  for (const c::Tensor& weight : golden.weights) {
    greatest = std::max(greatest, raw_ops::greatest_number(weight));
  }
  for (size_t i = 0; i < actual.size(); ++i) {
    INFO("second derivative by source " << i);
    const c::Tensor& source = i < sources
                                  ? golden.inputs[golden.sources[i]].value
                                  : golden.targets[i - sources].output_gradient;
    check_densely(actual[i], golden.second[i], source.shape(),
                  2 * first_ulps(golden), greatest);
  }
}

}  // namespace

void check_gradients(const GradientCase& golden) {
  const Inputs inputs(golden);
  const auto [first, second] =
      differentiate(golden, inputs.tensors, Order::kSecond);
  check_first(golden, first);
  check_second(golden, second);
  if (golden.differences) check_differences(golden, inputs.tensors, first);
}

void check_traced_gradients(const GradientCase& golden, TracingWay way) {
  if (golden.untraced.contains(name_of(way))) return;
  const Inputs inputs(golden);
  // The weights of second derivatives have the form of the first ones.
  const bool has_other_forms = golden.other_forms.contains(name_of(way));
  const auto [first, second] = call_traced(
      [&](const std::vector<Tensor>& in) {
        return differentiate(golden, in,
                             has_other_forms ? Order::kFirst : Order::kSecond);
      },
      inputs.tensors, way);
  if (has_other_forms) {
    check_other_forms(golden, first);
  } else {
    check_first(golden, first);
    check_traced_second(golden, second);
  }
}

}  // namespace tfx

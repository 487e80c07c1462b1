#include "tfx/debugging/compare.h"

#include <algorithm>
#include <limits>

#include "tfx/core/array_format.h"
#include "tfx/core/constant_value.h"
#include "tfx/core/element_format.h"
#include "tfx/core/errors.h"
#include "tfx/core/func_graph.h"
#include "tfx/core/indexing.h"
#include "tfx/core/name_scope.h"
#include "tfx/debugging/report.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx::debugging {
namespace {

struct Comparison {
  const char* sign;
  const char* name;
  Tensor (*holds)(const Tensor& x, const Tensor& y);
};

constexpr Comparison kEqual = {
    "==", "assert_equal",
    [](const Tensor& x, const Tensor& y) { return raw_ops::Equal(x, y); }};
constexpr Comparison kNoneEqual = {
    "!=", "assert_none_equal",
    [](const Tensor& x, const Tensor& y) { return raw_ops::NotEqual(x, y); }};
constexpr Comparison kLess = {
    "<", "assert_less",
    [](const Tensor& x, const Tensor& y) { return raw_ops::Less(x, y); }};
constexpr Comparison kLessEqual = {
    "<=", "assert_less_equal",
    [](const Tensor& x, const Tensor& y) { return raw_ops::LessEqual(x, y); }};
constexpr Comparison kGreater = {
    ">", "assert_greater",
    [](const Tensor& x, const Tensor& y) { return raw_ops::Greater(x, y); }};
constexpr Comparison kGreaterEqual = {">=", "assert_greater_equal",
                                      [](const Tensor& x, const Tensor& y) {
                                        return raw_ops::GreaterEqual(x, y);
                                      }};

// The first `count` elements, flattened, as NumPy prints them.
std::string first_text(const Tensor& tensor, int64_t count) {
  return array_str(reshape(tensor, {-1})[Slice(0, count)].host());
}

Report failure_report(const Comparison& comparison, const Tensor& x,
                      const Tensor& y, const Tensor& holds, int64_t summarize) {
  Report report = {std::string("Condition x ") + comparison.sign +
                   " y did not hold."};
  if (summarize == 0) return report;
  if (x.shape() == y.shape() && x.rank() > 0) {
    const Tensor differs = raw_ops::LogicalNot(holds);
    const Tensor indices = raw_ops::Where(differs);
    const int64_t count = std::min(summarize, indices.len());
    report.emplace_back("Indices of first " + std::to_string(count) +
                        " different values:");
    report.emplace_back(array_str(indices[Slice(0, count)].host()));
    report.emplace_back("Corresponding x values:");
    report.emplace_back(first_text(boolean_mask(x, differs), count));
    report.emplace_back("Corresponding y values:");
    report.emplace_back(first_text(boolean_mask(y, differs), count));
  }
  const auto append_first = [&](const Tensor& tensor, const char* name) {
    const int64_t count = std::min(summarize, *tensor.shape().num_elements());
    report.emplace_back("First " + std::to_string(count) + " elements of " +
                        name + ":");
    report.emplace_back(first_text(tensor, count));
  };
  append_first(x, "x");
  append_first(y, "y");
  return report;
}

// False only if both values are known statically and the comparison fails.
bool may_hold(const Comparison& comparison, const Tensor& x, const Tensor& y) {
  const std::optional<Tensor> x_value = constant_value(x);
  const std::optional<Tensor> y_value = constant_value(y);
  if (!x_value || !y_value) return true;
  const InitScope eagerly;
  return static_cast<bool>(
      math::reduce_all(comparison.holds(*x_value, *y_value)));
}

void put_first(Report& report, const std::optional<std::string>& message) {
  if (message) report.insert(report.begin(), *message);
}

Tensor compare_eagerly(const Comparison& comparison, const Tensor& x,
                       const Tensor& y, const std::optional<Report>& report,
                       const AssertElementsOptions& options) {
  const Tensor holds = comparison.holds(x, y);
  if (static_cast<bool>(math::reduce_all(holds))) return {};
  int64_t summarize = options.summarize.value_or(kDefaultSummarize);
  if (summarize < 0) summarize = std::numeric_limits<int64_t>::max();
  Report told =
      report ? *report : failure_report(comparison, x, y, holds, summarize);
  put_first(told, options.message);
  throw_report(told, summarize);
}

Tensor compare_traced(const Comparison& comparison, const Tensor& x,
                      const Tensor& y, const std::optional<Report>& report,
                      const AssertElementsOptions& options) {
  Report told = report.value_or(
      Report{std::string("Condition x ") + comparison.sign +
                 " y did not hold element-wise:",
             "x (" + x.name() + ") = ", x, "y (" + y.name() + ") = ", y});
  put_first(told, options.message);
  const Tensor condition = math::reduce_all(comparison.holds(x, y));
  if (!may_hold(comparison, x, y)) throw_static_report(told);
  return assert_report(condition, told, options.summarize);
}

// `report` replaces the default report on x and y.
Tensor compare(const Comparison& comparison, const TensorLike& x,
               const TensorLike& y, const AssertElementsOptions& options,
               const std::optional<Report>& report = std::nullopt) {
  const auto scope = name_scope(options.name, comparison.name);
  const Tensor first = checked_tensor(x, "x");
  const Tensor second = checked_tensor(y, "y");
  return is_eager()
             ? compare_eagerly(comparison, first, second, report, options)
             : compare_traced(comparison, first, second, report, options);
}

// A comparison of x with 0.
struct Sign {
  const char* name;
  const char* condition;
  Comparison comparison;
  bool zero_is_first;
  // Whether the condition and the description of x form one string: Python
  // misses a comma between them.
  bool is_one_text = false;
};

Tensor check_sign(const Sign& sign, const TensorLike& x,
                  const AssertElementsOptions& options) {
  const auto scope = name_scope(options.name, sign.name);
  const Tensor tensor = checked_tensor(x, "x");
  const std::string condition = std::string("Condition x ") + sign.condition +
                                " did not hold element-wise:";
  const std::string what = "x (" + description_of(tensor) + ") = ";
  const Report report =
      sign.is_one_text
          ? Report{prefix_of(options.message), condition + what, tensor}
          : Report{prefix_of(options.message), condition, what, tensor};
  const Tensor zero = TensorLike(0).to_tensor(tensor.dtype());
  const AssertElementsOptions inner = {.summarize = options.summarize};
  return sign.zero_is_first
             ? compare(sign.comparison, zero, tensor, inner, report)
             : compare(sign.comparison, tensor, zero, inner, report);
}

// The error names the argument, as in Python.
Tensor converted_y(const TensorLike& y, DType dtype) {
  try {
    return y.to_tensor(dtype);
  } catch (const ValueError& error) {
    throw ValueError(std::string("y: ") + error.what());
  }
}

// np.finfo(dtype).eps; throws ValueError for dtypes np.finfo does not know.
double epsilon_of(DType dtype) {
  if (dtype == float64) return std::numeric_limits<double>::epsilon();
  if (dtype == float32) return std::numeric_limits<float>::epsilon();
  if (dtype == float16) return 0x1p-10;
  const std::string name = internal::numpy_name(dtype.as_datatype_enum());
  throw ValueError("data type <class '" +
                   (dtype == bfloat16 ? "ml_dtypes." + name : "numpy." + name) +
                   "'> not inexact");
}

}  // namespace

Tensor assert_equal(const TensorLike& x, const TensorLike& y,
                    const AssertElementsOptions& options) {
  if (x.is_tensor() && y.is_tensor() && x.to_tensor().is(y.to_tensor())) {
    return {};
  }
  // Python opens a scope for the check above, and then another one. Opening
  // both keeps the names the same.
  { const auto scope = name_scope(options.name, kEqual.name); }
  return compare(kEqual, x, y, options);
}

Tensor assert_none_equal(const TensorLike& x, const TensorLike& y,
                         const AssertNoneEqualOptions& options) {
  return compare(kNoneEqual, x, y,
                 {.message = options.message,
                  .summarize = options.summarize,
                  .name = options.name});
}

Tensor assert_less(const TensorLike& x, const TensorLike& y,
                   const AssertElementsOptions& options) {
  return compare(kLess, x, y, options);
}

Tensor assert_less_equal(const TensorLike& x, const TensorLike& y,
                         const AssertElementsOptions& options) {
  return compare(kLessEqual, x, y, options);
}

Tensor assert_greater(const TensorLike& x, const TensorLike& y,
                      const AssertElementsOptions& options) {
  return compare(kGreater, x, y, options);
}

Tensor assert_greater_equal(const TensorLike& x, const TensorLike& y,
                            const AssertElementsOptions& options) {
  return compare(kGreaterEqual, x, y, options);
}

Tensor assert_near(const TensorLike& x, const TensorLike& y,
                   const AssertNearOptions& options) {
  const auto scope = name_scope(options.name, "assert_near");
  const Tensor first = checked_tensor(x, "x");
  const Tensor second = checked_tensor(converted_y(y, first.dtype()), "y");
  const DType dtype = first.dtype().real_dtype();
  const double by_default = 10 * epsilon_of(dtype);
  const auto tolerance = [&](const TensorOption& option, const char* name) {
    return checked_tensor(option.is_none()
                              ? TensorLike(by_default).to_tensor(dtype)
                              : option.to_tensor(dtype),
                          name);
  };
  const Tensor rtol = tolerance(options.rtol, "rtol");
  const Tensor atol = tolerance(options.atol, "atol");
  const Report report = {prefix_of(options.message),
                         "x and y not equal to tolerance rtol = " + rtol.str() +
                             ", atol = " + atol.str(),
                         "x (" + description_of(first) + ") = ",
                         first,
                         "y (" + description_of(second) + ") = ",
                         second};
  const Tensor allowed = atol + rtol * math::abs(second);
  const Tensor difference = math::abs(first - second);
  return assert_report(math::reduce_all(raw_ops::Less(difference, allowed)),
                       report, options.summarize);
}

Tensor assert_negative(const TensorLike& x,
                       const AssertElementsOptions& options) {
  return check_sign({"assert_negative", "< 0", kLess, false}, x, options);
}

Tensor assert_positive(const TensorLike& x,
                       const AssertElementsOptions& options) {
  return check_sign({"assert_positive", "> 0", kLess, true}, x, options);
}

Tensor assert_non_negative(const TensorLike& x,
                           const AssertElementsOptions& options) {
  return check_sign({"assert_non_negative", ">= 0", kLessEqual, true}, x,
                    options);
}

Tensor assert_non_positive(const TensorLike& x,
                           const AssertElementsOptions& options) {
  return check_sign({"assert_non_positive", "<= 0", kLessEqual, false, true}, x,
                    options);
}

}  // namespace tfx::debugging

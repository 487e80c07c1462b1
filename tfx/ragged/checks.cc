#include "tfx/ragged/checks.h"

#include <algorithm>
#include <utility>

#include "tfx/core/array_format.h"
#include "tfx/core/constant_value.h"
#include "tfx/core/control_dependencies.h"
#include "tfx/core/element_format.h"
#include "tfx/core/errors.h"
#include "tfx/core/func_graph.h"
#include "tfx/core/indexing.h"
#include "tfx/core/python_repr.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/logging_ops.h"

namespace tfx::ragged::internal {
namespace {

// How many elements of a tensor are told.
constexpr int64_t kShown = 3;

bool is_eager() { return FuncGraph::current() == nullptr; }

Tensor text_tensor(const std::string& text) {
  return Tensor(c::Tensor::scalar_string(text));
}

Tensor flat(const Tensor& tensor) { return reshape(tensor, {-1}); }

// str() of the first elements, and "..." for others.
std::vector<std::string> element_texts(const Tensor& tensor, int64_t most) {
  const Tensor elements = flat(tensor);
  std::vector<std::string> texts;
  const int64_t count = elements.len();
  for (int64_t i = 0; i < std::min(count, most); ++i) {
    texts.push_back(tfx::internal::scalar_str(elements[i].host()));
  }
  if (count > most) texts.emplace_back("...");
  return texts;
}

// As Python prints a list of texts: "['1', '...']".
std::string list_text(const Tensor& tensor) {
  if (tensor.rank() == 0) return tfx::internal::scalar_str(tensor.host());
  std::string text = "[";
  for (const std::string& element : element_texts(tensor, kShown)) {
    text += (text.size() > 1 ? ", " : "") + tfx::internal::str_repr(element);
  }
  return text + "]";
}

std::string first_elements(const Tensor& tensor, const char* name) {
  const Tensor elements = flat(tensor);
  const int64_t shown = std::min(elements.len(), kShown);
  return "\nFirst " + std::to_string(shown) + " elements of " + name + ":\n" +
         array_str(elements[Slice(shown)].host());
}

std::string differences(const Tensor& x, const Tensor& y, const Tensor& holds) {
  const Tensor mask = math::logical_not(holds);
  const Tensor places = where(mask);
  const int64_t shown = std::min(places.len(), kShown);
  const auto values = [&](const Tensor& tensor) {
    return array_str(boolean_mask(tensor, mask)[Slice(shown)].host());
  };
  return "\nIndices of first " + std::to_string(shown) +
         " different values:\n" + array_str(places[Slice(shown)].host()) +
         "\nCorresponding x values:\n" + values(x) +
         "\nCorresponding y values:\n" + values(y);
}

// Whether it is known to hold; throws if it is known not to.
bool is_settled(const Tensor& all_hold, const std::string& message) {
  const auto value = constant_value(all_hold);
  if (!value) return false;
  if (!static_cast<bool>(*value)) throw errors::InvalidArgumentError(message);
  return true;
}

void check_pairs(const char* sign, const Tensor& x, const Tensor& y,
                 const Tensor& holds, const std::string& message) {
  const Tensor all_hold = reduce_all(holds);
  const std::string condition =
      message + (message.empty() ? "" : "\n") + "Condition x " + sign + " y";
  if (!is_eager()) {
    const std::string text = condition + " did not hold element-wise:";
    if (is_settled(all_hold, text)) return;
    raw_ops::Assert(all_hold, {text_tensor(text), x, y});
    return;
  }
  if (static_cast<bool>(all_hold)) return;
  std::string text = condition + " did not hold.";
  if (x.shape() == y.shape() && x.rank() > 0) text += differences(x, y, holds);
  throw errors::InvalidArgumentError(text + first_elements(x, "x") +
                                     first_elements(y, "y"));
}

}  // namespace

void check_equal(const Tensor& x, const Tensor& y, const std::string& message) {
  if (x.is(y)) return;
  check_pairs("==", x, y, math::equal(x, y), message);
}

void check_less(const Tensor& x, const Tensor& y, const std::string& message) {
  check_pairs("<", x, y, math::less(x, y), message);
}

void check_less_equal(const Tensor& x, const Tensor& y,
                      const std::string& message) {
  check_pairs("<=", x, y, math::less_equal(x, y), message);
}

void check_greater_equal(const Tensor& x, const Tensor& y,
                         const std::string& message) {
  check_pairs(">=", x, y, math::greater_equal(x, y), message);
}

void check_non_negative(const Tensor& x, const std::string& message) {
  const Tensor all_hold = reduce_all(math::less_equal(0, x));
  const std::string text =
      message + ".  \nCondition x >= 0 did not hold element-wise:";
  if (!is_eager()) {
    if (is_settled(all_hold, text)) return;
    raw_ops::Assert(all_hold, {text_tensor(text), x});
    return;
  }
  if (static_cast<bool>(all_hold)) return;
  throw errors::InvalidArgumentError(text + "\nx (shape=" + x.shape().str() +
                                     " dtype=" + x.dtype().name() + ") = \n" +
                                     list_text(x));
}

void check_rank(const Tensor& x, int rank, const std::string& message) {
  if (x.rank() == rank) return;
  if (x.rank() < 0) {
    raw_ops::Assert(math::equal(tfx::rank(x), rank),
                    {text_tensor(message), tfx::shape(x)});
    return;
  }
  const std::string name = x.is_symbolic() ? x.name() : "";
  throw ValueError(message + ".  Tensor " + name + " must have rank " +
                   std::to_string(rank) + ".  Received rank " +
                   std::to_string(x.rank()) + ", shape " + x.shape().str());
}

c::Operation check_true(const Tensor& condition,
                        std::initializer_list<TensorLike> data, int summarize) {
  std::vector<Tensor> tensors;
  for (const TensorLike& value : data) tensors.push_back(value.to_tensor());
  if (!is_eager()) {
    raw_ops::Assert(condition, tensors, {.summarize = summarize});
    return FuncGraph::current()->last_operation();
  }
  if (static_cast<bool>(condition)) return {};
  std::string text;
  for (const Tensor& tensor : tensors) {
    std::string line;
    for (const std::string& element : element_texts(tensor, summarize)) {
      line += (line.empty() ? "" : ", ") + element;
    }
    text += (text.empty() ? "" : "\n") + line;
  }
  throw errors::InvalidArgumentError("Expected '" + condition.str() +
                                     "' to be true. Summarized data: " + text);
}

Tensor after_checks(const Tensor& tensor) {
  FuncGraph* const graph = FuncGraph::current();
  if (graph == nullptr) return tensor;
  return graph->after_effects(std::span(&tensor, 1))[0];
}

Tensor with_dependencies(const std::vector<c::Operation>& checks,
                         const Tensor& tensor) {
  FuncGraph* const graph = FuncGraph::current();
  if (graph == nullptr) return tensor;
  std::vector<c::Operation> all = graph->control_inputs();
  all.insert(all.end(), checks.begin(), checks.end());
  const ControlDependencies scope(graph, std::move(all));
  return raw_ops::Identity(tensor, {.name = "control_dependency"});
}

}  // namespace tfx::ragged::internal

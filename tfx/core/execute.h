// execute(): the single entry point for all operations.
//
// It runs an operation in the eager runtime, on the device of the innermost
// tf::device scope, or adds it to the graph that is being built
// (tfx/core/graph_builder.h). Op functions call it and do not distinguish the
// two. Gradient tapes observe both.
#ifndef TFX_CORE_EXECUTE_H_
#define TFX_CORE_EXECUTE_H_

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "tfx/core/dtypes.h"
#include "tfx/core/function_name.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_shape.h"
#include "tfx/core/tensor_span.h"

namespace tfx {

// An argument of an op: a tensor or a list of tensors. A view, valid during the
// call.
class Argument {
 public:
  Argument(const Tensor& tensor)  // NOLINT(google-explicit-constructor)
      : tensors_(&tensor, 1), is_list_(false) {}
  Argument(TensorSpan list)  // NOLINT
      : tensors_(list), is_list_(true) {}
  Argument(const std::vector<Tensor>& list)  // NOLINT
      : Argument(TensorSpan(list)) {}

  std::span<const Tensor> tensors() const { return tensors_; }
  bool is_list() const { return is_list_; }

 private:
  std::span<const Tensor> tensors_;
  bool is_list_;
};

// An attribute's value, also a view. Attributes that are inferred from the
// arguments (T, N) need not be given.
using AttrValue =
    std::variant<bool, int64_t, float, std::string_view, DType,
                 const TensorShape*, const c::Tensor*, FunctionName,
                 std::span<const bool>, std::span<const int64_t>,
                 std::span<const float>, std::span<const std::string>,
                 std::span<const DType>, std::span<const TensorShape>,
                 std::span<const FunctionName>>;

struct Attr {
  const char* name;
  AttrValue value;
};

struct OpCall {
  const char* op;
  std::span<const Argument> inputs;
  std::span<const Attr> attrs;
  // The operation's name in a graph; the op's name by default.
  std::string_view name = {};
};

// Runs `call`. Returns how many of `outputs` were set. Throws what TensorFlow
// reports, as the class Python raises, with the op and its inputs' dtypes and
// shapes in the text.
size_t execute(const OpCall& call, std::span<Tensor> outputs);

// The same for any number of outputs, and for exactly one.
std::vector<Tensor> execute(const char* op,
                            std::initializer_list<Argument> inputs,
                            std::initializer_list<Attr> attrs = {});
Tensor execute_one(const char* op, std::initializer_list<Argument> inputs,
                   std::initializer_list<Attr> attrs = {},
                   std::string_view name = {});

}  // namespace tfx

#endif  // TFX_CORE_EXECUTE_H_

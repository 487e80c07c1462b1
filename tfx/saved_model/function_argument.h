// What a function of a loaded model is called with.
#ifndef TFX_SAVED_MODEL_FUNCTION_ARGUMENT_H_
#define TFX_SAVED_MODEL_FUNCTION_ARGUMENT_H_

#include <concepts>
#include <initializer_list>
#include <memory>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "tfx/core/dtypes.h"
#include "tfx/core/literal.h"
#include "tfx/core/ndarray.h"
#include "tfx/core/structure.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/core/typed_array.h"
#include "tfx/ops/variable.h"

namespace tfx::saved_model {

// A tensor, a variable, a value of Python's (true, 2, 0.5, "same"), None, or a
// nested structure of such. Functions tell tensors from values: a trace may be
// for `training=True` only. Copies are cheap.
class FunctionArgument {
 public:
  // All implicit: a value is meant.
  FunctionArgument();                            // None
  FunctionArgument(Tensor tensor);               // NOLINT
  FunctionArgument(Variable value);              // NOLINT
  FunctionArgument(Literal literal);             // NOLINT
  FunctionArgument(const Structure& structure);  // NOLINT
  FunctionArgument(const np::NDArray& array)     // NOLINT
      : FunctionArgument(TensorLike(array).to_tensor()) {}
  template <internal::ScalarLiteral T>
  FunctionArgument(const T& value)  // NOLINT
      : FunctionArgument(Literal(value)) {}
  template <TypedArray T>
  FunctionArgument(const T& array)  // NOLINT
      : FunctionArgument(TensorLike(array).to_tensor()) {}
  template <typename T>
  requires std::convertible_to<const T&, Structure> &&
      (!std::convertible_to<const T&, Tensor>)&&(!TypedArray<T>)
          FunctionArgument(const T& structure)  // NOLINT
      : FunctionArgument(Structure(structure)) {}
  // {a, b}: the tuple, list or tensor that the function expects there.
  FunctionArgument(std::initializer_list<FunctionArgument> elements);

  // In the source: whoever includes this would compile a variant's otherwise.
  FunctionArgument(const FunctionArgument& other);
  FunctionArgument(FunctionArgument&& other) noexcept;
  FunctionArgument& operator=(const FunctionArgument& other);
  FunctionArgument& operator=(FunctionArgument&& other) noexcept;
  ~FunctionArgument();

  using Elements = std::vector<FunctionArgument>;
  using Items = std::vector<std::pair<std::string, FunctionArgument>>;
  static FunctionArgument tuple(Elements elements);
  static FunctionArgument list(Elements elements);
  static FunctionArgument dict(Items items);

  // What is told apart here is for tfx's own sources.
  enum class Kind { kAnySequence, kTuple, kList, kDict };
  struct Node {
    Kind kind;
    Elements elements;
    std::vector<std::string> keys = {};  // a dict's, in their order
  };
  const Node* node() const;
  const Tensor* tensor() const;
  const Variable* variable() const;
  const Literal* literal() const;
  bool is_none() const;

  // As a tensor, of `hint` if it fits that. Throws TypeError or ValueError if
  // it is none and cannot become one.
  Tensor to_tensor(DType hint) const;
  // As Python writes it.
  std::string repr() const;

 private:
  explicit FunctionArgument(Node node);
  bool is_literal() const;
  Literal as_literal() const;

  std::variant<std::monostate, Tensor, Variable, Literal,
               std::shared_ptr<const Node>>
      value_;
};

// name=value
struct NamedArgument {
  std::string name;
  FunctionArgument value;
};

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_FUNCTION_ARGUMENT_H_

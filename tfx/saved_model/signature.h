// Signature: a function of a loaded model that was saved under a name.
#ifndef TFX_SAVED_MODEL_SIGNATURE_H_
#define TFX_SAVED_MODEL_SIGNATURE_H_

#include <concepts>
#include <cstddef>
#include <initializer_list>
#include <iosfwd>
#include <iterator>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tfx/core/composite_tensor.h"
#include "tfx/core/composite_value.h"
#include "tfx/core/never_null.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/function/concrete_function.h"
#include "tfx/saved_model/call_options.h"
#include "tfx/saved_model/outputs.h"
#include "tfx/saved_model/prepared_call.h"
#include "tfx/saved_model/signature_info.h"

namespace tfx::saved_model {

struct Model;
struct ModelSignature;

// The value of an input: a tensor, a literal, or a composite tensor for an
// input that was saved as its components. Only for parameters.
class InputValue {
 public:
  // All implicit, as those of TensorLike. (clang 14 does not find inherited
  // ones.)
  InputValue() = default;
  template <typename T>
  requires std::convertible_to<const T&, TensorLike>  //
  InputValue(const T& value)                          // NOLINT
      : tensor_(value) {}
  InputValue(std::initializer_list<Literal> list) : tensor_(list) {}  // NOLINT
  InputValue(std::initializer_list<Tensor> list) : tensor_(list) {}   // NOLINT
  template <typename Item = internal::TensorListItem>
  InputValue(std::initializer_list<std::type_identity_t<Item>> items)  // NOLINT
      : tensor_(items) {}
  template <CompositeTensor T>
  InputValue(const T& value) : composite_(value) {}  // NOLINT

  const TensorLike& tensor() const { return tensor_; }
  // Has a value if it is a composite tensor, and not a tensor.
  const CompositeValue& composite() const { return composite_; }

 private:
  TensorLike tensor_ = {};
  CompositeValue composite_ = {};
};

// A named input. Only for parameters.
struct NamedInput {
  std::string_view name;
  InputValue value;
};

// Copies are cheap and keep the model alive; calls are thread-safe, and tfx
// takes no lock for them, but for a moment for those with a timeout.
//
// A call throws TypeError for a missing or superfluous input, and
// InvalidArgumentError for a tensor of another dtype; literals and arrays are
// converted, as in Python. An input that was a sparse or ragged tensor is
// several tensors (see TensorInfo); it can be given as one under its own name,
// too. Shapes are checked only by the graph; its errors are
// reported together with the signature's declaration.
//
// Two inputs may be one tensor of the graph; their values must be equal, or the
// call throws ValueError.
//
// Calls while a function is traced, or with an input that a tape watches, are
// only for models loaded with `.eager = true` (see RestoredFunction for their
// gradients); for others they throw RuntimeError.
//
// In Python a signature is a ConcreteFunction. This class has the same
// descriptions, and concrete_function() if the model was loaded with
// `.eager = true`.
class Signature {
 public:
  const std::string& name() const { return info().name; }
  const std::string& method_name() const { return info().method_name; }
  // Sorted by name.
  const std::vector<TensorInfo>& inputs() const { return info().inputs; }
  const std::vector<TensorInfo>& outputs() const { return info().outputs; }

  // As in ConcreteFunction.
  FunctionType function_type() const { return info().type(); }
  StructuredSpec structured_input_signature() const {
    return function_type().structured_input_signature();
  }
  StructuredSpec structured_outputs() const { return function_type().output; }
  // In a session a signature has no captures: all is in the session's graph.
  std::string pretty_printed_signature(PrettyOptions options = {}) const;
  // Throws RuntimeError for a served model, and ValueError if the signature is
  // not among the model's objects.
  ConcreteFunction concrete_function() const;

  // signature({{"x", x}, {"y", 2.0}})
  Outputs operator()(std::initializer_list<NamedInput> inputs,
                     const CallOptions& options = {}) const;
  Outputs operator()(const std::map<std::string, Tensor>& inputs,
                     const CallOptions& options = {}) const;
  // Without inputs; or with the only required input, without its name.
  Outputs operator()() const { return (*this)({}, CallOptions()); }
  template <typename T>
  requires std::convertible_to<const T&, TensorLike> Outputs
  operator()(const T& input, const CallOptions& options = {}) const {
    return call_with_one(InputValue(input), options);
  }
  template <CompositeTensor T>
  Outputs operator()(const T& input, const CallOptions& options = {}) const {
    return call_with_one(InputValue(input), options);
  }

  // Prepares calls with these inputs, in this order, and only these outputs.
  // Throws TypeError unless `inputs` are exactly the signature's inputs, and
  // KeyError for an output that it does not have.
  PreparedCall prepare(std::span<const std::string> inputs,
                       std::span<const std::string> outputs) const;
  PreparedCall prepare(std::initializer_list<std::string> inputs,
                       std::initializer_list<std::string> outputs) const;
  // With all inputs and outputs, sorted by name.
  PreparedCall prepare() const;

  // Calls it once, so that TensorFlow optimises the graph now and not in the
  // first request. The inputs are their default values, or else zeros (empty
  // strings) of the declared shapes, with unknown dimensions set to 1. The call
  // may change the model's state, like any call. OpErrors are ignored.
  void warmup() const;

  // "serving_default(*, x: TensorSpec(…)) -> Dict[['y', TensorSpec(…)]]"
  std::string str() const { return name() + function_type().str(); }
  friend std::ostream& operator<<(std::ostream& stream,
                                  const Signature& signature);

 private:
  friend class LoadedModel;
  friend class Signatures;
  // `signature` keeps the model.
  Signature(const Model& model, std::shared_ptr<const ModelSignature> signature)
      : signature_(std::move(signature)), model_(&model) {}
  const SignatureInfo& info() const;
  Outputs call_with_one(const InputValue& input,
                        const CallOptions& options) const;
  Outputs call(std::vector<Tensor> values, const CallOptions& options) const;
  // Fills in default values; throws TypeError if an input is missing.
  void complete(std::vector<Tensor>& values) const;
  // Sets the values of the input, or of those that are its components. Throws
  // TypeError if there is no such input.
  void set_input(std::vector<Tensor>& values, std::string_view name,
                 const InputValue& value) const;
  void set_input(std::vector<Tensor>& values, size_t input,
                 const Tensor& value) const;
  // The inputs that are the components of one; empty if there are none.
  std::vector<size_t> find_components(std::string_view name,
                                      size_t count) const;
  Tensor converted(const TensorLike& value, size_t input) const;
  size_t find_input(std::string_view name) const;
  [[noreturn]] void throw_binding_error(const std::string& why) const;

  internal::NeverNull<std::shared_ptr<const ModelSignature>> signature_;
  const Model* model_;
};

// The signatures of a model, sorted by name.
class Signatures {
 public:
  explicit Signatures(std::shared_ptr<const Model> model)
      : model_(std::move(model)) {}

  // Throws KeyError, which lists the valid names.
  Signature operator[](std::string_view name) const;
  bool contains(std::string_view name) const { return find(name) >= 0; }
  size_t size() const;
  bool empty() const { return size() == 0; }
  std::vector<std::string> names() const;

  // for (const tf::saved_model::Signature& signature : model.signatures()) …
  class Iterator {
   public:
    using iterator_category = std::input_iterator_tag;
    using value_type = Signature;
    using difference_type = std::ptrdiff_t;
    using pointer = void;
    using reference = Signature;

    Iterator(std::shared_ptr<const Model> model, size_t index)
        : model_(std::move(model)), index_(index) {}
    Signature operator*() const { return Signatures(model_).at(index_); }
    Iterator& operator++() {
      ++index_;
      return *this;
    }
    friend bool operator==(const Iterator&, const Iterator&) = default;

   private:
    internal::NeverNull<std::shared_ptr<const Model>> model_;
    size_t index_;
  };
  Iterator begin() const { return {model_, 0}; }
  Iterator end() const { return {model_, size()}; }

 private:
  int find(std::string_view name) const;
  Signature at(size_t index) const;

  internal::NeverNull<std::shared_ptr<const Model>> model_;
};

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_SIGNATURE_H_

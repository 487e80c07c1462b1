// StructuredSpec: what a function takes or returns: the specs of its tensors,
// in the structure in which they come, among what else there is.
//
//   tf::StructuredSpec args = concrete.structured_input_signature()[0];
//   tf::TensorSpec x = args[0].spec();
//   tf::TensorSpec y = concrete.structured_outputs()["logits"].spec();
//
// A StructuredSpec never changes; copies share their children.
#ifndef TFX_FUNCTION_STRUCTURED_SPEC_H_
#define TFX_FUNCTION_STRUCTURED_SPEC_H_

#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "tfx/core/tensor_spec.h"

namespace tfx {

class StructuredSpec {
 public:
  // None
  StructuredSpec() : StructuredSpec(Value{"None"}) {}
  StructuredSpec(TensorSpec spec);  // NOLINT: a structure of one tensor
  // A number, a string, …: what is no tensor, as Python writes it.
  static StructuredSpec value(std::string repr);
  // What has a type of its own: a variable, a composite tensor, an object.
  static StructuredSpec type(std::string repr);
  static StructuredSpec tuple(std::vector<StructuredSpec> children);
  static StructuredSpec list(std::vector<StructuredSpec> children);
  // A key for each child.
  static StructuredSpec dict(std::vector<std::string> keys,
                             std::vector<StructuredSpec> children);

  bool is_tensor() const;
  bool is_tuple() const;
  bool is_list() const;
  bool is_dict() const;

  // Throws TypeError if it is no tensor.
  const TensorSpec& spec() const;

  // Of a tuple, list or dict; what follows throws TypeError for others.
  std::span<const StructuredSpec> children() const;
  size_t size() const { return children().size(); }
  // Throws IndexError or KeyError; a number from the end may be negative.
  const StructuredSpec& operator[](int64_t index) const;
  const StructuredSpec& operator[](std::string_view key) const;
  const StructuredSpec& operator[](int index) const {
    return (*this)[int64_t{index}];
  }
  const StructuredSpec& operator[](const char* key) const {
    return (*this)[std::string_view(key)];
  }
  const std::vector<std::string>& keys() const;

  // "[TensorSpec(shape=(), dtype=tf.float32, name=None), {'a': 3}]"
  std::string repr() const;
  // As the same stands in a function's signature:
  // "List[TensorSpec(…), Dict[['a', Literal[3]]]]".
  std::string trace_type() const;
  friend std::ostream& operator<<(std::ostream& stream,
                                  const StructuredSpec& spec);

 private:
  struct Value {
    std::string repr;
  };
  struct Type {
    std::string repr;
  };
  enum class Kind { kTuple, kList, kDict };
  struct Node {
    Kind kind;
    std::vector<StructuredSpec> children;
    std::vector<std::string> keys = {};
  };

  explicit StructuredSpec(Value value);
  explicit StructuredSpec(Type type);
  explicit StructuredSpec(Node node);
  bool is(Kind kind) const;
  const Node& node() const;

  std::shared_ptr<const std::variant<TensorSpec, Value, Type, Node>> shared_;
};

}  // namespace tfx

#endif  // TFX_FUNCTION_STRUCTURED_SPEC_H_

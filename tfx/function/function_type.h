// FunctionType: the signature of a function, its parameters and its result.
//
//   std::cout << f.get_concrete_function(x).function_type();
//   (args_0: TensorSpec(shape=(), dtype=tf.float32, name=None), /) -> …
#ifndef TFX_FUNCTION_FUNCTION_TYPE_H_
#define TFX_FUNCTION_FUNCTION_TYPE_H_

#include <iosfwd>
#include <span>
#include <string>
#include <vector>

#include "tfx/core/structured_spec.h"
#include "tfx/core/tensor.h"

namespace tfx {

struct FunctionType {
  // How a call may pass it in Python. C++ parameters are positional-only.
  enum class Kind { kPositionalOnly, kPositionalOrKeyword, kKeywordOnly };
  struct Parameter {
    std::string name;
    Kind kind = Kind::kPositionalOnly;
    StructuredSpec type = {};
  };

  // In Python's order, by kind.
  std::vector<Parameter> parameters = {};
  StructuredSpec output = {};

  // The positional arguments and the named ones: "((…), {…})".
  StructuredSpec structured_input_signature() const;
  // "(x: TensorSpec(…), *, training: Literal[False]) -> TensorSpec(…)"
  std::string str() const;
  // With a line for each parameter and each captured tensor.
  std::string pretty_printed(std::span<const Tensor> captured) const;
  friend std::ostream& operator<<(std::ostream& stream,
                                  const FunctionType& type);
};

}  // namespace tfx

#endif  // TFX_FUNCTION_FUNCTION_TYPE_H_

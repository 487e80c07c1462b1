// Python's own exceptions, where TensorFlow raises them.
//
// What the runtime reports is a tfx::errors::OpError (tfx/c/errors.h), as in
// Python. Misuse that Python's TensorFlow finds before the runtime sees it is
// one of these, with Python's text.
#ifndef TFX_CORE_ERRORS_H_
#define TFX_CORE_ERRORS_H_

#include <stdexcept>

#include "tfx/c/errors.h"

namespace tfx {

class ValueError : public std::invalid_argument {
  using std::invalid_argument::invalid_argument;
};
class TypeError : public std::invalid_argument {
  using std::invalid_argument::invalid_argument;
};
class AttributeError : public std::invalid_argument {
  using std::invalid_argument::invalid_argument;
};
// A value was asked of a tensor that has none: one of a function being traced.
class OperatorNotAllowedInGraphError : public TypeError {
  using TypeError::TypeError;
};
class IndexError : public std::out_of_range {
  using std::out_of_range::out_of_range;
};
class LookupError : public std::out_of_range {
  using std::out_of_range::out_of_range;
};
class KeyError : public LookupError {
  using LookupError::LookupError;
};
class RuntimeError : public std::runtime_error {
  using std::runtime_error::runtime_error;
};
class NotImplementedError : public RuntimeError {
  using RuntimeError::RuntimeError;
};

}  // namespace tfx

#endif  // TFX_CORE_ERRORS_H_

// Python's own exceptions, where TensorFlow raises them.
//
// Errors of the runtime are tfx::errors::OpErrors (tfx/c/errors.h), as in
// Python. Misuse that Python's TensorFlow detects before it calls the runtime
// throws one of these, with Python's message.
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
// The value of a symbolic tensor was asked for; it has none.
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
// A file that is missing or damaged, where Python's TensorFlow looks at it
// before the runtime does.
class OSError : public std::runtime_error {
  using std::runtime_error::runtime_error;
};
// next() at the end of an iterator.
class StopIteration : public std::runtime_error {
  using std::runtime_error::runtime_error;
};
class RuntimeError : public std::runtime_error {
  using std::runtime_error::runtime_error;
};
class NotImplementedError : public RuntimeError {
  using RuntimeError::RuntimeError;
};

}  // namespace tfx

#endif  // TFX_CORE_ERRORS_H_

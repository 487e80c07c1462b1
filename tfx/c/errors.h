// tf.errors: every error that TensorFlow reports, as an exception.
//
// The classes and codes are Python's. OpError is the base class;
// `catch (const tfx::errors::NotFoundError&)` catches one kind.
#ifndef TFX_C_ERRORS_H_
#define TFX_C_ERRORS_H_

#include <map>
#include <memory>
#include <stdexcept>
#include <string>

namespace tfx::errors {

// The values of TF_Code, and of tf.errors.* in Python.
enum class Code : int {
  kOk = 0,
  kCancelled = 1,
  kUnknown = 2,
  kInvalidArgument = 3,
  kDeadlineExceeded = 4,
  kNotFound = 5,
  kAlreadyExists = 6,
  kPermissionDenied = 7,
  kResourceExhausted = 8,
  kFailedPrecondition = 9,
  kAborted = 10,
  kOutOfRange = 11,
  kUnimplemented = 12,
  kInternal = 13,
  kUnavailable = 14,
  kDataLoss = 15,
  kUnauthenticated = 16,
};

// "INVALID_ARGUMENT"; "UNKNOWN_CODE_<n>" for an unknown code.
std::string code_name(Code code);

// Extra data of a status, by key (Python: experimental_payloads).
using Payloads = std::map<std::string, std::string>;

class OpError : public std::runtime_error {
 public:
  OpError(Code code, const std::string& message, Payloads payloads = {});

  Code code() const noexcept { return code_; }
  // The same text as what().
  std::string message() const { return what(); }
  const Payloads& payloads() const noexcept { return *payloads_; }

 private:
  Code code_;
  // Shared, because copying an exception must not throw.
  std::shared_ptr<const Payloads> payloads_;
};

// Base of the classes below, one per code.
template <Code kCode>
class CodedError : public OpError {
 public:
  explicit CodedError(const std::string& message, Payloads payloads = {})
      : OpError(kCode, message, std::move(payloads)) {}
};

class CancelledError final : public CodedError<Code::kCancelled> {
  using CodedError::CodedError;
};
class UnknownError final : public CodedError<Code::kUnknown> {
  using CodedError::CodedError;
};
class InvalidArgumentError final : public CodedError<Code::kInvalidArgument> {
  using CodedError::CodedError;
};
class DeadlineExceededError final : public CodedError<Code::kDeadlineExceeded> {
  using CodedError::CodedError;
};
class NotFoundError final : public CodedError<Code::kNotFound> {
  using CodedError::CodedError;
};
class AlreadyExistsError final : public CodedError<Code::kAlreadyExists> {
  using CodedError::CodedError;
};
class PermissionDeniedError final : public CodedError<Code::kPermissionDenied> {
  using CodedError::CodedError;
};
class ResourceExhaustedError final
    : public CodedError<Code::kResourceExhausted> {
  using CodedError::CodedError;
};
class FailedPreconditionError final
    : public CodedError<Code::kFailedPrecondition> {
  using CodedError::CodedError;
};
class AbortedError final : public CodedError<Code::kAborted> {
  using CodedError::CodedError;
};
class OutOfRangeError final : public CodedError<Code::kOutOfRange> {
  using CodedError::CodedError;
};
class UnimplementedError final : public CodedError<Code::kUnimplemented> {
  using CodedError::CodedError;
};
class InternalError final : public CodedError<Code::kInternal> {
  using CodedError::CodedError;
};
class UnavailableError final : public CodedError<Code::kUnavailable> {
  using CodedError::CodedError;
};
class DataLossError final : public CodedError<Code::kDataLoss> {
  using CodedError::CodedError;
};
class UnauthenticatedError final : public CodedError<Code::kUnauthenticated> {
  using CodedError::CodedError;
};

// Throws the class of `code`; UnknownError for kOk and unknown codes.
[[noreturn]] void throw_error(Code code, const std::string& message,
                              Payloads payloads = {});

}  // namespace tfx::errors

#endif  // TFX_C_ERRORS_H_

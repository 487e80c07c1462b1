#include "tfx/c/errors.h"

#include <utility>

namespace tfx::errors {

std::string code_name(Code code) {
  static constexpr const char* kNames[] = {"OK",
                                           "CANCELLED",
                                           "UNKNOWN",
                                           "INVALID_ARGUMENT",
                                           "DEADLINE_EXCEEDED",
                                           "NOT_FOUND",
                                           "ALREADY_EXISTS",
                                           "PERMISSION_DENIED",
                                           "RESOURCE_EXHAUSTED",
                                           "FAILED_PRECONDITION",
                                           "ABORTED",
                                           "OUT_OF_RANGE",
                                           "UNIMPLEMENTED",
                                           "INTERNAL",
                                           "UNAVAILABLE",
                                           "DATA_LOSS",
                                           "UNAUTHENTICATED"};
  const auto index = static_cast<size_t>(code);
  if (index < std::size(kNames)) return kNames[index];
  return "UNKNOWN_CODE_" + std::to_string(static_cast<int>(code));
}

OpError::OpError(Code code, const std::string& message, Payloads payloads)
    : std::runtime_error(message),
      code_(code),
      payloads_(std::make_shared<const Payloads>(std::move(payloads))) {}

void throw_error(Code code, const std::string& message, Payloads payloads) {
  switch (code) {
    case Code::kCancelled:
      throw CancelledError(message, std::move(payloads));
    case Code::kInvalidArgument:
      throw InvalidArgumentError(message, std::move(payloads));
    case Code::kDeadlineExceeded:
      throw DeadlineExceededError(message, std::move(payloads));
    case Code::kNotFound:
      throw NotFoundError(message, std::move(payloads));
    case Code::kAlreadyExists:
      throw AlreadyExistsError(message, std::move(payloads));
    case Code::kPermissionDenied:
      throw PermissionDeniedError(message, std::move(payloads));
    case Code::kResourceExhausted:
      throw ResourceExhaustedError(message, std::move(payloads));
    case Code::kFailedPrecondition:
      throw FailedPreconditionError(message, std::move(payloads));
    case Code::kAborted:
      throw AbortedError(message, std::move(payloads));
    case Code::kOutOfRange:
      throw OutOfRangeError(message, std::move(payloads));
    case Code::kUnimplemented:
      throw UnimplementedError(message, std::move(payloads));
    case Code::kInternal:
      throw InternalError(message, std::move(payloads));
    case Code::kUnavailable:
      throw UnavailableError(message, std::move(payloads));
    case Code::kDataLoss:
      throw DataLossError(message, std::move(payloads));
    case Code::kUnauthenticated:
      throw UnauthenticatedError(message, std::move(payloads));
    case Code::kOk:
    case Code::kUnknown:
      break;
  }
  throw UnknownError(message, std::move(payloads));
}

}  // namespace tfx::errors

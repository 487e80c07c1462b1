#include "tfx/c/errors.h"

#include <catch2/catch.hpp>
#include <string>
#include <type_traits>

namespace tfx::errors {
namespace {

// Whether throw_error(code) throws an Error that says so.
template <typename Error>
bool throws(Code code) {
  try {
    throw_error(code, "text", {{"key", "value"}});
  } catch (const Error& error) {
    const OpError& base = error;
    return error.code() == code && base.message() == "text" &&
           std::string(base.what()) == "text" &&
           base.payloads() == Payloads{{"key", "value"}};
  } catch (const OpError&) {
    return false;
  }
}

TEST_CASE("every code throws the class that Python names after it") {
  CHECK(throws<CancelledError>(Code::kCancelled));
  CHECK(throws<UnknownError>(Code::kUnknown));
  CHECK(throws<InvalidArgumentError>(Code::kInvalidArgument));
  CHECK(throws<DeadlineExceededError>(Code::kDeadlineExceeded));
  CHECK(throws<NotFoundError>(Code::kNotFound));
  CHECK(throws<AlreadyExistsError>(Code::kAlreadyExists));
  CHECK(throws<PermissionDeniedError>(Code::kPermissionDenied));
  CHECK(throws<ResourceExhaustedError>(Code::kResourceExhausted));
  CHECK(throws<FailedPreconditionError>(Code::kFailedPrecondition));
  CHECK(throws<AbortedError>(Code::kAborted));
  CHECK(throws<OutOfRangeError>(Code::kOutOfRange));
  CHECK(throws<UnimplementedError>(Code::kUnimplemented));
  CHECK(throws<InternalError>(Code::kInternal));
  CHECK(throws<UnavailableError>(Code::kUnavailable));
  CHECK(throws<DataLossError>(Code::kDataLoss));
  CHECK(throws<UnauthenticatedError>(Code::kUnauthenticated));
}

TEST_CASE("what is no code of an error is thrown as UnknownError") {
  CHECK_THROWS_AS(throw_error(Code::kOk, ""), UnknownError);
  CHECK_THROWS_AS(throw_error(static_cast<Code>(99), ""), UnknownError);
  CHECK_THROWS_AS(throw_error(static_cast<Code>(-1), ""), UnknownError);
}

TEST_CASE("codes are named as in TensorFlow's error_codes.proto") {
  CHECK(code_name(Code::kOk) == "OK");
  CHECK(code_name(Code::kCancelled) == "CANCELLED");
  CHECK(code_name(Code::kInvalidArgument) == "INVALID_ARGUMENT");
  CHECK(code_name(Code::kFailedPrecondition) == "FAILED_PRECONDITION");
  CHECK(code_name(Code::kUnauthenticated) == "UNAUTHENTICATED");
  CHECK(code_name(static_cast<Code>(17)) == "UNKNOWN_CODE_17");
  CHECK(code_name(static_cast<Code>(-1)) == "UNKNOWN_CODE_-1");
}

TEST_CASE("codes have the numbers of tf.errors in Python") {
  CHECK(static_cast<int>(Code::kCancelled) == 1);
  CHECK(static_cast<int>(Code::kNotFound) == 5);
  CHECK(static_cast<int>(Code::kOutOfRange) == 11);
  CHECK(static_cast<int>(Code::kUnauthenticated) == 16);
}

TEST_CASE("copying an error cannot throw") {
  STATIC_REQUIRE(std::is_nothrow_copy_constructible_v<OpError>);
  STATIC_REQUIRE(std::is_nothrow_copy_constructible_v<NotFoundError>);
  const NotFoundError error("gone", {{"a", "b"}});
  const NotFoundError copy = error;  // NOLINT: the copy is what is tested
  CHECK(copy.message() == "gone");
  CHECK(copy.payloads() == error.payloads());
}

}  // namespace
}  // namespace tfx::errors

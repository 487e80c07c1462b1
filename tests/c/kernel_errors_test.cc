// What kernels throw arrives where the op is executed.
#include <new>
#include <stdexcept>
#include <string>

#include "tests/c/testing.h"
#include "tfx/c/eager_context.h"
#include "tfx/c/eager_op.h"
#include "tfx/c/errors.h"
#include "tfx/c/kernel.h"
#include "tfx/c/op_definition.h"
#include "tfx/c/session.h"

namespace tfx::c {
namespace {

// Throws the error whose code is its attribute.
struct ThrowingKernel {
  explicit ThrowingKernel(KernelConstruction& construction)
      : code(static_cast<errors::Code>(construction.attr_int("code"))) {
    if (construction.attr_bool("at_once")) throw_it();
  }
  void compute(KernelContext&) const { throw_it(); }
  [[noreturn]] void throw_it() const {
    errors::throw_error(code, "from the kernel");
  }
  errors::Code code;
};

// Throws what is no error of ours, by number.
struct ForeignKernel {
  explicit ForeignKernel(KernelConstruction& construction)
      : what(construction.attr_int("what")) {}
  void compute(KernelContext&) const {
    if (what == 0) throw std::runtime_error("a runtime error");
    if (what == 1) throw std::bad_alloc();
    throw 42;  // NOLINT(hicpp-exception-baseclass): on purpose
  }
  int64_t what;
};

void define_ops() {
  static const bool defined = [] {
    OpDefinition("TfxThrowing")
        .attr("code: int")
        .attr("at_once: bool = false")
        .add();
    OpDefinition("TfxForeign").attr("what: int").add();
    add_kernel<ThrowingKernel>("TfxThrowing", "CPU");
    add_kernel<ForeignKernel>("TfxForeign", "CPU");
    return true;
  }();
  (void)defined;
}

// Whether an eager call throws Error.
template <typename Error>
bool throws(errors::Code code, bool at_once) {
  define_ops();
  EagerContext context;
  EagerOp op(context, "TfxThrowing");
  op.set_int("code", static_cast<int64_t>(code)).set_bool("at_once", at_once);
  try {
    op.execute(0);
  } catch (const Error& error) {
    return error.code() == code &&
           error.message().find("from the kernel") != std::string::npos;
  } catch (const errors::OpError&) {
    return false;
  }
  return false;
}

TEST_CASE("errors thrown in compute arrive as themselves") {
  using errors::Code;
  CHECK(throws<errors::CancelledError>(Code::kCancelled, false));
  CHECK(throws<errors::UnknownError>(Code::kUnknown, false));
  CHECK(throws<errors::InvalidArgumentError>(Code::kInvalidArgument, false));
  CHECK(throws<errors::DeadlineExceededError>(Code::kDeadlineExceeded, false));
  CHECK(throws<errors::NotFoundError>(Code::kNotFound, false));
  CHECK(throws<errors::AlreadyExistsError>(Code::kAlreadyExists, false));
  CHECK(throws<errors::PermissionDeniedError>(Code::kPermissionDenied, false));
  CHECK(
      throws<errors::ResourceExhaustedError>(Code::kResourceExhausted, false));
  CHECK(throws<errors::FailedPreconditionError>(Code::kFailedPrecondition,
                                                false));
  CHECK(throws<errors::AbortedError>(Code::kAborted, false));
  CHECK(throws<errors::OutOfRangeError>(Code::kOutOfRange, false));
  CHECK(throws<errors::UnimplementedError>(Code::kUnimplemented, false));
  CHECK(throws<errors::InternalError>(Code::kInternal, false));
  CHECK(throws<errors::DataLossError>(Code::kDataLoss, false));
  CHECK(throws<errors::UnauthenticatedError>(Code::kUnauthenticated, false));
}

TEST_CASE("UnavailableError is for the network: it arrives as InternalError") {
  define_ops();
  EagerContext context;
  EagerOp op(context, "TfxThrowing");
  op.set_int("code", static_cast<int64_t>(errors::Code::kUnavailable));
  CHECK_THAT(message_of<errors::InternalError>([&] { op.execute(0); }),
             Catch::Contains("from the kernel"));
}

TEST_CASE("an error thrown in the constructor arrives as itself") {
  using errors::Code;
  CHECK(throws<errors::PermissionDeniedError>(Code::kPermissionDenied, true));
  CHECK(throws<errors::DataLossError>(Code::kDataLoss, true));
}

TEST_CASE("a wrong attribute in the constructor arrives as an error") {
  OpDefinition("TfxNoCode").add();
  add_kernel<ThrowingKernel>("TfxNoCode", "CPU");
  EagerContext context;
  EagerOp op(context, "TfxNoCode");
  CHECK_THROWS_AS(op.execute(0), errors::InvalidArgumentError);
}

TEST_CASE("exceptions that are not ours arrive too") {
  define_ops();
  EagerContext context;
  const auto call = [&](int64_t what) {
    EagerOp op(context, "TfxForeign");
    op.set_int("what", what);
    op.execute(0);
  };
  CHECK_THAT(message_of<errors::UnknownError>([&] { call(0); }),
             Catch::Contains("a runtime error"));
  CHECK_THROWS_AS(call(1), errors::ResourceExhaustedError);
  CHECK_THROWS_AS(call(2), errors::UnknownError);
}

TEST_CASE("what a kernel throws in a session names the node") {
  define_ops();
  Graph graph;
  const Operation node =
      OperationBuilder(graph, "TfxThrowing", "the_node")
          .set_int("code", static_cast<int64_t>(errors::Code::kAborted))
          .finish();
  const std::string message = message_of<errors::AbortedError>(
      [&] { Session(graph).run({}, {}, {node}); });
  CHECK_THAT(message, Catch::Contains("from the kernel"));
  CHECK_THAT(message, Catch::Contains("the_node"));
}

}  // namespace
}  // namespace tfx::c

#include "tfx/core/context.h"

#include <catch2/catch.hpp>
#include <string>

#include "tfx/core/errors.h"
#include "tfx/core/execute.h"

namespace tfx {
namespace {

// ConfigProto{device_count{CPU: 2}, allow_soft_placement: true}.
constexpr char kTwoCpus[] = "\n\x07\n\x03\x43PU\x10\x02\x38\x01";

// One program, one runtime: what happens to it happens in this order.
TEST_CASE("the runtime is made when it is needed, as its source says then") {
  Context& context = Context::instance();
  CHECK(!context.initialized());
  CHECK(context.options().config == "\x38\x01");

  int asked = 0;
  context.set_options_source([&]() -> ContextOptions {
    ++asked;
    if (asked == 1) throw ValueError("not yet");
    return {.config = kTwoCpus};
  });
  CHECK_THROWS_AS(execute("NoOp", {}), ValueError);
  CHECK(!context.initialized());

  execute("NoOp", {});
  CHECK(context.initialized());
  CHECK(asked == 2);
  CHECK(context.devices().size() == 2);

  context.set_options_source([] { return ContextOptions{.config = "later"}; });
  CHECK(context.options().config == "later");
  CHECK(context.devices().size() == 2);
}

TEST_CASE("whether functions run eagerly is kept") {
  Context& context = Context::instance();
  CHECK(!context.functions_run_eagerly());
  context.run_functions_eagerly(true);
  CHECK(context.functions_run_eagerly());
  context.run_functions_eagerly(false);
}

}  // namespace
}  // namespace tfx

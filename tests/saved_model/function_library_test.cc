#include "tfx/saved_model/function_library.h"

#include <string>

#include "tests/resident_memory.h"
#include "tests/saved_model/testing.h"
#include "tfx/core/context.h"
#include "tfx/core/errors.h"
#include "tfx/ops/constant_op.h"
#include "tfx/proto/core/framework/function.pb.h"

namespace tfx::saved_model {
namespace {

proto::FunctionDef function_named(const std::string& name) {
  proto::FunctionDef function;
  function.mutable_signature()->set_name(name);
  return function;
}

// A library whose second function uses the first in every way.
proto::FunctionDefLibrary two_functions() {
  proto::FunctionDefLibrary library;
  *library.add_function() = function_named("inner");
  proto::FunctionDef& outer = *library.add_function();
  outer = function_named("outer");
  auto& call = *outer.add_node_def();
  call.set_name("call");
  call.set_op("inner");
  auto& attrs = *outer.add_node_def();
  attrs.set_name("attrs");
  attrs.set_op("PartitionedCall");
  (*attrs.mutable_attr())["f"].mutable_func()->set_name("inner");
  auto& nested = *(*attrs.mutable_attr())["f"].mutable_func();
  (*nested.mutable_attr())["g"].mutable_func()->set_name("inner");
  (*attrs.mutable_attr())["list"].mutable_list()->add_func()->set_name("inner");
  auto& table = *outer.add_node_def();
  table.set_name("table");
  table.set_op("MutableHashTableV2");
  (*table.mutable_attr())["shared_name"].set_s("words");
  return library;
}

TEST_CASE("functions have names of their own while the library lives") {
  c::EagerContext& context = Context::instance().eager();
  std::string inner;
  std::string outer;
  {
    const FunctionLibrary library(two_functions());
    const FunctionLibrary other(two_functions());
    inner = library.find("inner").name;
    outer = library.find("outer").name;
    CHECK(inner != other.find("inner").name);
    CHECK(context.has_function(inner));
    CHECK_FALSE(context.has_function("inner"));
    proto::FunctionDef definition;
    REQUIRE(definition.ParseFromString(context.function_def(outer).str()));
    CHECK(definition.node_def(0).op() == inner);
    const auto& f = definition.node_def(1).attr().at("f").func();
    CHECK(f.name() == inner);
    CHECK(f.attr().at("g").func().name() == inner);
    CHECK(definition.node_def(1).attr().at("list").list().func(0).name() ==
          inner);
    const std::string shared =
        definition.node_def(2).attr().at("shared_name").s();
    CHECK(shared.starts_with("words"));
    CHECK(shared != "words");
    CHECK_THROWS_AS(library.find("none"), KeyError);
  }
  CHECK_FALSE(context.has_function(inner));
  CHECK_FALSE(context.has_function(outer));
}

TEST_CASE("models that come and go leave nothing behind") {
  const auto load_and_call = [] {
    const LoadedModel model =
        load(object_model_path("captures"), {.eager = true});
    model.function("repeat")(constant({1.0, 2.0, 3.0}), 2);
    model.function("translate")({{"one"}}, {});
  };
  for (int i = 0; i < 10; ++i) load_and_call();
  CHECK(growth(100, load_and_call) < 20);
}

}  // namespace
}  // namespace tfx::saved_model

#include "tfx/variables/variable_scope.h"

#include <catch2/catch.hpp>
#include <string>
#include <thread>
#include <vector>

#include "tfx/core/errors.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/operators.h"

namespace tfx {
namespace {

namespace tf = tfx;

TEST_CASE("a scope says how variables are made") {
  std::vector<std::string> made;
  const auto named = [&](const std::string& name) {
    return [&made, name](const tf::VariableCreator& next_creator,
                         const tf::TensorLike& initial_value,
                         tf::VariableOptions options) {
      options.name += "_" + name;
      tf::Variable variable = next_creator(initial_value, options);
      made.push_back(name + " " + variable.name());
      return variable;
    };
  };
  {
    const auto outer = tf::variable_creator_scope(named("outer"));
    {
      const auto inner = tf::variable_creator_scope(named("inner"));
      const tf::Variable v(1.0, {.name = "v"});
      CHECK(v.name() == "v_inner_outer:0");
      CHECK(v.value().item<float>() == 1.0F);
    }
    CHECK(
        tf::Variable([] { return tf::constant(2.0); }, {.name = "w"}).name() ==
        "w_outer:0");
    std::thread([] {
      CHECK(tf::Variable(1.0, {.name = "x"}).name() == "x:0");
    }).join();
  }
  CHECK(tf::Variable(1.0, {.name = "y"}).name() == "y:0");
  CHECK(made == std::vector<std::string>{"outer v_inner_outer:0",
                                         "inner v_inner_outer:0",
                                         "outer w_outer:0"});
}

TEST_CASE("a creator may return another variable, or throw") {
  const tf::Variable shared(5.0);
  {
    const auto scope = tf::variable_creator_scope(
        [&](const tf::VariableCreator&, const tf::TensorLike&,
            const tf::VariableOptions&) { return shared; });
    CHECK(tf::Variable(1.0).is(shared));
  }
  {
    const auto scope = tf::variable_creator_scope(
        [&](const tf::VariableCreator& next_creator, const tf::TensorLike&,
            const tf::VariableOptions& options) {
          return next_creator("text", options);
        });
    CHECK_THROWS(tf::Variable(1.0, {.dtype = tf::float32}));
    CHECK(tf::Variable(1.0).dtype() == tf::string);
  }
  CHECK(tf::Variable(1.0).dtype() == tf::float32);
}

}  // namespace
}  // namespace tfx

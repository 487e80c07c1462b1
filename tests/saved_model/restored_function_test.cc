#include "tfx/saved_model/restored_function.h"

#include <vector>

#include "tests/ops/transcript.h"
#include "tests/saved_model/testing.h"
#include "tfx/core/errors.h"
#include "tfx/core/structure.h"
#include "tfx/ops/constant_op.h"
#include "tfx/variables/variable.h"

namespace tfx::saved_model {
namespace {

using Dict = std::vector<StructureLike::Item>;

TEST_CASE("a call uses the trace that Python uses, and returns what it does") {
  Transcript t(kObjectGraphsGolden, "traces");
  const LoadedModel model = load(object_model_path("traces"), {.eager = true});
  const Tensor floats = constant({1.0, 2.0});
  const Tensor ints = constant({1, 2});
  const Tensor square = constant({{1.0, 2.0}, {3.0, 4.0}});
  const RestoredFunction free = model.function("free");
  t.repr(free(ints));
  t.repr(free(square));
  t.repr(free(floats, true));
  t.repr(free(floats, {{"training", 1}}));
  t.repr(free(floats, {{"rate", 0.25}, {"mode", "not"}}));
  t.repr(free(floats, {{"rate", constant(0.125)}}));
  t.repr(free(floats, {{"rate", 2.0}}));
  t.repr(free({{1.0, 2.0, 3.0}, true}, {}));
  t.repr(free({{1, 2, 3}}, {}));
  t.repr(free({}, {{"x", floats}, {"training", true}}));
  const RestoredFunction declared = model.function("declared");
  t.repr(declared({{1, 2}}, {}));
  t.repr(declared(floats, {{"by", 2}}));
  t.repr(declared(floats, Variable(4.0)));
  const auto [first, second] =
      model
          .function("nested")(
              Structure{{"x", floats}, {"y", constant("text")}},
              Structure{constant(1.0), Structure::list({constant(2.0)})})
          .unpack<Structure, Structure>();
  t.repr(first);
  for (const char* key : {"a", "none", "sum"}) t.repr(second[key]);
  const RestoredFunction literals = model.function("literals");
  t.repr(literals({{2, 3}}, {}));
  t.repr(literals({{1}, "m"}, {{"factor", 2.0}}));
  t.repr(model.function("nothing")());
  t.repr(model.variable("scale"));
  const Tensor one = constant(1.0);
  const Tensor two = constant(2.0);
  t.repr(model.function("many")({one, two}, {{"a", two}, {"z", one}}));
  const Structure composite = model.function("composite")(square);
  t.repr(composite[0]);
  t.repr(composite[1]);
  t.repr(model.function("sparse_sum")(composite[0]));
}

TEST_CASE("arguments that no trace takes are refused in Python's words") {
  Transcript t(kObjectGraphsGolden, "refused");
  const LoadedModel model = load(object_model_path("traces"), {.eager = true});
  const Tensor floats = constant({1.0, 2.0});
  const Tensor square = constant({{1.0, 2.0}, {3.0, 4.0}});
  const RestoredFunction free = model.function("free");
  t.error([&] { free(constant({true}), true); });
  t.error([&] { free(floats, {{"rate", "x"}, {"mode", constant(1)}}); });
  t.error([&] { free({{{{1.0}}}}, {}); });
  t.error([&] { free(); });
  t.error([&] { free(floats, false, 1); });
  t.error([&] { free(floats, {{"x", floats}}); });
  t.error([&] { free(floats, {{"rat", 2}}); });
  const RestoredFunction declared = model.function("declared");
  t.error([&] { declared(constant({1, 2})); });
  t.error([&] { declared(1); });
  t.error([&] { declared(square, {{"by", 2}}); });
  t.error([&] { model.function("literals")(StructureLike::list({2, 3})); });
  t.error([&] { model.function("many")(constant(1.0)); });
}

TEST_CASE("structures of arguments may be written in several ways") {
  const LoadedModel model = load(object_model_path("traces"), {.eager = true});
  const RestoredFunction nested = model.function("nested");
  const Tensor x = constant({1.0, 2.0});
  const Tensor y = constant("text");
  const auto batch = StructureLike::dict(Dict{{"y", y}, {"x", x}});
  const Structure result = nested(
      {batch, StructureLike::tuple({1.0, StructureLike::list({2.0})})}, {});
  CHECK(result[1]["sum"].tensor().item<float>() == 3.0F);
  CHECK(same(nested({batch, {1.0, {2.0}}}, {})[1]["sum"], constant(3.0)));
  CHECK(same(
      nested({batch, {1.0, {2.0}}}, {{"options", StructureLike()}})[1]["sum"],
      constant(3.0)));
  // A list where the function has a tuple is another structure, as in Python.
  CHECK_THROWS_AS(nested({batch, StructureLike::list({1.0, {2.0}})}, {}),
                  ValueError);
  CHECK_THROWS_AS(nested({StructureLike::dict({{"x", x}}), {1.0, {2.0}}}, {}),
                  ValueError);
  CHECK_THROWS_AS(nested({{x, y}, {1.0, {2.0}}}, {}), ValueError);
  // A tensor made of several.
  const RestoredFunction declared = model.function("declared");
  CHECK(same(declared({{constant(1.0), 2.0}, 2.0}, {}), constant({2.0, 4.0})));
  CHECK(same(declared(std::vector<float>{1, 2}, 2.0), constant({2.0, 4.0})));
}

TEST_CASE("functions tell what they take") {
  const LoadedModel model = load(object_model_path("traces"), {.eager = true});
  CHECK(model.function("free").signature() ==
        "(x, training=<captured_default_value>, *, "
        "rate=<captured_default_value>, mode=<captured_default_value>)");
  CHECK(model.function("many").signature() == "(*args, **kwargs)");
  CHECK(model.function("free").path() == "free");
  CHECK_THAT(model.function("literals").str(),
             Catch::StartsWith("Option 1:\n  Positional arguments (3 total):\n"
                               "    * (2, 3)\n    * 'n'\n    * 1.5\n"));
  // Traces are functions too, without defaults.
  CHECK(same(model.function("free.trace_2")({constant({1.0}), true},
                                            {{"rate", 0.5}, {"mode", "same"}}),
             constant({12.0})));
}

TEST_CASE("a function keeps its model") {
  const RestoredFunction declared =
      load(object_model_path("traces"), {.eager = true}).function("declared");
  CHECK(same(declared(constant({1.0})), constant({3.0})));
}

TEST_CASE("captured constants, assets, tables and control flow") {
  Transcript t(kObjectGraphsGolden, "captures");
  for (const bool from_memory : {false, true}) {
    const std::string path = object_model_path("captures");
    const LoadedModel model = from_memory
                                  ? load(files_of(path), {.eager = true})
                                  : load(path, {.eager = true});
    CHECK(model.function("vocabulary")().tensor().item<std::string>() ==
          "zero\none\ntwo\n");
    if (from_memory) continue;
    t.repr(model.function("translate")({{"two", "none", "zero"}}, {}));
    t.repr(model.function("vocabulary")());
    const Tensor x = constant({1.0, 2.0, 3.0});
    t.repr(model.function("inner")(x));
    t.repr(model.function("repeat")(x, 2));
    t.repr(model.function("repeat")(x, 9));
    t.repr(model.variable("step"));
    t.repr(model.function("each")({{1.0, 2.0}}, {}));
  }
}

}  // namespace
}  // namespace tfx::saved_model

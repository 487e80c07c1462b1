#include "tfx/core/structure.h"

#include <array>
#include <catch2/catch.hpp>
#include <cstdint>
#include <map>
#include <optional>
#include <sstream>
#include <string>
#include <tuple>
#include <type_traits>
#include <unordered_map>
#include <utility>
#include <vector>

#include "tests/core/testing.h"
#include "tfx/core/errors.h"

namespace tfx {
namespace {

std::string layout(const Structure& structure) { return structure.layout(); }

TEST_CASE("nothing is None, and so is a tensor without a value") {
  for (const Structure& none : {Structure(), Structure(Tensor())}) {
    CHECK(none.is_none());
    CHECK(none.is_leaf());
    CHECK_FALSE(none.is_tensor());
    CHECK_FALSE(none.tensor().has_value());
    CHECK(none.str() == "None");
    CHECK(none.leaf_count() == 1);
  }
}

TEST_CASE("a tensor is a structure, and a structure a tensor") {
  const Tensor x = make(1);
  const Structure structure = x;
  CHECK(structure.is_tensor());
  CHECK(structure.tensor().is(x));
  const Tensor again = structure;
  CHECK(again.is(x));
  CHECK(structure.str() == x.str());
  CHECK(structure.repr() == x.repr());
  CHECK(structure.type_name() == "EagerTensor");
}

TEST_CASE("braces are tuples, with names they are dicts") {
  const Tensor x = make(1), y = make(2);
  CHECK(layout({x, y}) == "(., .)");
  CHECK(layout({x}) == ".");
  CHECK(layout({x, {y, x}}) == "(., (., .))");
  CHECK(layout({{x, y}, {y, x}}) == "((., .), (., .))");
  CHECK(layout({{x, y}, {y, x}, {x, {x, y}}}) ==
        "((., .), (., .), (., (., .)))");
  CHECK(layout({x, y, x, y}) == "(., ., ., .)");
  CHECK(layout({x, y, x, y, x}) == "(., ., ., ., .)");
  CHECK(layout({x, y, x, y, x, y}) == "(., ., ., ., ., .)");
  CHECK(layout({{}, {}}) == "(., .)");
  CHECK(layout({}) == ".");
  CHECK(layout({{"a", x}}) == "{'a': .}");
  CHECK(layout({{"b", x}, {"a", {y, x}}}) == "{'b': ., 'a': (., .)}");
  CHECK(layout({x, {{"a", y}}}) == "(., {'a': .})");
  CHECK(layout({{"a", {{"b", {{"c", x}}}}}}) == "{'a': {'b': {'c': .}}}");
  const Structure pair = {x, y};
  const Structure copy{pair};  // NOLINT: not a tuple of one
  CHECK(copy.layout() == "(., .)");
}

TEST_CASE("tuples, lists and dicts are made by name") {
  const Tensor x = make(1), y = make(2);
  CHECK(layout(Structure::tuple({x})) == "(.,)");
  CHECK(layout(Structure::tuple({})) == "()");
  CHECK(layout(Structure::tuple({x, x, x, x, x, x, x})) ==
        "(., ., ., ., ., ., .)");
  CHECK(layout(Structure::tuple({{x, y}})) == "((., .),)");
  CHECK(layout(Structure::list({x})) == "[.]");
  CHECK(layout(Structure::list({})) == "[]");
  CHECK(layout(Structure::list({x, {y, y}, {{"a", x}}})) ==
        "[., (., .), {'a': .}]");
  CHECK(layout(Structure::dict({{"image", x}, {"label", y}})) ==
        "{'image': ., 'label': .}");
  CHECK(layout(Structure::dict({})) == "{}");
}

TEST_CASE("C++ types become structures") {
  const Tensor x = make(1), y = make(2);
  CHECK(layout(std::vector{x, y}) == "[., .]");
  CHECK(layout(std::vector<Structure>{x, {x, y}}) == "[., (., .)]");
  CHECK(layout(std::vector<std::vector<Tensor>>{{x}, {}}) == "[[.], []]");
  CHECK(layout(std::tuple(x, std::vector{y})) == "(., [.])");
  CHECK(layout(std::tuple<>()) == "()");
  CHECK(layout(std::tuple(x)) == "(.,)");
  CHECK(layout(std::pair(x, std::pair(x, y))) == "(., (., .))");
  CHECK(layout(std::array{x, y, x}) == "(., ., .)");
  CHECK(layout(std::map<std::string, Tensor>{{"b", x}, {"a", y}}) ==
        "{'a': ., 'b': .}");
  CHECK(layout(std::unordered_map<std::string, Structure>{{"b", {x, y}}}) ==
        "{'b': (., .)}");
  CHECK(layout(std::vector<std::pair<std::string, Tensor>>{
            {"b", x}, {"a", y}}) == "{'b': ., 'a': .}");
  const Structure nested =
      std::map<std::string, std::tuple<Tensor, std::vector<Tensor>>>{
          {"k", {x, {y}}}};
  CHECK(nested["k"][1][0].tensor().is(y));
  STATIC_REQUIRE_FALSE(std::is_convertible_v<int, Structure>);
  STATIC_REQUIRE_FALSE(std::is_convertible_v<std::string, Structure>);
  STATIC_REQUIRE_FALSE(std::is_convertible_v<std::vector<int>, Structure>);
  STATIC_REQUIRE_FALSE(std::is_convertible_v<std::map<int, Tensor>, Structure>);
}

TEST_CASE("children are reached by index, from either end") {
  const Tensor x = make(1), y = make(2);
  for (const Structure& structure :
       {Structure(x, y), Structure::list({x, y})}) {
    CHECK(structure.size() == 2);
    CHECK(structure[0].tensor().is(x));
    CHECK(structure[size_t{1}].tensor().is(y));
    CHECK(structure[-1].tensor().is(y));
    CHECK(structure[-2].tensor().is(x));
    CHECK_THROWS_AS(structure[2], IndexError);
    CHECK_THROWS_AS(structure[-3], IndexError);
    CHECK_THROWS_AS(structure[SIZE_MAX], IndexError);
    CHECK_THROWS_AS(structure["a"], TypeError);
    CHECK_THROWS_AS(structure.keys(), TypeError);
    CHECK_FALSE(structure.contains("a"));
  }
  CHECK_THROWS_WITH(Structure(x, y)[5], "tuple index out of range: 5 of 2");
}

TEST_CASE("a dict's values are reached by key") {
  const Tensor x = make(1), y = make(2);
  const Structure dict = {{"b", x}, {"a", y}};
  CHECK(dict.is_dict());
  CHECK(dict["b"].tensor().is(x));
  CHECK(dict[std::string("a")].tensor().is(y));
  CHECK(dict.contains("a"));
  CHECK_FALSE(dict.contains("c"));
  CHECK_THROWS_AS(dict["c"], KeyError);
  CHECK_THROWS_AS(dict["c"], LookupError);
  CHECK_THROWS_WITH(dict["c"], "'c' is not in the dict, which has ['b', 'a']");
  CHECK_THROWS_AS(dict[""], KeyError);
  CHECK_THROWS_AS(dict["zz"], KeyError);
  CHECK_THROWS_AS(dict[0], KeyError);
}

TEST_CASE("a dict goes by its keys, and prints as it was written") {
  const Tensor x = make(1), y = make(2);
  const Structure dict = {{"b", x}, {"c", x}, {"a", y}};
  CHECK(dict.keys() == std::vector<std::string>{"a", "b", "c"});
  CHECK(dict.begin()->tensor().is(y));
  CHECK(dict.keys_str() == "['b', 'c', 'a']");
  CHECK(dict.layout() == "{'b': ., 'c': ., 'a': .}");
}

TEST_CASE("of a key that comes twice the last value counts") {
  const Tensor x = make(1), y = make(2), z = make(3);
  const Structure dict = {{"b", x}, {"a", y}, {"b", z}};
  CHECK(dict.size() == 2);
  CHECK(dict["b"].tensor().is(z));
  CHECK(dict.layout() == "{'b': ., 'a': .}");  // as Python's literals
}

TEST_CASE("a leaf has no children") {
  const Structure leaf = make({1, 2});
  CHECK_THROWS_AS(leaf.size(), TypeError);
  CHECK_THROWS_AS(leaf[0], TypeError);
  CHECK_THROWS_AS(leaf["a"], TypeError);
  CHECK_THROWS_AS(leaf.begin(), TypeError);
  CHECK_THROWS_AS(leaf.with_children({}), TypeError);
  CHECK_THROWS_WITH(leaf.children(),
                    "expected a tuple, list or dict, got a Tensor");
  CHECK_THROWS_WITH(Structure().children(),
                    "expected a tuple, list or dict, got None");
  CHECK_FALSE(leaf.contains("a"));
}

TEST_CASE("what is no leaf is no tensor") {
  const Tensor x = make(1);
  CHECK_THROWS_AS(Structure(x, x).tensor(), TypeError);
  CHECK_THROWS_WITH(Structure(x, Structure::list({x})).tensor(),
                    "expected a Tensor, got a tuple: (., [.])");
  CHECK_THROWS_AS(static_cast<Tensor>(Structure::dict({})), TypeError);
}

TEST_CASE("structures are unpacked into variables") {
  const Tensor x = make(1), y = make(2);
  const Structure element = {x, y};
  auto [a, b] = element.unpack<2>();
  STATIC_REQUIRE(std::is_same_v<decltype(a), Tensor>);
  CHECK(a.is(x));
  CHECK(b.is(y));
  const Structure nested = {x, {y, x}, Structure::list({y, y})};
  auto [c, d, e] = nested.unpack<Tensor, Structure, std::vector<Tensor>>();
  CHECK(c.is(x));
  CHECK(d.layout() == "(., .)");
  CHECK(e.size() == 2);
  CHECK(Structure::list({x, y}).unpack<2>()[1].is(y));
  CHECK_FALSE(Structure(x, {}).unpack<2>()[1].has_value());
}

TEST_CASE("a structure of two is bound to two tensors") {
  const Tensor x = make(1), y = make(2);
  const auto [a, b] = Structure(x, y);
  CHECK(a.is(x));
  CHECK(b.is(y));
  for (auto [c, d] : {Structure::list({x, y})}) {
    STATIC_REQUIRE(std::is_same_v<decltype(d), Tensor>);
    CHECK(c.is(x));
    CHECK(d.is(y));
  }
  const auto [first, second] = Structure(make({3, 4}));
  CHECK(first.item<int32_t>() == 3);
  CHECK(second.item<int32_t>() == 4);
  const auto bind = [](const Structure& structure) {
    const auto [left, right] = structure;
    return left.is(right);
  };
  CHECK_THROWS_AS(bind(Structure::tuple({x})), ValueError);
  CHECK_THROWS_WITH(bind(Structure::tuple({x})),
                    "not enough values to unpack (expected 2, got 1)");
  CHECK_THROWS_AS(bind({x, y, x}), ValueError);
  CHECK_THROWS_WITH(bind({x, y, x}),
                    Catch::Contains("too many values to unpack (expected 2") &&
                        Catch::Contains("unpack<3>()"));
  CHECK_THROWS_AS(bind({x, {y, x}}), TypeError);
  CHECK_THROWS_WITH(bind({{x, y}, x}),
                    Catch::Contains("unpack<tf::Tensor, tf::Structure>()"));
  CHECK_THROWS_AS(bind({{"a", x}, {"b", y}}), TypeError);
  CHECK_THROWS_AS(bind({}), TypeError);
  CHECK_THROWS_AS(bind(make(1)), TypeError);  // no rows
}

TEST_CASE("a structure of one tensor is used as the tensor") {
  const Structure x = make({{1.0, 2.0}});
  CHECK(x.dtype() == float32);
  CHECK(x.shape() == TensorShape({1, 2}));
  CHECK(x.numpy().str() == "[[1. 2.]]");
  CHECK(static_cast<int>(Structure(make(3))) == 3);
  CHECK(static_cast<double>(Structure(make(0.5))) == 0.5);
  CHECK(static_cast<bool>(Structure(make(true))));
  CHECK_THROWS_AS(Structure(x, x).shape(), TypeError);
  CHECK_THROWS_AS(Structure().numpy(), ValueError);
}

TEST_CASE("NumPy arrays and plain structs become structures") {
  const Tensor x = make(1), y = make(2);
  const np::NDArray array(make({1, 2}).numpy());
  CHECK(layout({array, x}) == "(., .)");
  struct Batch {
    Tensor images, labels;
  };
  CHECK(layout(Batch{x, y}) == "(., .)");
  const auto batch = Structure(x, y).as<Batch>();
  CHECK(batch.images.is(x));
  CHECK(batch.labels.is(y));
  CHECK_THROWS_AS(Structure(x, y, x).as<Batch>(), ValueError);
  CHECK_FALSE(Structure().as<std::optional<Tensor>>());
  CHECK(Structure(x).as<std::optional<Tensor>>()->is(x));
}

TEST_CASE("structures become C++ types") {
  const Tensor x = make(1), y = make(2);
  CHECK(Structure(x).as<Tensor>().is(x));
  CHECK(Structure(x, y).as<Structure>().layout() == "(., .)");
  CHECK(Structure(x, y).as<std::pair<Tensor, Tensor>>().second.is(y));
  CHECK(Structure(x, y).as<std::vector<Tensor>>().size() == 2);
  CHECK(Structure(x, y).as<std::array<Structure, 2>>()[0].tensor().is(x));
  CHECK(std::get<0>(Structure::tuple({{x, y}}).as<std::tuple<Structure>>())
            .layout() == "(., .)");
  static_cast<void>(Structure::tuple({}).as<std::tuple<>>());
  using Dict = std::map<std::string, std::vector<Tensor>>;
  const Dict dict =
      Structure{{"b", Structure::list({x})}, {"a", Structure::list({})}}
          .as<Dict>();
  CHECK(dict.size() == 2);
  CHECK(dict.at("b")[0].is(x));
  using Deep = std::tuple<std::pair<Tensor, Dict>, std::vector<Structure>>;
  const Structure deep = {{x, {{"k", std::vector{y}}}}, std::vector{x, y}};
  const auto [pair, list] = deep.as<Deep>();
  CHECK(pair.second.at("k")[0].is(y));
  CHECK(list[1].tensor().is(y));
}

TEST_CASE("structures of another kind or size do not become C++ types") {
  const Tensor x = make(1);
  const Structure three = {x, x, x};
  CHECK_THROWS_AS(three.unpack<2>(), ValueError);
  CHECK_THROWS_WITH(three.unpack<2>(),
                    "too many values to unpack (expected 2, got 3): expected "
                    "a structure (Tensor, Tensor), got (., ., .)");
  CHECK_THROWS_WITH(
      (Structure::list({x}).unpack<Tensor, std::vector<Tensor>>()),
      "not enough values to unpack (expected 2, got 1): expected a structure "
      "(Tensor, [Tensor, ...]), got [.]");
  CHECK_THROWS_AS(Structure(x).unpack<1>(), TypeError);
  CHECK_THROWS_WITH(Structure(x).unpack<1>(),
                    "expected a structure (Tensor,), got a Tensor");
  CHECK_THROWS_WITH((Structure().unpack<Tensor, Structure>()),
                    "expected a structure (Tensor, Structure), got None");
  CHECK_THROWS_WITH((three.as<std::map<std::string, Tensor>>()),
                    "expected a structure {str: Tensor, ...}, got (., ., .)");
  CHECK_THROWS_AS((Structure{{"a", x}}.unpack<1>()), TypeError);
  CHECK_THROWS_AS((Structure{{"a", x}}.as<std::vector<Tensor>>()), TypeError);
  CHECK_THROWS_AS(Structure(x, three).unpack<2>(), TypeError);
}

TEST_CASE("copies share their children") {
  const Structure structure = {make(1), {make(2), make(3)}};
  const Structure copy = structure;  // NOLINT: copying is what is tested
  CHECK(copy.begin() == structure.begin());
  Structure source = structure;
  const Structure moved = std::move(source);
  CHECK(moved.begin() == structure.begin());
  CHECK(source.is_none());  // NOLINT: what is left is tested
}

TEST_CASE("with_children keeps kind and keys") {
  const Tensor x = make(1), y = make(2);
  const Structure dict = {{"b", x}, {"a", y}};
  const Structure swapped = dict.with_children({x, {y, y}});
  CHECK(swapped.layout() == "{'b': (., .), 'a': .}");
  CHECK(swapped["a"].tensor().is(x));
  CHECK(swapped.leaf_count() == 3);
  CHECK(Structure::list({x}).with_children({y}).is_list());
  CHECK_THROWS_AS(dict.with_children({x}), ValueError);
}

TEST_CASE("leaves are counted at any depth") {
  const Tensor x = make(1);
  CHECK(Structure(x).leaf_count() == 1);
  CHECK(Structure::tuple({}).leaf_count() == 0);
  CHECK(Structure({x, {x, {}}}).leaf_count() == 3);
}

TEST_CASE("a structure goes to a stream as Python prints it") {
  std::ostringstream stream;
  stream << Structure(make(1), {}) << Structure(make(1.0));
  CHECK(stream.str() ==
        "(<tf.Tensor: shape=(), dtype=int32, numpy=1>, None)"
        "tf.Tensor(1.0, shape=(), dtype=float32)");
}

TEST_CASE("a key that is no text prints as Python reads a file's name") {
  CHECK(layout({{"a\xff\xc3", make(1)}}) == R"({'a\udcff\udcc3': .})");
}

TEST_CASE("a structure is as deep as Python's calls go, no deeper") {
  Structure deep = make(1);
  for (int i = 0; i < 1000; ++i) deep = Structure::list({deep});
  CHECK(deep.leaf_count() == 1);
  CHECK(deep.layout().size() == 2001);
  CHECK_THROWS_AS(Structure::list({deep}), RuntimeError);
}

}  // namespace
}  // namespace tfx

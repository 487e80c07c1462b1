#include "tfx/core/nest.h"

#include <array>
#include <catch2/catch.hpp>
#include <fstream>
#include <functional>
#include <map>
#include <sstream>
#include <stdexcept>

#include "tests/core/golden_tensor.h"
#include "tests/core/testing.h"
#include "tfx/core/errors.h"

namespace tfx {
namespace {

// Reads structures as tools/golden/nest.py writes them.
class Reader {
 public:
  Reader(const std::map<char, Tensor>& leaves, std::string_view text)
      : leaves_(leaves), text_(text) {}

  Structure read() {
    const char first = next();
    if (first == '(') return Structure::tuple(read_children(')'));
    if (first == '[') return Structure::list(read_children(']'));
    if (first == '{') return read_dict();
    return first == 'n' ? Structure() : Structure(leaves_.at(first));
  }

 private:
  char next() {
    const char c = text_.at(0);
    text_.remove_prefix(1);
    return c;
  }

  bool skip(char c) {
    const bool is_there = text_.at(0) == c;
    if (is_there) text_.remove_prefix(1);
    return is_there;
  }

  std::vector<Structure> read_children(char end) {
    std::vector<Structure> children;
    while (!skip(end)) {
      children.push_back(read());
      skip(',');
    }
    return children;
  }

  Structure read_dict() {
    std::vector<Structure::Item> items;
    while (!skip('}')) {
      std::string key = read_key();
      items.emplace_back(std::move(key), read());
      skip(',');
    }
    return Structure::dict(std::move(items));
  }

  std::string read_key() {
    std::string key;
    while (!skip('=')) {
      const char c = next();
      key += c == '%' ? from_hex(std::string{next(), next()}) : std::string{c};
    }
    return key;
  }

  const std::map<char, Tensor>& leaves_;
  std::string_view text_;
};

struct NestGolden {
  std::string line;
  std::string function;
  std::vector<Structure> structures;
  std::string outcome;
  std::string text;
};

std::vector<NestGolden> read_nest_golden() {
  const std::string path = "tests/core/golden/nest.txt";
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error("cannot read " + path);
  std::map<char, Tensor> leaves;
  std::vector<NestGolden> all;
  std::string line;
  std::getline(file, line);  // who wrote it
  while (std::getline(file, line)) {
    NestGolden golden;
    golden.line = line;
    std::istringstream words(line);
    words >> golden.function;
    std::string word;
    if (golden.function == "leaf") {
      words >> word;
      std::getline(words, line);
      leaves[word[0]] = Tensor(golden_tensor(line));
      continue;
    }
    while (words >> word) {
      golden.structures.push_back(Reader(leaves, word).read());
    }
    size_t size = 0;
    file >> golden.outcome >> size;
    file.ignore();
    golden.text.resize(size);
    file.read(golden.text.data(), static_cast<std::streamsize>(size));
    file.ignore();
    REQUIRE(file);
    all.push_back(std::move(golden));
  }
  return all;
}

std::string paths_str(const Structure& structure) {
  std::string text;
  for (const auto& [path, leaf] :
       nest::flatten_with_joined_string_paths(structure)) {
    if (!text.empty()) text += '\n';
    text += path + " " + Structure(leaf).repr();
  }
  return text;
}

std::string run(const NestGolden& golden, const Tensor& x) {
  const std::string& name = golden.function;
  const auto& all = golden.structures;
  const bool check_types = name.find("unchecked") == std::string::npos;
  const auto swapped = [](const Tensor& a, const Tensor& b) {
    return Structure::list({b, a});
  };
  if (name == "str") return all[0].str();
  if (name == "repr") return all[0].repr();
  if (name == "is_nested") return nest::is_nested(all[0]) ? "True" : "False";
  if (name == "flatten") return Structure(nest::flatten(all[0])).str();
  if (name == "paths") return paths_str(all[0]);
  if (name == "pack") return nest::pack_sequence_as(all[0], all[1]).str();
  if (name == "map") {
    return nest::map_structure(
               [&](const Tensor& leaf) { return std::pair(leaf, x); }, all[0])
        .str();
  }
  if (name.starts_with("map_")) {
    return nest::map_structure(swapped, all[0], all[1],
                               {.check_types = check_types})
        .str();
  }
  if (name.starts_with("same")) {
    nest::assert_same_structure(all[0], all[1], {.check_types = check_types});
    return "None";
  }
  throw std::runtime_error("unknown function " + name);
}

TEST_CASE("nest does and says what Python's does and says") {
  const std::vector<NestGolden> all = read_nest_golden();
  CHECK(all.size() >= 300);
  const Tensor x = all[0].structures[0];
  for (const NestGolden& golden : all) {
    INFO(golden.line);
    std::string outcome = "ok";
    std::string text;
    try {
      text = run(golden, x);
    } catch (const ValueError& error) {
      outcome = "ValueError";
      text = error.what();
    } catch (const TypeError& error) {
      outcome = "TypeError";
      text = error.what();
    }
    CHECK(outcome == golden.outcome);
    CHECK(text == golden.text);
  }
}

TEST_CASE("flatten gives the very tensors, a dict's by their keys") {
  const Tensor x = make(1), y = make(2), z = make(3);
  const Structure structure = {{{"b", x}, {"a", y}}, {z, Structure()}};
  const std::vector<Tensor> flat = nest::flatten(structure);
  REQUIRE(flat.size() == 4);
  CHECK(flat[0].is(y));
  CHECK(flat[1].is(x));
  CHECK(flat[2].is(z));
  CHECK_FALSE(flat[3].has_value());
  CHECK(flat.capacity() == 4);
}

TEST_CASE("pack_sequence_as undoes flatten") {
  const Tensor x = make(1), y = make(2);
  const Structure structure = {{{"b", x}, {"a", {y, x}}}, Structure::list({y})};
  const std::vector<Tensor> flat = nest::flatten(structure);
  const Structure packed = nest::pack_sequence_as(structure, flat);
  CHECK(packed.str() == structure.str());
  CHECK(packed[0]["b"].tensor().is(x));
  CHECK(nest::pack_sequence_as({x, y}, {y, {x, x}}).layout() == "(., (., .))");
  CHECK(nest::pack_sequence_as(x, {y}).tensor().is(y));
  CHECK(nest::pack_sequence_as(Structure::tuple({}), {}).layout() == "()");
}

TEST_CASE("paths are joined with any separator") {
  const Structure structure = {{{"a", {make(1), make(2)}}}, make(3)};
  const auto paths =
      nest::flatten_with_joined_string_paths(structure, {.separator = "."});
  REQUIRE(paths.size() == 3);
  CHECK(paths[1].first == "0.a.1");
  CHECK(paths[2].first == "1");
}

TEST_CASE("map_structure calls in flatten's order") {
  const Structure structure = {{{"b", make(1)}, {"a", make(2)}}, make(3)};
  std::vector<int> seen;
  const Structure nothing = nest::map_structure(
      [&](const Tensor& leaf) { seen.push_back(leaf.item<int32_t>()); },
      structure);
  CHECK(seen == std::vector{2, 1, 3});
  CHECK(nothing.str() == "({'b': None, 'a': None}, None)");
}

TEST_CASE("map_structure takes three structures, and any kind of function") {
  const Tensor x = make(1), y = make(2), z = make(3);
  const Structure third = nest::map_structure(
      [](auto, auto, auto c) { return c; }, {x, x}, {y, y}, {z, x});
  CHECK(third[0].tensor().is(z));
  CHECK(third[1].tensor().is(x));
  const std::function<Tensor(Tensor)> same = [](Tensor t) { return t; };
  CHECK(nest::map_structure(same, x).tensor().is(x));
  const auto refuse = [](const Tensor&) -> Tensor { throw ValueError("no"); };
  CHECK_THROWS_WITH(nest::map_structure(refuse, {x, y}), "no");
}

Tensor second(const Tensor& /*x*/, Tensor y) { return y; }

TEST_CASE("apply gives a tuple's children to a function's parameters") {
  const Tensor x = make(1), y = make(2);
  const Structure element = {x, y};
  CHECK(nest::apply(second, element).is(y));
  CHECK(nest::apply(&second, element).is(y));
  CHECK(nest::apply(std::function<Tensor(Tensor, Tensor)>(second), element)
            .is(y));
  CHECK(
      nest::apply([](Tensor a, const Structure&) { return a; }, element).is(x));
  CHECK(nest::apply<2>([](auto, auto b) { return b; }, element).is(y));
  int calls = 0;
  auto count = [calls](const Tensor&, const Tensor&) mutable noexcept {
    return ++calls;
  };
  CHECK(nest::apply(count, element) == 1);
  CHECK(nest::apply([] { return 5; }, Structure::tuple({})) == 5);
  const Structure nested = {{{"a", x}}, {x, y}, Structure::list({y})};
  CHECK(nest::apply(
      [](std::map<std::string, Tensor> dict,
         const std::pair<Tensor, Tensor>& pair, std::vector<Tensor> list) {
        return dict["a"].is(pair.first) && pair.second.is(list[0]);
      },
      nested));
}

TEST_CASE("apply gives a function of one parameter the structure itself") {
  const Tensor x = make(1), y = make(2);
  const auto layout = [](const Structure& s) { return s.layout(); };
  CHECK(nest::apply(layout, {x, y}) == "(., .)");
  CHECK(nest::apply(layout, {{"a", x}}) == "{'a': .}");
  CHECK(nest::apply([](Tensor t) { return t; }, x).is(x));
  CHECK(nest::apply<1>([](auto t) { return t; }, x).is(x));
  CHECK_FALSE(nest::apply([](const Tensor& t) { return t.has_value(); }, {}));
  CHECK(nest::apply([](std::array<Tensor, 2> pair) { return pair[1]; }, {x, y})
            .is(y));
  SECTION("but the child of a tuple of one") {
    CHECK(nest::apply(layout, Structure::tuple({{{"a", x}}})) == "{'a': .}");
    CHECK(nest::apply([](Tensor t) { return t; }, Structure::tuple({x})).is(x));
    CHECK(nest::apply(layout, Structure::list({x})) == "[.]");
  }
}

TEST_CASE("apply refuses what does not fit the parameters") {
  const Tensor x = make(1);
  CHECK_THROWS_AS(nest::apply(second, {x, x, x}), TypeError);
  CHECK_THROWS_WITH(nest::apply(second, {x, x, x}),
                    "the function takes 2 positional arguments but 3 were "
                    "given: (., ., .)");
  CHECK_THROWS_WITH(nest::apply(second, x),
                    "the function takes 2 positional arguments but 1 was "
                    "given: .");
  CHECK_THROWS_AS(nest::apply(second, Structure::list({x, x})), TypeError);
  CHECK_THROWS_WITH(nest::apply(second, {x, {x, x}}),
                    "expected a Tensor, got a tuple: (., .)");
  CHECK_THROWS_AS(nest::apply([](Tensor t) { return t; }, {x, x}), TypeError);
}

}  // namespace
}  // namespace tfx

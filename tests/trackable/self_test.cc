#include "tfx/trackable/self.h"

#include <array>
#include <catch2/catch.hpp>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <unordered_map>
#include <utility>
#include <vector>

#include "tfx/variables/variable.h"

namespace tfx {
namespace {

std::string names_of(const Attributes& attributes) {
  std::string names;
  for (const auto& [name, attribute] : attributes) {
    names += (names.empty() ? "" : " ") + name;
  }
  return names;
}

struct Fields {
  int64_t units;
  Variable w;
  std::string text = "text";
  std::vector<Variable> list;
  std::vector<int> numbers;
  std::unique_ptr<Variable> owned;
  double rate = 0.5;
};

TEST_CASE("fields are made with their values, numbers with zero") {
  const Self<Fields> self;
  CHECK(self->units == 0);
  CHECK(self->text == "text");
  CHECK(self->rate == 0.5);
  CHECK_FALSE(self->w.has_value());
}

TEST_CASE("copies share the fields") {
  Self<Fields> a;
  const Self<Fields> b = a;
  Self<Fields> moved = std::move(a);
  b->units = 3;
  b->w = Variable(1.0);
  CHECK(moved->units == 3);
  // What was moved from is the same object, too.
  CHECK(a->w.is(b->w));  // NOLINT(bugprone-use-after-move)
  moved = Self<Fields>();
  CHECK(moved->units == 0);
  CHECK(b->units == 3);
}

TEST_CASE("fields that are trackable are attributes, by their names") {
  const Self<Fields> self;
  CHECK(names_of(self.attributes()) == "w list owned");
  // None is no child, an empty list is one.
  const auto names = [&] {
    std::vector<std::string> names;
    const auto attributes = self.attributes();
    for (const auto& child : attributes.children(SaveType::kCheckpoint)) {
      names.push_back(child.name);
    }
    return names;
  };
  CHECK(names() == std::vector<std::string>{"list"});
  self->w = Variable(1.0);
  self->owned = std::make_unique<Variable>(2.0);
  CHECK(names() == std::vector<std::string>{"w", "list", "owned"});
  CHECK(self.attributes().children(SaveType::kCheckpoint)[0].node ==
        self->w.trackable());
}

TEST_CASE("lists, tuples and maps are objects with names for their parts") {
  struct Containers {
    std::vector<std::array<Variable, 2>> nested;
    std::pair<int, Variable> pair;
    std::tuple<Variable, double, Variable> tuple;
    std::map<std::string, std::optional<Variable>> map;
    std::unordered_map<std::string, Variable> unordered;
    std::tuple<int, std::string> numbers;
  };
  const Self<Containers> self;
  const Variable v(1.0);
  self->nested = {{v, v}, {Variable(), v}};
  self->pair = {1, v};
  self->tuple = {v, 2.0, v};
  self->map = {{"b", v}, {"a", v}, {"none", std::nullopt}};
  self->unordered = {{"z", v}, {"y", v}, {"x", v}};
  CHECK(names_of(self.attributes()) == "nested pair tuple map unordered");
  std::string found;
  for (const auto& [name, node] :
       self.attributes().children(SaveType::kCheckpoint)) {
    for (const auto& child : node->children(SaveType::kCheckpoint)) {
      found += name + "." + child.name + " ";
    }
  }
  CHECK(found ==
        "nested.0 nested.1 pair.1 tuple.0 tuple.2 map.a map.b unordered.x "
        "unordered.y unordered.z ");
}

TEST_CASE("an underscore after a keyword of C++ is no part of the name") {
  struct Keywords {
    Variable new_, lambda_, x_, template_, class_, _hidden;
  };
  CHECK(names_of(Self<Keywords>().attributes()) ==
        "new lambda_ x_ template class_ _hidden");
}

TEST_CASE("a Self may be empty, or have 64 fields") {
  struct Empty {};
  CHECK(Self<Empty>().attributes().empty());
  struct Most {
    Variable a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15,
        a16, b1, b2, b3, b4, b5, b6, b7, b8, b9, b10, b11, b12, b13, b14, b15,
        b16, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15,
        c16, d1, d2, d3, d4, d5, d6, d7, d8, d9, d10, d11, d12, d13, d14, d15,
        d16;
  };
  const Attributes all = Self<Most>().attributes();
  REQUIRE(all.size() == 64);
  CHECK((all.begin() + 63)->first == "d16");
}

TEST_CASE("attributes keep the order in which they were added") {
  Attributes attributes = {{"b", Variable(1.0)}, {"a", Variable(2.0)}};
  attributes["c"] = Variable(3.0);
  attributes["b"] = Variable(4.0);
  CHECK(names_of(attributes) == "b a c");
  const auto children = attributes.children(SaveType::kCheckpoint);
  CHECK(Variable::of(children[0].node).value().item<float>() == 4.0F);
}

}  // namespace
}  // namespace tfx

#include "tfx/core/fields.h"

#include <any>
#include <array>
#include <catch2/catch.hpp>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

#include "tfx/core/ndarray.h"
#include "tfx/core/tensor.h"

namespace tfx::internal {
namespace {

struct Inner {
  Tensor a;
  int b;
};
struct Several {
  Tensor tensor;
  std::optional<Tensor> optional;
  std::string text;
  std::vector<Tensor> list;
  Inner inner;
  std::array<Tensor, 2> array;
  std::map<std::string, Tensor> dict;
  np::NDArray ndarray;
};
struct Owning {
  std::function<int(int)> function;
  std::unique_ptr<int> pointer;
  std::variant<int, Tensor> variant;
  std::any any;
};
struct WithDefaults {
  Tensor a = {};
  int b = 1;
  std::pair<int, Tensor> c = {};
};
// Without a default constructor.
class Named {
 public:
  explicit Named(std::string name) : name_(std::move(name)) {}
  const std::string& name() const { return name_; }

 private:
  std::string name_;
};
struct WithNamed {
  Tensor a;
  Named named;
  int c;
};
struct Derived : Inner {
  int c;
};
struct WithArray {
  int numbers[3];
  Tensor a;
};
struct ArrayLast {
  Tensor a;
  Named named;
  char text[2];
};
struct Reference {
  const Tensor& a;
};
struct Nothing {};
struct Most {
  Tensor a1, a2, a3, a4, a5, a6, a7, a8, b1, b2, b3, b4, b5, b6, b7, b8, c1, c2,
      c3, c4, c5, c6, c7, c8, d1, d2, d3, d4, d5, d6, d7, d8, e1, e2, e3, e4,
      e5, e6, e7, e8, f1, f2, f3, f4, f5, f6, f7, f8, g1, g2, g3, g4, g5, g6,
      g7, g8, h1, h2, h3, h4, h5, h6, h7, h8;
};
struct TooMany {
  Tensor a1, a2, a3, a4, a5, a6, a7, a8, b1, b2, b3, b4, b5, b6, b7, b8, c1, c2,
      c3, c4, c5, c6, c7, c8, d1, d2, d3, d4, d5, d6, d7, d8, e1, e2, e3, e4,
      e5, e6, e7, e8, f1, f2, f3, f4, f5, f6, f7, f8, g1, g2, g3, g4, g5, g6,
      g7, g8, h1, h2, h3, h4, h5, h6, h7, h8, i1;
};
// Converts from anything, so a value for it is ambiguous.
struct Greedy {
  Greedy() = default;
  template <typename T>
  Greedy(T) {}  // NOLINT(google-explicit-constructor)
};
struct WithGreedy {
  int a;
  Greedy greedy;
  int b;
};
union Either {
  int a;
  float b;
};

TEST_CASE("the fields of a struct are counted") {
  STATIC_REQUIRE(field_count<Inner>() == 2);
  STATIC_REQUIRE(field_count<Several>() == 8);
  STATIC_REQUIRE(field_count<Owning>() == 4);
  STATIC_REQUIRE(field_count<WithDefaults>() == 3);
  STATIC_REQUIRE(field_count<WithNamed>() == 3);
  STATIC_REQUIRE(field_count<Reference>() == 1);
  STATIC_REQUIRE(field_count<Most>() == 64);
}

TEST_CASE("what bindings cannot name has no fields") {
  STATIC_REQUIRE(field_count<Derived>() == 0);
  STATIC_REQUIRE(field_count<WithArray>() == 0);
  STATIC_REQUIRE(field_count<ArrayLast>() == 0);
  STATIC_REQUIRE(field_count<Nothing>() == 0);
  STATIC_REQUIRE(field_count<TooMany>() == 0);
  STATIC_REQUIRE(field_count<WithGreedy>() == 0);
  STATIC_REQUIRE(field_count<Either>() == 0);
  STATIC_REQUIRE(field_count<Named>() == 0);
  STATIC_REQUIRE(field_count<int>() == 0);
}

TEST_CASE("fields are references to what is in the struct, in order") {
  WithNamed value{{}, Named("x"), 3};
  const auto [a, named, c] = fields_of(value);
  CHECK(&a == &value.a);
  CHECK(named.name() == "x");
  c = 4;
  CHECK(value.c == 4);
  const Most most;
  CHECK(&std::get<0>(fields_of(most)) == &most.a1);
  CHECK(&std::get<63>(fields_of(most)) == &most.h8);
}

// Qualified, in a template, and with a name that ends as another one does.
template <typename T>
struct Outer {
  struct Fields {
    T value;
    std::map<std::string, T> my_value, new_;
    Named value2;
  };
};

std::vector<std::string> strings_of(auto names) {
  return {names.begin(), names.end()};
}

TEST_CASE("fields have the names that they were declared with") {
  using Names = std::vector<std::string>;
  CHECK(strings_of(kFieldNames<Inner>) == Names{"a", "b"});
  CHECK(strings_of(kFieldNames<Outer<Tensor>::Fields>) ==
        Names{"value", "my_value", "new_", "value2"});
  CHECK(strings_of(kFieldNames<Owning>) ==
        Names{"function", "pointer", "variant", "any"});
  struct Local {
    int _x1, y_;
  };
  CHECK(strings_of(kFieldNames<Outer<Local>::Fields>).front() == "value");
  CHECK(strings_of(kFieldNames<Local>) == Names{"_x1", "y_"});
  CHECK(strings_of(kFieldNames<Most>).back() == "h8");
}

}  // namespace
}  // namespace tfx::internal

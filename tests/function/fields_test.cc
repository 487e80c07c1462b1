#include "tfx/function/fields.h"

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

#include "tfx/core/tensor.h"
#include "tfx/function/leaves.h"
#include "tfx/ops/variable.h"

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
  Variable variable;
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
  int a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p;
};
struct TooMany {
  Most most;
  int a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p;
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
  STATIC_REQUIRE(field_count<Most>() == 16);
}

TEST_CASE("what bindings cannot name has no fields") {
  STATIC_REQUIRE(field_count<Derived>() == 0);
  STATIC_REQUIRE(field_count<WithArray>() == 0);
  STATIC_REQUIRE(field_count<ArrayLast>() == 0);
  STATIC_REQUIRE(field_count<Nothing>() == 0);
  STATIC_REQUIRE(field_count<TooMany>() == 0);
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
  const Most most{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16};
  CHECK(std::get<0>(fields_of(most)) == 1);
  CHECK(std::get<15>(fields_of(most)) == 16);
}

TEST_CASE("structs of tensors are structures, others are objects") {
  STATIC_REQUIRE(StructOfTensors<Inner>);
  STATIC_REQUIRE(StructOfTensors<Several>);
  STATIC_REQUIRE(StructOfTensors<WithDefaults>);
  STATIC_REQUIRE_FALSE(StructOfTensors<Most>);
  STATIC_REQUIRE_FALSE(StructOfTensors<WithNamed>);
  STATIC_REQUIRE_FALSE(StructOfTensors<Owning>);
  STATIC_REQUIRE_FALSE(StructOfTensors<Reference>);
  STATIC_REQUIRE_FALSE(StructOfTensors<Derived>);
  STATIC_REQUIRE(Leaves<Most>::kIsObject);
  STATIC_REQUIRE(Leaves<WithArray>::kIsObject);
}

}  // namespace
}  // namespace tfx::internal

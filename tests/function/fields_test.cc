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

#include "tfx/core/tensor.h"
#include "tfx/function/leaves.h"
#include "tfx/variables/variable.h"

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
struct Reference {
  const Tensor& a;
};
struct Most {
  int a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p;
};

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

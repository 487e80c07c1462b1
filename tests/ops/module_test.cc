#include "tfx/ops/module.h"

#include <array>
#include <catch2/catch.hpp>
#include <memory>

#include "tests/ops/transcript.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/matmul.h"
#include "tfx/ops/operators.h"

namespace tfx {
namespace {

class Dense : public Module {
 public:
  Dense(int64_t in_features, int64_t out_features,
        const ModuleOptions& options = {})
      : Module(options) {
    const auto scope = name_scope();
    w = Variable(ones({in_features, out_features}), {.name = "w"});
    b = Variable(zeros({out_features}), {.name = "b"});
  }
  Tensor operator()(const Tensor& x) const { return matmul(x, w) + b; }

  Variable w;
  Variable b;

 protected:
  Attributes attributes() const override { return {{"w", w}, {"b", b}}; }
};

class Counted : public Dense {
 public:
  explicit Counted(const ModuleOptions& options = {.name = "counted"})
      : Dense(2, 1, options) {
    const auto scope = name_scope();
    calls = Variable(0, {.trainable = false, .name = "calls"});
  }
  Variable calls;

 protected:
  Attributes attributes() const override {
    Attributes all = Dense::attributes();
    all["calls"] = calls;
    return all;
  }
};

class MLP : public Module {
 public:
  explicit MLP(const ModuleOptions& options = {}) : Module(options) {
    const auto scope = name_scope();
    layers.emplace_back(3, 2);
    layers.emplace_back(2, 2, ModuleOptions{.name = "second"});
    by_name.emplace("z", std::make_unique<Dense>(1, 1, ModuleOptions{"z"}));
    a = Variable(1.0, {.name = "a"});
    head = std::make_shared<Counted>();
    again = head;
    x = Variable({1, 2}, {.name = "x"});
    X = Variable("text", {.trainable = false, .name = "X"});
    y = x;
  }
  std::vector<Dense> layers;
  std::map<std::string, std::unique_ptr<Dense>> by_name;
  Variable a;
  std::shared_ptr<Counted> head;
  std::shared_ptr<Counted> again;
  Variable x;
  Variable X;
  Variable none;
  Variable y;

 protected:
  Attributes attributes() const override {
    // A dictionary of different things, as Python's are.
    const Attributes named = {{"a", a}, {"z", by_name.at("z")}};
    return {{"layers", layers}, {"by_name", named},
            {"head", head},     {"again", again},
            {"x", x},           {"X", X},
            {"none", none},     {"y", y}};
  }
};

class MyDense2D : public Module {};
class HTTPServer : public Module {};
class ABC : public Module {};
class ABc : public Module {};
template <typename T>
class Dense2DLayer : public Module {};
struct Outer {
  class Foo_Bar : public Module {};
};
class lower : public Module {};

void show(Transcript& t, const Module& module) {
  t.print("variables");
  for (const Variable& variable : module.variables()) t.repr(variable);
  t.print("trainable_variables");
  for (const Variable& each : module.trainable_variables()) t.repr(each);
  t.print("non_trainable_variables");
  for (const Variable& each : module.non_trainable_variables()) t.repr(each);
  t.print("submodules");
  for (const Module* submodule : module.submodules()) {
    t.print(submodule->name());
    t.print(submodule->name_scope().name());
  }
}

TEST_CASE("a module's name is that of its class, or what it was given") {
  Transcript t("ops/golden/module", "names");
  t.print(MyDense2D().name());
  t.print(HTTPServer().name());
  t.print(ABC().name());
  t.print(ABc().name());
  t.print(Dense2DLayer<std::array<Variable, 2>>().name());
  t.print(Outer::Foo_Bar().name());
  t.print(lower().name());
  t.print(MLP().name());
  t.print(Module().name());
  t.print(Module({.name = "_given1"}).name());
  t.error([] { Module({.name = ""}); });
  t.error([] { Module({.name = "a b"}); });
  t.error([] { Module({.name = "1a"}); });
  t.error([] { Module({.name = "a/b"}); });
}

TEST_CASE("a module has the variables of its attributes") {
  Transcript t("ops/golden/module", "dense");
  show(t, Dense(3, 2));
  t.print(Dense(3, 2)(ones({1, 3})));
}

TEST_CASE("modules are found in members, lists and dictionaries") {
  Transcript t("ops/golden/module", "nested");
  show(t, MLP());
  show(t, MLP({.name = "other"}));
}

TEST_CASE("a module's scope is within that which it was made in") {
  Transcript t("ops/golden/module", "within a scope");
  const auto module = [] {
    const auto outer = name_scope("outer");
    return Dense(1, 1);
  }();
  show(t, module);
  const auto elsewhere = name_scope("elsewhere");
  const auto scope = module.name_scope();
  t.repr(Variable(1, {.name = "v"}));
}

TEST_CASE("modules may have each other") {
  struct Node : Module {
    using Module::Module;
    Attributes attributes() const override { return {{"next", next}}; }
    const Node* next = nullptr;
  };
  Node a({.name = "a"});
  Node b({.name = "b"});
  Node c({.name = "c"});
  a.next = &b;
  b.next = &c;
  c.next = &a;
  Transcript t("ops/golden/module", "cycle");
  for (const Node* node : {&a, &b, &c}) {
    std::string names;
    for (const Module* each : node->submodules()) {
      names += (names.empty() ? "" : " ") + each->name();
    }
    t.print(names);
  }
}

TEST_CASE("copies and moved modules find their own members") {
  auto original = std::make_unique<std::vector<Dense>>();
  original->emplace_back(1, 1);
  Dense copy = original->front();
  CHECK(copy.w.is(original->front().w));
  CHECK(copy.identity() != original->front().identity());
  copy.b = Variable({5.0}, {.name = "mine"});
  CHECK(copy.variables()[0].name() == "mine:0");
  CHECK(original->front().variables()[0].name() == "dense/b:0");

  const Dense moved = std::move(original->front());
  original.reset();
  CHECK(moved.variables().size() == 2);
  CHECK(moved.name_scope().name() == "dense/");

  MLP mlp;
  const int64_t before = mlp.identity();
  mlp = MLP();
  CHECK(mlp.identity() != before);
  CHECK(mlp.submodules()[0] == mlp.head.get());
  CHECK(mlp.submodules()[2] == &mlp.layers[0]);
}

TEST_CASE("what is not there is no attribute") {
  struct Empty : Module {
    Attributes attributes() const override {
      return {{"variable", Variable()},
              {"pointer", std::shared_ptr<Dense>()},
              {"optional", std::optional<Variable>()},
              {"list", std::array<Variable, 2>()}};
    }
  };
  CHECK(Empty().variables().empty());
  CHECK(Empty().submodules().empty());
}

}  // namespace
}  // namespace tfx

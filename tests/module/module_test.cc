#include "tfx/module/module.h"

#include <array>
#include <catch2/catch.hpp>
#include <memory>

#include "tests/ops/transcript.h"
#include "tfx/c/library.h"
#include "tfx/core/errors.h"
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
    by_name.emplace("z",
                    std::make_unique<Dense>(1, 1, ModuleOptions{.name = "z"}));
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
  Transcript t("module/golden/module", "names");
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
  Transcript t("module/golden/module", "dense");
  show(t, Dense(3, 2));
  t.print(Dense(3, 2)(ones({1, 3})));
}

TEST_CASE("modules are found in members, lists and dictionaries") {
  Transcript t("module/golden/module", "nested");
  show(t, MLP());
  show(t, MLP({.name = "other"}));
}

TEST_CASE("a module's scope is within that which it was made in") {
  Transcript t("module/golden/module", "within a scope");
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
  Transcript t("module/golden/module", "cycle");
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

class Handle : public Module {
 public:
  explicit Handle(int64_t units, const ModuleOptions& options = {})
      : Module(this, options), twice(2 * units) {
    const auto scope = name_scope();
    self->units = units;
    self->b = Variable(zeros({units}), {.name = "b"});
  }
  void build() const { self->a = Variable(1.0, {.name = "a"}); }

  struct Self {
    int64_t units;
    Variable a, b;
  };
  tfx::Self<Self> self;
  int64_t twice;
};

class Handles : public Module {
 public:
  Handles() : Module(this, {.name = "given"}) {
    for (int64_t i = 1; i < 4; ++i) self->list.emplace_back(i);
    self->map = {{"z", self->list[0]}, {"a", Handle(5)}};
    self->plain.emplace(1, 1);
    self->counts = {1, 2};
  }
  struct Self {
    std::vector<Handle> list;
    std::map<std::string, Handle> map;
    std::optional<Dense> plain;
    std::vector<int> counts;
  };
  tfx::Self<Self> self;
};

// A class to be derived from hands `this` on.
class Base : public Module {
 public:
  Base() : Module(this) {}
  template <typename T>
  explicit Base(T* derived) : Module(derived) {
    self->base = Variable(1.0, {.name = "base"});
    // It is no T yet.
    variables_of_base = variables().size();
  }
  struct Self {
    Variable base;
  };
  tfx::Self<Self> self;
  size_t variables_of_base = 0;
};
class WithTwo : public Base {
 public:
  WithTwo() : Base(this) { self->own = Variable(2.0, {.name = "own"}); }
  struct Self {
    Variable own;
  };
  tfx::Self<Self> self;

 protected:
  Attributes attributes() const override {
    return {{"own", self->own}, {"base", Base::self->base}};
  }
};
class OnlyBaseHasSelf : public Base {
 public:
  OnlyBaseHasSelf() : Base(this) {}
};
class HandsNothingOn : public Base {};

std::vector<std::string> variable_names(const Module& module) {
  std::vector<std::string> names;
  for (const Variable& each : module.variables()) names.push_back(each.name());
  return names;
}
using Names = std::vector<std::string>;

TEST_CASE("copies of a module with self are the same module") {
  Handle original(2, {.name = "first"});
  Handle copy = original;
  CHECK(copy.identity() == original.identity());
  CHECK(copy.name() == "first");
  CHECK(copy.name_scope().name() == "first/");
  CHECK(copy.trackable() == original.trackable());
  copy.build();
  CHECK(variable_names(original) == Names{"a:0", "first/b:0"});
  CHECK(original.self->units == 2);

  const Handle moved = std::move(original);
  CHECK(moved.identity() == copy.identity());
  // NOLINTNEXTLINE(bugprone-use-after-move): what is left is tested
  CHECK(variable_names(original).size() == 2);

  const Handle other(3);
  CHECK(other.identity() != copy.identity());
  CHECK(other.name() == "handle");
  copy = other;
  CHECK(copy.identity() == other.identity());
  CHECK(copy.self->units == 3);
  CHECK(copy.twice == 6);
  CHECK(moved.self->units == 2);
}

TEST_CASE("what self holds is found, as it is now") {
  const Handles handles;
  CHECK(handles.name() == "given");
  CHECK(variable_names(handles) == Names{"handle/b:0", "handle/b:0",
                                         "handle/b:0", "handle/b:0",
                                         "dense/b:0", "dense/w:0"});
  CHECK(handles.submodules().size() == 5);
  CHECK(handles.submodules()[0]->identity() ==
        handles.self->list[0].identity());
  handles.self->list.emplace_back(9);
  handles.self->map.clear();
  handles.self->list[1].build();
  CHECK(variable_names(handles) == Names{"handle/b:0", "a:0", "handle/b:0",
                                         "handle/b:0", "handle/b:0",
                                         "dense/b:0", "dense/w:0"});
}

TEST_CASE("the node of a module with self keeps it, that of another does not") {
  TrackableHandle handle;
  TrackableHandle plain;
  {
    const Handle module(1);
    module.build();
    handle = module.trackable();
    const Dense dense(1, 1);
    plain = dense.trackable();
    CHECK(plain->identity() == dense.identity());
    CHECK(plain->children(SaveType::kCheckpoint).size() == 2);
  }
  const auto children = handle->children(SaveType::kCheckpoint);
  REQUIRE(children.size() == 2);
  CHECK(children[0].name == "a");
  CHECK(Variable::of(children[1].node).name() == "handle/b:0");
  CHECK_THROWS_AS(plain->children(SaveType::kCheckpoint), RuntimeError);
}

// Its fields and members tell whether it has been freed.
class Freed : public Module {
 public:
  explicit Freed(std::shared_ptr<int> token)
      : Module(this), beside(std::move(token)) {
    self->inside = beside;
    self->v = Variable(1.0);
  }
  Freed(const Freed&) = default;
  Freed(Freed&&) = default;
  Freed& operator=(const Freed&) = default;
  Freed& operator=(Freed&&) = default;
  ~Freed() override { CHECK(variables().size() == 1); }

  struct Self {
    std::shared_ptr<int> inside;
    Variable v;
  };
  tfx::Self<Self> self;
  std::shared_ptr<int> beside;
};

TEST_CASE("a module with self is freed with its last copy and node") {
  std::weak_ptr<int> token;
  {
    auto owner = std::make_shared<int>();
    token = owner;
    std::optional<Freed> module(owner);
    owner.reset();
    std::optional<Freed> copy = module;
    CHECK(module->variables().size() == 1);
    module.reset();
    CHECK_FALSE(token.expired());
    TrackableHandle node = copy->trackable();
    copy.reset();
    CHECK_FALSE(token.expired());
    CHECK(node->children(SaveType::kCheckpoint).size() == 1);
    node = {};
    CHECK(token.expired());
  }
  CHECK(token.expired());
}

TEST_CASE("a class with self can be derived from if it hands this on") {
  const WithTwo two;
  CHECK(two.name() == "with_two");
  CHECK(two.variables_of_base == 0);
  CHECK(variable_names(two) == Names{"base:0", "own:0"});
  const auto children = two.trackable()->children(SaveType::kCheckpoint);
  CHECK(children[0].name == "own");
  CHECK(variable_names(OnlyBaseHasSelf()) == Names{"base:0"});
  CHECK(OnlyBaseHasSelf().name() == "only_base_has_self");
  CHECK_THROWS_WITH(
      HandsNothingOn().variables(),
      Catch::StartsWith("the class HandsNothingOn is derived from Base, whose "
                        "constructor called Module(this)"));
}

TEST_CASE("a warning names each variable that a module does not track, once") {
  std::vector<std::string> lines;
  set_log_callback([&](LogLevel /*level*/, std::string_view line) {
    lines.emplace_back(line);
  });
  const Handle module(1);
  const Variable outside(1.0, {.name = "outside"});
  const Variable frozen(1.0, {.trainable = false});
  for (int i = 0; i < 2; ++i) {
    const Variable read[] = {module.self->b, outside, frozen};
    module.warn_of_untracked("call", read);
  }
  set_log_callback({});
  REQUIRE(lines.size() == 1);
  CHECK_THAT(lines[0], Catch::Contains("'call' reads the variable 'outside:0', "
                                       "which is no attribute of its Handle"));
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

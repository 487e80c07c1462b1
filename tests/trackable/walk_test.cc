#include "tfx/trackable/walk.h"

#include <array>
#include <catch2/catch.hpp>
#include <map>
#include <memory>
#include <optional>
#include <set>

#include "tests/ops/transcript.h"
#include "tfx/function/function.h"
#include "tfx/function/method.h"
#include "tfx/module/module.h"
#include "tfx/random/generator.h"

namespace tf = tfx;

namespace tfx {

// The classes of tools/golden/trackable.py. Not in the anonymous namespace: see
// tests/function/method_test.cc.
class WalkBlock : public Module {
 public:
  explicit WalkBlock(const ModuleOptions& options = {})
      : Module(this, options) {
    self->w = Variable(1.0, {.name = name() + "_w"});
    self->b = Variable(2.0, {.name = name() + "_b"});
  }
  struct Self {
    Variable w, b;
  };
  tf::Self<Self> self;
};

class WalkInner : public Module {
 public:
  explicit WalkInner(const Module* outer) : Module(this, {.name = "inner"}) {
    self->outer = outer;
    self->own = Variable(5.0, {.name = "own"});
  }
  struct Self {
    const Module* outer;
    Variable own;
  };
  tf::Self<Self> self;
};

class WalkEverything : public Module {
 public:
  WalkEverything() : Module(this, {.name = "everything"}) {
    self->z = Variable(1.0, {.name = "z"});
    for (int i = 0; i < 11; ++i) {
      self->blocks.emplace_back(ModuleOptions{.name = "b" + std::to_string(i)});
    }
    self->heads["mean"] = WalkBlock({.name = "mean"});
    self->heads["a.b"] = self->blocks[1];
    self->n = 3;
    self->generator = random::Generator::from_seed(1);
    self->pair[0] = {self->z};
    self->pair[1].emplace_back(3.0, VariableOptions{.name = "inner"});
    self->new_ = Variable(4.0, {.name = "new"});
    self->again = self->blocks[0];
    self->A.emplace(ModuleOptions{.name = "A"});
    self->inner = std::make_unique<WalkInner>(this);
  }
  Tensor call_eagerly(const Tensor& x) const { return x; }

  static Tensor same(const Tensor& x) { return x; }
  struct Self {
    Variable z;
    Function<Tensor (*)(const Tensor&)> f = function(&WalkEverything::same);
    std::vector<WalkBlock> blocks;
    std::map<std::string, WalkBlock> heads;
    int64_t n;
    std::string text;
    std::shared_ptr<WalkBlock> none;
    std::vector<Variable> empty;
    std::optional<random::Generator> generator;
    std::array<std::vector<Variable>, 2> pair;
    Variable new_;
    std::optional<WalkBlock> again;
    std::optional<WalkBlock> A;
    std::unique_ptr<WalkInner> inner;
    tf::Method<&WalkEverything::call_eagerly> call;
    std::vector<double> numbers;
  };
  tf::Self<Self> self;
};

namespace {

std::string kind_of(const TrackableHandle& node) {
  switch (node->kind()) {
    case Trackable::Kind::kVariable:
      return Variable::of(node).name();
    case Trackable::Kind::kModule:
      return "module";
    case Trackable::Kind::kList:
      return "list";
    case Trackable::Kind::kDict:
      return "dict";
    case Trackable::Kind::kObject:
      break;
  }
  return "object";
}

TEST_CASE("objects are visited in the order in which Python numbers them") {
  const WalkEverything everything;
  const auto found =
      breadth_first(everything.trackable(), SaveType::kCheckpoint);
  Transcript t("trackable/golden/walk", "breadth first");
  for (const FoundTrackable& each : found) {
    std::string path;
    for (const std::string& name : each.path) {
      path += (path.empty() ? "" : "/") + name;
    }
    t.print(path + " " + kind_of(each.node));
  }
}

TEST_CASE("functions that a class declares are saved in SavedModels only") {
  const WalkEverything everything;
  Transcript t("trackable/golden/walk", "children");
  const auto show = [&](const char* title, SaveType save_type) {
    t.print(title);
    std::set<std::string> names;
    for (const auto& child : everything.trackable()->children(save_type)) {
      names.insert(child.name);
    }
    for (const std::string& name : names) t.print(name);
  };
  show("checkpoint", SaveType::kCheckpoint);
  show("savedmodel", SaveType::kSavedModel);
}

TEST_CASE("modules are flattened by names, submodules after variables") {
  const WalkEverything everything;
  Transcript t("trackable/golden/walk", "flattened");
  for (const Variable& each : everything.variables()) t.print(each.name());
  for (const Module* each : everything.submodules()) t.print(each->name());
}

}  // namespace
}  // namespace tfx

#include "tfx/trackable/pending_restore.h"

#include <catch2/catch.hpp>
#include <map>
#include <set>
#include <string>

#include "tfx/autodiff/gradient_tape.h"
#include "tfx/core/errors.h"
#include "tfx/function/function.h"
#include "tfx/module/module.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/operators.h"
#include "tfx/trackable/walk.h"

namespace tf = tfx;

namespace tfx {

// What a checkpoint is to objects: values by the paths that lead to them.
class FakeCheckpoint : public PendingRestore {
 public:
  FakeCheckpoint(TrackableHandle root, std::map<std::string, Tensor> values)
      : root_(std::move(root)), values_(std::move(values)) {
    look_again();
    if (!values_.empty()) start();
  }
  ~FakeCheckpoint() override { finish(); }

  int walks() const { return walks_; }

 private:
  void look_again() override {
    ++walks_;
    for (const auto& found : breadth_first(root_, SaveType::kCheckpoint)) {
      std::string path;
      for (const std::string& name : found.path) path += "/" + name;
      const auto value = values_.find(path);
      if (value == values_.end()) continue;
      const StateTensor tensors[] = {{"VARIABLE_VALUE", value->second}};
      found.node->restore_from_tensors(tensors);
      values_.erase(value);
    }
    if (values_.empty()) finish();
  }
  Tensor find_value(const Trackable& parent, std::string_view child) override {
    for (const auto& found : breadth_first(root_, SaveType::kCheckpoint)) {
      if (found.node->identity() != parent.identity()) continue;
      std::string path;
      for (const std::string& name : found.path) path += "/" + name;
      const auto value = values_.find(path + "/" + std::string(child));
      if (value != values_.end()) return value->second;
    }
    return {};
  }

  const TrackableHandle root_;
  std::map<std::string, Tensor> values_;
  int walks_ = 0;
};

class LateLayer : public Module {
 public:
  LateLayer() : Module(this) {}
  Tensor operator()(const Tensor& x) const {
    if (!self->w.has_value()) self->w = Variable(zeros_like_input());
    return x * self->w;
  }
  static Tensor zeros_like_input() { return constant(0.0F); }
  struct Self {
    Variable w, early;
  };
  tf::Self<Self> self;
};

class LateNet : public Module {
 public:
  LateNet() : Module(this) {}
  struct Self {
    std::vector<LateLayer> layers;
  };
  tf::Self<Self> self;
};

namespace {

TEST_CASE("what is there is restored at once, and nothing stays pending") {
  const LateLayer layer;
  layer.self->early = Variable(1.0F);
  const FakeCheckpoint checkpoint(layer.trackable(),
                                  {{"/early", constant(5.0F)}});
  CHECK_FALSE(PendingRestore::any());
  CHECK(layer.self->early.value().item<float>() == 5.0F);
}

TEST_CASE("a variable that is made later has its restored value") {
  const LateNet net;
  net.self->layers.resize(2);
  FakeCheckpoint checkpoint(net.trackable(), {{"/layers/0/w", constant(2.0F)},
                                              {"/layers/1/w", constant(3.0F)},
                                              {"/layers/2/w", constant(4.0F)}});
  CHECK(PendingRestore::any());
  CHECK(net.self->layers[0](constant(1.0F)).item<float>() == 2.0F);
  // Reading, assigning and passing on are uses alike.
  const LateLayer& second = net.self->layers[1];
  second.self->w = Variable(0.0F);
  second.self->w.assign_add(1.0F);
  CHECK(second.self->w.numpy() == 4.0);
  // In objects that are made later, too.
  const LateLayer third;
  net.self->layers.push_back(third);
  third.self->w = Variable(0.0F);
  CHECK(third.self->w.handle().has_value());
  CHECK_FALSE(PendingRestore::any());
  CHECK(third.self->w.numpy() == 4.0);
}

TEST_CASE("late restoration is no part of what is traced or recorded") {
  const LateLayer layer;
  const FakeCheckpoint checkpoint(layer.trackable(), {{"/w", constant(7.0F)}});
  const auto f = function([&](const Tensor& x) { return layer(x); });
  GradientTape tape;
  const Tensor x = constant(2.0F);
  tape.watch(x);
  const Tensor y = f(x);
  CHECK(y.item<float>() == 14.0F);
  CHECK(tape.gradient(y, x).numpy() == 7.0);
  // A trace does not assign it again.
  layer.self->w.assign(1.0F);
  CHECK(f(x).item<float>() == 2.0F);
}

TEST_CASE("a variable that is none of the checkpoint's costs few walks") {
  const LateLayer layer;
  const FakeCheckpoint checkpoint(layer.trackable(), {{"/w", constant(7.0F)}});
  const Variable other(1.0F);
  for (int i = 0; i < 100; ++i) other.assign_add(1.0F);
  CHECK(other.value().item<float>() == 101.0F);
  CHECK(checkpoint.walks() < 12);
  // It is restored when it becomes an attribute, as in Python.
  layer.self->w = other;
  for (int i = 0; i < 100; ++i) static_cast<void>(other.value());
  CHECK(other.value().item<float>() == 7.0F);
}

TEST_CASE("variables from before a restore, or after it, are not looked at") {
  const LateLayer layer;
  const Variable before(1.0F);
  {
    const FakeCheckpoint checkpoint(layer.trackable(),
                                    {{"/w", constant(7.0F)}});
    static_cast<void>(before.value());
    CHECK(checkpoint.walks() == 1);
  }
  CHECK_FALSE(PendingRestore::any());
  layer.self->w = Variable(1.0F);
  CHECK(layer.self->w.value().item<float>() == 1.0F);
}

TEST_CASE("a value can be had before its variable is made") {
  const LateNet net;
  net.self->layers.resize(1);
  const auto layer = net.self->layers[0].trackable();
  CHECK_FALSE(PendingRestore::value_for(*layer, "w").has_value());
  const FakeCheckpoint checkpoint(net.trackable(),
                                  {{"/layers/0/w", constant(2.0F)}});
  CHECK(PendingRestore::value_for(*layer, "w").item<float>() == 2.0F);
  CHECK_FALSE(PendingRestore::value_for(*layer, "x").has_value());
}

TEST_CASE("a value that does not fit is an error at the first use") {
  const LateLayer layer;
  const FakeCheckpoint checkpoint(layer.trackable(),
                                  {{"/w", constant({1.0F, 2.0F})}});
  layer.self->w = Variable(3.0F);
  CHECK_THROWS_AS(layer.self->w.value(), ValueError);
}

TEST_CASE("a variable has its value as its state") {
  const Variable v({1.0F, 2.0F});
  const auto state = v.trackable()->serialize_to_tensors();
  REQUIRE(state.size() == 1);
  CHECK(state[0].name == "VARIABLE_VALUE");
  v.assign({3.0F, 4.0F});
  CHECK(state[0].value.data<float>()[0] == 1.0F);
  v.trackable()->restore_from_tensors(state);
  CHECK(v.value().data<float>()[1] == 2.0F);
  const StateTensor other[] = {{"other", constant(1.0F)}};
  CHECK_THROWS_AS(v.trackable()->restore_from_tensors(other), ValueError);
  CHECK(v.trackable()->identity() == v.id());
  CHECK(Variable::of(v.trackable()).is(v));
  CHECK_FALSE(Variable::of({}).has_value());
}

}  // namespace
}  // namespace tfx

// module: variables and a function kept together in a tf::Module (original.py)
#include <iostream>
#include <vector>

#include "tfx/tfx.h"

namespace tf = tfx;

class DemoModule : public tf::Module {
 public:
  explicit DemoModule(const tf::Tensor& init_value = tf::constant(0.0),
                      const tf::ModuleOptions& options = {})
      : Module(this, options) {
    auto scope = name_scope();  // tf::name_scope("demo_module")
    self->x =
        tf::Variable(init_value, {.trainable = true, .dtype = tf::float32});
  }

  tf::Tensor addprint(const tf::Tensor& a) const {
    return self->addprint(*this, a);
  }
  tf::Tensor addprint_eagerly(const tf::Tensor& a) const {
    auto scope = name_scope();
    self->x.assign_add(a);
    tf::print({self->x});
    return self->x;
  }

  struct Self {
    tf::Variable x;
    tf::Method<&DemoModule::addprint_eagerly> addprint{
        {.input_signature = {{tf::TensorSpec({}, tf::float32)}}}};
  };
  tf::Self<Self> self;
};

class Pair : public tf::Module {
 public:
  explicit Pair(const tf::ModuleOptions& options = {}) : Module(this, options) {
    auto scope = name_scope();
    self->demos = {DemoModule(tf::constant(1.0)),
                   DemoModule(tf::constant(2.0), {.name = "second"})};
    self->scale = tf::Variable(10.0, {.trainable = false, .name = "scale"});
  }

  std::vector<tf::Tensor> operator()(const tf::Tensor& a) const {
    std::vector<tf::Tensor> results;
    for (const auto& demo : self->demos) {
      results.push_back(demo.addprint(a) * self->scale);
    }
    return results;
  }

  struct Self {
    std::vector<DemoModule> demos;
    tf::Variable scale;
  };
  tf::Self<Self> self;
};

int main() {
  DemoModule demo(tf::constant(1.0));
  auto result = demo.addprint(tf::constant(5.0));
  std::cout << result << '\n';
  for (const auto& variable : demo.variables()) std::cout << variable << '\n';

  Pair pair;
  for (const auto& each : pair(tf::constant(0.5))) std::cout << each << '\n';
  for (const auto& variable : pair.variables()) {
    std::cout << variable.name() << ' ' << variable.numpy() << '\n';
  }
  for (const auto& variable : pair.trainable_variables()) {
    std::cout << variable.name() << '\n';
  }
  for (const auto* submodule : pair.submodules()) {
    std::cout << submodule->name() << ' ' << submodule->name_scope().name()
              << '\n';
  }
}

// module: variables and a function kept together in a tf::Module (original.py)
#include <iostream>
#include <vector>

#include "tfx/tfx.h"

namespace tf = tfx;

class DemoModule : public tf::Module {
 public:
  explicit DemoModule(const tf::Tensor& init_value = tf::constant(0.0),
                      const tf::ModuleOptions& options = {})
      : tf::Module(options) {
    auto scope = name_scope();  // tf::name_scope("demo_module")
    x = tf::Variable(init_value, {.trainable = true, .dtype = tf::float32});
  }

  tf::Tensor addprint(const tf::Tensor& a) { return addprint_(*this, a); }

  tf::Variable x;

 private:
  tf::Tensor trace_addprint(const tf::Tensor& a) {
    auto scope = name_scope();
    x.assign_add(a);
    tf::print({x});
    return x;
  }
  tf::Method<&DemoModule::trace_addprint> addprint_{
      {.input_signature = {{tf::TensorSpec({}, tf::float32)}}}};

  tf::Attributes attributes() const override { return {{"x", x}}; }
};

class Pair : public tf::Module {
 public:
  explicit Pair(const tf::ModuleOptions& options = {}) : tf::Module(options) {
    auto scope = name_scope();
    demos.emplace_back(tf::constant(1.0));
    demos.emplace_back(tf::constant(2.0), tf::ModuleOptions{.name = "second"});
    scale = tf::Variable(10.0, {.trainable = false, .name = "scale"});
  }

  std::vector<tf::Tensor> operator()(const tf::Tensor& a) {
    std::vector<tf::Tensor> results;
    for (auto& demo : demos) results.push_back(demo.addprint(a) * scale);
    return results;
  }

  std::vector<DemoModule> demos;
  tf::Variable scale;

 private:
  tf::Attributes attributes() const override {
    return {{"demos", demos}, {"scale", scale}};
  }
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

// Objects that outlive main and still use TensorFlow when the process ends.
#include <cstdlib>
#include <exception>
#include <iostream>
#include <memory>
#include <string>
#include <thread>

#include "tests/third_party/tensorflow/work.h"
#include "tfx/c/tensor.h"

namespace {

// On the thread that ends the process, whose thread_local objects are gone by
// now, and on another one.
void use_tensorflow() {
  work::all();
  std::string error;
  std::thread([&error] {
    try {
      work::all();
    } catch (const std::exception& e) {
      error = e.what();
    }
  }).join();
  work::require(error.empty(), error);
}

struct Worker {
  explicit Worker(const char* name) : name(name) {}
  ~Worker() {
    try {
      use_tensorflow();
      std::cout << name << " has worked" << std::endl;
    } catch (const std::exception& e) {
      std::cout << name << ": " << e.what() << std::endl;
    }
  }
  const char* name;
};

// Constructed before TensorFlow is loaded, so destroyed after its objects would
// be.
const Worker early("early");  // NOLINT(cert-err58-cpp)
std::unique_ptr<tfx::c::EagerContext> context;
std::unique_ptr<tfx::c::Tensor> tensor;

void at_exit() { const Worker last_minute("handler"); }

}  // namespace

int main() {
  context = std::make_unique<tfx::c::EagerContext>();
  work::all(*context);
  tensor = std::make_unique<tfx::c::Tensor>(tfx::c::Tensor::scalar<float>(1));
  std::atexit(at_exit);
  static const Worker late("late");
  static const tfx::c::EagerContext another;
  work::print(*context, "printed", "stdout");
  std::cout << "main ends" << std::endl;
}

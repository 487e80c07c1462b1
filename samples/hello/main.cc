// hello: the library found, its devices, a MatMul, a printed tensor
#include <exception>
#include <iostream>

#include "tfx/core/context.h"
#include "tfx/tfx.h"
#include "third_party/tensorflow/libtensorflow.h"

namespace tf = tfx;

int main() {
  try {
    const auto& library = tf::libtensorflow::load();
    std::cout << "library  " << library.path << '\n'
              << "version  " << library.version << '\n';
    for (const auto& device : tf::Context::instance().devices()) {
      std::cout << "device   " << device.name << '\n';
    }

    auto a = tf::constant({{1.0, 2.0}, {3.0, 4.0}});
    auto product = tf::matmul(a, a);
    std::cout << "MatMul   shape=" << product.shape() << ", " << product.dtype()
              << '\n'
              << product << std::endl;
    tf::print({product}, {.output_stream = std::cout});
  } catch (const std::exception& e) {
    std::cerr << "hello: " << e.what() << '\n';
    return 1;
  }
}

// A shared object that Python opens.
#include <exception>
#include <iostream>

#include "tfx/tfx.h"

extern "C" void print_product() {
  try {
    const auto a = tfx::constant({{1.0, 2.0}, {3.0, 4.0}});
    std::cout << tfx::matmul(a, a).numpy() << std::endl;
  } catch (const std::exception& e) {
    std::cout << e.what() << std::endl;
  }
}

// A plugin of a program that knows nothing of tfx.
#include <exception>
#include <iostream>

#include "tfx/tfx.h"

extern "C" void run_plugin() {
  try {
    std::cout << tfx::constant({1, 2}) * 3 << std::endl;
  } catch (const std::exception& e) {
    std::cout << e.what() << std::endl;
  }
}

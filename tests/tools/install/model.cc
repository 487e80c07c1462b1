// A plugin that runs the SavedModel $MODEL, of rows of two numbers.
#include <cstdlib>
#include <exception>
#include <iostream>

#include "tfx/tfx.h"

namespace tf = tfx;

extern "C" void run_plugin() {
  try {
    const auto model = tf::saved_model::load(std::getenv("MODEL"));
    const auto predict = model.signatures()["serving_default"].prepare();
    std::cout << predict(tf::constant({{1.F, 1.F}})) << std::endl;
    tf::ConfigProto config;
    config.gpu_options.allow_growth = true;
    std::cout << config.str() << std::flush;
  } catch (const std::exception& e) {
    std::cout << e.what() << std::endl;
  }
}

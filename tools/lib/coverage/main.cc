// What ./tools/coverage runs; that says how it is used.

#include <exception>
#include <iostream>
#include <set>
#include <string>
#include <string_view>

#include "tfx/autodiff/registry.h"
#include "tfx/raw_ops/generator/installed_ops.h"
#include "tools/lib/coverage/coverage.h"

namespace {

using namespace tfx::coverage;

std::set<std::string> raw_op_functions() {
  return {
#include "tools/lib/coverage/raw_op_names.inc"
  };
}

constexpr char kPythonGradients[] =
#include "tools/lib/coverage/python_gradients.inc"
    ;

std::set<std::string> gradients() {
  const auto names = tfx::GradientRegistry::instance().names();
  return {names.begin(), names.end()};
}

}  // namespace

int main(int argc, char** argv) {
  ReportOptions options;
  for (int i = 1; i < argc; ++i) {
    const std::string_view argument = argv[i];
    if (argument == "--missing") {
      options.missing = true;
    } else if (argument == "--excluded") {
      options.excluded = true;
    } else {
      std::cerr << "usage: coverage [--missing] [--excluded]\n";
      return 2;
    }
  }
  try {
    const tfx::proto::OpList ops = tfx::generator::installed_ops();
    std::cout << report(count_raw_ops(ops, raw_op_functions()), options)
              << report(count_gradients(ops, kPythonGradients, gradients()),
                        options);
  } catch (const std::exception& error) {
    std::cerr << "coverage: " << error.what() << '\n';
    return 1;
  }
}

// The usual work in a program that is linked in an unusual way. Its output is
// the same in all of them.
#include <exception>
#include <iostream>
#include <stdexcept>
#include <string>

#include "tests/third_party/tensorflow/work.h"
#include "tfx/c/eager_op.h"
#include "tfx/c/errors.h"
#include "third_party/tensorflow/libtensorflow.h"

namespace {

void run() {
  std::cout << "starts" << std::endl;
  tfx::c::EagerContext context;
  work::all(context);
  work::print(context, "to standard output", "stdout");
  work::print(context, "to standard error", "stderr");
  try {
    const tfx::c::EagerOp op(context, "NoSuchOp");
  } catch (const tfx::errors::NotFoundError& e) {
    std::cout << "caught NotFoundError" << std::endl;
  }
  work::require(work::regex_replace(context, "aba", "a", "c") == "cbc",
                "RegexReplace");
  std::cout << "ends" << std::endl;
}

}  // namespace

int main() {
  try {
    run();
  } catch (const tfx::libtensorflow::LoadError& e) {
    std::cout << "caught LoadError" << std::endl;
  } catch (const std::exception& e) {
    std::cerr << e.what() << std::endl;
    return 1;
  }
}

// A plugin of a program that knows nothing of tfx: code of many kinds, whose
// templates and constants bring symbols that could keep it in memory.
#include <exception>
#include <iostream>
#include <tuple>
#include <vector>

#include "tfx/tfx.h"

namespace tf = tfx;

namespace {

class Net : public tf::Module {
 public:
  Net() : Module(this) { self->w = tf::Variable(tf::ones({2})); }

  struct Self {
    tf::Variable w;
    std::vector<tf::Variable> more;
  };
  tf::Self<Self> self;
};

}  // namespace

extern "C" void run_plugin() {
  try {
    const tf::DType* const dtypes[] = {&tf::dtype_of<float>, &tf::int32};
    const auto scaled = tf::function([](const tf::Tensor& x, int factor) {
      return std::tuple(x * factor, tf::reduce_sum(x, {.axis = 0}));
    });
    const auto [product, sum] = scaled(tf::constant({1, 2}), 3);
    std::cout << product << ' ' << int(sum) << ' ' << dtypes[0]->name() << ' '
              << Net().variables().size() << std::endl;
  } catch (const std::exception& e) {
    std::cout << e.what() << std::endl;
  }
}

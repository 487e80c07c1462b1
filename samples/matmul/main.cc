// matmul: the README's five lines
#include <cstdio>

#include "tfx/c/c.h"

namespace c = tfx::c;

int main() {
  c::EagerContext context;
  const float values[] = {1, 2, 3, 4};
  c::TensorHandle a(c::Tensor::from_values<float>({2, 2}, values));
  c::EagerOp matmul(context, "MatMul");
  c::TensorHandle product = matmul.add_input(a).add_input(a).execute_one();
  std::printf("%g\n", product.resolve().data<float>()[3]);  // 22
}

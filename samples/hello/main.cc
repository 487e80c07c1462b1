// hello: the library found, its devices, a MatMul, a printed tensor
#include <cstdio>
#include <exception>

#include "tfx/c/c.h"

namespace c = tfx::c;

int main() {
  try {
    const auto& library = tfx::libtensorflow::load();
    std::printf("library  %s\n", library.path.c_str());
    std::printf("version  %s\n", library.version.c_str());

    c::EagerContext context;
    for (const c::Device& device : context.devices().devices()) {
      std::printf("device   %s\n", device.name.c_str());
    }

    const float values[] = {1, 2, 3, 4};
    const c::TensorHandle a(c::Tensor::from_values<float>({2, 2}, values));
    const c::TensorHandle product =
        c::EagerOp(context, "MatMul").add_input(a).add_input(a).execute_one();
    const c::Tensor result = product.resolve();
    std::printf("MatMul   shape=%s, dtype=%s\n",
                c::ShapeView(result.shape()).str().c_str(),
                c::name(result.type()).c_str());

    // tf.print(product): the tensor as TensorFlow itself formats it.
    const c::TensorHandle inputs[] = {product.share()};
    const c::TensorHandle text = c::EagerOp(context, "StringFormat")
                                     .add_input_list(inputs)
                                     .set_string("template", "{}")
                                     .set_string("placeholder", "{}")
                                     .execute_one();
    c::EagerOp(context, "PrintV2")
        .add_input(text)
        .set_string("output_stream", "stdout")
        .execute(0);
  } catch (const std::exception& e) {
    std::fprintf(stderr, "hello: %s\n", e.what());
    return 1;
  }
}

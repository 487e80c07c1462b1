// A library of ops in C++, as users of TensorFlow write them: TensorFlow's own
// headers, protobuf messages, std::cout. The test compiles it, each time with
// another name as OP.
#include <cstdlib>
#include <iostream>
#include <regex>
#include <stdexcept>
#include <string>

#include "tensorflow/core/example/example.pb.h"
#include "tensorflow/core/framework/graph.pb.h"
#include "tensorflow/core/framework/op.h"
#include "tensorflow/core/framework/op_kernel.h"
#include "tensorflow/core/framework/shape_inference.h"

namespace {

using tensorflow::OpKernel;
using tensorflow::OpKernelConstruction;
using tensorflow::OpKernelContext;
using tensorflow::tstring;

struct Greeter {
  Greeter() { std::cout << "static initialiser of " OP << std::endl; }
  ~Greeter() {
    if (std::getenv("TFX_TEST_FAREWELL") == nullptr) return;
    std::cout << "static destructor of " OP << std::endl;
  }
} greeter;

REGISTER_OP(OP)
    .Input("text: string")
    .Output("result: string")
    .SetShapeFn([](tensorflow::shape_inference::InferenceContext* context) {
      context->set_output(0, context->input(0));
      return absl::OkStatus();
    });

std::string through_messages(const std::string& text) {
  tensorflow::GraphDef graph;
  tensorflow::NodeDef* node = graph.add_node();
  node->set_name(text);
  (*node->mutable_attr())["T"].set_type(tensorflow::DT_FLOAT);
  tensorflow::GraphDef parsed;
  if (!parsed.ParseFromString(graph.SerializeAsString())) {
    throw std::runtime_error("GraphDef");
  }
  tensorflow::Example example;
  (*example.mutable_features()->mutable_feature())["text"]
      .mutable_bytes_list()
      ->add_value(parsed.node(0).name());
  return example.features().feature().at("text").bytes_list().value(0);
}

// "text" becomes "<text>", by way of messages, a regular expression and an
// exception.
class BracketOp : public OpKernel {
 public:
  explicit BracketOp(OpKernelConstruction* context) : OpKernel(context) {}

  void Compute(OpKernelContext* context) override {
    const tensorflow::Tensor& text = context->input(0);
    tensorflow::Tensor* result = nullptr;
    OP_REQUIRES_OK(context, context->allocate_output(0, text.shape(), &result));
    for (int i = 0; i < text.NumElements(); ++i) {
      const std::string element = text.flat<tstring>()(i);
      std::cout << "computing " << element << std::endl;
      try {
        throw std::runtime_error(std::regex_replace(through_messages(element),
                                                    std::regex("^|$"), "|"));
      } catch (const std::exception& e) {
        std::string bracketed = e.what();
        bracketed.front() = '<';
        bracketed.back() = '>';
        result->flat<tstring>()(i) = bracketed;
      }
    }
  }
};

REGISTER_KERNEL_BUILDER(Name(OP).Device(tensorflow::DEVICE_CPU), BracketOp);

}  // namespace

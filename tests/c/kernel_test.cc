#include "tfx/c/kernel.h"

#include <atomic>
#include <stdexcept>
#include <string>
#include <thread>

#include "tests/c/testing.h"
#include "tfx/c/eager_context.h"
#include "tfx/c/eager_op.h"
#include "tfx/c/errors.h"
#include "tfx/c/op_definition.h"
#include "tfx/c/session.h"

namespace tfx::c {
namespace {

using errors::InvalidArgumentError;
using Floats = std::vector<float>;

// One float input, one float output.
void define(ZString op) {
  OpDefinition(op).input("x: float").output("y: float").add();
}

TensorHandle run(ZString op, std::initializer_list<float> x) {
  EagerContext context;
  EagerOp eager(context, op);
  eager.add_input(TensorHandle(vector<float>(x)));
  return eager.execute_one();
}

Floats run_values(ZString op, std::initializer_list<float> x) {
  return values<float>(run(op, x).resolve());
}

// A kernel without state, from a function.
template <auto kCompute>
struct Stateless {
  explicit Stateless(KernelConstruction&) {}
  void compute(KernelContext& context) { kCompute(context); }
};

template <auto kCompute>
void define_kernel(ZString op) {
  define(op);
  add_kernel<Stateless<kCompute>>(op, "CPU");
}

void twice(KernelContext& context) {
  const Tensor x = context.input(0);
  Tensor y = context.allocate_output(0, x.type(), x.shape());
  const auto from = x.data<float>();
  const auto to = y.mutable_data<float>();
  for (size_t i = 0; i < from.size(); ++i) to[i] = 2 * from[i];
}

TEST_CASE("a kernel computes eagerly, in a session and in a function") {
  define_kernel<&twice>("TfxTwice");
  CHECK(run_values("TfxTwice", {1, 2}) == Floats{2, 4});
  CHECK(run("TfxTwice", {}).shape() == std::vector<int64_t>{0});

  Graph graph;
  const Output x = placeholder(graph, "x");
  const Output y = unary(graph, "TfxTwice", "y", x);
  const auto results = Session(graph).run({{x, vector<float>({3})}}, {y});
  CHECK(values<float>(results[0]) == Floats{6});

  EagerContext context;
  context.add_function(Function::from_graph(
      graph, {.name = "call", .inputs = {x}, .outputs = {y}}));
  EagerOp call(context, "call");
  call.add_input(TensorHandle(vector<float>({4})));
  CHECK(values<float>(call.execute_one().resolve()) == Floats{8});
}

TEST_CASE("a kernel gives a tensor of its own as output") {
  define_kernel<[](KernelContext& context) {
    context.set_output(0, vector<float>({7, 8}));
  }>("TfxOwn");
  CHECK(run_values("TfxOwn", {1}) == Floats{7, 8});
}

TEST_CASE("strings go through a kernel") {
  OpDefinition("TfxShout").input("x: string").output("y: string").add();
  struct Shout {
    explicit Shout(KernelConstruction&) {}
    void compute(KernelContext& context) {
      const Tensor x = context.input(0);
      Tensor y = context.allocate_output(0, DataType::kString, x.shape());
      for (int64_t i = 0; i < x.element_count(); ++i) {
        y.set_string(i, std::string(x.string_at(i)) + "! (and further on)");
      }
    }
  };
  add_kernel<Shout>("TfxShout", "CPU");
  EagerContext context;
  EagerOp op(context, "TfxShout");
  op.add_input(TensorHandle(Tensor::scalar_string("hello")));
  CHECK(op.execute_one().resolve().string_at(0) == "hello! (and further on)");
}

TEST_CASE("a kernel knows its inputs and outputs, and where it runs") {
  static int inputs, outputs;
  static DataType input_type, output_type;
  static std::string device, node;
  define_kernel<[](KernelContext& context) {
    inputs = context.input_count();
    outputs = context.output_count();
    input_type = context.input_type(0);
    output_type = context.output_type(0);
    device = context.device_name();
    node = context.node_name();
    (void)context.step_id();
    (void)context.device_id();
    context.set_output(0, context.input(0));
  }>("TfxKnows");
  CHECK(run_values("TfxKnows", {5}) == Floats{5});
  CHECK(inputs == 1);
  CHECK(outputs == 1);
  CHECK(input_type == DataType::kFloat32);
  CHECK(output_type == DataType::kFloat32);
  CHECK(device == "/job:localhost/replica:0/task:0/device:CPU:0");
  CHECK(node == "TfxKnows");
}

TEST_CASE("indices that a kernel has not are out of range") {
  define_kernel<[](KernelContext& context) { context.input(1); }>("TfxInput1");
  CHECK_THROWS_AS(run("TfxInput1", {1}), errors::OutOfRangeError);
  define_kernel<[](KernelContext& context) { context.input(-1); }>("TfxInputM");
  CHECK_THROWS_AS(run("TfxInputM", {1}), errors::OutOfRangeError);
  define_kernel<[](KernelContext& context) {
    context.set_output(1, context.input(0));
  }>("TfxOutput1");
  CHECK_THROWS_AS(run("TfxOutput1", {1}), errors::OutOfRangeError);
  define_kernel<[](KernelContext& context) {
    const int candidates[] = {7};
    context.forward_input_or_allocate_output(candidates, 0, {1});
  }>("TfxForward7");
  CHECK_THROWS_AS(run("TfxForward7", {1}), errors::OutOfRangeError);
}

TEST_CASE("an output of another type than declared is refused") {
  define_kernel<[](KernelContext& context) {
    context.set_output(0, vector<int32_t>({1}));
  }>("TfxWrongType");
  CHECK_THAT(message_of<InvalidArgumentError>([] { run("TfxWrongType", {1}); }),
             Catch::Contains("float32, but the kernel gave int32"));
  define_kernel<[](KernelContext& context) {
    context.allocate_output(0, DataType::kFloat64, {1});
  }>("TfxWrongAllocation");
  CHECK_THROWS_AS(run("TfxWrongAllocation", {1}), InvalidArgumentError);
  define_kernel<[](KernelContext& context) {
    context.set_output(0, Tensor());
  }>("TfxEmptyOutput");
  CHECK_THROWS_AS(run("TfxEmptyOutput", {1}), InvalidArgumentError);
}

TEST_CASE("shapes that no tensor has are refused, and the process goes on") {
  define_kernel<[](KernelContext& context) {
    context.allocate_output(0, DataType::kFloat32, {-1});
  }>("TfxNegative");
  CHECK_THROWS_AS(run("TfxNegative", {1}), InvalidArgumentError);
  define_kernel<[](KernelContext& context) {
    context.allocate_temporary(DataType::kFloat32, ShapeView::unknown());
  }>("TfxUnknownTemporary");
  CHECK_THROWS_AS(run("TfxUnknownTemporary", {1}), InvalidArgumentError);
  define_kernel<[](KernelContext& context) {
    const int candidates[] = {0};
    context.forward_input_or_allocate_output(candidates, 0, {2, -1});
  }>("TfxUnknownForward");
  CHECK_THROWS_AS(run("TfxUnknownForward", {1}), InvalidArgumentError);
}

TEST_CASE("temporary memory can be used for the time of a computation") {
  define_kernel<[](KernelContext& context) {
    Tensor numbers = context.allocate_temporary(DataType::kFloat32, {3});
    for (float& number : numbers.mutable_data<float>()) number = 2;
    Tensor words = context.allocate_temporary(DataType::kString, {2});
    words.set_string(1, std::string(100, 'w'));
    float sum = static_cast<float>(words.string_at(1).size());
    for (const float number : numbers.data<float>()) sum += number;
    context.set_output(0, Tensor::scalar(sum));
  }>("TfxTemporary");
  CHECK(run_values("TfxTemporary", {1}) == Floats{106});
}

std::atomic<int> forwarded = 0;

void add_one_in_place(KernelContext& context) {
  const void* before = nullptr;
  Floats numbers;
  std::vector<int64_t> shape;
  {
    const Tensor x = context.input(0);
    before = x.bytes().data();
    numbers = values<float>(x);
    shape = x.shape();
  }
  const int candidates[] = {0};
  Tensor y = context.forward_input_or_allocate_output(candidates, 0, shape);
  if (y.bytes().data() == before) ++forwarded;
  for (size_t i = 0; i < numbers.size(); ++i) {
    y.mutable_data<float>()[i] = numbers[i] + 1;
  }
}

TEST_CASE("an input's memory becomes the output's if nobody else needs it") {
  define_kernel<&add_one_in_place>("TfxInPlace");
  Graph graph;
  const Output x = placeholder(graph, "x");
  const Output y = unary(graph, "TfxInPlace", "y", x);
  const Output z = unary(graph, "TfxInPlace", "z", y);
  const Session session(graph);
  const Tensor fed = vector<float>({1, 2});
  forwarded = 0;
  CHECK(values<float>(session.run({{x, fed}}, {z})[0]) == Floats{3, 4});
  CHECK(forwarded == 1);  // y's, but not x's, which the caller holds
  CHECK(values<float>(fed) == Floats{1, 2});
}

TEST_CASE("kernels for two types are told apart by their constraints") {
  OpDefinition("TfxTyped")
      .input("x: T")
      .output("y: int32")
      .attr("T: type")
      .add();
  add_kernel<Stateless<[](KernelContext& context) {
    context.set_output(0, Tensor::scalar<int32_t>(1));
  }>>("TfxTyped", "CPU", {.type_constraints = {{"T", DataType::kFloat32}}});
  add_kernel<Stateless<[](KernelContext& context) {
    context.set_output(0, Tensor::scalar<int32_t>(2));
  }>>("TfxTyped", "CPU", {.type_constraints = {{"T", DataType::kInt64}}});
  EagerContext context;
  const auto call = [&](const Tensor& x) {
    EagerOp op(context, "TfxTyped");
    op.add_input(TensorHandle(x));
    return op.execute_one().resolve().data<int32_t>()[0];
  };
  CHECK(call(Tensor::scalar(1.0F)) == 1);
  CHECK(call(Tensor::scalar<int64_t>(1)) == 2);
  CHECK_THROWS_AS(call(Tensor::scalar(1.0)), errors::NotFoundError);
}

TEST_CASE("of two kernels the one of higher priority is taken") {
  define("TfxPriority");
  add_kernel<Stateless<[](KernelContext& context) {
    context.set_output(0, Tensor::scalar(1.0F));
  }>>("TfxPriority", "CPU");
  add_kernel<Stateless<[](KernelContext& context) {
    context.set_output(0, Tensor::scalar(2.0F));
  }>>("TfxPriority", "CPU", {.priority = 5});
  CHECK(run_values("TfxPriority", {0}) == Floats{2});
}

TEST_CASE("a kernel with a label is for nodes that ask for it") {
  define("TfxLabelled");
  add_kernel<Stateless<&twice>>("TfxLabelled", "CPU", {.label = "special"});
  CHECK_THROWS_AS(run("TfxLabelled", {1}), errors::NotFoundError);
  Graph graph;
  const Output x = placeholder(graph, "x");
  const Output y = OperationBuilder(graph, "TfxLabelled", "y")
                       .add_input(x)
                       .set_string("_kernel", "special")
                       .finish()
                       .output(0);
  const auto results = Session(graph).run({{x, vector<float>({3})}}, {y});
  CHECK(values<float>(results[0]) == Floats{6});
}

TEST_CASE("two kernels for the same nodes make these fail") {
  define("TfxDouble");
  add_kernel<Stateless<&twice>>("TfxDouble", "CPU");
  add_kernel<Stateless<&twice>>("TfxDouble", "CPU");
  CHECK_THROWS_AS(run("TfxDouble", {1}), InvalidArgumentError);
}

TEST_CASE("a kernel that cannot be is refused when it is added") {
  using Kernel = Stateless<&twice>;
  define("TfxRefusing");
  CHECK_THROWS_AS(add_kernel<Kernel>("TfxNoSuchOp", "CPU"),
                  errors::NotFoundError);
  CHECK_THROWS_AS(
      add_kernel<Kernel>("TfxRefusing", "CPU",
                         {.type_constraints = {{"T", DataType::kFloat32}}}),
      InvalidArgumentError);
  CHECK_THROWS_AS(
      add_kernel<Kernel>("TfxRefusing", "CPU", {.host_memory = {"z"}}),
      InvalidArgumentError);
  CHECK_NOTHROW(
      add_kernel<Kernel>("TfxRefusing", "CPU", {.host_memory = {"x", "y"}}));
  CHECK(run_values("TfxRefusing", {1}) == Floats{2});
}

TEST_CASE("an op without a kernel for the device is refused") {
  define("TfxNoKernel");
  CHECK_THROWS_AS(run("TfxNoKernel", {1}), errors::NotFoundError);
}

TEST_CASE("a kernel is called from eight threads") {
  static std::atomic<int> calls;
  define_kernel<[](KernelContext& context) {
    ++calls;
    twice(context);
  }>("TfxParallel");
  Graph graph;
  const Output x = placeholder(graph, "x");
  const Output y = unary(graph, "TfxParallel", "y", x);
  const Session session(graph);
  std::vector<int> right(8);
  std::vector<std::thread> threads;
  calls = 0;
  for (int t = 0; t < 8; ++t) {
    threads.emplace_back([&, t] {
      for (int i = 0; i < 50; ++i) {
        const auto number = static_cast<float>(t * 50 + i);
        const auto results = session.run({{x, vector<float>({number})}}, {y});
        right[t] += values<float>(results[0]) == Floats{2 * number} ? 1 : 0;
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  CHECK(right == std::vector<int>(8, 50));
  CHECK(calls == 400);
}

}  // namespace
}  // namespace tfx::c

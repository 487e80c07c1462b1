#include "tfx/c/eager_op.h"

#include <string>
#include <thread>
#include <utility>

#include "tests/c/testing.h"
#include "tfx/c/eager_context.h"
#include "tfx/c/errors.h"
#include "tfx/c/op_definition.h"
#include "tfx/proto/core/framework/attr_value.pb.h"

namespace tfx::c {
namespace {

using errors::InvalidArgumentError;
using Floats = std::vector<float>;

TensorHandle handle(std::initializer_list<float> values) {
  return TensorHandle(vector<float>(values));
}

Floats read(const TensorHandle& handle) {
  return values<float>(handle.resolve());
}

TEST_CASE("an op is built from inputs and attributes, and executed") {
  EagerContext context;
  const float a[] = {1, 2, 3, 4};
  const float b[] = {5, 6};
  const TensorHandle left(Tensor::from_values<float>({2, 2}, a));
  const TensorHandle right(Tensor::from_values<float>({1, 2}, b));
  EagerOp op(context, "MatMul");
  op.add_input(left).add_input(right).set_bool("transpose_b", true);
  CHECK(op.name() == "MatMul");
  CHECK(op.flat_input_count() == 2);
  const TensorHandle product = op.execute_one();
  CHECK(product.shape() == std::vector<int64_t>{2, 1});
  CHECK(read(product) == Floats{17, 39});
}

TEST_CASE("an op is reset to build another one") {
  EagerContext context;
  EagerOp op(context, "MatMul");
  op.set_bool("transpose_b", true);
  op.reset("AddV2");
  CHECK(op.name() == "AddV2");
  CHECK(op.flat_input_count() == 0);
  op.add_input(handle({1})).add_input(handle({2}));
  CHECK(read(op.execute_one()) == Floats{3});
}

TEST_CASE("an op is reset after it failed") {
  EagerContext context;
  EagerOp op(context, "AddV2");
  op.add_input(handle({1, 2})).add_input(handle({1, 2, 3}));
  CHECK_THROWS_AS(op.execute_one(), InvalidArgumentError);
  op.reset("Neg");
  op.add_input(handle({7}));
  CHECK(read(op.execute_one()) == Floats{-7});
}

TEST_CASE("a list of inputs is added at once, and counted by its name") {
  EagerContext context;
  TensorHandle inputs[3];
  for (TensorHandle& input : inputs) input = handle({2, 3});
  EagerOp op(context, "AddN");
  op.add_input_list(inputs);
  CHECK(op.flat_input_count() == 3);
  CHECK(op.input_length("inputs") == 3);
  CHECK(op.output_length("sum") == 1);
  CHECK(read(op.execute_one()) == Floats{6, 9});
  CHECK_THROWS_AS(op.input_length("nonsense"), InvalidArgumentError);
}

TEST_CASE("an input after a list has its type told too") {
  EagerContext context;
  TensorHandle parts[2];
  parts[0] = handle({1, 2});
  parts[1] = handle({3});
  EagerOp op(context, "ConcatV2");
  op.add_input_list(parts).add_input(TensorHandle(Tensor::scalar<int64_t>(0)));
  CHECK(read(op.execute_one()) == Floats{1, 2, 3});
}

// An op with two lists of any types and a list of one type, without a kernel.
void define_lists_op() {
  static const bool defined = [] {
    OpDefinition("TfxTestLists")
        .input("a: A")
        .input("b: B")
        .input("c: N * T")
        .attr("A: list(type) >= 0")
        .attr("B: list(type) >= 0")
        .attr("N: int >= 0")
        .attr("T: type")
        .add();
    return true;
  }();
  (void)defined;
}

proto::NameAttrList attrs_of(const EagerOp& op) {
  proto::NameAttrList list;
  REQUIRE(list.ParseFromString(op.attrs().str()));
  return list;
}

TEST_CASE("each of several lists decides its own attributes") {
  define_lists_op();
  EagerContext context;
  TensorHandle first[2];
  first[0] = handle({1});
  first[1] = TensorHandle(Tensor::scalar(1.0));
  TensorHandle second[1];
  second[0] = TensorHandle(Tensor::scalar<int32_t>(1));
  EagerOp op(context, "TfxTestLists");
  op.add_input_list(first).add_input_list(second).add_input_list(second);
  const auto attrs = attrs_of(op).attr();
  REQUIRE(attrs.at("A").list().type_size() == 2);
  CHECK(attrs.at("A").list().type(0) == proto::DT_FLOAT);
  CHECK(attrs.at("A").list().type(1) == proto::DT_DOUBLE);
  REQUIRE(attrs.at("B").list().type_size() == 1);
  CHECK(attrs.at("B").list().type(0) == proto::DT_INT32);
  CHECK(attrs.at("N").i() == 1);
  CHECK(attrs.at("T").type() == proto::DT_INT32);
}

TEST_CASE("empty lists leave the type of their elements to the caller") {
  define_lists_op();
  EagerContext context;
  EagerOp op(context, "TfxTestLists");
  op.add_input_list({}).add_input_list({}).add_input_list({});
  CHECK(attrs_of(op).attr().at("A").list().type_size() == 0);
  CHECK(attrs_of(op).attr().at("N").i() == 0);
  CHECK(attrs_of(op).attr().count("T") == 0);
  op.set_type("T", DataType::kString);
  CHECK(attrs_of(op).attr().at("T").type() == proto::DT_STRING);
}

TEST_CASE("lists and plain inputs are not taken for each other") {
  EagerContext context;
  TensorHandle one[1];
  one[0] = handle({1});
  EagerOp plain(context, "Neg");
  CHECK(message_of<InvalidArgumentError>([&] { plain.add_input_list(one); }) ==
        "argument 'x' of Neg is no list");
  EagerOp sum(context, "AddN");
  sum.add_input_list(one);
  CHECK(message_of<InvalidArgumentError>([&] { sum.add_input_list(one); }) ==
        "AddN takes 1 arguments");
}

TEST_CASE("several results come in order") {
  EagerContext context;
  EagerOp op(context, "Split");
  op.add_input(TensorHandle(Tensor::scalar<int32_t>(0)))
      .add_input(handle({1, 2, 3}))
      .set_int("num_split", 3);
  const std::vector<TensorHandle> parts = op.execute(3);
  REQUIRE(parts.size() == 3);
  CHECK(read(parts[0]) == Floats{1});
  CHECK(read(parts[2]) == Floats{3});
}

TEST_CASE("results beyond those that an op has stay empty") {
  EagerContext context;
  EagerOp op(context, "Neg");
  op.add_input(handle({1}));
  TensorHandle results[3];
  results[2] = handle({99});
  CHECK(op.execute(results) == 1);
  CHECK(results[0]);
  CHECK_FALSE(results[1]);
  CHECK_FALSE(results[2]);
  op.reset("Neg");
  op.add_input(handle({1}));
  CHECK(op.execute(5).size() == 1);
}

TEST_CASE("more results than there is room for are refused") {
  EagerContext context;
  EagerOp op(context, "Split");
  op.add_input(TensorHandle(Tensor::scalar<int32_t>(0)))
      .add_input(handle({1, 2, 3}))
      .set_int("num_split", 3);
  TensorHandle results[2];
  results[0] = handle({99});
  CHECK_THROWS_AS(op.execute(results), InvalidArgumentError);
  CHECK_FALSE(results[0]);
  CHECK_FALSE(results[1]);
}

TEST_CASE("an op without results has no single one") {
  EagerContext context;
  EagerOp op(context, "NoOp");
  CHECK(op.execute(0).empty());
  CHECK_THROWS_AS(op.execute_one(), InvalidArgumentError);
}

TEST_CASE("an eager op that does not exist is refused by its name") {
  EagerContext context;
  CHECK_THAT(
      message_of<errors::NotFoundError>([&] { EagerOp(context, "NoSuchOp"); }),
      Catch::Contains("NoSuchOp"));
  EagerOp op(context, "NoOp");
  CHECK_THROWS_AS(op.reset("NoSuchOp"), errors::NotFoundError);
}

TEST_CASE("wrong inputs are refused, naming the op") {
  EagerContext context;
  const auto refusal = [](EagerOp& op) {
    return message_of<InvalidArgumentError>([&] { op.execute_one(); });
  };
  EagerOp missing(context, "AddV2");
  missing.add_input(handle({1}));
  CHECK_THAT(refusal(missing), Catch::Contains("AddV2"));
  EagerOp mixed(context, "AddV2");
  mixed.add_input(handle({1})).add_input(TensorHandle(Tensor::scalar(1.0)));
  CHECK_THAT(refusal(mixed), Catch::Contains("AddV2"));
  EagerOp shapes(context, "AddV2");
  shapes.add_input(handle({1, 2})).add_input(handle({1, 2, 3}));
  CHECK_THAT(refusal(shapes), Catch::Contains("[2] vs. [3]"));
}

TEST_CASE("empty inputs never reach C") {
  EagerContext context;
  const TensorHandle none[1];
  EagerOp op(context, "AddN");
  CHECK_THROWS_AS(op.add_input(TensorHandle()), InvalidArgumentError);
  CHECK_THROWS_AS(op.add_input_list(none), InvalidArgumentError);
  CHECK_THROWS_AS(op.set_tensor("value", Tensor()), InvalidArgumentError);
}

TEST_CASE("an op runs where it is told to, by a device's full name") {
  EagerContext context;
  context.set_logical_cpu_devices(2, "/job:localhost/replica:0/task:0");
  EagerOp op(context, "Neg");
  op.set_device("/job:localhost/replica:0/task:0/device:CPU:1");
  CHECK(op.device() == "/job:localhost/replica:0/task:0/device:CPU:1");
  op.add_input(handle({1}));
  CHECK(op.execute_one().device_name() ==
        "/job:localhost/replica:0/task:0/device:CPU:1");
  op.reset("Neg", "/job:localhost/replica:0/task:0/device:CPU:0");
  op.add_input(handle({1}));
  CHECK(op.execute_one().device_name() ==
        "/job:localhost/replica:0/task:0/device:CPU:0");
  CHECK_THROWS_AS(op.set_device("no device"), InvalidArgumentError);
}

TEST_CASE("a device that is not there is refused") {
  EagerContext context;
  EagerOp op(context, "Neg");
  op.add_input(handle({1}));
  op.set_device("/device:GPU:0");
  CHECK_THROWS_AS(op.execute_one(), InvalidArgumentError);
}

TEST_CASE("soft placement takes another device for one that is not there") {
  EagerContext context;
  context.set_soft_device_placement(true);
  EagerOp op(context, "Neg");
  op.add_input(handle({1}));
  op.set_device("/device:GPU:0");
  CHECK_THAT(op.execute_one().device_name(), Catch::Contains("CPU:0"));
}

TEST_CASE("ops of eight threads run in one context") {
  EagerContext context;
  std::vector<int> right(8);
  std::vector<std::thread> threads;
  for (int t = 0; t < 8; ++t) {
    threads.emplace_back([&, t] {
      for (int i = 0; i < 200; ++i) {
        EagerOp op(context, "AddV2");
        const auto x = static_cast<float>(t);
        op.add_input(handle({x, 1})).add_input(handle({x, 2}));
        right[t] += read(op.execute_one()) == Floats{2 * x, 3} ? 1 : 0;
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  CHECK(right == std::vector<int>(8, 200));
}

}  // namespace
}  // namespace tfx::c

#include "tfx/sparse/shaping.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"
#include "tests/sparse/inputs.h"
#include "tfx/core/errors.h"
#include "tfx/core/func_graph.h"
#include "tfx/function/function.h"
#include "tfx/ops/constant_op.h"

namespace tf = tfx;

namespace tfx {
namespace {

Outputs all(const std::vector<SparseTensor>& tensors) {
  std::vector<Tensor> components;
  for (const SparseTensor& each : tensors) {
    for (const Tensor& component : each.components()) {
      components.push_back(component);
    }
  }
  return components;
}

TEST_CASE("shapes of sparse tensors are changed as in Python") {
  check_golden(
      "sparse/shaping",
      {
          GOLDEN("concat",
                 tf::sparse::concat(0, {first_of(in), second_of(in)})),
          GOLDEN("concat/1", tf::sparse::concat(1, {first_of(in), second_of(in),
                                                    first_of(in)})),
          GOLDEN("concat/-1",
                 tf::sparse::concat(-1, {first_of(in), second_of(in)})),
          GOLDEN("concat/expand",
                 tf::sparse::concat(0, {first_of(in), second_of(in)},
                                    {.expand_nonconcat_dims = true})),
          GOLDEN("concat/expand -1",
                 tf::sparse::concat(-1, {first_of(in), second_of(in)},
                                    {.expand_nonconcat_dims = true})),
          GOLDEN("concat/expand 3",
                 tf::sparse::concat(1, {first_of(in), second_of(in)},
                                    {.expand_nonconcat_dims = true})),
          GOLDEN("concat/one", tf::sparse::concat(0, {first_of(in)})),
          GOLDEN("concat/empty",
                 tf::sparse::concat(0, {first_of(in), second_of(in)})),
          GOLDEN("concat/shapes",
                 tf::sparse::concat(0, {first_of(in), second_of(in)})),
          GOLDEN("expand_dims", tf::sparse::expand_dims(first_of(in))),
          GOLDEN("expand_dims/0",
                 tf::sparse::expand_dims(first_of(in), {.axis = 0})),
          GOLDEN("expand_dims/1",
                 tf::sparse::expand_dims(first_of(in), {.axis = 1})),
          GOLDEN("expand_dims/2",
                 tf::sparse::expand_dims(first_of(in), {.axis = 2})),
          GOLDEN("expand_dims/-1",
                 tf::sparse::expand_dims(first_of(in), {.axis = -1})),
          GOLDEN("expand_dims/-2",
                 tf::sparse::expand_dims(first_of(in), {.axis = -2})),
          GOLDEN("expand_dims/-3",
                 tf::sparse::expand_dims(first_of(in), {.axis = -3})),
          GOLDEN("expand_dims/4",
                 tf::sparse::expand_dims(first_of(in), {.axis = 4})),
          GOLDEN("expand_dims/tensor",
                 tf::sparse::expand_dims(first_of(in), {.axis = in[3]})),
          GOLDEN("reorder", tf::sparse::reorder(first_of(in))),
          GOLDEN("reset_shape", tf::sparse::reset_shape(first_of(in))),
          GOLDEN("reset_shape/new_shape",
                 tf::sparse::reset_shape(first_of(in), {.new_shape = {4, 5}})),
          GOLDEN("reset_shape/tensor",
                 tf::sparse::reset_shape(first_of(in), {.new_shape = in[3]})),
          GOLDEN("reset_shape/less",
                 tf::sparse::reset_shape(first_of(in), {.new_shape = {4, 2}})),
          GOLDEN(
              "reset_shape/rank",
              tf::sparse::reset_shape(first_of(in), {.new_shape = {4, 2, 3}})),
          GOLDEN("reset_shape/scalar",
                 tf::sparse::reset_shape(first_of(in), {.new_shape = in[3]})),
          GOLDEN("reshape", tf::sparse::reshape(first_of(in), {3, 2})),
          GOLDEN("reshape/-1", tf::sparse::reshape(first_of(in), {2, -1})),
          GOLDEN("reshape/tensor", tf::sparse::reshape(first_of(in), in[3])),
          GOLDEN("reshape/int64", tf::sparse::reshape(first_of(in), in[3])),
          GOLDEN("reshape/vector", tf::sparse::reshape(first_of(in), {-1})),
          GOLDEN("reshape/empty", tf::sparse::reshape(first_of(in), {0, 5})),
          GOLDEN("reshape/size", tf::sparse::reshape(first_of(in), {4, 2})),
          GOLDEN("reshape/two", tf::sparse::reshape(first_of(in), {-1, -1})),
          GOLDEN("retain", tf::sparse::retain(first_of(in), in[3])),
          GOLDEN("retain/none", tf::sparse::retain(first_of(in), in[3])),
          GOLDEN("retain/literal",
                 tf::sparse::retain(first_of(in), {false, true, true})),
          GOLDEN("retain/length", tf::sparse::retain(first_of(in), in[3])),
          GOLDEN("retain/rank", tf::sparse::retain(first_of(in), in[3])),
          GOLDEN("slice", tf::sparse::slice(first_of(in), {0, 1}, {2, 2})),
          GOLDEN("slice/tensors",
                 tf::sparse::slice(first_of(in), in[3], in[4])),
          GOLDEN("slice/nothing",
                 tf::sparse::slice(first_of(in), {1, 2}, {1, 1})),
          GOLDEN("slice/int32", tf::sparse::slice(first_of(in), in[3], in[4])),
          GOLDEN("slice/rank", tf::sparse::slice(first_of(in), {0}, {2})),
          GOLDEN("split/0", all(tf::sparse::split(first_of(in), 2, 0))),
          GOLDEN("split/1", all(tf::sparse::split(first_of(in), 2, 1))),
          GOLDEN("split/-1", all(tf::sparse::split(first_of(in), 3, -1))),
          GOLDEN("split/tensor",
                 all(tf::sparse::split(first_of(in), 2, in[3]))),
          GOLDEN("split/text", all(tf::sparse::split(first_of(in), 2, 1))),
          GOLDEN("split/none", all(tf::sparse::split(first_of(in), 0, 0))),
          GOLDEN("split/many", all(tf::sparse::split(first_of(in), 5, 1))),
          GOLDEN("split/axis", all(tf::sparse::split(first_of(in), 2, 2))),
          GOLDEN("transpose", tf::sparse::transpose(first_of(in))),
          GOLDEN("transpose/perm",
                 tf::sparse::transpose(first_of(in), {.perm = {1, 0, 2}})),
          GOLDEN("transpose/tensor",
                 tf::sparse::transpose(first_of(in), {.perm = in[3]})),
          GOLDEN("transpose/long",
                 tf::sparse::transpose(first_of(in), {.perm = {1, 0, 1}})),
          GOLDEN("transpose/short",
                 tf::sparse::transpose(first_of(in), {.perm = {1}})),
          GOLDEN("transpose/outside",
                 tf::sparse::transpose(first_of(in), {.perm = {0, 5}})),
      });
}

TEST_CASE("a new shape that is too small is found when a function runs") {
  const auto f = tf::function([](const Tensor& dense_shape,
                                 const Tensor& new_shape) {
    const SparseTensor st({{0, 0}, {1, 2}}, {1, 2}, dense_shape);
    return tf::sparse::reset_shape(st, {.new_shape = new_shape}).dense_shape();
  });
  const auto dims = [](int rows, int columns) {
    return tf::constant({rows, columns}, {.dtype = tf::int64});
  };
  CHECK(f(dims(2, 3), dims(4, 5)).data<int64_t>()[1] == 5);
  CHECK_THROWS_AS(f(dims(2, 3), dims(4, 2)), errors::InvalidArgumentError);
}

TEST_CASE("what is known of shapes is known of what becomes of them") {
  const SparseTensor st({{0, 0}, {1, 2}}, {1, 2}, {2, 3});
  FuncGraph graph("f");
  const FuncGraph::Scope scope(graph);
  CHECK(tf::sparse::reshape(st, {3, -1}).shape() == TensorShape({3, 2}));
  CHECK(tf::sparse::transpose(st).shape() == TensorShape({3, 2}));
  CHECK(tf::sparse::reorder(st).shape() == TensorShape({2, 3}));
  CHECK(tf::sparse::concat(1, {st, st}).shape() == TensorShape({2, 6}));
  CHECK(tf::sparse::expand_dims(st, {.axis = 1}).shape().rank() == 3);
  CHECK_THROWS_AS(tf::sparse::reshape(st, {4, 2}), ValueError);

  const Tensor indices = graph.add_argument(int64, {kNone, 2}, "indices");
  const Tensor values = graph.add_argument(int32, {kNone}, "values");
  const Tensor dense_shape = graph.add_argument(int64, {2}, "dense_shape");
  SparseTensor partly(indices, values, dense_shape);
  partly.set_shape({kNone, 3});
  CHECK(tf::sparse::reorder(partly).shape() == TensorShape({kNone, 3}));
  CHECK(tf::sparse::concat(0, {partly, st}).shape() == TensorShape({kNone, 3}));
  CHECK(tf::sparse::concat(1, {partly, st}).shape() == TensorShape({kNone, 6}));
}

}  // namespace
}  // namespace tfx

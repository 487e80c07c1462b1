#include "tfx/ragged/ragged_tensor.h"

#include <catch2/catch.hpp>
#include <span>
#include <vector>

#include "tests/ops/golden_cases.h"
#include "tests/ragged/ragged_inputs.h"
#include "tfx/autodiff/gradient_tape.h"
#include "tfx/core/errors.h"
#include "tfx/core/nest.h"
#include "tfx/core/structure.h"
#include "tfx/function/function.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/ragged/ragged_factory_ops.h"
#include "tfx/ragged/ragged_operators.h"
#include "tfx/ragged/ragged_tensor_spec.h"

namespace tf = tfx;

namespace tfx {
namespace {

using RT = RaggedTensor;

Tensor number(int64_t value) { return constant(static_cast<int>(value)); }

Outputs accessors(const RT& rt) {
  return Outputs::of(rt.values(), rt.flat_values(), rt.row_splits(),
                     rt.row_lengths(), rt.row_starts(), rt.row_limits(),
                     rt.value_rowids(), rt.nrows(),
                     rt.nrows({.out_type = int32}), rt.bounding_shape(),
                     number(rt.ragged_rank()));
}

Outputs nested_accessors(const RT& rt) {
  return Outputs::of(rt.values(), rt.flat_values(), rt.nested_row_splits(),
                     rt.nested_row_lengths(), rt.nested_value_rowids(),
                     rt.bounding_shape(), rt.bounding_shape({.axis = 2}),
                     rt.bounding_shape({.axis = {2, 0}, .out_type = int32}),
                     number(rt.ragged_rank()));
}

Outputs of_rows(const RT& rt) {
  return Outputs::of(rt, rt.row_lengths(), rt.value_rowids(), rt.nrows());
}

Outputs of_uniform(const RT& rt) {
  return Outputs::of(rt, rt.uniform_row_length(), rt.nrows(), rt.row_lengths());
}

TEST_CASE("the parts of ragged tensors are Python's") {
  check_golden(
      "ragged/ragged_tensor",
      {
          GOLDEN("accessors", accessors(one(in))),
          GOLDEN("accessors/two", nested_accessors(two(in))),
          GOLDEN("accessors/from ids",
                 of_rows(RT::from_value_rowids(in[0], in[1], {.nrows = 5}))),
          GOLDEN("accessors/uniform",
                 of_uniform(RT::from_uniform_row_length(in[0], 3))),
          GOLDEN("row_lengths/axis=2", two(in).row_lengths({.axis = 2})),
          GOLDEN("row_lengths/axis=-1", two(in).row_lengths({.axis = -1})),
          GOLDEN("row_lengths/axis=0", two(in).row_lengths({.axis = 0})),
          GOLDEN("row_lengths/inner", one(in).row_lengths({.axis = 2})),
          GOLDEN("with_values", one(in).with_values(in[0] * 2)),
          GOLDEN("with_flat_values", two(in).with_flat_values(in[0] * 2)),
          GOLDEN("with_row_splits_dtype",
                 two(in).with_row_splits_dtype(tf::int32)),
          GOLDEN("merge_dims/0,1", two(in).merge_dims(0, 1)),
          GOLDEN("merge_dims/1,2", two(in).merge_dims(1, 2)),
          GOLDEN("merge_dims/0,2", two(in).merge_dims(0, 2)),
          GOLDEN("merge_dims/-2,-1", two(in).merge_dims(-2, -1)),
          GOLDEN("merge_dims/1,1", two(in).merge_dims(1, 1)),
          GOLDEN("merge_dims/inner 1,2", one(in).merge_dims(1, 2)),
          GOLDEN("merge_dims/inner 0,2", one(in).merge_dims(0, 2)),
          GOLDEN("row_lengths/axis=5", one(in).row_lengths({.axis = 5})),
          GOLDEN("merge_dims/order", one(in).merge_dims(1, 0)),
          GOLDEN("with_values/few", one(in).with_values({1.0})),
          GOLDEN("with_row_splits_dtype/float",
                 one(in).with_row_splits_dtype(tf::float32)),
      });
}

TEST_CASE("a ragged tensor is made of its components again") {
  const RT rt = RT::from_uniform_row_length(
      tf::ragged::constant({{1}, {2, 3}, {}, {4}}), 2);
  const RT again = rt.with_components(rt.components());
  CHECK(again.str() == rt.str());
  CHECK(again.type_spec() == rt.type_spec());
  CHECK(again.type_key() == rt.type_key());
  CHECK(rt.component_shapes() ==
        std::vector<TensorShape>{{kNone}, {3}, {kNone}});
  const RT open = RT::from_components(rt.components());
  CHECK(open.str() == rt.str());
  CHECK(open.shape() == TensorShape({2, kNone, kNone}));
  CHECK(open.type_key() != rt.type_key());
}

TEST_CASE("a ragged tensor is a leaf of a structure") {
  const RT rt = tf::ragged::constant({{1, 2}, {3}});
  const tf::Structure pair = {rt, tf::constant(4)};
  CHECK(pair.layout() == "(., .)");
  CHECK(pair.leaf_count() == 2);
  CHECK(pair.str() ==
        "(<tf.RaggedTensor [[1, 2], [3]]>, <tf.Tensor: "
        "shape=(), dtype=int32, numpy=4>)");
  CHECK(pair[0].is_composite());
  CHECK(pair[0].type_name() == "RaggedTensor");
  CHECK(pair[0].as<RT>().str() == rt.str());
  const auto [again, four] = pair.unpack<RT, Tensor>();
  CHECK(again.str() == rt.str());
  CHECK(pair[0].composite().type_spec() == tf::type_spec_from_value(rt));
  CHECK_THROWS_AS(pair[0].tensor(), TypeError);
  CHECK_THROWS_WITH(pair[0].tensor(), "expected a Tensor, got a RaggedTensor");
  CHECK_THROWS_AS(pair[1].as<RT>(), TypeError);
  CHECK_THROWS_WITH(pair[1].as<RT>(),
                    "expected a structure RaggedTensor, got a Tensor");
  CHECK_THROWS_AS(pair[1].composite(), TypeError);
  CHECK_THROWS_AS(pair.unpack<2>(), TypeError);
}

TEST_CASE("nest takes composite tensors apart into their components") {
  const RT rt = tf::ragged::constant({{1, 2}, {3}});
  const tf::Structure structure = {{"r", rt}, {"x", tf::constant(4)}};
  const std::vector<Tensor> flat = tf::nest::flatten(structure);
  REQUIRE(flat.size() == 3);
  CHECK(flat[0].is(rt.flat_values()));
  const tf::Structure packed = tf::nest::pack_sequence_as(structure, flat);
  CHECK(packed.str() == structure.str());
  CHECK_THROWS_AS(
      tf::nest::pack_sequence_as(structure, std::span(flat).first(2)),
      ValueError);
  const tf::Structure two =
      tf::nest::pack_sequence_as(structure, {tf::constant(1), rt});
  CHECK(two["x"].is_composite());
}

TEST_CASE("structures with ragged tensors go in and out of functions") {
  int traces = 0;
  const auto f = tf::function([&](const tf::Structure& x) {
    ++traces;
    return tf::Structure(x["r"].as<RT>() * 2, x["y"].tensor() + 1);
  });
  const auto call = [&](const RT& r) {
    return f(tf::Structure{{"r", r}, {"y", tf::constant(1)}});
  };
  CHECK(call(tf::ragged::constant({{1, 2}, {3}}))[0].str() ==
        "<tf.RaggedTensor [[2, 4], [6]]>");
  CHECK(call(tf::ragged::constant({{1}, {2, 3}}))[0].str() ==
        "<tf.RaggedTensor [[2], [4, 6]]>");
  CHECK(traces == 1);
}

TEST_CASE("the gradient of a ragged tensor is a ragged tensor") {
  const RT rt = tf::ragged::constant({{1.0, 2.0}, {3.0}});
  const tf::Structure sources = {rt, tf::constant(1.0)};
  tf::GradientTape tape;
  tape.watch(sources);
  const Tensor y = tf::reduce_sum(tf::square(rt.flat_values()));
  const tf::Structure gradients = tape.gradient(y, sources);
  CHECK(gradients[0].str() == "<tf.RaggedTensor [[2.0, 4.0], [6.0]]>");
  CHECK(gradients[1].is_none());
}

TEST_CASE("what is ragged is no tensor") {
  const RaggedOrDense ragged = tf::ragged::constant({{1, 2}, {3}});
  CHECK_THROWS_AS(Tensor(ragged), TypeError);
  CHECK_THROWS_AS(RaggedTensor(ragged[0]), TypeError);
  CHECK(Tensor(ragged[0]).len() == 2);
}

}  // namespace
}  // namespace tfx

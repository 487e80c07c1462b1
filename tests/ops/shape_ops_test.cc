#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"
#include "tfx/ops/array_ops.h"

namespace tf = tfx;

namespace tfx {
namespace {

Outputs text(const TensorShape& shape) {
  return TensorLike(shape.str()).to_tensor();
}

TEST_CASE("shapes are asked for and changed as in Python") {
  check_golden(
      "ops/shape_ops",
      {
          GOLDEN("identity", tf::identity(in[0])),
          GOLDEN("stop_gradient", tf::stop_gradient(in[0])),
          GOLDEN("shape", tf::shape(in[0])),
          GOLDEN("shape/int64", tf::shape(in[0], {.out_type = tf::int64})),
          GOLDEN("shape_n", tf::shape_n({in[0], in[1]})),
          GOLDEN("shape_n/int64", tf::shape_n(in, {.out_type = tf::int64})),
          GOLDEN("size", tf::size(in[0])),
          GOLDEN("size/int64", tf::size(in[0], {.out_type = tf::int64})),
          GOLDEN("size/int8", tf::size(in[0], {.out_type = tf::int8})),
          GOLDEN("rank", tf::rank(in[0])),
          GOLDEN("shape/int8", tf::shape(in[0], {.out_type = tf::int8})),
          GOLDEN("shape_n/dtypes", tf::shape_n(in)),
          GOLDEN("reshape/3,2", tf::reshape(in[0], {3, 2})),
          GOLDEN("reshape/-1", tf::reshape(in[0], {-1})),
          GOLDEN("reshape/2,-1", tf::reshape(in[0], std::vector<int>{2, -1})),
          GOLDEN("reshape/scalar", tf::reshape(in[0], {})),
          GOLDEN("reshape/like", tf::reshape(in[0], in[1].shape())),
          GOLDEN("reshape/tensor", tf::reshape(in[0], in[1])),
          GOLDEN("reshape/mixed", tf::reshape(in[0], {in[1], -1})),
          GOLDEN("reshape/literal", tf::reshape({{1, 2}, {3, 4}}, {4})),
          GOLDEN("reshape/5", tf::reshape(in[0], {5})),
          GOLDEN("reshape/-1,-1", tf::reshape(in[0], {-1, -1})),
          GOLDEN("reshape/-2", tf::reshape(in[0], {-2})),
          GOLDEN("reshape/2**40", tf::reshape(in[0], {int64_t{1} << 40})),
          GOLDEN("reshape/float shape", tf::reshape(in[0], in[1])),
          GOLDEN("ensure_shape", tf::ensure_shape(in[0], {kNone, 2})),
          GOLDEN("ensure_shape/unknown", tf::ensure_shape(in[0], std::nullopt)),
          GOLDEN("ensure_shape/wrong", tf::ensure_shape(in[0], {3, kNone})),
          GOLDEN("expand_dims/0", tf::expand_dims(in[0], 0)),
          GOLDEN("expand_dims/1", tf::expand_dims(in[0], 1)),
          GOLDEN("expand_dims/-1", tf::expand_dims(in[0], -1)),
          GOLDEN("expand_dims/-3", tf::expand_dims(in[0], -3)),
          GOLDEN("expand_dims/tensor", tf::expand_dims(in[0], in[1])),
          GOLDEN("expand_dims/list", tf::expand_dims(in[0], {0})),
          GOLDEN("expand_dims/5", tf::expand_dims(in[0], 5)),
          GOLDEN("expand_dims/0.5", tf::expand_dims(in[0], 0.5)),
          GOLDEN("expand_dims/0,1", tf::expand_dims(in[0], {0, 1})),
          GOLDEN("squeeze", tf::squeeze(in[0])),
          GOLDEN("squeeze/axis=0", tf::squeeze(in[0], {.axis = 0})),
          GOLDEN("squeeze/axis=0,-1", tf::squeeze(in[0], {.axis = {0, -1}})),
          GOLDEN("squeeze/axis=[]",
                 tf::squeeze(in[0], {.axis = std::vector<int64_t>()})),
          GOLDEN("squeeze/wrong", tf::squeeze(in[0], {.axis = {0}})),
          GOLDEN("squeeze/axis=5", tf::squeeze(in[0], {.axis = 5})),
          GOLDEN("transpose", tf::transpose(in[0])),
          GOLDEN("transpose/conjugate",
                 tf::transpose(in[0], {.conjugate = true})),
          GOLDEN("transpose/perm",
                 tf::transpose(in[0], {.perm = {2, 0, 1}, .conjugate = true})),
          GOLDEN("transpose/high rank",
                 tf::transpose(in[0], {.perm = {5, 0, 3, 2, 4, 1}})),
          GOLDEN("transpose/perm tensor",
                 tf::transpose(in[0], {.perm = in[1]})),
          GOLDEN("transpose/short", tf::transpose(in[0], {.perm = {0}})),
          GOLDEN("transpose/twice", tf::transpose(in[0], {.perm = {0, 0}})),
          GOLDEN("transpose/out", tf::transpose(in[0], {.perm = {0, 2}})),
          GOLDEN("broadcast_to", tf::broadcast_to(in[0], {2, 2, 3})),
          GOLDEN("broadcast_to/empty", tf::broadcast_to(in[0], {0, 3})),
          GOLDEN("broadcast_to/like", tf::broadcast_to(in[0], in[1].shape())),
          GOLDEN("broadcast_to/wrong", tf::broadcast_to(in[0], {3, 3})),
          GOLDEN("broadcast_to/low", tf::broadcast_to(in[0], {2})),
          GOLDEN("broadcast_static_shape",
                 text(tf::broadcast_static_shape({2, 1, 3}, {4, 1}))),
          GOLDEN("broadcast_static_shape/unknown",
                 text(tf::broadcast_static_shape({kNone, kNone, 1},
                                                 {3, 1, kNone}))),
          GOLDEN("broadcast_static_shape/rank",
                 text(tf::broadcast_static_shape(std::nullopt, {3}))),
          GOLDEN("broadcast_static_shape/zero",
                 text(tf::broadcast_static_shape({0, 1}, {1, 2}))),
          GOLDEN("broadcast_static_shape/wrong",
                 text(tf::broadcast_static_shape({2, 3}, {4, 3}))),
          GOLDEN("broadcast_dynamic_shape",
                 tf::broadcast_dynamic_shape({2, 1, 3}, {4, 1})),
          GOLDEN("broadcast_dynamic_shape/tensors",
                 tf::broadcast_dynamic_shape(in[0], in[1])),
          GOLDEN("broadcast_dynamic_shape/one tensor",
                 tf::broadcast_dynamic_shape({2, 1}, in[0])),
          GOLDEN("broadcast_dynamic_shape/wrong",
                 tf::broadcast_dynamic_shape({2}, {3})),
          GOLDEN("bitcast/int8", tf::bitcast(in[0], tf::int8)),
          GOLDEN("bitcast/float32", tf::bitcast(in[0], tf::float32)),
          GOLDEN("bitcast/uint16", tf::bitcast(in[0], tf::uint16)),
          GOLDEN("bitcast/wrong", tf::bitcast(in[0], tf::int16)),
          GOLDEN("bitcast/bool", tf::bitcast(in[0], tf::int8)),
      });
}

}  // namespace
}  // namespace tfx

#include "tfx/sparse/sparse_tensor.h"

#include <catch2/catch.hpp>
#include <sstream>

#include "tests/ops/golden_cases.h"
#include "tests/sparse/inputs.h"
#include "tfx/core/func_graph.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"
#include "tfx/variables/variable.h"

namespace tf = tfx;

namespace tfx {
namespace {

Outputs reshaped(SparseTensor tensor, const TensorShape& shape) {
  tensor.set_shape(shape);
  return tensor;
}

TEST_CASE("sparse tensors are Python's") {
  check_golden(
      "sparse/sparse_tensor",
      {
          GOLDEN("mul", first_of(in) * in[3]),
          GOLDEN("mul/row", first_of(in) * in[3]),
          GOLDEN("mul/number", first_of(in) * 2.5),
          GOLDEN("mul/left", in[3] * first_of(in)),
          GOLDEN("mul/empty", first_of(in) * in[3]),
          GOLDEN("div", first_of(in) / in[3]),
          GOLDEN("div/number", first_of(in) / 2),
          GOLDEN("div/zero", first_of(in) / 0.0),
          GOLDEN("mul/dtype", first_of(in) * in[3]),
          GOLDEN("mul/shape", first_of(in) * in[3]),
          GOLDEN("div/bool", first_of(in) / true),
          GOLDEN("with_values", first_of(in).with_values(in[3])),
          GOLDEN("type_spec_from_value",
                 tf::constant(tf::type_spec_from_value(
                                  tf::SparseTensor({{0, 0}}, {1.5}, {3, 4}))
                                  .repr())),
          GOLDEN("literals",
                 tf::SparseTensor({{0, 0}, {1, 2}}, {1.5, 2.5}, {3, 4})),
          GOLDEN("values", first_of(in)),
          GOLDEN("rank", first_of(in)),
          GOLDEN("indices of rank 1", first_of(in)),
          GOLDEN("values of rank 2", first_of(in)),
          GOLDEN("int32 indices", first_of(in)),
          GOLDEN("int32 shape", first_of(in)),
          GOLDEN("negative", first_of(in)),
          GOLDEN("set_shape", reshaped(first_of(in), {2, 4})),
      });
}

TEST_CASE("a sparse tensor has the text that Python prints") {
  const tf::sparse::SparseTensor st({{0, 0}, {1, 2}}, {1, 2}, {3, 4});
  const std::string text =
      "SparseTensor(indices=tf.Tensor(\n[[0 0]\n [1 2]], shape=(2, 2), "
      "dtype=int64), values=tf.Tensor([1 2], shape=(2,), dtype=int32), "
      "dense_shape=tf.Tensor([3 4], shape=(2,), dtype=int64))";
  std::ostringstream stream;
  stream << st;
  CHECK(stream.str() == text);
  CHECK(st.repr() == text);
  CHECK(st.type_spec().repr() ==
        "SparseTensorSpec(TensorShape([3, 4]), tf.int32)");
}

TEST_CASE("a sparse tensor's shape is known as far as its tensor tells") {
  const tf::SparseTensor st({{0, 0}, {1, 2}}, {1, 2}, {3, 4});
  CHECK(st.dtype() == int32);
  CHECK(st.shape() == TensorShape({3, 4}));
  CHECK(tf::SparseTensor({{0, 0}}, {1}, {3, -1}).get_shape() ==
        TensorShape({3, kNone}));
  CHECK(tf::SparseTensor({{0, 0}}, {1}, TensorShape({3, 4})).shape() ==
        TensorShape({3, 4}));
  CHECK(tf::SparseTensor::from_value(st).values().is(st.values()));

  FuncGraph graph("f");
  const FuncGraph::Scope scope(graph);
  const Tensor indices = graph.add_argument(int64, {kNone, 2}, "indices");
  const Tensor values = graph.add_argument(float32, {kNone}, "values");
  const Tensor shape = graph.add_argument(int64, {2}, "shape");
  tf::SparseTensor symbolic(indices, values, shape);
  CHECK(symbolic.shape() == TensorShape({kNone, kNone}));
  symbolic.set_shape({3, kNone});
  CHECK(symbolic.shape() == TensorShape({3, kNone}));
  CHECK(symbolic.str() ==
        "SparseTensor(indices=Tensor(\"indices:0\", shape=(None, 2), "
        "dtype=int64), values=Tensor(\"values:0\", shape=(None,), "
        "dtype=float32), dense_shape=Tensor(\"shape:0\", shape=(2,), "
        "dtype=int64))");
}

TEST_CASE("a sparse tensor is taken apart and put together") {
  const tf::SparseTensor st({{0, 0}, {1, 2}}, {1, 2}, {3, 4});
  CHECK(st.component_shapes() ==
        std::vector<TensorShape>{{kNone, 2}, {kNone}, {2}});
  CHECK(st.type_key() == "(3, 4)");

  FuncGraph graph("f");
  const FuncGraph::Scope scope(graph);
  std::vector<Tensor> arguments;
  for (const Tensor& component : st.components()) {
    arguments.push_back(graph.add_argument(
        component.dtype(), st.component_shapes()[arguments.size()], "x"));
  }
  const tf::SparseTensor inside = st.with_components(arguments);
  CHECK(inside.values().is(arguments[1]));
  CHECK(inside.shape() == TensorShape({3, 4}));
  CHECK(tf::SparseTensor::from_components(arguments).shape() ==
        TensorShape({kNone, kNone}));
}

TEST_CASE("sparse tensors are multiplied by variables, from either side") {
  const tf::Variable weights({1.0, 2.0, 3.0, 4.0});
  const tf::SparseTensor st({{0, 0}, {1, 2}}, {1.0, 2.0}, {3, 4});
  CHECK((st * weights).values().data<float>()[1] == 6.0F);
  CHECK((weights * st).values().data<float>()[1] == 6.0F);
}

TEST_CASE("specs of sparse tensors") {
  CHECK(tf::SparseTensorSpec().repr() ==
        "SparseTensorSpec(TensorShape(None), tf.float32)");
  const tf::SparseTensorSpec spec({2, kNone}, int32);
  std::ostringstream stream;
  stream << spec;
  CHECK(stream.str() == "SparseTensorSpec(TensorShape([2, None]), tf.int32)");
  CHECK(spec.component_shapes() ==
        std::vector<TensorShape>{{kNone, 2}, {kNone}, {2}});
  CHECK(tf::SparseTensorSpec().component_shapes() ==
        std::vector<TensorShape>{{kNone, kNone}, {kNone}, {kNone}});
  const tf::SparseTensor st({{0, 0}, {1, 2}}, {1, 2}, {3, 4});
  CHECK_FALSE(spec.is_compatible_with(st));
  CHECK(tf::SparseTensorSpec({kNone, kNone}, int32).is_compatible_with(st));
  CHECK(tf::SparseTensorSpec::from_value(st) ==
        tf::SparseTensorSpec({3, 4}, int32));
}

}  // namespace
}  // namespace tfx

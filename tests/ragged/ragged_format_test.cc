#include <catch2/catch.hpp>
#include <limits>
#include <string>
#include <vector>

#include "tests/ops/golden_cases.h"
#include "tests/ragged/ragged_inputs.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/range_ops.h"
#include "tfx/ragged/ragged_factory_ops.h"
#include "tfx/ragged/ragged_tensor.h"
#include "tfx/ragged/ragged_tensor_spec.h"

namespace tf = tfx;

namespace tfx {
namespace {

using RT = RaggedTensor;

template <typename T>
Tensor text(const T& value) {
  return constant(value.str());
}
Tensor spec_text(const RaggedTensorSpec& spec) { return constant(spec.repr()); }

RT rows(const Literal& literal, DType dtype = {}) {
  return tf::ragged::constant(literal, {.dtype = dtype});
}
RT inner_rows() {
  return RT::from_row_splits(reshape(range(6), {3, 2}), {0, 1, 3});
}
Literal counted(int count) {
  std::vector<Literal> items;
  for (int i = 0; i < count; ++i) items.emplace_back(i);
  return Literal(items);
}
Literal repeated(const std::string& word, int times) {
  std::string result;
  for (int i = 0; i < times; ++i) result += word;
  return result;
}

Outputs shape_and_spec(const RT& rt) {
  const std::string spec = tf::type_spec_from_value(rt).repr();
  CHECK(rt.type_spec().repr() == spec);
  return Outputs::of(constant(rt.shape().str()), constant(spec));
}

TEST_CASE("ragged tensors are printed as in Python") {
  constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
  const Tensor many = range(2000);
  check_golden(
      "ragged/ragged_format",
      {
          GOLDEN("str", text(rows({{1, 2}, {}, {3}}))),
          GOLDEN("str/floats", text(rows({{1.5, 0.1}, {1e-10}, {kNan, 1e30}}))),
          GOLDEN("str/float64",
                 text(rows({{0.1, 2.0}, {1.0 / 3}}, tf::float64))),
          GOLDEN("str/strings", text(rows({{"a", "it's"}, {}, {"é"}}))),
          GOLDEN("str/bools", text(rows({{true}, {false, true}}))),
          GOLDEN("str/uniform", text(rows({{1, 2}, {3, 4}}))),
          GOLDEN("str/two", text(rows({{{1, 2}, {}}, {}, {{3}}}))),
          GOLDEN("str/two alike", text(rows({{{1, 2}, {3}}, {{4}, {5}}}))),
          GOLDEN("str/empty", text(rows(list_of({list_of({}), list_of({})})))),
          GOLDEN("str/no rows", text(RT::from_row_splits(tf::zeros({0}), {0}))),
          GOLDEN("str/inner", text(inner_rows())),
          GOLDEN("str/long row",
                 text(RT::from_row_splits(range(60), {0, 50, 50, 60}))),
          GOLDEN("str/many rows",
                 text(RT::from_row_lengths(range(66), range(12)))),
          GOLDEN("str/very long row",
                 text(RT::from_row_splits(range(3000), {0, 1500, 1502, 3000}))),
          GOLDEN("str/very many rows",
                 text(RT::from_row_lengths(range(1500),
                                           math::floordiv(many % 4, 2) +
                                               math::floordiv(many % 4, 3)))),
          GOLDEN("str/long strings",
                 text(rows({{repeated("word", 9), repeated("word", 9),
                             repeated("word", 9)},
                            {"x"},
                            list_of({repeated("word", 25)})}))),
          GOLDEN("str/deep", text(rows({{{counted(30), {1}}, {{2}}},
                                        list_of({list_of({counted(12)})})}))),
          GOLDEN("to_list", text(rows({{1, 2}, {}, {3}}).to_list())),
          GOLDEN("to_list/floats", text(rows({{1.5, 0.1}, {1.0}}).to_list())),
          GOLDEN("to_list/strings",
                 text(rows({{"a", "it's"}, {"é"}}).to_list())),
          GOLDEN("to_list/bools",
                 text(rows({{true}, {false, true}}).to_list())),
          GOLDEN("to_list/two",
                 text(rows({{{1, 2}, {}}, {}, {{3}}}).to_list())),
          GOLDEN("to_list/inner", text(inner_rows().to_list())),
          GOLDEN("shape", shape_and_spec(rows({{1, 2}, {}, {3}}))),
          GOLDEN("shape/two", shape_and_spec(tf::ragged::constant(
                                  {{{1, 2}, {}}, {}, {{3}}},
                                  {.row_splits_dtype = tf::int32}))),
          GOLDEN("shape/inner", shape_and_spec(RT::from_row_splits(
                                    tf::zeros({3, 2, 4}), {0, 1, 3}))),
          GOLDEN("shape/uniform", shape_and_spec(RT::from_uniform_row_length(
                                      rows({{1}, {2, 3}, {}, {4}}), 2))),
          GOLDEN("shape/from_tensor",
                 shape_and_spec(RT::from_tensor(tf::zeros({2, 3, 4}),
                                                {.ragged_rank = 2}))),
          GOLDEN("spec", spec_text(RaggedTensorSpec({kNone, kNone, 3},
                                                    tf::string, 1, tf::int32))),
          GOLDEN("spec/default",
                 spec_text(RaggedTensorSpec({2, kNone, kNone}))),
          GOLDEN("spec/unknown", spec_text(RaggedTensorSpec(
                                     TensorShape::unknown(), tf::int64, 2))),
          GOLDEN("spec/no rank",
                 spec_text(RaggedTensorSpec(TensorShape::unknown()))),
          GOLDEN("spec/ragged_rank",
                 spec_text(RaggedTensorSpec({kNone, kNone}, tf::float32, 2))),
      });
}

}  // namespace
}  // namespace tfx

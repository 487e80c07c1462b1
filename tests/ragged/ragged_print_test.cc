#include <catch2/catch.hpp>
#include <map>
#include <string>
#include <vector>

#include "tests/ops/golden_texts.h"
#include "tests/printing/printed.h"
#include "tfx/core/errors.h"
#include "tfx/core/structure.h"
#include "tfx/function/function.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/range_ops.h"
#include "tfx/printing/print.h"
#include "tfx/ragged/ragged.h"
#include "tfx/sparse/sparse.h"

namespace tfx {
namespace {

RaggedTensor many_rows() {
  std::vector<int32_t> values;
  std::vector<int64_t> lengths;
  for (int i = 0; i < 20; ++i) {
    values.insert(values.end(), static_cast<size_t>(i % 4), i);
    lengths.push_back(i % 4);
  }
  return RaggedTensor::from_row_lengths(constant(values), lengths);
}

TEST_CASE("tf.print of sparse and ragged tensors") {
  GoldenTexts golden("ragged/golden/ragged_print");
  const SparseTensor sparse({{0, 0}, {1, 2}}, {1, 2}, {3, 4});
  const RaggedTensor ragged = ragged::constant({{1, 2}, {3}});
  const RaggedTensor many = many_rows();

  golden.check("sparse", printed({sparse}));
  golden.check("sparse_texts",
               printed({"st:", SparseTensor({{0}}, {"a"}, {2})}));
  golden.check("sparse_all",
               printed({sparse::from_dense(range(1, 9))}, {.summarize = -1}));
  golden.check("ragged", printed({ragged}));
  golden.check(
      "ragged_texts",
      printed({"rt:", ragged::constant({{"a"}, {"b'", "c\\"}}).ragged()}));
  golden.check("ragged_floats",
               printed({ragged::constant({{1.5, 2.0}, {3.0}}).ragged()}));
  golden.check("ragged_bools",
               printed({ragged::constant({{true}, {}}).ragged()}));
  golden.check("ragged_deep",
               printed({ragged::constant({{{1, 2}, {}}, {}}).ragged()}));
  golden.check(
      "ragged_inner",
      printed({ragged::constant({{{1, 2}}, {}}, {.ragged_rank = 1}).ragged()}));
  golden.check("ragged_empty",
               printed({ragged::constant({}, {.ragged_rank = 1}).ragged()}));
  golden.check("ragged_long", printed({many}));
  golden.check("ragged_long_1", printed({many}, {.summarize = 1}));
  golden.check("ragged_long_all", printed({many}, {.summarize = -1}));
  golden.check("both", printed({sparse, ragged}));
  golden.check("list", printed({{sparse, ragged, 1}}));
  golden.check("dict", printed({std::map<std::string, Structure>{
                           {"b", ragged}, {"a", sparse}}}));
  golden.check("shape",
               printed({TensorShape({2, kNone}), TensorShape::unknown()}));
  golden.check("dtype", printed({float32, std::vector<DType>{int64}}));
}

TEST_CASE("sparse and ragged tensors are printed by functions too") {
  const std::string path = new_file();
  const auto f = function([&](const SparseTensor& s, const RaggedTensor& r) {
    print(s, r, {.output_stream = "file://" + path});
  });
  f(SparseTensor({{0}}, {7}, {2}), ragged::constant({{1, 2}, {3}}).ragged());
  CHECK(read_file(path) ==
        "'SparseTensor(indices=[[0]], values=[7], shape=[2])' [[1, 2], [3]]\n");
}

TEST_CASE("a ragged tensor is not summarised to less than one row") {
  const RaggedTensor ragged = ragged::constant({{1, 2}, {3}});
  CHECK_THROWS_AS(print(ragged, {.summarize = 0}), ValueError);
}

}  // namespace
}  // namespace tfx

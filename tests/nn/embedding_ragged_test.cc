#include "tfx/nn/embedding_ragged.h"

#include <catch2/catch.hpp>
#include <string>
#include <utility>
#include <vector>

#include "tests/ops/golden_cases.h"
#include "tfx/autodiff/gradient_tape.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ragged/ragged_factory_ops.h"
#include "tfx/ragged/ragged_tensor.h"

namespace tf = tfx;

namespace tfx {
namespace {

// As in the golden file.
RaggedTensor rows(const RaggedLike& values,
                  const TensorLike& lengths = {2, 1, 2}) {
  return RaggedTensor::from_row_lengths(values, lengths, {.validate = false});
}
RaggedTensor rows_with_gaps(const Tensor& values) {
  return rows(values, {2, 0, 1, 2, 0});
}

// Those of each combiner.
std::vector<GoldenCase> ragged_combiner_cases(const std::string& combiner) {
  return {
      {combiner,
       [=](const Inputs& in) {
         return nn::embedding_lookup_sparse(in[0], rows(in[1]), std::nullopt,
                                            {.combiner = combiner});
       }},
      {"weighted " + combiner,
       [=](const Inputs& in) {
         return nn::embedding_lookup_sparse(in[0], rows(in[1]), rows(in[2]),
                                            {.combiner = combiner});
       }},
      {"safe/" + combiner + ", weights",
       [=](const Inputs& in) {
         return nn::safe_embedding_lookup_sparse(
             in[0], rows_with_gaps(in[1]),
             {.sparse_weights = rows_with_gaps(in[2]), .combiner = combiner});
       }},
      {"safe/" + combiner + ", default",
       [=](const Inputs& in) {
         return nn::safe_embedding_lookup_sparse(
             in[0], rows_with_gaps(in[1]),
             {.combiner = combiner, .default_id = 3, .name = "n"});
       }},
  };
}

TEST_CASE("embeddings of ragged ids are Python's") {
  std::vector<GoldenCase> cases = {
      GOLDEN("rows", tf::nn::embedding_lookup(in[0], rows(in[1]))),
      GOLDEN("rows/max_norm",
             tf::nn::embedding_lookup(in[0], rows(in[1]),
                                      {.max_norm = 1.0, .name = "n"})),
      GOLDEN("rows/parts",
             tf::nn::embedding_lookup({in[0], in[1]}, rows(in[2]))),
      GOLDEN("rows/nested",
             tf::nn::embedding_lookup(in[0], rows(rows(in[1]), {1, 0, 2}))),
      GOLDEN("rows/none", tf::nn::embedding_lookup(in[0], rows(in[1], {0, 0}))),
      GOLDEN("rows/no parts",
             tf::nn::embedding_lookup(std::vector<Tensor>(), rows(in[0]))),
      GOLDEN("default",
             tf::nn::embedding_lookup_sparse(in[0], rows(in[1]), std::nullopt)),
      GOLDEN("max_norm",
             tf::nn::embedding_lookup_sparse(in[0], rows(in[1]), std::nullopt,
                                             {.max_norm = 1.0, .name = "n"})),
      GOLDEN("fast",
             tf::nn::embedding_lookup_sparse(in[0], rows(in[1]), rows(in[2]),
                                             {.allow_fast_lookup = true})),
      GOLDEN("parts", tf::nn::embedding_lookup_sparse(
                          {in[0], in[1]}, rows(in[2]), std::nullopt)),
      GOLDEN("nothing",
             tf::nn::embedding_lookup_sparse(
                 in[0], rows(in[1], tf::constant(std::vector<int32_t>())),
                 std::nullopt)),
      GOLDEN("combiner",
             tf::nn::embedding_lookup_sparse(in[0], rows(in[1]), std::nullopt,
                                             {.combiner = "max"})),
      GOLDEN("other weights", tf::nn::embedding_lookup_sparse(
                                  in[0], rows(in[1]), rows(in[2], {2, 1, 1}))),
      GOLDEN("safe", tf::nn::safe_embedding_lookup_sparse(
                         in[0], rows_with_gaps(in[1]))),
      GOLDEN("safe/max_norm",
             tf::nn::safe_embedding_lookup_sparse(in[0], rows_with_gaps(in[1]),
                                                  {.max_norm = 1.0})),
      GOLDEN("safe/fast",
             tf::nn::safe_embedding_lookup_sparse(in[0], rows_with_gaps(in[1]),
                                                  {.allow_fast_lookup = true})),
      GOLDEN("safe/nothing", tf::nn::safe_embedding_lookup_sparse(
                                 std::vector<Tensor>(), rows_with_gaps(in[0]))),
  };
  for (const char* combiner : {"sum", "mean", "sqrtn"}) {
    for (GoldenCase& each : ragged_combiner_cases(combiner)) {
      cases.push_back(std::move(each));
    }
  }
  check_golden("nn/embedding_ragged", cases);
}

TEST_CASE("the gradient of a variable is of the rows that ragged ids name") {
  const tf::Variable table({{1.0, 2.0}, {3.0, 4.0}, {5.0, 6.0}});
  tf::GradientTape tape;
  const RaggedTensor found =
      tf::nn::embedding_lookup(table, tf::ragged::constant({{2, 0}, {}, {2}}));
  CHECK(found.row_splits().numpy().str() == "[0 2 2 3]");
  const Gradient gradient = tape.gradient(found.flat_values(), table);
  REQUIRE(gradient.is_indexed_slices());
  const Tensor dense = gradient.to_tensor();
  const auto data = dense.data<float>();
  CHECK(std::vector<float>(data.begin(), data.end()) ==
        std::vector<float>{1, 1, 0, 0, 2, 2});
}

}  // namespace
}  // namespace tfx

#include "tfx/nn/embedding_sparse.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"
#include "tfx/autodiff/gradient_tape.h"
#include "tfx/core/indexing.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"

namespace tf = tfx;

namespace tfx {
namespace {

// As in the golden file.
SparseTensor ids(const Tensor& values) {
  return SparseTensor({{0, 0}, {0, 1}, {1, 0}, {2, 0}, {2, 2}}, values, {3, 3});
}
SparseTensor ids_with_gaps(const Tensor& values) {
  return SparseTensor({{0, 0}, {0, 1}, {2, 0}, {3, 0}, {3, 2}}, values, {5, 3});
}
SparseTensor nothing(const Tensor& values) {
  return SparseTensor(tf::zeros({0, 2}, {.dtype = int64}), values, {0, 3});
}
SparseTensor cube(const Tensor& values) {
  return SparseTensor({{0, 0, 0}, {0, 1, 1}, {1, 1, 0}}, values, {2, 2, 2});
}

// Those of each combiner.
std::vector<GoldenCase> sparse_combiner_cases(const std::string& combiner) {
  return {
      {combiner,
       [=](const Inputs& in) {
         return nn::embedding_lookup_sparse(in[0], ids(in[1]), std::nullopt,
                                            {.combiner = combiner});
       }},
      {"weighted " + combiner,
       [=](const Inputs& in) {
         return nn::embedding_lookup_sparse(in[0], ids(in[1]), ids(in[2]),
                                            {.combiner = combiner});
       }},
      {combiner + "/max_norm",
       [=](const Inputs& in) {
         return nn::embedding_lookup_sparse(
             in[0], ids(in[1]), std::nullopt,
             {.combiner = combiner, .max_norm = 1.0});
       }},
      {combiner + "/parts",
       [=](const Inputs& in) {
         return nn::embedding_lookup_sparse(
             {in[0], in[1]}, ids(in[2]), std::nullopt,
             {.combiner = combiner, .name = "n"});
       }},
      {combiner + "/fast",
       [=](const Inputs& in) {
         return nn::embedding_lookup_sparse(
             in[0], ids(in[1]), ids(in[2]),
             {.combiner = combiner, .allow_fast_lookup = true});
       }},
      {combiner + "/fast, no weights",
       [=](const Inputs& in) {
         return nn::embedding_lookup_sparse(
             in[0], ids(in[1]), std::nullopt,
             {.combiner = combiner, .allow_fast_lookup = true});
       }},
      {"safe/" + combiner + ", weights",
       [=](const Inputs& in) {
         return nn::safe_embedding_lookup_sparse(
             in[0], ids_with_gaps(in[1]),
             {.sparse_weights = ids_with_gaps(in[2]), .combiner = combiner});
       }},
      {"safe/" + combiner + ", default",
       [=](const Inputs& in) {
         return nn::safe_embedding_lookup_sparse(
             in[0], ids_with_gaps(in[1]),
             {.combiner = combiner, .default_id = 3, .name = "n"});
       }},
  };
}

TEST_CASE("combined embeddings are Python's") {
  std::vector<GoldenCase> cases = {
      GOLDEN("default",
             tf::nn::embedding_lookup_sparse(in[0], ids(in[1]), std::nullopt)),
      GOLDEN("nothing", tf::nn::embedding_lookup_sparse(in[0], nothing(in[1]),
                                                        std::nullopt)),
      GOLDEN("weighted nothing", tf::nn::embedding_lookup_sparse(
                                     in[0], nothing(in[1]), nothing(in[2]))),
      GOLDEN("combiner",
             tf::nn::embedding_lookup_sparse(in[0], ids(in[1]), std::nullopt,
                                             {.combiner = "max"})),
      GOLDEN("other places",
             tf::nn::embedding_lookup_sparse(
                 in[0], ids(in[1]),
                 SparseTensor(ids(in[1]).indices()[Slice(4)], in[2], {3, 3}))),
      GOLDEN("safe",
             tf::nn::safe_embedding_lookup_sparse(in[0], ids_with_gaps(in[1]))),
      GOLDEN("safe/max_norm",
             tf::nn::safe_embedding_lookup_sparse(in[0], ids_with_gaps(in[1]),
                                                  {.max_norm = 1.0})),
      GOLDEN("safe/fast",
             tf::nn::safe_embedding_lookup_sparse(in[0], ids_with_gaps(in[1]),
                                                  {.allow_fast_lookup = true})),
      GOLDEN("safe/parts", tf::nn::safe_embedding_lookup_sparse(
                               {in[0], in[1]}, ids_with_gaps(in[2]))),
      GOLDEN("safe/rank 3",
             tf::nn::safe_embedding_lookup_sparse(in[0], cube(in[1]))),
      GOLDEN("safe/nothing", tf::nn::safe_embedding_lookup_sparse(
                                 std::vector<Tensor>(), ids_with_gaps(in[0]))),
      GOLDEN("safe/dtype", tf::nn::safe_embedding_lookup_sparse(
                               in[0], ids_with_gaps(in[1]),
                               {.sparse_weights = ids_with_gaps(in[2])})),
  };
  for (const char* combiner : {"sum", "mean", "sqrtn"}) {
    for (GoldenCase& each : sparse_combiner_cases(combiner)) {
      cases.push_back(std::move(each));
    }
  }
  check_golden("nn/embedding_sparse", cases);
}

TEST_CASE("the gradient of a variable is of the rows combined") {
  const tf::Variable table(tf::constant({{1.0, 2.0}, {3.0, 4.0}, {5.0, 6.0}}));
  tf::GradientTape tape;
  const Tensor rows = tf::nn::embedding_lookup_sparse(
      table, SparseTensor({{0, 0}, {0, 1}}, {2, 0}, {1, 2}), std::nullopt,
      {.combiner = "sum"});
  CHECK(rows.data<float>()[0] == 6);
  const Gradient gradient = tape.gradient(rows, table);
  CHECK(gradient.is_indexed_slices());
  const Tensor dense = gradient.to_tensor();
  const auto data = dense.data<float>();
  CHECK(std::vector<float>(data.begin(), data.end()) ==
        std::vector<float>{1, 1, 0, 0, 1, 1});
}

}  // namespace
}  // namespace tfx

#include "tfx/nn/embedding.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"
#include "tfx/autodiff/gradient_tape.h"
#include "tfx/function/function.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"

namespace tf = tfx;

namespace tfx {
namespace {

TEST_CASE("embeddings are Python's") {
  check_golden(
      "nn/embedding",
      {
          GOLDEN("one", tf::nn::embedding_lookup(in[0], in[1])),
          GOLDEN("one/max_norm",
                 tf::nn::embedding_lookup(in[0], in[1],
                                          {.max_norm = 1.0, .name = "n"})),
          GOLDEN("one/max_norm tensor",
                 tf::nn::embedding_lookup(in[0], in[1], {.max_norm = in[2]})),
          GOLDEN("list of one",
                 tf::nn::embedding_lookup(std::vector<Tensor>{in[0]}, in[1])),
          GOLDEN("two", tf::nn::embedding_lookup({in[0], in[1]}, in[2])),
          GOLDEN("two/max_norm", tf::nn::embedding_lookup({in[0], in[1]}, in[2],
                                                          {.max_norm = 1.5})),
          GOLDEN("three", tf::nn::embedding_lookup({in[0], in[1], in[2]}, in[3],
                                                   {.name = "n"})),
          GOLDEN("none",
                 tf::nn::embedding_lookup(std::vector<Tensor>(), in[0])),
      });
}

std::vector<float> values(const Tensor& tensor) {
  const auto data = tensor.data<float>();
  return {data.begin(), data.end()};
}

TEST_CASE("the gradient of a variable is of the rows looked up") {
  const tf::Variable table(tf::constant({{1.0, 2.0}, {3.0, 4.0}, {5.0, 6.0}}));
  tf::GradientTape tape;
  const Tensor rows = tf::nn::embedding_lookup(table, {2, 0});
  CHECK(values(rows) == std::vector<float>{5, 6, 1, 2});
  const Gradient gradient = tape.gradient(rows, table);
  REQUIRE(gradient.is_indexed_slices());
  CHECK(gradient.indexed_slices().indices().data<int32_t>()[0] == 2);
  CHECK(values(gradient.to_tensor()) == std::vector<float>{1, 1, 0, 0, 1, 1});
}

TEST_CASE("a table may be in variables and tensors") {
  const tf::Variable first(tf::constant({{1.0}, {2.0}}));
  const Tensor second = tf::constant({{3.0}});
  CHECK(values(tf::nn::embedding_lookup({first, second}, {0, 2, 1})) ==
        std::vector<float>{1, 3, 2});
  CHECK(values(tf::nn::embedding_lookup(std::vector<tf::Variable>{first, first},
                                        {3, 0})) == std::vector<float>{2, 1});
}

TEST_CASE("in a graph a look-up has the name that Python gives it") {
  const auto traced = tf::function([](const Tensor& table) {
    const Tensor rows = tf::nn::embedding_lookup(table, {1, 0});
    CHECK(rows.name() == "embedding_lookup/Identity:0");
    CHECK(rows.shape() == TensorShape({2, 3}));
    return rows;
  });
  traced(tf::zeros({2, 3}));
}

}  // namespace
}  // namespace tfx

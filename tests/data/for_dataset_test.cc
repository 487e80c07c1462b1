#include "tfx/data/for_dataset.h"

#include <catch2/catch.hpp>
#include <cstdint>
#include <tuple>
#include <utility>

#include "tfx/data/dataset.h"
#include "tfx/function/function.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/variables/variable.h"

namespace tfx::data {
namespace {

TEST_CASE("a loop over a dataset, eager and traced") {
  const auto add_up = [](const Dataset& numbers) {
    auto total = constant(int64_t{0});
    auto count = constant(0);
    for_(numbers, total, count).do_([&](const Tensor& x) {
      total = total + x;
      count = count + 1;
    });
    return std::pair(total, count);
  };
  const auto traced = function(add_up);
  for (const int64_t n : {5, 0, 100}) {
    const auto [eager_total, eager_count] = add_up(Dataset::range(n));
    const auto [total, count] = traced(Dataset::range(n));
    CHECK(int64_t(eager_total) == n * (n - 1) / 2);
    CHECK(int64_t(total) == n * (n - 1) / 2);
    CHECK(int64_t(eager_count) == n);
    CHECK(int64_t(count) == n);
  }
  CHECK(traced.experimental_get_tracing_count() == 1);
}

TEST_CASE("a loop's code takes the parts of an element") {
  const auto dot = function([](const Dataset& pairs) {
    auto sum = constant(int64_t{0});
    for_(pairs, sum).do_([&](const Tensor& x, const Tensor& y) {
      sum = sum + x * y;
    });
    return sum;
  });
  CHECK(int64_t(dot(Dataset::zip(Dataset::range(3), Dataset::range(3, 6)))) ==
        0 * 3 + 1 * 4 + 2 * 5);
}

TEST_CASE("a loop over a dataset ends early") {
  const Variable seen(int64_t{0});
  const auto first_above = [&](const Dataset& numbers) {
    auto found = constant(int64_t{-1});
    for_(numbers, found).do_([&](const Tensor& x) {
      seen.assign_add(int64_t{1});
      found = x * x;
      return break_if(found > 10);
    });
    return found;
  };
  const auto traced = function(first_above);
  for (const int64_t n : {0, 3, 100}) {
    const int64_t runs = n < 4 ? n : 5;
    const int64_t result = n == 0 ? -1 : (runs - 1) * (runs - 1);
    seen.assign(int64_t{0});
    CHECK(int64_t(first_above(Dataset::range(n))) == result);
    CHECK(int64_t(seen) == runs);
    seen.assign(int64_t{0});
    CHECK(int64_t(traced(Dataset::range(n))) == result);
    CHECK(int64_t(seen) == runs);
  }
  // Without an end of its own.
  CHECK(int64_t(traced(Dataset::counter())) == 16);
}

TEST_CASE("the shape of a variable grows in the loop") {
  const auto gather = function([](const Dataset& numbers) {
    auto all = zeros({0}, int64);
    for_(numbers, all).do_([&](const Tensor& x) {
      all = concat({all, reshape(x, {1})}, 0);
    });
    return all;
  });
  CHECK(gather(Dataset::range(4)).numpy().str() == "[0 1 2 3]");
}

}  // namespace
}  // namespace tfx::data

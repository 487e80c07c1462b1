#include "tfx/variables/variable.h"

#include <catch2/catch.hpp>
#include <thread>
#include <vector>

#include "tests/ops/transcript.h"
#include "tfx/core/errors.h"
#include "tfx/core/name_scope.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"

namespace tfx {
namespace {

TEST_CASE("variables print as in Python") {
  Transcript t("variables/golden/variable", "repr");
  t.repr(Variable(1.0, {.name = "x"}));
  t.print(Variable({{1, 2}, {3, 4}}));
  t.repr(Variable("abc"));
  t.repr(Variable({true, false}, {.name = "flags"}));
  t.repr(Variable(constant(0.0, {.shape = {{0, 3}}})));
  t.repr(Variable({1, 2}, {.dtype = float32}));
  t.repr(Variable({1.5, 2.5}, {.dtype = float16}));
  t.repr(Variable({1.0, 2.0}, {.shape = {kNone}}));
  t.repr(Variable({1.0, 2.0}, {.shape = TensorShape::unknown()}));
  t.repr(Variable([] { return constant(3.0); }));
  t.repr(Variable(Variable(3).value()));
  {
    const auto outer = name_scope("outer");
    t.repr(Variable(1, {.name = "y"}));
    const auto inner = name_scope("inner");
    t.repr(Variable(1, {.name = "y"}));
  }
  t.repr(Variable(1, {.name = "y"}));
}

TEST_CASE("a variable tells what it is") {
  const Variable v({{1, 2}, {3, 4}}, {.name = "v"});
  Transcript t("variables/golden/variable", "attributes");
  t.print(v.name());
  t.print(v.dtype().name());
  t.print(v.shape());
  t.print(v.device());
  t.print(v.trainable());
  t.print(Variable(1, {.trainable = false}).trainable());
  const auto on_read = VariableSynchronization::ON_READ;
  t.print(Variable(1, {.synchronization = on_read}).trainable());
  t.print(
      Variable(1, {.trainable = true, .synchronization = on_read}).trainable());
  t.print(v.value());
  t.repr(v.read_value());
  t.repr(convert_to_tensor(v));
}

TEST_CASE("rows of one number are rows") {
  const Variable column({{1.0}, {2.0}});
  CHECK(column.shape().as_list() == std::vector<int64_t>{2, 1});
  CHECK(column.value()[1].item<float>() == 2.0F);
  const Variable numbers({{3}, {4}});
  CHECK(numbers.dtype() == int32);
  CHECK(numbers.shape().as_list() == std::vector<int64_t>{2, 1});
  CHECK(numbers.trainable());
  const std::optional<bool> no = false;
  CHECK_FALSE(Variable(1.0, {.trainable = no}).trainable());
  CHECK(Variable(1.0, {.trainable = std::nullopt}).trainable());
}

TEST_CASE("a variable refuses an initial value that does not fit") {
  Transcript t("variables/golden/variable", "creation errors");
  t.error([] { Variable({1.0, 2.0}, {.shape = {3}}); });
  t.error([] { Variable({1.0, 2.0}, {.dtype = int32}); });
  t.error([] { Variable(constant({1.0, 2.0}), {.dtype = int32}); });
}

TEST_CASE("variables are assigned") {
  const Variable v({{1, 2}, {3, 4}}, {.name = "v"});
  {
    Transcript t("variables/golden/variable", "assign");
    v.assign({{5, 6}, {7, 8}});
    t.repr(v);
    v.assign_add({{1, 1}, {1, 1}});
    t.repr(v);
    v.assign_sub({{2, 2}, {2, 2}});
    t.repr(v);
    Variable w({1.0, 2.0}, {.shape = TensorShape::unknown()});
    w.assign({{1.0, 2.0, 3.0}});
    t.repr(w);
    t.print(w.shape());
    t.print(w.read_value().shape());
    w = Variable({"a", "b"});
    w.assign({"c", "dd"});
    t.repr(w);
    w.assign(Variable({"e", "f"}));
    t.repr(w);
  }
  {
    Transcript t("variables/golden/variable", "assign errors");
    t.error([&] { v.assign({1, 2}); });
    t.error([&] { v.assign({{1.5, 2.0}, {3.0, 4.0}}); });
    t.error([&] { v.assign(constant({{1.5, 2.0}, {3.0, 4.0}})); });
    t.error([&] { v.assign_add(1); });
    t.error([&] { v.assign_sub({1}); });
    t.error([&] { v.assign({"a"}); });
    t.error([&] { v.set_shape({3}); });
    t.repr(v);
  }
  {
    Transcript t("variables/golden/variable", "use as a tensor");
    t.repr(v + 1);
    t.repr(2 * v);
    const Variable same = v;  // NOLINT: two names for one variable
    t.repr(v / same);
    t.repr(v == same);
    t.repr(-v);
    t.repr(add(v, constant({10, 20})));
    t.repr(v > 4);
  }
}

TEST_CASE("parts of variables are assigned") {
  const Variable f({1.0, 2.0, 3.0, 4.0});
  {
    Transcript t("variables/golden/variable", "scatter");
    const IndexedSlices delta({10.0, 20.0}, {0, 2});
    t.repr(f.scatter_add(delta));
    t.repr(f.scatter_sub(delta));
    t.repr(f.scatter_mul(delta));
    t.repr(f.scatter_div(delta));
    t.repr(f.scatter_max(delta));
    t.repr(f.scatter_min(IndexedSlices({1.0, 2.0}, {0, 2})));
    t.repr(f.scatter_update(delta));
    t.repr(f.scatter_add(
        IndexedSlices({1.0, 1.0, 1.0}, constant({3, 3, 3}, {.dtype = int64}))));
    t.repr(f.scatter_nd_add({{0}}, {5.0}));
    t.repr(f.scatter_nd_sub({{1}, {2}}, {5.0, 6.0}));
    t.repr(f.scatter_nd_update({{3}}, {-5.0}));
    t.repr(f.scatter_nd_max({{3}}, {50.0}));
    t.repr(f.scatter_nd_min({{3}}, {40.0}));
    const Variable m({{1, 2, 3}, {4, 5, 6}});
    t.repr(m.scatter_update(IndexedSlices({{7, 8, 9}}, {1})));
    t.repr(m.batch_scatter_update(IndexedSlices({{10}, {20}}, {{0}, {2}})));
    t.repr(m.batch_scatter_update(IndexedSlices(
        {{11, 12}, {21, 22}}, constant({{0, 1}, {2, 1}}, {.dtype = int64}))));
    t.repr(m.sparse_read({1, 0, 1}));
    t.repr(m.gather_nd({{0, 1}, {1, 2}}));
  }
  Transcript t("variables/golden/variable", "scatter errors");
  t.error([&] { f.scatter_update(IndexedSlices({10.0}, {7})); });
  t.error([&] { f.scatter_add(IndexedSlices({1}, {0})); });
  t.error([&] { f.scatter_nd_add({{4}}, {1.0}); });
  t.repr(f);
}

TEST_CASE("slices of variables are read and assigned") {
  const Variable v({{1, 2}, {3, 4}}, {.name = "v"});
  Transcript t("variables/golden/variable", "slices");
  t.repr(v[0]);
  t.repr(v(0, 1));
  t.repr(v(_, Slice(1, _)) * 2);
  t.repr(v[0].assign({9, 9}));
  t.repr(v(0, 1).assign(5));
  t.repr(v(_, Slice(1, _)).assign({{7}, {8}}));
  t.repr(v(ellipsis, 0).assign({0, -1}));
  t.repr(v[Slice(_, _, -1)].assign({{10, 20}, {30, 40}}));
  t.repr(v[1].assign({6}));
  t.repr(v.numpy());
  t.error([&] { v(0, 1).assign({5, 6}); });
  t.error([&] { v(0, 1).assign(5.5); });
  t.error([&] { v[7].assign({1, 2}); });
  t.error([&] { v[7].value(); });
  t.repr(v);
  CHECK_THROWS_AS(v[constant({true, false})].assign({{1, 2}}), TypeError);
}

TEST_CASE("slices of a tensor that is not there") {
  Transcript t("variables/golden/variable", "indexed slices");
  const IndexedSlices s({{1.0, 2.0}}, {1}, constant({3, 2}));
  t.print(s);
  t.print(s.shape());
  t.repr(s.to_tensor());
  const IndexedSlices open({{1.0, 2.0}, {3.0, 4.0}}, {1, 1});
  t.print(open);
  t.print(open.shape());
  CHECK_THROWS_AS(open.to_tensor(), ValueError);
}

TEST_CASE("copies are the same variable") {
  const Variable v(1.0);
  const Variable same = v;  // NOLINT: that copies share is what is tested
  same.assign(5.0);
  CHECK(v.value().item<float>() == 5);
  CHECK(v.is(same));
  CHECK(v.id() == same.id());
  const Variable other(v.value());
  other.assign(6.0);
  CHECK(v.value().item<float>() == 5);
  CHECK_FALSE(v.is(other));
  CHECK(v.id() != other.id());
}

TEST_CASE("a value once read does not change") {
  const Variable v({1.0, 2.0});
  const Tensor before = v.value();
  v.assign_add({10.0, 10.0});
  v.scatter_update(IndexedSlices({7.0}, {0}));
  CHECK(before.data<float>()[0] == 1);
  CHECK(before.data<float>()[1] == 2);
  CHECK(v.value().data<float>()[0] == 7);
}

TEST_CASE("a variable without a value") {
  const Variable v =
      Variable::uninitialized({.name = "u", .dtype = float32, .shape = {2}});
  CHECK_FALSE(v.is_initialized());
  CHECK_THROWS_AS(v.value(), errors::FailedPreconditionError);
  CHECK(v.repr() ==
        "<tf.Variable 'u:0' shape=(2,) dtype=float32, numpy=<unavailable>>");
  v.assign({1.0, 2.0});
  CHECK(v.is_initialized());
  CHECK(v.value().data<float>()[1] == 2);
  CHECK_THROWS_AS(Variable::uninitialized({}), ValueError);
  CHECK_THROWS_AS(Variable().value(), ValueError);
  CHECK_FALSE(Variable().has_value());
}

TEST_CASE("several threads add to one variable") {
  const Variable v(0, {.dtype = int64});
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i) {
    threads.emplace_back([&] {
      for (int k = 0; k < 500; ++k) v.assign_add(1);
    });
  }
  for (std::thread& thread : threads) thread.join();
  CHECK(v.value().item<int64_t>() == 2000);
}

TEST_CASE("a constraint is kept for optimizers") {
  const Variable v(2.0, {.constraint = [](const Tensor& x) { return x * 0.5; },
                         .aggregation = VariableAggregation::MEAN});
  REQUIRE(v.constraint());
  CHECK(v.constraint()(v.value()).item<float>() == 1);
  const Variable squared(3.0, {.constraint = tfx::square});
  CHECK(squared.constraint()(squared.value()).item<float>() == 9);
  CHECK_FALSE(Variable(1.0).constraint());
  CHECK(v.aggregation() == VariableAggregation::MEAN);
  CHECK(v.synchronization() == VariableSynchronization::AUTO);
}

}  // namespace
}  // namespace tfx

// Errors of common mistakes have Python's classes.
#include <catch2/catch.hpp>
#include <functional>
#include <string>

#include "tests/ops/transcript.h"
#include "tfx/tfx.h"

namespace {

namespace tf = tfx;

tf::Transcript transcript(const std::string& section) {
  return {"porting/golden/errors", section};
}

TEST_CASE("texts as numbers") {
  auto t = transcript("texts as numbers");
  for (const char* text : {"12", "a", "1.5"}) {
    t.error_class([&] { return int(tf::constant(text)); });
    t.error_class([&] { return int(10 * float(tf::constant(text))); });
  }
  t.error_class([] { return int(bool(tf::constant("a"))); });
  t.error_class([] { return int(bool(tf::constant(""))); });
  t.error_class([] { return int(tf::constant({1, 2})); });
}

using Two = std::function<tf::Tensor(const tf::Tensor&, const tf::Tensor&)>;

// Eagerly and traced.
void check_both(tf::Transcript& t, const Two& function,
                const tf::TensorLike& x_value, const tf::TensorLike& y_value) {
  const tf::Tensor x = x_value.to_tensor();
  const tf::Tensor y = y_value.to_tensor();
  t.error_class([&] { return function(x, y); });
  t.error_class([&] { return tf::function(function)(x, y); });
}

TEST_CASE("dtypes that differ") {
  auto t = transcript("dtypes that differ");
  check_both(t, [](auto x, auto y) { return x + y; }, {1}, {1.5});
  check_both(t, [](auto x, auto y) { return tf::matmul(x, y); }, {{1}},
             {{1.5}});
  check_both(t,
             [](auto x, auto y) {
               return tf::concat({x, y}, 0);
             },
             {1}, {1.5});
  check_both(t, [](auto x, auto y) { return tf::stack({x, y}); }, {1}, {1.5});
  check_both(t, [](auto x, auto y) { return tf::where({true}, x, y); }, {1},
             {1.5});
  check_both(t,
             [](auto x, auto y) {
               return tf::strings::join({x, y});
             },
             {"a"}, {1});
}

TEST_CASE("what an operation does not take") {
  auto t = transcript("what an operation does not take");
  check_both(t, [](auto x, auto y) { return tf::nn::relu(x) + y; }, {"a"},
             {"b"});
  check_both(t, [](auto x, auto y) { return tf::matmul(x, y); }, {1}, {2});
  check_both(t,
             [](auto x, auto y) {
               return tf::reshape(x, {2, 2}) + y;
             },
             {1, 2, 3}, {1});
  check_both(t, [](auto x, auto y) { return x + y; }, {1, 2, 3}, {1, 2});
  check_both(t, [](auto x, auto) { return tf::cast(x, tf::float32); }, {"a"},
             {1});
  check_both(t, [](auto x, auto) { return tf::squeeze(x, 1); }, {{1, 2}}, {1});
  check_both(t,
             [](auto x, auto y) {
               return tf::concat({x, y}, 0);
             },
             {{1, 2}}, {1});
  check_both(t, [](auto x, auto) { return tf::split(x, 2)[0]; }, {1, 2, 3},
             {1});
}

TEST_CASE("literals") {
  auto t = transcript("literals");
  t.error_class([] { return tf::strings::join({"a", 1}); });
  t.error_class([] { return tf::constant({{1}, {2, 3}}); });
  t.error_class([] { return tf::Variable({1.0, 2.0}).assign({1.0}); });
  t.error_class([] { return tf::Variable(1.0).assign("a"); });
  t.error_class([] { return tf::constant("a", {.dtype = tf::int32}); });
  t.error_class([] { return tf::constant({1, 2})[3]; });
  t.error_class([] { return tf::gather({1}, {3}); });
}

TEST_CASE("functions") {
  auto t = transcript("functions");
  const auto only_with = [](const tf::TensorSpec& spec, const tf::Tensor& x) {
    return tf::function([](const tf::Tensor& only) { return only; },
                        {.input_signature = {spec}})(x);
  };
  t.error_class([&] {
    return only_with(tf::TensorSpec({}, tf::float32), tf::constant(1));
  });
  t.error_class([&] {
    return only_with(tf::TensorSpec({2}, tf::float32), tf::constant({1.0}));
  });
  t.error_class([] {
    return tf::cond(
        tf::constant({true, false}), [] { return 1; }, [] { return 2; });
  });
  t.error_class([] {
    return tf::function([](const tf::Tensor& x) {
      return tf::cond(
          x, [] { return tf::constant(1); }, [] { return tf::constant(2.0); });
    })(tf::constant(true));
  });
}

}  // namespace

// What is taken from a temporary is valid, and so are handles that were moved
// away.
#include <catch2/catch.hpp>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "tfx/tfx.h"

namespace {

namespace tf = tfx;

template <typename T>
T& lvalue();
template <typename T>
T rvalue();

// A reference into an object, but a copy of what a temporary has. A type in
// parentheses is none.
// NOLINTBEGIN(bugprone-macro-parentheses)
#define CHECK_BORROWED(Class, member)                                       \
  static_assert(                                                            \
      std::is_lvalue_reference_v<decltype(lvalue<const Class>() member)> && \
      !std::is_reference_v<decltype(rvalue<Class>() member)>)
// NOLINTEND(bugprone-macro-parentheses)

CHECK_BORROWED(tf::Structure, [0]);
CHECK_BORROWED(tf::Structure, ["a"]);
CHECK_BORROWED(tf::Structure, .tensor());
CHECK_BORROWED(tf::Structure, .composite());
CHECK_BORROWED(tf::Structure, .keys());
CHECK_BORROWED(tf::StructuredSpec, [0]);
CHECK_BORROWED(tf::StructuredSpec, .spec());
CHECK_BORROWED(tf::SparseTensor, .indices());
CHECK_BORROWED(tf::SparseTensor, .values());
CHECK_BORROWED(tf::SparseTensor, .dense_shape());
CHECK_BORROWED(tf::SparseTensor, .shape());
CHECK_BORROWED(tf::SparseTensorSpec, .shape());
CHECK_BORROWED(tf::RaggedOrDense, .ragged());
CHECK_BORROWED(tf::RaggedOrDense, .tensor());
CHECK_BORROWED(tf::RaggedTensorSpec, .shape());
CHECK_BORROWED(tf::TensorSpec, .shape());
CHECK_BORROWED(tf::TensorSpec, .name());
CHECK_BORROWED(tf::TensorRef, .deref());
CHECK_BORROWED(tf::Gradient, .indexed_slices());
CHECK_BORROWED(tf::np::NDArray, .shape());
CHECK_BORROWED(tf::io::FeatureValue, .tensor());
CHECK_BORROWED(tf::io::FeatureValue, .sparse());
CHECK_BORROWED(tf::io::FeatureValue, .ragged());
CHECK_BORROWED(tf::random::Generator, .state());
CHECK_BORROWED(tf::ConcreteFunction, .function_type());
CHECK_BORROWED(tf::ConcreteFunction, .structured_outputs());
CHECK_BORROWED(tf::saved_model::Outputs, ["y"]);
CHECK_BORROWED(tf::saved_model::Outputs, .only());

#undef CHECK_BORROWED

std::string values_of(const tf::Tensor& tensor) { return tensor.numpy().str(); }

TEST_CASE("children of a temporary structure") {
  const auto pair = [] {
    return tf::Structure(tf::constant({1, 2}), tf::constant(3));
  };
  const auto& first = pair()[0];
  CHECK(values_of(first) == "[1 2]");
  std::vector<std::string> all;
  for (const auto& child : pair().children()) all.push_back(values_of(child));
  CHECK(all == std::vector<std::string>{"[1 2]", "3"});
}

// Uses an object after it was moved away.
template <typename T, typename Use>
void check_moved(T object, Use use) {
  const auto before = use(object);
  const T other = std::move(object);
  CHECK(use(other) == before);
  CHECK(use(object) == before);  // NOLINT(bugprone-use-after-move)
}

TEST_CASE("handles that were moved away stay valid") {
  const auto add = tf::function([](const tf::Tensor& x) { return x + 1; });
  check_moved(add, [](const auto& f) { return values_of(f(tf::constant(1))); });
  check_moved(add.get_concrete_function(tf::constant(1)),
              [](const auto& f) { return f.name() + f.str(); });
  check_moved(tf::constant({{1, 2}, {3, 4}}).numpy(),
              [](const auto& array) { return array.str(); });
  check_moved(tf::RaggedTensor(tf::ragged::constant({{1, 2}, {3}})),
              [](const auto& ragged) { return ragged.str(); });
  check_moved(tf::TensorArray(tf::int32, 1).write(0, 7),
              [](const auto& array) { return values_of(array.stack()); });
  check_moved(tf::TypeSpec(tf::TensorSpec({2})),
              [](const auto& spec) { return spec.repr(); });
}

}  // namespace

// tf.nest: functions over all tensors of a structure (tfx/core/structure.h).
//
// Tuples, lists and dicts are nested structures; tensors, composite tensors and
// None are their leaves, which Python calls atoms. Leaves are visited in order,
// those of a dict in the order of its sorted keys. Flattening replaces a
// composite tensor by its components, as Python's expand_composites=True.
//
// Callbacks are called in the caller's thread; their exceptions are passed on.
#ifndef TFX_CORE_NEST_H_
#define TFX_CORE_NEST_H_

#include <array>
#include <cstddef>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "tfx/core/by_name.h"
#include "tfx/core/structure.h"

namespace tfx::nest {

// Whether it is a tuple, list or dict.
inline bool is_nested(const Structure& structure) {
  return !structure.is_leaf();
}

// The tensors in order; None is a Tensor without a value.
std::vector<Tensor> flatten(const Structure& structure);

// The leaves with their paths: "images/0", and "" if `structure` is a leaf.
// (Internal in Python.)
struct FlattenPathsOptions {
  ByName by_name{};
  std::string_view separator = "/";
};
std::vector<std::pair<std::string, Tensor>> flatten_with_joined_string_paths(
    const Structure& structure, FlattenPathsOptions options = {});

// `structure` with its leaves replaced, in order. Replacements may be nested
// themselves. Throws ValueError if there are not as many as leaves.
Structure pack_sequence_as(const Structure& structure,
                           std::span<const Tensor> flat_sequence);
Structure pack_sequence_as(const Structure& structure,
                           std::span<const Structure> flat_sequence);
Structure pack_sequence_as(const Structure& structure,
                           std::initializer_list<Structure> flat_sequence);

// Throws ValueError if a leaf corresponds to a tuple, list or dict, or if the
// numbers of children differ; with check_types also ValueError if dicts differ
// in their keys, and TypeError if a tuple corresponds to a list or dict. Leaves
// are not compared.
struct AssertSameStructureOptions {
  ByName by_name{};
  bool check_types = true;
};
void assert_same_structure(const Structure& nest1, const Structure& nest2,
                           AssertSameStructureOptions options = {});

// The first structure with its leaves replaced by func(leaf), or by func(leaf1,
// leaf2, …) of all structures. func takes tensors and returns anything that
// converts to a Structure, or void, which gives None. Throws as
// assert_same_structure does.
struct MapStructureOptions {
  ByName by_name{};
  bool check_types = true;
};
template <typename Function>
Structure map_structure(Function&& func, const Structure& structure);
template <typename Function>
Structure map_structure(Function&& func, const Structure& structure1,
                        const Structure& structure2,
                        MapStructureOptions options = {});
template <typename Function>
Structure map_structure(Function&& func, const Structure& structure1,
                        const Structure& structure2,
                        const Structure& structure3,
                        MapStructureOptions options = {});

// Calls a C++ function with a structure as its arguments, as tf.data calls its
// callbacks (not in Python's tf.nest):
//
//   nest::apply([](Tensor x, Tensor y) { ... }, element)    // f(*element)
//   nest::apply([](Structure element) { ... }, element)     // f(element)
//
// A function of several parameters, or of none, gets the children of a tuple of
// that size. A function of one parameter gets the structure itself, or the
// child if it is a tuple of one, as in Python. Arguments are converted by
// Structure::as<T>(). Throws TypeError if their number does not match, and what
// as<T>() throws.
//
// The number of parameters is deduced from the function. For generic lambdas
// and overloaded functions, give it; all parameters are then tensors:
//
//   nest::apply<2>([](auto x, auto y) { ... }, element)
template <typename Function>
decltype(auto) apply(Function&& func, const Structure& structure);
template <size_t N, typename Function>
decltype(auto) apply(Function&& func, const Structure& structure);

// The rest is implementation.
namespace internal {

// A type-erased view of a function of leaves, so that its caller is compiled
// once.
struct LeafFunction {
  void* function;
  Structure (*call)(void* function, const Tensor* const* leaves);
};
Structure map_leaves(LeafFunction func,
                     std::span<const Structure* const> structures,
                     MapStructureOptions options);

template <typename Function, typename... S>
Structure map(Function& func, MapStructureOptions options,
              const S&... structures) {
  auto bound = [&func]<size_t... I>(const Tensor* const* leaves,
                                    std::index_sequence<I...>)
                   ->Structure {
    if constexpr (std::is_void_v<decltype(func(*leaves[I]...))>) {
      func(*leaves[I]...);
      return {};
    } else {
      return func(*leaves[I]...);
    }
  };
  const auto call = [](void* function, const Tensor* const* leaves) {
    return (*static_cast<decltype(bound)*>(function))(
        leaves, std::index_sequence_for<S...>());
  };
  const Structure* const all[] = {&structures...};
  return map_leaves({&bound, call}, all, options);
}

// Throws TypeError unless `structure` is a tuple of n children.
void check_arguments(const Structure& structure, size_t n);
// The argument for a function of one parameter.
const Structure& only_argument(const Structure& structure);

template <typename... T, typename Function>
decltype(auto) apply_as(Function&& func, const Structure& structure,
                        std::tuple<T...>* /* parameters */) {
  if constexpr (sizeof...(T) == 1) {
    return std::forward<Function>(func)(
        only_argument(structure).template as<std::remove_cvref_t<T>>()...);
  } else {
    check_arguments(structure, sizeof...(T));
    return std::apply(std::forward<Function>(func),
                      structure.as<std::tuple<std::remove_cvref_t<T>...>>());
  }
}

// The parameters of a function, as a std::tuple.
template <typename Function>
struct Parameters {
  static_assert(
      requires { &Function::operator(); },
      "the number of parameters is not known: nest::apply<N>(...)");
  using type = typename Parameters<decltype(&Function::operator())>::type;
};
template <typename R, typename... T>
struct Parameters<R(T...)> {
  using type = std::tuple<T...>;
};
template <typename R, typename... T>
struct Parameters<R(T...) noexcept> : Parameters<R(T...)> {};
template <typename R, typename C, typename... T>
struct Parameters<R (C::*)(T...)> : Parameters<R(T...)> {};
template <typename R, typename C, typename... T>
struct Parameters<R (C::*)(T...) const> : Parameters<R(T...)> {};
template <typename R, typename C, typename... T>
struct Parameters<R (C::*)(T...) noexcept> : Parameters<R(T...)> {};
template <typename R, typename C, typename... T>
struct Parameters<R (C::*)(T...) const noexcept> : Parameters<R(T...)> {};

}  // namespace internal

template <typename Function>
Structure map_structure(Function&& func, const Structure& structure) {
  return internal::map(func, {}, structure);
}

template <typename Function>
Structure map_structure(Function&& func, const Structure& structure1,
                        const Structure& structure2,
                        MapStructureOptions options) {
  return internal::map(func, options, structure1, structure2);
}

template <typename Function>
Structure map_structure(Function&& func, const Structure& structure1,
                        const Structure& structure2,
                        const Structure& structure3,
                        MapStructureOptions options) {
  return internal::map(func, options, structure1, structure2, structure3);
}

template <typename Function>
decltype(auto) apply(Function&& func, const Structure& structure) {
  using Plain = std::remove_pointer_t<std::remove_cvref_t<Function>>;
  using Arguments = typename internal::Parameters<Plain>::type;
  return internal::apply_as(std::forward<Function>(func), structure,
                            static_cast<Arguments*>(nullptr));
}

template <size_t N, typename Function>
decltype(auto) apply(Function&& func, const Structure& structure) {
  using Arguments = decltype(std::tuple_cat(std::array<Tensor, N>()));
  return internal::apply_as(std::forward<Function>(func), structure,
                            static_cast<Arguments*>(nullptr));
}

}  // namespace tfx::nest

#endif  // TFX_CORE_NEST_H_

// Dataset::from_generator: elements that C++ code makes.
//
//   tf::data::Generator count(tf::Tensor stop) {    // def count(stop):
//     for (int i = 0; i < int(stop); ++i) {         //   for i in range(stop):
//       co_yield {i, i * 0.5};                      //     yield i, i * 0.5
//     }
//   }
//   auto dataset = tf::data::Dataset::from_generator(
//       count, {.output_types = {tf::int32, tf::float32}, .args = {5}});
//
// Include tfx/data/dataset.h for this header.
#ifndef TFX_DATA_GENERATOR_H_
#define TFX_DATA_GENERATOR_H_

#include <concepts>
#include <coroutine>
#include <exception>
#include <iterator>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>

#include "tfx/core/by_name.h"
#include "tfx/core/callable.h"
#include "tfx/core/structure.h"
#include "tfx/core/structure_like.h"
#include "tfx/core/structured_spec.h"
#include "tfx/data/dataset.h"
#include "tfx/data/element_call.h"
#include "tfx/data/structured_shapes.h"

namespace tfx::data {

// A coroutine that yields elements: `co_yield x`, `co_yield {x, y}` for a
// tuple. A dict is named first and then yielded. Take parameters by value: the
// coroutine outlives the call.
class Generator {
 public:
  // What is yielded: one value, or the parts of a tuple.
  class Element {
   public:
    template <typename T>
    requires std::convertible_to < const std::remove_cvref_t<T>
    &, StructureLike > Element(T&& value)  // NOLINT: all implicit
        : value_(value) {
      check<T>();
    }
    template <typename First, typename... More>
    requires(sizeof...(More) > 0)  //
        Element(First&& first, More&&... more)
        : value_({StructureLike(first), StructureLike(more)...}) {
      check<First>();
      (check<More>(), ...);
    }

   private:
    friend class Generator;
    template <typename T>
    static void check() {
      static_assert(
          std::is_lvalue_reference_v<T> || !std::is_class_v<T>,
          "compute an element before co_yield, and yield it by its name: g++ "
          "12 destroys default arguments in the expression twice");
    }
    StructureLike value_;
  };

  class promise_type {
   public:
    Generator get_return_object() {
      return Generator(Coroutine::from_promise(*this));
    }
    std::suspend_always initial_suspend() const noexcept { return {}; }
    std::suspend_always final_suspend() const noexcept { return {}; }
    std::suspend_always yield_value(Element element) {
      element_ = std::move(element.value_);
      return {};
    }
    void return_void() const noexcept {}
    void unhandled_exception() { error_ = std::current_exception(); }

   private:
    friend class Generator;
    StructureLike element_;
    std::exception_ptr error_;
  };

  Generator(Generator&& other) noexcept
      : coroutine_(std::exchange(other.coroutine_, nullptr)) {}
  Generator& operator=(Generator&& other) noexcept {
    std::swap(coroutine_, other.coroutine_);
    return *this;
  }
  ~Generator() {
    if (coroutine_ != nullptr) coroutine_.destroy();
  }

  // The next element; none at the end. Throws what the coroutine throws.
  std::optional<StructureLike> next();

 private:
  using Coroutine = std::coroutine_handle<promise_type>;

  explicit Generator(Coroutine coroutine) : coroutine_(coroutine) {}

  Coroutine coroutine_;
};

struct FromGeneratorOptions {
  ByName by_name{};
  // The older way to give the type of elements; shapes are unknown by default.
  StructuredSpec output_types = {};
  StructuredShapes output_shapes = {};
  // Tensors that the generator is called with.
  StructureLike args = {};
  StructuredSpec output_signature = {};
  std::string name = {};
};

namespace internal {

// One iteration: returns an element in each call, and none at the end.
using NextElement = Callable<std::optional<StructureLike>()>;
// Begins an iteration. The argument is a tuple.
using StartGenerator = Callable<NextElement(const Structure&)>;

template <typename T>
concept OptionalOfElement = requires(const T& value) {
  { value.has_value() } -> std::same_as<bool>;
  { *value } -> std::convertible_to<StructureLike>;
};

// Goes through what a generator function returned: a coroutine, a function that
// returns an optional element, or a range.
template <typename Result>
NextElement next_element_of(Result result) {
  auto shared = std::make_shared<Result>(std::move(result));
  if constexpr (std::same_as<Result, Generator>) {
    return [shared] { return shared->next(); };
  } else if constexpr (requires {
                         { (*shared)() } -> OptionalOfElement;
                       }) {
    return [shared]() -> std::optional<StructureLike> {
      auto element = (*shared)();
      if (!element.has_value()) return std::nullopt;
      return StructureLike(*element);
    };
  } else {
    static_assert(
        requires { std::begin(*shared) != std::end(*shared); },
        "a generator is a function that returns a tf::data::Generator, a "
        "function of optional elements, or a range");
    // The iterator refers to the range.
    using Position = decltype(std::begin(*shared));
    auto position = std::make_shared<std::optional<Position>>();
    return [shared, position]() -> std::optional<StructureLike> {
      if (*position) {
        ++**position;
      } else {
        position->emplace(std::begin(*shared));
      }
      if (**position == std::end(*shared)) return std::nullopt;
      return StructureLike(***position);
    };
  }
}

template <typename G>
StartGenerator start_generator(G generator) {
  return [generator = std::move(generator)](const Structure& args) {
    if constexpr (std::invocable<const G&>) {
      static_cast<void>(args);
      return next_element_of(generator());
    } else {
      return next_element_of(
          call_with_element(generator, args, arguments_of<G>()));
    }
  };
}

}  // namespace internal

template <typename G>
Dataset Dataset::from_generator(G generator,
                                const FromGeneratorOptions& options) {
  return from_started(internal::start_generator(std::move(generator)), options);
}

}  // namespace tfx::data

#endif  // TFX_DATA_GENERATOR_H_

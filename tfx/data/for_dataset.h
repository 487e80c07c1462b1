// tf::for_ over a dataset (see tfx/function/statements.h).
//
//   tf::for_(dataset, total).do_([&](const tf::Tensor& x) {  // for x in
//   dataset:
//     total = total + x;                                     //   total += x
//   });
//
// Elements are taken as functions of elements take them. While a function is
// traced this is a loop of its graph; eagerly it is C++'s loop. Include
// tfx/data/dataset.h for this header.
#ifndef TFX_DATA_FOR_DATASET_H_
#define TFX_DATA_FOR_DATASET_H_

#include <concepts>
#include <tuple>
#include <utility>

#include "tfx/core/structure.h"
#include "tfx/core/tensor.h"
#include "tfx/data/dataset.h"
#include "tfx/data/element_call.h"
#include "tfx/function/cond.h"
#include "tfx/function/statements.h"

namespace tfx::data {

template <typename... T>
class [[nodiscard]] ForDatasetStatement {
 public:
  using Values = std::tuple<T...>;

  ForDatasetStatement(Dataset dataset, T&... variables)
      : dataset_(std::move(dataset)), assigned_(variables...) {}

  template <typename Code>
  void do_(Code&& code) && {
    const auto body = [&](const Structure& element) {
      return internal::call_with_element(
          code, element, internal::arguments_of<std::decay_t<Code>>());
    };
    if (!internal::is_tracing()) {
      run(body);
    } else if constexpr (tfx::internal::kMayBreak<decltype(body),
                                                  const Structure&>) {
      trace_with_break(body);
    } else {
      assigned_.set(dataset_.reduce(
          assigned_.get(), [&](const Values& values, const Structure& element) {
            return assigned_.after([&] { body(element); }, values);
          }));
    }
  }

 private:
  template <typename Body>
  void run(const Body& body) {
    for (const Structure& element : dataset_) {
      if constexpr (tfx::internal::kMayBreak<Body, const Structure&>) {
        if (static_cast<bool>(body(element).condition())) return;
      } else {
        body(element);
      }
    }
  }

  // As AutoGraph does: a scan that stops to run the code, of which the elements
  // until then are taken.
  template <typename Body>
  void trace_with_break(const Body& body) {
    using State = std::tuple<Tensor, Values>;
    const Dataset states = dataset_.scan(
        State(TensorLike(false).to_tensor(), assigned_.get()),
        [&](const State& state, const Structure& element) {
          const Tensor& ended = std::get<0>(state);
          const Values& values = std::get<1>(state);
          const State next = cond(
              ended, [&] { return State(ended, values); },
              [&] {
                Tensor ends;
                Values after = assigned_.after(
                    [&] { ends = body(element).condition(); }, values);
                return State(std::move(ends), std::move(after));
              });
          return std::pair(next, State(ended, std::get<1>(next)));
        });
    assigned_.set(
        states
            .take_while([](const State& state) { return ~std::get<0>(state); })
            .reduce(assigned_.get(), [](const Values&, const State& state) {
              return std::get<1>(state);
            }));
  }

  Dataset dataset_;
  tfx::internal::Assigned<T...> assigned_;
};

}  // namespace tfx::data

namespace tfx {

// A template, so that what converts to a dataset and to a tensor is a tensor.
template <std::same_as<data::Dataset> D, typename... T>
data::ForDatasetStatement<T...> for_(const D& dataset, T&... assigned) {
  return data::ForDatasetStatement<T...>(dataset, assigned...);
}

}  // namespace tfx

#endif  // TFX_DATA_FOR_DATASET_H_

// if, for and while as statements, for code that is ported line by line.
//
//   tf::if_(x > 0, x)             // if x > 0:
//       .then([&] { x = x * x; })  //   x = x * x
//       .else_([&] { x = -x; });   // else: x = -x
//
//   tf::for_(tf::range(n), sum).do_([&](const tf::Tensor& i) { sum = sum + i;
//   }); tf::while_([&] { return x < 10; }, x).do_([&] { x = x * 2; });
//
// Python's AutoGraph reads from the source which variables a statement assigns.
// C++ has to be told: they stand behind the condition, and are assigned as the
// code between the braces assigns them. Others that it assigns would be left
// with tensors of a graph that ends with the statement.
//
// Eagerly these are C++'s own statements; while a tf::function is traced they
// are tf::cond and tf::while_loop, and gradients go through them as through
// those.
#ifndef TFX_FUNCTION_STATEMENTS_H_
#define TFX_FUNCTION_STATEMENTS_H_

#include <functional>
#include <tuple>
#include <utility>
#include <vector>

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/function/cond.h"
#include "tfx/function/while_loop.h"
#include "tfx/ops/operators.h"

namespace tfx {

namespace internal {

// C++ variables that a statement assigns: tensors, arrays, structures of them.
template <typename... T>
class Assigned {
 public:
  explicit Assigned(T&... variables) : variables_(variables...) {}

  std::tuple<T...> get() const { return variables_; }
  void set(const std::tuple<T...>& values) const { variables_ = values; }

  // What they are after `code` has run with `before`; then they are what they
  // were.
  template <typename Code>
  std::tuple<T...> after(const Code& code,
                         const std::tuple<T...>& before) const {
    const Restore restore(*this);
    set(before);
    code();
    return get();
  }

 private:
  class Restore {
   public:
    explicit Restore(const Assigned& assigned)
        : assigned_(assigned), values_(assigned.get()) {}
    ~Restore() { assigned_.set(values_); }
    Restore(const Restore&) = delete;
    Restore& operator=(const Restore&) = delete;

   private:
    const Assigned& assigned_;
    const std::tuple<T...> values_;
  };

  mutable std::tuple<T&...> variables_;
};

// A row of a tensor.
Tensor row(const Tensor& tensor, const Tensor& index);
Tensor row_count(const Tensor& tensor);

}  // namespace internal

// An if whose branches are still being said: it ends with else_() or end_if().
template <typename... T>
class [[nodiscard]] IfStatement {
 public:
  using Code = std::function<void()>;
  using Values = std::tuple<T...>;

  IfStatement(Tensor pred, T&... variables)
      : pred_(std::move(pred)), assigned_(variables...) {}

  // What to do if the condition holds.
  IfStatement then(Code code) && {
    branches_.emplace_back(pred_, std::move(code));
    return std::move(*this);
  }
  // What to do if none before does, and this one holds.
  IfStatement elif (const TensorLike& pred, Code code) && {
    branches_.emplace_back(pred.to_tensor(), std::move(code));
    return std::move(*this);
  }
  // What to do if none does.
  void else_(const Code& code) && { assigned_.set(run(0, code)); }
  // If none does, nothing happens.
  void end_if() && {
    assigned_.set(run(0, [] {}));
  }

 private:
  // The values of the variables after it, from branch `index` on.
  Values run(size_t index, const Code& otherwise) const {
    const Values before = assigned_.get();
    if (index == branches_.size()) return assigned_.after(otherwise, before);
    return cond(
        branches_[index].first,
        [&] { return assigned_.after(branches_[index].second, before); },
        [&] { return run(index + 1, otherwise); });
  }

  Tensor pred_;
  internal::Assigned<T...> assigned_;
  std::vector<std::pair<Tensor, Code>> branches_;
};

template <typename... T>
IfStatement<T...> if_(const TensorLike& pred, T&... assigned) {
  return IfStatement<T...>(pred.to_tensor(), assigned...);
}

// for element in tensor: the rows of a tensor, one after the other.
template <typename... T>
class [[nodiscard]] ForStatement {
 public:
  ForStatement(Tensor rows, T&... variables)
      : rows_(std::move(rows)), assigned_(variables...) {}

  template <typename Code>
  void do_(Code&& code, const WhileLoopOptions& options = {}) && {
    const Tensor count = internal::row_count(rows_);
    // XLA wants to know, to go back through it.
    WhileLoopOptions bounded = options;
    if (bounded.maximum_iterations.is_none()) {
      bounded.maximum_iterations = count;
    }
    const auto last = while_loop(
        [&](const Tensor& i, const std::tuple<T...>&) { return i < count; },
        [&](const Tensor& i, const std::tuple<T...>& values) {
          return std::tuple(
              i + 1,
              assigned_.after([&] { code(internal::row(rows_, i)); }, values));
        },
        std::tuple(0, assigned_.get()), bounded);
    assigned_.set(std::get<1>(last));
  }

 private:
  Tensor rows_;
  internal::Assigned<T...> assigned_;
};

template <typename... T>
ForStatement<T...> for_(const TensorLike& rows, T&... assigned) {
  return ForStatement<T...>(rows.to_tensor(), assigned...);
}

template <typename Condition, typename... T>
class [[nodiscard]] WhileStatement {
 public:
  WhileStatement(Condition condition, T&... variables)
      : condition_(std::move(condition)), assigned_(variables...) {}

  template <typename Code>
  void do_(Code&& code, const WhileLoopOptions& options = {}) && {
    using Values = std::tuple<T...>;
    const auto test = [&](const T&... values) {
      Tensor goes_on;
      assigned_.after([&] { goes_on = TensorLike(condition_()).to_tensor(); },
                      Values(values...));
      return goes_on;
    };
    const auto body = [&](const T&... values) {
      return assigned_.after(code, Values(values...));
    };
    assigned_.set(while_loop(test, body, assigned_.get(), options));
  }

 private:
  Condition condition_;
  internal::Assigned<T...> assigned_;
};

// `condition` is asked before each round.
template <typename Condition, typename... T>
WhileStatement<Condition, T...> while_(Condition condition, T&... assigned) {
  return WhileStatement<Condition, T...>(std::move(condition), assigned...);
}

}  // namespace tfx

#endif  // TFX_FUNCTION_STATEMENTS_H_

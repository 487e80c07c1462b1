// if, for and while as statements, for code that is ported line by line.
//
//   tf::if_(x > 0, x)             // if x > 0:
//       .then([&] { x = x * x; })  //   x = x * x
//       .else_([&] { x = -x; });   // else: x = -x
//
//   tf::for_(tf::range(n), sum).do_([&](const tf::Tensor& i) { sum = sum + i;
//   }); tf::while_([&] { return x < 10; }, x).do_([&] { x = x * 2; });
//
// Python's AutoGraph reads the source to find the variables that a statement
// assigns. In C++, list them after the condition. Any other variable that the
// code in braces assigns would be left with a symbolic tensor of the branch's
// or loop's graph, which cannot be used after the statement.
//
// The code of a loop may end with `return tf::break_if(condition);`, which is
// `if condition: break` as its last statement. `continue` is an if_() around
// the statements that it would skip.
//
// Eagerly these run as plain C++ statements; while a tf::function is traced
// they are tf::cond and tf::while_loop, with the same gradients.
#ifndef TFX_FUNCTION_STATEMENTS_H_
#define TFX_FUNCTION_STATEMENTS_H_

#include <functional>
#include <optional>
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

// References to the C++ variables that a statement assigns: tensors,
// TensorArrays, structures of them.
template <typename... T>
class Assigned {
 public:
  explicit Assigned(T&... variables) : variables_(variables...) {}

  std::tuple<T...> get() const { return variables_; }
  void set(const std::tuple<T...>& values) const { variables_ = values; }

  // Sets the variables to `before`, runs `code`, and returns their new values.
  // The variables are then restored.
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

// Which variables have a value after a branch.
class InitializedVariables {
 public:
  // Throws ValueError if other variables have one after another branch.
  template <typename... T>
  std::tuple<T...> checked(std::tuple<T...> values) {
    std::vector<bool> now;
    std::apply(
        [&](const auto&... each) { (now.push_back(has_value(each)), ...); },
        values);
    check(now);
    return values;
  }

 private:
  template <typename T>
  static bool has_value(const T& variable) {
    if constexpr (std::is_same_v<T, Tensor>) {
      return variable.has_value();
    } else {
      return true;
    }
  }
  void check(const std::vector<bool>& now);

  // After the first branch.
  std::optional<std::vector<bool>> first_;
};

// A row of a tensor.
Tensor row(const Tensor& tensor, const Tensor& index);
Tensor row_count(const Tensor& tensor);

}  // namespace internal

// An if statement under construction: it ends with else_() or end_if().
template <typename... T>
class [[nodiscard]] IfStatement {
 public:
  using Code = std::function<void()>;
  using Values = std::tuple<T...>;

  IfStatement(Tensor pred, T&... variables)
      : pred_(std::move(pred)), assigned_(variables...) {}

  // The code to run if the condition holds.
  IfStatement then(Code code) && {
    branches_.emplace_back(pred_, std::move(code));
    return std::move(*this);
  }
  // The code to run if this condition holds and none before does.
  IfStatement elif (const TensorLike& pred, Code code) && {
    branches_.emplace_back(pred.to_tensor(), std::move(code));
    return std::move(*this);
  }
  // The code to run if no condition holds.
  void else_(const Code& code) && { assigned_.set(run(0, code)); }
  // Without else: nothing runs if no condition holds.
  void end_if() && {
    assigned_.set(run(0, [] {}));
  }

 private:
  // The variables' values after the branches from `index` on.
  Values run(size_t index, const Code& otherwise) const {
    const Values before = assigned_.get();
    if (index == branches_.size()) return assigned_.after(otherwise, before);
    internal::InitializedVariables initialized;
    return cond(
        branches_[index].first,
        [&] {
          return initialized.checked(
              assigned_.after(branches_[index].second, before));
        },
        [&] { return initialized.checked(run(index + 1, otherwise)); });
  }

  Tensor pred_;
  internal::Assigned<T...> assigned_;
  std::vector<std::pair<Tensor, Code>> branches_;
};

template <typename... T>
IfStatement<T...> if_(const TensorLike& pred, T&... assigned) {
  return IfStatement<T...>(pred.to_tensor(), assigned...);
}

// What the code of a loop returns to end it after this iteration.
class [[nodiscard]] BreakIf {
 public:
  explicit BreakIf(Tensor condition) : condition_(std::move(condition)) {}
  const Tensor& condition() const { return condition_; }

 private:
  Tensor condition_;
};
inline BreakIf break_if(const TensorLike& condition) {
  return BreakIf(condition.to_tensor());
}

namespace internal {

template <typename Code, typename... Args>
inline constexpr bool kMayBreak =
    std::is_same_v<std::invoke_result_t<Code&, Args...>, BreakIf>;

// Runs the code; whether it ends the loop.
template <typename Code, typename... Args>
Tensor ends_loop(Code& code, const Args&... args) {
  if constexpr (kMayBreak<Code, const Args&...>) {
    return code(args...).condition();
  } else {
    code(args...);
    return {};
  }
}

}  // namespace internal

// for element in tensor: iterates over the rows of a tensor.
template <typename... T>
class [[nodiscard]] ForStatement {
 public:
  using Values = std::tuple<T...>;

  ForStatement(Tensor rows, T&... variables)
      : rows_(std::move(rows)), assigned_(variables...) {}

  template <typename Code>
  void do_(Code&& code, const WhileLoopOptions& options = {}) && {
    const Tensor count = internal::row_count(rows_);
    // XLA needs the maximum for the loop's gradient.
    WhileLoopOptions bounded = options;
    if (bounded.maximum_iterations.is_none()) {
      bounded.maximum_iterations = count;
    }
    if constexpr (internal::kMayBreak<Code, const Tensor&>) {
      const auto last = while_loop(
          [&](const Tensor& i, const Tensor& ended, const Values&) {
            return (i < count) & ~ended;
          },
          [&](const Tensor& i, const Tensor&, const Values& values) {
            Tensor ended;
            Values next = assigned_.after(
                [&] {
                  ended = internal::ends_loop(code, internal::row(rows_, i));
                },
                values);
            return std::tuple(i + 1, ended, std::move(next));
          },
          std::tuple(0, false, assigned_.get()), bounded);
      assigned_.set(std::get<2>(last));
    } else {
      const auto last = while_loop(
          [&](const Tensor& i, const Values&) { return i < count; },
          [&](const Tensor& i, const Values& values) {
            return std::tuple(
                i + 1, assigned_.after([&] { code(internal::row(rows_, i)); },
                                       values));
          },
          std::tuple(0, assigned_.get()), bounded);
      assigned_.set(std::get<1>(last));
    }
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
    if constexpr (internal::kMayBreak<Code>) {
      // As Python's AutoGraph does, the condition is not evaluated again.
      const auto goes_on = [&](const Tensor& ended, const Values& values) {
        return cond(
            ended, [] { return TensorLike(false).to_tensor(); },
            [&] { return std::apply(test, values); });
      };
      const auto body = [&](const Tensor&, const Values& values) {
        Tensor ended;
        Values next =
            assigned_.after([&] { ended = internal::ends_loop(code); }, values);
        return std::tuple(ended, std::move(next));
      };
      const auto last = while_loop(goes_on, body,
                                   std::tuple(false, assigned_.get()), options);
      assigned_.set(std::get<1>(last));
    } else {
      const auto body = [&](const T&... values) {
        return assigned_.after(code, Values(values...));
      };
      assigned_.set(while_loop(test, body, assigned_.get(), options));
    }
  }

 private:
  Condition condition_;
  internal::Assigned<T...> assigned_;
};

// `condition` is evaluated before each iteration.
template <typename Condition, typename... T>
WhileStatement<Condition, T...> while_(Condition condition, T&... assigned) {
  return WhileStatement<Condition, T...>(std::move(condition), assigned...);
}

}  // namespace tfx

#endif  // TFX_FUNCTION_STATEMENTS_H_

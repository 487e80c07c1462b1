// tf.Variable: a tensor that can be changed.
//
//   tf::Variable w(tf::zeros({2, 2}), {.name = "w"});
//   w.assign_add({{1.0, 2.0}, {3.0, 4.0}});
//   auto y = tf::matmul(x, w);   // a variable is used as its value
//
// A Variable is a handle: copies refer to the same variable, which is freed
// with the last of them. It may be read and assigned from any thread;
// operations that start after an assignment see all of it.
#ifndef TFX_VARIABLES_VARIABLE_H_
#define TFX_VARIABLES_VARIABLE_H_

#include <concepts>
#include <iosfwd>
#include <optional>
#include <string>
#include <type_traits>

#include "tfx/core/by_name.h"
#include "tfx/core/callable.h"
#include "tfx/core/dtypes.h"
#include "tfx/core/indexed_slices.h"
#include "tfx/core/indexing.h"
#include "tfx/core/leaf_kind.h"
#include "tfx/core/ndarray.h"
#include "tfx/core/shared.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/core/tensor_shape.h"
#include "tfx/core/thread_list.h"
#include "tfx/ops/options.h"

namespace tfx {

class Trackable;
class VariableSlice;

enum class VariableSynchronization { AUTO, NONE, ON_WRITE, ON_READ };
enum class VariableAggregation { NONE, SUM, MEAN, ONLY_FIRST_REPLICA };

// True, false or None. Numbers do not convert to it: otherwise the second row
// in tf::Variable({{1.0}, {2.0}}) could be taken for options.
class OptionalBool : public std::optional<bool> {
 public:
  OptionalBool(std::nullopt_t) {}              // NOLINT
  OptionalBool(std::same_as<bool> auto value)  // NOLINT
      : std::optional<bool>(value) {}
  OptionalBool(std::optional<bool> value)  // NOLINT
      : std::optional<bool>(value) {}
};

struct VariableOptions {
  ByName by_name{};
  // True unless synchronization is ON_READ.
  OptionalBool trainable = std::nullopt;
  std::string name = "Variable";
  DType dtype = {};
  // Optimizers apply it to the value after each update.
  Callable<Tensor(const Tensor&)> constraint = {};
  VariableSynchronization synchronization = VariableSynchronization::AUTO;
  VariableAggregation aggregation = VariableAggregation::NONE;
  // That of the initial value by default. A partially known shape allows later
  // values of other shapes.
  OptionalShape shape = std::nullopt;
};

class Variable;

// A function that returns an initial value. Variable is callable, too, but it
// is excluded by name, because it is still incomplete here.
template <typename T>
concept VariableInitializer =
    !std::same_as<T, Variable> && std::is_invocable_r_v<Tensor, const T&>;

class Variable {
 public:
  using HasTensorOperators = void;

  // No variable (None): members that need one throw ValueError.
  Variable() = default;
  // Throws ValueError if the initial value does not have the shape asked for.
  explicit Variable(const TensorLike& initial_value,
                    const VariableOptions& options = {});
  // Calls the function for the initial value.
  template <VariableInitializer Initializer>
  explicit Variable(const Initializer& initializer,
                    const VariableOptions& options = {})
      : Variable(TensorLike(Tensor(initializer())), options) {}
  // Without a value: reading it throws FailedPreconditionError until one is
  // assigned. options.dtype and options.shape are required.
  static Variable uninitialized(const VariableOptions& options);

  bool has_value() const { return state_ != nullptr; }
  bool is(const Variable& other) const { return state_ == other.state_; }
  // A process-unique id, never reused.
  int64_t id() const;

  std::string name() const;  // "scope/x:0"
  DType dtype() const;
  // The static shape, which all its values have in common.
  TensorShape shape() const;
  bool trainable() const;
  std::string device() const;
  VariableSynchronization synchronization() const;
  VariableAggregation aggregation() const;
  const Callable<Tensor(const Tensor&)>& constraint() const;
  // The resource handle, for operations that take one.
  const Tensor& handle() const;

  // The node that checkpoints and modules find; null if there is no variable.
  internal::Shared<Trackable> trackable() const;
  // The variable of a node; None if it is another kind of object.
  static Variable of(const internal::Shared<Trackable>& node);

  // The current value.
  Tensor value() const { return read_value(); }
  Tensor read_value() const;
  operator Tensor() const { return read_value(); }  // NOLINT: as in Python
  // float(v), int(v): see Tensor.
  template <typename T>
  requires std::is_arithmetic_v<T>
  explicit operator T() const { return static_cast<T>(read_value()); }
  bool is_initialized() const;

  // Each returns this variable. Throws ValueError or TypeError for a value that
  // does not fit the shape or the dtype.
  const Variable& assign(const TensorLike& value,
                         const NameOptions& options = {}) const;
  const Variable& assign_add(const TensorLike& delta,
                             const NameOptions& options = {}) const;
  const Variable& assign_sub(const TensorLike& delta,
                             const NameOptions& options = {}) const;

  // These change rows: the indices select along the first dimension.
  const Variable& scatter_add(const IndexedSlices& sparse_delta,
                              const NameOptions& options = {}) const;
  const Variable& scatter_sub(const IndexedSlices& sparse_delta,
                              const NameOptions& options = {}) const;
  const Variable& scatter_mul(const IndexedSlices& sparse_delta,
                              const NameOptions& options = {}) const;
  const Variable& scatter_div(const IndexedSlices& sparse_delta,
                              const NameOptions& options = {}) const;
  const Variable& scatter_max(const IndexedSlices& sparse_delta,
                              const NameOptions& options = {}) const;
  const Variable& scatter_min(const IndexedSlices& sparse_delta,
                              const NameOptions& options = {}) const;
  const Variable& scatter_update(const IndexedSlices& sparse_delta,
                                 const NameOptions& options = {}) const;
  const Variable& batch_scatter_update(const IndexedSlices& sparse_delta,
                                       const NameOptions& options = {}) const;
  // These change elements or slices: each row of indices is a position.
  const Variable& scatter_nd_add(const TensorLike& indices,
                                 const TensorLike& updates,
                                 const NameOptions& options = {}) const;
  const Variable& scatter_nd_sub(const TensorLike& indices,
                                 const TensorLike& updates,
                                 const NameOptions& options = {}) const;
  const Variable& scatter_nd_update(const TensorLike& indices,
                                    const TensorLike& updates,
                                    const NameOptions& options = {}) const;
  const Variable& scatter_nd_max(const TensorLike& indices,
                                 const TensorLike& updates,
                                 const NameOptions& options = {}) const;
  const Variable& scatter_nd_min(const TensorLike& indices,
                                 const TensorLike& updates,
                                 const NameOptions& options = {}) const;

  // Parts of the value, without reading all of it.
  Tensor sparse_read(const TensorLike& indices) const;
  Tensor gather_nd(const TensorLike& indices) const;

  // A part of the variable to read or assign: see
  // tfx/variables/variable_slice.h.
  VariableSlice operator[](Index index) const;
  template <typename First, typename... T>
  VariableSlice operator()(const First& first, const T&... others) const;

  np::NDArray numpy() const;

  // Refines the static shape; throws ValueError if it is incompatible.
  void set_shape(const TensorShape& shape) const;

  // "<tf.Variable 'x:0' shape=() dtype=float32, numpy=1.0>"
  std::string repr() const;
  std::string str() const { return repr(); }
  friend std::ostream& operator<<(std::ostream& stream,
                                  const Variable& variable);

 private:
  struct State;
  State& checked() const;
  // Gives the variable its restored value first, if a restore waits for it.
  State& used() const;
  void tell_observers() const;
  Tensor updates(const TensorLike& value) const;

  internal::Shared<State> state_;
};

namespace internal {
template <>
inline constexpr LeafKind kLeafKind<Variable> = LeafKind::kHandle;
}  // namespace internal

// Members of the list are notified of each variable that their thread reads or
// passes to an operation. Gradient tapes use this.
class VariableObserver
    : public ThreadList<VariableObserver,
                        &internal::ThreadState::variable_observers> {
 public:
  virtual void accessed(const Variable& variable) = 0;

 protected:
  ~VariableObserver() = default;
};

}  // namespace tfx

#include "tfx/variables/variable_slice.h"  // IWYU pragma: export

#endif  // TFX_VARIABLES_VARIABLE_H_

// tf.GradientTape: records operations and differentiates their results.
//
//   tf::GradientTape tape;
//   auto loss = tf::reduce_mean(tf::square(tf::matmul(x, w) + b - y));
//   auto [dw, db] = tape.gradient(loss, {w, b});
//
// A tape records the operations of its thread from its construction until
// gradients are computed, or until it is stopped or destroyed. A persistent
// tape, which can compute gradients several times, records until it is stopped.
// Python's tape stops at the end of its `with` block: call stop() there to keep
// the gradients' own operations off the tape.
//
// Tapes nest. Gradients are computed by operations that other tapes record, so
// derivatives of any order are gradients of gradients.
//
// Threads: while it records, a tape belongs to the thread that created it. In
// other threads its members throw RuntimeError, and its destructor defers
// deletion to the recording thread. A stopped tape may be used and destroyed in
// any thread, by one thread at a time.
//
// Python's warnings (an integer is watched, a persistent tape computes
// gradients while it records) go to tfx::get_logger(), limited per process.
#ifndef TFX_AUTODIFF_GRADIENT_TAPE_H_
#define TFX_AUTODIFF_GRADIENT_TAPE_H_

#include <array>
#include <concepts>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "tfx/autodiff/gradient.h"
#include "tfx/core/by_name.h"
#include "tfx/core/structure.h"
#include "tfx/core/tensor.h"
#include "tfx/variables/variable.h"

namespace tfx {

// A target or a source of a gradient.
class Differentiable {
 public:
  Differentiable(Tensor tensor);             // NOLINT: all implicit
  Differentiable(const Variable& variable);  // NOLINT
  Differentiable(const Gradient& gradient)   // NOLINT
      : Differentiable(gradient.to_tensor()) {}
  Differentiable(const VariableSlice& slice)  // NOLINT
      : Differentiable(slice.value()) {}

  // The tensor, or a variable's handle.
  const Tensor& tensor() const { return tensor_; }
  bool is_variable() const { return variable_.has_value(); }
  const Variable& variable() const { return variable_; }
  // The tensor, or a variable's value, which is read.
  Tensor value() const;
  DType dtype() const {
    return is_variable() ? variable_.dtype() : tensor_.dtype();
  }

 private:
  Tensor tensor_;
  Variable variable_;
};

// The gradient of a source that the target does not depend on.
enum class UnconnectedGradients { NONE, ZERO };

struct GradientTapeOptions {
  ByName by_name{};
  bool persistent = false;
  bool watch_accessed_variables = true;
};

struct GradientOptions {
  ByName by_name{};
  // The upstream gradient of each target; ones by default.
  std::vector<Tensor> output_gradients = {};
  UnconnectedGradients unconnected_gradients = UnconnectedGradients::NONE;
};

// Without Python's parallel_iterations and experimental_use_pfor: there is one
// pass for each element, and passes run one after the other.
struct JacobianOptions {
  ByName by_name{};
  UnconnectedGradients unconnected_gradients = UnconnectedGradients::NONE;
};

class Tape;

class GradientTape {
 public:
  explicit GradientTape(const GradientTapeOptions& options = {});
  ~GradientTape();
  GradientTape(const GradientTape&) = delete;
  GradientTape& operator=(const GradientTape&) = delete;

  // Records what is computed from the value. Trainable variables are watched
  // automatically when they are read. Watching integers has no effect: they
  // have no gradients.
  template <std::convertible_to<Differentiable> T>
  void watch(const T& value) {
    watch_one(value);
  }
  // Watches all tensors of the structure: {x, y}, a vector.
  void watch(const Structure& structure);

  // Ends recording; the recorded operations are kept.
  void stop();
  // Forgets everything recorded and watched, and starts recording again.
  void reset();
  // Recording is paused while the result lives.
  class Pause;
  [[nodiscard]] Pause stop_recording();
  // In order of construction.
  std::vector<Variable> watched_variables() const;

  // The gradient of the target with respect to a source; the elements of the
  // target, and several targets, are summed. Throws RuntimeError if the tape is
  // not persistent and was used before; LookupError if an op has no registered
  // gradient.
  template <std::convertible_to<Differentiable> Source>
  Gradient gradient(const Differentiable& target, const Source& source,
                    const GradientOptions& options = {}) {
    const Differentiable sources[] = {source};
    return compute({&target, 1}, sources, options)[0];
  }
  // With respect to several sources: {w, b} or a vector.
  template <size_t N>
  std::array<Gradient, N> gradient(const Differentiable& target,
                                   const Differentiable (&sources)[N],
                                   const GradientOptions& options = {}) {
    std::vector<Gradient> gradients = compute({&target, 1}, sources, options);
    std::array<Gradient, N> result;
    for (size_t i = 0; i < N; ++i) result[i] = std::move(gradients[i]);
    return result;
  }
  template <std::convertible_to<Differentiable> Source>
  std::vector<Gradient> gradient(const Differentiable& target,
                                 const std::vector<Source>& sources,
                                 const GradientOptions& options = {}) {
    const std::vector<Differentiable> all(sources.begin(), sources.end());
    return compute({&target, 1}, all, options);
  }
  // The gradient of the sum of several targets.
  template <std::convertible_to<Differentiable> Target,
            std::convertible_to<Differentiable> Source>
  Gradient gradient(const std::vector<Target>& targets, const Source& source,
                    const GradientOptions& options = {}) {
    const std::vector<Differentiable> all(targets.begin(), targets.end());
    const Differentiable sources[] = {source};
    return compute(all, sources, options)[0];
  }
  template <std::convertible_to<Differentiable> Target,
            std::convertible_to<Differentiable> Source>
  std::vector<Gradient> gradient(const std::vector<Target>& targets,
                                 const std::vector<Source>& sources,
                                 const GradientOptions& options = {}) {
    const std::vector<Differentiable> of(targets.begin(), targets.end());
    const std::vector<Differentiable> by(sources.begin(), sources.end());
    return compute(of, by, options);
  }
  // With respect to all tensors of a structure; a structure of targets is
  // summed. IndexedSlices are densified, because a structure holds tensors.
  template <std::same_as<Structure> Sources>
  Structure gradient(const Differentiable& target, const Sources& sources,
                     const GradientOptions& options = {}) {
    return compute({&target, 1}, sources, options);
  }
  template <std::same_as<Structure> Targets, std::same_as<Structure> Sources>
  Structure gradient(const Targets& targets, const Sources& sources,
                     const GradientOptions& options = {}) {
    return compute(leaves(targets), sources, options);
  }
  template <std::same_as<Structure> Targets,
            std::convertible_to<Differentiable> Source>
  Gradient gradient(const Targets& targets, const Source& source,
                    const GradientOptions& options = {}) {
    const Differentiable sources[] = {source};
    return compute(leaves(targets), sources, options)[0];
  }

  // The derivative of each element of the target with respect to each element
  // of a source: a dense tensor of shape target.shape + source.shape. Takes one
  // pass through the tape for each element of the target.
  template <std::convertible_to<Differentiable> Source>
  Gradient jacobian(const Differentiable& target, const Source& source,
                    const JacobianOptions& options = {}) {
    const Differentiable sources[] = {source};
    return compute_jacobian(target, sources, options)[0];
  }
  template <size_t N>
  std::array<Gradient, N> jacobian(const Differentiable& target,
                                   const Differentiable (&sources)[N],
                                   const JacobianOptions& options = {}) {
    std::vector<Gradient> all = compute_jacobian(target, sources, options);
    std::array<Gradient, N> result;
    for (size_t i = 0; i < N; ++i) result[i] = std::move(all[i]);
    return result;
  }
  template <std::convertible_to<Differentiable> Source>
  std::vector<Gradient> jacobian(const Differentiable& target,
                                 const std::vector<Source>& sources,
                                 const JacobianOptions& options = {}) {
    const std::vector<Differentiable> all(sources.begin(), sources.end());
    return compute_jacobian(target, all, options);
  }
  // The jacobian of each row of the target with respect to the same row of the
  // source, of shape [rows, row of target…, row of source…]; zeros if they are
  // not connected. Rows must not depend on other rows. Takes one pass for each
  // element of a row. Throws ValueError if the numbers of rows differ, or if
  // the target or the source has a rank below 2.
  Tensor batch_jacobian(const Differentiable& target,
                        const Differentiable& source,
                        const JacobianOptions& options = {});

 private:
  static std::vector<Differentiable> leaves(const Structure& structure);
  void watch_one(const Differentiable& value);
  // Called around each computation: check that it is allowed, and mark the tape
  // as used.
  void begin_asking();
  void end_asking();
  // The gradients for the upstream gradient `start`, which has the shape of
  // `target`.
  std::vector<Gradient> go_back(const Differentiable& target,
                                const Tensor& start,
                                std::span<const Differentiable> sources);
  std::vector<Gradient> compute(std::span<const Differentiable> targets,
                                std::span<const Differentiable> sources,
                                const GradientOptions& options);
  Structure compute(std::span<const Differentiable> targets,
                    const Structure& sources, const GradientOptions& options);
  std::vector<Gradient> compute_jacobian(
      const Differentiable& target, std::span<const Differentiable> sources,
      const JacobianOptions& options);

  struct DeleteTape {
    void operator()(Tape* tape) const noexcept;
  };
  std::unique_ptr<Tape, DeleteTape> tape_;
  bool persistent_;
  bool used_ = false;
};

class [[nodiscard]] GradientTape::Pause {
 public:
  explicit Pause(GradientTape& tape);
  ~Pause();
  Pause(const Pause&) = delete;
  Pause& operator=(const Pause&) = delete;

 private:
  GradientTape& tape_;
  bool was_recording_;
};

}  // namespace tfx

#endif  // TFX_AUTODIFF_GRADIENT_TAPE_H_

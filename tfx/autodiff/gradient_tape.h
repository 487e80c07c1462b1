// tf.GradientTape: records operations, and differentiates what they computed.
//
//   tf::GradientTape tape;
//   auto loss = tf::reduce_mean(tf::square(tf::matmul(x, w) + b - y));
//   auto [dw, db] = tape.gradient(loss, {w, b});
//
// A tape records the operations of its thread from its construction until it is
// asked for gradients, or stopped, or destroyed; a persistent one, which may be
// asked several times, until it is stopped. Python's tape stops where its
// `with` block ends: call stop() there to leave the gradients' own operations
// out.
//
// Tapes nest. Gradients are computed by operations that other tapes record, so
// derivatives of any order are gradients of gradients.
//
// While it records, a tape belongs to the thread that made it: on another one
// its members throw RuntimeError, and its destructor leaves the work to that
// thread. A tape that was stopped may be asked and destroyed anywhere, by one
// thread at a time.
//
// What Python warns of (an integer is watched, a persistent tape is asked while
// it records) goes to tfx::get_logger(), counted for the whole process.
#ifndef TFX_AUTODIFF_GRADIENT_TAPE_H_
#define TFX_AUTODIFF_GRADIENT_TAPE_H_

#include <array>
#include <concepts>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "tfx/autodiff/gradient.h"
#include "tfx/core/structure.h"
#include "tfx/core/tensor.h"
#include "tfx/ops/variable.h"

namespace tfx {

// What a gradient is taken with respect to, or of.
class Differentiable {
 public:
  Differentiable(Tensor tensor);             // NOLINT: all implicit
  Differentiable(const Variable& variable);  // NOLINT
  Differentiable(const Gradient& gradient)   // NOLINT
      : Differentiable(gradient.to_tensor()) {}
  Differentiable(const VariableSlice& slice)  // NOLINT
      : Differentiable(slice.value()) {}

  // The tensor; of a variable its handle.
  const Tensor& tensor() const { return tensor_; }
  bool is_variable() const { return variable_.has_value(); }
  const Variable& variable() const { return variable_; }
  // The tensor; of a variable its value, which is read.
  Tensor value() const;
  DType dtype() const {
    return is_variable() ? variable_.dtype() : tensor_.dtype();
  }

 private:
  Tensor tensor_;
  Variable variable_;
};

// What stands for the gradient of a source that the target does not depend on.
enum class UnconnectedGradients { NONE, ZERO };

struct GradientTapeOptions {
  bool persistent = false;
  bool watch_accessed_variables = true;
};

struct GradientOptions {
  // The gradient of something further on with respect to each target; ones by
  // default.
  std::vector<Tensor> output_gradients = {};
  UnconnectedGradients unconnected_gradients = UnconnectedGradients::NONE;
};

// Without Python's parallel_iterations and experimental_use_pfor: one pass an
// element is made, one after the other.
struct JacobianOptions {
  UnconnectedGradients unconnected_gradients = UnconnectedGradients::NONE;
};

class Tape;

class GradientTape {
 public:
  explicit GradientTape(const GradientTapeOptions& options = {});
  ~GradientTape();
  GradientTape(const GradientTape&) = delete;
  GradientTape& operator=(const GradientTape&) = delete;

  // Traces what is computed from it. Trainable variables are watched when they
  // are read. Integers are watched in vain: they have no gradients.
  template <std::convertible_to<Differentiable> T>
  void watch(const T& value) {
    watch_one(value);
  }
  // All tensors in it: {x, y}, a vector.
  void watch(const Structure& structure);

  // Ends recording; what has been recorded stays.
  void stop();
  // Forgets all that was recorded and watched, and records anew.
  void reset();
  // Does not record while the result lives.
  class Pause;
  [[nodiscard]] Pause stop_recording();
  // In order of their construction.
  std::vector<Variable> watched_variables() const;

  // The gradient of target (of the sum of its elements, and of several targets)
  // with respect to a source. Throws RuntimeError if the tape is not persistent
  // and has been asked before; LookupError if an op has no gradient.
  template <std::convertible_to<Differentiable> Source>
  Gradient gradient(const Differentiable& target, const Source& source,
                    const GradientOptions& options = {}) {
    const Differentiable sources[] = {source};
    return compute({&target, 1}, sources, options)[0];
  }
  // With respect to several, as {w, b} or in a vector.
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
  // Of the sum of several targets.
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
  // With respect to all tensors of a structure, and of the sum of all of one.
  // Gradients that are slices are made dense, for a structure holds tensors.
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

  // The derivative of each element of target with respect to each element of a
  // source, in the shape target.shape + source.shape; dense. It goes back
  // through the tape once for each element of target.
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
  // That of each row of target with respect to the same row of source, in the
  // shape [rows, row of target…, row of source…]; zeros if they are not
  // connected. Rows must not depend on other rows. It goes back once for each
  // element of a row. Throws ValueError if the number of rows differs, or one
  // of them is no matrix at least.
  Tensor batch_jacobian(const Differentiable& target,
                        const Differentiable& source,
                        const JacobianOptions& options = {});

 private:
  static std::vector<Differentiable> leaves(const Structure& structure);
  void watch_one(const Differentiable& value);
  // Around all questions: whether the tape may be asked, and that it was.
  void begin_asking();
  void end_asking();
  // The derivative of a sum: `start` has the shape of target.
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

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

class GradientTape {
 public:
  explicit GradientTape(const GradientTapeOptions& options = {});
  ~GradientTape();
  GradientTape(const GradientTape&) = delete;
  GradientTape& operator=(const GradientTape&) = delete;

  // Traces what is computed from it. Trainable variables are watched when they
  // are read. Integers have no gradients: a line in the log says so.
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
  // In the order in which they were first read.
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

 private:
  void watch_one(const Differentiable& value);
  std::vector<Gradient> compute(std::span<const Differentiable> targets,
                                std::span<const Differentiable> sources,
                                const GradientOptions& options);

  class Recorder;
  std::unique_ptr<Recorder> recorder_;
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

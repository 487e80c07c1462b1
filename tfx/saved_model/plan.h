// Private: a call of a signature, with its inputs and outputs resolved.
#ifndef TFX_SAVED_MODEL_PLAN_H_
#define TFX_SAVED_MODEL_PLAN_H_

#include <chrono>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "tfx/c/graph.h"
#include "tfx/c/operation.h"
#include "tfx/core/tensor.h"
#include "tfx/saved_model/call_options.h"
#include "tfx/saved_model/signature_info.h"

namespace tfx::saved_model {

class EagerModel;
class GraphModel;
class ModelFunction;
struct Model;

// Refers to the signature. Thread-safe.
class Plan {
 public:
  // `inputs` and `outputs` are indices into those of the signature.
  Plan(const SignatureInfo& signature, std::span<const int> inputs,
       std::span<const int> outputs)
      : signature_(signature),
        inputs_(inputs.begin(), inputs.end()),
        output_count_(outputs.size()) {}
  virtual ~Plan() = default;
  Plan(const Plan&) = delete;
  Plan& operator=(const Plan&) = delete;

  size_t output_count() const { return output_count_; }
  const SignatureInfo& signature() const { return signature_; }
  // The function that it runs; null in a session. Throws ValueError if the
  // model's objects do not include it.
  virtual const ModelFunction* function() const { return nullptr; }

  // Runs the call. Throws TypeError for a wrong number of values or results,
  // InvalidArgumentError for a wrong dtype, and what TensorFlow reports.
  void run(std::span<const Tensor> values, std::span<Tensor> results,
           const CallOptions& options) const;

 protected:
  const TensorInfo& input(size_t index) const {
    return signature_.inputs[static_cast<size_t>(inputs_[index])];
  }
  // What the signature names in a graph. Throw KeyError if it is not there.
  c::Output find(const c::Graph& graph, const TensorInfo& tensor) const;
  c::Operation find(const c::Graph& graph, const std::string& operation) const;
  // Call if two inputs are one tensor of the graph: throws ValueError if their
  // values differ.
  void check_same(std::span<const Tensor> values, size_t one,
                  size_t other) const;
  // The timeout of a call; none if it is not limited. Throws
  // DeadlineExceededError if CallOptions::timeout is 0 or less.
  std::optional<std::chrono::milliseconds> time_for(
      const CallOptions& options) const;

 private:
  virtual void execute(std::span<const Tensor> values,
                       std::span<Tensor> results,
                       const CallOptions& options) const = 0;
  void check(std::span<const Tensor> values, size_t results) const;
  // Call only in a catch block: rethrows the error, with the signature's
  // declaration added if the shape of a value does not match it.
  void rethrow_with_declaration(std::span<const Tensor> values) const;

  const SignatureInfo& signature_;
  const std::vector<int> inputs_;
  const size_t output_count_;
};

// Throws KeyError if the graph has no tensor that the signature names.
std::unique_ptr<const Plan> plan_in_session(const Model& model,
                                            const SignatureInfo& signature,
                                            std::span<const int> inputs,
                                            std::span<const int> outputs);
std::unique_ptr<const Plan> plan_in_eager_runtime(
    const EagerModel& model, const SignatureInfo& signature,
    std::span<const int> inputs, std::span<const int> outputs);
// The same; and throws ValueError if the outputs depend on a placeholder that
// is no input.
std::unique_ptr<const Plan> plan_in_eager_runtime(
    const GraphModel& model, const SignatureInfo& signature,
    std::span<const int> inputs, std::span<const int> outputs);

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_PLAN_H_

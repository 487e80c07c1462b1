// Private: a call of a signature, with its inputs and outputs resolved.
#ifndef TFX_SAVED_MODEL_PLAN_H_
#define TFX_SAVED_MODEL_PLAN_H_

#include <chrono>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "tfx/c/graph.h"
#include "tfx/c/operation.h"
#include "tfx/core/tensor.h"
#include "tfx/function/pruned_graph.h"
#include "tfx/saved_model/bounded_calls.h"
#include "tfx/saved_model/call_options.h"
#include "tfx/saved_model/signature_info.h"

namespace tfx::saved_model {

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
  struct Places {
    internal::GraphPart part = {};
    // The input that is each feed.
    std::vector<size_t> inputs = {};
    // Two names may stand for one tensor, which is fed once: these inputs have
    // to be the same.
    std::vector<std::pair<size_t, size_t>> same = {};
  };
  // What the signature names in a graph. Throws KeyError if it is not there.
  Places find(const c::Graph& graph, std::span<const int> outputs) const;
  // Throws ValueError if the values of two inputs differ.
  void check_same(std::span<const Tensor> values, size_t one,
                  size_t other) const;
  struct Limit {
    std::chrono::milliseconds timeout;
    BoundedCalls::Time deadline;
  };
  // The limit of a call that starts now, if it has one. Throws
  // DeadlineExceededError if CallOptions::timeout is 0 or less.
  std::optional<Limit> limit_for(
      const CallOptions& options,
      std::chrono::milliseconds default_timeout) const;
  // Throws the error of a call that ended otherwise than by finishing.
  void check_finished(BoundedCalls::End end, const Limit& limit) const;

 private:
  virtual void execute(std::span<const Tensor> values,
                       std::span<Tensor> results,
                       const CallOptions& options) const = 0;
  c::Output find(const c::Graph& graph, const TensorInfo& tensor) const;
  c::Operation find(const c::Graph& graph, const std::string& operation) const;
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
// The same; and throws ValueError if outputs of a model without objects depend
// on a placeholder that is no input.
std::unique_ptr<const Plan> plan_in_eager_runtime(
    const Model& model, const SignatureInfo& signature,
    std::span<const int> inputs, std::span<const int> outputs);

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_PLAN_H_

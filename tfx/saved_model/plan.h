// Private: what a call feeds and fetches, resolved, and how it is run.
#ifndef TFX_SAVED_MODEL_PLAN_H_
#define TFX_SAVED_MODEL_PLAN_H_

#include <chrono>
#include <optional>
#include <span>
#include <vector>

#include "tfx/c/operation.h"
#include "tfx/c/session.h"
#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/saved_model/call_options.h"
#include "tfx/saved_model/model_state.h"
#include "tfx/saved_model/signature_info.h"
#include "tfx/saved_model/thread_choice.h"

namespace tfx::saved_model {

struct Model;

class Plan {
 public:
  // Of inputs and outputs of a signature, by their places there. Throws
  // KeyError if the graph has no tensor that the signature names.
  Plan(const Model& model, const SignatureInfo& signature,
       std::span<const int> inputs, std::span<const int> outputs);

  size_t input_count() const { return inputs_.size(); }
  size_t output_count() const { return fetches_.size(); }
  const SignatureInfo& signature() const { return signature_; }

  // As many values and results as there are. Throws TypeError if they are not;
  // InvalidArgumentError for a wrong dtype; what TensorFlow reports.
  void run(std::span<const Tensor> values, std::span<Tensor> results,
           const CallOptions& options) const;

 private:
  void check(std::span<const Tensor> values, size_t results) const;
  void run_eagerly(const ModelState::Moved& moved,
                   std::span<const Tensor> values, std::span<Tensor> results,
                   const CallOptions& options) const;
  void run_in_session(std::span<const Tensor> values, std::span<Tensor> results,
                      const CallOptions& options) const;
  void run_session(c::RunArguments& arguments,
                   const CallOptions& options) const;
  void run_with_options(c::RunArguments& arguments,
                        const CallOptions& options) const;
  // None if the call may take as long as it does. Throws DeadlineExceededError
  // if there is none left.
  std::optional<std::chrono::milliseconds> time_for(
      const CallOptions& options) const;
  // Throws NotImplementedError if there is more than a timeout.
  void refuse_untimely(const RunOptions& options) const;
  // To be called for an error being handled: says what the signature declares
  // if a value is not like that.
  void rethrow_with_declaration(std::span<const Tensor> values) const;

  const Model& model_;
  const SignatureInfo& signature_;
  std::vector<int> inputs_;
  std::vector<int> outputs_;
  std::vector<DType> dtypes_;
  std::vector<c::Output> feeds_;
  std::vector<c::Output> fetches_;
  // Two names may stand for one tensor, which is fed once: for each feed, the
  // first input that is it, and for each input, that feed.
  std::vector<int> feed_of_input_;
  mutable ThreadChoice threads_;
};

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_PLAN_H_

#include "tfx/saved_model/plan.h"

#include <algorithm>
#include <chrono>
#include <string>
#include <utility>

#include "tfx/autodiff/tape.h"
#include "tfx/core/errors.h"
#include "tfx/core/func_graph.h"
#include "tfx/saved_model/cancellable_call.h"
#include "tfx/saved_model/model.h"

namespace tfx::saved_model {
namespace {

// RunOptions{inter_op_thread_pool: -1}: in the caller's thread.
constexpr std::string_view kInCaller(
    "\x18\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01", 11);

// RunOptions{timeout_in_ms: …}. Messages one after the other are merged.
std::string timeout_field(std::chrono::milliseconds timeout) {
  std::string bytes = "\x10";
  auto rest = static_cast<uint64_t>(timeout.count());
  for (; rest >= 0x80; rest >>= 7) {
    bytes += static_cast<char>(rest | 0x80);
  }
  return bytes + static_cast<char>(rest);
}

// Room for a call's tensors, on the stack for as many as calls mostly have.
template <typename T>
class Room {
 public:
  explicit Room(size_t size) : size_(size) {
    if (size > kFew) many_.resize(size);
  }
  std::span<T> span() { return {size_ > kFew ? many_.data() : few_, size_}; }

 private:
  static constexpr size_t kFew = 8;
  T few_[kFew] = {};
  std::vector<T> many_ = {};
  size_t size_;
};

c::Output find_tensor(const Model& model, const SignatureInfo& signature,
                      const TensorInfo& tensor) {
  try {
    return model.graph.output(tensor.tensor_name);
  } catch (const errors::OpError&) {
    throw KeyError("The name '" + tensor.tensor_name +
                   "' refers to a Tensor which does not exist: signature '" +
                   signature.name + "' calls it '" + tensor.name + "'.");
  }
}

}  // namespace

Plan::Plan(const Model& model, const SignatureInfo& signature,
           std::span<const int> inputs, std::span<const int> outputs)
    : model_(model),
      signature_(signature),
      inputs_(inputs.begin(), inputs.end()),
      outputs_(outputs.begin(), outputs.end()),
      threads_(model.threads) {
  for (const int index : inputs) {
    const TensorInfo& input = signature.inputs[static_cast<size_t>(index)];
    const c::Output place = find_tensor(model, signature, input);
    dtypes_.push_back(input.dtype);
    const auto known = std::find(feeds_.begin(), feeds_.end(), place);
    feed_of_input_.push_back(static_cast<int>(known - feeds_.begin()));
    if (known == feeds_.end()) feeds_.push_back(place);
  }
  for (const int index : outputs) {
    fetches_.push_back(find_tensor(
        model, signature, signature.outputs[static_cast<size_t>(index)]));
  }
}

void Plan::check(std::span<const Tensor> values, size_t results) const {
  if (values.size() != inputs_.size() || results != fetches_.size()) {
    throw TypeError("signature '" + signature_.name + "' was prepared for " +
                    std::to_string(inputs_.size()) + " inputs and " +
                    std::to_string(fetches_.size()) +
                    " outputs, but was given " + std::to_string(values.size()) +
                    " and " + std::to_string(results));
  }
  for (size_t i = 0; i < values.size(); ++i) {
    if (values[i].dtype() == dtypes_[i]) continue;
    const TensorInfo& input =
        signature_.inputs[static_cast<size_t>(inputs_[i])];
    throw errors::InvalidArgumentError(
        "cannot compute " + signature_.name + " as input '" + input.name +
        "' was expected to be a " + input.dtype.name() + " tensor but is a " +
        values[i].dtype().name() + " tensor; the signature is " +
        signature_.str());
  }
}

void Plan::run(std::span<const Tensor> values, std::span<Tensor> results,
               const CallOptions& options) const {
  check(values, results.size());
  try {
    // A session's operations are seen by no trace and no tape.
    if (model_.state->moved() == nullptr &&
        (FuncGraph::current() != nullptr || Tape::is_any_watched(values))) {
      model_.state->move(model_);
    }
    if (model_.state->moved() == nullptr) {
      const CallGate::Pass pass(model_.state->gate());
      if (pass.is_granted()) return run_in_session(values, results, options);
    }
    run_eagerly(*model_.state->moved(), values, results, options);
  } catch (const errors::OpError&) {
    rethrow_with_declaration(values);
  }
}

void Plan::run_eagerly(const ModelState::Moved& moved,
                       std::span<const Tensor> values,
                       std::span<Tensor> results,
                       const CallOptions& options) const {
  if (FuncGraph::current() != nullptr && !options.is_default()) {
    throw ValueError("signature '" + signature_.name +
                     "' was called with options in a function being traced, "
                     "which does not run it yet");
  }
  const std::optional<std::chrono::milliseconds> timeout = time_for(options);
  if (options.run_options) refuse_untimely(*options.run_options);
  const EagerModel::Signature& signature = moved.signatures.at(&signature_);
  if (signature.function == nullptr) {
    throw ValueError("signature '" + signature_.name +
                     "' is none of the model's objects, which it is called by "
                     "since variables or functions were asked for");
  }
  std::vector<const Tensor*> given(values.size());
  for (size_t i = 0; i < values.size(); ++i) {
    given[static_cast<size_t>(inputs_[i])] = &values[i];
  }
  std::vector<Tensor> inputs;
  inputs.reserve(signature.inputs.size());
  for (const size_t place : signature.inputs) inputs.push_back(*given[place]);
  const std::vector<Tensor> outputs = run_cancellable(
      *model_.state, timeout, [&] { return (*signature.function)(inputs); });
  if (options.run_metadata != nullptr) *options.run_metadata = RunMetadata();
  for (size_t i = 0; i < results.size(); ++i) {
    results[i] =
        outputs.at(signature.outputs[static_cast<size_t>(outputs_[i])]);
  }
}

std::optional<std::chrono::milliseconds> Plan::time_for(
    const CallOptions& options) const {
  if (options.timeout && options.timeout->count() <= 0) {
    throw errors::DeadlineExceededError("signature '" + signature_.name +
                                        "' was called without time left");
  }
  if (options.timeout) return options.timeout;
  if (options.run_options && options.run_options->timeout_in_ms > 0) {
    return std::chrono::milliseconds(options.run_options->timeout_in_ms);
  }
  return std::nullopt;
}

void Plan::refuse_untimely(const RunOptions& options) const {
  RunOptions rest = options;
  rest.timeout_in_ms = 0;
  if (rest == RunOptions()) return;
  throw NotImplementedError(
      "signature '" + signature_.name +
      "' was called with RunOptions that only sessions have: " + rest.str() +
      ". The model runs in the eager runtime since its variables or functions "
      "were asked for, which traces no single call and has one thread pool");
}

void Plan::run_in_session(std::span<const Tensor> values,
                          std::span<Tensor> results,
                          const CallOptions& options) const {
  Room<TF_Tensor*> lent(feeds_.size());
  Room<c::Tensor> fetched(fetches_.size());
  for (size_t i = 0; i < values.size(); ++i) {
    TF_Tensor*& place = lent.span()[static_cast<size_t>(feed_of_input_[i])];
    TF_Tensor* const value = values[i].host().get();
    if (place != nullptr && place != value) {
      throw ValueError("signature '" + signature_.name +
                       "' was given two values for the tensor " +
                       feeds_[static_cast<size_t>(feed_of_input_[i])].name() +
                       ", which has several names: give the same one for all");
    }
    place = value;
  }
  c::RunArguments arguments{.feeds = feeds_,
                            .values = c::lent(lent.span()),
                            .fetches = fetches_,
                            .results = fetched.span()};
  run_session(arguments, options);
  for (size_t i = 0; i < results.size(); ++i) {
    results[i] = Tensor(std::move(fetched.span()[i]));
  }
}

void Plan::run_session(c::RunArguments& arguments,
                       const CallOptions& options) const {
  if (!options.is_default()) return run_with_options(arguments, options);
  if (!threads_.in_pool()) arguments.run_options = kInCaller;
  if (!threads_.is_due()) return model_.session.run(arguments);
  const auto start = std::chrono::steady_clock::now();
  model_.session.run(arguments);
  threads_.took(std::chrono::steady_clock::now() - start);
}

void Plan::run_with_options(c::RunArguments& arguments,
                            const CallOptions& options) const {
  const std::optional<std::chrono::milliseconds> timeout = time_for(options);
  std::string bytes;
  if (!threads_.in_pool() && !timeout) bytes = kInCaller;
  if (options.run_options) bytes += options.run_options->serialize();
  if (timeout) bytes += timeout_field(*timeout);
  arguments.run_options = bytes;
  c::Buffer metadata;
  if (options.run_metadata != nullptr) arguments.run_metadata = &metadata;
  model_.session.run(arguments);
  if (options.run_metadata != nullptr) {
    *options.run_metadata = RunMetadata::parse(metadata.view());
  }
}

void Plan::rethrow_with_declaration(std::span<const Tensor> values) const {
  std::string differences;
  for (size_t i = 0; i < values.size(); ++i) {
    const TensorInfo& input =
        signature_.inputs[static_cast<size_t>(inputs_[i])];
    const TensorShape shape = values[i].shape();
    if (input.shape.is_compatible_with(shape)) continue;
    differences += "; '" + input.name + "' was given with shape " + shape.str();
  }
  if (differences.empty()) throw;
  try {
    throw;
  } catch (const errors::OpError& error) {
    errors::throw_error(error.code(),
                        error.message() + "\n\t [[signature '" +
                            signature_.name + "' " + signature_.str() +
                            differences + "]]",
                        error.payloads());
  }
}

}  // namespace tfx::saved_model

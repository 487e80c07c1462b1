#include "tfx/function/graph_function.h"

#include <algorithm>
#include <exception>
#include <utility>

#include "tfx/autodiff/tape.h"
#include "tfx/core/context.h"
#include "tfx/core/errors.h"
#include "tfx/core/function_name.h"
#include "tfx/raw_ops/array_ops.h"

namespace tfx::internal {
namespace {

// AttrValue { b: true }
constexpr std::string_view kTrue = "\x28\x01";

std::vector<DType> dtypes_of(std::span<const Tensor> tensors) {
  std::vector<DType> dtypes;
  for (const Tensor& tensor : tensors) dtypes.push_back(tensor.dtype());
  return dtypes;
}

// Its place in `tensors`; their number if it is not there.
size_t find(std::span<const Tensor> tensors, const Tensor& tensor) {
  const auto found = std::ranges::find_if(
      tensors, [&](const Tensor& each) { return each.is(tensor); });
  return static_cast<size_t>(found - tensors.begin());
}

}  // namespace

struct GraphFunction::Differentiated {
  // Why there is no way back; then there is nothing else.
  std::exception_ptr obstacle = {};
  // The outputs, and behind them what `backward` needs of the graph.
  std::shared_ptr<const GraphFunction> forward = {};
  // Of the gradients of those outputs that can have one: the gradients of the
  // inputs, in their forms.
  std::shared_ptr<const GraphFunction> backward = {};
  std::vector<Form> forms = {};
  // Where the captures of `backward` come from: they are outputs of `forward`,
  // what this function captures too, or outside of both.
  enum class From { kResults, kInputs, kOutside };
  struct Source {
    From from;
    size_t index;
  };
  std::vector<Source> sources = {};

  // The inputs of backward, given the gradients of the outputs.
  std::vector<Tensor> backward_inputs(std::span<const Gradient> grads,
                                      std::span<const Tensor> inputs,
                                      std::span<const Tensor> results) const {
    std::vector<Tensor> all;
    for (size_t i = 0; i < grads.size(); ++i) {
      if (!is_trainable(forward->outputs()[i].dtype())) continue;
      all.push_back(grads[i].is_none() ? raw_ops::ZerosLike(results[i])
                                       : grads[i].to_tensor());
    }
    const auto& captures = backward->trace().graph->captures();
    for (size_t i = 0; i < captures.size(); ++i) {
      const auto [from, index] = sources[i];
      all.push_back(from == From::kResults  ? results[index]
                    : from == From::kInputs ? inputs[index]
                                            : captures[i].outer);
    }
    return all;
  }

  std::vector<Gradient> gradients(std::vector<Tensor> flat) const {
    std::vector<Gradient> gradients;
    size_t next = 0;
    for (const Form form : forms) {
      if (form == Form::kNone) {
        gradients.emplace_back();
      } else if (form == Form::kTensor) {
        gradients.emplace_back(flat[next++]);
      } else {
        IndexedSlices slices(
            flat[next], flat[next + 1],
            form == Form::kSlicesOfShape ? flat[next + 2] : Tensor());
        next += form == Form::kSlicesOfShape ? 3 : 2;
        gradients.emplace_back(std::move(slices));
      }
    }
    return gradients;
  }
};

GraphFunction::GraphFunction(std::shared_ptr<const Trace> trace,
                             std::vector<Tensor> outputs,
                             const std::string& base, const std::string& prefix,
                             GraphFunctionOptions options)
    : trace_(std::move(trace)),
      outputs_(std::move(outputs)),
      base_(base),
      options_(options),
      name_(unique_function_name(base, prefix)) {
  c::Function function = trace_->graph->to_function(name_, outputs_);
  if (options_.jit_compile) function.set_attr("_XlaMustCompile", kTrue);
  Context::instance().eager().add_function(function);
}

GraphFunction::~GraphFunction() {
  try {
    Context::instance().eager().remove_function(name_);
  } catch (const errors::OpError&) {
    // It is in nobody's way.
  }
}

std::vector<Tensor> GraphFunction::captured() const {
  std::vector<Tensor> captured;
  for (const auto& capture : trace_->graph->captures()) {
    captured.push_back(capture.outer);
  }
  return captured;
}

std::vector<Tensor> GraphFunction::run(std::span<const Tensor> inputs) const {
  return FuncGraph::current() == nullptr ? run_eagerly(inputs)
                                         : add_call(inputs);
}

std::vector<Tensor> GraphFunction::run_eagerly(
    std::span<const Tensor> inputs) const {
  const std::vector<Argument> arguments(inputs.begin(), inputs.end());
  std::vector<Tensor> results(outputs_.size());
  execute({name_.c_str(), arguments, {}}, results);
  return results;
}

std::vector<Tensor> GraphFunction::add_call(
    std::span<const Tensor> inputs) const {
  const std::vector<DType> in = dtypes_of(inputs);
  const std::vector<DType> out = dtypes_of(outputs_);
  const Argument arguments[] = {TensorSpan(inputs)};
  const Attr attrs[] = {{"Tin", std::span<const DType>(in)},
                        {"Tout", std::span<const DType>(out)},
                        {"f", FunctionName{name_}}};
  std::vector<Tensor> results(outputs_.size());
  execute({trace_->graph->has_effects() ? "StatefulPartitionedCall"
                                        : "PartitionedCall",
           arguments, attrs},
          results);
  for (size_t i = 0; i < results.size(); ++i) {
    results[i].set_shape(outputs_[i].shape());
  }
  FuncGraph::current()->keep(shared_from_this());
  return results;
}

std::vector<Tensor> GraphFunction::call(std::vector<Tensor> inputs) const {
  for (const Variable& variable : trace_->variables) {
    VariableObserver::for_each(
        [&](VariableObserver& observer) { observer.accessed(variable); });
  }
  if (!Tape::is_any_watched(inputs)) return run(inputs);
  const Differentiated& gradient = differentiated();
  std::vector<Tensor> results;
  {
    const StopRecording told_below;
    results = gradient.forward == nullptr ? run(inputs)
                                          : gradient.forward->run(inputs);
  }
  if (gradient.obstacle) {
    // Nobody may ask for it.
    Tape::record(name_, inputs, results,
                 [why = gradient.obstacle](const RecordedOp& /*op*/,
                                           std::span<const Gradient> /*grads*/)
                     -> std::vector<Gradient> { std::rethrow_exception(why); });
    return results;
  }
  Tape::record(
      name_, inputs, results,
      [self = shared_from_this(), inputs, results](
          const RecordedOp& /*op*/, std::span<const Gradient> grads) {
        return self->go_back(grads, inputs, results);
      },
      ~uint64_t{0});
  results.resize(outputs_.size());
  return results;
}

const GraphFunction::Differentiated& GraphFunction::differentiated() const {
  std::call_once(differentiated_once_, [this] {
    try {
      differentiated_ = differentiate();
    } catch (const LookupError&) {
      differentiated_ = std::make_unique<Differentiated>(
          Differentiated{.obstacle = std::current_exception()});
    }
  });
  return *differentiated_;
}

std::unique_ptr<const GraphFunction::Differentiated>
GraphFunction::differentiate() const {
  auto result = std::make_unique<Differentiated>();
  const FuncGraph& graph = *trace_->graph;
  const auto body = [&](FuncGraph& backward) {
    std::vector<BackpropTarget> targets;
    for (const Tensor& output : outputs_) {
      if (!is_trainable(output.dtype())) continue;
      targets.push_back(
          {output.id(),
           backward.add_argument(output.dtype(), output.shape(), "gradients")});
    }
    std::vector<int64_t> sources;
    for (const Tensor& input : graph.arguments()) sources.push_back(input.id());
    for (const auto& input : graph.captures()) {
      sources.push_back(input.outer.id());
    }
    // The entries do not change, but for which gradients are wanted: a copy,
    // because several threads may go back at once.
    TapeEntries entries = trace_->entries;
    std::vector<Tensor> flat;
    for (const Gradient& gradient :
         backpropagate(entries, std::move(targets), sources)) {
      if (gradient.is_none()) {
        result->forms.push_back(Form::kNone);
      } else if (!gradient.is_indexed_slices()) {
        result->forms.push_back(Form::kTensor);
        flat.push_back(gradient.to_tensor());
      } else {
        const IndexedSlices& slices = gradient.indexed_slices();
        const bool has_shape = slices.dense_shape().has_value();
        result->forms.push_back(has_shape ? Form::kSlicesOfShape
                                          : Form::kSlices);
        flat.push_back(slices.values());
        flat.push_back(slices.indices());
        if (has_shape) flat.push_back(slices.dense_shape());
      }
    }
    return flat;
  };
  auto backward = std::make_shared<const Trace>(
      internal::trace(std::make_unique<FuncGraph>(base_, graph), body));

  using From = Differentiated::From;
  std::vector<Tensor> results = outputs_;
  const std::vector<Tensor> outside = captured();
  for (const auto& capture : backward->graph->captures()) {
    if (graph.contains(capture.outer)) {
      size_t place = find(results, capture.outer);
      if (place == results.size()) results.push_back(capture.outer);
      result->sources.push_back({From::kResults, place});
      continue;
    }
    const size_t place = find(outside, capture.outer);
    const bool is_input = place < outside.size();
    result->sources.push_back({is_input ? From::kInputs : From::kOutside,
                               graph.arguments().size() + place});
  }
  result->forward = std::make_shared<GraphFunction>(
      trace_, std::move(results), base_, "__forward_", options_);
  result->backward = std::make_shared<GraphFunction>(
      backward, backward->outputs, base_, "__backward_", options_);
  return result;
}

std::vector<Gradient> GraphFunction::go_back(
    std::span<const Gradient> grads, std::span<const Tensor> inputs,
    std::span<const Tensor> results) const {
  const Differentiated& gradient = differentiated();
  const bool only_outputs =
      std::ranges::all_of(grads.subspan(outputs_.size()), &Gradient::is_none);
  if (only_outputs) {
    const std::span own = grads.first(outputs_.size());
    return gradient.gradients(gradient.backward->call(
        gradient.backward_inputs(own, inputs, results)));
  }
  // A gradient of a gradient: it arrives at what backward() needed, too. What
  // the way back needs now beyond that is computed once more.
  const GraphFunction& forward = *gradient.forward;
  const Differentiated& second = forward.differentiated();
  std::vector<Tensor> more(results.begin(), results.end());
  if (second.forward->outputs().size() > results.size()) {
    more = second.forward->call({inputs.begin(), inputs.end()});
  }
  return second.gradients(
      second.backward->call(second.backward_inputs(grads, inputs, more)));
}

}  // namespace tfx::internal

#include "tfx/data/element_function.h"

#include <utility>

#include "tfx/core/device.h"
#include "tfx/core/errors.h"
#include "tfx/core/func_graph.h"
#include "tfx/core/graph_builder.h"
#include "tfx/data/dataset_spec.h"
#include "tfx/function/trace.h"

namespace tfx::data::internal {

ElementFunction::ElementFunction(const ElementCall& call,
                                 const StructuredSpec& element_spec,
                                 const std::string& method) {
  const ElementType type(element_spec);
  const std::string name = "Dataset_" + method;
  auto graph = std::make_unique<FuncGraph>(name);
  graph->allow_variables(false);
  // Where the dataset is made says nothing of where its functions run.
  const DeviceScope anywhere = device(nullptr);
  auto trace =
      tfx::internal::Trace::of(std::move(graph), [&](FuncGraph& building) {
        std::vector<Tensor> tensors;
        for (const TensorSpec& spec : type.tensor_specs()) {
          tensors.push_back(
              building.add_argument(spec.dtype(), spec.shape(),
                                    "args_" + std::to_string(tensors.size())));
        }
        const Structure result = call(type.from_tensors(tensors));
        result_ = std::make_unique<const ElementType>(spec_of(result));
        return result_->to_tensors(result);
      });
  std::vector<Tensor> outputs = trace->outputs();
  function_ = std::make_shared<const tfx::internal::GraphFunction>(
      std::move(trace), std::move(outputs), name, "__inference_",
      tfx::internal::GraphFunctionOptions{});
  captured_ = function_->captured();
  if (GraphBuilder* const graph_around = GraphBuilder::current()) {
    graph_around->keep(function_);
  }
}

void ElementFunction::check_is_predicate(const char* argument) const {
  if (result_->spec().is_tensor() && result_->dtypes()[0] == bool_ &&
      result_->shapes()[0].is_compatible_with({})) {
    return;
  }
  throw ValueError("Invalid `" + std::string(argument) + "`. `" + argument +
                   "` must return a `tf.bool` scalar tensor, but its return "
                   "type is " +
                   result_->spec().repr() + ".");
}

void ElementFunction::check_is_key(const char* argument) const {
  if (result_->spec().is_tensor() && result_->dtypes()[0] == int64 &&
      result_->shapes()[0].is_compatible_with({})) {
    return;
  }
  throw ValueError("Invalid `" + std::string(argument) + "`. `" + argument +
                   "` must return a single `tf.int64` scalar tensor but its "
                   "return type is " +
                   result_->spec().repr() + ".");
}

const StructuredSpec& ElementFunction::dataset_result(
    const char* argument) const {
  const TypeSpec* const type = result_->spec().type_spec();
  const auto* const dataset =
      type == nullptr ? nullptr : type->get_if<DatasetSpec>();
  if (dataset == nullptr) {
    throw TypeError("The `" + std::string(argument) +
                    "` argument must return a `Dataset` object. Got " +
                    result_->spec().repr() + ".");
  }
  return dataset->element_spec();
}

}  // namespace tfx::data::internal

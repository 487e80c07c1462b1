#include "tfx/data/iterator.h"

#include <memory>
#include <ostream>

#include "tfx/core/errors.h"
#include "tfx/core/execute.h"
#include "tfx/core/graph_builder.h"
#include "tfx/data/dataset_factory.h"
#include "tfx/data/element_type.h"
#include "tfx/raw_ops/dataset_ops.h"

namespace tfx::data {

using internal::ElementType;

std::vector<TensorSpec> IteratorSpec::component_specs() const {
  return {TensorSpec({}, resource)};
}

std::string IteratorSpec::repr() const {
  return "IteratorSpec(" + element_spec_.repr() + ")";
}

bool operator==(const IteratorSpec& a, const IteratorSpec& b) {
  return a.repr() == b.repr();
}

std::ostream& operator<<(std::ostream& stream, const IteratorSpec& spec) {
  return stream << spec.repr();
}

struct Iterator::State final : tfx::internal::Counted {
  State(Tensor resource, Dataset dataset,
        std::shared_ptr<const ElementType> type)
      : resource(std::move(resource)),
        dataset(std::move(dataset)),
        type(std::move(type)) {}

  std::vector<Tensor> next() const;

  const Tensor resource;
  // Its functions are called while the iterator is used.
  const Dataset dataset;
  const std::shared_ptr<const ElementType> type;
};

// Not the op's function: a loop over small elements feels what a list of
// outputs, which are counted first, costs.
std::vector<Tensor> Iterator::State::next() const {
  std::vector<Tensor> tensors(type->dtypes().size());
  const Argument inputs[] = {resource};
  const Attr attrs[] = {
      {"output_types", std::span<const DType>(type->dtypes())},
      {"output_shapes", std::span<const TensorShape>(type->shapes())}};
  execute({.op = "IteratorGetNext", .inputs = inputs, .attrs = attrs}, tensors);
  return tensors;
}

Iterator::Iterator(tfx::internal::Shared<const State> state)
    : state_(std::move(state)) {}

Iterator::Iterator(const Dataset& dataset)
    : state_([&] {
        auto type = DatasetFactory::type_of(dataset);
        Tensor resource =
            raw_ops::AnonymousIteratorV3(type->dtypes(), type->shapes());
        raw_ops::MakeIterator(dataset.variant_tensor(), resource);
        return tfx::internal::Shared<const State>(
            new State(std::move(resource), dataset, std::move(type)));
      }()) {}

Structure Iterator::get_next() const {
  return state_->type->from_tensors(state_->next());
}

std::optional<Structure> Iterator::next_or_none() const {
  std::vector<Tensor> tensors;
  try {
    tensors = state_->next();
  } catch (const errors::OutOfRangeError&) {
    return std::nullopt;
  }
  return state_->type->from_tensors(tensors);
}

Optional Iterator::get_next_as_optional() const {
  return {raw_ops::IteratorGetNextAsOptional(
              state_->resource, state_->type->dtypes(), state_->type->shapes()),
          element_spec()};
}

const StructuredSpec& Iterator::element_spec() const {
  return state_->type->spec();
}

Tensor Iterator::save() const {
  const auto policy =
      state_->dataset.options().experimental_external_state_policy;
  return raw_ops::SerializeIterator(
      state_->resource, {.external_state_policy = static_cast<int64_t>(
                             policy.value_or(ExternalStatePolicy::FAIL))});
}

void Iterator::restore(const Tensor& state) const {
  raw_ops::DeserializeIterator(state_->resource, state);
}

std::vector<Tensor> Iterator::components() const { return {state_->resource}; }

Iterator Iterator::with_components(std::span<const Tensor> components) const {
  return Iterator(tfx::internal::Shared<const State>(
      new State(components[0], state_->dataset, state_->type)));
}

std::string Iterator::type_key() const { return type_spec().repr(); }

TypeSpec Iterator::type_spec() const { return IteratorSpec(element_spec()); }

std::string Iterator::repr() const {
  return "<tf.data.Iterator element_spec=" + element_spec().repr() + ">";
}

Structure next(const Iterator& iterator) {
  if (GraphBuilder::current() != nullptr) return iterator.get_next();
  if (auto element = iterator.next_or_none()) return std::move(*element);
  throw StopIteration("the dataset has no more elements");
}

namespace internal {

bool is_tracing() { return GraphBuilder::current() != nullptr; }

void check_loop_is_eager() {
  if (!is_tracing()) return;
  throw RuntimeError(
      "a C++ loop over a dataset runs while a function is traced, when there "
      "are no elements yet; write tf::for_(dataset, …) for a loop of the "
      "function's graph");
}

}  // namespace internal
}  // namespace tfx::data

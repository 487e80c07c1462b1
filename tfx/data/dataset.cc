#include "tfx/data/dataset.h"

#include <ostream>

#include "tfx/core/errors.h"
#include "tfx/data/dataset_factory.h"
#include "tfx/proto/core/framework/dataset_metadata.pb.h"
#include "tfx/raw_ops/dataset_ops.h"

namespace tfx::data {

using internal::ElementType;

struct Dataset::State final : tfx::internal::Counted {
  State(const char* class_name, Tensor variant,
        std::shared_ptr<const ElementType> type, DatasetFactory::Uses uses,
        Options options)
      : class_name(class_name),
        variant(std::move(variant)),
        type(std::move(type)),
        uses(std::move(uses)),
        options(std::move(options)) {}

  const char* const class_name;
  const Tensor variant;
  const std::shared_ptr<const ElementType> type;
  const DatasetFactory::Uses uses;
  const Options options;
};

namespace {

Options merged_options(const DatasetFactory::Uses& uses) {
  if (uses.options) return *uses.options;
  Options options;
  for (const Dataset& dataset : uses.datasets) {
    options = options.merge(dataset.options());
  }
  return options;
}

}  // namespace

Dataset::Dataset(tfx::internal::Shared<const State> state)
    : state_(std::move(state)) {}

Dataset DatasetFactory::make(const char* class_name,
                             std::shared_ptr<const ElementType> type,
                             Tensor variant, Uses uses) {
  Options options = merged_options(uses);
  return Dataset(tfx::internal::Shared<const Dataset::State>(
      new Dataset::State(class_name, std::move(variant), std::move(type),
                         std::move(uses), std::move(options))));
}

std::shared_ptr<const ElementType> DatasetFactory::type_of(
    const Dataset& dataset) {
  return dataset.state_->type;
}

std::string internal::metadata(const std::string& name) {
  if (name.empty()) return {};
  proto::data::Metadata message;
  message.set_name(name);
  return message.SerializeAsString();
}

const StructuredSpec& Dataset::element_spec() const {
  return state_->type->spec();
}

const Tensor& Dataset::variant_tensor() const { return state_->variant; }

const Options& Dataset::options() const { return state_->options; }

Dataset Dataset::of_variant(const Tensor& variant,
                            const StructuredSpec& element_spec) {
  return DatasetFactory::make("_VariantDataset", element_spec, {},
                              [&](const ElementType&) { return variant; });
}

Dataset Dataset::with_components(std::span<const Tensor> components) const {
  // The tensor may be a call's result, for which the functions that this
  // dataset keeps are called.
  return DatasetFactory::make_alike(
      "_VariantDataset", {.datasets = {*this}},
      [&](const ElementType&) { return components[0]; });
}

std::string Dataset::type_key() const { return type_spec().repr(); }

TypeSpec Dataset::type_spec() const { return DatasetSpec(element_spec()); }

std::string Dataset::repr() const {
  return std::string("<") + state_->class_name +
         " element_spec=" + element_spec().repr() + ">";
}

std::ostream& operator<<(std::ostream& stream, const Dataset& dataset) {
  return stream << dataset.str();
}

Tensor Dataset::cardinality() const {
  return raw_ops::DatasetCardinality(variant_tensor());
}

Tensor Dataset::fingerprint() const {
  return raw_ops::DatasetFingerprint(variant_tensor());
}

int64_t Dataset::len() const {
  const auto count = cardinality().item<int64_t>();
  if (count == INFINITE_CARDINALITY) {
    throw TypeError("The dataset is infinite.");
  }
  if (count == UNKNOWN_CARDINALITY) {
    throw TypeError("The dataset length is unknown.");
  }
  return count;
}

Structure Dataset::get_single_element(const NameOptions& options) const {
  const ElementType& type = *state_->type;
  return type.from_tensors(raw_ops::DatasetToSingleElement(
      variant_tensor(), type.dtypes(), type.shapes(),
      {.metadata = internal::metadata(options.name)}));
}

Dataset Dataset::with_options(const Options& options,
                              const NameOptions& name) const {
  return DatasetFactory::make_alike(
      "_OptionsDataset",
      {.datasets = {*this}, .options = this->options().merge(options)},
      [&](const ElementType& type) {
        return raw_ops::OptionsDataset(
            variant_tensor(), options.serialized(), type.dtypes(),
            type.shapes(), {.metadata = internal::metadata(name.name)});
      });
}

}  // namespace tfx::data

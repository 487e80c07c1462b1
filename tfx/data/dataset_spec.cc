#include "tfx/data/dataset_spec.h"

#include <ostream>

namespace tfx::data {

std::vector<TensorSpec> DatasetSpec::component_specs() const {
  return {TensorSpec(dataset_shape_, variant)};
}

std::string DatasetSpec::repr() const {
  return "DatasetSpec(" + element_spec_.repr() + ", " + dataset_shape_.repr() +
         ")";
}

bool operator==(const DatasetSpec& a, const DatasetSpec& b) {
  return a.repr() == b.repr();
}

std::ostream& operator<<(std::ostream& stream, const DatasetSpec& spec) {
  return stream << spec.repr();
}

}  // namespace tfx::data

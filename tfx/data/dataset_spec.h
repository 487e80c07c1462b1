// tf.data.DatasetSpec: the type of a dataset, by the type of its elements.
//
// An element of window() has it, and an argument of a function that takes a
// dataset.
#ifndef TFX_DATA_DATASET_SPEC_H_
#define TFX_DATA_DATASET_SPEC_H_

#include <iosfwd>
#include <string>
#include <utility>
#include <vector>

#include "tfx/core/structured_spec.h"
#include "tfx/core/tensor_shape.h"
#include "tfx/core/tensor_spec.h"

namespace tfx::data {

class DatasetSpec {
 public:
  // The shape is that of a tensor of datasets, as batch() makes of windows.
  explicit DatasetSpec(StructuredSpec element_spec,
                       TensorShape dataset_shape = {})
      : element_spec_(std::move(element_spec)),
        dataset_shape_(std::move(dataset_shape)) {}

  const StructuredSpec& element_spec() const& { return element_spec_; }
  StructuredSpec element_spec() && { return std::move(element_spec_); }
  const TensorShape& dataset_shape() const& { return dataset_shape_; }
  TensorShape dataset_shape() && { return std::move(dataset_shape_); }

  std::vector<TensorSpec> component_specs() const;
  // "DatasetSpec(TensorSpec(…), TensorShape([]))"
  std::string repr() const;
  friend bool operator==(const DatasetSpec& a, const DatasetSpec& b);
  friend std::ostream& operator<<(std::ostream& stream,
                                  const DatasetSpec& spec);

 private:
  StructuredSpec element_spec_;
  TensorShape dataset_shape_;
};

}  // namespace tfx::data

#endif  // TFX_DATA_DATASET_SPEC_H_

// Private: makes datasets of what TensorFlow's operations return.
#ifndef TFX_DATA_DATASET_FACTORY_H_
#define TFX_DATA_DATASET_FACTORY_H_

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "tfx/core/structured_spec.h"
#include "tfx/core/tensor.h"
#include "tfx/data/dataset.h"
#include "tfx/data/element_function.h"
#include "tfx/data/element_type.h"

namespace tfx::data {

class DatasetFactory {
 public:
  // What a dataset needs to live: others, and functions.
  struct Uses {
    std::vector<Dataset> datasets = {};
    std::vector<std::shared_ptr<const void>> owners = {};
    // Set instead of those of `datasets`.
    std::optional<Options> options = std::nullopt;
  };

  // `class_name` is Python's, for repr(): "_MapDataset". `make_variant(type)`
  // runs the operation.
  template <typename MakeVariant>
  static Dataset make(const char* class_name, StructuredSpec element_spec,
                      Uses uses, const MakeVariant& make_variant) {
    auto type =
        std::make_shared<const internal::ElementType>(std::move(element_spec));
    Tensor variant = make_variant(*type);
    return make(class_name, std::move(type), std::move(variant),
                std::move(uses));
  }
  // One with elements of the same type as its first dataset.
  template <typename MakeVariant>
  static Dataset make_alike(const char* class_name, Uses uses,
                            const MakeVariant& make_variant) {
    auto type = type_of(uses.datasets[0]);
    Tensor variant = make_variant(*type);
    return make(class_name, std::move(type), std::move(variant),
                std::move(uses));
  }

  static std::shared_ptr<const internal::ElementType> type_of(
      const Dataset& dataset);

 private:
  static Dataset make(const char* class_name,
                      std::shared_ptr<const internal::ElementType> type,
                      Tensor variant, Uses uses);
};

namespace internal {

// The bytes of an operation's attribute `metadata`: a dataset's name.
std::string metadata(const std::string& name);

}  // namespace internal
}  // namespace tfx::data

#endif  // TFX_DATA_DATASET_FACTORY_H_

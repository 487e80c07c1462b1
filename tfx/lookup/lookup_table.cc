#include "tfx/lookup/lookup_table.h"

#include <string>
#include <utility>

#include "tfx/core/errors.h"
#include "tfx/core/func_graph.h"
#include "tfx/core/name_scope.h"
#include "tfx/raw_ops/lookup_ops.h"

namespace tfx::lookup {

LookupTable::LookupTable(DType key_dtype, DType value_dtype,
                         Tensor resource_handle, Tensor default_value)
    : key_dtype_(key_dtype),
      value_dtype_(value_dtype),
      resource_handle_(std::move(resource_handle)),
      default_value_(std::move(default_value)) {}

Tensor LookupTable::size(const NameOptions& options) const {
  const NameScope scope = name_scope(options.name, "None_Size");
  return raw_ops::LookupTableSizeV2(resource_handle_);
}

Tensor LookupTable::find(const Tensor& keys,
                         const Tensor& default_value) const {
  return raw_ops::LookupTableFindV2(resource_handle_, keys, default_value);
}

ExportOutputs LookupTable::all() const {
  auto [keys, values] =
      raw_ops::LookupTableExportV2(resource_handle_, key_dtype_, value_dtype_);
  return {std::move(keys), std::move(values)};
}

Tensor LookupTable::checked_keys(const TensorLike& keys) const {
  return internal::checked_keys(keys, key_dtype_);
}

namespace internal {

Tensor converted(const TensorLike& value, DType dtype, const char* name) {
  try {
    return value.to_tensor(dtype);
  } catch (const ValueError& error) {
    throw ValueError(std::string(name) + ": " + error.what());
  }
}

Tensor value_now(const Tensor& tensor) {
  const FuncGraph* const graph = FuncGraph::current();
  if (graph == nullptr || !tensor.is_symbolic()) return tensor;
  return graph->evaluate(tensor);
}

Tensor checked_keys(const TensorLike& keys, DType key_dtype) {
  Tensor tensor = keys.to_tensor_like(key_dtype);
  if (tensor.dtype() != key_dtype) {
    throw TypeError("Dtype of argument `keys` must be " + key_dtype.str() +
                    ", received: " + tensor.dtype().str());
  }
  return tensor;
}

}  // namespace internal
}  // namespace tfx::lookup

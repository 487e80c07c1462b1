// LookupTable: what tables of tf.lookup have in common; LookupInterface in
// Python.
//
// A table is a handle that is cheap to copy: copies are the same table. Its
// resource is nobody else's and is freed with the last copy, and the last
// function that uses it (what Python does with experimental_is_anonymous).
// Tables may be used from any thread, and inside of tf::function, where they
// are captured. They are made, and filled, when their constructor runs, also if
// that is while a function is traced.
//
// In graphs they are "None": Python's, too, have no name once they are made
// eagerly, and its scopes say so ("None_Lookup").
#ifndef TFX_LOOKUP_LOOKUP_TABLE_H_
#define TFX_LOOKUP_LOOKUP_TABLE_H_

#include <concepts>

#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"

namespace tfx::lookup {

// Values at places: sparse and ragged tensors.
template <typename T>
concept HasValues = requires(const T& tensor) {
  tensor.values();
  { tensor.with_values(tensor.values()) } -> std::convertible_to<T>;
};

struct ExportOutputs {
  Tensor keys;
  Tensor values;
};

class LookupTable {
 public:
  DType key_dtype() const { return key_dtype_; }
  DType value_dtype() const { return value_dtype_; }
  const Tensor& resource_handle() const { return resource_handle_; }
  // For keys that are not there.
  const Tensor& default_value() const { return default_value_; }

  // How many keys there are, an int64.
  Tensor size(const NameOptions& options = {}) const;

 protected:
  LookupTable(DType key_dtype, DType value_dtype, Tensor resource_handle,
              Tensor default_value);

  // The value of each key, `default_value` for those that are not there.
  Tensor find(const Tensor& keys, const Tensor& default_value) const;
  ExportOutputs all() const;
  // Throws TypeError.
  Tensor checked_keys(const TensorLike& keys) const;

 private:
  DType key_dtype_;
  DType value_dtype_;
  Tensor resource_handle_;
  Tensor default_value_;
};

namespace internal {

// As a tensor of `dtype`; what does not fit is told by its name.
Tensor converted(const TensorLike& value, DType dtype, const char* name);
// Of a tensor of the function that is being traced its value, computed now.
Tensor value_now(const Tensor& tensor);
// Keys of this dtype; throws TypeError for others.
Tensor checked_keys(const TensorLike& keys, DType key_dtype);

}  // namespace internal

}  // namespace tfx::lookup

#endif  // TFX_LOOKUP_LOOKUP_TABLE_H_

// LookupTable: base class of the tables of tf.lookup; LookupInterface in
// Python.
//
// A table is a handle that is cheap to copy; copies refer to the same table.
// The resource is owned by the table alone and freed with the last copy and the
// last function that uses it (experimental_is_anonymous in Python). Tables are
// thread-safe and may be used inside of tf::function, which captures them. The
// constructor creates and fills the table immediately, even while a function is
// traced.
//
// In graphs tables are called "None" ("None_Lookup"), like Python's tables that
// were created eagerly.
#ifndef TFX_LOOKUP_LOOKUP_TABLE_H_
#define TFX_LOOKUP_LOOKUP_TABLE_H_

#include <concepts>

#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"

namespace tfx::lookup {

// Tensors with separate values: sparse and ragged ones.
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
  // Returned for missing keys.
  const Tensor& default_value() const { return default_value_; }

  // The number of keys, as int64.
  Tensor size(const NameOptions& options = {}) const;

 protected:
  LookupTable(DType key_dtype, DType value_dtype, Tensor resource_handle,
              Tensor default_value);

  // The value of each key; `default_value` for missing keys.
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

// `value` as a tensor of `dtype`. Errors name the argument.
Tensor converted(const TensorLike& value, DType dtype, const char* name);
// The value of a symbolic tensor, computed immediately; other tensors as is.
Tensor value_now(const Tensor& tensor);
// Throws TypeError for tensors of another dtype.
Tensor checked_keys(const TensorLike& keys, DType key_dtype);

}  // namespace internal

}  // namespace tfx::lookup

#endif  // TFX_LOOKUP_LOOKUP_TABLE_H_

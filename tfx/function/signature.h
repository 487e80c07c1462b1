// Private: writes the types of arguments and results, for a function's
// signature.
#ifndef TFX_FUNCTION_SIGNATURE_H_
#define TFX_FUNCTION_SIGNATURE_H_

#include <complex>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "tfx/core/composite_tensor.h"
#include "tfx/core/parts.h"
#include "tfx/core/structured_spec.h"
#include "tfx/core/tensor_shape.h"
#include "tfx/core/tensor_spec.h"
#include "tfx/function/arguments.h"
#include "tfx/function/encoded.h"
#include "tfx/function/leaves.h"

namespace tfx {
class TensorArray;
}  // namespace tfx

namespace tfx::internal {

// Describes values; `specs` are the specs of their tensors, in order.
class SignatureWriter {
 public:
  explicit SignatureWriter(std::span<const TensorSpec> specs) : specs_(specs) {}

  StructuredSpec write(const Tensor& tensor);
  StructuredSpec write(const np::NDArray& array);
  StructuredSpec write(const TensorSpec& spec);
  StructuredSpec write(const Variable& variable);
  StructuredSpec write(const IndexedSlices& slices);
  StructuredSpec write(const Gradient& gradient);
  StructuredSpec write(const Structure& structure);
  StructuredSpec write(const TensorArray& array);
  static StructuredSpec write(DType dtype);
  static StructuredSpec write(const TensorShape& shape);
  static StructuredSpec write(std::complex<double> value);
  static StructuredSpec write(std::string_view text);
  static StructuredSpec write(bool value);
  static StructuredSpec write(double value);
  static StructuredSpec write(int64_t value);
  static StructuredSpec write(uint64_t value);

  template <typename T>
  static StructuredSpec write(const std::complex<T>& value) {
    return write(std::complex<double>(value));
  }
  template <typename T>
  static StructuredSpec write(const std::shared_ptr<T>& value) {
    return object(value.get());
  }

  // Describes any value that a function takes or returns.
  template <typename T>
  StructuredSpec write_value(const T& value) {
    if constexpr (HasParts<T>) {
      return to_tree<StructuredSpec>(value, WritePart{*this});
    } else if constexpr (std::is_enum_v<T> ||
                         (std::is_integral_v<T> && std::is_signed_v<T>)) {
      return write(static_cast<int64_t>(value));
    } else if constexpr (std::is_floating_point_v<T>) {
      return write(static_cast<double>(value));
    } else if constexpr (std::is_integral_v<T> && !std::is_same_v<T, bool>) {
      return write(static_cast<uint64_t>(value));
    } else if constexpr (std::is_convertible_v<const T&, std::string_view>) {
      return write(std::string_view(value));
    } else if constexpr (HasStructure<T>) {
      return write(value.to_structure());
    } else if constexpr (CompositeTensor<T>) {
      return composite(value.components(), value.type_spec());
    } else if constexpr (std::is_pointer_v<T>) {
      return object(value);
    } else if constexpr (Leaves<T>::kIsObject) {
      return object(&value);
    } else {
      return write(value);
    }
  }

 private:
  // Converts leaves and keys for to_tree().
  struct WritePart {
    template <typename T>
    StructuredSpec operator()(const T& part) const {
      return writer.write_value(part);
    }
    template <typename Key>
    std::string key(const Key& key) const {
      if constexpr (std::is_convertible_v<const Key&, std::string>) {
        return key;
      } else {
        return writer.write_value(key).trace_type();
      }
    }
    SignatureWriter& writer;
  };

  static StructuredSpec object(const void* address);
  StructuredSpec composite(std::span<const Tensor> components, TypeSpec spec);
  const TensorSpec& next_spec() { return specs_[next_++]; }

  std::span<const TensorSpec> specs_;
  size_t next_ = 0;
  // The ids of the variables that were written, in order.
  std::vector<int64_t> variables_;
};

// An argument of a traced call.
struct ArgumentRecord {
  std::string key;
  StructuredSpec type;
  // Owners of objects that are keyed by their address.
  std::vector<std::weak_ptr<const void>> owners = {};
  // The identities of objects that are keyed by them.
  std::vector<int64_t> identities = {};
};

template <typename Arg>
ArgumentRecord argument_record(const std::remove_reference_t<Arg>& value,
                               SignatureWriter& writer) {
  Encoded encoded;
  encode_argument<Arg>(value, encoded);
  return {std::move(encoded.key), writer.write_value<std::decay_t<Arg>>(value),
          std::move(encoded.owners), std::move(encoded.identities)};
}

}  // namespace tfx::internal

#endif  // TFX_FUNCTION_SIGNATURE_H_

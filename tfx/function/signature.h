// Private: what arguments and results are, as the signature of a function says
// it.
#ifndef TFX_FUNCTION_SIGNATURE_H_
#define TFX_FUNCTION_SIGNATURE_H_

#include <array>
#include <complex>
#include <cstdint>
#include <deque>
#include <list>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "tfx/core/composite_tensor.h"
#include "tfx/core/tensor_shape.h"
#include "tfx/core/tensor_spec.h"
#include "tfx/function/arguments.h"
#include "tfx/function/encoded.h"
#include "tfx/function/fields.h"
#include "tfx/function/leaves.h"
#include "tfx/function/structured_spec.h"

namespace tfx {
class TensorArray;
}  // namespace tfx

namespace tfx::internal {

// Describes values whose tensors are described by `specs`, in order.
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
  template <typename T>
  StructuredSpec write(const std::vector<T>& value) {
    return StructuredSpec::list(write_all(value));
  }
  template <typename T>
  StructuredSpec write(const std::deque<T>& value) {
    return StructuredSpec::list(write_all(value));
  }
  template <typename T>
  StructuredSpec write(const std::list<T>& value) {
    return StructuredSpec::list(write_all(value));
  }
  template <typename T>
  StructuredSpec write(const std::span<T>& value) {
    return StructuredSpec::list(write_all(value));
  }
  template <typename... T>
  StructuredSpec write(const std::variant<T...>& value) {
    return std::visit([&](const auto& each) { return write_value(each); },
                      value);
  }
  template <typename T, size_t N>
  StructuredSpec write(const std::array<T, N>& value) {
    return StructuredSpec::tuple(write_all(value));
  }
  template <typename... T>
  StructuredSpec write(const std::tuple<T...>& value) {
    std::vector<StructuredSpec> parts;
    std::apply(
        [&](const T&... each) { (parts.push_back(write_value(each)), ...); },
        value);
    return StructuredSpec::tuple(std::move(parts));
  }
  template <typename A, typename B>
  StructuredSpec write(const std::pair<A, B>& value) {
    StructuredSpec first = write_value(value.first);
    return StructuredSpec::tuple({std::move(first), write_value(value.second)});
  }
  template <typename Dict>
  requires kIsDict<Dict> StructuredSpec write(const Dict& value) {
    std::vector<std::string> keys;
    std::vector<StructuredSpec> parts;
    for (const auto* item : sorted_items(value)) {
      keys.push_back(key_text(item->first));
      parts.push_back(write_value(item->second));
    }
    return StructuredSpec::dict(std::move(keys), std::move(parts));
  }
  template <typename T>
  StructuredSpec write(const std::optional<T>& value) {
    return value ? write_value(*value) : write(Tensor());
  }

  // Anything that a function takes or returns.
  template <typename T>
  StructuredSpec write_value(const T& value) {
    if constexpr (std::is_enum_v<T> ||
                  (std::is_integral_v<T> && std::is_signed_v<T>)) {
      return write(static_cast<int64_t>(value));
    } else if constexpr (std::is_floating_point_v<T>) {
      return write(static_cast<double>(value));
    } else if constexpr (std::is_integral_v<T> && !std::is_same_v<T, bool>) {
      return write(static_cast<uint64_t>(value));
    } else if constexpr (std::is_convertible_v<const T&, std::string_view>) {
      return write(std::string_view(value));
    } else if constexpr (CompositeTensor<T>) {
      return composite(value.components(), value.spec_repr());
    } else if constexpr (StructOfTensors<T>) {
      return std::apply(
          [&](const auto&... each) { return write(std::tie(each...)); },
          fields_of(value));
    } else if constexpr (std::is_pointer_v<T>) {
      return object(value);
    } else if constexpr (Leaves<T>::kIsObject) {
      return object(&value);
    } else {
      return write(value);
    }
  }

 private:
  template <typename List>
  std::vector<StructuredSpec> write_all(const List& values) {
    std::vector<StructuredSpec> parts;
    for (const auto& each : values) parts.push_back(write_value(each));
    return parts;
  }
  template <typename Key>
  std::string key_text(const Key& key) {
    if constexpr (std::is_convertible_v<const Key&, std::string>) {
      return key;
    } else {
      return write_value(key).trace_type();
    }
  }
  static StructuredSpec object(const void* address);
  StructuredSpec composite(std::span<const Tensor> components,
                           std::string spec);
  const TensorSpec& next_spec() { return specs_[next_++]; }

  std::span<const TensorSpec> specs_;
  size_t next_ = 0;
  // Those that were written, in order.
  std::vector<int64_t> variables_;
};

// What tells one argument of a call from that of another.
struct ArgumentRecord {
  std::string key;
  StructuredSpec type;
  // Of what was told by its address.
  std::vector<std::weak_ptr<const void>> owners = {};
};

template <typename Arg>
ArgumentRecord argument_record(const std::remove_reference_t<Arg>& value,
                               SignatureWriter& writer) {
  Encoded encoded;
  encode_argument<Arg>(value, encoded);
  return {std::move(encoded.key), writer.write_value<std::decay_t<Arg>>(value),
          std::move(encoded.owners)};
}

}  // namespace tfx::internal

#endif  // TFX_FUNCTION_SIGNATURE_H_

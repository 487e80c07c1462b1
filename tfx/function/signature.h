// Private: arguments and results as Python writes their types in the signature
// of a function: "List[TensorSpec(…), Literal[2]]".
#ifndef TFX_FUNCTION_SIGNATURE_H_
#define TFX_FUNCTION_SIGNATURE_H_

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "tfx/core/composite_tensor.h"
#include "tfx/core/tensor_spec.h"
#include "tfx/function/leaves.h"

namespace tfx {
class TensorArray;
}  // namespace tfx

namespace tfx::internal {

// Writes values whose tensors are described by `specs`, in order.
class SignatureWriter {
 public:
  explicit SignatureWriter(std::span<const TensorSpec> specs) : specs_(specs) {}

  std::string write(const Tensor& tensor);
  std::string write(const np::NDArray& array);
  std::string write(const Variable& variable);
  std::string write(const IndexedSlices& slices);
  std::string write(const Gradient& gradient);
  std::string write(const Structure& structure);
  std::string write(const TensorArray& array);
  static std::string write(DType dtype);
  static std::string write(std::string_view text);
  static std::string write(bool value);
  static std::string write(double value);
  static std::string write(int64_t value);
  static std::string write(uint64_t value);

  template <typename T>
  std::string write(const std::vector<T>& value) {
    return write_all("List", value);
  }
  template <typename T, size_t N>
  std::string write(const std::array<T, N>& value) {
    return write_all("Tuple", value);
  }
  template <typename... T>
  std::string write(const std::tuple<T...>& value) {
    std::vector<std::string> parts;
    std::apply(
        [&](const T&... each) { (parts.push_back(write_value(each)), ...); },
        value);
    return list("Tuple", parts);
  }
  template <typename A, typename B>
  std::string write(const std::pair<A, B>& value) {
    std::string first = write_value(value.first);
    return list("Tuple", {{std::move(first), write_value(value.second)}});
  }
  template <typename T>
  std::string write(const std::map<std::string, T>& value) {
    std::vector<std::string> parts;
    for (const auto& [key, each] : value) {
      parts.push_back(item(key, write_value(each)));
    }
    return list("Dict", parts);
  }
  template <typename T>
  std::string write(const std::optional<T>& value) {
    return value ? write_value(*value) : write(Tensor());
  }

  // Anything that a function takes or returns.
  template <typename T>
  std::string write_value(const T& value) {
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
  std::string write_all(std::string_view kind, const List& values) {
    std::vector<std::string> parts;
    for (const auto& each : values) parts.push_back(write_value(each));
    return list(kind, parts);
  }
  static std::string list(std::string_view kind,
                          const std::vector<std::string>& parts);
  static std::string item(std::string_view key, const std::string& value);
  static std::string object(const void* address);
  std::string composite(std::span<const Tensor> components, std::string spec);
  std::string next_spec();

  std::span<const TensorSpec> specs_;
  size_t next_ = 0;
  // Those that were written, in order.
  std::vector<int64_t> variables_;
};

// What tells one argument of a call from that of another.
struct ArgumentRecord {
  std::string key;
  std::string text;
};

template <typename Arg>
ArgumentRecord argument_record(const std::remove_reference_t<Arg>& value,
                               SignatureWriter& writer) {
  Encoded encoded;
  encode_argument<Arg>(value, encoded);
  return {std::move(encoded.key), writer.write_value<std::decay_t<Arg>>(value)};
}

}  // namespace tfx::internal

#endif  // TFX_FUNCTION_SIGNATURE_H_

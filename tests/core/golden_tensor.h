// Tensors as the generators in tools/golden write them: type, shape, and the
// bytes of the elements in hexadecimal.
#ifndef TESTS_CORE_GOLDEN_TENSOR_H_
#define TESTS_CORE_GOLDEN_TENSOR_H_

#include <cstddef>
#include <cstdint>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "tfx/c/tensor.h"
#include "tfx/core/dtypes.h"

namespace tfx {

inline std::string from_hex(std::string_view hex) {
  std::string bytes;
  for (size_t i = 0; i + 1 < hex.size(); i += 2) {
    const std::string code(hex.substr(i, 2));
    bytes += static_cast<char>(std::stoi(code, nullptr, 16));
  }
  return bytes;
}

// "float32 2,3 <hex>", "int8 () <hex>"; strings with a comma after each.
inline c::Tensor golden_tensor(const std::string& text) {
  std::istringstream words(text);
  std::string dtype, dims, elements;
  words >> dtype >> dims >> elements;
  std::vector<int64_t> shape;
  if (dims != "()") {
    std::istringstream list(dims);
    for (std::string dim; std::getline(list, dim, ',');) {
      shape.push_back(std::stoll(dim));
    }
  }
  const c::DataType type = dtypes::as_dtype(dtype).as_datatype_enum();
  if (type != c::DataType::kString) {
    const std::string bytes = from_hex(elements);
    return c::Tensor::from_bytes(type, shape, std::as_bytes(std::span(bytes)));
  }
  std::vector<std::string> strings;
  std::istringstream list(elements);
  for (std::string hex; std::getline(list, hex, ',');) {
    strings.push_back(from_hex(hex));
  }
  const std::vector<std::string_view> views(strings.begin(), strings.end());
  return c::Tensor::from_strings(shape, views);
}

}  // namespace tfx

#endif  // TESTS_CORE_GOLDEN_TENSOR_H_

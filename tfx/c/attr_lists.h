// Private to tfx/c: converts list attributes to the parallel arrays that C
// takes. Shared by OperationBuilder and EagerOp.
#ifndef TFX_C_ATTR_LISTS_H_
#define TFX_C_ATTR_LISTS_H_

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "tfx/c/shape.h"

namespace tfx::c {

struct StringListArrays {
  explicit StringListArrays(std::span<const std::string_view> strings) {
    for (const std::string_view string : strings) {
      values.push_back(string.data());
      lengths.push_back(string.size());
    }
  }
  std::vector<const void*> values;
  std::vector<size_t> lengths;
};

struct ShapeListArrays {
  explicit ShapeListArrays(std::span<const ShapeView> shapes) {
    for (const ShapeView shape : shapes) {
      dims.push_back(shape.data());
      ranks.push_back(shape.rank());
    }
  }
  std::vector<const int64_t*> dims;
  std::vector<int> ranks;
};

// C passes booleans as bytes.
inline const unsigned char* as_bytes_of_bool(std::span<const bool> values) {
  static_assert(sizeof(bool) == 1);
  return reinterpret_cast<const unsigned char*>(values.data());
}

}  // namespace tfx::c

#endif  // TFX_C_ATTR_LISTS_H_

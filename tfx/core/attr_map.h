// AttrMap: the attributes of an operation, kept. What an AttrValue views, this
// owns.
#ifndef TFX_CORE_ATTR_MAP_H_
#define TFX_CORE_ATTR_MAP_H_

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "tfx/core/dtypes.h"
#include "tfx/core/execute.h"
#include "tfx/core/tensor_shape.h"

namespace tfx {

using OwnedAttr =
    std::variant<std::monostate, bool, int64_t, float, std::string, DType,
                 TensorShape, Tensor, std::vector<bool>, std::vector<int64_t>,
                 std::vector<float>, std::vector<std::string>,
                 std::vector<DType>, std::vector<TensorShape>>;

// A function's name is a string here, and its kind is forgotten.
OwnedAttr own(const AttrValue& value);

class AttrMap {
 public:
  AttrMap() = default;
  explicit AttrMap(std::span<const Attr> attrs);

  // Null if there is none of that name.
  const OwnedAttr* find(std::string_view name) const;
  void set(std::string name, OwnedAttr value);
  bool empty() const { return attrs_.empty(); }

 private:
  // A few: looked through faster than a map.
  std::vector<std::pair<std::string, OwnedAttr>> attrs_;
};

}  // namespace tfx

#endif  // TFX_CORE_ATTR_MAP_H_

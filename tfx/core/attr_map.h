// AttrMap: an owned copy of the attributes of an operation. (An AttrValue is a
// view.)
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
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_shape.h"

namespace tfx {

struct Attr;

// The name of a function is a plain string here.
using OwnedAttr =
    std::variant<std::monostate, bool, int64_t, float, std::string, DType,
                 TensorShape, Tensor, std::vector<bool>, std::vector<int64_t>,
                 std::vector<float>, std::vector<std::string>,
                 std::vector<DType>, std::vector<TensorShape>>;

class AttrMap {
 public:
  AttrMap();
  explicit AttrMap(std::span<const Attr> attrs);
  // Defined in the source: those of a variant are slow to compile.
  AttrMap(const AttrMap& other);
  AttrMap(AttrMap&& other) noexcept;
  AttrMap& operator=(const AttrMap& other);
  AttrMap& operator=(AttrMap&& other) noexcept;
  ~AttrMap();

  // Null if there is no attribute of that name.
  const OwnedAttr* find(std::string_view name) const;
  void set(std::string name, OwnedAttr value);
  bool empty() const;

 private:
  // There are few: a linear search is faster than a map.
  std::vector<std::pair<std::string, OwnedAttr>> attrs_;
};

}  // namespace tfx

#endif  // TFX_CORE_ATTR_MAP_H_

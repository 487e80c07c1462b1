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
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_shape.h"

namespace tfx {

struct Attr;

// A function's name is a string here, and its kind is forgotten.
using OwnedAttr =
    std::variant<std::monostate, bool, int64_t, float, std::string, DType,
                 TensorShape, Tensor, std::vector<bool>, std::vector<int64_t>,
                 std::vector<float>, std::vector<std::string>,
                 std::vector<DType>, std::vector<TensorShape>>;

class AttrMap {
 public:
  AttrMap();
  explicit AttrMap(std::span<const Attr> attrs);
  // In the source: whoever includes this would compile a variant's otherwise.
  AttrMap(const AttrMap& other);
  AttrMap(AttrMap&& other) noexcept;
  AttrMap& operator=(const AttrMap& other);
  AttrMap& operator=(AttrMap&& other) noexcept;
  ~AttrMap();

  // Null if there is none of that name.
  const OwnedAttr* find(std::string_view name) const;
  void set(std::string name, OwnedAttr value);
  bool empty() const;

 private:
  // A few: looked through faster than a map.
  std::vector<std::pair<std::string, OwnedAttr>> attrs_;
};

}  // namespace tfx

#endif  // TFX_CORE_ATTR_MAP_H_

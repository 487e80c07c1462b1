#include "tfx/core/dtype_limit.h"

#include <ostream>

#include "tfx/core/float_format.h"

namespace tfx {

using c::DataType;

std::ostream& operator<<(std::ostream& stream, const DTypeLimit& limit) {
  if (limit.is_unsigned()) return stream << limit.bits_;
  if (!limit.is_floating()) {
    return stream << static_cast<int64_t>(limit.bits_);
  }
  const auto single = static_cast<float>(limit.floating_);
  switch (limit.type_) {
    case DataType::kFloat16:
      return stream << internal::float_scalar(static_cast<Half>(single));
    case DataType::kBfloat16:
      return stream << internal::six_digits(single);
    case DataType::kFloat32:
      return stream << internal::float_scalar(single);
    default:
      return stream << internal::float_scalar(limit.floating_);
  }
}

}  // namespace tfx

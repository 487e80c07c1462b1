#include "tfx/core/function_name.h"

#include <atomic>
#include <cctype>

namespace tfx {

std::string unique_function_name(std::string_view name,
                                 std::string_view prefix) {
  static std::atomic<int64_t> next{0};
  std::string result(prefix);
  for (const char c : name) {
    const bool is_plain = std::isalnum(static_cast<unsigned char>(c)) != 0;
    result += is_plain ? c : '_';
  }
  return result + "_" + std::to_string(next++);
}

}  // namespace tfx

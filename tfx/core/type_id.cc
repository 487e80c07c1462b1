#include "tfx/core/type_id.h"

#include <algorithm>
#include <array>

namespace tfx::internal {
namespace {

bool is_local(std::string_view text) {
  // As g++ and clang write them.
  constexpr std::array<std::string_view, 4> kMarks = {
      "{anonymous}", "(anonymous", "<lambda", "(lambda"};
  return std::ranges::any_of(kMarks, [&](std::string_view mark) {
    return text.find(mark) != std::string_view::npos;
  });
}

}  // namespace

bool operator==(TypeId a, TypeId b) {
  if (a.text_ == b.text_) return true;
  return a.text_() == b.text_() && !is_local(a.text_());
}

}  // namespace tfx::internal

#include "tfx/c/shape.h"

namespace tfx::c {

std::string ShapeView::str() const {
  if (!known_rank()) return "<unknown>";
  std::string text = "(";
  for (const int64_t dim : dims()) {
    text += dim < 0 ? "None" : std::to_string(dim);
    text += ", ";
  }
  if (rank_ == 1) {
    text.pop_back();
  } else if (rank_ > 1) {
    text.resize(text.size() - 2);
  }
  return text + ")";
}

}  // namespace tfx::c

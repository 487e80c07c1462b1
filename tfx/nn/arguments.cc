#include "tfx/nn/arguments.h"

#include "tfx/core/python_repr.h"

namespace tfx::nn {
namespace {

std::string text(int64_t value) { return std::to_string(value); }
std::string text(double value) { return tfx::internal::float_repr(value); }
template <typename T>
std::string text(const std::vector<T>& list) {
  std::string all = "[";
  for (const T& value : list) {
    all += (all.size() > 1 ? ", " : "") + text(value);
  }
  return all + "]";
}

}  // namespace

template <typename T>
std::string NumberOrList<T>::str() const {
  if (is_none()) return "None";
  return is_number() ? text(values_.front()) : text(values_);
}

template class NumberOrList<int64_t>;
template class NumberOrList<double>;

std::string Padding::str() const { return is_list_ ? text(pairs_) : name_; }

}  // namespace tfx::nn

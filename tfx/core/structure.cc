#include "tfx/core/structure.h"

#include <ostream>

#include "tfx/core/errors.h"
#include "tfx/core/ndarray.h"
#include "tfx/core/tensor_like.h"
#include "tfx/core/tree_impl.h"

namespace tfx {

template class internal::Tree<Structure>;

Structure::Structure(const np::NDArray& leaf)
    : leaf_(TensorLike(leaf).to_tensor()) {}

Structure::Structure(std::initializer_list<Item> items)
    : Structure(dict(items)) {}

Structure::Structure(Structure a, Structure b)
    : Structure(tuple({std::move(a), std::move(b)})) {}

Structure::Structure(Structure a, Structure b, Structure c)
    : Structure(tuple({std::move(a), std::move(b), std::move(c)})) {}

Structure::Structure(Structure a, Structure b, Structure c, Structure d)
    : Structure(
          tuple({std::move(a), std::move(b), std::move(c), std::move(d)})) {}

Structure::Structure(Structure a, Structure b, Structure c, Structure d,
                     Structure e)
    : Structure(tuple({std::move(a), std::move(b), std::move(c), std::move(d),
                       std::move(e)})) {}

Structure::Structure(Structure a, Structure b, Structure c, Structure d,
                     Structure e, Structure f)
    : Structure(tuple({std::move(a), std::move(b), std::move(c), std::move(d),
                       std::move(e), std::move(f)})) {}

const Tensor& Structure::tensor() const& {
  if (is_leaf() && !is_composite()) return leaf_;
  throw TypeError("expected a Tensor, got a " + std::string(type_name()) +
                  (is_leaf() ? "" : ": " + layout()));
}

const CompositeValue& Structure::composite() const& {
  if (is_composite()) return composite_;
  throw TypeError("expected a composite tensor, got " +
                  (is_leaf() ? leaf_description() : layout()));
}

np::NDArray Structure::numpy() const { return tensor().numpy(); }

Tensor Structure::half(int64_t index) const {
  if (is_none() || is_composite()) {
    throw TypeError("cannot unpack " + leaf_description() +
                    " into two tensors");
  }
  const int64_t count =
      is_tensor() ? leaf_.len() : static_cast<int64_t>(size());
  if (count != 2) {
    throw ValueError(count < 2
                         ? "not enough values to unpack (expected 2, got " +
                               std::to_string(count) + ")"
                         : "too many values to unpack (expected 2, got " +
                               std::to_string(count) +
                               "); name them: element.unpack<" +
                               std::to_string(count) + ">()");
  }
  if (is_tensor()) return leaf_[index];
  if (is_dict()) {
    throw TypeError("a dict is unpacked by its keys: element[" +
                    internal::str_repr(keys()[0]) + "]");
  }
  const Structure& child = (*this)[index];
  if (child.is_leaf() && !child.is_composite()) return child.leaf_;
  throw TypeError("expected two tensors, got " + layout() + " with a " +
                  std::string(child.type_name()) +
                  " in it: use element.unpack<tf::Tensor, tf::Structure>() "
                  "or the like");
}

std::string Structure::leaf_str() const {
  if (is_composite()) return composite_.str();
  return is_none() ? "None" : leaf_.str();
}

std::string Structure::leaf_repr() const {
  if (is_composite()) return composite_.repr();
  return is_none() ? "None" : leaf_.repr();
}

std::string Structure::leaf_description() const {
  if (is_none()) return "None";
  return is_composite() ? "a " + std::string(composite_.type_name())
                        : "a Tensor";
}

std::string_view Structure::leaf_type_name() const noexcept {
  if (is_composite()) return composite_.type_name();
  return is_none() ? "NoneType" : "EagerTensor";
}

std::ostream& operator<<(std::ostream& stream, const Structure& structure) {
  return stream << structure.str();
}

}  // namespace tfx

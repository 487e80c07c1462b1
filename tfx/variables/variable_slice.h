// v[0], v(0, tf::Slice(1, 3)): a part of a variable, to read or to assign.
//
//   v[0].assign({1.0, 2.0});
//   v(tf::_, 1) * 2
#ifndef TFX_VARIABLES_VARIABLE_SLICE_H_
#define TFX_VARIABLES_VARIABLE_SLICE_H_

#include <string>
#include <vector>

#include "tfx/core/indexing.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/variables/variable.h"

namespace tfx {

class VariableSlice {
 public:
  using HasTensorOperators = void;

  VariableSlice(Variable variable, std::vector<Index> indices)
      : variable_(std::move(variable)), indices_(std::move(indices)) {}

  Tensor value() const;
  operator Tensor() const { return value(); }  // NOLINT: as in Python
  DType dtype() const { return variable_.dtype(); }
  TensorShape shape() const { return value().shape(); }
  np::NDArray numpy() const;
  // A part of this part, which can only be read.
  template <typename T>
  Tensor operator[](const T& index) const {
    return value()[index];
  }

  // Assigns to this part and returns the variable. A smaller value is
  // broadcast. Throws TypeError for a boolean mask, which is not a slice.
  const Variable& assign(const TensorLike& value,
                         const NameOptions& options = {}) const;

  std::string str() const { return value().str(); }
  std::string repr() const { return value().repr(); }
  friend std::ostream& operator<<(std::ostream& stream,
                                  const VariableSlice& slice);

 private:
  Variable variable_;
  std::vector<Index> indices_;
};

inline VariableSlice Variable::operator[](Index index) const {
  return VariableSlice(*this, {std::move(index)});
}
template <typename First, typename... T>
VariableSlice Variable::operator()(const First& first,
                                   const T&... others) const {
  return VariableSlice(*this, {Index(first), Index(others)...});
}

}  // namespace tfx

#endif  // TFX_VARIABLES_VARIABLE_SLICE_H_

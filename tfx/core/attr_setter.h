// Private: sets an attribute of an eager operation or of a graph's operation.
#ifndef TFX_CORE_ATTR_SETTER_H_
#define TFX_CORE_ATTR_SETTER_H_

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tfx/c/eager_op.h"
#include "tfx/c/operation_builder.h"
#include "tfx/core/execute.h"

namespace tfx {

// Lists of functions, which the two kinds of operations set differently.
void set_function_list(c::EagerOp& op, const char* name,
                       std::span<const FunctionName> values);
void set_function_list(c::OperationBuilder& op, const char* name,
                       std::span<const FunctionName> values);

// A visitor of an AttrValue; Op is one of the two above.
template <typename Op>
struct AttrSetter {
  Op& op;
  const char* name;

  void operator()(bool value) const { op.set_bool(name, value); }
  void operator()(int64_t value) const { op.set_int(name, value); }
  void operator()(float value) const { op.set_float(name, value); }
  void operator()(std::string_view value) const { op.set_string(name, value); }
  void operator()(DType value) const {
    op.set_type(name, value.as_datatype_enum());
  }
  void operator()(const TensorShape* value) const {
    op.set_shape(name, value->view());
  }
  void operator()(const c::Tensor* value) const { op.set_tensor(name, *value); }
  void operator()(FunctionName value) const {
    op.set_function(name, value.name);
  }
  void operator()(std::span<const bool> values) const {
    op.set_bool_list(name, values);
  }
  void operator()(std::span<const int64_t> values) const {
    op.set_int_list(name, values);
  }
  void operator()(std::span<const float> values) const {
    op.set_float_list(name, values);
  }
  void operator()(std::span<const std::string> values) const {
    const std::vector<std::string_view> views(values.begin(), values.end());
    op.set_string_list(name, views);
  }
  void operator()(std::span<const DType> values) const {
    static_assert(sizeof(DType) == sizeof(c::DataType));
    op.set_type_list(name, {reinterpret_cast<const c::DataType*>(values.data()),
                            values.size()});
  }
  void operator()(std::span<const TensorShape> values) const {
    std::vector<c::ShapeView> views;
    for (const TensorShape& value : values) views.push_back(value.view());
    op.set_shape_list(name, views);
  }
  void operator()(std::span<const FunctionName> values) const {
    set_function_list(op, name, values);
  }
};

}  // namespace tfx

#endif  // TFX_CORE_ATTR_SETTER_H_

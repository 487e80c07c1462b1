#include "tfx/core/graph_attrs.h"

#include <string>
#include <variant>
#include <vector>

#include "tfx/proto/core/framework/attr_value.pb.h"

namespace tfx {
namespace {

struct SetAttr {
  c::OperationBuilder& builder;
  const char* name;

  void operator()(bool value) const { builder.set_bool(name, value); }
  void operator()(int64_t value) const { builder.set_int(name, value); }
  void operator()(float value) const { builder.set_float(name, value); }
  void operator()(std::string_view value) const {
    builder.set_string(name, value);
  }
  void operator()(DType value) const {
    builder.set_type(name, value.as_datatype_enum());
  }
  void operator()(const TensorShape* value) const {
    builder.set_shape(name, value->view());
  }
  void operator()(const c::Tensor* value) const {
    builder.set_tensor(name, *value);
  }
  void operator()(FunctionName value) const {
    builder.set_function(name, value.name);
  }
  void operator()(std::span<const bool> values) const {
    builder.set_bool_list(name, values);
  }
  void operator()(std::span<const int64_t> values) const {
    builder.set_int_list(name, values);
  }
  void operator()(std::span<const float> values) const {
    builder.set_float_list(name, values);
  }
  void operator()(std::span<const std::string> values) const {
    const std::vector<std::string_view> views(values.begin(), values.end());
    builder.set_string_list(name, views);
  }
  void operator()(std::span<const DType> values) const {
    static_assert(sizeof(DType) == sizeof(c::DataType));
    builder.set_type_list(
        name,
        {reinterpret_cast<const c::DataType*>(values.data()), values.size()});
  }
  void operator()(std::span<const TensorShape> values) const {
    std::vector<c::ShapeView> views;
    for (const TensorShape& value : values) views.push_back(value.view());
    builder.set_shape_list(name, views);
  }
  // C has no function for it.
  void operator()(std::span<const FunctionName> values) const {
    proto::AttrValue attr;
    for (const FunctionName value : values) {
      attr.mutable_list()->add_func()->set_name(std::string(value.name));
    }
    builder.set_attr_value(name, attr.SerializeAsString());
  }
};

}  // namespace

void set_attrs(c::OperationBuilder& builder, std::span<const Attr> attrs) {
  for (const Attr& attr : attrs) {
    std::visit(SetAttr{builder, attr.name}, attr.value);
  }
}

}  // namespace tfx

#include "tfx/core/graph_attrs.h"

#include <string>
#include <variant>

#include "tfx/core/attr_setter.h"
#include "tfx/proto/core/framework/attr_value.pb.h"

namespace tfx {

void set_function_list(c::OperationBuilder& op, const char* name,
                       std::span<const FunctionName> values) {
  proto::AttrValue attr;
  for (const FunctionName value : values) {
    attr.mutable_list()->add_func()->set_name(std::string(value.name));
  }
  op.set_attr_value(name, attr.SerializeAsString());
}

void set_attrs(c::OperationBuilder& builder, std::span<const Attr> attrs) {
  for (const Attr& attr : attrs) {
    std::visit(AttrSetter<c::OperationBuilder>{builder, attr.name}, attr.value);
  }
}

}  // namespace tfx

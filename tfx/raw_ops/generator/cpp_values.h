// Names, types and values of op definitions as C++ source text.
#ifndef TFX_RAW_OPS_GENERATOR_CPP_VALUES_H_
#define TFX_RAW_OPS_GENERATOR_CPP_VALUES_H_

#include <string>

#include "tfx/proto/core/framework/attr_value.pb.h"

namespace tfx::generator {

// `name`, with an underscore appended if it is a C++ keyword.
std::string cpp_identifier(const std::string& name);

// "float32": the name of a DataType.
std::string dtype_name(int data_type);

// The C++ types of a parameter and of a field for an attribute type ("int",
// "list(shape)", …). Throws std::runtime_error for unknown types.
std::string cpp_parameter_type(const std::string& attr_type);
std::string cpp_field_type(const std::string& attr_type);

// An attribute value as a C++ expression. Throws std::runtime_error if it
// cannot be expressed.
std::string cpp_value(const std::string& attr_type,
                      const proto::AttrValue& value);

// `text` as a C++ expression that initialises a std::string.
std::string cpp_string(const std::string& text);

}  // namespace tfx::generator

#endif  // TFX_RAW_OPS_GENERATOR_CPP_VALUES_H_

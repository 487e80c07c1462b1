// Names, types and values of ops' definitions as C++ writes them.
#ifndef TFX_RAW_OPS_GENERATOR_CPP_VALUES_H_
#define TFX_RAW_OPS_GENERATOR_CPP_VALUES_H_

#include <string>

#include "tfx/proto/core/framework/attr_value.pb.h"

namespace tfx::generator {

// `name`, with an underscore behind it if C++ has the word for itself.
std::string cpp_identifier(const std::string& name);

// "float32": the name of a DataType.
std::string dtype_name(int data_type);

// The C++ type of a parameter, and of a field, for an attribute's type
// ("int", "list(shape)", …). Throws std::runtime_error for unknown ones.
std::string cpp_parameter_type(const std::string& attr_type);
std::string cpp_field_type(const std::string& attr_type);

// A value of such a type, as a C++ expression. Throws std::runtime_error if
// there is none.
std::string cpp_value(const std::string& attr_type,
                      const proto::AttrValue& value);

// `text` as a C++ expression that a std::string is made of.
std::string cpp_string(const std::string& text);

}  // namespace tfx::generator

#endif  // TFX_RAW_OPS_GENERATOR_CPP_VALUES_H_

// Private: reads Python values in a SavedModel, such as the types of a
// function's arguments and results.
#ifndef TFX_SAVED_MODEL_STRUCTURED_VALUE_H_
#define TFX_SAVED_MODEL_STRUCTURED_VALUE_H_

#include <map>
#include <string>
#include <vector>

#include "tfx/core/dtypes.h"
#include "tfx/core/op_definition.h"
#include "tfx/core/structured_spec.h"
#include "tfx/core/tensor_shape.h"
#include "tfx/core/tensor_spec.h"

namespace tfx::proto {
class StructuredValue;
class TensorSpecProto;
}  // namespace tfx::proto

namespace tfx::saved_model {

// Reference types (of variables in old models) become the plain types.
DType read_dtype(int type);
TensorSpec read_spec(const proto::TensorSpecProto& spec);

// A dict's values by their keys, in the order of tf.nest.
std::map<std::string, const proto::StructuredValue*> fields_of(
    const proto::StructuredValue& dict);

// The specs and values in a structure; namedtuples become tuples.
StructuredSpec structured_spec_of(const proto::StructuredValue& value);
// Appends the specs of all tensors in `value`. `dtypes` are the dtypes of all
// `specs`: components of composite tensors get theirs from it, and an unknown
// shape.
void add_tensor_specs(const proto::StructuredValue& value,
                      const std::vector<DType>& dtypes,
                      std::vector<TensorSpec>& specs);

// Python's repr() of the saved value.
std::string repr(const proto::StructuredValue& value);

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_STRUCTURED_VALUE_H_

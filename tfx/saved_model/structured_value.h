// Private: values of Python that a SavedModel keeps, such as the arguments and
// results of a function.
#ifndef TFX_SAVED_MODEL_STRUCTURED_VALUE_H_
#define TFX_SAVED_MODEL_STRUCTURED_VALUE_H_

#include <map>
#include <string>

#include "tfx/core/dtypes.h"
#include "tfx/core/tensor_shape.h"

namespace tfx::proto {
class StructuredValue;
class TensorShapeProto;
class TensorSpecProto;
}  // namespace tfx::proto

namespace tfx::saved_model {

TensorShape read_shape(const proto::TensorShapeProto& shape);
// Reference types, of old models' variables, are the plain ones.
DType read_dtype(int type);

// A dict's values by their keys, in the order in which tf.nest visits them.
std::map<std::string, const proto::StructuredValue*> fields_of(
    const proto::StructuredValue& dict);

// What Python's repr() gives for the value that was saved.
std::string repr(const proto::StructuredValue& value);
// "TensorSpec(shape=(None, 2), dtype=tf.float32, name='x')"
std::string spec_repr(const proto::TensorSpecProto& spec);

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_STRUCTURED_VALUE_H_

// Private: the types of elements in the file dataset_spec.pb beside a saved
// dataset, as Python writes them.
#ifndef TFX_DATA_SPEC_PROTO_H_
#define TFX_DATA_SPEC_PROTO_H_

#include <string>

#include "tfx/core/structured_spec.h"

namespace tfx::data::internal {

std::string serialize_spec(const StructuredSpec& spec);
// Throws ValueError for bytes that are no message, and types that no element
// has. Named tuples become tuples.
StructuredSpec parse_spec(const std::string& bytes);

}  // namespace tfx::data::internal

#endif  // TFX_DATA_SPEC_PROTO_H_

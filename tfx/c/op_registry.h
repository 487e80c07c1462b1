// What ops and kernels the installed TensorFlow has.
#ifndef TFX_C_OP_REGISTRY_H_
#define TFX_C_OP_REGISTRY_H_

#include <string_view>

#include "tfx/c/buffer.h"
#include "tfx/c/owner.h"
#include "tfx/c/zstring.h"

namespace tfx::c {

// Every op, loaded libraries' included, as a serialised OpList.
Buffer all_ops();

// Every kernel, or those of one op, as a serialised KernelList.
Buffer all_kernels();
Buffer kernels_for_op(ZString op_type);

// Whether running the op twice may differ from running it once. Throws
// NotFoundError for an unknown op.
bool is_stateful(ZString op_type);

// Descriptions of ops for the writing of wrappers (TF_ApiDefMap).
class ApiDefMap : public Owner<TF_ApiDefMap> {
 public:
  // For the ops of a serialised OpList.
  explicit ApiDefMap(const Buffer& op_list);
  // Adds ApiDefs in text format.
  void put(std::string_view api_defs);
  // The serialised ApiDef of one op; throws NotFoundError.
  Buffer find(std::string_view op_type) const;
};

}  // namespace tfx::c

#endif  // TFX_C_OP_REGISTRY_H_

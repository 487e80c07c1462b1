// The ops and kernels of the loaded TensorFlow.
#ifndef TFX_C_OP_REGISTRY_H_
#define TFX_C_OP_REGISTRY_H_

#include <string_view>

#include "tfx/c/buffer.h"
#include "tfx/c/owner.h"
#include "tfx/c/zstring.h"

namespace tfx::c {

// All ops, including those of loaded libraries, as a serialised OpList.
Buffer all_ops();  ///< Wraps TF_GetAllOpList

// All kernels, or those of one op, as a serialised KernelList.
Buffer all_kernels();                    ///< Wraps TF_GetAllRegisteredKernels
Buffer kernels_for_op(ZString op_type);  ///< Wraps TF_GetRegisteredKernelsForOp

// Whether running the op twice may differ from running it once. Throws
// NotFoundError for an unknown op.
bool is_stateful(ZString op_type);  ///< Wraps TF_OpIsStateful

// Descriptions of ops, for generating wrappers (TF_ApiDefMap).
class ApiDefMap : public Owner<TF_ApiDefMap> {
 public:
  // For the ops of a serialised OpList.
  explicit ApiDefMap(const Buffer& op_list);  ///< Wraps TF_NewApiDefMap
  // Adds ApiDefs in text format.
  void put(std::string_view api_defs);  ///< Wraps TF_ApiDefMapPut
  // The serialised ApiDef of one op; throws NotFoundError.
  Buffer find(std::string_view op_type) const;  ///< Wraps TF_ApiDefMapGet
};

}  // namespace tfx::c

#endif  // TFX_C_OP_REGISTRY_H_

#include "tfx/c/op_registry.h"

#include "tensorflow/c/c_api.h"
#include "tensorflow/c/c_api_experimental.h"
#include "tfx/c/errors.h"
#include "tfx/c/status.h"

namespace tfx::c {

void destroy(TF_ApiDefMap* object) noexcept { TF_DeleteApiDefMap(object); }

Buffer all_ops() { return Buffer(TF_GetAllOpList()); }

Buffer all_kernels() {
  Status status;
  Buffer kernels(TF_GetAllRegisteredKernels(status.get()));
  status.check();
  return kernels;
}

Buffer kernels_for_op(ZString op_type) {
  Status status;
  Buffer kernels(TF_GetRegisteredKernelsForOp(op_type.c_str(), status.get()));
  status.check();
  return kernels;
}

bool is_stateful(ZString op_type) {
  Status status;
  const int stateful = TF_OpIsStateful(op_type.c_str(), status.get());
  status.check();
  return stateful != 0;
}

ApiDefMap::ApiDefMap(const Buffer& op_list) {
  Status status;
  adopt(TF_NewApiDefMap(op_list.get(), status.get()));
  status.check();
}

void ApiDefMap::put(std::string_view api_defs) {
  Status status;
  TF_ApiDefMapPut(get(), api_defs.data(), api_defs.size(), status.get());
  status.check();
}

Buffer ApiDefMap::find(std::string_view op_type) const {
  Status status;
  Buffer definition(
      TF_ApiDefMapGet(get(), op_type.data(), op_type.size(), status.get()));
  status.check();
  if (!definition) {
    throw errors::NotFoundError("there is no op '" + std::string(op_type) +
                                "' among those of the ApiDefMap");
  }
  return definition;
}

}  // namespace tfx::c

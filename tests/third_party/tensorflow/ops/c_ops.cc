// A library of one op through TensorFlow's C API alone (whose headers are not C
// throughout): OP looks an environment variable up in `environ`, of which a
// program may hold the only valid copy.
//
//   REPEATED        registers the op twice
//   WITHOUT_KERNEL  registers the op alone
#include <unistd.h>

#include <cstring>

#include "tensorflow/c/kernels.h"
#include "tensorflow/c/ops.h"
#include "tensorflow/c/tf_tstring.h"

namespace {

const char* find(const char* name, size_t size) {
  for (char** entry = environ; entry != nullptr && *entry != nullptr; ++entry) {
    if (std::strncmp(*entry, name, size) == 0 && (*entry)[size] == '=') {
      return *entry + size + 1;
    }
  }
  return "unset";
}

void compute(void*, TF_OpKernelContext* context) {
  TF_Status* status = TF_NewStatus();
  TF_Tensor* input = nullptr;
  TF_GetInput(context, 0, &input, status);
  const auto* name = static_cast<const TF_TString*>(TF_TensorData(input));
  const char* value =
      find(TF_StringGetDataPointer(name), TF_StringGetSize(name));
  TF_Tensor* output = TF_AllocateOutput(context, 0, TF_STRING, nullptr, 0,
                                        sizeof(TF_TString), status);
  TF_StringCopy(static_cast<TF_TString*>(TF_TensorData(output)), value,
                std::strlen(value));
  TF_DeleteTensor(output);
  TF_DeleteTensor(input);
  TF_DeleteStatus(status);
}

void register_op() {
  TF_Status* status = TF_NewStatus();
  TF_OpDefinitionBuilder* op = TF_NewOpDefinitionBuilder(OP);
  TF_OpDefinitionBuilderAddInput(op, "name: string");
  TF_OpDefinitionBuilderAddOutput(op, "value: string");
  TF_OpDefinitionBuilderSetIsStateful(op, 1);
  TF_RegisterOpDefinition(op, status);
  TF_DeleteStatus(status);
}

[[maybe_unused]] void register_kernel() {
  TF_Status* status = TF_NewStatus();
  TF_KernelBuilder* kernel =
      TF_NewKernelBuilder(OP, "CPU", nullptr, &compute, nullptr);
  TF_RegisterKernelBuilder(OP, kernel, status);
  TF_DeleteStatus(status);
}

__attribute__((constructor)) void register_all() {
  register_op();
#ifdef REPEATED
  register_op();
#endif
#ifndef WITHOUT_KERNEL
  register_kernel();
#endif
}

}  // namespace

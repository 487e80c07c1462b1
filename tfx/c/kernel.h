// Kernels: C++ implementations of ops (TF_KernelBuilder).
//
//   struct TwiceKernel {
//     explicit TwiceKernel(KernelConstruction&) {}
//     void compute(KernelContext& context) {
//       const Tensor x = context.input(0);
//       Tensor y = context.allocate_output(0, x.type(), x.shape());
//       …
//     }
//   };
//   add_kernel<TwiceKernel>("Twice", "CPU");
//
// TensorFlow creates a kernel object for each node it runs and may call compute
// from several threads at once. Exceptions from the constructor or compute
// become the status of the node (TensorFlow turns UnavailableError, reserved
// for the network, into InternalError). Kernels stay registered for the life of
// the process.
#ifndef TFX_C_KERNEL_H_
#define TFX_C_KERNEL_H_

#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "tfx/c/buffer.h"
#include "tfx/c/callback.h"
#include "tfx/c/data_type.h"
#include "tfx/c/shape.h"
#include "tfx/c/status.h"
#include "tfx/c/tensor.h"
#include "tfx/c/zstring.h"

namespace tfx::c {

// The node that a kernel is constructed for (TF_OpKernelConstruction).
class KernelConstruction {
 public:
  explicit KernelConstruction(TF_OpKernelConstruction* construction)
      : construction_(construction) {}

  std::string node_name() const;  ///< Wraps TF_OpKernelConstruction_GetName
  Buffer node_def() const;        ///< Wraps TF_OpKernelConstruction_GetNodeDef
  bool has_attr(ZString name) const;  ///< Wraps TF_OpKernelConstruction_HasAttr
  // The attr_ methods throw InvalidArgumentError for a wrong name or kind.
  // Wraps TF_OpKernelConstruction_GetAttrString.
  std::string attr_string(ZString name) const;
  // Wraps TF_OpKernelConstruction_GetAttrInt64.
  int64_t attr_int(ZString name) const;
  // Wraps TF_OpKernelConstruction_GetAttrFloat.
  float attr_float(ZString name) const;
  // Wraps TF_OpKernelConstruction_GetAttrBool.
  bool attr_bool(ZString name) const;
  // Wraps TF_OpKernelConstruction_GetAttrType.
  DataType attr_type(ZString name) const;
  // Wraps TF_OpKernelConstruction_GetAttrTensor.
  Tensor attr_tensor(ZString name) const;
  // A serialised NameAttrList.
  // Wraps TF_OpKernelConstruction_GetAttrFunction.
  Buffer attr_function(ZString name) const;
  // Wraps TF_OpKernelConstruction_GetAttrStringList.
  std::vector<std::string> attr_string_list(ZString name) const;
  // Wraps TF_OpKernelConstruction_GetAttrInt64List.
  std::vector<int64_t> attr_int_list(ZString name) const;
  // Wraps TF_OpKernelConstruction_GetAttrFloatList.
  std::vector<float> attr_float_list(ZString name) const;
  // Wraps TF_OpKernelConstruction_GetAttrBoolList.
  std::vector<bool> attr_bool_list(ZString name) const;
  // Wraps TF_OpKernelConstruction_GetAttrTypeList.
  std::vector<DataType> attr_type_list(ZString name) const;
  // Wraps TF_OpKernelConstruction_GetAttrTensorList.
  std::vector<Tensor> attr_tensor_list(ZString name) const;

 private:
  TF_OpKernelConstruction* construction_;
};

// One call of compute (TF_OpKernelContext).
class KernelContext {
 public:
  explicit KernelContext(TF_OpKernelContext* context) : context_(context) {}

  int input_count() const;   ///< Wraps TF_NumInputs
  int output_count() const;  ///< Wraps TF_NumOutputs
  // These throw OutOfRangeError for an index out of range.
  Tensor input(int index) const;          ///< Wraps TF_GetInput
  DataType input_type(int index) const;   ///< Wraps TF_InputDatatype
  DataType output_type(int index) const;  ///< Wraps TF_ExpectedOutputDataType

  // Unlike C, throws InvalidArgumentError if the type is not the declared one.
  void set_output(int index, const Tensor& value);  ///< Wraps TF_SetOutput
  // Memory for an output, on the device the kernel runs on.
  // Wraps TF_AllocateOutput.
  Tensor allocate_output(int index, DataType type, ShapeView shape);
  // Reuses the memory of one of the inputs `candidates` if nothing else uses
  // it; otherwise allocates.
  // Wraps TF_ForwardInputOrAllocateOutput.
  Tensor forward_input_or_allocate_output(std::span<const int> candidates,
                                          int index, ShapeView shape);
  // Scratch memory for the duration of the computation.
  // Wraps TF_AllocateTemp.
  Tensor allocate_temporary(DataType type, ShapeView shape);

  int64_t step_id() const;          ///< Wraps TF_GetStepId
  int device_id() const;            ///< Wraps TF_GetDeviceId
  std::string device_name() const;  ///< Wraps TF_GetDeviceName
  std::string node_name() const;    ///< Wraps TF_GetOpKernelName

 private:
  void check_index(int index, int count, const char* what) const;

  TF_OpKernelContext* context_;
};

struct KernelOptions {
  // Required values of type attributes: {"T", kFloat32}.
  std::vector<std::pair<std::string, DataType>> type_constraints = {};
  // Arguments that stay in host memory if the kernel's device is not the host.
  std::vector<std::string> host_memory = {};
  int priority = 0;
  std::string label = {};
};

namespace internal {

using CreateKernel = void*(TF_OpKernelConstruction*);
using ComputeKernel = void(void*, TF_OpKernelContext*);
using DeleteKernel = void(void*);

void fail_construction(TF_OpKernelConstruction* construction) noexcept;
void fail_computation(TF_OpKernelContext* context) noexcept;
void add_kernel(ZString op_type, ZString device_type, CreateKernel* create,
                ComputeKernel* compute, DeleteKernel* destroy,
                const KernelOptions& options);

}  // namespace internal

// Registers Kernel for an op on a device type ("CPU", "GPU"). Throws
// NotFoundError for an unknown op, and InvalidArgumentError for a constraint or
// argument that the op does not have. A node that several kernels match fails.
// Wraps TF_NewKernelBuilder, TF_RegisterKernelBuilder.
template <typename Kernel>
void add_kernel(ZString op_type, ZString device_type,
                const KernelOptions& options = {}) {
  internal::add_kernel(
      op_type, device_type,
      [](TF_OpKernelConstruction* raw) noexcept -> void* {
        struct Call {
          TF_OpKernelConstruction* raw;
          Kernel* kernel = nullptr;
        } call{raw};
        internal::run_callback(
            [](void* argument) {
              auto& call = *static_cast<Call*>(argument);
              KernelConstruction construction(call.raw);
              // run_callback() catches what it throws.
              // NOLINTNEXTLINE(bugprone-unhandled-exception-at-new)
              call.kernel = new Kernel(construction);
            },
            [](void* argument) noexcept {
              internal::fail_construction(static_cast<Call*>(argument)->raw);
            },
            &call);
        return call.kernel;
      },
      [](void* kernel, TF_OpKernelContext* raw) noexcept {
        struct Call {
          void* kernel;
          TF_OpKernelContext* raw;
        } call{kernel, raw};
        internal::run_callback(
            [](void* argument) {
              const auto& call = *static_cast<Call*>(argument);
              KernelContext context(call.raw);
              static_cast<Kernel*>(call.kernel)->compute(context);
            },
            [](void* argument) noexcept {
              internal::fail_computation(static_cast<Call*>(argument)->raw);
            },
            &call);
      },
      [](void* kernel) noexcept { delete static_cast<Kernel*>(kernel); },
      options);
}

}  // namespace tfx::c

#endif  // TFX_C_KERNEL_H_

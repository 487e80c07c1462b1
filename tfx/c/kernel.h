// Kernels: C++ code that computes an op (TF_KernelBuilder).
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
// TensorFlow makes a kernel object for each node it runs and may call compute
// from several threads at once. What constructor or compute throw becomes the
// status of the node (of UnavailableError, which is for the network, TensorFlow
// makes InternalError). Kernels stay for the life of the process.
#ifndef TFX_C_KERNEL_H_
#define TFX_C_KERNEL_H_

#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "tfx/c/buffer.h"
#include "tfx/c/data_type.h"
#include "tfx/c/shape.h"
#include "tfx/c/status.h"
#include "tfx/c/tensor.h"
#include "tfx/c/zstring.h"

namespace tfx::c {

// The node that a kernel is made for (TF_OpKernelConstruction).
class KernelConstruction {
 public:
  explicit KernelConstruction(TF_OpKernelConstruction* construction)
      : construction_(construction) {}

  std::string node_name() const;
  Buffer node_def() const;
  bool has_attr(ZString name) const;
  // A wrong name or kind throws InvalidArgumentError.
  std::string attr_string(ZString name) const;
  int64_t attr_int(ZString name) const;
  float attr_float(ZString name) const;
  bool attr_bool(ZString name) const;
  DataType attr_type(ZString name) const;
  Tensor attr_tensor(ZString name) const;
  // A serialised NameAttrList.
  Buffer attr_function(ZString name) const;
  std::vector<std::string> attr_string_list(ZString name) const;
  std::vector<int64_t> attr_int_list(ZString name) const;
  std::vector<float> attr_float_list(ZString name) const;
  std::vector<bool> attr_bool_list(ZString name) const;
  std::vector<DataType> attr_type_list(ZString name) const;
  std::vector<Tensor> attr_tensor_list(ZString name) const;

 private:
  TF_OpKernelConstruction* construction_;
};

// One computation (TF_OpKernelContext).
class KernelContext {
 public:
  explicit KernelContext(TF_OpKernelContext* context) : context_(context) {}

  int input_count() const;
  int output_count() const;
  // Throw OutOfRangeError for an index beyond the end.
  Tensor input(int index) const;
  DataType input_type(int index) const;
  DataType output_type(int index) const;

  // Checks what C does not: that the type is the one the op declares.
  void set_output(int index, const Tensor& value);
  // Memory for an output, on the device the kernel runs on.
  Tensor allocate_output(int index, DataType type, ShapeView shape);
  // The memory of one of `candidates` if nobody else needs it, else new.
  Tensor forward_input_or_allocate_output(std::span<const int> candidates,
                                          int index, ShapeView shape);
  // Memory for the time of the computation.
  Tensor allocate_temporary(DataType type, ShapeView shape);

  int64_t step_id() const;
  int device_id() const;
  std::string device_name() const;
  std::string node_name() const;

 private:
  void check_index(int index, int count, const char* what) const;

  TF_OpKernelContext* context_;
};

struct KernelOptions {
  // For which types of an attribute the kernel is: {"T", kFloat32}.
  std::vector<std::pair<std::string, DataType>> type_constraints = {};
  // Arguments that stay in host memory when the kernel's device is not.
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

// Registers Kernel for an op on a type of device ("CPU", "GPU"). Throws
// NotFoundError for an op that is not there, and InvalidArgumentError for a
// constraint or an argument that it does not have. Two kernels that fit the
// same node make that node fail.
template <typename Kernel>
void add_kernel(ZString op_type, ZString device_type,
                const KernelOptions& options = {}) {
  internal::add_kernel(
      op_type, device_type,
      [](TF_OpKernelConstruction* raw) noexcept -> void* {
        try {
          KernelConstruction construction(raw);
          return new Kernel(construction);
        } catch (...) {
          internal::fail_construction(raw);
          return nullptr;
        }
      },
      [](void* kernel, TF_OpKernelContext* raw) noexcept {
        try {
          KernelContext context(raw);
          static_cast<Kernel*>(kernel)->compute(context);
        } catch (...) {
          internal::fail_computation(raw);
        }
      },
      [](void* kernel) noexcept { delete static_cast<Kernel*>(kernel); },
      options);
}

}  // namespace tfx::c

#endif  // TFX_C_KERNEL_H_

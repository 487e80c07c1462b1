// tf.TensorArray: tensors of one dtype, by index.
//
//   tf::TensorArray array(tf::float32, 3);
//   array = array.write(0, x);
//   tf::Tensor all = array.stack();
//
// Eagerly it is a mutable list, which copies share. While a tf::function is
// traced a write returns a new array and leaves the old one unchanged; so
// always assign the result. It may be a loop variable, and an argument or
// result of a function. Gradients go through it.
#ifndef TFX_FUNCTION_TENSOR_ARRAY_H_
#define TFX_FUNCTION_TENSOR_ARRAY_H_

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "tfx/core/by_name.h"
#include "tfx/core/dtypes.h"
#include "tfx/core/never_null.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/core/tensor_shape.h"
#include "tfx/function/encoded.h"
#include "tfx/function/tensor_leaves.h"
#include "tfx/function/value_leaves.h"
#include "tfx/ops/options.h"

namespace tfx {

struct TensorArrayOptions {
  ByName by_name{};
  // Whether writes beyond the end make the array longer.
  bool dynamic_size = false;
  // Eagerly, read() frees the element, which can then be read only once.
  bool clear_after_read = true;
  // Whether all elements must have the same shape.
  bool infer_shape = true;
  TensorShape element_shape = TensorShape::unknown();
  std::string name = {};
};

class TensorArray {
 public:
  TensorArray(DType dtype, const TensorLike& size,
              const TensorArrayOptions& options = {});

  DType dtype() const;
  // As far as known.
  TensorShape element_shape() const;
  bool dynamic_size() const;
  bool infer_shape() const;
  // The number of elements, an int32.
  Tensor size(const NameOptions& options = {}) const;

  // An element; zeros if it was never written and the shape is known. If there
  // is no such element, throws OutOfRangeError eagerly, and
  // InvalidArgumentError when the traced function runs.
  Tensor read(const TensorLike& index, const NameOptions& options = {}) const;
  // Throws ValueError for a shape that does not fit, and InvalidArgumentError
  // for another dtype. Beyond the end, throws OutOfRangeError eagerly, and
  // InvalidArgumentError when the traced function runs.
  [[nodiscard]] TensorArray write(const TensorLike& index,
                                  const TensorLike& value,
                                  const NameOptions& options = {}) const;

  // All elements stacked in one tensor, and those at `indices`.
  Tensor stack(const NameOptions& options = {}) const;
  Tensor gather(const TensorLike& indices,
                const NameOptions& options = {}) const;
  // All elements, concatenated along the first dimension.
  Tensor concat(const NameOptions& options = {}) const;

  // Write rows of `value`: all elements; the elements at `indices`; and all
  // elements, of `lengths` rows each.
  [[nodiscard]] TensorArray unstack(const TensorLike& value,
                                    const NameOptions& options = {}) const;
  [[nodiscard]] TensorArray scatter(const TensorLike& indices,
                                    const TensorLike& value,
                                    const NameOptions& options = {}) const;
  [[nodiscard]] TensorArray split(const TensorLike& value,
                                  const TensorLike& lengths,
                                  const NameOptions& options = {}) const;

  TensorArray identity() const { return *this; }
  // Eagerly, frees all elements.
  void close() const;
  // A variant that holds the elements.
  Tensor flow() const;
  // An array of the same type with the elements in `flow`. Its size is unknown
  // if `flow` and this array are of different graphs.
  TensorArray with_flow(Tensor flow) const;
  // A later version of this array, such as a loop's next value: of the same
  // size.
  TensorArray continued(Tensor flow) const;
  // The same array with an unknown element shape.
  TensorArray without_shape() const;
  // Keys of its type (besides the dtype) and of its size; "?" if the size is
  // unknown or can change.
  std::string type_key() const;
  std::string size_key() const;

 private:
  struct Shared;

  // Whether it is an eager list, and used eagerly.
  bool is_list() const;
  // Whether it is an eager list used while tracing; the graph gets a copy.
  bool is_from_outside() const;
  Tensor converted(const TensorLike& value) const;
  // The same array with the elements in `flow`. `size` is their number; no
  // tensor if it is unknown.
  TensorArray of_size(const Tensor& flow, const Tensor& size) const;
  Tensor stacked(const std::vector<Tensor>& elements) const;

  internal::NeverNull<std::shared_ptr<Shared>> shared_;
  Tensor flow_;
};

namespace internal {

template <>
struct Leaves<TensorArray> : TensorLeaf<TensorArray> {
  static void encode(const TensorArray& value, Encoded& to) {
    to.add_text(value.dtype().name());
    to.add_type(value.type_key());
    // Arrays of any size are of one type to a function.
    if (to.types) to.add_type(value.size_key());
    to.add_tensor(value.flow());
  }
  static TensorArray decode(const TensorArray& value, TensorReader& from) {
    const Tensor& flow = from.next();
    switch (from.origin()) {
      case Origin::kIterations:
        return value.continued(flow);
      case Origin::kBranches:
        return from.types() == CompositeTypes::kSame
                   ? value.continued(flow)
                   : value.with_flow(flow).without_shape();
      case Origin::kCall:
        break;
    }
    return value.with_flow(flow);
  }
};

}  // namespace internal
}  // namespace tfx

#endif  // TFX_FUNCTION_TENSOR_ARRAY_H_

// tf.TensorArray: tensors of one dtype, by index.
//
//   tf::TensorArray array(tf::float32, 3);
//   array = array.write(0, x);
//   tf::Tensor all = array.stack();
//
// Eagerly it is a list that writes change, and copies are the same list. While
// a tf::function is traced a write returns another array, and the one that was
// written to stays as it is: assign it, which is right in both cases. It may be
// a variable of a loop, and an argument or a result of a function. Gradients go
// through it.
#ifndef TFX_FUNCTION_TENSOR_ARRAY_H_
#define TFX_FUNCTION_TENSOR_ARRAY_H_

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/core/tensor_shape.h"
#include "tfx/function/encoded.h"
#include "tfx/function/tensor_leaves.h"
#include "tfx/function/value_leaves.h"
#include "tfx/ops/options.h"

namespace tfx {

struct TensorArrayOptions {
  // Writes beyond the end make it longer.
  bool dynamic_size = false;
  // Eagerly, what has been read is let go of: it can be read once.
  bool clear_after_read = true;
  // All elements have the same shape.
  bool infer_shape = true;
  TensorShape element_shape = TensorShape::unknown();
  std::string name = {};
};

class TensorArray {
 public:
  TensorArray(DType dtype, const TensorLike& size,
              const TensorArrayOptions& options = {});

  DType dtype() const;
  // As far as it is known.
  TensorShape element_shape() const;
  bool dynamic_size() const;
  bool infer_shape() const;
  // The number of elements, an int32.
  Tensor size(const NameOptions& options = {}) const;

  // Throws OutOfRangeError eagerly, and InvalidArgumentError when the function
  // runs, if there is no such element. What was never written is zeros, if the
  // shape is known.
  Tensor read(const TensorLike& index, const NameOptions& options = {}) const;
  // Throws ValueError for a shape that does not fit, and InvalidArgumentError
  // for another dtype; beyond the end eagerly OutOfRangeError, and when the
  // function runs InvalidArgumentError.
  [[nodiscard]] TensorArray write(const TensorLike& index,
                                  const TensorLike& value,
                                  const NameOptions& options = {}) const;

  // All elements in one tensor, and those at `indices`.
  Tensor stack(const NameOptions& options = {}) const;
  Tensor gather(const TensorLike& indices,
                const NameOptions& options = {}) const;
  // All elements, one behind the other.
  Tensor concat(const NameOptions& options = {}) const;

  // With the rows of `value` as elements; at `indices`; and with as many rows
  // in each as `lengths` says.
  [[nodiscard]] TensorArray unstack(const TensorLike& value,
                                    const NameOptions& options = {}) const;
  [[nodiscard]] TensorArray scatter(const TensorLike& indices,
                                    const TensorLike& value,
                                    const NameOptions& options = {}) const;
  [[nodiscard]] TensorArray split(const TensorLike& value,
                                  const TensorLike& lengths,
                                  const NameOptions& options = {}) const;

  TensorArray identity() const { return *this; }
  // Eagerly it lets go of all elements.
  void close() const;
  // A variant that holds the elements.
  Tensor flow() const;
  // An array like this with other elements. One of another graph is of another
  // size, maybe.
  TensorArray with_flow(Tensor flow) const;
  // The same array further on, as a variable of a loop is: of the same size.
  TensorArray continued(Tensor flow) const;
  // Of which nothing is known but the dtype.
  TensorArray without_shape() const;
  // What distinguishes its type from that of others, and what its size, if
  // anything is known of that.
  std::string type_key() const;
  std::string size_key() const;

 private:
  struct Shared;

  // Whether the elements are here, and not in a variant.
  bool is_list() const;
  // Whether they are here while a function is traced, which uses a copy.
  bool is_from_outside() const;
  Tensor converted(const TensorLike& value) const;
  // With other elements, of which there are as many; no tensor if only they
  // tell.
  TensorArray of_size(const Tensor& flow, const Tensor& size) const;
  Tensor stacked(const std::vector<Tensor>& elements) const;

  std::shared_ptr<Shared> shared_;
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

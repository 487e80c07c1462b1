// EagerOp: one operation for the eager runtime, built, then executed
// (TFE_Op).
//
//   EagerOp op(context, "MatMul");
//   op.add_input(a).add_input(b).set_bool("transpose_b", true);
//   TensorHandle product = op.execute_one();
//
// An op is executed once; reset() it to build another one, which saves an
// allocation. It belongs to one thread at a time.
//
// Attributes that tell the types and numbers of inputs are set with these, in
// the order of the op's arguments. Of two values for one attribute the first
// counts. An attribute that the op does not have is ignored (a line in the log
// says so); one of a wrong kind makes execute() throw.
#ifndef TFX_C_EAGER_OP_H_
#define TFX_C_EAGER_OP_H_

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tfx/c/buffer.h"
#include "tfx/c/data_type.h"
#include "tfx/c/operation.h"
#include "tfx/c/owner.h"
#include "tfx/c/shape.h"
#include "tfx/c/status.h"
#include "tfx/c/tensor.h"
#include "tfx/c/tensor_handle.h"
#include "tfx/c/zstring.h"

namespace tfx::c {

class CancellationManager;
class EagerContext;

class EagerOp : public Owner<TFE_Op> {
 public:
  // The name of an op, or of a function that the context knows. Throws
  // NotFoundError for others.
  EagerOp(EagerContext& context, ZString name);
  // Starts anew, as if just made.
  void reset(ZString name, ZString device = "");

  std::string name() const;
  std::string device() const;
  EagerOp& set_device(ZString device);
  EagerOp& set_cancellation_manager(const CancellationManager& manager);

  // Not more than the op takes, which C does not check: it crashes.
  EagerOp& add_input(const TensorHandle& input);
  // For an argument that is a list; throws InvalidArgumentError for others. If
  // it is empty, the type of its elements is for the caller to set.
  EagerOp& add_input_list(std::span<const TensorHandle> inputs);
  int input_length(ZString argument) const;
  int output_length(ZString argument) const;
  int flat_input_count() const;

  EagerOp& set_string(ZString name, std::string_view value);
  EagerOp& set_int(ZString name, int64_t value);
  EagerOp& set_float(ZString name, float value);
  EagerOp& set_bool(ZString name, bool value);
  EagerOp& set_type(ZString name, DataType value);
  EagerOp& set_shape(ZString name, ShapeView value);
  EagerOp& set_tensor(ZString name, const Tensor& value);
  EagerOp& set_function(ZString name, std::string_view function);
  // A function with attributes of its own: those of `function`.
  EagerOp& set_function(ZString name, const EagerOp& function);

  EagerOp& set_string_list(ZString name,
                           std::span<const std::string_view> values);
  EagerOp& set_int_list(ZString name, std::span<const int64_t> values);
  EagerOp& set_float_list(ZString name, std::span<const float> values);
  EagerOp& set_bool_list(ZString name, std::span<const bool> values);
  EagerOp& set_type_list(ZString name, std::span<const DataType> values);
  EagerOp& set_shape_list(ZString name, std::span<const ShapeView> values);
  EagerOp& set_function_list(ZString name,
                             std::span<const EagerOp* const> functions);
  // Any attribute, from a serialised AttrValue.
  EagerOp& set_attr_value(ZString name, std::string_view attr_value);

  struct AttrType {
    AttrKind kind;
    bool is_list;
  };
  AttrType attr_type(ZString name) const;
  // All attributes, as a serialised NameAttrList.
  Buffer attrs() const;
  EagerOp& add_attrs(const EagerOp& other);

  // Runs it. Returns how many of `results` were set; the rest is empty. Throws
  // what TensorFlow reports, and InvalidArgumentError if it has more results
  // than there is room for; then all are empty.
  size_t execute(std::span<TensorHandle> results);
  // Runs an op with one result.
  TensorHandle execute_one();
  // Runs an op with at most `most` results.
  std::vector<TensorHandle> execute(size_t most);

 private:
  void infer_attrs(int index, std::span<const TensorHandle> inputs,
                   bool is_list);

  // One for all of an op's calls: taking another for each costs time.
  Status status_;
  int next_argument_ = 0;
  bool has_list_ = false;
};

}  // namespace tfx::c

#endif  // TFX_C_EAGER_OP_H_

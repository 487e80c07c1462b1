// EagerOp: builds and executes one eager operation (TFE_Op).
//
//   EagerOp op(context, "MatMul");
//   op.add_input(a).add_input(b).set_bool("transpose_b", true);
//   TensorHandle product = op.execute_one();
//
// An op is executed once; reset() reuses it for another op, which saves an
// allocation. Not thread-safe.
//
// Inputs are added in the order of the op's arguments, which also sets the
// attributes for their types and counts. If an attribute is set twice, the
// first value counts. An attribute that the op does not have is ignored, with a
// log message; one of a wrong kind makes execute() throw.
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
  // `name` is an op or a function in the context. Throws NotFoundError for
  // others.
  EagerOp(EagerContext& context, ZString name);  ///< Wraps TFE_NewOp
  // Starts over, like a newly constructed op.
  void reset(ZString name, ZString device = "");  ///< Wraps TFE_OpReset

  std::string name() const;             ///< Wraps TFE_OpGetName
  std::string device() const;           ///< Wraps TFE_OpGetDevice
  EagerOp& set_device(ZString device);  ///< Wraps TFE_OpSetDevice
  // Wraps TFE_OpSetCancellationManager.
  EagerOp& set_cancellation_manager(const CancellationManager& manager);

  // C does not check the number of inputs, and crashes if there are too many.
  EagerOp& add_input(const TensorHandle& input);  ///< Wraps TFE_OpAddInput
  // For a list argument; throws InvalidArgumentError for others. If the list is
  // empty, the caller must set the attribute for its element type.
  // Wraps TFE_OpAddInput.
  EagerOp& add_input_list(std::span<const TensorHandle> inputs);
  int input_length(ZString argument) const;   ///< Wraps TFE_OpGetInputLength
  int output_length(ZString argument) const;  ///< Wraps TFE_OpGetOutputLength
  int flat_input_count() const;               ///< Wraps TFE_OpGetFlatInputCount

  // Wraps TFE_OpSetAttrString.
  EagerOp& set_string(ZString name, std::string_view value);
  EagerOp& set_int(ZString name, int64_t value);  ///< Wraps TFE_OpSetAttrInt
  EagerOp& set_float(ZString name, float value);  ///< Wraps TFE_OpSetAttrFloat
  EagerOp& set_bool(ZString name, bool value);    ///< Wraps TFE_OpSetAttrBool
  EagerOp& set_type(ZString name, DataType value);  ///< Wraps TFE_OpSetAttrType
  // Wraps TFE_OpSetAttrShape.
  EagerOp& set_shape(ZString name, ShapeView value);
  // Wraps TFE_OpSetAttrTensor.
  EagerOp& set_tensor(ZString name, const Tensor& value);
  // Wraps TFE_OpSetAttrFunctionName.
  EagerOp& set_function(ZString name, std::string_view function);
  // A function with attributes: `function`'s name and attributes.
  // Wraps TFE_OpSetAttrFunction.
  EagerOp& set_function(ZString name, const EagerOp& function);

  // Wraps TFE_OpSetAttrStringList.
  EagerOp& set_string_list(ZString name,
                           std::span<const std::string_view> values);
  // Wraps TFE_OpSetAttrIntList.
  EagerOp& set_int_list(ZString name, std::span<const int64_t> values);
  // Wraps TFE_OpSetAttrFloatList.
  EagerOp& set_float_list(ZString name, std::span<const float> values);
  // Wraps TFE_OpSetAttrBoolList.
  EagerOp& set_bool_list(ZString name, std::span<const bool> values);
  // Wraps TFE_OpSetAttrTypeList.
  EagerOp& set_type_list(ZString name, std::span<const DataType> values);
  // Wraps TFE_OpSetAttrShapeList.
  EagerOp& set_shape_list(ZString name, std::span<const ShapeView> values);
  // Wraps TFE_OpSetAttrFunctionList.
  EagerOp& set_function_list(ZString name,
                             std::span<const EagerOp* const> functions);
  // Any attribute, from a serialised AttrValue.
  // Wraps TFE_OpSetAttrValueProto.
  EagerOp& set_attr_value(ZString name, std::string_view attr_value);

  struct AttrType {
    AttrKind kind;
    bool is_list;
  };
  AttrType attr_type(ZString name) const;  ///< Wraps TFE_OpGetAttrType
  // All attributes, as a serialised NameAttrList.
  Buffer attrs() const;  ///< Wraps TFE_OpGetAttrs, TFE_OpAttrsSerialize
  EagerOp& add_attrs(const EagerOp& other);  ///< Wraps TFE_OpAddAttrs

  // Executes the op. Returns how many of `results` were set; the rest are
  // empty. Throws what TensorFlow reports, and InvalidArgumentError if the op
  // has more results than `results` holds; then all are empty.
  size_t execute(std::span<TensorHandle> results);  ///< Wraps TFE_Execute
  // For an op with one result.
  TensorHandle execute_one();
  // For an op with at most `most` results.
  std::vector<TensorHandle> execute(size_t most);

 private:
  void infer_attrs(int index, std::span<const TensorHandle> inputs,
                   bool is_list);

  // Shared by the op's calls: a new one for each call costs time.
  Status status_;
  int next_argument_ = 0;
  bool has_list_ = false;
};

}  // namespace tfx::c

#endif  // TFX_C_EAGER_OP_H_

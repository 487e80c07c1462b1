// Operation: a node of a graph (TF_Operation), with its outputs and inputs.
//
// These are views, cheap to copy. They are valid as long as the graph, which
// its sessions keep alive. Reading is thread-safe while no thread changes the
// graph.
#ifndef TFX_C_OPERATION_H_
#define TFX_C_OPERATION_H_

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "tfx/c/buffer.h"
#include "tfx/c/c_types.h"
#include "tfx/c/data_type.h"
#include "tfx/c/shape.h"
#include "tfx/c/tensor.h"
#include "tfx/c/zstring.h"

namespace tfx::c {

struct Output;
struct Input;

enum class AttrKind : int {
  kString = 0,
  kInt = 1,
  kFloat = 2,
  kBool = 3,
  kType = 4,
  kShape = 5,
  kTensor = 6,
  kPlaceholder = 7,
  kFunction = 8,
};

struct AttrMetadata {
  bool is_list;
  int64_t list_size;  // -1 if not a list
  // The kind of the elements if it is a list. Unspecified for an empty list in
  // an attribute that the op does not declare.
  AttrKind kind;
  int64_t total_size;
};

class Operation {
 public:
  // Empty: no operation.
  Operation() = default;
  explicit Operation(TF_Operation* operation) : operation_(operation) {}

  TF_Operation* get() const { return operation_; }
  explicit operator bool() const { return operation_ != nullptr; }
  friend bool operator==(Operation, Operation) = default;

  std::string name() const;     ///< Wraps TF_OperationName
  std::string op_type() const;  ///< Wraps TF_OperationOpType
  std::string device() const;   ///< Wraps TF_OperationDevice

  int num_outputs() const;  ///< Wraps TF_OperationNumOutputs
  int num_inputs() const;   ///< Wraps TF_OperationNumInputs
  // Methods that take an index throw OutOfRangeError if it is out of range.
  Output output(int index) const;
  Output input(int index) const;          ///< Wraps TF_OperationInput
  DataType output_type(int index) const;  ///< Wraps TF_OperationOutputType
  DataType input_type(int index) const;   ///< Wraps TF_OperationInputType
  std::vector<Output> inputs() const;     ///< Wraps TF_OperationAllInputs
  // Wraps TF_OperationOutputConsumers.
  std::vector<Input> consumers(int output_index) const;
  // Wraps TF_OperationGetControlInputs.
  std::vector<Operation> control_inputs() const;
  // Wraps TF_OperationGetControlOutputs.
  std::vector<Operation> control_outputs() const;
  // The length of a list argument, by its name in the op.
  // Wraps TF_OperationInputListLength.
  int input_list_length(ZString argument) const;
  // Wraps TF_OperationOutputListLength.
  int output_list_length(ZString argument) const;

  // Attributes. A wrong name or kind throws InvalidArgumentError.
  // Wraps TF_OperationGetAttrName.
  std::vector<std::string> attr_names() const;
  // Wraps TF_OperationGetAttrMetadata.
  AttrMetadata attr_metadata(ZString name) const;
  // Wraps TF_OperationGetAttrMetadata.
  bool has_attr(ZString name) const;
  // Wraps TF_OperationGetAttrString.
  std::string attr_string(ZString name) const;
  int64_t attr_int(ZString name) const;    ///< Wraps TF_OperationGetAttrInt
  float attr_float(ZString name) const;    ///< Wraps TF_OperationGetAttrFloat
  bool attr_bool(ZString name) const;      ///< Wraps TF_OperationGetAttrBool
  DataType attr_type(ZString name) const;  ///< Wraps TF_OperationGetAttrType
  // Wraps TF_OperationGetAttrShape.
  PartialShape attr_shape(ZString name) const;
  Tensor attr_tensor(ZString name) const;  ///< Wraps TF_OperationGetAttrTensor
  // Wraps TF_OperationGetAttrStringList.
  std::vector<std::string> attr_string_list(ZString name) const;
  // Wraps TF_OperationGetAttrIntList.
  std::vector<int64_t> attr_int_list(ZString name) const;
  // Wraps TF_OperationGetAttrFloatList.
  std::vector<float> attr_float_list(ZString name) const;
  // Wraps TF_OperationGetAttrBoolList.
  std::vector<bool> attr_bool_list(ZString name) const;
  // Wraps TF_OperationGetAttrTypeList.
  std::vector<DataType> attr_type_list(ZString name) const;
  // Wraps TF_OperationGetAttrShapeList.
  std::vector<PartialShape> attr_shape_list(ZString name) const;
  // Wraps TF_OperationGetAttrTensorList.
  std::vector<Tensor> attr_tensor_list(ZString name) const;
  // Any attribute as a serialised AttrValue; functions are read this way.
  // Wraps TF_OperationGetAttrValueProto.
  Buffer attr_value(ZString name) const;

  // The node as a serialised NodeDef.
  Buffer node_def() const;  ///< Wraps TF_OperationToNodeDef

 private:
  // Throws InvalidArgumentError if this is empty.
  TF_Operation* checked() const;

  TF_Operation* operation_ = nullptr;
};

// An output of an operation. Has the layout of TF_Output, so that spans of it
// pass to C without a copy.
struct Output {
  Operation operation;
  int index = 0;

  friend bool operator==(Output, Output) = default;
  DataType type() const { return operation.output_type(index); }
  std::string name() const {
    return operation.name() + ":" + std::to_string(index);
  }
};

// An input of an operation. Has the layout of TF_Input.
struct Input {
  Operation operation;
  int index = 0;

  friend bool operator==(Input, Input) = default;
};

}  // namespace tfx::c

#endif  // TFX_C_OPERATION_H_

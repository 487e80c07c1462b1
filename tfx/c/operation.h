// Operation: a node of a graph (TF_Operation), and its ends.
//
// These are views: copy them freely; they are valid as long as the graph is,
// which sessions on it prolong. Reading is safe from any thread while nobody
// builds the graph.
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
  int64_t list_size;  // -1 if it is no list
  // Of the elements, if it is a list. Any value for an empty list that the op
  // does not declare.
  AttrKind kind;
  int64_t total_size;
};

class Operation {
 public:
  // No operation.
  Operation() = default;
  explicit Operation(TF_Operation* operation) : operation_(operation) {}

  TF_Operation* get() const { return operation_; }
  explicit operator bool() const { return operation_ != nullptr; }
  friend bool operator==(Operation, Operation) = default;

  std::string name() const;
  std::string op_type() const;
  std::string device() const;

  int num_outputs() const;
  int num_inputs() const;
  // Its output or input `index`; throws OutOfRangeError if it has not so many.
  Output output(int index) const;
  Output input(int index) const;
  DataType output_type(int index) const;
  DataType input_type(int index) const;
  std::vector<Output> inputs() const;
  std::vector<Input> consumers(int output_index) const;
  std::vector<Operation> control_inputs() const;
  std::vector<Operation> control_outputs() const;
  // The length of an argument that is a list, by its name in the op.
  int input_list_length(ZString argument) const;
  int output_list_length(ZString argument) const;

  // Attributes. A wrong name or kind throws InvalidArgumentError.
  std::vector<std::string> attr_names() const;
  AttrMetadata attr_metadata(ZString name) const;
  std::string attr_string(ZString name) const;
  int64_t attr_int(ZString name) const;
  float attr_float(ZString name) const;
  bool attr_bool(ZString name) const;
  DataType attr_type(ZString name) const;
  PartialShape attr_shape(ZString name) const;
  Tensor attr_tensor(ZString name) const;
  std::vector<std::string> attr_string_list(ZString name) const;
  std::vector<int64_t> attr_int_list(ZString name) const;
  std::vector<float> attr_float_list(ZString name) const;
  std::vector<bool> attr_bool_list(ZString name) const;
  std::vector<DataType> attr_type_list(ZString name) const;
  std::vector<PartialShape> attr_shape_list(ZString name) const;
  std::vector<Tensor> attr_tensor_list(ZString name) const;
  // Any attribute as a serialised AttrValue; functions are read this way.
  Buffer attr_value(ZString name) const;

  // The node as a serialised NodeDef.
  Buffer node_def() const;

 private:
  // Throws InvalidArgumentError if there is none.
  TF_Operation* checked() const;

  TF_Operation* operation_ = nullptr;
};

// One of an operation's results. Laid out as TF_Output, so that spans of it
// pass to C as they are.
struct Output {
  Operation operation;
  int index = 0;

  friend bool operator==(Output, Output) = default;
  DataType type() const { return operation.output_type(index); }
  std::string name() const {
    return operation.name() + ":" + std::to_string(index);
  }
};

// A place where an operation takes something in; laid out as TF_Input.
struct Input {
  Operation operation;
  int index = 0;

  friend bool operator==(Input, Input) = default;
};

}  // namespace tfx::c

#endif  // TFX_C_OPERATION_H_

// OpDefinition: a new op (TF_OpDefinitionBuilder).
//
//   OpDefinition("Twice").input("x: T").output("y: T")
//       .attr("T: {float, int32}").shape_function<&same_shape>().add();
//
// The specifications are those of REGISTER_OP. An op stays for the life of the
// process.
#ifndef TFX_C_OP_DEFINITION_H_
#define TFX_C_OP_DEFINITION_H_

#include <cstdint>
#include <string>

#include "tfx/c/data_type.h"
#include "tfx/c/owner.h"
#include "tfx/c/shape.h"
#include "tfx/c/status.h"
#include "tfx/c/zstring.h"

namespace tfx::c {

// What shape inference asks of an op, for the length of one call
// (TF_ShapeInferenceContext).
class ShapeInference {
 public:
  explicit ShapeInference(TF_ShapeInferenceContext* context)
      : context_(context) {}

  int input_count() const;
  PartialShape input(int index) const;
  // Throw InvalidArgumentError if the rank of input `index` is known and
  // another; give the shape as far as it is known then.
  PartialShape input_with_rank(int index, int rank) const;
  PartialShape input_with_rank_at_least(int index, int rank) const;
  PartialShape input_with_rank_at_most(int index, int rank) const;
  DataType attr_type(ZString name) const;

  void set_output_like_input(int output, int input);
  void set_output_scalar(int output);
  void set_output_vector(int output, int64_t size);
  // The rows [begin, end) of an input's dimensions, counted as Python does.
  void set_output_subshape(int output, int input, int64_t begin, int64_t end);
  // The dimensions of one input, then those of another.
  void set_output_concatenated(int output, int first_input, int second_input);
  void set_all_outputs_unknown();

 private:
  TF_ShapeInferenceContext* context_;
};

class OpDefinition : public Owner<TF_OpDefinitionBuilder> {
 public:
  explicit OpDefinition(ZString name);

  OpDefinition& input(ZString specification);   // "x: T"
  OpDefinition& output(ZString specification);  // "y: T"
  OpDefinition& attr(ZString specification);  // "T: {float, int32} = DT_INT32"
  OpDefinition& commutative(bool value = true);
  OpDefinition& aggregate(bool value = true);
  OpDefinition& stateful(bool value = true);
  OpDefinition& allows_uninitialized_input(bool value = true);
  OpDefinition& deprecated(int version, ZString explanation);

  // C carries no closure, so the function is a template argument: a plain
  // function or a lambda that captures nothing, of ShapeInference&. What it
  // throws becomes the status of the inference. Without one, all shapes are
  // unknown; a second one makes add() throw.
  template <auto kFunction>
  OpDefinition& shape_function() {
    return set_shape_function(
        [](TF_ShapeInferenceContext* context, TF_Status* status) noexcept {
          try {
            ShapeInference inference(context);
            kFunction(inference);
          } catch (...) {
            set_from_current_exception(status);
          }
        });
  }

  // Registers it; this is empty afterwards. Throws InvalidArgumentError for a
  // bad specification, AlreadyExistsError for a name that is taken.
  void add();

 private:
  using CShapeFunction = void(TF_ShapeInferenceContext*, TF_Status*);
  OpDefinition& set_shape_function(CShapeFunction* function);

  // What C does not tell about its builder.
  std::string name_;
  bool has_shape_function_ = false;
};

}  // namespace tfx::c

#endif  // TFX_C_OP_DEFINITION_H_

// OpDefinition: defines a new op (TF_OpDefinitionBuilder).
//
//   OpDefinition("Twice").input("x: T").output("y: T")
//       .attr("T: {float, int32}").shape_function<&same_shape>().add();
//
// Specifications are written as for REGISTER_OP. An op stays registered for the
// life of the process.
#ifndef TFX_C_OP_DEFINITION_H_
#define TFX_C_OP_DEFINITION_H_

#include <cstdint>
#include <string>

#include "tfx/c/callback.h"
#include "tfx/c/data_type.h"
#include "tfx/c/owner.h"
#include "tfx/c/shape.h"
#include "tfx/c/status.h"
#include "tfx/c/zstring.h"

namespace tfx::c {

// The argument of a shape function, valid for one call
// (TF_ShapeInferenceContext).
class ShapeInference {
 public:
  explicit ShapeInference(TF_ShapeInferenceContext* context)
      : context_(context) {}

  int input_count() const;  ///< Wraps TF_ShapeInferenceContextNumInputs
  // Wraps TF_ShapeInferenceContextGetInput.
  PartialShape input(int index) const;
  // The shape of input `index`, as far as it is known given the rank. Throw
  // InvalidArgumentError if its rank is known and does not match.
  // Wraps TF_ShapeInferenceContextWithRank.
  PartialShape input_with_rank(int index, int rank) const;
  // Wraps TF_ShapeInferenceContextWithRankAtLeast.
  PartialShape input_with_rank_at_least(int index, int rank) const;
  // Wraps TF_ShapeInferenceContextWithRankAtMost.
  PartialShape input_with_rank_at_most(int index, int rank) const;
  // Wraps TF_ShapeInferenceContext_GetAttrType.
  DataType attr_type(ZString name) const;

  // Wraps TF_ShapeInferenceContextSetOutput.
  void set_output_like_input(int output, int input);
  void set_output_scalar(int output);  ///< Wraps TF_ShapeInferenceContextScalar
  // Wraps TF_ShapeInferenceContextVectorFromSize.
  void set_output_vector(int output, int64_t size);
  // Dimensions [begin, end) of an input; negative ones count from the end, as
  // in Python.
  // Wraps TF_ShapeInferenceContextSubshape.
  void set_output_subshape(int output, int input, int64_t begin, int64_t end);
  // The dimensions of one input followed by those of another.
  // Wraps TF_ShapeInferenceContextConcatenateShapes.
  void set_output_concatenated(int output, int first_input, int second_input);
  // Wraps TF_ShapeInferenceContextSetUnknownShape.
  void set_all_outputs_unknown();

 private:
  TF_ShapeInferenceContext* context_;
};

class OpDefinition : public Owner<TF_OpDefinitionBuilder> {
 public:
  explicit OpDefinition(ZString name);  ///< Wraps TF_NewOpDefinitionBuilder

  // Wraps TF_OpDefinitionBuilderAddInput.
  OpDefinition& input(ZString specification);  // "x: T"
  // Wraps TF_OpDefinitionBuilderAddOutput.
  OpDefinition& output(ZString specification);  // "y: T"
  // Wraps TF_OpDefinitionBuilderAddAttr.
  OpDefinition& attr(ZString specification);  // "T: {float, int32} = DT_INT32"
  // Wraps TF_OpDefinitionBuilderSetIsCommutative.
  OpDefinition& commutative(bool value = true);
  // Wraps TF_OpDefinitionBuilderSetIsAggregate.
  OpDefinition& aggregate(bool value = true);
  // Wraps TF_OpDefinitionBuilderSetIsStateful.
  OpDefinition& stateful(bool value = true);
  // Wraps TF_OpDefinitionBuilderSetAllowsUninitializedInput.
  OpDefinition& allows_uninitialized_input(bool value = true);
  // Wraps TF_OpDefinitionBuilderDeprecated.
  OpDefinition& deprecated(int version, ZString explanation);

  // Sets the shape function: a plain function or captureless lambda of
  // ShapeInference&. It is a template argument because C passes no closure.
  // Exceptions it throws become the status of the inference. Without one, all
  // shapes are unknown; a second one makes add() throw.
  // Wraps TF_OpDefinitionBuilderSetShapeInferenceFunction.
  template <auto kFunction>
  OpDefinition& shape_function() {
    return set_shape_function([](TF_ShapeInferenceContext* context,
                                 TF_Status* status) noexcept {
      struct Call {
        TF_ShapeInferenceContext* context;
        TF_Status* status;
      } call{context, status};
      internal::run_callback(
          [](void* argument) {
            ShapeInference inference(static_cast<Call*>(argument)->context);
            kFunction(inference);
          },
          [](void* argument) noexcept {
            set_from_current_exception(static_cast<Call*>(argument)->status);
          },
          &call);
    });
  }

  // Registers the op; the builder is empty afterwards. Throws
  // InvalidArgumentError for a bad specification, AlreadyExistsError for a name
  // that is taken.
  void add();  ///< Wraps TF_RegisterOpDefinition

 private:
  using CShapeFunction = void(TF_ShapeInferenceContext*, TF_Status*);
  OpDefinition& set_shape_function(CShapeFunction* function);

  // State of the C builder that C does not expose.
  std::string name_;
  bool has_shape_function_ = false;
};

}  // namespace tfx::c

#endif  // TFX_C_OP_DEFINITION_H_

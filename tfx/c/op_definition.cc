#include "tfx/c/op_definition.h"

#include <memory>

#include "tensorflow/c/c_api_experimental.h"
#include "tensorflow/c/ops.h"
#include "tfx/c/errors.h"

namespace tfx::c {
namespace {

class ShapeHandle : public Owner<TF_ShapeHandle> {
 public:
  ShapeHandle() : Owner(TF_NewShapeHandle()) {}
  explicit ShapeHandle(TF_ShapeHandle* adopted) : Owner(adopted) {}
};

ShapeHandle get_input(TF_ShapeInferenceContext* context, int index) {
  ShapeHandle handle;
  Status status;
  TF_ShapeInferenceContextGetInput(context, index, handle.get(), status.get());
  status.check();
  return handle;
}

void set_output(TF_ShapeInferenceContext* context, int index,
                const ShapeHandle& handle) {
  Status status;
  TF_ShapeInferenceContextSetOutput(context, index, handle.get(), status.get());
  status.check();
}

PartialShape read(TF_ShapeInferenceContext* context,
                  const ShapeHandle& handle) {
  if (TF_ShapeInferenceContextRankKnown(context, handle.get()) == 0) {
    return std::nullopt;
  }
  const int64_t rank = TF_ShapeInferenceContextRank(context, handle.get());
  std::vector<int64_t> dims(static_cast<size_t>(rank), -1);
  const std::unique_ptr<TF_DimensionHandle, decltype(&TF_DeleteDimensionHandle)>
      dimension(TF_NewDimensionHandle(), &TF_DeleteDimensionHandle);
  for (int64_t i = 0; i < rank; ++i) {
    TF_ShapeInferenceContextDim(context, handle.get(), i, dimension.get());
    if (TF_DimensionHandleValueKnown(dimension.get()) != 0) {
      dims[static_cast<size_t>(i)] = TF_DimensionHandleValue(dimension.get());
    }
  }
  return dims;
}

using RankCheck = void(TF_ShapeInferenceContext*, TF_ShapeHandle*, int64_t,
                       TF_ShapeHandle*, TF_Status*);

PartialShape read_with_rank(TF_ShapeInferenceContext* context, int index,
                            int rank, RankCheck* check) {
  const ShapeHandle input = get_input(context, index);
  const ShapeHandle result;
  Status status;
  check(context, input.get(), rank, result.get(), status.get());
  status.check();
  return read(context, result);
}

TF_OpDefinitionBuilder* checked(TF_OpDefinitionBuilder* builder) {
  if (builder == nullptr) {
    throw errors::FailedPreconditionError("the op has been added already");
  }
  return builder;
}

}  // namespace

void destroy(TF_ShapeHandle* object) noexcept { TF_DeleteShapeHandle(object); }

void destroy(TF_OpDefinitionBuilder* object) noexcept {
  TF_DeleteOpDefinitionBuilder(object);
}

int ShapeInference::input_count() const {
  return static_cast<int>(TF_ShapeInferenceContextNumInputs(context_));
}

PartialShape ShapeInference::input(int index) const {
  return read(context_, get_input(context_, index));
}

PartialShape ShapeInference::input_with_rank(int index, int rank) const {
  return read_with_rank(context_, index, rank,
                        &TF_ShapeInferenceContextWithRank);
}

PartialShape ShapeInference::input_with_rank_at_least(int index,
                                                      int rank) const {
  return read_with_rank(context_, index, rank,
                        &TF_ShapeInferenceContextWithRankAtLeast);
}

PartialShape ShapeInference::input_with_rank_at_most(int index,
                                                     int rank) const {
  return read_with_rank(context_, index, rank,
                        &TF_ShapeInferenceContextWithRankAtMost);
}

DataType ShapeInference::attr_type(ZString name) const {
  TF_DataType type = TF_FLOAT;
  Status status;
  TF_ShapeInferenceContext_GetAttrType(context_, name.c_str(), &type,
                                       status.get());
  status.check();
  return static_cast<DataType>(type);
}

void ShapeInference::set_output_like_input(int output, int input) {
  set_output(context_, output, get_input(context_, input));
}

void ShapeInference::set_output_scalar(int output) {
  set_output(context_, output,
             ShapeHandle(TF_ShapeInferenceContextScalar(context_)));
}

void ShapeInference::set_output_vector(int output, int64_t size) {
  set_output(context_, output,
             ShapeHandle(TF_ShapeInferenceContextVectorFromSize(
                 context_, static_cast<size_t>(size))));
}

void ShapeInference::set_output_subshape(int output, int input, int64_t begin,
                                         int64_t end) {
  const ShapeHandle whole = get_input(context_, input);
  const ShapeHandle part;
  Status status;
  TF_ShapeInferenceContextSubshape(context_, whole.get(), begin, end,
                                   part.get(), status.get());
  status.check();
  set_output(context_, output, part);
}

void ShapeInference::set_output_concatenated(int output, int first_input,
                                             int second_input) {
  const ShapeHandle first = get_input(context_, first_input);
  const ShapeHandle second = get_input(context_, second_input);
  const ShapeHandle both;
  Status status;
  TF_ShapeInferenceContextConcatenateShapes(context_, first.get(), second.get(),
                                            both.get(), status.get());
  status.check();
  set_output(context_, output, both);
}

void ShapeInference::set_all_outputs_unknown() {
  Status status;
  TF_ShapeInferenceContextSetUnknownShape(context_, status.get());
  status.check();
}

OpDefinition::OpDefinition(ZString name)
    : Owner(TF_NewOpDefinitionBuilder(name.c_str())), name_(name.c_str()) {}

OpDefinition& OpDefinition::input(ZString specification) {
  TF_OpDefinitionBuilderAddInput(checked(get()), specification.c_str());
  return *this;
}

OpDefinition& OpDefinition::output(ZString specification) {
  TF_OpDefinitionBuilderAddOutput(checked(get()), specification.c_str());
  return *this;
}

OpDefinition& OpDefinition::attr(ZString specification) {
  TF_OpDefinitionBuilderAddAttr(checked(get()), specification.c_str());
  return *this;
}

OpDefinition& OpDefinition::commutative(bool value) {
  TF_OpDefinitionBuilderSetIsCommutative(checked(get()), value);
  return *this;
}

OpDefinition& OpDefinition::aggregate(bool value) {
  TF_OpDefinitionBuilderSetIsAggregate(checked(get()), value);
  return *this;
}

OpDefinition& OpDefinition::stateful(bool value) {
  TF_OpDefinitionBuilderSetIsStateful(checked(get()), value);
  return *this;
}

OpDefinition& OpDefinition::allows_uninitialized_input(bool value) {
  TF_OpDefinitionBuilderSetAllowsUninitializedInput(checked(get()), value);
  return *this;
}

OpDefinition& OpDefinition::deprecated(int version, ZString explanation) {
  TF_OpDefinitionBuilderDeprecated(checked(get()), version,
                                   explanation.c_str());
  return *this;
}

OpDefinition& OpDefinition::set_shape_function(CShapeFunction* function) {
  TF_OpDefinitionBuilderSetShapeInferenceFunction(checked(get()), function);
  has_shape_function_ = true;
  return *this;
}

void OpDefinition::add() {
  checked(get());
  if (!has_shape_function_) {
    shape_function<[](ShapeInference& inference) {
      inference.set_all_outputs_unknown();
    }>();
  }
  // C accepts a second op of the same name and drops it.
  Status known;
  TF_OpIsStateful(name_.c_str(), known.get());
  if (known.ok()) {
    throw errors::AlreadyExistsError("there is an op '" + name_ + "' already");
  }
  Status status;
  // This call frees the builder, even if it fails.
  TF_RegisterOpDefinition(release(), status.get());
  status.check();
}

}  // namespace tfx::c

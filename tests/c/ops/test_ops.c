/* A library of one op and its kernel, written against TensorFlow's C API as a
 * stranger would write it: TfxLibraryTriple, y = 3 * x. It also brings an op
 * that exists already. The functions are TensorFlow's; where they are is for
 * the loader to say. */
#include <stddef.h>
#include <stdint.h>

typedef struct TF_Status TF_Status;
typedef struct TF_Tensor TF_Tensor;

extern TF_Status* TF_NewStatus(void);
extern void TF_DeleteStatus(TF_Status*);
extern void* TF_NewOpDefinitionBuilder(const char* name);
extern void TF_OpDefinitionBuilderAddInput(void*, const char*);
extern void TF_OpDefinitionBuilderAddOutput(void*, const char*);
extern void TF_OpDefinitionBuilderSetShapeInferenceFunction(
    void*, void (*function)(void* context, TF_Status*));
extern void TF_RegisterOpDefinition(void*, TF_Status*);
extern void TF_ShapeInferenceContextSetUnknownShape(void*, TF_Status*);
extern void* TF_NewKernelBuilder(const char* op, const char* device,
                                 void* (*create)(void*),
                                 void (*compute)(void*, void*),
                                 void (*destroy)(void*));
extern void TF_RegisterKernelBuilder(const char* name, void*, TF_Status*);
extern void TF_GetInput(void* context, int index, TF_Tensor**, TF_Status*);
extern TF_Tensor* TF_AllocateOutput(void* context, int index, int type,
                                    const int64_t* dims, int rank, size_t size,
                                    TF_Status*);
extern void* TF_TensorData(const TF_Tensor*);
extern void TF_DeleteTensor(TF_Tensor*);

enum { kFloat = 1 };

static void unknown_shape(void* context, TF_Status* status) {
  TF_ShapeInferenceContextSetUnknownShape(context, status);
}

static void* create(void* construction) {
  (void)construction;
  return NULL;
}

static void compute(void* kernel, void* context) {
  TF_Status* status = TF_NewStatus();
  TF_Tensor* x = NULL;
  (void)kernel;
  TF_GetInput(context, 0, &x, status);
  TF_Tensor* y = TF_AllocateOutput(context, 0, kFloat, NULL, 0, 4, status);
  *(float*)TF_TensorData(y) = 3 * *(float*)TF_TensorData(x);
  TF_DeleteTensor(x);
  TF_DeleteTensor(y);
  TF_DeleteStatus(status);
}

static void destroy(void* kernel) { (void)kernel; }

__attribute__((constructor)) static void register_all(void) {
  TF_Status* status = TF_NewStatus();
  void* op = TF_NewOpDefinitionBuilder("TfxLibraryTriple");
  TF_OpDefinitionBuilderAddInput(op, "x: float");
  TF_OpDefinitionBuilderAddOutput(op, "y: float");
  TF_OpDefinitionBuilderSetShapeInferenceFunction(op, &unknown_shape);
  TF_RegisterOpDefinition(op, status);
  op = TF_NewOpDefinitionBuilder("MatMul");
  TF_OpDefinitionBuilderSetShapeInferenceFunction(op, &unknown_shape);
  TF_RegisterOpDefinition(op, status);
  TF_RegisterKernelBuilder("Triple",
                           TF_NewKernelBuilder("TfxLibraryTriple", "CPU",
                                               &create, &compute, &destroy),
                           status);
  TF_DeleteStatus(status);
}

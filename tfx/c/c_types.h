// Forward declarations of TensorFlow's C types.
//
// The headers of tfx/c only use pointers to these types, so programs that use
// tfx compile without TensorFlow's headers.
#ifndef TFX_C_C_TYPES_H_
#define TFX_C_C_TYPES_H_

extern "C" {
struct TF_ApiDefMap;
struct TF_Buffer;
struct TF_CheckpointReader;
struct TF_DeviceList;
struct TF_Function;
struct TF_Graph;
struct TF_ImportGraphDefOptions;
struct TF_KernelBuilder;
struct TF_Library;
struct TF_OpDefinitionBuilder;
struct TF_OpKernelConstruction;
struct TF_OpKernelContext;
struct TF_Operation;
struct TF_OperationDescription;
struct TF_Server;
struct TF_Session;
struct TF_SessionOptions;
struct TF_ShapeHandle;
struct TF_ShapeInferenceContext;
struct TF_Tensor;
struct TFE_CancellationManager;
struct TFE_Context;
struct TFE_ContextOptions;
struct TFE_Executor;
struct TFE_Op;
struct TFE_TensorHandle;
struct TSL_Status;
typedef struct TSL_Status TF_Status;
}

#endif  // TFX_C_C_TYPES_H_

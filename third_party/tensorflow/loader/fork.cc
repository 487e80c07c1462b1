#include "third_party/tensorflow/loader/fork.h"

#include <pthread.h>

#include <atomic>
#include <cstring>

#include "third_party/tensorflow/forwarders/slots.h"
#include "third_party/tensorflow/libtensorflow.h"

namespace tfx::libtensorflow {
namespace {

// They take no lock of TensorFlow and wait for no thread.
constexpr const char* kWorkInChild[] = {"TF_DataTypeSize",
                                        "TF_DeleteBuffer",
                                        "TF_DeleteStatus",
                                        "TF_Dim",
                                        "TF_ForEachPayload",
                                        "TF_GetBuffer",
                                        "TF_GetCode",
                                        "TF_Message",
                                        "TF_NewBuffer",
                                        "TF_NewStatus",
                                        "TF_NumDims",
                                        "TF_SetPayload",
                                        "TF_SetStatus",
                                        "TF_StringGetCapacity",
                                        "TF_StringGetDataPointer",
                                        "TF_StringGetSize",
                                        "TF_StringGetType",
                                        "TF_TensorByteSize",
                                        "TF_TensorData",
                                        "TF_TensorElementCount",
                                        "TF_TensorIsAligned",
                                        "TF_TensorType",
                                        "TF_Version"};

std::atomic<bool> watching{false};
std::atomic<bool> forked{false};

bool works_in_child(const char* function) {
  for (const char* name : kWorkInChild) {
    if (std::strcmp(name, function) == 0) return true;
  }
  return false;
}

// Only lock-free stores: the child of a process with threads may do no more.
// Calls in the parent cost nothing for it.
void mark_child() {
  if (!watching.load()) return;
  forked.store(true);
  for (size_t i = 0; i < slot_count; ++i) {
    if (!works_in_child(slots[i].name)) {
      slots[i].entry.store(slots[i].first);
    }
  }
}

}  // namespace

void begin_watching_forks() {
  static const int registered = pthread_atfork(nullptr, nullptr, &mark_child);
  static_cast<void>(registered);  // it fails for want of memory only
  watching.store(true);
}

void end_watching_forks() { watching.store(false); }

bool is_forked_child() { return forked.load(); }

void check_not_forked() {
  if (!forked.load()) return;
  throw LoadError(
      "this process was forked from one that had loaded TensorFlow, whose "
      "threads are not here: a call would wait for them for ever. Load "
      "TensorFlow after the fork, or start the program anew (exec).");
}

}  // namespace tfx::libtensorflow

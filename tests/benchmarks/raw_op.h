// RawOp: an eager operation as a careful C programmer runs it, one TFE_Op that
// is reset for each call, past tfx's forwarders, with a look at the status
// after each function that sets it.
#ifndef TESTS_BENCHMARKS_RAW_OP_H_
#define TESTS_BENCHMARKS_RAW_OP_H_

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <initializer_list>
#include <span>
#include <string_view>

#include "tensorflow/c/c_api.h"
#include "tensorflow/c/eager/c_api.h"
#include "tensorflow/c/eager/c_api_experimental.h"
#include "tests/benchmarks/benchmark.h"
#include "tfx/core/context.h"

namespace tfx::benchmarks {

class RawOp {
 public:
  RawOp()
      : op_(TFE_NewOp(Context::instance().eager().get(), "NoOp", status_)) {}
  RawOp(const RawOp&) = delete;
  RawOp& operator=(const RawOp&) = delete;
  ~RawOp() {
    TFE_DeleteOp(op_);
    TF_DeleteStatus(status_);
  }

  // Begins a call; attributes follow, then finish().
  void begin(const char* name, std::span<TFE_TensorHandle* const> inputs) {
    reset_(op_, name, nullptr, status_);
    check();
    for (TFE_TensorHandle* input : inputs) {
      add_input_(op_, input, status_);
      check();
    }
  }
  void begin(const char* name,
             std::initializer_list<TFE_TensorHandle*> inputs) {
    begin(name, std::span(inputs.begin(), inputs.size()));
  }
  void set_type(const char* attr) { set_type_(op_, attr, TF_FLOAT); }
  void set_bool(const char* attr) { set_bool_(op_, attr, 1); }
  void set_string(const char* attr, std::string_view value) {
    set_string_(op_, attr, value.data(), value.size());
  }
  void set_type_list(const char* attr, std::span<const TF_DataType> types) {
    set_type_list_(op_, attr, types.data(), static_cast<int>(types.size()));
  }
  void set_shape_list(const char* attr, std::span<const int64_t*> dims,
                      std::span<const int> ranks) {
    set_shape_list_(op_, attr, dims.data(), ranks.data(),
                    static_cast<int>(ranks.size()), status_);
    check();
  }
  void finish(TFE_TensorHandle** results, int count) {
    execute_(op_, results, &count, status_);
    check();
  }

  void run(const char* name, std::initializer_list<TFE_TensorHandle*> inputs,
           const char* dtype_attr, TFE_TensorHandle** result) {
    begin(name, inputs);
    if (dtype_attr != nullptr) set_type(dtype_attr);
    finish(result, result == nullptr ? 0 : 1);
  }
  // The same, for an op whose result is not looked at.
  void run_and_forget(const char* name,
                      std::initializer_list<TFE_TensorHandle*> inputs,
                      const char* dtype_attr = nullptr) {
    TFE_TensorHandle* result = nullptr;
    run(name, inputs, dtype_attr, &result);
    forget(result);
  }
  // A function of one result, with the options that tfx calls it with.
  void call_and_forget(const char* name,
                       std::span<TFE_TensorHandle* const> inputs) {
    TFE_TensorHandle* result = nullptr;
    begin(name, inputs);
    set_string("config_proto", Context::instance().function_config());
    finish(&result, 1);
    forget(result);
  }
  void forget(TFE_TensorHandle* handle) { delete_handle_(handle); }

 private:
  void check() const {
    if (get_code_(status_) == TF_OK) return;
    std::fprintf(stderr, "%s\n", TF_Message(status_));
    std::abort();
  }

  decltype(&TFE_OpReset) reset_ = raw_function("TFE_OpReset", &TFE_OpReset);
  decltype(&TFE_OpAddInput) add_input_ =
      raw_function("TFE_OpAddInput", &TFE_OpAddInput);
  decltype(&TFE_OpSetAttrType) set_type_ =
      raw_function("TFE_OpSetAttrType", &TFE_OpSetAttrType);
  decltype(&TFE_OpSetAttrBool) set_bool_ =
      raw_function("TFE_OpSetAttrBool", &TFE_OpSetAttrBool);
  decltype(&TFE_OpSetAttrString) set_string_ =
      raw_function("TFE_OpSetAttrString", &TFE_OpSetAttrString);
  decltype(&TFE_OpSetAttrTypeList) set_type_list_ =
      raw_function("TFE_OpSetAttrTypeList", &TFE_OpSetAttrTypeList);
  decltype(&TFE_OpSetAttrShapeList) set_shape_list_ =
      raw_function("TFE_OpSetAttrShapeList", &TFE_OpSetAttrShapeList);
  decltype(&TFE_Execute) execute_ = raw_function("TFE_Execute", &TFE_Execute);
  decltype(&TFE_DeleteTensorHandle) delete_handle_ =
      raw_function("TFE_DeleteTensorHandle", &TFE_DeleteTensorHandle);
  decltype(&TF_GetCode) get_code_ = raw_function("TF_GetCode", &TF_GetCode);
  TF_Status* status_ = TF_NewStatus();
  TFE_Op* op_;
};

}  // namespace tfx::benchmarks

#endif  // TESTS_BENCHMARKS_RAW_OP_H_

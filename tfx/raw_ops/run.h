// Private: helpers of the generated bodies of raw_ops.
#ifndef TFX_RAW_OPS_RUN_H_
#define TFX_RAW_OPS_RUN_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "tfx/core/execute.h"

namespace tfx::raw_ops {

// The attributes of a call, in an array of fixed size to avoid allocations.
template <size_t kMost>
class AttrList {
 public:
  void set(const char* name, AttrValue value) {
    attrs_[size_++] = {name, value};
  }
  // NOLINTNEXTLINE(google-explicit-constructor)
  operator std::span<const Attr>() const { return {attrs_.data(), size_}; }

 private:
  std::array<Attr, kMost> attrs_;
  size_t size_ = 0;
};

// The length of a list output, given by an attribute. TensorFlow rejects
// lengths that are too small.
inline size_t list_length(int64_t length) {
  return length < 0 ? 0 : static_cast<size_t>(length);
}

[[noreturn]] void throw_output_count(const OpCall& call, size_t expected,
                                     size_t count);

// Throws InternalError if the number of outputs differs from the op's
// definition.
inline void run_into(const OpCall& call, std::span<Tensor> outputs) {
  const size_t count = execute(call, outputs);
  if (count != outputs.size()) throw_output_count(call, outputs.size(), count);
}

inline void run(const OpCall& call) { run_into(call, {}); }

inline Tensor run_one(const OpCall& call) {
  Tensor output;
  run_into(call, std::span(&output, 1));
  return output;
}

template <size_t kCount>
std::array<Tensor, kCount> run(const OpCall& call) {
  std::array<Tensor, kCount> outputs;
  run_into(call, outputs);
  return outputs;
}

std::vector<Tensor> run_list(const OpCall& call, size_t count);

// Reads the outputs of an op with list outputs, one after the other.
class OutputReader {
 public:
  explicit OutputReader(std::vector<Tensor> outputs)
      : outputs_(std::move(outputs)) {}
  Tensor take() { return std::move(outputs_[next_++]); }
  std::vector<Tensor> take(size_t count);

 private:
  std::vector<Tensor> outputs_;
  size_t next_ = 0;
};

}  // namespace tfx::raw_ops

#endif  // TFX_RAW_OPS_RUN_H_

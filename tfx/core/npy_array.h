// An array of an .npy file, or of an .npz file's member, as a tensor.
#ifndef TFX_CORE_NPY_ARRAY_H_
#define TFX_CORE_NPY_ARRAY_H_

#include <cstdint>
#include <string>

#include "tfx/c/tensor.h"
#include "tfx/core/byte_stream.h"

namespace tfx::internal {

// Reads header and data, straight into the tensor where order and bytes allow.
// Asks for no more memory than there is data. Throws ValueError.
c::Tensor read_npy(ByteSource& source);

// Writes a tensor, which has to outlive it.
class NpyWriter {
 public:
  // Throws ValueError for what .npy files do not hold.
  explicit NpyWriter(const c::Tensor& array);

  // Bytes in all.
  uint64_t size() const { return header_.size() + data_size_; }
  void write(ByteSink& sink) const;

 private:
  void write_strings(ByteSink& sink) const;

  const c::Tensor& array_;
  std::string header_;
  uint64_t data_size_ = 0;
  size_t string_size_ = 0;  // of each string, padded
};

}  // namespace tfx::internal

#endif  // TFX_CORE_NPY_ARRAY_H_

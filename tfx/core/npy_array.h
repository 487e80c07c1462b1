// Reads and writes the array of an .npy file or of an .npz file's member.
#ifndef TFX_CORE_NPY_ARRAY_H_
#define TFX_CORE_NPY_ARRAY_H_

#include <cstdint>
#include <string>

#include "tfx/c/tensor.h"
#include "tfx/core/byte_stream.h"

namespace tfx::internal {

// Reads header and data. Allocates no more memory than there is data. Throws
// ValueError.
c::Tensor read_npy(ByteSource& source);

// Writes a tensor, which must outlive it.
class NpyWriter {
 public:
  // Throws ValueError for arrays that .npy files cannot hold.
  explicit NpyWriter(const c::Tensor& array);

  // The size of the file in bytes.
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

// The header of an .npy file (numpy.lib.format): versions 1.0, 2.0 and 3.0 are
// read, 1.0 is written.
#ifndef TFX_CORE_NPY_HEADER_H_
#define TFX_CORE_NPY_HEADER_H_

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "tfx/c/data_type.h"
#include "tfx/core/byte_stream.h"

namespace tfx::internal {

struct NpyHeader {
  std::string descr;  // "<f4"
  bool fortran_order = false;
  std::vector<int64_t> shape;
};

// The first bytes of .npy files.
inline constexpr std::string_view kNpyMagic = "\x93NUMPY";

// Throws ValueError for invalid headers and structured types.
NpyHeader read_npy_header(ByteSource& source);
// All bytes before the data, as np.save writes them.
std::string npy_header_bytes(const NpyHeader& header);

// The type of the elements of an .npy file.
struct NpyElement {
  enum class Kind { kNumber, kBytes, kUnicode };
  Kind kind = Kind::kNumber;
  c::DataType type = c::DataType::kInvalid;  // of the tensor it goes to
  size_t size = 0;                           // bytes of it in the file
  // The size of the groups of bytes to be reversed; 1 for none.
  size_t swapped = 1;
};

// Throws ValueError, without the file's name, for types that no tensor holds.
NpyElement parse_descr(const std::string& descr);
// The descr of a number type or bool; "" for types that have none.
std::string descr_of(c::DataType type);

}  // namespace tfx::internal

#endif  // TFX_CORE_NPY_HEADER_H_

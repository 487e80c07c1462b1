// NumPy's files: np.save, np.savez, np.savez_compressed and np.load.
//
// .npy files of versions 1.0 to 3.0 are read, of either byte order, in C's or
// Fortran's order; what is read is in C's order and of this machine's bytes.
// Numbers, truth values and complex numbers are tensors of the same type.
// Arrays of bytes ('|S5') and of text ('<U3') are tensors of strings, text as
// UTF-8; NUL bytes at a string's end are NumPy's padding and not read.
//
// Saved is the array that t.numpy() is, in the bytes that np.save writes:
// quantized numbers as plain integers, strings as '|S' of the longest one. A
// string that ends with a NUL byte is refused, because it would come back
// without. A bfloat16 array is '<V2', two bytes without a meaning, as
// ml_dtypes saves it; Python gets it back with .view(ml_dtypes.bfloat16), here
// an array of two-byte voids is loaded as bfloat16. The types of 8 bits and
// less that only ml_dtypes has would lose their type, and are refused.
//
// Refused with ValueError: structured arrays, objects (they are pickled
// Python), dates, long doubles, and files that are cut off or corrupt, which
// also never cost more memory than they have bytes to fill it. What the system
// refuses is its OpError (NotFoundError, PermissionDeniedError, …). A save that
// fails leaves part of a file, as in Python.
#ifndef TFX_CORE_NPY_H_
#define TFX_CORE_NPY_H_

#include <map>
#include <string>

#include "tfx/c/tensor.h"

namespace tfx::np {

// np.load of an .npy file.
c::Tensor load(const std::string& path);

// np.load of an .npz file, with all its arrays read, by name. A member that is
// no array is a scalar of its bytes, as in Python. One array that is refused
// refuses the file.
std::map<std::string, c::Tensor> load_npz(const std::string& path);

// np.save: ".npy" is put behind a path that does not end so.
void save(const std::string& path, const c::Tensor& array);

// np.savez(path, **arrays), and np.savez_compressed: ".npz" is put behind a
// path that does not end so.
void savez(const std::string& path,
           const std::map<std::string, c::Tensor>& arrays);
void savez_compressed(const std::string& path,
                      const std::map<std::string, c::Tensor>& arrays);

}  // namespace tfx::np

#endif  // TFX_CORE_NPY_H_

// NumPy's files: np.save, np.savez, np.savez_compressed and np.load.
//
// .npy files of versions 1.0 to 3.0 are read, of either byte order, in C's or
// Fortran's order, and converted to native bytes in C's order. Numbers, bools
// and complex numbers become tensors of the same type. Arrays of bytes ('|S5')
// and of text ('<U3') become tensors of strings, text as UTF-8, without NumPy's
// padding (trailing NUL bytes).
//
// Saving writes the array that t.numpy() returns, byte for byte as np.save:
// quantized numbers as plain integers, strings as '|S' of the longest one. A
// string that ends with a NUL byte is refused, because it would be read back
// without. A bfloat16 array is '<V2', untyped two-byte elements, as ml_dtypes
// saves it: Python restores it with .view(ml_dtypes.bfloat16), here '<V2' is
// read as bfloat16. Other types that only ml_dtypes has, of 8 bits and less,
// would lose their type, and are refused.
//
// Refused with ValueError: structured arrays, objects (they are pickled
// Python), dates, long doubles, and truncated or corrupt files. Reading never
// allocates more memory than a file has data for. Errors of the operating
// system are OpErrors (NotFoundError, PermissionDeniedError, …). A failed save
// leaves a partial file, as in Python.
#ifndef TFX_CORE_NPY_H_
#define TFX_CORE_NPY_H_

#include <map>
#include <string>

#include "tfx/c/tensor.h"

namespace tfx::np {

// np.load of an .npy file.
c::Tensor load(const std::string& path);

// np.load of an .npz file: all its arrays, by name. A member that is not an
// array becomes a string scalar of its bytes, as in Python. If one array is
// refused, so is the file.
std::map<std::string, c::Tensor> load_npz(const std::string& path);

// np.save: appends ".npy" to a path without it.
void save(const std::string& path, const c::Tensor& array);

// np.savez(path, **arrays), and np.savez_compressed: append ".npz" to a path
// without it.
void savez(const std::string& path,
           const std::map<std::string, c::Tensor>& arrays);
void savez_compressed(const std::string& path,
                      const std::map<std::string, c::Tensor>& arrays);

}  // namespace tfx::np

#endif  // TFX_CORE_NPY_H_

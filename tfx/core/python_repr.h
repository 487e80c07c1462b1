// repr() of Python's numbers and strings. For tfx's own sources.
#ifndef TFX_CORE_PYTHON_REPR_H_
#define TFX_CORE_PYTHON_REPR_H_

#include <complex>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace tfx::internal {

// The shortest digits that read back as the same number; with an exponent for
// very small and very large numbers.
std::string float_repr(double value);
std::string complex_repr(std::complex<double> value);

// A text in quotes, with the escapes of Python's repr(). Characters beyond
// Latin-1 are assumed to be printable, as nearly all are. Bytes that are not
// valid UTF-8 become what Python makes of them in a file's name.
std::string str_repr(std::string_view text);

// len(): the number of code points.
size_t str_length(std::string_view text);

// Splits a text that does not fit its line, as pprint does: into pieces of at
// most `width` characters, the last of at most `last_width`. The pieces are not
// quoted yet.
std::vector<std::string> split_text(std::string_view text, int width,
                                    int last_width);

}  // namespace tfx::internal

#endif  // TFX_CORE_PYTHON_REPR_H_

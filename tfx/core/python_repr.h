// repr() of Python's numbers and texts. For tfx's own sources.
#ifndef TFX_CORE_PYTHON_REPR_H_
#define TFX_CORE_PYTHON_REPR_H_

#include <complex>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace tfx::internal {

// The shortest digits that are read as the same number; an exponent for very
// small and very large ones.
std::string float_repr(double value);
std::string complex_repr(std::complex<double> value);

// A text in quotes, with escapes where Python's repr() has them. Characters
// beyond Latin-1 are taken to be printable, as nearly all are. Bytes that are
// no UTF-8 are what Python makes of them when it reads a file's name.
std::string str_repr(std::string_view text);

// len(): how many code points there are.
size_t str_length(std::string_view text);

// How pprint writes a text that does not fit its line: pieces of at most
// `width` characters, the last of at most `last_width`, as they are, not yet in
// quotes.
std::vector<std::string> split_text(std::string_view text, int width,
                                    int last_width);

}  // namespace tfx::internal

#endif  // TFX_CORE_PYTHON_REPR_H_

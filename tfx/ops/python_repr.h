// repr() of Python's texts. For the sources here.
#ifndef TFX_OPS_PYTHON_REPR_H_
#define TFX_OPS_PYTHON_REPR_H_

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace tfx::internal {

// A text in quotes, with escapes where Python's repr() has them. Of what is no
// ASCII it escapes control characters only, and bytes that are no UTF-8.
std::string str_repr(std::string_view text);

// len(): how many code points there are.
size_t str_length(std::string_view text);

// How pprint writes a text that does not fit its line: pieces of at most
// `width` characters, the last of at most `last_width`, as they are, not yet in
// quotes.
std::vector<std::string> split_text(std::string_view text, int width,
                                    int last_width);

}  // namespace tfx::internal

#endif  // TFX_OPS_PYTHON_REPR_H_

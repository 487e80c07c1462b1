// ZString: a borrowed, zero-terminated string, as C takes names.
#ifndef TFX_C_ZSTRING_H_
#define TFX_C_ZSTRING_H_

#include <string>

namespace tfx::c {

class ZString {
 public:
  // Implicit, so that literals and std::string can be passed directly.
  ZString(const char* text) noexcept : text_(text) {}                 // NOLINT
  ZString(const std::string& text) noexcept : text_(text.c_str()) {}  // NOLINT

  const char* c_str() const noexcept { return text_; }

 private:
  const char* text_;
};

}  // namespace tfx::c

#endif  // TFX_C_ZSTRING_H_

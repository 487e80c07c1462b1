// The tokens of protobuf's text format.
#ifndef THIRD_PARTY_TENSORFLOW_MESSAGES_TEXT_SCANNER_H_
#define THIRD_PARTY_TENSORFLOW_MESSAGES_TEXT_SCANNER_H_

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace tfx::proto::internal {

// Each function that takes a token skips white space and comments before it,
// and returns false and stays in place if there is another token.
class TextScanner {
 public:
  explicit TextScanner(std::string_view text) : text_(text) {}

  bool at_end();
  char next();  // The first character of the next token; NUL at the end.
  bool take(char symbol);
  bool identifier(std::string_view& name);
  // What looks like a number: digits, letters, dots, signs of exponents.
  bool number(std::string_view& digits);
  // One or more literals in quotes, unescaped.
  bool string(std::string& value);
  // A scalar, or a message in braces with all that is in it.
  bool skip_value();

  size_t position() const { return at_; }
  void go_to(size_t position) { at_ = position; }

 private:
  void skip_space();
  bool literal(std::string& value);
  bool escape(std::string& value);
  bool code_point(size_t digits, std::string& value);
  bool digits(int base, size_t most, uint32_t& value);

  std::string_view text_;
  size_t at_ = 0;
};

}  // namespace tfx::proto::internal

#endif  // THIRD_PARTY_TENSORFLOW_MESSAGES_TEXT_SCANNER_H_

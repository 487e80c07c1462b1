#include "tfx/core/npy_header.h"

#include <array>
#include <bit>
#include <charconv>
#include <cstring>
#include <optional>
#include <span>
#include <utility>

#include "tfx/c/shape.h"
#include "tfx/core/errors.h"

namespace tfx::internal {
namespace {

using c::DataType;

static_assert(std::endian::native == std::endian::little,
              "arrays are written as they are in memory");

// NumPy's limits.
constexpr size_t kLongestHeader = 10000;
constexpr size_t kAlignment = 64;
constexpr size_t kGrowthDigits = 21;

// The header's dictionary, which is a Python literal.
class Parser {
 public:
  explicit Parser(std::string_view text) : rest_(text) {}

  NpyHeader parse() {
    std::optional<std::string> descr;
    std::optional<bool> fortran_order;
    std::optional<std::vector<int64_t>> shape;
    expect('{');
    while (!accept('}')) {
      const std::string key = string();
      expect(':');
      if (key == "descr") {
        descr = this->descr();
      } else if (key == "fortran_order") {
        fortran_order = boolean();
      } else if (key == "shape") {
        shape = this->shape();
      } else {
        fail("it has the unknown key '" + key + "'");
      }
      if (!accept(',')) {
        expect('}');
        break;
      }
    }
    if (next() != '\0') fail("something follows it");
    if (!descr || !fortran_order || !shape) fail("a key is missing");
    return {std::move(*descr), *fortran_order, std::move(*shape)};
  }

 private:
  [[noreturn]] static void fail(const std::string& text) {
    throw ValueError("the header cannot be read: " + text);
  }

  // The next character that is no space; '\0' at the end.
  char next() {
    const size_t start = rest_.find_first_not_of(" \t\r\n");
    rest_.remove_prefix(start == std::string_view::npos ? rest_.size() : start);
    return rest_.empty() ? '\0' : rest_.front();
  }

  bool accept(char c) {
    if (next() != c || rest_.empty()) return false;
    rest_.remove_prefix(1);
    return true;
  }

  void expect(char c) {
    if (!accept(c)) fail(std::string("'") + c + "' is missing");
  }

  std::string string() {
    const char quote = next();
    if (quote != '\'' && quote != '"') fail("a string is missing");
    const size_t end = rest_.find(quote, 1);
    if (end == std::string_view::npos) fail("a string does not end");
    std::string text(rest_.substr(1, end - 1));
    if (text.find('\\') != std::string::npos) fail("a string has escapes");
    rest_.remove_prefix(end + 1);
    return text;
  }

  std::string descr() {
    if (next() == '[' || next() == '(') {
      throw ValueError("a structured array is no tensor");
    }
    return string();
  }

  bool boolean() {
    next();
    for (const bool value : {true, false}) {
      const std::string_view word = value ? "True" : "False";
      if (rest_.substr(0, word.size()) == word) {
        rest_.remove_prefix(word.size());
        return value;
      }
    }
    fail("fortran_order is not True or False");
  }

  int64_t dimension() {
    next();
    int64_t value = 0;
    const auto end =
        std::from_chars(rest_.data(), rest_.data() + rest_.size(), value);
    if (end.ec != std::errc() || value < 0) fail("the shape is not valid");
    rest_.remove_prefix(static_cast<size_t>(end.ptr - rest_.data()));
    // Python 2 wrote long integers so.
    if (!rest_.empty() && rest_.front() == 'L') rest_.remove_prefix(1);
    return value;
  }

  std::vector<int64_t> shape() {
    std::vector<int64_t> dims;
    expect('(');
    bool comma = true;
    while (!accept(')')) {
      if (!comma) fail("the shape is not valid");
      dims.push_back(dimension());
      comma = accept(',');
    }
    if (dims.size() == 1 && !comma) fail("the shape is not a tuple");
    return dims;
  }

  std::string_view rest_;
};

template <typename T>
T read_number(ByteSource& source) {
  T number = 0;
  source.read(std::as_writable_bytes(std::span(&number, 1)));
  return number;
}

struct Numeric {
  const char* descr;  // without byte order
  DataType type;
};

constexpr Numeric kNumerics[] = {
    {"b1", DataType::kBool},      {"i1", DataType::kInt8},
    {"i2", DataType::kInt16},     {"i4", DataType::kInt32},
    {"i8", DataType::kInt64},     {"u1", DataType::kUint8},
    {"u2", DataType::kUint16},    {"u4", DataType::kUint32},
    {"u8", DataType::kUint64},    {"f2", DataType::kFloat16},
    {"f4", DataType::kFloat32},   {"f8", DataType::kFloat64},
    {"c8", DataType::kComplex64}, {"c16", DataType::kComplex128},
    {"V2", DataType::kBfloat16},
};

[[noreturn]] void refuse(const std::string& descr) {
  throw ValueError("an array of type '" + descr + "' is no tensor");
}

// What NumPy has a quantized number in.
DataType plain_type(DataType type) {
  switch (type) {
    case DataType::kQint8:
      return DataType::kInt8;
    case DataType::kQint16:
      return DataType::kInt16;
    case DataType::kQint32:
      return DataType::kInt32;
    case DataType::kQuint8:
      return DataType::kUint8;
    case DataType::kQuint16:
      return DataType::kUint16;
    default:
      return type;
  }
}

}  // namespace

NpyHeader read_npy_header(ByteSource& source) {
  std::array<unsigned char, 8> start = {};  // magic, version
  if (source.remaining() < start.size()) {
    source.fail(source.remaining() == 0 ? "there is no data"
                                        : "this is no .npy file");
  }
  source.read(std::as_writable_bytes(std::span(start)));
  if (std::memcmp(start.data(), kNpyMagic.data(), kNpyMagic.size()) != 0) {
    source.fail("this is no .npy file");
  }
  const int major = start[6];
  if (major < 1 || major > 3 || start[7] != 0) {
    source.fail("version " + std::to_string(major) + "." +
                std::to_string(start[7]) + " of the .npy format is not known");
  }
  const size_t length = major == 1 ? read_number<uint16_t>(source)
                                   : read_number<uint32_t>(source);
  if (length > kLongestHeader) {
    source.fail("a header of " + std::to_string(length) + " bytes is refused");
  }
  std::string text(length, '\0');
  source.read(std::as_writable_bytes(std::span(text)));
  try {
    return Parser(text).parse();
  } catch (const ValueError& error) {
    source.fail(error.what());
  }
}

std::string npy_header_bytes(const NpyHeader& header) {
  std::string text = "{'descr': '" + header.descr + "', 'fortran_order': " +
                     (header.fortran_order ? "True" : "False") +
                     ", 'shape': " + c::ShapeView(header.shape).str() + ", }";
  // Room for the array to grow in place, as NumPy leaves it.
  if (!header.shape.empty()) {
    const int64_t growing =
        header.fortran_order ? header.shape.back() : header.shape.front();
    text.append(kGrowthDigits - std::to_string(growing).size(), ' ');
  }
  const size_t before = kNpyMagic.size() + 2 + sizeof(uint16_t);
  text.append(kAlignment - (before + text.size() + 1) % kAlignment, ' ');
  text += '\n';
  const auto length = static_cast<uint16_t>(text.size());
  std::string bytes(kNpyMagic);
  bytes += '\x01';
  bytes += '\0';
  bytes.append(reinterpret_cast<const char*>(&length), sizeof(length));
  return bytes + text;
}

NpyElement parse_descr(const std::string& descr) {
  const bool ordered = descr.find_first_of("<>|=") == 0;
  const bool big = descr.starts_with('>');
  const std::string rest = descr.substr(ordered ? 1 : 0);
  for (const Numeric& numeric : kNumerics) {
    if (rest != numeric.descr) continue;
    NpyElement element{NpyElement::Kind::kNumber, numeric.type,
                       c::size_of(numeric.type), 1};
    if (big) element.swapped = element.size / (rest.front() == 'c' ? 2 : 1);
    return element;
  }
  if (rest.empty()) refuse(descr);
  if (rest.front() == 'O') {
    throw ValueError(
        "object arrays are pickled Python, which is never loaded "
        "(allow_pickle=False)");
  }
  size_t length = 0;
  const char* const end = rest.data() + rest.size();
  const auto parsed = std::from_chars(rest.data() + 1, end, length);
  if (parsed.ec != std::errc() || parsed.ptr != end || length == 0 ||
      length > INT32_MAX) {
    refuse(descr);
  }
  switch (rest.front()) {
    case 'S':
      return {NpyElement::Kind::kBytes, DataType::kString, length, 1};
    case 'U':
      return {NpyElement::Kind::kUnicode, DataType::kString,
              length * sizeof(uint32_t), big ? sizeof(uint32_t) : 1};
    default:
      refuse(descr);
  }
}

std::string descr_of(DataType type) {
  for (const Numeric& numeric : kNumerics) {
    if (numeric.type != plain_type(type)) continue;
    // NumPy takes a bfloat16 for two bytes, but gives them an order.
    const bool byte = c::size_of(type) == 1;
    return (byte ? "|" : "<") + std::string(numeric.descr);
  }
  return "";
}

}  // namespace tfx::internal

#include "tfx/core/npy_array.h"

#include <algorithm>
#include <cstring>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "tfx/core/errors.h"
#include "tfx/core/npy_header.h"

namespace tfx::internal {
namespace {

using c::DataType;

constexpr size_t kMostDimensions = 64;  // NumPy's limit

// Where in an array of Fortran's order the elements stand that follow each
// other in C's.
class FortranOrder {
 public:
  explicit FortranOrder(const std::vector<int64_t>& shape)
      : shape_(shape), index_(shape.size(), 0), strides_(shape.size(), 1) {
    for (size_t axis = 1; axis < shape.size(); ++axis) {
      strides_[axis] = strides_[axis - 1] * shape[axis - 1];
    }
  }

  // The place of the next element.
  size_t next() {
    const int64_t place = place_;
    for (size_t axis = shape_.size(); axis-- > 0;) {
      place_ += strides_[axis];
      if (++index_[axis] < shape_[axis]) break;
      place_ -= strides_[axis] * shape_[axis];
      index_[axis] = 0;
    }
    return static_cast<size_t>(place);
  }

 private:
  std::vector<int64_t> shape_;
  std::vector<int64_t> index_;
  std::vector<int64_t> strides_;
  int64_t place_ = 0;
};

void swap_bytes(std::span<std::byte> bytes, size_t at_a_time) {
  if (at_a_time == 1) return;
  for (size_t i = 0; i < bytes.size(); i += at_a_time) {
    const auto piece = bytes.subspan(i, at_a_time);
    std::reverse(piece.begin(), piece.end());
  }
}

// Bytes read whole, for arrays that have to be rearranged.
class RawData {
 public:
  RawData(ByteSource& source, size_t size)
      : bytes_(std::make_unique_for_overwrite<std::byte[]>(size)), size_(size) {
    source.read(span());
  }

  std::span<std::byte> span() { return {bytes_.get(), size_}; }

 private:
  std::unique_ptr<std::byte[]> bytes_;
  size_t size_;
};

c::Tensor read_numbers(ByteSource& source, const NpyHeader& header,
                       const NpyElement& element, size_t count) {
  c::Tensor tensor = c::Tensor::allocate(element.type, header.shape);
  const std::span<std::byte> bytes = tensor.mutable_bytes();
  if (header.fortran_order && header.shape.size() > 1) {
    RawData raw(source, bytes.size());
    FortranOrder order(header.shape);
    for (size_t i = 0; i < count; ++i) {
      std::memcpy(&bytes[i * element.size],
                  &raw.span()[order.next() * element.size], element.size);
    }
  } else {
    source.read(bytes);
  }
  swap_bytes(bytes, element.swapped);
  if (element.type == DataType::kBool) {
    // NumPy takes every byte but 0 for true, C++ only 1.
    for (std::byte& byte : bytes) byte = std::byte{byte != std::byte{0}};
  }
  return tensor;
}

void append_utf8(std::string& text, uint32_t code) {
  const auto put = [&text](uint32_t byte) { text += static_cast<char>(byte); };
  const auto put_rest = [&](int shift) {
    put(0x80U | ((code >> shift) & 0x3fU));
  };
  if (code < 0x80) {
    put(code);
  } else if (code < 0x800) {
    put(0xc0U | (code >> 6));
    put_rest(0);
  } else if (code < 0x10000) {
    put(0xe0U | (code >> 12));
    put_rest(6);
    put_rest(0);
  } else {
    put(0xf0U | (code >> 18));
    put_rest(12);
    put_rest(6);
    put_rest(0);
  }
}

std::string decode_unicode(const ByteSource& source,
                           std::span<const std::byte> bytes) {
  std::vector<uint32_t> codes(bytes.size() / sizeof(uint32_t));
  std::memcpy(codes.data(), bytes.data(), bytes.size());
  while (!codes.empty() && codes.back() == 0) codes.pop_back();
  std::string text;
  for (const uint32_t code : codes) {
    if (code > 0x10ffff || (code >= 0xd800 && code < 0xe000)) {
      source.fail("a string holds " + std::to_string(code) +
                  ", which is no character");
    }
    append_utf8(text, code);
  }
  return text;
}

c::Tensor read_strings(ByteSource& source, const NpyHeader& header,
                       const NpyElement& element, size_t count) {
  RawData raw(source, count * element.size);
  swap_bytes(raw.span(), element.swapped);
  c::Tensor tensor = c::Tensor::allocate(DataType::kString, header.shape);
  FortranOrder order(header.shape);
  for (size_t i = 0; i < count; ++i) {
    const size_t place = header.fortran_order ? order.next() : i;
    const auto bytes = raw.span().subspan(place * element.size, element.size);
    const auto index = static_cast<int64_t>(i);
    if (element.kind == NpyElement::Kind::kUnicode) {
      tensor.set_string(index, decode_unicode(source, bytes));
    } else {
      const std::string_view text(reinterpret_cast<const char*>(bytes.data()),
                                  bytes.size());
      tensor.set_string(index, text.substr(0, text.find_last_not_of('\0') + 1));
    }
  }
  return tensor;
}

NpyElement element_of(const ByteSource& source, const NpyHeader& header) {
  try {
    return parse_descr(header.descr);
  } catch (const ValueError& error) {
    source.fail(error.what());
  }
}

}  // namespace

c::Tensor read_npy(ByteSource& source) {
  const NpyHeader header = read_npy_header(source);
  const NpyElement element = element_of(source, header);
  if (header.shape.size() > kMostDimensions) {
    source.fail("an array of " + std::to_string(header.shape.size()) +
                " dimensions is refused");
  }
  int64_t count = 1;
  int64_t size = 0;
  bool too_big = false;
  for (const int64_t dim : header.shape) {
    too_big |= __builtin_mul_overflow(count, dim, &count);
  }
  too_big |=
      __builtin_mul_overflow(count, static_cast<int64_t>(element.size), &size);
  if (too_big || static_cast<uint64_t>(size) > source.remaining()) {
    source.fail("the data of an array of shape " +
                c::ShapeView(header.shape).str() + " is cut off: there are " +
                std::to_string(source.remaining()) + " bytes");
  }
  const auto elements = static_cast<size_t>(count);
  return element.kind == NpyElement::Kind::kNumber
             ? read_numbers(source, header, element, elements)
             : read_strings(source, header, element, elements);
}

NpyWriter::NpyWriter(const c::Tensor& array) : array_(array) {
  NpyHeader header;
  header.shape = array.shape();
  if (header.shape.size() > kMostDimensions) {
    throw ValueError("NumPy has no arrays of " +
                     std::to_string(header.shape.size()) + " dimensions");
  }
  if (array.type() == DataType::kString) {
    string_size_ = 1;  // NumPy has no shorter ones
    for (int64_t i = 0; i < array.element_count(); ++i) {
      const std::string_view text = array.string_at(i);
      if (!text.empty() && text.back() == '\0') {
        throw ValueError("element " + std::to_string(i) +
                         " ends with a NUL byte, which an .npy file of strings "
                         "does not keep");
      }
      string_size_ = std::max(string_size_, text.size());
    }
    header.descr = "|S" + std::to_string(string_size_);
    if (string_size_ > INT32_MAX ||
        __builtin_mul_overflow(static_cast<uint64_t>(array.element_count()),
                               string_size_, &data_size_)) {
      throw ValueError("strings of " + std::to_string(string_size_) +
                       " bytes are too long for an .npy file");
    }
  } else {
    header.descr = descr_of(array.type());
    if (header.descr.empty()) {
      throw ValueError("NumPy has no type to save " + c::name(array.type()) +
                       " as");
    }
    data_size_ = array.byte_size();
  }
  header_ = npy_header_bytes(header);
}

void NpyWriter::write(ByteSink& sink) const {
  sink.write(std::as_bytes(std::span(header_)));
  if (string_size_ > 0) {
    write_strings(sink);
  } else {
    sink.write(array_.bytes());
  }
}

// In pieces: padded they may be much larger than they are.
void NpyWriter::write_strings(ByteSink& sink) const {
  constexpr size_t kPiece = 1 << 20;
  std::string piece;
  for (int64_t i = 0; i < array_.element_count(); ++i) {
    const std::string_view text = array_.string_at(i);
    piece += text;
    piece.append(string_size_ - text.size(), '\0');
    if (piece.size() >= kPiece) {
      sink.write(std::as_bytes(std::span(piece)));
      piece.clear();
    }
  }
  sink.write(std::as_bytes(std::span(piece)));
}

}  // namespace tfx::internal

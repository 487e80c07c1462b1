#include <algorithm>
#include <cstdint>
#include <iterator>
#include <string>
#include <string_view>

#include "tfx/core/errors.h"
#include "tfx/train/codec.h"

namespace tfx::train::internal {
namespace {

// Of UTF-8, the length of the character at the beginning; 0: it is none.
size_t utf8_length(std::string_view text) {
  const auto byte = [&](size_t i) {
    return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U;
  };
  const auto follows = [&](size_t i) { return (byte(i) & 0xc0U) == 0x80; };
  const unsigned first = byte(0);
  if (first < 0x80) return 1;
  if (first >= 0xc2 && first <= 0xdf) return follows(1) ? 2 : 0;
  if (first >= 0xe0 && first <= 0xef) {
    // Neither what needs fewer bytes nor a surrogate.
    const bool is_bad =
        (first == 0xe0 && byte(1) < 0xa0) || (first == 0xed && byte(1) > 0x9f);
    return !is_bad && follows(1) && follows(2) ? 3 : 0;
  }
  if (first >= 0xf0 && first <= 0xf4) {
    const bool is_bad =
        (first == 0xf0 && byte(1) < 0x90) || (first == 0xf4 && byte(1) > 0x8f);
    return !is_bad && follows(1) && follows(2) && follows(3) ? 4 : 0;
  }
  return 0;
}

void check_key(std::string_view key) {
  for (size_t at = 0; at < key.size();) {
    const size_t length = utf8_length(key.substr(at));
    if (length == 0) {
      throw ValueError("'utf-8' codec can't decode byte in position " +
                       std::to_string(at) + " of a feature's name");
    }
    at += length;
  }
}

// clang 14 does not compile std::views::reverse.
template <typename Range, typename Function>
void for_each_reversed(const Range& range, Function function) {
  std::for_each(std::rbegin(range), std::rend(range), function);
}

// A submessage or an entry's part, as a field.
template <typename Message>
void encode_field(uint32_t number, const Message& message, WireWriter& writer) {
  const size_t end = writer.size();
  encode(message, writer);
  writer.enclose(number, end);
}

template <typename Message>
void encode_if_set(uint32_t number, const Submessage<Message>& message,
                   WireWriter& writer) {
  if (message.is_set()) {
    encode_field<Message>(number, message, writer);
  }
}

void encode_text(uint32_t number, std::string_view text, WireWriter& writer) {
  const size_t end = writer.size();
  writer.bytes(text);
  writer.enclose(number, end);
}

template <typename Map>
void encode_map(const Map& map, WireWriter& writer) {
  for_each_reversed(map, [&](const auto& entry) {
    check_key(entry.first);
    const size_t end = writer.size();
    encode_field(2, entry.second, writer);
    encode_text(1, entry.first, writer);
    writer.enclose(1, end);
  });
}

}  // namespace

void encode(const BytesList& list, WireWriter& writer) {
  for_each_reversed(list.value, [&](const std::string& value) {
    encode_text(1, value, writer);
  });
}

void encode(const FloatList& list, WireWriter& writer) {
  if (list.value.empty()) return;
  const size_t end = writer.size();
  writer.bytes({reinterpret_cast<const char*>(list.value.data()),
                list.value.size() * sizeof(float)});
  writer.enclose(1, end);
}

void encode(const Int64List& list, WireWriter& writer) {
  if (list.value.empty()) return;
  const size_t end = writer.size();
  for_each_reversed(list.value, [&](int64_t value) {
    writer.varint(static_cast<uint64_t>(value));
  });
  writer.enclose(1, end);
}

void encode(const Feature& feature, WireWriter& writer) {
  // As kind() chooses.
  if (feature.int64_list.is_set()) {
    encode_if_set(3, feature.int64_list, writer);
  } else if (feature.float_list.is_set()) {
    encode_if_set(2, feature.float_list, writer);
  } else {
    encode_if_set(1, feature.bytes_list, writer);
  }
}

void encode(const Features& features, WireWriter& writer) {
  encode_map(features.feature, writer);
}

void encode(const FeatureList& list, WireWriter& writer) {
  for_each_reversed(list.feature, [&](const Feature& feature) {
    encode_field(1, feature, writer);
  });
}

void encode(const FeatureLists& lists, WireWriter& writer) {
  encode_map(lists.feature_list, writer);
}

void encode(const Example& example, WireWriter& writer) {
  encode_if_set(1, example.features, writer);
}

void encode(const SequenceExample& example, WireWriter& writer) {
  encode_if_set(2, example.feature_lists, writer);
  encode_if_set(1, example.context, writer);
}

}  // namespace tfx::train::internal

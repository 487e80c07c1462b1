// Protobuf's text format, as str() of a message in Python gives it.
#include <array>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <ostream>
#include <string>
#include <string_view>
#include <system_error>

#include "tfx/train/example.h"

namespace tfx::train {
namespace {

class TextPrinter {
 public:
  explicit TextPrinter(std::ostream& stream) : stream_(stream) {}

  void print(const BytesList& list) {
    for (const std::string& value : list.value) {
      print_text("value", value, /*keeps_utf8=*/false);
    }
  }
  void print(const FloatList& list) {
    for (const float value : list.value) {
      indent() << "value: ";
      print_number(value);
      stream_ << '\n';
    }
  }
  void print(const Int64List& list) {
    for (const int64_t value : list.value) {
      indent() << "value: " << value << '\n';
    }
  }
  void print(const Feature& feature) {
    const auto kind = feature.kind();
    if (kind == "int64_list") {
      print_field(*kind, feature.int64_list);
    } else if (kind == "float_list") {
      print_field(*kind, feature.float_list);
    } else if (kind) {
      print_field(*kind, feature.bytes_list);
    }
  }
  void print(const Features& features) {
    print_map("feature", features.feature);
  }
  void print(const FeatureList& list) {
    for (const Feature& feature : list.feature) print_field("feature", feature);
  }
  void print(const FeatureLists& lists) {
    print_map("feature_list", lists.feature_list);
  }
  void print(const Example& example) {
    print_if_set("features", example.features);
  }
  void print(const SequenceExample& example) {
    print_if_set("context", example.context);
    print_if_set("feature_lists", example.feature_lists);
  }

 private:
  std::ostream& indent() { return stream_ << std::string(2 * depth_, ' '); }

  template <typename Body>
  void print_block(std::string_view name, Body body) {
    indent() << name << " {\n";
    ++depth_;
    body();
    --depth_;
    indent() << "}\n";
  }

  template <typename Message>
  void print_field(std::string_view name, const Message& message) {
    print_block(name, [&] { print(message); });
  }

  template <typename Message>
  void print_if_set(std::string_view name, const Submessage<Message>& message) {
    if (message.is_set()) print_field(name, message);
  }

  template <typename Map>
  void print_map(std::string_view name, const Map& map) {
    for (const auto& entry : map) {
      print_block(name, [&] {
        print_text("key", entry.first, /*keeps_utf8=*/true);
        print_field("value", entry.second);
      });
    }
  }

  void print_text(std::string_view name, std::string_view text,
                  bool keeps_utf8) {
    indent() << name << ": \"";
    for (const char c : text) print_character(c, keeps_utf8);
    stream_ << "\"\n";
  }

  void print_character(char c, bool keeps_utf8) {
    const auto byte = static_cast<unsigned char>(c);
    constexpr std::string_view kEscaped = "\n\r\t\"'\\";
    constexpr std::string_view kNames = "nrt\"'\\";
    const size_t escaped = kEscaped.find(c);
    if (escaped != std::string_view::npos) {
      stream_ << '\\' << kNames[escaped];
    } else if (byte < 0x20 || byte == 0x7f || (byte > 0x7f && !keeps_utf8)) {
      stream_ << '\\' << byte / 64 << byte / 8 % 8 << byte % 8;
    } else {
      stream_ << c;
    }
  }

  // With six digits if they are enough, or else with nine.
  void print_number(float value) {
    if (std::isnan(value)) {
      stream_ << "nan";
      return;
    }
    std::array<char, 32> text;
    for (const int digits : {6, 9}) {
      const auto end = std::to_chars(text.begin(), text.end(), value,
                                     std::chars_format::general, digits);
      float read = 0;
      std::from_chars(text.begin(), end.ptr, read);
      if (read == value || digits == 9) {
        stream_ << std::string_view(text.begin(), end.ptr);
        return;
      }
    }
  }

  std::ostream& stream_;
  size_t depth_ = 0;
};

template <typename Message>
std::ostream& print_message(std::ostream& stream, const Message& message) {
  TextPrinter(stream).print(message);
  return stream;
}

}  // namespace

std::ostream& operator<<(std::ostream& stream, const BytesList& list) {
  return print_message(stream, list);
}
std::ostream& operator<<(std::ostream& stream, const FloatList& list) {
  return print_message(stream, list);
}
std::ostream& operator<<(std::ostream& stream, const Int64List& list) {
  return print_message(stream, list);
}
std::ostream& operator<<(std::ostream& stream, const Feature& feature) {
  return print_message(stream, feature);
}
std::ostream& operator<<(std::ostream& stream, const Features& features) {
  return print_message(stream, features);
}
std::ostream& operator<<(std::ostream& stream, const FeatureList& list) {
  return print_message(stream, list);
}
std::ostream& operator<<(std::ostream& stream, const FeatureLists& lists) {
  return print_message(stream, lists);
}
std::ostream& operator<<(std::ostream& stream, const Example& example) {
  return print_message(stream, example);
}
std::ostream& operator<<(std::ostream& stream, const SequenceExample& example) {
  return print_message(stream, example);
}

}  // namespace tfx::train

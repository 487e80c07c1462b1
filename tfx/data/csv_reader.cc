#include "tfx/data/csv_reader.h"

#include <limits>
#include <stdexcept>

#include "tfx/core/element.h"
#include "tfx/core/errors.h"

namespace tfx::data::internal {
namespace {

std::optional<int64_t> integer(const std::string& text) {
  try {
    return tfx::internal::integer_in(text);
  } catch (const ValueError&) {
    return std::nullopt;
  } catch (const std::overflow_error&) {
    return std::nullopt;
  }
}

std::optional<double> number(const std::string& text) {
  try {
    return tfx::internal::number_in(text);
  } catch (const ValueError&) {
    return std::nullopt;
  }
}

bool is_int32(const std::string& text) {
  const auto value = integer(text);
  return value && *value >= std::numeric_limits<int32_t>::min() &&
         *value <= std::numeric_limits<int32_t>::max();
}

bool is_int64(const std::string& text) { return integer(text).has_value(); }

// NaN and infinity are texts, but -inf is a number.
template <typename Float>
bool is_float(const std::string& text) {
  const auto value = number(text);
  return value &&
         static_cast<Float>(*value) < std::numeric_limits<Float>::infinity();
}

bool is_text(const std::string& /*text*/) { return true; }

struct Candidate {
  DType dtype;
  bool (*fits)(const std::string& text);
};
constexpr Candidate kCandidates[] = {{int32, is_int32},
                                     {int64, is_int64},
                                     {float32, is_float<float>},
                                     {float64, is_float<double>},
                                     {tfx::string, is_text}};

}  // namespace

std::optional<DType> infer_csv_dtype(const std::string& text,
                                     const std::string& na_value,
                                     std::optional<DType> previous) {
  if (text.empty() || text == na_value) return previous;
  bool has_previous = !previous.has_value();
  for (const auto& [dtype, fits] : kCandidates) {
    has_previous = has_previous || dtype == *previous;
    if (has_previous && fits(text)) return dtype;
  }
  return tfx::string;
}

void CsvReader::skip_line_end() {
  if (contents_[position_] == '\r') {
    ++position_;
    if (at_end() || contents_[position_] != '\n') return;
  }
  ++position_;
}

void CsvReader::read_quoted(std::string& field) {
  ++position_;
  while (!at_end()) {
    const char c = contents_[position_++];
    if (c != '"') {
      field += c;
    } else if (!at_end() && contents_[position_] == '"') {
      field += contents_[position_++];  // two quotes are one
    } else {
      return;
    }
  }
}

std::string CsvReader::read_field() {
  std::string field;
  if (has_quotes_ && !at_end() && contents_[position_] == '"') {
    read_quoted(field);
  }
  while (!at_end() && !at_line_end() && contents_[position_] != delimiter_) {
    field += contents_[position_++];
  }
  return field;
}

std::optional<std::vector<std::string>> CsvReader::next() {
  if (at_end()) return std::nullopt;
  std::vector<std::string> fields;
  if (at_line_end()) {
    skip_line_end();
    return fields;
  }
  for (;;) {
    fields.push_back(read_field());
    if (at_end()) return fields;
    if (at_line_end()) {
      skip_line_end();
      return fields;
    }
    ++position_;  // the delimiter
  }
}

}  // namespace tfx::data::internal

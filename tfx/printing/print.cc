#include "tfx/printing/print.h"

#include <algorithm>
#include <iostream>
#include <vector>

#include "tfx/c/tensor.h"
#include "tfx/core/errors.h"
#include "tfx/core/python_random.h"
#include "tfx/ops/string_ops.h"
#include "tfx/raw_ops/logging_ops.h"

namespace tfx {
namespace {

std::string name_of(const std::ostream& stream) {
  if (&stream == &std::cout) return "stdout";
  if (&stream == &std::cerr || &stream == &std::clog) return "stderr";
  return "a std::ostream";
}

// A placeholder for tensors that does not occur in `text`.
std::string placeholder_for(const std::string& text) {
  std::string placeholder = "{}";
  PythonRandom random(5);
  while (text.find(placeholder) != std::string::npos) {
    placeholder += std::to_string(random.randint(0, 9));
  }
  return placeholder;
}

std::string replace_all(std::string text, const std::string& from,
                        const std::string& to) {
  for (size_t i = text.find(from); i != std::string::npos;
       i = text.find(from, i + to.size())) {
    text.replace(i, from.size(), to);
  }
  return text;
}

// `text` with the tensors in the places of the placeholders. What is text
// already is joined to the rest: formatting would quote it.
Tensor fill(std::string_view text, const std::string& placeholder,
            std::span<const Printable::PrintedTensor> tensors,
            const PrintOptions& options) {
  const strings::FormatOptions format_options = {
      .placeholder = placeholder,
      .summarize = options.summarize,
      .name = options.name.empty() ? "" : options.name + "_format"};
  std::vector<Tensor> pieces;
  std::vector<Tensor> formatted;
  size_t end = 0;
  for (const auto& [tensor, is_text] : tensors) {
    const size_t place = text.find(placeholder, end);
    end = place + placeholder.size();
    if (!is_text) {
      formatted.push_back(tensor);
      continue;
    }
    pieces.push_back(
        strings::format(text.substr(0, place), formatted, format_options));
    pieces.push_back(tensor);
    formatted.clear();
    text.remove_prefix(end);
    end = 0;
  }
  Tensor last = strings::format(text, formatted, format_options);
  if (pieces.empty()) return last;
  pieces.push_back(std::move(last));
  return strings::join(pieces);
}

Tensor formatted(std::span<const Printable> inputs,
                 const PrintOptions& options) {
  std::string without_tensors;
  for (const Printable& input : inputs) {
    if (!without_tensors.empty()) without_tensors += ' ';
    without_tensors += input.pformat("");
  }
  const std::string placeholder = placeholder_for(without_tensors);

  std::string text;
  std::vector<Printable::PrintedTensor> tensors;
  for (const Printable& input : inputs) {
    if (&input != inputs.data()) text += options.sep;
    text +=
        input.text() != nullptr ? *input.text() : input.pformat(placeholder);
    input.collect_tensors(tensors, options.summarize);
  }
  // pformat quotes placeholders in a list like strings; tensors have no quotes.
  text = replace_all(std::move(text), "'" + placeholder + "'", placeholder);
  return fill(text, placeholder, tensors, options);
}

}  // namespace

OutputStream::OutputStream(const std::ostream& stream)
    : name_(name_of(stream)) {}

const std::string& OutputStream::checked_name() const {
  constexpr std::string_view kNames[] = {"stdout", "stderr", "log(info)",
                                         "log(warning)", "log(error)"};
  const bool is_known = std::find(std::begin(kNames), std::end(kNames),
                                  name_) != std::end(kNames);
  if (is_known || name_.starts_with("file://")) return name_;
  throw ValueError("Unsupported output stream, logging level, or file." +
                   name_ +
                   ". Supported streams are sys.stdout, sys.stderr, "
                   "tf.logging.info, tf.logging.warning, tf.logging.error. "
                   "File needs to be in the form of 'file://<filepath>'.");
}

void print(std::span<const Printable> inputs, const PrintOptions& options) {
  const std::string& stream = options.output_stream.checked_name();
  // A single string tensor is printed directly, without quotes.
  const Tensor* const only = inputs.size() == 1 ? inputs[0].tensor() : nullptr;
  const bool is_text =
      only != nullptr && only->rank() == 0 && only->dtype() == tfx::string;
  raw_ops::PrintV2(
      is_text ? *only : formatted(inputs, options),
      {.output_stream = stream, .end = options.end, .name = options.name});
}

Tensor timestamp(const NameOptions& options) {
  return raw_ops::Timestamp({.name = options.name});
}

}  // namespace tfx

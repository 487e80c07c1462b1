// tf.einsum.
#include <algorithm>
#include <map>
#include <set>

#include "tfx/core/errors.h"
#include "tfx/core/name_scope.h"
#include "tfx/ops/matmul.h"
#include "tfx/raw_ops/linalg_ops.h"

namespace tfx::linalg {
namespace {

// Stands for "..." while an equation is parsed.
constexpr char kEllipsis = '0';

std::string replace_all(std::string text, std::string_view old,
                        std::string_view with) {
  size_t at = 0;
  while ((at = text.find(old, at)) != std::string::npos) {
    text.replace(at, old.size(), with);
    at += with.size();
  }
  return text;
}

bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

struct Equation {
  std::vector<std::string> inputs;
  std::string output;
  bool has_ellipsis = false;

  // In the op's syntax.
  std::string text(const std::vector<std::string>& from,
                   const std::string& to) const {
    std::string joined;
    for (size_t i = 0; i < from.size(); ++i) joined += (i ? "," : "") + from[i];
    joined += "->" + to;
    return has_ellipsis ? replace_all(joined, {&kEllipsis, 1}, "...") : joined;
  }
};

// The output if none is given: the labels that occur once, sorted.
std::string implicit_output(const std::string& labels) {
  std::map<char, int> counts;
  for (const char label : labels) ++counts[label];
  std::string output;
  for (const auto& [label, count] : counts) {
    if (label != ',' && count == 1) output += label;
  }
  return output;
}

void check_output(const Equation& equation, const std::string& labels,
                  const std::string& original) {
  const std::set<char> distinct(equation.output.begin(), equation.output.end());
  if (distinct.size() != equation.output.size()) {
    throw ValueError(
        "Output subscripts contain a label appearing more than once: " +
        original);
  }
  for (const char label : equation.output) {
    if (label != kEllipsis && labels.find(label) == std::string::npos) {
      throw ValueError(std::string("Output subscripts contain the label ") +
                       label + " not present in the input subscripts.");
    }
  }
}

Equation parse(const std::string& original, size_t input_count) {
  Equation equation;
  std::string resolved = replace_all(original, " ", "");
  if (original.find("...") != std::string::npos) {
    if (resolved.find(kEllipsis) != std::string::npos) {
      throw ValueError(std::string("Invalid character \"") + kEllipsis +
                       "\" in equation: " + original + ".");
    }
    resolved = replace_all(resolved, "...", {&kEllipsis, 1});
    equation.has_ellipsis = true;
  }
  const size_t arrow = resolved.find("->");
  const std::string labels = resolved.substr(0, arrow);
  if (arrow != std::string::npos) equation.output = resolved.substr(arrow + 2);
  const auto is_label = [&](char c) {
    return is_letter(c) || (equation.has_ellipsis && c == kEllipsis);
  };
  if (!std::all_of(labels.begin(), labels.end(),
                   [&](char c) { return c == ',' || is_label(c); }) ||
      !std::all_of(equation.output.begin(), equation.output.end(), is_label)) {
    throw ValueError("Subscripts have incorrect format: " + resolved);
  }
  size_t begin = 0;
  for (size_t comma; (comma = labels.find(',', begin)) != std::string::npos;
       begin = comma + 1) {
    equation.inputs.push_back(labels.substr(begin, comma - begin));
  }
  equation.inputs.push_back(labels.substr(begin));
  if (equation.inputs.size() != input_count) {
    throw ValueError("Got " + std::to_string(input_count) +
                     " inputs for equation \"" + original + "\", expecting " +
                     std::to_string(equation.inputs.size()));
  }
  if (arrow == std::string::npos) equation.output = implicit_output(labels);
  check_output(equation, labels, original);
  return equation;
}

std::string shape_text(const std::vector<int64_t>& shape) {
  std::string text = "[";
  for (const int64_t dim : shape) {
    text += (text.size() > 1 ? ", " : "") +
            (dim == kNone ? "None" : std::to_string(dim));
  }
  return text + "]";
}

using LabelSizes = std::map<char, double>;

// The length of each label's dimension (for an ellipsis the product of its
// dimensions); unknown lengths count as 1. Throws ValueError if labels and
// dimensions do not match.
LabelSizes label_sizes(const Equation& equation, const std::string& original,
                       TensorSpan inputs) {
  LabelSizes sizes;
  for (size_t i = 0; i < inputs.size(); ++i) {
    const std::string& labels = equation.inputs[i];
    const TensorShape known = inputs[i].shape();
    // Python skips scalars, too: the shape of a scalar is falsy.
    if (!known.known_rank() || known.rank() == 0) continue;
    const std::vector<int64_t>& shape = known.as_list();
    const size_t ellipsis = labels.find(kEllipsis);
    const size_t named =
        labels.size() - (ellipsis != std::string::npos ? 1 : 0);
    if (ellipsis != std::string::npos && ellipsis != labels.rfind(kEllipsis)) {
      throw ValueError("Too many ellipses in input label " +
                       replace_all(labels, {&kEllipsis, 1}, "...") + ".");
    }
    if (ellipsis != std::string::npos && named > shape.size()) {
      throw ValueError("Too many named labels in " + std::to_string(i) +
                       "th subscript string of equation " + original +
                       " for input shape " + shape_text(shape) + " ");
    }
    if (ellipsis == std::string::npos && named != shape.size()) {
      throw ValueError("Number of named labels in input #" + std::to_string(i) +
                       " of equation " + original +
                       " must be equal to the number of dimensions in shape " +
                       shape_text(shape));
    }
    size_t next = 0;
    for (const char label : labels) {
      const size_t count = label == kEllipsis ? shape.size() - named : 1;
      double size = 1;
      for (size_t k = 0; k < count; ++k, ++next) {
        if (shape[next] > 0) size *= static_cast<double>(shape[next]);
      }
      sizes[label] = std::max(sizes[label], size);
    }
  }
  return sizes;
}

double size_of(const std::string& labels, const LabelSizes& sizes) {
  double size = 1;
  for (const char label : labels) {
    const auto found = sizes.find(label);
    if (found != sizes.end()) size *= found->second;
  }
  return size;
}

bool contains(const std::string& labels, char label) {
  return labels.find(label) != std::string::npos;
}

// The labels of the product of terms i and j: those that another term or the
// output still needs.
std::string pair_output(const std::vector<std::string>& terms, size_t i,
                        size_t j, const std::string& output) {
  std::string left;
  for (const char label : terms[i] + terms[j]) {
    bool is_needed = contains(output, label);
    for (size_t k = 0; k < terms.size() && !is_needed; ++k) {
      is_needed = k != i && k != j && contains(terms[k], label);
    }
    if (is_needed && !contains(left, label)) left += label;
  }
  return left;
}

// The pair with the smallest difference between the size of its product and the
// sizes of its factors; pairs with a common label come first.
std::pair<size_t, size_t> choose_pair(const std::vector<std::string>& terms,
                                      const std::string& output,
                                      const LabelSizes& sizes) {
  std::pair<size_t, size_t> best = {0, 1};
  std::pair<bool, double> least = {true, 0};
  for (size_t i = 0; i < terms.size(); ++i) {
    for (size_t j = i + 1; j < terms.size(); ++j) {
      const bool is_apart =
          terms[i].find_first_of(terms[j]) == std::string::npos;
      const double cost = size_of(pair_output(terms, i, j, output), sizes) -
                          size_of(terms[i], sizes) - size_of(terms[j], sizes);
      const std::pair<bool, double> score = {is_apart, cost};
      if ((i == 0 && j == 1) || score < least) {
        least = score;
        best = {i, j};
      }
    }
  }
  return best;
}

}  // namespace

Tensor einsum(std::string_view equation, TensorSpan inputs,
              const EinsumOptions& options) {
  const NameScope scope = name_scope(options.name, "einsum");
  const std::string original(equation);
  const Equation parsed = parse(original, inputs.size());
  if (inputs.size() <= 2) {
    return raw_ops::Einsum(inputs, parsed.text(parsed.inputs, parsed.output));
  }
  const LabelSizes sizes = label_sizes(parsed, original, inputs);
  std::vector<Tensor> tensors(inputs.begin(), inputs.end());
  std::vector<std::string> terms = parsed.inputs;
  while (tensors.size() > 1) {
    const auto [i, j] = choose_pair(terms, parsed.output, sizes);
    const std::string output = tensors.size() == 2
                                   ? parsed.output
                                   : pair_output(terms, i, j, parsed.output);
    Tensor product = raw_ops::Einsum({tensors[i], tensors[j]},
                                     parsed.text({terms[i], terms[j]}, output));
    // j > i, so erasing j leaves i in place.
    tensors.erase(tensors.begin() + static_cast<ptrdiff_t>(j));
    terms.erase(terms.begin() + static_cast<ptrdiff_t>(j));
    tensors[i] = std::move(product);
    terms[i] = output;
  }
  return tensors[0];
}

}  // namespace tfx::linalg

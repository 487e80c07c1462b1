// What Python made of many indices; indexing_syntax_test.cc has how C++ writes
// them.
#include "tfx/core/indexing.h"

#include <catch2/catch.hpp>
#include <cstdint>
#include <fstream>
#include <map>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "tests/core/golden_tensor.h"
#include "tests/core/testing.h"
#include "tfx/core/errors.h"
#include "tfx/core/ndarray.h"

namespace tfx {
namespace {

using Catch::StartsWith;

std::vector<std::string> split(const std::string& text, char separator) {
  std::vector<std::string> parts(1);
  for (const char character : text) {
    if (character == separator) {
      parts.emplace_back();
    } else {
      parts.back() += character;
    }
  }
  return parts;
}

using Tensors = std::map<std::string, Tensor>;

SliceBound parse_bound(const std::string& word, const Tensors& tensors) {
  if (word.empty()) return _;
  if (tensors.contains(word)) return tensors.at(word);
  return std::stoll(word);
}

Index parse_index(const std::string& word, const Tensors& tensors) {
  if (word == "...") return ellipsis;
  if (word == "None") return newaxis;
  if (tensors.contains(word)) return tensors.at(word);
  const std::vector<std::string> bounds = split(word, ':');
  if (bounds.size() == 1) return std::stoll(word);
  return Slice(parse_bound(bounds[0], tensors), parse_bound(bounds[1], tensors),
               parse_bound(bounds.size() > 2 ? bounds[2] : "", tensors));
}

std::vector<Index> parse_indices(const std::string& expression,
                                 const Tensors& tensors) {
  std::vector<Index> indices;
  if (expression == "()") return indices;
  for (const std::string& word : split(expression, ',')) {
    indices.push_back(parse_index(word, tensors));
  }
  return indices;
}

// An expression of the golden file, and what Python made of it.
struct IndexingGolden {
  std::string name;
  std::string expression;
  std::string arguments;
  std::string result;
  std::string error_class;
  std::string error_text;
};

struct GoldenFile {
  Tensors tensors;
  std::vector<IndexingGolden> all;
};

GoldenFile read_indexing_golden() {
  const std::string path = "tests/core/golden/indexing/expressions.txt";
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error("cannot read " + path);
  GoldenFile golden;
  std::string line;
  std::getline(file, line);  // who wrote it
  while (std::getline(file, line)) {
    std::istringstream words(line);
    std::string kind, rest;
    words >> kind;
    if (kind == "tensor") {
      std::string name;
      words >> name;
      std::getline(words, rest);
      golden.tensors.emplace(name, golden_tensor(rest));
    } else if (kind == "index") {
      IndexingGolden& next = golden.all.emplace_back();
      words >> next.name >> next.expression;
    } else if (kind == "arguments") {
      golden.all.back().arguments = line;
    } else if (kind == "result") {
      std::getline(words, golden.all.back().result);
    } else {
      REQUIRE(kind == "error");
      size_t size = 0;
      words >> golden.all.back().error_class >> size;
      golden.all.back().error_text.resize(size);
      file.read(golden.all.back().error_text.data(),
                static_cast<std::streamsize>(size));
      file.ignore();  // the end of line
    }
  }
  return golden;
}

Tensor evaluate(const Tensor& tensor, const std::string& expression,
                const Tensors& tensors) {
  const std::vector<Index> indices = parse_indices(expression, tensors);
  return indices.size() == 1 ? tensor[indices[0]] : getitem(tensor, indices);
}

// The class that Python names, and the text.
struct Caught {
  std::string error_class = "none";
  std::string text;
};

template <typename Function>
Caught caught(const Function& function) {
  try {
    function();
    return {};
  } catch (const TypeError& error) {
    return {"TypeError", error.what()};
  } catch (const ValueError& error) {
    return {"ValueError", error.what()};
  } catch (const std::overflow_error& error) {
    return {"OverflowError", error.what()};
  } catch (const errors::InvalidArgumentError& error) {
    return {"InvalidArgumentError", error.what()};
  } catch (const errors::UnimplementedError& error) {
    return {"UnimplementedError", error.what()};
  }
}

std::string joined(const std::vector<int64_t>& values) {
  std::string text;
  for (const int64_t value : values) {
    text += (text.empty() ? "" : ",") + std::to_string(value);
  }
  return text.empty() ? "-" : text;
}

// As the golden file has it.
std::string describe(const StridedSliceArguments& arguments) {
  std::string text = "arguments " + arguments.begin.dtype().name();
  for (const Tensor& each :
       {arguments.begin, arguments.end, arguments.strides}) {
    text += " " + joined(each.numpy().to_vector<int64_t>());
  }
  return text + " " +
         joined({arguments.begin_mask, arguments.end_mask,
                 arguments.ellipsis_mask, arguments.new_axis_mask,
                 arguments.shrink_axis_mask});
}

TEST_CASE("every index gives what it gives in Python") {
  const GoldenFile golden = read_indexing_golden();
  size_t results = 0;
  for (const IndexingGolden& each : golden.all) {
    INFO(each.name << "[" << each.expression << "]");
    if (!each.error_class.empty()) continue;
    ++results;
    check_same(
        evaluate(golden.tensors.at(each.name), each.expression, golden.tensors)
            .host(),
        golden_tensor(each.result));
  }
  CHECK(results >= 600);
}

TEST_CASE("what Python refuses is refused with its class and text") {
  const GoldenFile golden = read_indexing_golden();
  size_t errors = 0;
  for (const IndexingGolden& each : golden.all) {
    INFO(each.name << "[" << each.expression << "]");
    if (each.error_class.empty()) continue;
    ++errors;
    const Caught error = caught([&] {
      evaluate(golden.tensors.at(each.name), each.expression, golden.tensors);
    });
    CHECK(error.error_class == each.error_class);
    CHECK_THAT(error.text, StartsWith(each.error_text));
  }
  CHECK(errors >= 300);
}

TEST_CASE("StridedSlice gets the arguments that Python gives it") {
  const GoldenFile golden = read_indexing_golden();
  size_t checked = 0;
  for (const IndexingGolden& each : golden.all) {
    if (each.arguments.empty()) continue;
    INFO(each.name << "[" << each.expression << "]");
    ++checked;
    CHECK(describe(StridedSliceArguments(parse_indices(
              each.expression, golden.tensors))) == each.arguments);
  }
  CHECK(checked >= 800);
}

}  // namespace
}  // namespace tfx

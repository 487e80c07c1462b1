#include "tests/raw_ops/golden_case.h"

#include <catch2/catch.hpp>
#include <cstdint>
#include <exception>
#include <fstream>
#include <optional>
#include <set>
#include <sstream>
#include <stdexcept>
#include <utility>

#include "tests/core/golden_tensor.h"
#include "tests/function/traced_call.h"
#include "tests/raw_ops/golden_compare.h"
#include "tfx/core/context.h"
#include "tfx/core/dtypes.h"
#include "tfx/core/errors.h"

namespace tfx::raw_ops {
namespace {

// A value that came out. A handle's is only that it is one.
struct Expected {
  std::optional<c::Tensor> value;
  std::string handle;  // "resource ()"
};

struct GoldenCase {
  std::string call;
  std::vector<std::pair<std::string, std::string>> functions;
  std::vector<std::string> inputs;
  std::optional<double> ulps;
  std::vector<Expected> outputs;
  std::optional<int> error_code;
  std::string error_text;
  // The ways of tests/function/traced_call.h in which Python fails.
  std::set<std::string> untraced;

  // New ones each time: there are ops that write over their input.
  std::vector<Tensor> make_inputs() const {
    std::vector<Tensor> tensors;
    for (const std::string& input : inputs) {
      tensors.emplace_back(golden_tensor(input));
    }
    return tensors;
  }
};

Expected read_expected(const std::string& text) {
  if (text.starts_with("resource ") || text.starts_with("variant ")) {
    return {std::nullopt, text};
  }
  return {golden_tensor(text), ""};
}

void read_line(const std::string& word, const std::string& rest,
               std::vector<GoldenCase>& cases) {
  if (word == "case") {
    cases.emplace_back().call = rest;
    return;
  }
  GoldenCase& last = cases.at(cases.size() - 1);
  std::istringstream words(rest);
  if (word == "function") {
    auto& [name, hex] = last.functions.emplace_back();
    words >> name >> hex;
  } else if (word == "in") {
    last.inputs.push_back(rest);
  } else if (word == "ulps") {
    last.ulps = std::stod(rest);
  } else if (word == "out") {
    last.outputs.push_back(read_expected(rest));
  } else if (word == "error") {
    int code = 0;
    std::string op;
    std::string hex;
    words >> code >> op >> hex;
    last.error_code = code;
    last.error_text = from_hex(hex) + " [Op:" + op + "] inputs: ";
  } else if (word == "inputs") {
    last.error_text += rest;
  } else if (word == "untraced") {
    last.untraced.insert(rest.substr(0, rest.find(' ')));
  } else {
    throw std::runtime_error("a golden file says \"" + word + '"');
  }
}

std::vector<GoldenCase> read_cases(const std::string& family) {
  const std::string path = "tests/raw_ops/golden/" + family + ".txt";
  std::ifstream file(path);
  if (!file) throw std::runtime_error("cannot read " + path);
  std::vector<GoldenCase> cases;
  std::string line;
  std::getline(file, line);  // who wrote it
  while (std::getline(file, line)) {
    const size_t space = line.find(' ');
    read_line(line.substr(0, space), line.substr(space + 1), cases);
  }
  return cases;
}

std::string describe(const Tensor& tensor) {
  return tensor.dtype().name() + " " + tensor.shape().str();
}

void check_output(const Tensor& actual, const Expected& expected,
                  std::optional<double> ulps) {
  if (expected.value) {
    CHECK(difference(actual, *expected.value, ulps) == "");
  } else {
    const TensorShape shape = actual.shape();
    std::string dims;
    for (const int64_t dim : shape.as_list()) {
      dims += (dims.empty() ? "" : ",") + std::to_string(dim);
    }
    CHECK(actual.dtype().name() + " " + (dims.empty() ? "()" : dims) ==
          expected.handle);
  }
}

void check_error(const GoldenCase& golden, const errors::OpError& error) {
  INFO(error.what());
  REQUIRE(golden.error_code.has_value());
  CHECK(static_cast<int>(error.code()) == *golden.error_code);
  CHECK(error.what() == golden.error_text);
}

void check_outputs(const GoldenCase& golden,
                   const std::vector<Tensor>& outputs) {
  REQUIRE(outputs.size() == golden.outputs.size());
  for (size_t i = 0; i < outputs.size(); ++i) {
    INFO("output " << i);
    check_output(outputs[i], golden.outputs[i], golden.ulps);
  }
}

void check_eagerly(const GoldenCase& golden, GoldenCall call) {
  try {
    const std::vector<Tensor> outputs = call(golden.make_inputs());
    CHECK_FALSE(golden.error_code.has_value());
    check_outputs(golden, outputs);
  } catch (const errors::OpError& error) {
    check_error(golden, error);
  }
}

// Errors come at other times there, and with other texts.
void check_traced(const GoldenCase& golden, GoldenCall call) {
  if (golden.error_code) return;
  for (const TracingWay way : kTracingWays) {
    if (golden.untraced.contains(name_of(way))) continue;
    INFO("traced as " << name_of(way));
    try {
      check_outputs(
          golden,
          call_traced([&](const std::vector<Tensor>& in) { return call(in); },
                      golden.make_inputs(), way));
    } catch (const std::exception& error) {
      FAIL_CHECK(error.what());
    }
  }
}

void check_case(const GoldenCase& golden, GoldenCall call) {
  c::EagerContext& context = Context::instance().eager();
  for (const auto& [name, hex] : golden.functions) {
    if (!context.has_function(name)) context.add_function_def(from_hex(hex));
  }
  check_eagerly(golden, call);
  check_traced(golden, call);
}

}  // namespace

void check_golden(const std::string& family, const GoldenCalls& calls) {
  std::set<std::string> seen;
  for (const GoldenCase& golden : read_cases(family)) {
    std::string inputs;
    for (const Tensor& input : golden.make_inputs()) {
      inputs += describe(input) + "; ";
    }
    INFO(golden.call << " of " << inputs);
    REQUIRE(calls.contains(golden.call));
    seen.insert(golden.call);
    check_case(golden, calls.at(golden.call));
  }
  CHECK(seen.size() == calls.size());
}

}  // namespace tfx::raw_ops

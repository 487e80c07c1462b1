#include "tests/ops/golden_cases.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <complex>
#include <cstring>
#include <exception>
#include <fstream>
#include <map>
#include <set>

#include "tests/core/golden_tensor.h"
#include "tests/function/traced_call.h"
#include "tfx/core/errors.h"
#include "tfx/core/execute.h"

namespace tfx {
namespace {

struct Expected {
  std::string name;
  bool is_near = false;
  Inputs inputs;
  std::vector<Tensor> outputs;
  std::string error;  // the class; empty if there is none
  std::string message;
  // The ways of tests/function/traced_call.h in which Python fails.
  std::set<std::string> untraced;
};

std::vector<Expected> read_golden(const std::string& file) {
  std::ifstream stream("tests/ops/golden/" + file + ".txt");
  REQUIRE(stream.is_open());
  std::vector<Expected> cases;
  for (std::string line; std::getline(stream, line);) {
    const size_t space = line.find(' ');
    const std::string kind = line.substr(0, space);
    std::string rest = line.substr(space + 1);
    if (kind == "case") {
      Expected& next = cases.emplace_back();
      next.is_near = rest.ends_with(" near");
      if (next.is_near) rest.resize(rest.size() - 5);
      next.name = rest;
    } else if (kind == "in") {
      cases.back().inputs.emplace_back(golden_tensor(rest));
    } else if (kind == "out") {
      cases.back().outputs.emplace_back(golden_tensor(rest));
    } else if (kind == "untraced") {
      cases.back().untraced.insert(rest.substr(0, rest.find(' ')));
    } else if (kind == "error") {
      cases.back().error = rest;
    } else if (kind == "|") {
      std::string& message = cases.back().message;
      message += (message.empty() ? "" : "\n") + rest;
    }
  }
  return cases;
}

// "INVALID_ARGUMENT" -> "InvalidArgumentError".
std::string class_name(errors::Code code) {
  std::string name;
  bool is_first = true;
  for (const char c : errors::code_name(code)) {
    if (c == '_') {
      is_first = true;
      continue;
    }
    name += is_first ? c : static_cast<char>(std::tolower(c));
    is_first = false;
  }
  return name + "Error";
}

struct Result {
  std::vector<Tensor> outputs;
  std::string error;
  std::string message;
};

Result run(const GoldenCase& golden_case, const Inputs& inputs) {
  try {
    return {golden_case.call(inputs).tensors(), "", ""};
  } catch (const errors::OpError& error) {
    // Without op and inputs, which tfx adds to what TensorFlow says, and
    // without the kernels that are there.
    std::string text = error.message();
    text.resize(std::min(text.size(), text.find(" [Op:")));
    text.resize(std::min(text.size(), text.find("\nAll kernels registered")));
    return {{}, class_name(error.code()), text};
  } catch (const ValueError& error) {
    return {{}, "ValueError", error.what()};
  } catch (const TypeError& error) {
    return {{}, "TypeError", error.what()};
  } catch (const IndexError& error) {
    return {{}, "IndexError", error.what()};
  }
}

bool same_bits(const Tensor& a, const Tensor& b) {
  if (a.dtype() == tfx::string) {
    return a.host().strings() == b.host().strings();
  }
  return std::ranges::equal(a.host().bytes(), b.host().bytes());
}

// How far two numbers of a dtype may be apart, of their size.
double tolerance(DType dtype) {
  if (dtype == bfloat16) return 1e-2;
  if (dtype == float16) return 2e-3;
  if (dtype == float32 || dtype == complex64) return 2e-6;
  return dtype == float64 || dtype == complex128 ? 1e-14 : 0;
}

bool near(const Tensor& a, const Tensor& b) {
  const auto wide = [](const Tensor& tensor) {
    return execute_one("Cast", {tensor}, {{"DstT", complex128}});
  };
  const Tensor x = wide(a);
  const Tensor y = wide(b);
  const double allowed = tolerance(a.dtype());
  const auto values = x.data<std::complex<double>>();
  const auto wanted = y.data<std::complex<double>>();
  for (size_t i = 0; i < values.size(); ++i) {
    const auto close = [&](double value, double expected) {
      if (std::isnan(expected)) return std::isnan(value);
      if (std::isinf(expected)) return value == expected;
      // Sums of small numbers that cancel out are as far off as these are.
      return std::abs(value - expected) <=
             allowed * std::max(1.0, std::abs(expected));
    };
    if (!close(values[i].real(), wanted[i].real()) ||
        !close(values[i].imag(), wanted[i].imag())) {
      return false;
    }
  }
  return true;
}

void check_output(const Tensor& output, const Expected& expected, size_t i) {
  const Tensor& wanted = expected.outputs[i];
  INFO("output " << i << " is " << output.str() << ", should be "
                 << wanted.str());
  CHECK(output.dtype() == wanted.dtype());
  CHECK(output.shape() == wanted.shape());
  if (output.dtype() != wanted.dtype() || output.shape() != wanted.shape()) {
    return;
  }
  const bool is_number =
      output.dtype() != tfx::string && output.dtype() != tfx::bool_;
  CHECK((same_bits(output, wanted) ||
         (expected.is_near && is_number && near(output, wanted))));
}

void check_eagerly(const GoldenCase& golden_case, const Expected& expected) {
  const Result result = run(golden_case, expected.inputs);
  if (!result.error.empty() && expected.error.empty()) {
    FAIL_CHECK(result.error << ": " << result.message);
    return;
  }
  CHECK(result.error == expected.error);
  CHECK(result.message == expected.message);
  CHECK(result.outputs.size() == expected.outputs.size());
  if (result.outputs.size() != expected.outputs.size()) return;
  for (size_t i = 0; i < result.outputs.size(); ++i) {
    check_output(result.outputs[i], expected, i);
  }
}

// Errors come at other times there, and with other texts.
void check_traced(const GoldenCase& golden_case, Expected expected) {
  if (!expected.error.empty()) return;
  // TensorFlow rewrites graphs: another order of sums is near.
  expected.is_near = true;
  for (const TracingWay way : kTracingWays) {
    if (expected.untraced.contains(name_of(way))) continue;
    INFO("traced as " << name_of(way));
    try {
      const std::vector<Tensor> outputs = call_traced(
          [&](const Inputs& in) { return golden_case.call(in).tensors(); },
          expected.inputs, way);
      REQUIRE(outputs.size() == expected.outputs.size());
      for (size_t i = 0; i < outputs.size(); ++i) {
        check_output(outputs[i], expected, i);
      }
    } catch (const std::exception& error) {
      FAIL_CHECK(error.what());
    }
  }
}

void check(const GoldenCase& golden_case, const Expected& expected) {
  INFO(expected.name);
  check_eagerly(golden_case, expected);
  check_traced(golden_case, expected);
}

}  // namespace

void check_golden(const std::string& file,
                  const std::vector<GoldenCase>& cases) {
  std::map<std::string, const GoldenCase*> by_name;
  for (const GoldenCase& golden_case : cases) {
    INFO(golden_case.name << " is there twice");
    CHECK(by_name.emplace(golden_case.name, &golden_case).second);
  }
  std::set<std::string> seen;
  const std::vector<Expected> all = read_golden(file);
  for (const Expected& expected : all) {
    const std::string name = expected.name.substr(0, expected.name.find('@'));
    seen.insert(name);
    const auto found = by_name.find(name);
    if (found == by_name.end()) {
      FAIL_CHECK("the test does not know " << name);
    } else {
      check(*found->second, expected);
    }
  }
  for (const GoldenCase& golden_case : cases) {
    if (!seen.contains(golden_case.name)) {
      FAIL_CHECK("the golden file does not have " << golden_case.name);
    }
  }
  CHECK(!all.empty());
}

}  // namespace tfx

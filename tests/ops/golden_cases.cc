#include "tests/ops/golden_cases.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <complex>
#include <cstring>
#include <exception>
#include <fstream>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <sstream>

#include "tests/core/golden_tensor.h"
#include "tests/function/traced_call.h"
#include "tests/ops/golden_graph.h"
#include "tfx/autodiff/gradient_tape.h"
#include "tfx/core/errors.h"
#include "tfx/core/execute.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/range_ops.h"

namespace tfx {
namespace {

struct Expected {
  std::string name;
  // How many times the usual tolerance; 0 if bits have to be the same.
  double near = 0;
  Inputs inputs;
  std::vector<Tensor> outputs;
  // Of each input that has fractions; empty if there are none.
  std::vector<Tensor> gradients;
  // Those of Python's graph that compute with values; see golden_graph.h.
  std::optional<std::set<std::string>> operations;
  std::string error;  // the class; empty if there is none
  std::string message;
  // The ways of tests/function/traced_call.h in which Python fails.
  std::set<std::string> untraced;
  std::set<std::string> untraced_gradient;
};

// "NAME", "NAME near" or "NAME near 10".
void read_name(const std::string& text, Expected& expected) {
  const size_t near = text.rfind(" near");
  const std::string times =
      near == std::string::npos ? "no" : text.substr(near + 5);
  if (times.find_first_not_of(" 0123456789.") != std::string::npos) {
    expected.name = text;
    return;
  }
  expected.name = text.substr(0, near);
  expected.near = times.empty() ? 1 : std::stod(times);
}

std::vector<Expected> read_golden(const std::string& file) {
  const size_t slash = file.find('/');
  std::ifstream stream("tests/" + file.substr(0, slash) + "/golden" +
                       file.substr(slash) + ".txt");
  REQUIRE(stream.is_open());
  std::vector<Expected> cases;
  for (std::string line; std::getline(stream, line);) {
    const size_t space = line.find(' ');
    const std::string kind = line.substr(0, space);
    const std::string rest =
        space == std::string::npos ? "" : line.substr(space + 1);
    if (kind == "case") {
      read_name(rest, cases.emplace_back());
    } else if (kind == "in") {
      cases.back().inputs.emplace_back(golden_tensor(rest));
    } else if (kind == "out") {
      cases.back().outputs.emplace_back(golden_tensor(rest));
    } else if (kind == "gradient") {
      cases.back().gradients.push_back(
          rest == "None" ? Tensor() : Tensor(golden_tensor(rest)));
    } else if (kind == "graph") {
      std::istringstream words(rest);
      cases.back().operations.emplace(std::istream_iterator<std::string>(words),
                                      std::istream_iterator<std::string>());
    } else if (kind == "untraced") {
      cases.back().untraced.insert(rest.substr(0, rest.find(' ')));
    } else if (kind == "untraced_gradient") {
      cases.back().untraced_gradient.insert(rest.substr(0, rest.find(' ')));
    } else if (kind == "error") {
      cases.back().error = rest;
    } else if (kind == "|") {
      cases.back().message += rest + "\n";
    }
  }
  for (Expected& each : cases) {
    if (!each.message.empty()) each.message.pop_back();
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
  } catch (const AttributeError& error) {
    return {{}, "AttributeError", error.what()};
  } catch (const IndexError& error) {
    return {{}, "IndexError", error.what()};
  } catch (const NotImplementedError& error) {
    return {{}, "NotImplementedError", error.what()};
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

bool near(const Tensor& a, const Tensor& b, double times) {
  const auto wide = [](const Tensor& tensor) {
    return execute_one("Cast", {tensor}, {{"DstT", complex128}});
  };
  const Tensor x = wide(a);
  const Tensor y = wide(b);
  const double allowed = times * tolerance(a.dtype());
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

void check_tensor(const Tensor& output, const Tensor& wanted, double times) {
  INFO("it is " << output.str() << ", should be " << wanted.str());
  CHECK(output.dtype() == wanted.dtype());
  CHECK(output.shape() == wanted.shape());
  if (output.dtype() != wanted.dtype() || output.shape() != wanted.shape()) {
    return;
  }
  const bool is_number =
      output.dtype() != tfx::string && output.dtype() != tfx::bool_;
  CHECK((same_bits(output, wanted) ||
         (times > 0 && is_number && near(output, wanted, times))));
}

void check_outputs(const std::vector<Tensor>& outputs, const Expected& expected,
                   double times) {
  CHECK(outputs.size() == expected.outputs.size());
  if (outputs.size() != expected.outputs.size()) return;
  for (size_t i = 0; i < outputs.size(); ++i) {
    INFO("output " << i);
    check_tensor(outputs[i], expected.outputs[i], times);
  }
}

void check_eagerly(const GoldenCase& golden_case, const Expected& expected) {
  const Result result = run(golden_case, expected.inputs);
  if (!result.error.empty() && expected.error.empty()) {
    FAIL_CHECK(result.error << ": " << result.message);
    return;
  }
  CHECK(result.error == expected.error);
  CHECK(result.message == expected.message);
  check_outputs(result.outputs, expected, expected.near);
}

// TensorFlow rewrites graphs: another order of sums is near.
double near_in_graphs(const Expected& expected) {
  return std::max(1.0, expected.near);
}

void check_operations(const ConcreteFunction& function,
                      const Expected& expected) {
  if (!expected.operations) return;
  const std::set<std::string> operations = value_operations(function);
  const auto without = [](const std::set<std::string>& some,
                          const std::set<std::string>& others) {
    std::string names;
    for (const std::string& each : some) {
      if (!others.contains(each)) names += " " + each;
    }
    return names;
  };
  INFO("only here:" << without(operations, *expected.operations)
                    << "; only in Python:"
                    << without(*expected.operations, operations));
  CHECK(operations == *expected.operations);
}

bool has_fractions(const Tensor& tensor) {
  return tensor.dtype().is_floating() || tensor.dtype().is_complex();
}

// Errors come at other times there, and with other texts.
void check_traced(const GoldenCase& golden_case, const Expected& expected) {
  if (!expected.error.empty()) return;
  const TracingWay way_of_graph =
      std::ranges::any_of(expected.inputs, has_fractions) ? TracingWay::kKnown
                                                          : TracingWay::kDims;
  for (const TracingWay way : kTracingWays) {
    if (expected.untraced.contains(name_of(way))) continue;
    INFO("traced as " << name_of(way));
    const auto call = [&](const Inputs& in) {
      return golden_case.call(in).tensors();
    };
    try {
      const auto traced = traced_function(call, expected.inputs, way);
      check_outputs(traced(tracing_arguments(expected.inputs, way)), expected,
                    near_in_graphs(expected));
      if (way == way_of_graph) {
        check_operations(traced.concrete_functions().front(), expected);
      }
    } catch (const std::exception& error) {
      FAIL_CHECK(error.what());
    }
  }
}

// What an output counts in the sum that is differentiated, as in ops.py.
Tensor weights_of(const Tensor& output) {
  const Tensor i = range(0, size(output, {.out_type = int64}));
  Tensor weights = cast(i * 7 % 11 - 5, float64) / 4;
  if (output.dtype().is_complex()) {
    weights = complex(weights, cast(i * 5 % 7 - 3, float64) / 4);
  }
  return reshape(cast(weights, output.dtype()), shape(output));
}

// Those of inputs that have fractions.
std::vector<Tensor> gradients_of(const GoldenCase& golden_case,
                                 const Inputs& inputs) {
  std::vector<Tensor> sources;
  for (const Tensor& input : inputs) {
    if (has_fractions(input)) sources.push_back(input);
  }
  std::vector<Tensor> targets;
  std::vector<Tensor> weights;
  GradientTape tape;
  tape.watch(sources);
  const Outputs outputs = golden_case.call(inputs);
  for (const Tensor& output : outputs.tensors()) {
    if (!has_fractions(output)) continue;
    targets.push_back(output);
    weights.push_back(weights_of(output));
  }
  const std::vector<Gradient> gradients =
      tape.gradient(targets, sources, {.output_gradients = weights});
  std::vector<Tensor> result;
  for (const Gradient& gradient : gradients) {
    result.push_back(gradient.is_none() ? Tensor() : gradient.to_tensor());
  }
  return result;
}

void check_gradients(const std::vector<Tensor>& gradients,
                     const Expected& expected, double times) {
  CHECK(gradients.size() == expected.gradients.size());
  if (gradients.size() != expected.gradients.size()) return;
  for (size_t i = 0; i < gradients.size(); ++i) {
    INFO("gradient of input " << i);
    CHECK(gradients[i].has_value() == expected.gradients[i].has_value());
    if (gradients[i].has_value() && expected.gradients[i].has_value()) {
      check_tensor(gradients[i], expected.gradients[i], times);
    }
  }
}

void check_differentiated(const GoldenCase& golden_case,
                          const Expected& expected) {
  if (expected.gradients.empty()) return;
  // Sums in another order here too: kernels and threads decide that.
  const double times = near_in_graphs(expected);
  const auto differentiate = [&](const Inputs& in) {
    return gradients_of(golden_case, in);
  };
  try {
    check_gradients(differentiate(expected.inputs), expected, times);
  } catch (const std::exception& error) {
    FAIL_CHECK("gradient: " << error.what());
  }
  for (const TracingWay way : kTracingWays) {
    if (expected.untraced_gradient.contains(name_of(way))) continue;
    INFO("gradient traced as " << name_of(way));
    try {
      check_gradients(call_traced(differentiate, expected.inputs, way),
                      expected, times);
    } catch (const std::exception& error) {
      FAIL_CHECK(error.what());
    }
  }
}

void check(const GoldenCase& golden_case, const Expected& expected) {
  INFO(expected.name);
  check_eagerly(golden_case, expected);
  check_traced(golden_case, expected);
  check_differentiated(golden_case, expected);
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

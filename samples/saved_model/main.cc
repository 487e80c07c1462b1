// saved_model: a model that Python saved, listed, called and tuned
//
//   saved_model                       the model beside this file
//   saved_model show DIR              as saved_model_cli show --all prints it
//   saved_model run DIR SIGNATURE [NAME=VALUES…]
//                                     x=1,2;3,4 is a matrix, s=a,b are strings
#include <cstdlib>
#include <exception>
#include <iostream>
#include <map>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "tfx/autodiff/gradient_tape.h"
#include "tfx/core/ndarray.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/saved_model/load.h"
#include "tfx/saved_model/show.h"

namespace tf = tfx;

namespace {

void call_affine(const std::string& directory) {
  const auto model = tf::saved_model::load(directory);
  for (const auto& signature : model.signatures()) {
    std::cout << signature << "\n";
  }
  const auto affine = model.signatures()["serving_default"];
  const auto outputs = affine({{"x", {{1.0, 1.0}, {2.0, -1.0}}}});
  std::cout << outputs["y"] << "\n";
  // One input and one output need no names.
  const tf::Tensor y = affine(tf::constant({{0.0, 0.0}}));
  std::cout << y << "\n";
}

void tune_affine(const std::string& directory) {
  const auto model = tf::saved_model::load(directory, {.eager = true});
  const auto x = tf::constant({{1.0, 1.0}});
  for (const auto& variable : model.variables()) std::cout << variable << "\n";
  const auto bias = model.variable("bias");
  const auto call = model.function("__call__");
  std::cout << call.concrete_functions()[0].function_type() << "\n";
  const auto affine = model.signatures()["serving_default"];

  tf::GradientTape tape;
  const tf::Tensor y = call(x)["y"];
  const auto loss = tf::reduce_sum(tf::square(y));
  const auto gradient = tape.gradient(loss, bias);
  bias.assign_sub(0.25 * gradient);
  model.variable("kernel").assign({{1.0, 0.0}, {0.0, 1.0}});
  std::cout << affine(x)["y"] << "\n";
}

std::vector<std::string> split(const std::string& text, char separator) {
  std::vector<std::string> parts;
  std::istringstream stream(text);
  for (std::string part; std::getline(stream, part, separator);) {
    parts.push_back(part);
  }
  return parts;
}

// "1,2;3,4" as an input's tensor: of the rank that it declares, if it is known.
tf::Tensor parse(const std::string& text,
                 const tf::saved_model::TensorInfo& input) {
  const std::vector<std::string> rows = split(text, ';');
  std::vector<std::string> cells;
  for (const std::string& row : rows) {
    for (const std::string& cell : split(row, ',')) cells.push_back(cell);
  }
  const auto height = static_cast<int64_t>(rows.size());
  const auto count = static_cast<int64_t>(cells.size());
  const int rank = input.shape.rank().value_or(height > 1 ? 2 : 1);
  std::vector<int64_t> shape;
  if (rank == 1) shape = {count};
  if (rank > 1) shape = {height, count / height};
  if (input.dtype == tf::string) {
    const std::vector<std::string_view> views(cells.begin(), cells.end());
    return tf::Tensor(tf::c::Tensor::from_strings(shape, views));
  }
  std::vector<double> numbers;
  for (const std::string& cell : cells) {
    numbers.push_back(std::strtod(cell.c_str(), nullptr));
  }
  return tf::cast(tf::Tensor(tf::c::Tensor::from_values<double>(
                      shape, std::span<const double>(numbers))),
                  input.dtype);
}

void run(const std::string& directory, const std::string& name,
         std::span<const std::string> arguments) {
  const auto model = tf::saved_model::load(directory);
  const auto signature = model.signatures()[name];
  std::map<std::string, tf::Tensor> inputs;
  for (const std::string& argument : arguments) {
    const size_t equals = argument.find('=');
    const std::string key = argument.substr(0, equals);
    for (const auto& input : signature.inputs()) {
      if (input.name != key || equals == std::string::npos) continue;
      inputs[key] = parse(argument.substr(equals + 1), input);
    }
    if (!inputs.contains(key)) {
      throw std::invalid_argument("no input for " + argument + ": " +
                                  signature.str());
    }
  }
  for (const auto& [output, tensor] : signature(inputs)) {
    std::cout << "Result for output key " << output << ":\n"
              << tensor.numpy().str() << "\n";
  }
}

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> arguments(argv + 1, argv + argc);
  try {
    if (arguments.empty()) {
      call_affine("samples/saved_model/affine");
      tune_affine("samples/saved_model/affine");
    } else if (arguments.size() == 2 && arguments[0] == "show") {
      std::cout << tf::saved_model::show(arguments[1]);
    } else if (arguments.size() >= 3 && arguments[0] == "run") {
      run(arguments[1], arguments[2], std::span(arguments).subspan(3));
    } else {
      std::cerr << "usage: saved_model [show DIR | run DIR SIGNATURE "
                   "[NAME=VALUES…]]\n";
      return 2;
    }
  } catch (const std::exception& error) {
    std::cerr << error.what() << "\n";
    return 1;
  }
}

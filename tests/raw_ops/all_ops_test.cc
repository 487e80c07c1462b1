// All functions of tfx::raw_ops: that they are there, and that their arguments
// are Python's.

#include <catch2/catch.hpp>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "tfx/raw_ops/generator/cpp_values.h"
#include "tfx/raw_ops/generator/installed_ops.h"
#include "tfx/raw_ops/generator/op_function.h"
#include "tfx/raw_ops/raw_ops.h"

namespace tfx {
namespace {

using AnyFunction = void (*)();

struct NamedFunction {
  const char* name;
  AnyFunction function;
};

// That this compiles and links says that all are declared and defined, once.
const NamedFunction kFunctions[] = {
#define OP(name) {#name, reinterpret_cast<AnyFunction>(&raw_ops::name)},
#include "tests/raw_ops/all_ops.inc"
#undef OP
};

using Signatures = std::map<std::string, std::vector<std::string>>;

// Python's parameters, by op; those with a default as NAME=DEFAULT.
Signatures python_signatures() {
  std::ifstream file("tests/raw_ops/golden/signatures.txt");
  Signatures signatures;
  std::string line;
  std::getline(file, line);  // who wrote it
  while (std::getline(file, line)) {
    std::istringstream words(line);
    std::string op;
    std::getline(words, op, '\t');
    std::vector<std::string>& parameters = signatures[op];
    for (std::string word; std::getline(words, word, '\t');) {
      const size_t name_end = word.find('=');
      parameters.push_back(
          generator::cpp_identifier(word.substr(0, name_end)) +
          (name_end < word.size() ? word.substr(name_end) : std::string()));
    }
  }
  return signatures;
}

// The same of the C++ function, whose options come last.
std::vector<std::string> cpp_signature(const generator::OpFunction& function) {
  std::vector<std::string> parameters;
  for (const generator::Input& input : function.inputs) {
    parameters.push_back(input.name.cpp);
  }
  for (const generator::Attribute& attr : function.required) {
    parameters.push_back(attr.name.cpp);
  }
  for (const generator::Attribute& attr : function.optional) {
    parameters.push_back(attr.name.cpp + "=" + attr.default_value);
  }
  parameters.emplace_back("name={}");
  return parameters;
}

TEST_CASE("every op of the installed library has a function of its own") {
  std::map<std::string, AnyFunction> functions;
  std::map<AnyFunction, std::string> names;
  for (const auto& [name, function] : kFunctions) {
    CHECK(function != nullptr);
    CHECK(functions.emplace(name, function).second);
    CHECK(names.emplace(function, name).second);
  }
  size_t wanted = 0;
  const proto::OpList ops = generator::installed_ops();
  for (const proto::OpDef& op : ops.op()) {
    INFO(op.name());
    CHECK(functions.contains(op.name()) == generator::has_function(op));
    wanted += generator::has_function(op);
  }
  CHECK(functions.size() == wanted);
  CHECK(wanted > 1000);
}

TEST_CASE("arguments have Python's order, names and defaults") {
  const Signatures signatures = python_signatures();
  REQUIRE(signatures.size() > 1000);
  size_t compared = 0;
  const proto::OpList ops = generator::installed_ops();
  std::map<std::string, const proto::OpDef*> by_name;
  for (const proto::OpDef& op : ops.op()) by_name[op.name()] = &op;
  for (const auto& [name, parameters] : signatures) {
    INFO(name);
    REQUIRE(by_name.contains(name));
    const proto::OpDef& op = *by_name[name];
    // Python has functions for references too, which raise when called.
    if (!generator::has_function(op)) continue;
    CHECK(cpp_signature(generator::make_function(op)) == parameters);
    ++compared;
  }
  CHECK(compared > 1000);
}

}  // namespace
}  // namespace tfx

// What the generator writes for one op.
#ifndef TESTS_RAW_OPS_GENERATOR_FAMILY_TEXT_H_
#define TESTS_RAW_OPS_GENERATOR_FAMILY_TEXT_H_

#include <catch2/catch.hpp>
#include <string>

#include "tests/raw_ops/generator/op_def.h"
#include "tfx/raw_ops/generator/family_writer.h"

namespace tfx::generator {

inline Family family(const std::string& op) {
  return {"test", {make_function(op_def(op))}};
}

// What stands between the beginning and the end that every file has.
inline std::string header(const std::string& op) {
  const std::string text = header_text(family(op));
  const std::string begin =
      "// Generated from the ops of the installed TensorFlow.\n"
      "#ifndef TFX_RAW_OPS_TEST_OPS_H_\n#define TFX_RAW_OPS_TEST_OPS_H_\n\n"
      "#include \"tfx/raw_ops/op_types.h\"\n\nnamespace tfx::raw_ops {\n\n";
  const std::string end =
      "\n}  // namespace tfx::raw_ops\n\n"
      "#endif  // TFX_RAW_OPS_TEST_OPS_H_\n";
  REQUIRE(text.starts_with(begin));
  REQUIRE(text.ends_with(end));
  return text.substr(begin.size(), text.size() - begin.size() - end.size());
}

inline std::string source(const std::string& op) {
  const std::string text = source_text(family(op));
  const std::string begin =
      "// Generated from the ops of the installed TensorFlow.\n"
      "#include \"tfx/raw_ops/test_ops.h\"\n\n"
      "#include \"tfx/raw_ops/run.h\"\n\nnamespace tfx::raw_ops {\n\n";
  const std::string end = "\n}  // namespace tfx::raw_ops\n";
  REQUIRE(text.starts_with(begin));
  REQUIRE(text.ends_with(end));
  return text.substr(begin.size(), text.size() - begin.size() - end.size());
}

}  // namespace tfx::generator

#endif  // TESTS_RAW_OPS_GENERATOR_FAMILY_TEXT_H_

// Writes a family of op functions as a header and a source file.
#ifndef TFX_RAW_OPS_GENERATOR_FAMILY_WRITER_H_
#define TFX_RAW_OPS_GENERATOR_FAMILY_WRITER_H_

#include <string>
#include <vector>

#include "tfx/raw_ops/generator/op_function.h"

namespace tfx::generator {

struct Family {
  std::string name;  // "math"
  std::vector<OpFunction> functions;
};

std::string header_text(const Family& family);
std::string source_text(const Family& family);

}  // namespace tfx::generator

#endif  // TFX_RAW_OPS_GENERATOR_FAMILY_WRITER_H_

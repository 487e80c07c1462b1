// Definitions of ops that no TensorFlow has, as protobuf's text form has them.
#ifndef TESTS_RAW_OPS_GENERATOR_OP_DEF_H_
#define TESTS_RAW_OPS_GENERATOR_OP_DEF_H_

#include <google/protobuf/text_format.h>

#include <stdexcept>
#include <string>

#include "tfx/proto/core/framework/op_def.pb.h"

namespace tfx::generator {

template <typename Message>
Message parse(const std::string& text) {
  Message message;
  if (!google::protobuf::TextFormat::ParseFromString(text, &message)) {
    throw std::runtime_error("the test's message does not parse: " + text);
  }
  return message;
}

inline proto::OpDef op_def(const std::string& text) {
  return parse<proto::OpDef>(text);
}

}  // namespace tfx::generator

#endif  // TESTS_RAW_OPS_GENERATOR_OP_DEF_H_

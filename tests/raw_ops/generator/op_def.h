// Definitions of ops that no TensorFlow has, in protobuf's text format.
#ifndef TESTS_RAW_OPS_GENERATOR_OP_DEF_H_
#define TESTS_RAW_OPS_GENERATOR_OP_DEF_H_

#include <stdexcept>
#include <string>

#include "tfx/proto/core/framework/op_def.pb.h"
#include "third_party/tensorflow/messages/text_format.h"

namespace tfx::generator {

template <typename Message>
Message parse(const std::string& text) {
  Message message;
  if (!proto::parse_text(text, message)) {
    throw std::runtime_error("the test's message does not parse: " + text);
  }
  return message;
}

inline proto::OpDef op_def(const std::string& text) {
  return parse<proto::OpDef>(text);
}

}  // namespace tfx::generator

#endif  // TESTS_RAW_OPS_GENERATOR_OP_DEF_H_

// What a program does with TensorFlow, in small: the tests here do it in
// unusual programs. No Catch2, so that any program can; each function throws
// std::runtime_error if a result is not what arithmetic says.
#ifndef TESTS_THIRD_PARTY_TENSORFLOW_WORK_H_
#define TESTS_THIRD_PARTY_TENSORFLOW_WORK_H_

#include <string>

#include "tfx/c/eager_context.h"

namespace work {

// Throws `what` unless it is true.
void require(bool truth, const std::string& what);

// Each through a part of TensorFlow of its own: an eager MatMul; a graph,
// exported, imported again and run by a session; a function called eagerly.
void multiply(tfx::c::EagerContext& context);
void run_graph();
void call_function(tfx::c::EagerContext& context);

// All of them.
void all(tfx::c::EagerContext& context);
// In a context of its own.
void all();

// PrintV2: `output_stream` is "stdout", "stderr", "log(info)", "file://…".
void print(tfx::c::EagerContext& context, const std::string& text,
           const std::string& output_stream);

// TensorFlow's string functions, on one string.
std::string regex_replace(tfx::c::EagerContext& context,
                          const std::string& text, const std::string& pattern,
                          const std::string& rewrite);
std::string as_string(tfx::c::EagerContext& context, float number);
std::string string_format(tfx::c::EagerContext& context,
                          const std::string& text_template, float number);

}  // namespace work

#endif  // TESTS_THIRD_PARTY_TENSORFLOW_WORK_H_

// Libraries of ops, compiled from ops/ against the headers of the Python
// environment's TensorFlow.
#ifndef TESTS_THIRD_PARTY_TENSORFLOW_OP_LIBRARIES_H_
#define TESTS_THIRD_PARTY_TENSORFLOW_OP_LIBRARIES_H_

#include <filesystem>
#include <string>
#include <vector>

namespace op_libraries {

struct Library {
  std::string source;  // "cxx_ops.cc" or "c_ops.cc"
  std::string op;      // what its op is called
  std::string define;  // of what else the source knows
};

// Compiles each to `folder`/<op>.so, two at a time: TensorFlow's headers take
// seconds each.
// Throws what the compiler says.
void compile(const std::vector<Library>& libraries,
             const std::filesystem::path& folder);

}  // namespace op_libraries

#endif  // TESTS_THIRD_PARTY_TENSORFLOW_OP_LIBRARIES_H_

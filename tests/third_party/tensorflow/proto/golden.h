// Messages that Python TensorFlow wrote: golden/NAME.pb holds the bytes,
// golden/NAME.txtpb the same message in text format. tools/golden/protos.py
// makes them.

#ifndef TESTS_THIRD_PARTY_TENSORFLOW_PROTO_GOLDEN_H_
#define TESTS_THIRD_PARTY_TENSORFLOW_PROTO_GOLDEN_H_

#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>

// Tests run in the folder that mirrors the repository.
inline std::string golden(const std::string& name) {
  const std::string path = "tests/third_party/tensorflow/proto/golden/" + name;
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error("cannot read " + path);
  return std::string(std::istreambuf_iterator<char>(file), {});
}

#endif  // TESTS_THIRD_PARTY_TENSORFLOW_PROTO_GOLDEN_H_

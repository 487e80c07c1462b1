// The places to search for libtensorflow; libtensorflow.h documents the order.
#ifndef THIRD_PARTY_TENSORFLOW_LOADER_SEARCH_H_
#define THIRD_PARTY_TENSORFLOW_LOADER_SEARCH_H_

#include <string>
#include <vector>

namespace tfx::libtensorflow {

struct Candidate {
  std::string origin;   // why it is a candidate, for error messages
  std::string place;    // the file or folder searched
  std::string library;  // what to open; empty if not found
};

// In order of preference. What the environment says is ignored in programs that
// have more rights than their user (setuid, capabilities).
std::vector<Candidate> search();

// "run PREFIX/bin/tfx-fetch-libtensorflow": how to get libtensorflow.
std::string how_to_install();

}  // namespace tfx::libtensorflow

#endif  // THIRD_PARTY_TENSORFLOW_LOADER_SEARCH_H_

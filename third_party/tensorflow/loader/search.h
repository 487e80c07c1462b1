// Where libtensorflow may be; libtensorflow.h documents the order.
#ifndef THIRD_PARTY_TENSORFLOW_LOADER_SEARCH_H_
#define THIRD_PARTY_TENSORFLOW_LOADER_SEARCH_H_

#include <string>
#include <vector>

namespace tfx::libtensorflow {

struct Candidate {
  std::string origin;   // why it is looked at, for error messages
  std::string place;    // the file or folder it names
  std::string library;  // what to open; empty: nothing there
};

// In order of preference.
std::vector<Candidate> search();

}  // namespace tfx::libtensorflow

#endif  // THIRD_PARTY_TENSORFLOW_LOADER_SEARCH_H_

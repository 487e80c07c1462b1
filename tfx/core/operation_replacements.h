// Private: operations of a graph that have been replaced by others.
//
// The C API can add operations to a graph but not change them. To give an
// operation more outputs, it is added again with these, and the new operation
// replaces the first in functions that are made from the graph.
#ifndef TFX_CORE_OPERATION_REPLACEMENTS_H_
#define TFX_CORE_OPERATION_REPLACEMENTS_H_

#include <string>
#include <unordered_map>

#include "tfx/c/function.h"
#include "tfx/c/operation.h"

namespace tfx {

class OperationReplacements {
 public:
  // The first outputs of `replacement` must be those of `replaced`, which may
  // itself be a replacement.
  void add(c::Operation replaced, c::Operation replacement);
  bool empty() const { return originals_.empty(); }

  // `function` with the replacements applied. The last replacement gets the
  // name of the original operation.
  c::Function apply(const c::Function& function) const;

 private:
  // The name of the original operation; `name` if it was not replaced.
  const std::string& original(const std::string& name) const;

  // Maps the names of replacements to their original's name.
  std::unordered_map<std::string, std::string> originals_;
  // Maps the names of originals to their latest replacement's name.
  std::unordered_map<std::string, std::string> latest_;
};

}  // namespace tfx

#endif  // TFX_CORE_OPERATION_REPLACEMENTS_H_

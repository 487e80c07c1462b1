// Private: operations of a graph that others have taken the place of.
//
// C can add operations to a graph and not change them. So one that is to give
// out more than it does is added again, with more outputs, and takes the place
// of the first in the functions that are made of the graph.
#ifndef TFX_CORE_OPERATION_REPLACEMENTS_H_
#define TFX_CORE_OPERATION_REPLACEMENTS_H_

#include <string>
#include <unordered_map>

#include "tfx/c/function.h"
#include "tfx/c/operation.h"

namespace tfx {

class OperationReplacements {
 public:
  // The first outputs of `replacement` are those of `replaced`, which may be
  // the replacement of another.
  void add(c::Operation replaced, c::Operation replacement);
  bool empty() const { return originals_.empty(); }

  // A function of the graph as it is with them. The last replacement has the
  // name of the first operation.
  c::Function apply(const c::Function& function) const;

 private:
  // The name of the operation that stood there first; its own if it is that.
  const std::string& original(const std::string& name) const;

  // Names, those of replacements to the original's.
  std::unordered_map<std::string, std::string> originals_;
  // Names of originals, to the replacement that stands there now.
  std::unordered_map<std::string, std::string> latest_;
};

}  // namespace tfx

#endif  // TFX_CORE_OPERATION_REPLACEMENTS_H_

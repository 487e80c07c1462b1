// Private: writes a function of the runtime as code, for
// tfx/function/autograph.h.
#ifndef TFX_FUNCTION_CODE_WRITER_H_
#define TFX_FUNCTION_CODE_WRITER_H_

#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tfx/proto/core/framework/function.pb.h"
#include "tfx/proto/core/framework/op_def.pb.h"

namespace tfx::internal {

class CodeWriter {
 public:
  // Throws NotFoundError if the runtime has no such function.
  explicit CodeWriter(const std::string& function);

  const std::string& code() const { return code_; }

 private:
  using Texts = std::vector<std::string>;

  // The names in one function's body: what its arguments and its nodes' results
  // ("node:output:0") are called in the code.
  struct Scope {
    std::map<std::string, std::string> values;
    // The op definitions of nodes, for results that are not in `values`.
    std::map<std::string, proto::OpDef> definitions;
  };

  // Writes a `def` with a unique name, and returns the name.
  std::string write_definition(const proto::FunctionDef& function);
  // Writes the nodes of a function with `arguments` in the places of its
  // parameters; returns the names of its results.
  Texts write_body(const proto::FunctionDef& function, const Texts& arguments);
  void write_node(const proto::NodeDef& node, Scope& scope);
  void write_branches(const proto::NodeDef& node, Texts inputs, Scope& scope);
  void write_loop(const proto::NodeDef& node, const Texts& inputs,
                  Scope& scope);
  // Writes `head` ("else:"), a branch, and the assignment of its results.
  void write_branch(const std::string& head, const std::string& function,
                    const Texts& inputs, const Texts& results);
  void write_line(const std::string& text);
  void write_assignment(const Texts& names, const Texts& values);

  // The name of a node's input in the code.
  static std::string resolve(const std::string& input, const Scope& scope);
  std::string attributes(const proto::NodeDef& node, const proto::OpDef& op);
  std::string attribute(const proto::AttrValue& value);
  // The name of a function in the code; writes its definition first if it is
  // not there yet.
  std::string defined(const std::string& function);
  proto::OpDef definition(const std::string& op) const;
  std::string unique_name(std::string_view name);

  std::string code_;
  int depth_ = 0;
  std::set<std::string> names_;
  std::map<std::string, std::string> defined_;
};

}  // namespace tfx::internal

#endif  // TFX_FUNCTION_CODE_WRITER_H_

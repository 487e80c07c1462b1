// Private: a function of the runtime as text. See tfx/function/autograph.h.
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

  // What is known in one body: its arguments and the results of its nodes, as
  // they are called there, by what they are called in the text.
  struct Scope {
    std::map<std::string, std::string> values;
    // Nodes by their definitions, for those of their results that are not in
    // `values`.
    std::map<std::string, proto::OpDef> definitions;
  };

  // Writes a `def` with a name of its own, and returns that.
  std::string write_definition(const proto::FunctionDef& function);
  // Writes the nodes of a function that is called with these; returns what its
  // results are called.
  Texts write_body(const proto::FunctionDef& function, const Texts& arguments);
  void write_node(const proto::NodeDef& node, Scope& scope);
  void write_branches(const proto::NodeDef& node, Texts inputs, Scope& scope);
  void write_loop(const proto::NodeDef& node, const Texts& inputs,
                  Scope& scope);
  // One of several that a condition chooses from, and what its results are.
  void write_branch(const std::string& head, const std::string& function,
                    const Texts& inputs, const Texts& results);
  void write_line(const std::string& text);
  void write_assignment(const Texts& names, const Texts& values);

  // What a node's input is called.
  static std::string resolve(const std::string& input, const Scope& scope);
  std::string attributes(const proto::NodeDef& node, const proto::OpDef& op);
  std::string attribute(const proto::AttrValue& value);
  // The name that a function has in the text, which is written first if it is
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

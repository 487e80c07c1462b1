#include "tfx/saved_model/show.h"

#include <algorithm>
#include <map>
#include <set>
#include <string_view>
#include <vector>

#include "tfx/core/python_repr.h"
#include "tfx/proto/core/framework/function.pb.h"
#include "tfx/proto/core/framework/graph.pb.h"
#include "tfx/proto/core/framework/types.pb.h"
#include "tfx/proto/core/protobuf/meta_graph.pb.h"
#include "tfx/proto/core/protobuf/saved_model.pb.h"
#include "tfx/saved_model/saved_model_reader.h"
#include "tfx/saved_model/show_functions.h"

namespace tfx::saved_model {
namespace {

template <typename Strings>
std::string joined(const Strings& strings, bool quoted) {
  std::string text;
  for (const std::string& string : strings) {
    if (!text.empty()) text += ", ";
    text += quoted ? internal::str_repr(string) : string;
  }
  return text;
}

std::string show_shape(const proto::TensorShapeProto& shape) {
  if (shape.unknown_rank()) return "unknown_rank";
  std::string dims;
  for (const auto& dim : shape.dim()) {
    dims += (dims.empty() ? "" : ", ") + std::to_string(dim.size());
  }
  return "(" + dims + ")";
}

std::string show_tensors(
    const char* kind,
    const proto::Map<std::string, proto::TensorInfo>& tensors) {
  std::map<std::string, const proto::TensorInfo*> by_name;
  for (const auto& [name, info] : tensors) by_name[name] = &info;
  std::string text =
      "  The given SavedModel SignatureDef contains the following " +
      std::string(kind) + "(s):\n";
  for (const auto& [name, info] : by_name) {
    text += "    " + std::string(kind) + "s['" + name + "'] tensor_info:\n";
    text += "        dtype: " + proto::DataType_Name(info->dtype()) + "\n";
    text += "        shape: " + show_shape(info->tensor_shape()) + "\n";
    text += "        name: " + info->name() + "\n";
  }
  return text;
}

std::string show_signature(const std::string& name,
                           const proto::SignatureDef& signature) {
  return "\nsignature_def['" + name + "']:\n" +
         show_tensors("input", signature.inputs()) +
         show_tensors("output", signature.outputs()) +
         "  Method name is: " + signature.method_name() + "\n";
}

// The ops of a graph, and of the functions that it calls.
class UsedOps {
 public:
  explicit UsedOps(const proto::GraphDef& graph) {
    for (const auto& function : graph.library().function()) {
      functions_[function.signature().name()] = &function;
    }
    for (const auto& node : graph.node()) add(node);
    while (!called_.empty()) {
      const proto::FunctionDef* const function = called_.back();
      called_.pop_back();
      for (const auto& node : function->node_def()) add(node);
    }
    for (const auto& function : functions_) names_.erase(function.first);
  }

  const std::set<std::string>& names() const { return names_; }

 private:
  void add(const proto::NodeDef& node) {
    add(node.op());
    if (node.op() != "PartitionedCall" &&
        node.op() != "StatefulPartitionedCall") {
      return;
    }
    const auto f = node.attr().find("f");
    add(f == node.attr().end() ? "" : f->second.func().name());
  }
  void add(const std::string& op) {
    if (!names_.insert(op).second) return;
    const auto function = functions_.find(op);
    if (function != functions_.end()) called_.push_back(function->second);
  }

  std::map<std::string, const proto::FunctionDef*> functions_;
  std::vector<const proto::FunctionDef*> called_;
  std::set<std::string> names_;
};

std::string show_ops(const proto::MetaGraphDef& meta_graph) {
  const UsedOps ops(meta_graph.graph_def());
  const std::string names = joined(ops.names(), true);
  return "The MetaGraph with tag set [" +
         joined(meta_graph.meta_info_def().tags(), true) +
         "] contains the following ops: " +
         (names.empty() ? "set()" : "{" + names + "}") + "\n";
}

std::string show_graph(const proto::MetaGraphDef& meta_graph) {
  std::string text = "\nMetaGraphDef with tag-set: '" +
                     joined(meta_graph.meta_info_def().tags(), false) +
                     "' contains the following SignatureDefs:\n";
  std::map<std::string, const proto::SignatureDef*> signatures;
  for (const auto& [name, signature] : meta_graph.signature_def()) {
    signatures[name] = &signature;
  }
  for (const auto& [name, signature] : signatures) {
    text += show_signature(name, *signature);
  }
  return text + show_ops(meta_graph);
}

}  // namespace

std::string show(const std::string& directory) {
  const proto::SavedModel model = read_saved_model(directory);
  std::vector<const proto::MetaGraphDef*> graphs;
  for (const auto& graph : model.meta_graphs()) graphs.push_back(&graph);
  std::stable_sort(graphs.begin(), graphs.end(), [](auto* a, auto* b) {
    const auto& tags_a = a->meta_info_def().tags();
    const auto& tags_b = b->meta_info_def().tags();
    return std::lexicographical_compare(tags_a.begin(), tags_a.end(),
                                        tags_b.begin(), tags_b.end());
  });
  std::string text;
  for (const proto::MetaGraphDef* graph : graphs) text += show_graph(*graph);
  for (const proto::MetaGraphDef* graph : graphs) {
    if (!graph->has_object_graph_def()) continue;
    return text + show_functions(*graph);
  }
  return text;
}

}  // namespace tfx::saved_model

#include "tfx/c/op_arguments.h"

#include <map>
#include <memory>
#include <mutex>

#include "tfx/c/errors.h"
#include "tfx/c/graph.h"
#include "tfx/proto/core/framework/op_def.pb.h"

namespace tfx::c {
namespace {

std::unique_ptr<const std::vector<OpArgument>> read(ZString op_type) {
  proto::OpDef op;
  try {
    const Buffer definition = Graph().op_def(op_type);
    op.ParseFromArray(definition.view().data(),
                      static_cast<int>(definition.size()));
  } catch (const errors::NotFoundError&) {
    return nullptr;
  }
  auto arguments = std::make_unique<std::vector<OpArgument>>();
  for (const auto& arg : op.input_arg()) {
    arguments->push_back(
        {arg.name(), arg.type_attr(), arg.number_attr(), arg.type_list_attr()});
  }
  return arguments;
}

}  // namespace

const std::vector<OpArgument>* arguments_of_op(ZString op_type) {
  static std::mutex mutex;
  static auto* const known =
      new std::map<std::string, std::unique_ptr<const std::vector<OpArgument>>,
                   std::less<>>;
  const std::lock_guard lock(mutex);
  const auto found = known->find(op_type.c_str());
  if (found != known->end()) return found->second.get();
  auto arguments = read(op_type);
  // Not cached: the op may be registered later.
  if (arguments == nullptr) return nullptr;
  return known->emplace(op_type.c_str(), std::move(arguments))
      .first->second.get();
}

}  // namespace tfx::c

#include "tfx/core/effect_order.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "tfx/core/op_definition.h"

namespace tfx {
namespace {

constexpr std::array<std::string_view, 4> kReads = {
    "ReadVariableOp", "ResourceGather", "ResourceGatherNd", "VariableShape"};

// Stateful as TensorFlow has it, but free to run at any time, as in Python:
// collectives would wait for each other for ever, and random numbers may
// initialise variables, which happens out of order.
constexpr std::array<std::string_view, 27> kFree = {
    "CollectiveAssignGroupV2",
    "CollectiveBcastRecv",
    "CollectiveBcastRecvV2",
    "CollectiveBcastSend",
    "CollectiveBcastSendV2",
    "CollectiveGather",
    "CollectiveInitializeCommunicator",
    "CollectiveReduce",
    "CudnnRNN",
    "CudnnRNNBackprop",
    "CudnnRNNBackpropV2",
    "CudnnRNNBackpropV3",
    "CudnnRNNV2",
    "CudnnRNNV3",
    "Multinomial",
    "NcclAllReduce",
    "ParameterizedTruncatedNormal",
    "RandomGamma",
    "RandomPoissonV2",
    "RandomShuffle",
    "RandomStandardNormal",
    "RandomUniform",
    "RandomUniformInt",
    "Recv",
    "RestoreV2",
    "SaveV2",
    "TruncatedNormal"};

template <size_t N>
bool is_among(const std::array<std::string_view, N>& names,
              std::string_view name) {
  return std::ranges::find(names, name) != names.end();
}

bool has_effect(const std::string& op) {
  return op_definition(op).is_stateful && !is_among(kFree, op);
}

bool is_resource(const c::Output& output) {
  return output.type() == c::DataType::kResource;
}

// Where a resource comes from: Identity gives out the one that it takes.
std::pair<TF_Operation*, int> place_of(c::Output resource) {
  while (resource.operation.op_type() == "Identity") {
    resource = resource.operation.inputs()[0];
  }
  return {resource.operation.get(), resource.index};
}

}  // namespace

bool EffectOrder::only_reads(std::string_view op) {
  return is_among(kReads, op);
}

std::vector<c::Operation> EffectOrder::before(
    const std::string& op, std::span<const c::Output> inputs) const {
  std::vector<c::Operation> first;
  const auto add = [&](c::Operation operation) {
    if (operation && std::ranges::find(first, operation) == first.end()) {
      first.push_back(operation);
    }
  };
  bool uses_resource = false;
  for (const c::Output& input : inputs) {
    if (!is_resource(input)) continue;
    uses_resource = true;
    const auto uses = resources_.find(place_of(input));
    if (uses == resources_.end()) continue;
    add(uses->second.last_write);
    if (only_reads(op)) continue;
    for (const c::Operation read : uses->second.reads_since) add(read);
  }
  if (!uses_resource && has_effect(op)) add(last_without_resource_);
  return first;
}

void EffectOrder::added(c::Operation operation, const std::string& op,
                        std::span<const c::Output> inputs) {
  const bool reads = only_reads(op);
  bool uses_resource = false;
  for (const c::Output& input : inputs) {
    if (!is_resource(input)) continue;
    uses_resource = true;
    Uses& uses = resources_[place_of(input)];
    if (reads) {
      uses.reads_since.push_back(operation);
    } else {
      uses.reads_since.clear();
      uses.last_write = operation;
    }
  }
  // A read that nothing needs has no effect.
  if (reads || !has_effect(op)) return;
  must_run_.push_back(operation);
  if (!uses_resource) last_without_resource_ = operation;
}

}  // namespace tfx

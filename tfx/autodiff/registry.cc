#include "tfx/autodiff/registry.h"

#include <atomic>
#include <cstdint>
#include <map>
#include <mutex>
#include <shared_mutex>
#include <utility>

#include "tfx/autodiff/gradients/families.h"
#include "tfx/core/errors.h"

namespace tfx {

struct GradientRegistry::Entries {
  std::shared_mutex mutex;
  // A map, so that pointers to entries stay valid when others are added.
  std::map<std::string, RegisteredGradient, std::less<>> by_op;
};

GradientRegistry& GradientRegistry::instance() {
  static auto* const registry = new GradientRegistry;
  return *registry;
}

GradientRegistry::GradientRegistry() : entries_(*new Entries) {
  gradients::register_activations(*this);
  gradients::register_arithmetic(*this);
  gradients::register_batch_norm(*this);
  gradients::register_bessel(*this);
  gradients::register_complex(*this);
  gradients::register_conv(*this);
  gradients::register_csr(*this);
  gradients::register_ctc(*this);
  gradients::register_data_flow(*this);
  gradients::register_decompositions(*this);
  gradients::register_diagonals(*this);
  gradients::register_einsum(*this);
  gradients::register_exponential(*this);
  gradients::register_functional(*this);
  gradients::register_gathering(*this);
  gradients::register_image(*this);
  gradients::register_joining(*this);
  gradients::register_matmul(*this);
  gradients::register_nn(*this);
  gradients::register_no_gradient(*this);
  gradients::register_pooling(*this);
  gradients::register_quantization(*this);
  gradients::register_ragged(*this);
  gradients::register_random(*this);
  gradients::register_reductions(*this);
  gradients::register_rgb_to_hsv(*this);
  gradients::register_rnn(*this);
  gradients::register_scans(*this);
  gradients::register_segments(*this);
  gradients::register_selection(*this);
  gradients::register_shaping(*this);
  gradients::register_slicing(*this);
  gradients::register_softmax(*this);
  gradients::register_solving(*this);
  gradients::register_spaces(*this);
  gradients::register_sparse(*this);
  gradients::register_sparse_segments(*this);
  gradients::register_special(*this);
  gradients::register_spectral(*this);
  gradients::register_tensor_lists(*this);
  gradients::register_tridiagonal(*this);
  gradients::register_trigonometric(*this);
  gradients::register_unsorted_segments(*this);
  gradients::register_variables(*this);
  gradients::register_variants(*this);
}

void GradientRegistry::add(std::string op, const RegisteredGradient& gradient) {
  const std::unique_lock lock(entries_.mutex);
  const auto [entry, is_new] =
      entries_.by_op.try_emplace(std::move(op), gradient);
  if (!is_new) {
    throw KeyError("Registering two gradient with name '" + entry->first +
                   "'!");
  }
}

void GradientRegistry::remove(const std::string& name) {
  // Destroyed without the lock: the function may hold anything.
  decltype(entries_.by_op)::node_type removed;
  const std::unique_lock lock(entries_.mutex);
  removed = entries_.by_op.extract(name);
}

// Python's have a number alone.
std::string GradientRegistration::new_name() {
  static std::atomic<int64_t> count{0};
  return "CustomGradient-tfx-" + std::to_string(count.fetch_add(1));
}

const RegisteredGradient* GradientRegistry::find(std::string_view op) const {
  const std::shared_lock lock(entries_.mutex);
  const auto found = entries_.by_op.find(op);
  return found == entries_.by_op.end() ? nullptr : &found->second;
}

const RegisteredGradient& GradientRegistry::get(std::string_view op) const {
  if (const RegisteredGradient* found = find(op)) return *found;
  const std::string name(op);
  throw LookupError("gradient registry has no entry for: " + name +
                    ". tf::RegisterGradient(\"" + name +
                    "\", function) adds one; tf::no_gradient(\"" + name +
                    "\") says that there is none.");
}

std::vector<std::string> GradientRegistry::names() const {
  const std::shared_lock lock(entries_.mutex);
  std::vector<std::string> names;
  for (const auto& [op, gradient] : entries_.by_op) names.push_back(op);
  return names;
}

}  // namespace tfx

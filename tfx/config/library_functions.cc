#include "tfx/config/library_functions.h"

#include <dlfcn.h>

#include <cstring>
#include <new>
#include <string>

#include "tfx/c/errors.h"
#include "tfx/c/library.h"

namespace tfx::config {
namespace {

using Names = std::vector<std::string>;

void* find_symbol(const char* name) {
  // The library is already loaded and stays so; this only gets a handle.
  static void* const library =
      dlopen(libtensorflow::load().path.c_str(), RTLD_LAZY | RTLD_NOLOAD);
  return library == nullptr ? nullptr : dlsym(library, name);
}

template <class Function>
Function function(const char* symbol, const char* name) {
  void* const found = find_symbol(symbol);
  if (found == nullptr) {
    throw errors::UnimplementedError(libtensorflow::load().path +
                                     " does not offer " + name);
  }
  return reinterpret_cast<Function>(found);
}

// Calls a `Status function(Names*)`. How the Status is returned depends on the
// compiler: through a hidden first argument, or in a register. To support both,
// the first argument is memory that the function may either overwrite with a
// Status, which is one word, or fill as Names.
std::optional<Names> call_for_names(const char* symbol) {
  void* const found = find_symbol(symbol);
  if (found == nullptr) return std::nullopt;
  alignas(Names) unsigned char first_place[sizeof(Names)];
  auto* first = new (first_place) Names;
  Names second;
  reinterpret_cast<void* (*)(void*, Names*)>(found)(first_place, &second);
  // Filled Names have an end pointer (word 1); a Status does not touch it.
  const void* words[sizeof(Names) / sizeof(void*)];
  std::memcpy(words, first_place, sizeof(words));
  if (words[1] == nullptr) return second;
  Names result = *first;
  first->~Names();
  return result;
}

std::vector<PhysicalDevice> devices_of(const Names& names) {
  std::vector<PhysicalDevice> devices;
  for (const std::string& name : names) {
    // "/physical_device:GPU:0"
    const size_t type = name.find(':') + 1;
    devices.push_back({name, name.substr(type, name.find(':', type) - type)});
  }
  return devices;
}

constexpr char kListAll[] =
    "_ZN10tensorflow13DeviceFactory22ListAllPhysicalDevicesEPSt6vector"
    "INSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS7_EE";
constexpr char kListPluggable[] =
    "_ZN10tensorflow13DeviceFactory28ListPluggablePhysicalDevicesEPSt6vector"
    "INSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESaIS7_EE";

}  // namespace

std::optional<PhysicalDevices> find_physical_devices() {
  const std::optional<Names> all = call_for_names(kListAll);
  // An empty list is invalid: there is always a CPU.
  if (!all || all->empty()) return std::nullopt;
  return PhysicalDevices{
      devices_of(*all),
      devices_of(call_for_names(kListPluggable).value_or(Names()))};
}

void enable_determinism(bool enabled) {
  function<void (*)(bool)>("_ZN3tsl19EnableOpDeterminismEb",
                           "deterministic operations")(enabled);
}

bool determinism_enabled() {
  return function<bool (*)()>("_ZN3tsl21OpDeterminismRequiredEv",
                              "deterministic operations")();
}

void enable_tensor_float_32(bool enabled) {
  function<void (*)(bool)>("_ZN3tsl32enable_tensor_float_32_executionEb",
                           "TensorFloat-32")(enabled);
}

bool tensor_float_32_enabled() {
  return function<bool (*)()>("_ZN3tsl33tensor_float_32_execution_enabledEv",
                              "TensorFloat-32")();
}

}  // namespace tfx::config

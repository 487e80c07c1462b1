#include "tfx/core/device.h"

#include <algorithm>
#include <cctype>
#include <optional>
#include <utility>

#include "tfx/core/errors.h"

namespace tfx {
namespace {

// tf.DeviceSpec: the parts of a name, each of which may be open.
struct DeviceSpec {
  std::optional<std::string> job, replica, task, type, index;

  static DeviceSpec parse(std::string_view name);
  void inherit(const DeviceSpec& outer);
  std::string str() const;
};

bool is_number(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
    return std::isdigit(static_cast<unsigned char>(c)) != 0;
  });
}

std::string upper(std::string_view text) {
  std::string result(text);
  for (char& c : result) {
    c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  }
  return result;
}

[[noreturn]] void fail(std::string_view part, std::string_view name) {
  throw ValueError("Unknown attribute '" + std::string(part) +
                   "' is encountered while parsing the device spec: '" +
                   std::string(name) + "'.");
}

DeviceSpec DeviceSpec::parse(std::string_view name) {
  DeviceSpec spec;
  std::string_view rest = name;
  while (!rest.empty()) {
    const size_t slash = rest.find('/');
    const std::string_view part = rest.substr(0, slash);
    rest = slash == std::string_view::npos ? "" : rest.substr(slash + 1);
    if (part.empty()) continue;
    const size_t colon = part.find(':');
    const std::string_view key = part.substr(0, colon);
    const std::string_view value =
        colon == std::string_view::npos ? "" : part.substr(colon + 1);
    if (key == "job" && !value.empty()) {
      spec.job = value;
    } else if (key == "replica" && is_number(value)) {
      spec.replica = value;
    } else if (key == "task" && is_number(value)) {
      spec.task = value;
    } else if (key == "device") {  // device:CPU:0
      const size_t second = value.find(':');
      spec.type = upper(value.substr(0, second));
      const std::string_view index =
          second == std::string_view::npos ? "" : value.substr(second + 1);
      if (spec.type->empty() || (index != "*" && !is_number(index))) {
        fail(part, name);
      }
      if (index != "*") spec.index = index;
    } else if (is_number(value) || value == "*") {  // CPU:0, GPU:*
      spec.type = upper(key);
      if (value != "*") spec.index = value;
    } else {
      fail(key, name);
    }
  }
  return spec;
}

void DeviceSpec::inherit(const DeviceSpec& outer) {
  if (!job) job = outer.job;
  if (!replica) replica = outer.replica;
  if (!task) task = outer.task;
  if (!type) {
    type = outer.type;
    if (!index) index = outer.index;
  }
}

std::string DeviceSpec::str() const {
  std::string text;
  if (job) text += "/job:" + *job;
  if (replica) text += "/replica:" + *replica;
  if (task) text += "/task:" + *task;
  if (type) text += "/device:" + *type + ":" + index.value_or("*");
  return text;
}

}  // namespace

DeviceScope::DeviceScope(std::string device) : device_(std::move(device)) {
  join();
}

DeviceScope device(std::string_view name) {
  DeviceSpec spec = DeviceSpec::parse(name);
  spec.inherit(DeviceSpec::parse(current_device()));
  return DeviceScope(spec.str());
}

DeviceScope device(std::nullptr_t) { return DeviceScope(""); }

const std::string& current_device() {
  static const std::string none;
  const DeviceScope* const scope = DeviceScope::first();
  return scope == nullptr ? none : scope->device_;
}

}  // namespace tfx

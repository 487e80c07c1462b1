// LoadOptions: the options of tf::saved_model::load.
#ifndef TFX_SAVED_MODEL_LOAD_OPTIONS_H_
#define TFX_SAVED_MODEL_LOAD_OPTIONS_H_

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tfx/config/config_proto.h"
#include "tfx/core/by_name.h"
#include "tfx/saved_model/call_options.h"

namespace tfx::saved_model {

// The tags of a graph in a SavedModel, which may have several: "serve", or
// {"serve", "gpu"}, in any order.
class Tags {
 public:
  // None in Python: the only graph.
  Tags() = default;
  // Implicit: `.tags = {"serve"}`, `.tags = "serve"`.
  Tags(std::initializer_list<std::string_view> tags)  // NOLINT
      : tags_(std::in_place, tags.begin(), tags.end()) {}
  Tags(std::vector<std::string> tags) : tags_(std::move(tags)) {}  // NOLINT
  Tags(const char* tag) : Tags({std::string_view(tag)}) {}         // NOLINT
  Tags(const std::string& tag) : Tags({std::string_view(tag)}) {}  // NOLINT
  // [] in Python: the graph without tags. ({} means None.)
  static Tags empty() { return std::vector<std::string>(); }

  const std::optional<std::vector<std::string>>& get() const { return tags_; }

 private:
  std::optional<std::vector<std::string>> tags_ = {};
};

struct LoadOptions {
  ByName by_name{};
  Tags tags = {};
  // By default a model is loaded to be served: into a session, which is the
  // fastest way to call its signatures, from any number of threads.
  //
  // With `.eager = true` it is loaded into the eager runtime, as in Python, to
  // be trained or inspected: its variables and functions are accessible,
  // signatures use the same variables and take 30 to 80 µs more, and calls have
  // gradients and may be made in a tf::function. Models of TensorFlow 1 have
  // signatures, resource variables and LoadedModel::prune(), but no functions.
  //
  // A model never changes its runtime. Members that need the eager runtime
  // throw RuntimeError for a served model, which says how to load it.
  bool eager = false;
  // These two are for the model's session: with `.eager = true` they throw
  // ValueError (use tf::config to configure the eager runtime).
  //
  // From your own protobuf message:
  // `.config = tf::ConfigProto::parse(message.SerializeAsString())`.
  ConfigProto config = {};
  Threads threads = Threads::kAuto;
};

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_LOAD_OPTIONS_H_

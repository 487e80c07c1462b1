// What tf::saved_model::load may be told.
#ifndef TFX_SAVED_MODEL_LOAD_OPTIONS_H_
#define TFX_SAVED_MODEL_LOAD_OPTIONS_H_

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tfx/config/config_proto.h"
#include "tfx/saved_model/call_options.h"

namespace tfx::saved_model {

// The tags of one of the graphs that a SavedModel may have: "serve", or
// {"serve", "gpu"}, in any order.
class Tags {
 public:
  // None in Python: the only graph that there is.
  Tags() = default;
  // Implicit: `.tags = {"serve"}`, `.tags = "serve"`.
  Tags(std::initializer_list<std::string_view> tags)  // NOLINT
      : tags_(std::in_place, tags.begin(), tags.end()) {}
  Tags(std::vector<std::string> tags) : tags_(std::move(tags)) {}  // NOLINT
  Tags(const char* tag) : Tags({std::string_view(tag)}) {}         // NOLINT
  Tags(const std::string& tag) : Tags({std::string_view(tag)}) {}  // NOLINT
  // [] in Python: the graph that has no tags. ({} stands for None.)
  static Tags empty() { return std::vector<std::string>(); }

  const std::optional<std::vector<std::string>>& get() const { return tags_; }

 private:
  std::optional<std::vector<std::string>> tags_ = {};
};

struct LoadOptions {
  Tags tags = {};
  // Of the model's session. For a protobuf message of one's own:
  // `.config = tf::ConfigProto::parse(message.SerializeAsString())`.
  ConfigProto config = {};
  Threads threads = Threads::kAuto;
};

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_LOAD_OPTIONS_H_

#include "tfx/function/function_node.h"

namespace tfx::internal {
namespace {

class FunctionNode final : public Trackable {
 public:
  explicit FunctionNode(FunctionIs function_is) : is_(function_is) {}
  bool is_saved_in(SaveType save_type) const override {
    return is_ == FunctionIs::kAttribute || save_type == SaveType::kSavedModel;
  }

 private:
  const FunctionIs is_;
};

}  // namespace

TrackableHandle function_node(FunctionIs function_is) {
  return TrackableHandle(new FunctionNode(function_is));
}

}  // namespace tfx::internal

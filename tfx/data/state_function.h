// Private: functions of a state and an element.
#ifndef TFX_DATA_STATE_FUNCTION_H_
#define TFX_DATA_STATE_FUNCTION_H_

#include <optional>
#include <string>

#include "tfx/core/structured_spec.h"
#include "tfx/data/element_call.h"
#include "tfx/data/element_function.h"
#include "tfx/data/element_type.h"

namespace tfx::data::internal {

// Traced with a type of the state that describes the initial one and what the
// function returns.
class StateFunction {
 public:
  // `new_state` takes the type of the next state out of that of the function's
  // result.
  template <typename NewState>
  StateFunction(const ElementCall& call, const StructuredSpec& initial,
                const StructuredSpec& element, const std::string& method,
                const NewState& new_state)
      : state_(initial) {
    for (;;) {
      function_.emplace(call, StructuredSpec(state_, element), method);
      const StructuredSpec next = common_type(
          state_, new_state(function_->result().spec()), "types of the state");
      if (next.repr() == state_.repr()) return;
      // The shapes of the state vary: trace again with what is common.
      state_ = next;
    }
  }

  const StructuredSpec& state() const { return state_; }
  const ElementFunction& function() const { return *function_; }

 private:
  StructuredSpec state_;
  std::optional<ElementFunction> function_ = std::nullopt;
};

}  // namespace tfx::data::internal

#endif  // TFX_DATA_STATE_FUNCTION_H_

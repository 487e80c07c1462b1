// Status: the result of a C call (TF_Status).
//
//   Status status;
//   TF_GraphToGraphDef(graph, buffer, status.get());
//   status.check();  // throws tfx::errors::… if it failed
//
// Some C functions write a status only when they fail, so a status that still
// holds an old error would report it again. That cannot happen here: a Status
// starts as OK, and check() leaves it OK even if it throws.
#ifndef TFX_C_STATUS_H_
#define TFX_C_STATUS_H_

#include <string_view>

#include "tfx/c/errors.h"
#include "tfx/c/owner.h"
#include "tfx/c/zstring.h"

namespace tfx::c {

class Status : public Owner<TF_Status> {
 public:
  Status();  ///< Wraps TF_NewStatus
  // Returns the status to the thread's pool instead of deleting it: nearly
  // every call needs one.
  ~Status();
  Status(Status&&) noexcept = default;
  Status& operator=(Status&& other) noexcept;

  bool ok() const noexcept { return code() == errors::Code::kOk; }
  errors::Code code() const noexcept;  ///< Wraps TF_GetCode
  // Valid until the status changes.
  std::string_view message() const noexcept;  ///< Wraps TF_Message
  errors::Payloads payloads() const;          ///< Wraps TF_ForEachPayload

  void set(errors::Code code, ZString message);  ///< Wraps TF_SetStatus
  void set_payload(ZString key, ZString value);  ///< Wraps TF_SetPayload
  void reset() { set(errors::Code::kOk, ""); }

  // Throws the error it holds, if any.
  void check() {
    if (!ok()) throw_error();
  }

 private:
  [[noreturn]] void throw_error();
};

// Stores the exception being handled in `status`, for C++ callbacks that C
// calls. Call it from a catch block.
void set_from_current_exception(TF_Status* status) noexcept;

}  // namespace tfx::c

#endif  // TFX_C_STATUS_H_

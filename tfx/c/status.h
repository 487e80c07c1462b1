// Status: how one C call ended (TF_Status).
//
//   Status status;
//   TF_GraphToGraphDef(graph, buffer, status.get());
//   status.check();  // throws tfx::errors::… if it failed
//
// Some C functions write a status only when they fail, so one that still holds
// an old error reports it again. Here that cannot happen: a Status starts as
// OK, and check() leaves it OK also when it throws.
#ifndef TFX_C_STATUS_H_
#define TFX_C_STATUS_H_

#include <string_view>

#include "tfx/c/errors.h"
#include "tfx/c/owner.h"
#include "tfx/c/zstring.h"

namespace tfx::c {

class Status : public Owner<TF_Status> {
 public:
  Status();
  // Returned to the thread's pool, not deleted: a status is needed for nearly
  // every call.
  ~Status();
  Status(Status&&) noexcept = default;
  Status& operator=(Status&& other) noexcept;

  bool ok() const noexcept { return code() == errors::Code::kOk; }
  errors::Code code() const noexcept;
  // Valid until the status changes.
  std::string_view message() const noexcept;
  errors::Payloads payloads() const;

  void set(errors::Code code, ZString message);
  void set_payload(ZString key, ZString value);
  void reset() { set(errors::Code::kOk, ""); }

  // Throws the error it holds, if any.
  void check() {
    if (!ok()) throw_error();
  }

 private:
  [[noreturn]] void throw_error();
};

// Describes the exception being handled in `status`: where C calls C++, this
// is what becomes of anything thrown. Call it from a catch block.
void set_from_current_exception(TF_Status* status) noexcept;

}  // namespace tfx::c

#endif  // TFX_C_STATUS_H_

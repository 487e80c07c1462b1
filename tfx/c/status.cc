#include "tfx/c/status.h"

#include <array>
#include <exception>
#include <string>
#include <utility>

#include "tensorflow/c/tf_status.h"

namespace tfx::c {
namespace {

// Nested calls (a callback inside a call) need a few at once, never many.
class StatusPool {
 public:
  ~StatusPool() {
    while (size_ > 0) TF_DeleteStatus(free_[--size_]);
    destroyed_ = true;
  }

  TF_Status* take() { return size_ > 0 ? free_[--size_] : TF_NewStatus(); }

  bool put(TF_Status* status) noexcept {
    if (destroyed_ || size_ == free_.size()) return false;
    free_[size_++] = status;
    return true;
  }

  // A status in another thread_local may outlive its thread's pool.
  static bool destroyed() { return destroyed_; }

 private:
  std::array<TF_Status*, 8> free_;
  size_t size_ = 0;
  static thread_local bool destroyed_;
};

thread_local bool StatusPool::destroyed_ = false;

StatusPool& pool() {
  static thread_local StatusPool instance;
  return instance;
}

TF_Status* take_status() {
  return StatusPool::destroyed() ? TF_NewStatus() : pool().take();
}

}  // namespace

void destroy(TF_Status* object) noexcept { TF_DeleteStatus(object); }

Status::Status() : Owner(take_status()) {}

Status::~Status() {
  if (get() == nullptr || StatusPool::destroyed()) return;
  if (!ok()) reset();
  if (pool().put(get())) release();
}

Status& Status::operator=(Status&& other) noexcept = default;

errors::Code Status::code() const noexcept {
  return static_cast<errors::Code>(TF_GetCode(get()));
}

std::string_view Status::message() const noexcept { return TF_Message(get()); }

errors::Payloads Status::payloads() const {
  errors::Payloads payloads;
  TF_ForEachPayload(
      get(),
      [](const char* key, const char* value, void* out) {
        static_cast<errors::Payloads*>(out)->emplace(key, value);
      },
      &payloads);
  return payloads;
}

void Status::set(errors::Code code, ZString message) {
  TF_SetStatus(get(), static_cast<TF_Code>(code), message.c_str());
}

void Status::set_payload(ZString key, ZString value) {
  TF_SetPayload(get(), key.c_str(), value.c_str());
}

void Status::throw_error() {
  const errors::Code failed = code();
  const std::string text(message());
  errors::Payloads carried = payloads();
  reset();
  errors::throw_error(failed, text, std::move(carried));
}

void set_from_current_exception(TF_Status* status) noexcept {
  try {
    throw;
  } catch (const errors::OpError& e) {
    // An exception is a failure, even with code OK.
    const bool ok = e.code() == errors::Code::kOk;
    TF_SetStatus(status, ok ? TF_UNKNOWN : static_cast<TF_Code>(e.code()),
                 e.what());
    for (const auto& [key, value] : e.payloads()) {
      TF_SetPayload(status, key.c_str(), value.c_str());
    }
  } catch (const std::bad_alloc& e) {
    TF_SetStatus(status, TF_RESOURCE_EXHAUSTED, e.what());
  } catch (const std::exception& e) {
    TF_SetStatus(status, TF_UNKNOWN, e.what());
  } catch (...) {
    TF_SetStatus(status, TF_UNKNOWN, "an exception that is no std::exception");
  }
}

}  // namespace tfx::c

#include "tfx/c/cancellation.h"

#include <map>
#include <memory>
#include <mutex>
#include <utility>

#include "tensorflow/c/eager/c_api_experimental.h"

namespace tfx::c {
namespace {

// C keeps a raw pointer with the callback and never reports that it has dropped
// it. So this table owns the callbacks, keyed by manager and token; whichever
// comes first, the call, its removal or the end of the manager, takes them out.
class CallbackTable {
 public:
  using Key = std::pair<const TFE_CancellationManager*, int64_t>;

  // The callback's context in C; owned by the table.
  struct Entry {
    Key key;
    std::function<void()> function;
  };

  static CallbackTable& instance() {
    static auto* table = new CallbackTable;
    return *table;
  }

  Entry* add(Key key, std::function<void()> function) {
    auto entry = std::make_unique<Entry>(Entry{key, std::move(function)});
    Entry* const raw = entry.get();
    const std::lock_guard lock(mutex_);
    entries_[key] = std::move(entry);
    return raw;
  }

  std::unique_ptr<Entry> take(const Key& key) {
    const std::lock_guard lock(mutex_);
    const auto found = entries_.find(key);
    if (found == entries_.end()) return nullptr;
    auto entry = std::move(found->second);
    entries_.erase(found);
    return entry;
  }

  void forget(const TFE_CancellationManager* manager) {
    const std::lock_guard lock(mutex_);
    entries_.erase(entries_.lower_bound({manager, INT64_MIN}),
                   entries_.upper_bound({manager, INT64_MAX}));
  }

 private:
  std::mutex mutex_;
  std::map<Key, std::unique_ptr<Entry>> entries_;
};

void call(void* context) {
  // By reference: take() reads the key under the lock it was published with.
  const auto entry = CallbackTable::instance().take(
      static_cast<CallbackTable::Entry*>(context)->key);
  if (entry == nullptr) return;
  try {
    entry->function();
  } catch (...) {  // NOLINT(bugprone-empty-catch): C is the caller
  }
}

}  // namespace

// Deleting a manager cancels it. Cancels first, because this manager's entries
// must be gone from the table before another manager can get its address.
void destroy(TFE_CancellationManager* object) noexcept {
  TFE_CancellationManagerStartCancel(object);
  CallbackTable::instance().forget(object);
  TFE_DeleteCancellationManager(object);
}

CancellationManager::CancellationManager()
    : Owner(TFE_NewCancellationManager()) {}

bool CancellationManager::is_cancelled() const {
  return TFE_CancellationManagerIsCancelled(get());
}

bool CancellationManager::is_cancelling() const {
  return TFE_CancellationManagerIsCancelling(get());
}

void CancellationManager::start_cancel() {
  TFE_CancellationManagerStartCancel(get());
}

CancellationManager::Token CancellationManager::add_callback(
    std::function<void()> callback, ZString name) {
  const Token token = TFE_CancellationManagerGetToken(get());
  const CallbackTable::Key key{get(), token};
  TFE_CancelCallback c_callback{};
  c_callback.callback = &call;
  c_callback.context = CallbackTable::instance().add(key, std::move(callback));
  if (TFE_CancellationManagerRegisterCallback(get(), token, &c_callback,
                                              name.c_str())) {
    return token;
  }
  CallbackTable::instance().take(key);
  return -1;
}

bool CancellationManager::remove_callback(Token token) {
  const bool removed = TFE_CancellationManagerDeregisterCallback(get(), token);
  const bool known = CallbackTable::instance().take({get(), token}) != nullptr;
  // C also returns true for unknown tokens.
  return removed && known;
}

}  // namespace tfx::c

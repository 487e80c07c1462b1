#include "tfx/c/server.h"

#include <mutex>
#include <new>
#include <vector>

#include "tensorflow/c/c_api.h"
#include "tensorflow/c/c_api_experimental.h"
#include "tfx/c/status.h"
#include "third_party/tensorflow/libtensorflow.h"

namespace tfx::c {

namespace {

// Keeps the server reachable, so that leak checkers do not report it. A failed
// allocation here is ignored.
void leak_on_purpose(TF_Server* server) noexcept {
  static std::mutex mutex;
  const std::lock_guard lock(mutex);
  try {
    static auto* const kept = new std::vector<TF_Server*>;
    kept->push_back(server);
  } catch (const std::bad_alloc&) {
    return;
  }
}

}  // namespace

// Deleting a started server ends the process, because TensorFlow cannot stop
// it. So a started server is leaked, as in Python.
void destroy(TF_Server* object) noexcept {
  try {
    Status status;
    TF_ServerStop(object, status.get());
    if (status.ok()) {
      TF_DeleteServer(object);
      return;
    }
  } catch (const libtensorflow::LoadError&) {
    // A child of fork(): the server runs in the parent.
  }
  leak_on_purpose(object);
}

Server::Server(std::string_view server_def) {
  Status status;
  adopt(TF_NewServer(server_def.data(), server_def.size(), status.get()));
  status.check();
}

void Server::start() {
  Status status;
  TF_ServerStart(get(), status.get());
  status.check();
}

void Server::stop() {
  Status status;
  TF_ServerStop(get(), status.get());
  status.check();
}

void Server::join() {
  Status status;
  TF_ServerJoin(get(), status.get());
  status.check();
}

std::string Server::target() const { return TF_ServerTarget(get()); }

int Server::pick_unused_port() { return TF_PickUnusedPortOrDie(); }

}  // namespace tfx::c

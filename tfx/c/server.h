// Server: this process as a task of a cluster (TF_Server).
//
// It listens on all interfaces of the machine, whatever address its definition
// names, and does not ask who calls: keep it inside a trusted network.
#ifndef TFX_C_SERVER_H_
#define TFX_C_SERVER_H_

#include <string>
#include <string_view>

#include "tfx/c/owner.h"

namespace tfx::c {

// A server that has started stays until the process ends, also when this is
// gone: TensorFlow cannot stop it.
class Server : public Owner<TF_Server> {
 public:
  // From a serialised ServerDef. It listens from now on and answers after
  // start().
  explicit Server(std::string_view server_def);

  void start();
  // TensorFlow does not implement this for its servers: UnimplementedError.
  void stop();
  // Waits for a server that was stopped: in practice, for ever.
  void join();
  // What a session's target has to be: "grpc://localhost:2222".
  std::string target() const;

  static int pick_unused_port();
};

}  // namespace tfx::c

#endif  // TFX_C_SERVER_H_

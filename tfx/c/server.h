// Server: this process as a task of a cluster (TF_Server).
//
// It listens on all network interfaces, whatever address its definition names,
// and does not authenticate callers: use it only in a trusted network.
#ifndef TFX_C_SERVER_H_
#define TFX_C_SERVER_H_

#include <string>
#include <string_view>

#include "tfx/c/owner.h"

namespace tfx::c {

// A started server runs until the process ends, even after this object is
// destroyed: TensorFlow cannot stop it.
class Server : public Owner<TF_Server> {
 public:
  // From a serialised ServerDef. It listens immediately, but answers only after
  // start().
  explicit Server(std::string_view server_def);  ///< Wraps TF_NewServer

  void start();  ///< Wraps TF_ServerStart
  // Throws UnimplementedError for a started server: TensorFlow cannot stop it.
  void stop();  ///< Wraps TF_ServerStop
  // Waits until the server is stopped: in practice, for ever.
  void join();  ///< Wraps TF_ServerJoin
  // The target for sessions: "grpc://localhost:2222".
  std::string target() const;  ///< Wraps TF_ServerTarget

  static int pick_unused_port();  ///< Wraps TF_PickUnusedPortOrDie
};

}  // namespace tfx::c

#endif  // TFX_C_SERVER_H_

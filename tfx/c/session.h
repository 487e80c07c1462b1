// Session: runs parts of a graph (TF_Session).
//
// Any number of threads may call run() at once; it takes no lock. The graph may
// grow between runs.
#ifndef TFX_C_SESSION_H_
#define TFX_C_SESSION_H_

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tfx/c/buffer.h"
#include "tfx/c/device_list.h"
#include "tfx/c/operation.h"
#include "tfx/c/owner.h"
#include "tfx/c/tensor.h"
#include "tfx/c/zstring.h"

namespace tfx::c {

class Graph;

class SessionOptions : public Owner<TF_SessionOptions> {
 public:
  SessionOptions();  ///< Wraps TF_NewSessionOptions
  // "local" (or empty), or the address of a server: "grpc://host:port".
  SessionOptions& set_target(ZString target);  ///< Wraps TF_SetTarget
  // A serialised ConfigProto. Throws InvalidArgumentError if it does not parse.
  // Wraps TF_SetConfig.
  SessionOptions& set_config(std::string_view config_proto);
  SessionOptions& enable_xla(bool enable);  ///< Wraps TF_EnableXLACompilation
};

// Arguments and results of a run: spans over the caller's arrays, not copied.
struct RunArguments {
  std::span<const Output> feeds = {};    // outputs to feed
  std::span<const Tensor> values = {};   // one per feed
  std::span<const Output> fetches = {};  // outputs to return
  std::span<Tensor> results = {};  // one per fetch; old values are dropped
  std::span<const Operation> targets = {};  // run, but not returned
  std::string_view run_options = {};        // a serialised RunOptions
  Buffer* run_metadata = nullptr;  // filled with a serialised RunMetadata
};

// Borrowed tensors, as values to feed.
std::span<const Tensor> lent(std::span<TF_Tensor* const> tensors);

struct Feed {
  Output output;
  const Tensor& value;
};

class Session : public Owner<TF_Session> {
 public:
  explicit Session(const Graph& graph);
  // Wraps TF_NewSession.
  Session(const Graph& graph, const SessionOptions& options);
  // Takes ownership of `adopted`.
  explicit Session(TF_Session* adopted) noexcept : Owner(adopted) {}

  // Throws what TensorFlow reports; then all results are empty.
  void run(const RunArguments& arguments) const;  ///< Wraps TF_SessionRun

  // The same, more convenient but a few nanoseconds slower.
  std::vector<Tensor> run(std::initializer_list<Feed> feeds,
                          std::initializer_list<Output> fetches,
                          std::initializer_list<Operation> targets = {}) const;

  DeviceList devices() const;  ///< Wraps TF_SessionListDevices

  // Adds new operations of the graph to the session now instead of at the next
  // run.
  void extend();  ///< Wraps TF_ExtendSession

  // Closes the session: current runs are cancelled, later ones fail. Throws
  // what TensorFlow reports; the destructor also closes, but does not throw.
  void close();  ///< Wraps TF_CloseSession

  // Clears the named resource containers, or all, of a remote target.
  // Wraps TF_Reset.
  static void reset(const SessionOptions& options,
                    std::span<const std::string> containers = {});
};

// A run in several steps (TF_SessionPRun): the constructor declares all feeds
// and fetches, then each run() feeds and fetches some of them. The session must
// outlive it.
class PartialRun {
 public:
  // Wraps TF_SessionPRunSetup.
  PartialRun(const Session& session, std::span<const Output> feeds,
             std::span<const Output> fetches,
             std::span<const Operation> targets = {});
  ~PartialRun();  ///< Wraps TF_DeletePRunHandle
  PartialRun(PartialRun&& other) noexcept;
  PartialRun& operator=(PartialRun&& other) noexcept;

  // Throws InvalidArgumentError if run_options or run_metadata is set.
  void run(const RunArguments& arguments) const;  ///< Wraps TF_SessionPRun

 private:
  TF_Session* session_;
  const char* handle_ = nullptr;
};

}  // namespace tfx::c

#endif  // TFX_C_SESSION_H_

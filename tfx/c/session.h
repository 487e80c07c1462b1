// Session: runs parts of a graph (TF_Session).
//
// One session may run from any number of threads at once; there is no lock on
// the way. The graph may grow between runs.
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
  SessionOptions();
  // "local" (or nothing), or the address of a server: "grpc://host:port".
  SessionOptions& set_target(ZString target);
  // A serialised ConfigProto. Throws InvalidArgumentError if it is none.
  SessionOptions& set_config(std::string_view config_proto);
  SessionOptions& enable_xla(bool enable);
};

// What a run takes and gives, without a copy: spans over the caller's arrays.
struct RunArguments {
  std::span<const Output> feeds = {};    // where values go in …
  std::span<const Tensor> values = {};   // … as many
  std::span<const Output> fetches = {};  // what is asked for …
  std::span<Tensor> results = {};  // … as many; what was there is dropped
  std::span<const Operation> targets = {};  // run, but give nothing
  std::string_view run_options = {};        // a serialised RunOptions
  Buffer* run_metadata = nullptr;  // filled with a serialised RunMetadata
};

// Tensors that somebody else owns, as values to feed.
std::span<const Tensor> lent(std::span<TF_Tensor* const> tensors);

struct Feed {
  Output output;
  const Tensor& value;
};

class Session : public Owner<TF_Session> {
 public:
  explicit Session(const Graph& graph);
  Session(const Graph& graph, const SessionOptions& options);
  // Takes over what a C function returned.
  explicit Session(TF_Session* adopted) noexcept : Owner(adopted) {}

  // Throws what TensorFlow reports; then all results are empty.
  void run(const RunArguments& arguments) const;

  // The same for when a few nanoseconds do not matter.
  std::vector<Tensor> run(std::initializer_list<Feed> feeds,
                          std::initializer_list<Output> fetches,
                          std::initializer_list<Operation> targets = {}) const;

  DeviceList devices() const;

  // Makes what was added to the graph known now, instead of at the next run.
  void extend();

  // Ends the session: runs under way are cancelled, later ones fail. Throws
  // what TensorFlow reports; the destructor closes too, and does not.
  void close();

  // Clears resource containers (all, if none are named) of a remote target.
  static void reset(const SessionOptions& options,
                    std::span<const std::string> containers = {});
};

// A run in several steps (TF_SessionPRun): what will be fed and fetched is said
// first, then fed and fetched piece by piece. The session must outlive it.
class PartialRun {
 public:
  PartialRun(const Session& session, std::span<const Output> feeds,
             std::span<const Output> fetches,
             std::span<const Operation> targets = {});
  ~PartialRun();
  PartialRun(PartialRun&& other) noexcept;
  PartialRun& operator=(PartialRun&& other) noexcept;

  // run_options and run_metadata are not for partial runs.
  void run(const RunArguments& arguments) const;

 private:
  TF_Session* session_;
  const char* handle_ = nullptr;
};

}  // namespace tfx::c

#endif  // TFX_C_SESSION_H_

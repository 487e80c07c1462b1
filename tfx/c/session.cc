#include "tfx/c/session.h"

#include <utility>

#include "tensorflow/c/c_api.h"
#include "tensorflow/c/c_api_experimental.h"
#include "tfx/c/c_layout.h"
#include "tfx/c/errors.h"
#include "tfx/c/graph.h"
#include "tfx/c/status.h"

namespace tfx::c {
namespace {

void check_count(size_t count, size_t expected, const char* what,
                 const char* of) {
  if (count == expected) return;
  throw errors::InvalidArgumentError(std::to_string(expected) + " " + of +
                                     " need as many " + what + ", but " +
                                     std::to_string(count) + " were given");
}

// C does not check its arguments.
void check_arguments(const RunArguments& arguments) {
  check_count(arguments.values.size(), arguments.feeds.size(), "values",
              "feeds");
  check_count(arguments.results.size(), arguments.fetches.size(), "results",
              "fetches");
  check_not_empty(arguments.feeds, "a feed");
  check_not_empty(arguments.fetches, "a fetch");
  check_not_empty(arguments.targets, "a target");
  for (const Tensor& value : arguments.values) {
    if (!value) throw errors::InvalidArgumentError("a value to feed is empty");
  }
  for (Tensor& result : arguments.results) result = Tensor();
}

}  // namespace

void destroy(TF_SessionOptions* object) noexcept {
  TF_DeleteSessionOptions(object);
}

// Deleting also closes. Errors are ignored; close() reports them.
void destroy(TF_Session* object) noexcept {
  Status ignored;
  TF_DeleteSession(object, ignored.get());
}

// The inverse of as_c.
std::span<const Tensor> lent(std::span<TF_Tensor* const> tensors) {
  return {reinterpret_cast<const Tensor*>(tensors.data()), tensors.size()};
}

SessionOptions::SessionOptions() : Owner(TF_NewSessionOptions()) {}

SessionOptions& SessionOptions::set_target(ZString target) {
  TF_SetTarget(get(), target.c_str());
  return *this;
}

SessionOptions& SessionOptions::set_config(std::string_view config_proto) {
  Status status;
  TF_SetConfig(get(), config_proto.data(), config_proto.size(), status.get());
  status.check();
  return *this;
}

SessionOptions& SessionOptions::enable_xla(bool enable) {
  TF_EnableXLACompilation(get(), enable ? 1 : 0);
  return *this;
}

Session::Session(const Graph& graph) : Session(graph, SessionOptions()) {}

Session::Session(const Graph& graph, const SessionOptions& options) {
  Status status;
  adopt(TF_NewSession(graph.get(), options.get(), status.get()));
  status.check();
}

void Session::run(const RunArguments& arguments) const {
  check_arguments(arguments);
  // Not copied: C only reads it.
  const TF_Buffer options{arguments.run_options.data(),
                          arguments.run_options.size(), nullptr};
  Buffer* const metadata = arguments.run_metadata;
  if (metadata != nullptr) *metadata = Buffer();
  Status status;
  TF_SessionRun(get(), options.length > 0 ? &options : nullptr,
                as_c(arguments.feeds), as_c(arguments.values),
                count_of(arguments.feeds), as_c(arguments.fetches),
                as_c(arguments.results), count_of(arguments.fetches),
                as_c(arguments.targets), count_of(arguments.targets),
                metadata != nullptr ? metadata->get() : nullptr, status.get());
  status.check();
}

std::vector<Tensor> Session::run(
    std::initializer_list<Feed> feeds, std::initializer_list<Output> fetches,
    std::initializer_list<Operation> targets) const {
  std::vector<Output> places;
  std::vector<TF_Tensor*> values;
  for (const Feed& feed : feeds) {
    places.push_back(feed.output);
    values.push_back(feed.value.get());
  }
  std::vector<Tensor> results(fetches.size());
  run({.feeds = places,
       .values = lent(values),
       .fetches = std::span(fetches.begin(), fetches.size()),
       .results = results,
       .targets = std::span(targets.begin(), targets.size())});
  return results;
}

DeviceList Session::devices() const {
  Status status;
  DeviceList list(TF_SessionListDevices(get(), status.get()));
  status.check();
  return list;
}

void Session::extend() {
  Status status;
  TF_ExtendSession(get(), status.get());
  status.check();
}

void Session::close() {
  Status status;
  TF_CloseSession(get(), status.get());
  status.check();
}

void Session::reset(const SessionOptions& options,
                    std::span<const std::string> containers) {
  std::vector<const char*> names;
  for (const std::string& container : containers) {
    names.push_back(container.c_str());
  }
  Status status;
  TF_Reset(options.get(), names.data(), count_of(names), status.get());
  status.check();
}

PartialRun::PartialRun(const Session& session, std::span<const Output> feeds,
                       std::span<const Output> fetches,
                       std::span<const Operation> targets)
    : session_(session.get()) {
  check_not_empty(feeds, "a feed");
  check_not_empty(fetches, "a fetch");
  check_not_empty(targets, "a target");
  Status status;
  TF_SessionPRunSetup(session_, as_c(feeds), count_of(feeds), as_c(fetches),
                      count_of(fetches), as_c(targets), count_of(targets),
                      &handle_, status.get());
  status.check();
}

PartialRun::~PartialRun() {
  if (handle_ != nullptr) TF_DeletePRunHandle(handle_);
}

PartialRun::PartialRun(PartialRun&& other) noexcept
    : session_(other.session_),
      handle_(std::exchange(other.handle_, nullptr)) {}

PartialRun& PartialRun::operator=(PartialRun&& other) noexcept {
  std::swap(session_, other.session_);
  std::swap(handle_, other.handle_);
  return *this;
}

void PartialRun::run(const RunArguments& arguments) const {
  if (handle_ == nullptr) {
    throw errors::FailedPreconditionError("the partial run was moved from");
  }
  check_arguments(arguments);
  if (!arguments.run_options.empty() || arguments.run_metadata != nullptr) {
    throw errors::InvalidArgumentError(
        "a partial run takes no run_options and gives no run_metadata");
  }
  Status status;
  TF_SessionPRun(session_, handle_, as_c(arguments.feeds),
                 as_c(arguments.values), count_of(arguments.feeds),
                 as_c(arguments.fetches), as_c(arguments.results),
                 count_of(arguments.fetches), as_c(arguments.targets),
                 count_of(arguments.targets), status.get());
  status.check();
}

}  // namespace tfx::c

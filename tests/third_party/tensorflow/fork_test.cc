// Children of fork(): those of a process with TensorFlow have none of its
// threads. A child that waits for these is ended by a signal.
#include <sys/wait.h>
#include <unistd.h>

#include <catch2/catch.hpp>
#include <exception>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>

#include "tests/third_party/tensorflow/process.h"
#include "tests/third_party/tensorflow/work.h"
#include "tfx/c/eager_context.h"
#include "tfx/c/file_system.h"
#include "tfx/c/graph.h"
#include "tfx/c/operation_builder.h"
#include "tfx/c/session.h"
#include "tfx/c/tensor.h"
#include "tfx/c/tensor_handle.h"
#include "third_party/tensorflow/libtensorflow.h"

namespace {

namespace c = tfx::c;
using Catch::Contains;
using tfx::libtensorflow::LoadError;

// The wait status of a child that runs `task`, which returns its exit code.
int status_of_child(const std::function<int()>& task) {
  const pid_t child = fork();
  if (child == 0) {
    alarm(60);
    int code = 100;
    try {
      code = task();
    } catch (...) {  // NOLINT(bugprone-empty-catch): the code tells
    }
    _exit(code);
  }
  int status = 0;
  waitpid(child, &status, 0);
  return status;
}

// What `call` throws in a child; the child would end otherwise than with 0.
int status_of_refusal(const std::function<void()>& call) {
  return status_of_child([&] {
    try {
      call();
      return 1;
    } catch (const LoadError& e) {
      return std::string(e.what()).find("forked") != std::string::npos ? 0 : 2;
    }
  });
}

struct Objects {
  c::EagerContext context;
  c::Tensor tensor = c::Tensor::scalar<float>(1.5);
  c::TensorHandle handle{c::Tensor::scalar<float>(2.5)};
  c::Graph graph;
  c::Operation constant = c::OperationBuilder(graph, "Const", "constant")
                              .set_tensor("value", tensor)
                              .set_type("dtype", c::DataType::kFloat32)
                              .finish();
  c::Session session{graph};
};

TEST_CASE("calls in a child throw instead of waiting for ever") {
  const Objects objects;
  CHECK(status_of_refusal([&] { work::all(); }) == 0);
  CHECK(status_of_refusal([&] { tfx::libtensorflow::load(); }) == 0);
  CHECK(status_of_refusal([&] { c::EagerContext another; }) == 0);
  CHECK(status_of_refusal([&] { c::Tensor::scalar<float>(1); }) == 0);
  CHECK(status_of_refusal([&] { objects.handle.resolve(); }) == 0);
  CHECK(status_of_refusal([&] {
          objects.session.run({}, {objects.constant.output(0)});
        }) == 0);
  // The parent and its objects are as before.
  work::all();
  CHECK(objects.session.run({}, {objects.constant.output(0)})
            .at(0)
            .data<float>()[0] == 1.5);
}

TEST_CASE("a child destroys its objects and reads tensors") {
  auto objects = std::make_unique<Objects>();
  CHECK(status_of_child([&] {
          const bool is_there = objects->tensor.data<float>()[0] == 1.5F;
          objects = nullptr;
          return is_there ? 0 : 1;
        }) == 0);
  work::all(objects->context);
}

TEST_CASE("a child of a child is told the same") {
  const Objects objects;
  CHECK(status_of_child(
            [&] { return status_of_refusal([&] { work::all(); }); }) == 0);
}

TEST_CASE("a child does not write what its parent has begun to write") {
  const process::Scratch scratch;
  const std::string path = (scratch / "file").string();
  {
    auto file = std::make_unique<c::WritableFile>(path);
    file->append("once ");
    CHECK(status_of_child([&] {
            file = nullptr;
            return 0;
          }) == 0);
    file->append("only");
  }
  CHECK(process::read_file(path) == "once only");
}

TEST_CASE("a child forked before TensorFlow was loaded loads it") {
  const process::Result result =
      process::Command(
          {process::program("load_program"), "fork", "load", "work"})
          .run();
  INFO(result);
  CHECK_THAT(result.out, Contains(" 2.21.0\nwork done\n"));
}

TEST_CASE("a child loads it if the parent had tried in vain") {
  const process::Result result =
      process::Command({process::program("load_program"),
                        "set=TFX_LIBTENSORFLOW=/nonexistent", "load",
                        "unset=TFX_LIBTENSORFLOW", "fork", "work"})
          .run();
  INFO(result);
  CHECK_THAT(result.out, Catch::EndsWith("\nunset\nwork done\n") ||
                             Catch::EndsWith("\nset\nwork done\n"));
}

TEST_CASE("a child forked while TensorFlow is being loaded is told, too") {
  const process::Result result =
      process::Command(
          {process::program("load_program"), "fork-in-log", "load", "status"})
          .run();
  INFO(result);
  CHECK(result.status == 0);
  CHECK_THAT(result.out,
             Catch::StartsWith("LoadError: this process was forked"));
  CHECK_THAT(result.out, !Contains("the child ended"));
}

}  // namespace

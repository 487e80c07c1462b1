#include "tfx/c/owner.h"

#include <type_traits>
#include <utility>

#include "tests/c/testing.h"
#include "tfx/c/c.h"

namespace tfx::c {
namespace {

template <typename T>
constexpr bool moves_only =
    !std::is_copy_constructible_v<T> && !std::is_copy_assignable_v<T> &&
    std::is_nothrow_move_constructible_v<T> &&
    std::is_nothrow_move_assignable_v<T> && std::is_nothrow_destructible_v<T> &&
    !std::is_polymorphic_v<T>;

template <typename T>
constexpr bool one_pointer = sizeof(T) == sizeof(void*);

static_assert(moves_only<ApiDefMap> && one_pointer<ApiDefMap>);
static_assert(moves_only<Buffer> && one_pointer<Buffer>);
static_assert(moves_only<CancellationManager>);
static_assert(one_pointer<CancellationManager>);
static_assert(moves_only<CheckpointReader> && one_pointer<CheckpointReader>);
static_assert(moves_only<DeviceList> && one_pointer<DeviceList>);
static_assert(moves_only<EagerContext> && one_pointer<EagerContext>);
static_assert(moves_only<EagerContextOptions>);
static_assert(one_pointer<EagerContextOptions>);
static_assert(moves_only<EagerOp>);
static_assert(moves_only<Executor> && one_pointer<Executor>);
static_assert(moves_only<Function> && one_pointer<Function>);
static_assert(moves_only<Graph> && one_pointer<Graph>);
static_assert(moves_only<OpDefinition>);
static_assert(moves_only<OpLibrary> && one_pointer<OpLibrary>);
static_assert(moves_only<OperationBuilder> && one_pointer<OperationBuilder>);
static_assert(moves_only<PartialRun>);
static_assert(moves_only<Server> && one_pointer<Server>);
static_assert(moves_only<Session> && one_pointer<Session>);
static_assert(moves_only<SessionOptions> && one_pointer<SessionOptions>);
static_assert(moves_only<Status> && one_pointer<Status>);
static_assert(moves_only<Tensor> && one_pointer<Tensor>);
static_assert(moves_only<TensorHandle> && one_pointer<TensorHandle>);

// Views are copied freely.
static_assert(std::is_trivially_copyable_v<Operation>);
static_assert(std::is_trivially_copyable_v<Output>);
static_assert(std::is_trivially_copyable_v<Input>);
static_assert(std::is_trivially_copyable_v<ShapeView>);

Graph& shared_graph() {
  static Graph graph;
  return graph;
}

EagerContext& shared_context() {
  static EagerContext context;
  return context;
}

template <typename T>
T make() {
  if constexpr (std::is_same_v<T, ApiDefMap>) {
    return ApiDefMap(all_ops());
  } else if constexpr (std::is_same_v<T, CheckpointReader>) {
    return CheckpointReader(testdata("checkpoints/variables"));
  } else if constexpr (std::is_same_v<T, DeviceList>) {
    return shared_context().devices();
  } else if constexpr (std::is_same_v<T, EagerOp>) {
    return EagerOp(shared_context(), "NoOp");
  } else if constexpr (std::is_same_v<T, Function>) {
    Graph body;
    const Output x = placeholder(body, "x");
    return Function::from_graph(body,
                                {.name = "f", .inputs = {x}, .outputs = {x}});
  } else if constexpr (std::is_same_v<T, OpDefinition>) {
    return OpDefinition("TfxNeverAdded");
  } else if constexpr (std::is_same_v<T, OperationBuilder>) {
    return OperationBuilder(shared_graph(), "NoOp", "never_finished");
  } else if constexpr (std::is_same_v<T, Session>) {
    return Session(shared_graph());
  } else if constexpr (std::is_same_v<T, Tensor>) {
    return Tensor::scalar(1.0F);
  } else if constexpr (std::is_same_v<T, TensorHandle>) {
    return TensorHandle(Tensor::scalar(1.0F));
  } else {
    return T();
  }
}

TEMPLATE_TEST_CASE("an owner moves, and what it moved from is empty", "",
                   ApiDefMap, Buffer, CancellationManager, CheckpointReader,
                   DeviceList, EagerContext, EagerContextOptions, EagerOp,
                   Executor, Function, Graph, OpDefinition, OperationBuilder,
                   Session, SessionOptions, Status, Tensor, TensorHandle) {
  auto first = make<TestType>();
  REQUIRE(first);
  auto* const object = first.get();
  auto second = std::move(first);
  CHECK(second.get() == object);
  CHECK_FALSE(first);  // NOLINT(bugprone-use-after-move): what is tested
  CHECK(first.get() == nullptr);

  // What is empty may be assigned to.
  first = std::move(second);
  CHECK(first.get() == object);
  CHECK_FALSE(second);  // NOLINT(bugprone-use-after-move)

  // What is assigned to drops what it had.
  second = make<TestType>();
  REQUIRE(second);
  second = std::move(first);
  CHECK(second.get() == object);

  auto& itself = second;
  second = std::move(itself);
  CHECK(second.get() == object);

  auto* const released = second.release();
  CHECK(released == object);
  CHECK_FALSE(second);
  destroy(released);
}

TEST_CASE("an owner that is assigned to drops what it had at once") {
  int deleted = 0;
  alignas(64) static float memory[1] = {};
  Tensor tensor = Tensor::from_memory(DataType::kFloat32, {1}, memory, 4,
                                      [&](void*, size_t) { ++deleted; });
  tensor = Tensor::scalar(1.0F);
  CHECK(deleted == 1);
}

TEST_CASE("what is released is not deleted") {
  int deleted = 0;
  alignas(64) static float memory[1] = {};
  TF_Tensor* released = nullptr;
  {
    Tensor tensor = Tensor::from_memory(DataType::kFloat32, {1}, memory, 4,
                                        [&](void*, size_t) { ++deleted; });
    released = tensor.release();
  }
  CHECK(deleted == 0);
  { const Tensor adopted(released); }
  CHECK(deleted == 1);
}

}  // namespace
}  // namespace tfx::c

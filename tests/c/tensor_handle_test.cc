#include "tfx/c/tensor_handle.h"

#include <cstdlib>
#include <string>
#include <utility>

#include "tests/c/testing.h"
#include "tfx/c/eager_context.h"
#include "tfx/c/errors.h"
#include "tfx/proto/core/protobuf/config.pb.h"

namespace tfx::c {
namespace {

using errors::InvalidArgumentError;
using Shape = std::vector<int64_t>;

constexpr char kCpu0[] = "/job:localhost/replica:0/task:0/device:CPU:0";
constexpr char kCpu1[] = "/job:localhost/replica:0/task:0/device:CPU:1";

EagerContext two_cpus() {
  proto::ConfigProto config;
  (*config.mutable_device_count())["CPU"] = 2;
  return EagerContext(
      EagerContextOptions().set_config(config.SerializeAsString()));
}

TEST_CASE("a handle tells type, shape and device of its value") {
  const TensorHandle handle(Tensor::allocate(DataType::kInt16, {2, 3}));
  CHECK(handle.type() == DataType::kInt16);
  CHECK(handle.rank() == 2);
  CHECK(handle.dim(1) == 3);
  CHECK(handle.shape() == Shape{2, 3});
  CHECK(handle.element_count() == 6);
  CHECK(handle.device_memory_size() == 12);
}

TEST_CASE("a handle of a scalar, and of nothing, has the right shape") {
  CHECK(TensorHandle(Tensor::scalar(1.0F)).rank() == 0);
  CHECK(TensorHandle(Tensor::scalar(1.0F)).element_count() == 1);
  const TensorHandle none(Tensor::allocate(DataType::kFloat32, {0, 2}));
  CHECK(none.shape() == Shape{0, 2});
  CHECK(none.element_count() == 0);
  CHECK(none.resolve().shape() == Shape{0, 2});
}

TEST_CASE("handle and tensor share memory, whichever goes first") {
  Tensor tensor = vector<float>({1, 2});
  const float* const memory = tensor.data<float>().data();
  TensorHandle handle(tensor);
  tensor = Tensor();
  const Tensor resolved = handle.resolve();
  CHECK(resolved.data<float>().data() == memory);
  handle = TensorHandle();
  CHECK(values<float>(resolved) == std::vector<float>{1, 2});
}

TEST_CASE("strings go through a handle") {
  const TensorHandle handle(Tensor::scalar_string(std::string(100, 's')));
  CHECK(handle.resolve().string_at(0) == std::string(100, 's'));
}

TEST_CASE("a shared handle holds the same value") {
  TensorHandle first(vector<float>({1, 2}));
  const TensorHandle second = first.share();
  first = TensorHandle();
  CHECK(values<float>(second.resolve()) == std::vector<float>{1, 2});
}

TEST_CASE("a value is copied from one device to another") {
  EagerContext context = two_cpus();
  const TensorHandle here(vector<float>({1, 2}));
  const TensorHandle there = here.copy_to_device(context, kCpu1);
  CHECK(there.device_name() == kCpu1);
  CHECK(there.backing_device_name() == kCpu1);
  CHECK(there.device_type() == "CPU");
  CHECK(there.device_id() == 1);
  CHECK(values<float>(there.resolve()) == std::vector<float>{1, 2});
  const TensorHandle back = there.copy_to_device(context, kCpu0);
  CHECK(back.device_name() == kCpu0);
  CHECK_THROWS_AS(here.copy_to_device(context, "/device:GPU:7"),
                  InvalidArgumentError);
}

TEST_CASE("a handle may outlive the context that made it") {
  TensorHandle there;
  {
    EagerContext context = two_cpus();
    there = TensorHandle(vector<float>({1, 2})).copy_to_device(context, kCpu0);
  }
  CHECK(values<float>(there.resolve()) == std::vector<float>{1, 2});
}

TEST_CASE("memory on a device is used in place and freed once") {
  EagerContext context;
  void* const memory = std::aligned_alloc(64, 64);
  static_cast<float*>(memory)[0] = 4;
  int calls = 0;
  size_t deleted_size = 0;
  {
    const TensorHandle handle = TensorHandle::from_device_memory(
        context, kCpu0, DataType::kFloat32, {1}, memory, 4,
        [&](void* data, size_t size) {
          std::free(data);
          deleted_size = size;
          ++calls;
        });
    CHECK(handle.device_pointer() == memory);
    CHECK(handle.device_name() == kCpu0);
    CHECK(values<float>(handle.resolve()) == std::vector<float>{4});
    CHECK(calls == 0);
  }
  CHECK(calls == 1);
  CHECK(deleted_size == 4);
}

TEST_CASE("memory on a device is freed once also if the call throws") {
  EagerContext context;
  alignas(64) char memory[64];
  const auto calls_of = [&](ZString device, DataType type, ShapeView shape,
                            size_t size) {
    int calls = 0;
    CHECK_THROWS_AS(
        TensorHandle::from_device_memory(context, device, type, shape, memory,
                                         size, [&](void*, size_t) { ++calls; }),
        InvalidArgumentError);
    return calls;
  };
  CHECK(calls_of("/device:GPU:9", DataType::kFloat32, {4}, 16) == 1);
  CHECK(calls_of(kCpu0, DataType::kFloat32, {-1}, 16) == 1);
  CHECK(calls_of(kCpu0, DataType::kFloat32, {400}, 16) == 1);
  CHECK(calls_of(kCpu0, DataType::kString, {1}, 24) == 1);
}

TEST_CASE("an empty handle throws instead of crashing") {
  EagerContext context;
  const TensorHandle empty;
  CHECK_FALSE(empty);
  CHECK_THROWS_AS(empty.type(), InvalidArgumentError);
  CHECK_THROWS_AS(empty.rank(), InvalidArgumentError);
  CHECK_THROWS_AS(empty.dim(0), InvalidArgumentError);
  CHECK_THROWS_AS(empty.shape(), InvalidArgumentError);
  CHECK_THROWS_AS(empty.element_count(), InvalidArgumentError);
  CHECK_THROWS_AS(empty.device_name(), InvalidArgumentError);
  CHECK_THROWS_AS(empty.resolve(), InvalidArgumentError);
  CHECK_THROWS_AS(empty.share(), InvalidArgumentError);
  CHECK_THROWS_AS(empty.copy_to_device(context, kCpu0), InvalidArgumentError);
  CHECK_THROWS_AS(TensorHandle(Tensor()), InvalidArgumentError);
}

TEST_CASE("a dimension beyond a handle's rank is out of range") {
  const TensorHandle handle(vector<float>({1, 2}));
  CHECK_THROWS_AS(handle.dim(1), errors::OutOfRangeError);
  CHECK_THROWS_AS(handle.dim(-1), errors::OutOfRangeError);
}

TEST_CASE("handles on several devices are packed into one") {
  EagerContext context = two_cpus();
  const TensorHandle value(vector<float>({1, 2}));
  TensorHandle parts[2];
  parts[0] = value.copy_to_device(context, kCpu0);
  parts[1] = value.copy_to_device(context, kCpu1);
  const TensorHandle packed = pack(context, parts);
  CHECK(packed.type() == DataType::kFloat32);
  CHECK(packed.shape() == Shape{2});
  CHECK_THAT(packed.device_name(), Catch::Contains("COMPOSITE"));
}

TEST_CASE("nothing, or values of several types, cannot be packed") {
  EagerContext context;
  TensorHandle parts[2];
  CHECK_THROWS_AS(pack(context, {}), InvalidArgumentError);
  CHECK_THROWS_AS(pack(context, parts), InvalidArgumentError);
  parts[0] = TensorHandle(Tensor::scalar(1.0F));
  parts[1] = TensorHandle(Tensor::scalar(1.0));
  CHECK_THROWS_AS(pack(context, parts), InvalidArgumentError);
}

}  // namespace
}  // namespace tfx::c

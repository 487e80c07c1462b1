#include "tfx/c/tensor.h"

#include <complex>
#include <cstdint>
#include <limits>
#include <utility>

#include "tests/c/testing.h"
#include "tfx/c/errors.h"
#include "tfx/proto/core/framework/tensor.pb.h"

namespace tfx::c {
namespace {

using errors::InvalidArgumentError;
using Shape = std::vector<int64_t>;

TEST_CASE("a tensor of every type that has plain elements can be made") {
  for (int number = 1; number <= 33; ++number) {
    const auto type = static_cast<DataType>(number);
    if (size_of(type) == 0) continue;
    CAPTURE(name(type));
    const Tensor tensor = Tensor::allocate(type, {2, 3});
    CHECK(tensor.type() == type);
    CHECK(tensor.shape() == Shape{2, 3});
    CHECK(tensor.element_count() == 6);
    CHECK(tensor.byte_size() == 6 * size_of(type));
    CHECK(tensor.bytes().size() == 6 * size_of(type));
  }
}

TEST_CASE("types whose elements are objects are not allocated") {
  CHECK_THROWS_AS(Tensor::allocate(DataType::kResource, {1}),
                  InvalidArgumentError);
  CHECK_THROWS_AS(Tensor::allocate(DataType::kVariant, {1}),
                  InvalidArgumentError);
  CHECK_THROWS_AS(Tensor::allocate(DataType::kInvalid, {1}),
                  InvalidArgumentError);
  CHECK_THROWS_AS(Tensor::allocate(static_cast<DataType>(101), {1}),
                  InvalidArgumentError);
}

TEST_CASE("allocated memory is aligned to 64 bytes") {
  for (const int64_t size : {1, 3, 17, 1000}) {
    const Tensor tensor = Tensor::allocate(DataType::kInt8, {size});
    CHECK(reinterpret_cast<uintptr_t>(tensor.bytes().data()) % 64 == 0);
    CHECK(tensor.is_aligned());
  }
}

TEST_CASE("a scalar has rank 0 and one element") {
  const Tensor tensor = Tensor::scalar(2.5);
  CHECK(tensor.type() == DataType::kFloat64);
  CHECK(tensor.rank() == 0);
  CHECK(tensor.shape().empty());
  CHECK(tensor.element_count() == 1);
  CHECK(values<double>(tensor) == std::vector<double>{2.5});
}

TEST_CASE("a tensor with a dimension of 0 has its shape and no elements") {
  const Tensor tensor = Tensor::allocate(DataType::kFloat32, {2, 0, 3});
  CHECK(tensor.shape() == Shape{2, 0, 3});
  CHECK(tensor.element_count() == 0);
  CHECK(tensor.byte_size() == 0);
  CHECK(tensor.data<float>().empty());
  CHECK(Tensor::from_values<float>({0}, {}).shape() == Shape{0});
}

TEST_CASE("values are copied in, row by row") {
  std::vector<int32_t> source = {1, 2, 3, 4, 5, 6};
  const Tensor tensor = Tensor::from_values<int32_t>({2, 3}, source);
  source[0] = 99;
  CHECK(values<int32_t>(tensor) == std::vector<int32_t>{1, 2, 3, 4, 5, 6});
  CHECK(tensor.dim(0) == 2);
  CHECK(tensor.dim(1) == 3);
}

TEST_CASE("every C++ element type keeps its extreme values") {
  const auto keeps = [](auto a, auto b) {
    using T = decltype(a);
    const T both[] = {a, b};
    const Tensor tensor = Tensor::from_values<T>({2}, both);
    return tensor.data<T>()[0] == a && tensor.data<T>()[1] == b;
  };
  const auto keeps_limits = [&](auto zero) {
    using Limits = std::numeric_limits<decltype(zero)>;
    return keeps(Limits::lowest(), Limits::max());
  };
  CHECK(keeps_limits(float()));
  CHECK(keeps_limits(double()));
  CHECK(keeps_limits(int8_t()));
  CHECK(keeps_limits(int16_t()));
  CHECK(keeps_limits(int32_t()));
  CHECK(keeps_limits(int64_t()));
  CHECK(keeps_limits(uint8_t()));
  CHECK(keeps_limits(uint16_t()));
  CHECK(keeps_limits(uint32_t()));
  CHECK(keeps_limits(uint64_t()));
  CHECK(keeps(false, true));
  CHECK(keeps(std::complex<float>(1, -2), std::complex<float>(0, 3)));
  CHECK(keeps(std::complex<double>(1, -2), std::complex<double>(0, 3)));
}

TEST_CASE("a wrong number of values is refused, saying how many it takes") {
  const float three[] = {1, 2, 3};
  const std::string message = message_of<InvalidArgumentError>([&] {
    Tensor::from_values<float>({2, 2}, three);
  });
  CHECK(message ==
        "a float32 tensor of shape (2, 2) takes 16 bytes, but 12 were given");
}

TEST_CASE("shapes that no tensor has are refused") {
  const int64_t huge = int64_t{1} << 40;
  CHECK_THROWS_AS(Tensor::allocate(DataType::kInt8, {2, -1}),
                  InvalidArgumentError);
  CHECK_THROWS_AS(Tensor::allocate(DataType::kInt8, ShapeView::unknown()),
                  InvalidArgumentError);
  CHECK_THROWS_AS(Tensor::allocate(DataType::kInt8, {huge, huge}),
                  InvalidArgumentError);
  CHECK_THROWS_AS(Tensor::allocate(DataType::kFloat64, {int64_t{1} << 61}),
                  InvalidArgumentError);
}

TEST_CASE("more memory than there is gives ResourceExhaustedError") {
  // TensorFlow's allocator asks again for ten seconds before it gives up.
  const int64_t petabyte = int64_t{1} << 50;
  CHECK_THROWS_AS(Tensor::allocate(DataType::kInt8, {petabyte}),
                  errors::ResourceExhaustedError);
  CHECK_THROWS_AS(Tensor::allocate(DataType::kString, {petabyte}),
                  errors::ResourceExhaustedError);
}

TEST_CASE("elements are given out only as what they are") {
  Tensor tensor = vector<float>({1, 2});
  const std::string message =
      message_of<InvalidArgumentError>([&] { tensor.data<int32_t>(); });
  CHECK(message ==
        "a float32 tensor of shape (2,) was asked for elements of another "
        "type, int32");
  CHECK_THROWS_AS(tensor.mutable_data<double>(), InvalidArgumentError);
  CHECK_THROWS_AS(tensor.data<char>(), InvalidArgumentError);
  CHECK_THROWS_AS(tensor.string_at(0), InvalidArgumentError);
}

TEST_CASE("memory that was just allocated can be written") {
  Tensor tensor = Tensor::allocate(DataType::kFloat32, {2});
  tensor.mutable_data<float>()[0] = 1;
  tensor.mutable_data<float>()[1] = 2;
  CHECK(values<float>(tensor) == std::vector<float>{1, 2});
  Tensor half = Tensor::allocate(DataType::kFloat16, {1});
  half.mutable_bytes()[0] = std::byte{0x00};
  half.mutable_bytes()[1] = std::byte{0x3c};  // 1.0
  CHECK(half.bitcast(DataType::kUint16, {1}).data<uint16_t>()[0] == 0x3c00);
}

TEST_CASE("a dimension beyond a tensor's rank is out of range") {
  const Tensor tensor = vector<float>({1, 2});
  CHECK_THROWS_AS(tensor.dim(1), errors::OutOfRangeError);
  CHECK_THROWS_AS(tensor.dim(-1), errors::OutOfRangeError);
}

TEST_CASE("asking an empty tensor throws instead of crashing") {
  Tensor empty;
  CHECK_FALSE(empty);
  CHECK_THROWS_AS(empty.type(), InvalidArgumentError);
  CHECK_THROWS_AS(empty.rank(), InvalidArgumentError);
  CHECK_THROWS_AS(empty.dim(0), InvalidArgumentError);
  CHECK_THROWS_AS(empty.shape(), InvalidArgumentError);
  CHECK_THROWS_AS(empty.element_count(), InvalidArgumentError);
  CHECK_THROWS_AS(empty.byte_size(), InvalidArgumentError);
  CHECK_THROWS_AS(empty.is_aligned(), InvalidArgumentError);
  CHECK_THROWS_AS(empty.data<float>(), InvalidArgumentError);
  CHECK_THROWS_AS(empty.bytes(), InvalidArgumentError);
  CHECK_THROWS_AS(empty.mutable_bytes(), InvalidArgumentError);
  CHECK_THROWS_AS(empty.strings(), InvalidArgumentError);
  CHECK_THROWS_AS(empty.share(), InvalidArgumentError);
  CHECK_THROWS_AS(empty.reshape({}), InvalidArgumentError);
  CHECK_THROWS_AS(empty.bitcast(DataType::kInt8, {}), InvalidArgumentError);
}

TEST_CASE("a shared tensor is over the same memory and outlives the first") {
  Tensor first = vector<float>({1, 2, 3});
  const Tensor second = first.share();
  CHECK(second.data<float>().data() == first.data<float>().data());
  first = Tensor();
  CHECK(values<float>(second) == std::vector<float>{1, 2, 3});
}

TEST_CASE("a reshaped tensor shares the memory") {
  const Tensor tensor = vector<int32_t>({1, 2, 3, 4, 5, 6});
  const Tensor reshaped = tensor.reshape({3, 2});
  CHECK(reshaped.shape() == Shape{3, 2});
  CHECK(reshaped.data<int32_t>().data() == tensor.data<int32_t>().data());
  CHECK(vector<float>({5}).reshape({}).rank() == 0);
  CHECK(Tensor::allocate(DataType::kInt8, {0, 3}).reshape({5, 0}).shape() ==
        Shape{5, 0});
}

TEST_CASE("a bitcast gives the same bits another type") {
  const Tensor tensor = vector<float>({1.0F, -2.0F});
  const Tensor bits = tensor.bitcast(DataType::kUint32, {2});
  CHECK(values<uint32_t>(bits) ==
        std::vector<uint32_t>{0x3f800000, 0xc0000000});
  CHECK(bits.bytes().data() == tensor.bytes().data());
  CHECK(tensor.bitcast(DataType::kUint8, {8}).element_count() == 8);
  CHECK(tensor.bitcast(DataType::kInt64, {1}).element_count() == 1);
}

TEST_CASE("other sizes than the tensor's are refused") {
  const Tensor tensor = vector<float>({1, 2, 3, 4});
  CHECK_THROWS_AS(tensor.reshape({3}), InvalidArgumentError);
  CHECK_THROWS_AS(tensor.reshape({-1, 2}), InvalidArgumentError);
  CHECK_THROWS_AS(tensor.reshape(ShapeView::unknown()), InvalidArgumentError);
  CHECK_THROWS_AS(tensor.bitcast(DataType::kFloat64, {4}),
                  InvalidArgumentError);
  CHECK_THROWS_AS(tensor.bitcast(DataType::kString, {4}), InvalidArgumentError);
  CHECK_THROWS_AS(tensor.bitcast(DataType::kResource, {4}),
                  InvalidArgumentError);
  // 2^61 doubles are 2^64 bytes, which is 0 in 64 bits.
  CHECK_THROWS_AS(Tensor::allocate(DataType::kFloat32, {0})
                      .bitcast(DataType::kFloat64, {int64_t{1} << 61}),
                  InvalidArgumentError);
}

TEST_CASE("a tensor is read from a TensorProto") {
  proto::TensorProto message;
  message.set_dtype(proto::DT_INT64);
  message.mutable_tensor_shape()->add_dim()->set_size(3);
  for (const int value : {7, 8, 9}) message.add_int64_val(value);
  const Tensor tensor = Tensor::from_proto(message.SerializeAsString());
  CHECK(tensor.shape() == Shape{3});
  CHECK(values<int64_t>(tensor) == std::vector<int64_t>{7, 8, 9});
}

TEST_CASE("one value in a TensorProto stands for all elements") {
  proto::TensorProto message;
  message.set_dtype(proto::DT_FLOAT);
  message.mutable_tensor_shape()->add_dim()->set_size(3);
  message.add_float_val(1.5F);
  CHECK(values<float>(Tensor::from_proto(message.SerializeAsString())) ==
        std::vector<float>{1.5F, 1.5F, 1.5F});
}

TEST_CASE("a TensorProto may be without elements") {
  for (const auto type : {proto::DT_INT64, proto::DT_STRING}) {
    proto::TensorProto message;
    message.set_dtype(type);
    message.mutable_tensor_shape()->add_dim()->set_size(2);
    message.mutable_tensor_shape()->add_dim()->set_size(0);
    const Tensor tensor = Tensor::from_proto(message.SerializeAsString());
    CHECK(tensor.type() == static_cast<DataType>(type));
    CHECK(tensor.shape() == Shape{2, 0});
    CHECK(tensor.element_count() == 0);
    CHECK(tensor.byte_size() == 0);
  }
}

TEST_CASE("strings are read from a TensorProto") {
  proto::TensorProto message;
  message.set_dtype(proto::DT_STRING);
  message.mutable_tensor_shape()->add_dim()->set_size(2);
  message.add_string_val(std::string("a\0b", 3));
  message.add_string_val(std::string(100, 'x'));
  const Tensor tensor = Tensor::from_proto(message.SerializeAsString());
  CHECK(tensor.strings() == std::vector<std::string>{std::string("a\0b", 3),
                                                     std::string(100, 'x')});
}

TEST_CASE("bytes that are no TensorProto, or a wrong one, are refused") {
  CHECK_THROWS_AS(Tensor::from_proto("\xff\xff\xff"), InvalidArgumentError);
  proto::TensorProto message;
  message.set_dtype(proto::DT_FLOAT);
  message.mutable_tensor_shape()->add_dim()->set_size(-5);
  CHECK_THROWS_AS(Tensor::from_proto(message.SerializeAsString()),
                  InvalidArgumentError);
}

}  // namespace
}  // namespace tfx::c

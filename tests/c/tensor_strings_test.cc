// Tensors of strings.
#include <string>
#include <utility>

#include "tests/c/testing.h"
#include "tfx/c/errors.h"
#include "tfx/c/tensor.h"

namespace tfx::c {
namespace {

using Strings = std::vector<std::string>;

Tensor of(std::initializer_list<std::string_view> strings) {
  return Tensor::from_strings({static_cast<int64_t>(strings.size())},
                              std::span(strings.begin(), strings.size()));
}

TEST_CASE("strings of any bytes and lengths are kept") {
  // TensorFlow keeps up to 22 bytes in the element and the rest on the heap.
  const std::string embedded("a\0b\0", 4);
  const std::string binary("\xff\xfe\x00\x80", 4);
  const std::string at_limit(22, 'x');
  const std::string beyond(23, 'y');
  const std::string large(100'000, 'z');
  const Tensor tensor = of({"", embedded, binary, at_limit, beyond, large});
  CHECK(tensor.type() == DataType::kString);
  CHECK(tensor.strings() ==
        Strings{"", embedded, binary, at_limit, beyond, large});
  CHECK(tensor.string_at(1).size() == 4);
  CHECK(tensor.string_at(5).size() == 100'000);
}

TEST_CASE("a scalar string has rank 0") {
  const Tensor tensor = Tensor::scalar_string("hello");
  CHECK(tensor.rank() == 0);
  CHECK(tensor.string_at(0) == "hello");
}

TEST_CASE("allocated strings start empty and can be set, more than once") {
  Tensor tensor = Tensor::allocate(DataType::kString, {2, 2});
  CHECK(tensor.strings() == Strings{"", "", "", ""});
  const std::string large(1000, 'a');
  tensor.set_string(3, large);
  tensor.set_string(3, "small again");
  tensor.set_string(0, large);
  tensor.set_string(0, large + large);
  CHECK(tensor.strings() == Strings{large + large, "", "", "small again"});
}

TEST_CASE("a tensor of no strings is none the less a tensor") {
  const Tensor tensor = Tensor::from_strings({0, 5}, {});
  CHECK(tensor.element_count() == 0);
  CHECK(tensor.strings().empty());
}

TEST_CASE("a hundred thousand strings arrive, and go") {
  std::vector<std::string> source;
  for (int i = 0; i < 100'000; ++i) {
    source.push_back(std::to_string(i) + std::string(i % 40, '.'));
  }
  const std::vector<std::string_view> views(source.begin(), source.end());
  const Tensor tensor = Tensor::from_strings({100'000}, views);
  CHECK(tensor.strings() == source);
}

TEST_CASE("an index beyond the end is out of range") {
  Tensor tensor = of({"a", "b"});
  CHECK_THROWS_AS(tensor.string_at(2), errors::OutOfRangeError);
  CHECK_THROWS_AS(tensor.string_at(-1), errors::OutOfRangeError);
  CHECK_THROWS_AS(tensor.set_string(2, "c"), errors::OutOfRangeError);
}

TEST_CASE("a wrong number of strings is refused") {
  const std::string_view one[] = {"a"};
  const std::string message = message_of<errors::InvalidArgumentError>(
      [&] { Tensor::from_strings({2}, one); });
  CHECK(message ==
        "a string tensor of shape (2,) takes 2 strings, but 1 were given");
}

TEST_CASE("strings are not made from plain bytes, nor given out as such") {
  const std::byte bytes[24] = {};
  CHECK_THROWS_AS(Tensor::from_bytes(DataType::kString, {1}, bytes),
                  errors::InvalidArgumentError);
  CHECK_THROWS_AS(of({"a"}).bytes(), errors::InvalidArgumentError);
  CHECK_THROWS_AS(of({"a"}).bitcast(DataType::kInt8, {24}),
                  errors::InvalidArgumentError);
}

TEST_CASE("strings are shared and reshaped without a copy") {
  const std::string large(1000, 'q');
  Tensor first = of({large, "b"});
  const char* const where = first.string_at(0).data();
  Tensor shared = first.share();
  const Tensor reshaped = shared.reshape({2, 1});
  CHECK(shared.string_at(0).data() == where);
  CHECK(reshaped.string_at(0).data() == where);
  CHECK(reshaped.shape() == std::vector<int64_t>{2, 1});
  first = Tensor();
  shared = Tensor();
  CHECK(reshaped.strings() == Strings{large, "b"});
  CHECK_THROWS_AS(reshaped.reshape({3}), errors::InvalidArgumentError);
}

}  // namespace
}  // namespace tfx::c

#include "tfx/core/ndarray.h"

#include <catch2/catch.hpp>
#include <complex>
#include <cstdint>
#include <iterator>
#include <limits>
#include <sstream>
#include <string>
#include <type_traits>
#include <vector>

#include "tests/core/testing.h"
#include "tfx/core/errors.h"
#include "tfx/core/execute.h"
#include "tfx/core/literal.h"

namespace tfx::np {
namespace {

NDArray empty(c::ShapeView shape) {
  return Tensor(c::Tensor::allocate(c::DataType::kFloat32, shape)).numpy();
}

TEST_CASE("an array is a view of its tensor, which it keeps") {
  Tensor tensor(Literal({{1.5, 2.5}, {3.5, 4.5}}).to_tensor());
  const float* const memory = tensor.data<float>().data();
  const NDArray array = tensor.numpy();
  tensor = Tensor();
  CHECK(array.data<float>().data() == memory);
  CHECK(array.dtype() == float32);
  CHECK(array.shape() == TensorShape({2, 2}));
  CHECK(array.ndim() == 2);
  CHECK(array.size() == 4);
  CHECK(array.len() == 2);
  CHECK(array.data<float>()[3] == 4.5F);
  CHECK(array[1].data<float>().data() == memory + 2);
  CHECK(array(1, 1).data<float>().data() == memory + 3);
  CHECK(array.bytes().size() == 16);
}

TEST_CASE("an index gives a part or an element") {
  const NDArray array = make({{{0, 1}, {2, 3}}, {{4, 5}, {6, 7}}});
  CHECK(array[1].str() == "[[4 5]\n [6 7]]");
  CHECK(array[-2].str() == "[[0 1]\n [2 3]]");
  CHECK(array(1, 0).repr() == "array([4, 5], dtype=int32)");
  CHECK(array(1, 0, -1) == 5);
  CHECK(array[1][0][1].repr() == "np.int32(5)");
  CHECK(array().str() == array.str());
  CHECK(empty({2, 0})[1].repr() == "array([], dtype=float32)");
}

TEST_CASE("an index out of bounds is NumPy's error") {
  const NDArray matrix = make({{0, 1, 2, 3}, {4, 5, 6, 7}, {8, 9, 10, 11}});
  CHECK_THROWS_AS(matrix[3], IndexError);
  CHECK_THROWS_WITH(matrix[3],
                    "index 3 is out of bounds for axis 0 with size "
                    "3");
  CHECK_THROWS_WITH(matrix[-4],
                    "index -4 is out of bounds for axis 0 with "
                    "size 3");
  CHECK_THROWS_WITH(matrix(0, 4),
                    "index 4 is out of bounds for axis 1 with "
                    "size 4");
  CHECK_THROWS_WITH(matrix(0, 0, 0),
                    "too many indices for array: array is 2-dimensional, but 3 "
                    "were indexed");
  CHECK_THROWS_WITH(make(3)[0], "invalid index to scalar variable.");
  CHECK_THROWS_WITH(empty({0, 2})[0],
                    "index 0 is out of bounds for axis 0 with size 0");
  CHECK_THROWS_AS(matrix[std::numeric_limits<int64_t>::min()], IndexError);
}

TEST_CASE("an array is iterated over, down to its elements") {
  std::vector<float> values;
  for (const NDArray& row : make({{1.5, 2.5}, {3.5, 4.5}})) {
    for (const float value : row) values.push_back(value);
  }
  CHECK(values == std::vector<float>{1.5, 2.5, 3.5, 4.5});
  std::string words;
  for (const std::string word : make({"a", "bc"})) words += word + ";";
  CHECK(words == "a;bc;");
  CHECK(empty({0}).begin() == empty({0}).end());
  STATIC_REQUIRE(
      std::is_same_v<std::iterator_traits<NDArrayIterator>::value_type,
                     NDArray>);
}

TEST_CASE("a scalar has no length and no parts") {
  CHECK_THROWS_AS(make(3).len(), TypeError);
  CHECK_THROWS_WITH(make(3).len(), "object of type 'numpy.int32' has no len()");
  CHECK_THROWS_AS(make(1.0).begin(), TypeError);
  CHECK_THROWS_WITH(make(1.0).begin(),
                    "'numpy.float32' object is not iterable");
  CHECK_THROWS_WITH(make(true).begin(), "'numpy.bool' object is not iterable");
  CHECK_THROWS_WITH(scalar(BFloat16(1)).len(),
                    "object of type 'ml_dtypes.bfloat16' has no len()");
}

TEST_CASE("an array of one element converts to any number") {
  const float loss = make(2.5);
  CHECK(loss == 2.5F);
  double value = 0;
  value = make(3);
  CHECK(value == 3.0);
  int whole = make(-1.9);
  CHECK(whole == -1);
  whole = make({{7}});
  CHECK(whole == 7);
  const bool truth = make(0.5);
  CHECK(truth);
  const size_t count = make(3);
  CHECK(count == 3);
  const std::vector<int> list = {10, 20, 30};
  CHECK(list[make(1)] == 20);
  const int8_t small = make(-128);
  CHECK(small == -128);
  const long long wide = scalar(std::numeric_limits<int64_t>::min());
  CHECK(wide == std::numeric_limits<int64_t>::min());
  const uint64_t widest = scalar(std::numeric_limits<uint64_t>::max());
  CHECK(widest == std::numeric_limits<uint64_t>::max());
  const double real = make(std::complex<float>(2, 1));
  CHECK(real == 2.0);
}

TEST_CASE("an array of one string converts to text") {
  const std::string word = make("text");
  CHECK(word == "text");
  std::string assigned;
  assigned = make({"other"});
  CHECK(assigned == "other");
  CHECK(static_cast<bool>(make("0")));
  CHECK_FALSE(static_cast<bool>(make("")));
  CHECK_THROWS_AS(make("3").item<float>(), TypeError);
  CHECK_THROWS_AS(make(3).item<std::string>(), TypeError);
}

TEST_CASE("an array of more elements does not convert") {
  const NDArray array = make({1, 2});
  const char* const ambiguous =
      "The truth value of an array with more than one element is ambiguous. "
      "Use a.any() or a.all()";
  CHECK_THROWS_AS(array.item<int>(), ValueError);
  CHECK_THROWS_WITH(array.item<int>(),
                    "can only convert an array of size 1 to a Python scalar");
  CHECK_THROWS_AS(static_cast<int>(array), TypeError);
  CHECK_THROWS_WITH(
      static_cast<float>(array),
      "only 0-dimensional arrays can be converted to Python scalars");
  CHECK_THROWS_AS(static_cast<bool>(array), ValueError);
  CHECK_THROWS_WITH(static_cast<bool>(array), ambiguous);
  CHECK_THROWS_WITH(array == 3, ambiguous);
  CHECK_THROWS_WITH(array < 3, ambiguous);
  CHECK_THROWS_WITH(make(1) == array, ambiguous);
  CHECK_THROWS_WITH(static_cast<bool>(empty({0})),
                    "The truth value of an empty array is ambiguous. Use "
                    "`array.size > 0` to check that an array is not empty.");
}

TEST_CASE("an array of one element compares with numbers") {
  CHECK(make(3) == 3);
  CHECK(3 == make(3));
  CHECK(make(3) == 3.0);
  CHECK(make(3) != 4U);
  CHECK(make(3) == size_t{3});
  CHECK(make(3) < 3.5);
  CHECK(2 < make(3));
  CHECK(make(3) >= 3);
  CHECK(make({{3}}) <= 3L);
  CHECK(make(true) == true);
  CHECK(make(true) == 1);
  CHECK_FALSE(make(3) == 3.5);
}

TEST_CASE("elements are copied into a vector, as the type that is asked") {
  const NDArray array = make({{1.5, -2.5}, {3.5, 4.5}});
  CHECK(array.to_vector<float>() == std::vector<float>{1.5, -2.5, 3.5, 4.5});
  CHECK(array.to_vector<double>() == std::vector<double>{1.5, -2.5, 3.5, 4.5});
  CHECK(array.to_vector<int>() == std::vector<int>{1, -2, 3, 4});
  CHECK(array[1].to_vector<float>() == std::vector<float>{3.5, 4.5});
  CHECK(make({true, false}).to_vector<bool>() ==
        std::vector<bool>{true, false});
  CHECK(make({"a", "b"}).to_vector<std::string>() ==
        std::vector<std::string>{"a", "b"});
  CHECK(empty({0}).to_vector<float>().empty());
  CHECK_THROWS_AS(make({"a"}).to_vector<int>(), TypeError);
}

TEST_CASE("elements in place are of the array's own type") {
  CHECK_THROWS_AS(make(1).data<float>(), TypeError);
  CHECK_THROWS_WITH(make(1).data<float>(),
                    "an array of dtype int32 was asked for elements of "
                    "float32");
  CHECK_THROWS_AS(make("a").data<float>(), TypeError);
  CHECK_THROWS_AS(make("a").bytes(), TypeError);
  CHECK_THROWS_AS(make(1).string_at(0), TypeError);
}

TEST_CASE("strings of a part are found where they are") {
  const NDArray words = make({{"a", "b"}, {"c", "d"}});
  CHECK(words[1].string_at(0) == "c");
  CHECK(words(1, 1) == "d");
  CHECK(words[1].str() == "[b'c' b'd']");
  CHECK(words(0, 1).str() == "b'b'");
  CHECK_THROWS_AS(words[1].string_at(2), IndexError);
  CHECK_THROWS_AS(words[1].string_at(-1), IndexError);
}

TEST_CASE("an array prints as NumPy prints it") {
  std::ostringstream stream;
  stream << make({{1.0, 2.5}, {3.0, 4.0}}) << " " << make(0.1);
  CHECK(stream.str() == "[[1.  2.5]\n [3.  4. ]] 0.1");
  CHECK(make({1, 2}).repr() == "array([1, 2], dtype=int32)");
  CHECK(make(0.1).repr() == "np.float32(0.1)");
}

TEST_CASE("an array is a tensor again: the same, or a copy of a part") {
  const Tensor tensor(Literal({{1, 2}, {3, 4}}).to_tensor());
  CHECK(tensor.numpy().tensor().is(tensor));
  const Tensor part = tensor.numpy()[1].tensor();
  CHECK(part.shape() == TensorShape({2}));
  CHECK(part.data<int32_t>()[0] == 3);
  const Tensor words = make({{"a", "b"}, {"c", "d"}})[1].tensor();
  CHECK(words.string_at(1) == "d");
}

TEST_CASE("tensors without a NumPy type are refused") {
  const TensorShape shape;
  CHECK_THROWS_AS(
      execute_one("VarHandleOp", {}, {{"dtype", float32}, {"shape", &shape}})
          .numpy(),
      errors::InvalidArgumentError);
  CHECK_THROWS_AS(Tensor().numpy(), ValueError);
}

}  // namespace
}  // namespace tfx::np

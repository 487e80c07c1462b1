// What tables leave behind: nothing.
#include <catch2/catch.hpp>

#include "tests/resident_memory.h"
#include "tfx/function/function.h"
#include "tfx/lookup/mutable_tables.h"
#include "tfx/lookup/static_tables.h"
#include "tfx/ops/range_ops.h"

namespace tfx {
namespace {

// Tables of these keys that stayed would take 30 MB or more.
constexpr int kRepetitions = 2000;
constexpr double kLittle = 8;

Tensor many_keys() { return range(0, 1000, {.dtype = int64}); }

TEST_CASE("static tables come and go") {
  const Tensor keys = many_keys();
  CHECK(growth(kRepetitions, [&] {
          const lookup::StaticHashTable table(
              lookup::KeyValueTensorInitializer(keys, keys), -1);
          table.lookup(keys);
        }) < kLittle);
}

TEST_CASE("mutable tables come and go") {
  const Tensor keys = many_keys();
  CHECK(growth(kRepetitions, [&] {
          const lookup::experimental::MutableHashTable table(int64, int64, -1);
          table.insert(keys, keys);
        }) < kLittle);
}

TEST_CASE("a table goes with the function that used it") {
  const Tensor keys = many_keys();
  CHECK(growth(kRepetitions / 10, [&] {
          const lookup::StaticHashTable table(
              lookup::KeyValueTensorInitializer(keys, keys), -1);
          const auto f =
              function([table](const Tensor& x) { return table.lookup(x); });
          f(keys);
        }) < kLittle);
}

}  // namespace
}  // namespace tfx

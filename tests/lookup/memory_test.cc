// What tables leave behind: nothing.
#include <unistd.h>

#include <catch2/catch.hpp>
#include <fstream>

#include "tfx/function/function.h"
#include "tfx/lookup/mutable_tables.h"
#include "tfx/lookup/static_tables.h"
#include "tfx/ops/range_ops.h"

namespace tfx {
namespace {

// The memory of this process that is in use, in megabytes.
double resident_megabytes() {
  std::ifstream file("/proc/self/statm");
  double total = 0;
  double resident = 0;
  file >> total >> resident;
  return resident * static_cast<double>(sysconf(_SC_PAGESIZE)) / (1 << 20);
}

// How much memory grows by doing `work` again and again, less what it takes to
// get going.
template <typename Work>
double growth(int repetitions, Work work) {
  for (int i = 0; i < repetitions / 10; ++i) work();
  const double before = resident_megabytes();
  for (int i = 0; i < repetitions; ++i) work();
  return resident_megabytes() - before;
}

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

#include <catch2/catch.hpp>
#include <map>
#include <string>
#include <utility>

#include "tests/data/show.h"
#include "tfx/core/errors.h"
#include "tfx/data/dataset.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/string_ops.h"
#include "tfx/ragged/ragged_factory_ops.h"
#include "tfx/sparse/sparse_tensor.h"

namespace tfx::data {
namespace {

TEST_CASE("a snapshot keeps the elements of the first iteration") {
  auto t = methods_transcript("snapshot");
  const Folder folder;
  const Dataset d = Dataset::range(5).map([](auto x) { return x * 10; });
  show(t, d.snapshot(folder / "a"));
  show(t, d.snapshot(folder / "a"));
  show(t, Dataset::range(5).snapshot(folder / "b", {.compression = ""}));
  show(t, Dataset::range(5).snapshot(folder / "b", {.compression = ""}));
  const auto one_by_one = [](const Dataset& shards) {
    return shards.flat_map([](const Dataset& shard) { return shard; });
  };
  t.repr(d.snapshot(folder / "c",
                    {.reader_func = one_by_one,
                     .shard_func = [](const Tensor& x) { return x % 2; }}));
  const SnapshotOptions options = {
      .reader_func = one_by_one,
      .shard_func = [](const Tensor& x) { return math::floordiv(x, 10) % 2; }};
  show(t, d.snapshot(folder / "c", options));
  show(t, d.snapshot(folder / "c", options));
  t.error([&] {
    d.snapshot(folder / "d",
               {.shard_func = [](const Tensor&) { return constant("a"); }});
  });
}

TEST_CASE("what is saved is loaded") {
  auto t = methods_transcript("save and load");
  const Folder folder;
  const Dataset d = Dataset::range(4);
  d.save(folder / "a");
  show(t, Dataset::load(folder / "a"));
  show(t, Dataset::load(folder / "a", {.element_spec = TensorSpec({}, int64)}));
  d.save(folder / "b", {.compression = "GZIP"});
  show(t, Dataset::load(folder / "b", {.compression = "GZIP"}));
  d.save(folder / "c", {.shard_func = [](const Tensor& x) { return x % 2; }});
  show(t,
       Dataset::load(folder / "c", {.reader_func = [](const Dataset& shards) {
                       return shards.flat_map(
                           [](const Dataset& shard) { return shard; });
                     }}));
  Dataset::zip(d, d.map([](const Tensor& x) {
    return std::map<std::string, Tensor>{{"b", strings::as_string(x)}};
  })).save(folder / "d");
  show(t, Dataset::load(folder / "d"));
  const SparseTensor eye({{0, 0}, {1, 1}}, {1.0, 1.0}, {2, 2});
  Dataset::from_tensor_slices(eye).save(folder / "e");
  print_elements(t, Dataset::load(folder / "e"));
  Dataset::from_tensors(RaggedTensor(ragged::constant({{1}, {2, 3}})))
      .save(folder / "f");
  t.repr(Dataset::load(folder / "f"));
  print_elements(t, Dataset::load(folder / "f"));
  d.take(0).save(folder / "g");
  show(t, Dataset::load(folder / "g"));
  error_class(t, [&] { Dataset::load(folder / "none"); });
  const auto fingerprint = [](int64_t stop) {
    return Dataset::range(stop).fingerprint().item<uint64_t>();
  };
  const uint64_t of_three = fingerprint(3);
  t.print(of_three == fingerprint(3));
  t.print(of_three == fingerprint(4));
  t.repr(Dataset::range(3).fingerprint().dtype());
}

TEST_CASE("a file that is no type of elements is named") {
  const Folder folder;
  Dataset::range(2).save(folder / "a");
  folder.file("a/dataset_spec.pb", "\xff\xff\xff");
  CHECK_THROWS_AS(Dataset::load(folder / "a"), errors::NotFoundError);
  CHECK_THROWS_WITH(Dataset::load(folder / "a"),
                    Catch::Contains("dataset_spec.pb"));
}

}  // namespace
}  // namespace tfx::data

#include <catch2/catch.hpp>
#include <string>

#include "tests/ops/golden_cases.h"
#include "tests/ragged/ragged_inputs.h"
#include "tfx/ragged/ragged_tensor.h"

namespace tf = tfx;

namespace tfx {
namespace {

using RT = RaggedTensor;
using tf::_;

RT uniform(const Tensor& values, int length) {
  return RT::from_uniform_row_length(values, length);
}

TEST_CASE("ragged tensors are indexed as in Python") {
  const auto s = [](auto... bounds) { return Slice(bounds...); };
  check_golden(
      "ragged/ragged_getitem",
      {
          GOLDEN("index/0", one(in)[0]),
          GOLDEN("index/1", one(in)[1]),
          GOLDEN("index/-1", one(in)[-1]),
          GOLDEN("index/2,1", one(in)(2, 1)),
          GOLDEN("index/2 then 1", one(in)[2][1]),
          GOLDEN("index/1:3", one(in)[s(1, 3)]),
          GOLDEN("index/:-1", one(in)[s(-1)]),
          GOLDEN("index/::2", one(in)[s(_, _, 2)]),
          GOLDEN("index/::-1", one(in)[s(_, _, -1)]),
          GOLDEN("index/3:1", one(in)[s(3, 1)]),
          GOLDEN("index/:, :2", one(in)(_, s(2))),
          GOLDEN("index/:, 1:", one(in)(_, s(1, _))),
          GOLDEN("index/:, -1:", one(in)(_, s(-1, _))),
          GOLDEN("index/:, :-1", one(in)(_, s(-1))),
          GOLDEN("index/:, ::2", one(in)(_, s(_, _, 2))),
          GOLDEN("index/:, ::-1", one(in)(_, s(_, _, -1))),
          GOLDEN("index/1:, 1:", one(in)(s(1, _), s(1, _))),
          GOLDEN("index/2, 1:", one(in)(2, s(1, _))),
          GOLDEN("index/...", one(in)[tf::ellipsis]),
          GOLDEN("index/..., :1", one(in)(tf::ellipsis, s(1))),
          GOLDEN("index/newaxis", one(in)[tf::newaxis]),
          GOLDEN("index/:, newaxis", one(in)(_, tf::newaxis)),
          GOLDEN("index/tensor", one(in)[in[2]]),
          GOLDEN("index/slice of tensors", one(in)(s(in[2], _), s(in[2]))),
          GOLDEN("index/two 2", two(in)[2]),
          GOLDEN("index/two 2,1", two(in)(2, 1)),
          GOLDEN("index/two 2,1,0", two(in)(2, 1, 0)),
          GOLDEN("index/two :, 1:", two(in)(_, s(1, _))),
          GOLDEN("index/two :, :, :1", two(in)(_, _, s(1))),
          GOLDEN("index/two 1:, ..., :1", two(in)(s(1, _), tf::ellipsis, s(1))),
          GOLDEN("index/inner :, :, 1", one(in)(_, _, 1)),
          GOLDEN("index/inner ..., 0", one(in)(tf::ellipsis, 0)),
          GOLDEN("index/inner 2, :, 1", one(in)(2, _, 1)),
          GOLDEN("index/uniform :, 1", uniform(in[0], 3)(_, 1)),
          GOLDEN("index/uniform :, :2", uniform(in[0], 3)(_, s(2))),
          GOLDEN("index/uniform 1:", uniform(in[0], 2)[s(1, _)]),
          GOLDEN("index/9", one(in)[9]),
          GOLDEN("index/:, 0", one(in)(_, 0)),
          GOLDEN("index/many", one(in)(tf::ellipsis, 0, 0, 0)),
          GOLDEN("index/uniform :, 5", uniform(in[0], 3)(_, 5)),
      });
}

TEST_CASE("the rows of a ragged tensor are gone over one by one") {
  std::string text;
  for (const RaggedOrDense& row :
       RT::from_row_splits({3, 1, 4}, {0, 2, 2, 3})) {
    text += row.str() + "\n";
  }
  CHECK(text ==
        "tf.Tensor([3 1], shape=(2,), dtype=int32)\n"
        "tf.Tensor([], shape=(0,), dtype=int32)\n"
        "tf.Tensor([4], shape=(1,), dtype=int32)\n");
}

}  // namespace
}  // namespace tfx

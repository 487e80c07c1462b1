// Written by tools/golden/raw_ops.py with TensorFlow 2.21.0.
#include <catch2/catch.hpp>

#include "tests/raw_ops/golden_case.h"
#include "tfx/raw_ops/raw_ops.h"

namespace tfx::raw_ops {
namespace {

TEST_CASE("dataset: every case gives what Python's gives") {
  GoldenCalls calls;
  calls["RangeDataset"] = [](TensorSpan in) {
    const auto v0 =
        RangeDataset(in[0], in[1], in[2], {int64}, {TensorShape({})},
                     {.metadata = "\012\004meta"});
    const auto v1 = DatasetCardinality(v0);
    const auto v2 = AnonymousIteratorV3({int64}, {TensorShape({})});
    MakeIterator(v0, v2);
    const auto v4 = IteratorGetNext(v2, {int64}, {TensorShape({})});
    const auto v5 = IteratorGetNext(v2, {int64}, {TensorShape({})});
    const auto v6 = IteratorGetNext(v2, {int64}, {TensorShape({})});
    return outputs(v0, v1, v4, v5, v6);
  };
  calls["TensorSliceDataset"] = [](TensorSpan in) {
    const auto v0 = TensorSliceDataset({in[0], in[1]},
                                       {TensorShape({2}), TensorShape({1})});
    const auto v1 = AnonymousIteratorV3(
        {float32, string}, {TensorShape({2}), TensorShape({kNone})});
    MakeIterator(v0, v1);
    const auto v3 = IteratorGetNext(v1, {float32, string},
                                    {TensorShape({2}), TensorShape({kNone})});
    const auto v4 = IteratorGetNext(v1, {float32, string},
                                    {TensorShape({2}), TensorShape({kNone})});
    return outputs(v3, v4);
  };
  calls["TensorDataset"] = [](TensorSpan in) {
    const auto v0 = TensorDataset({in[0]}, {TensorShape::unknown()});
    return outputs(
        DatasetToSingleElement(v0, {int32}, {TensorShape({2, kNone})}));
  };
  calls["SparseTensorSliceDataset"] = [](TensorSpan in) {
    const auto v0 = SparseTensorSliceDataset(in[0], in[1], in[2]);
    const auto v1 = AnonymousIteratorV3(
        {int64, float32, int64},
        {TensorShape({kNone, 1}), TensorShape({kNone}), TensorShape({1})});
    MakeIterator(v0, v1);
    return outputs(IteratorGetNext(
        v1, {int64, float32, int64},
        {TensorShape({kNone, 1}), TensorShape({kNone}), TensorShape({1})}));
  };
  calls["RepeatDataset"] = [](TensorSpan in) {
    const auto v0 =
        RangeDataset(in[0], in[1], in[2], {int64}, {TensorShape({})});
    const auto v1 = RepeatDataset(v0, in[3], {int64}, {TensorShape({})});
    const auto v2 = AnonymousIteratorV3({int64}, {TensorShape({})});
    MakeIterator(v1, v2);
    const auto v4 = IteratorGetNext(v2, {int64}, {TensorShape({})});
    const auto v5 = IteratorGetNext(v2, {int64}, {TensorShape({})});
    return outputs(v4, v5);
  };
  calls["TakeDataset"] = [](TensorSpan in) {
    const auto v0 =
        RangeDataset(in[0], in[1], in[2], {int64}, {TensorShape({})});
    const auto v1 = TakeDataset(v0, in[3], {int64}, {TensorShape({})});
    const auto v2 = AnonymousIteratorV3({int64}, {TensorShape({})});
    MakeIterator(v1, v2);
    const auto v4 = IteratorGetNext(v2, {int64}, {TensorShape({})});
    const auto v5 = IteratorGetNext(v2, {int64}, {TensorShape({})});
    return outputs(v4, v5);
  };
  calls["SkipDataset"] = [](TensorSpan in) {
    const auto v0 =
        RangeDataset(in[0], in[1], in[2], {int64}, {TensorShape({})});
    const auto v1 = SkipDataset(v0, in[3], {int64}, {TensorShape({})});
    const auto v2 = AnonymousIteratorV3({int64}, {TensorShape({})});
    MakeIterator(v1, v2);
    const auto v4 = IteratorGetNext(v2, {int64}, {TensorShape({})});
    const auto v5 = IteratorGetNext(v2, {int64}, {TensorShape({})});
    return outputs(v4, v5);
  };
  calls["ShardDataset"] = [](TensorSpan in) {
    const auto v0 =
        RangeDataset(in[0], in[1], in[2], {int64}, {TensorShape({})});
    const auto v1 = ShardDataset(v0, in[3], in[4], {int64}, {TensorShape({})});
    const auto v2 = AnonymousIteratorV3({int64}, {TensorShape({})});
    MakeIterator(v1, v2);
    const auto v4 = IteratorGetNext(v2, {int64}, {TensorShape({})});
    const auto v5 = IteratorGetNext(v2, {int64}, {TensorShape({})});
    return outputs(v4, v5);
  };
  calls["PrefetchDataset"] = [](TensorSpan in) {
    const auto v0 =
        RangeDataset(in[0], in[1], in[2], {int64}, {TensorShape({})});
    const auto v1 = PrefetchDataset(v0, in[3], {int64}, {TensorShape({})},
                                    {.slack_period = 0});
    const auto v2 = AnonymousIteratorV3({int64}, {TensorShape({})});
    MakeIterator(v1, v2);
    const auto v4 = IteratorGetNext(v2, {int64}, {TensorShape({})});
    const auto v5 = IteratorGetNext(v2, {int64}, {TensorShape({})});
    return outputs(v4, v5);
  };
  calls["CacheDataset"] = [](TensorSpan in) {
    const auto v0 =
        RangeDataset(in[0], in[1], in[2], {int64}, {TensorShape({})});
    const auto v1 = CacheDataset(v0, in[3], {int64}, {TensorShape({})});
    const auto v2 = AnonymousIteratorV3({int64}, {TensorShape({})});
    MakeIterator(v1, v2);
    const auto v4 = IteratorGetNext(v2, {int64}, {TensorShape({})});
    const auto v5 = IteratorGetNext(v2, {int64}, {TensorShape({})});
    return outputs(v4, v5);
  };
  calls["ShuffleDataset"] = [](TensorSpan in) {
    const auto v0 =
        RangeDataset(in[0], in[1], in[2], {int64}, {TensorShape({})});
    const auto v1 =
        ShuffleDataset(v0, in[3], in[4], in[5], {int64}, {TensorShape({})});
    const auto v2 = AnonymousIteratorV3({int64}, {TensorShape({})});
    MakeIterator(v1, v2);
    const auto v4 = IteratorGetNext(v2, {int64}, {TensorShape({})});
    const auto v5 = IteratorGetNext(v2, {int64}, {TensorShape({})});
    return outputs(v4, v5);
  };
  calls["OptionsDataset"] = [](TensorSpan in) {
    const auto v0 =
        RangeDataset(in[0], in[1], in[2], {int64}, {TensorShape({})});
    const auto v1 = OptionsDataset(v0, "", {int64}, {TensorShape({})});
    const auto v2 = AnonymousIteratorV3({int64}, {TensorShape({})});
    MakeIterator(v1, v2);
    const auto v4 = IteratorGetNext(v2, {int64}, {TensorShape({})});
    const auto v5 = IteratorGetNext(v2, {int64}, {TensorShape({})});
    return outputs(v4, v5);
  };
  calls["ModelDataset"] = [](TensorSpan in) {
    const auto v0 =
        RangeDataset(in[0], in[1], in[2], {int64}, {TensorShape({})});
    const auto v1 =
        ModelDataset(v0, {int64}, {TensorShape({})}, {.algorithm = 1});
    const auto v2 = AnonymousIteratorV3({int64}, {TensorShape({})});
    MakeIterator(v1, v2);
    const auto v4 = IteratorGetNext(v2, {int64}, {TensorShape({})});
    const auto v5 = IteratorGetNext(v2, {int64}, {TensorShape({})});
    return outputs(v4, v5);
  };
  calls["BatchDatasetV2"] = [](TensorSpan in) {
    const auto v0 =
        RangeDataset(in[0], in[1], in[2], {int64}, {TensorShape({})});
    const auto v1 =
        BatchDatasetV2(v0, in[3], in[4], {int64}, {TensorShape({kNone})},
                       {.parallel_copy = true});
    const auto v2 = DatasetCardinality(v1);
    const auto v3 = AnonymousIteratorV3({int64}, {TensorShape({kNone})});
    MakeIterator(v1, v3);
    const auto v5 = IteratorGetNext(v3, {int64}, {TensorShape({kNone})});
    return outputs(v2, v5);
  };
  calls["PaddedBatchDatasetV2"] = [](TensorSpan in) {
    const auto v0 =
        RangeDataset(in[0], in[1], in[2], {int64}, {TensorShape({})});
    const auto v1 = PaddedBatchDatasetV2(v0, in[3], {in[4]}, {in[5]}, in[6],
                                         {TensorShape({kNone})});
    const auto v2 = AnonymousIteratorV3({int64}, {TensorShape({kNone})});
    MakeIterator(v1, v2);
    return outputs(IteratorGetNext(v2, {int64}, {TensorShape({kNone})}));
  };
  calls["ConcatenateDataset"] = [](TensorSpan in) {
    const auto v0 =
        RangeDataset(in[0], in[1], in[2], {int64}, {TensorShape({})});
    const auto v1 =
        RangeDataset(in[3], in[4], in[5], {int64}, {TensorShape({})});
    const auto v2 = ConcatenateDataset(v0, v1, {int64}, {TensorShape({})});
    const auto v3 = AnonymousIteratorV3({int64}, {TensorShape({})});
    MakeIterator(v2, v3);
    const auto v5 = IteratorGetNext(v3, {int64}, {TensorShape({})});
    const auto v6 = IteratorGetNext(v3, {int64}, {TensorShape({})});
    const auto v7 = IteratorGetNext(v3, {int64}, {TensorShape({})});
    return outputs(v5, v6, v7);
  };
  calls["ZipDataset"] = [](TensorSpan in) {
    const auto v0 =
        RangeDataset(in[0], in[1], in[2], {int64}, {TensorShape({})});
    const auto v1 =
        RangeDataset(in[3], in[4], in[5], {int64}, {TensorShape({})});
    const auto v2 = ZipDataset({v0, v1}, {int64, int64},
                               {TensorShape({}), TensorShape({})});
    const auto v3 =
        AnonymousIteratorV3({int64, int64}, {TensorShape({}), TensorShape({})});
    MakeIterator(v2, v3);
    const auto v5 =
        IteratorGetNext(v3, {int64, int64}, {TensorShape({}), TensorShape({})});
    const auto v6 =
        IteratorGetNext(v3, {int64, int64}, {TensorShape({}), TensorShape({})});
    return outputs(v5, v6);
  };
  calls["MapDataset"] = [](TensorSpan in) {
    const auto v0 =
        RangeDataset(in[0], in[1], in[2], {int64}, {TensorShape({})});
    const auto v1 =
        MapDataset(v0, {in[3]}, FunctionName{"golden_map"}, {int64},
                   {TensorShape({})}, {.preserve_cardinality = true});
    const auto v2 = AnonymousIteratorV3({int64}, {TensorShape({})});
    MakeIterator(v1, v2);
    const auto v4 = IteratorGetNext(v2, {int64}, {TensorShape({})});
    const auto v5 = IteratorGetNext(v2, {int64}, {TensorShape({})});
    const auto v6 = IteratorGetNext(v2, {int64}, {TensorShape({})});
    return outputs(v4, v5, v6);
  };
  calls["FilterDataset"] = [](TensorSpan in) {
    const auto v0 =
        RangeDataset(in[0], in[1], in[2], {int64}, {TensorShape({})});
    const auto v1 = FilterDataset(v0, {}, FunctionName{"golden_odd"}, {int64},
                                  {TensorShape({})});
    const auto v2 = AnonymousIteratorV3({int64}, {TensorShape({})});
    MakeIterator(v1, v2);
    const auto v4 = IteratorGetNext(v2, {int64}, {TensorShape({})});
    const auto v5 = IteratorGetNext(v2, {int64}, {TensorShape({})});
    return outputs(v4, v5);
  };
  calls["ReduceDataset"] = [](TensorSpan in) {
    const auto v0 =
        RangeDataset(in[0], in[1], in[2], {int64}, {TensorShape({})});
    return outputs(ReduceDataset(v0, {in[3]}, {}, FunctionName{"golden_reduce"},
                                 {int64}, {TensorShape({})}));
  };
  calls["OptionalFromValue"] = [](TensorSpan in) {
    const auto v0 = OptionalFromValue({in[0], in[1]});
    const auto v1 = OptionalHasValue(v0);
    const auto v2 = OptionalGetValue(v0, {float32, string},
                                     {TensorShape({2}), TensorShape({})});
    const auto v3 = OptionalNone();
    const auto v4 = OptionalHasValue(v3);
    return outputs(v0, v1, v2, v4);
  };
  calls["IteratorGetNextAsOptional"] = [](TensorSpan in) {
    const auto v0 = AnonymousIteratorV3({int64}, {TensorShape({})});
    const auto v1 =
        RangeDataset(in[0], in[1], in[2], {int64}, {TensorShape({})});
    MakeIterator(v1, v0);
    const auto v3 = IteratorGetNextAsOptional(v0, {int64}, {TensorShape({})});
    const auto v4 = OptionalHasValue(v3);
    const auto v5 = IteratorGetNextAsOptional(v0, {int64}, {TensorShape({})});
    const auto v6 = OptionalHasValue(v5);
    return outputs(v4, v6);
  };
  calls["IteratorGetNext/fails"] = [](TensorSpan in) {
    const auto v0 = AnonymousIteratorV3({int64}, {TensorShape({})});
    const auto v1 =
        RangeDataset(in[0], in[1], in[2], {int64}, {TensorShape({})});
    MakeIterator(v1, v0);
    return outputs(IteratorGetNext(v0, {int64}, {TensorShape({})}));
  };
  calls["BatchDatasetV2/fails"] = [](TensorSpan in) {
    const auto v0 =
        RangeDataset(in[0], in[1], in[2], {int64}, {TensorShape({})});
    return outputs(
        BatchDatasetV2(v0, in[3], in[4], {int64}, {TensorShape({})}));
  };
  calls["RangeDataset/fails"] = [](TensorSpan in) {
    return outputs(
        RangeDataset(in[0], in[1], in[2], {int64}, {TensorShape({})}));
  };
  check_golden("dataset", calls);
}

}  // namespace
}  // namespace tfx::raw_ops

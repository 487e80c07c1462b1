// Written by tools/golden/raw_ops.py with TensorFlow 2.21.0.
#include <catch2/catch.hpp>

#include "tests/raw_ops/golden_case.h"
#include "tfx/raw_ops/raw_ops.h"

namespace tfx::raw_ops {
namespace {

TEST_CASE("data_flow: every case gives what Python's gives") {
  GoldenCalls calls;
  calls["DynamicPartition/num_partitions"] = [](TensorSpan in) {
    return outputs(DynamicPartition(in[0], in[1], 3));
  };
  calls["DynamicStitch"] = [](TensorSpan in) {
    return outputs(DynamicStitch({in[0], in[1]}, {in[2], in[3]}));
  };
  calls["ParallelDynamicStitch"] = [](TensorSpan in) {
    return outputs(ParallelDynamicStitch({in[0], in[1]}, {in[2], in[3]}));
  };
  calls["DynamicPartition/num_partitions/2"] = [](TensorSpan in) {
    return outputs(DynamicPartition(in[0], in[1], 2));
  };
  calls["StackV2/float32"] = [](TensorSpan in) {
    const auto v0 = StackV2(in[0], float32);
    StackPushV2(v0, in[1]);
    StackPushV2(v0, in[2], {.swap_memory = true});
    const auto v3 = StackPopV2(v0, float32);
    const auto v4 = StackPopV2(v0, float32);
    StackCloseV2(v0);
    return outputs(v0, v3, v4);
  };
  calls["StackV2/string"] = [](TensorSpan in) {
    const auto v0 = StackV2(in[0], string);
    StackPushV2(v0, in[1]);
    StackPushV2(v0, in[2], {.swap_memory = true});
    const auto v3 = StackPopV2(v0, string);
    const auto v4 = StackPopV2(v0, string);
    StackCloseV2(v0);
    return outputs(v0, v3, v4);
  };
  calls["FIFOQueueV2"] = [](TensorSpan in) {
    const auto v0 = FIFOQueueV2({int32, string},
                                {.shapes = {TensorShape({}), TensorShape({2})},
                                 .capacity = 9,
                                 .shared_name = "golden_FIFOQueueV2"});
    QueueEnqueueV2(v0, {in[0], in[1]});
    QueueEnqueueManyV2(v0, {in[2], in[3]}, {.timeout_ms = -1});
    const auto v3 = QueueSizeV2(v0);
    const auto v4 = QueueDequeueV2(v0, {int32, string});
    const auto v5 = QueueDequeueManyV2(v0, in[4], {int32, string});
    QueueCloseV2(v0, {.cancel_pending_enqueues = true});
    const auto v7 = QueueDequeueUpToV2(v0, in[5], {int32, string});
    const auto v8 = QueueIsClosedV2(v0);
    return outputs(v0, v3, v4, v5, v7, v8);
  };
  calls["PaddingFIFOQueueV2"] = [](TensorSpan in) {
    const auto v0 = PaddingFIFOQueueV2(
        {int32, string}, {.shapes = {TensorShape({}), TensorShape({2})},
                          .capacity = 9,
                          .shared_name = "golden_PaddingFIFOQueueV2"});
    QueueEnqueueV2(v0, {in[0], in[1]});
    QueueEnqueueManyV2(v0, {in[2], in[3]}, {.timeout_ms = -1});
    const auto v3 = QueueSizeV2(v0);
    const auto v4 = QueueDequeueV2(v0, {int32, string});
    const auto v5 = QueueDequeueManyV2(v0, in[4], {int32, string});
    QueueCloseV2(v0, {.cancel_pending_enqueues = true});
    const auto v7 = QueueDequeueUpToV2(v0, in[5], {int32, string});
    const auto v8 = QueueIsClosedV2(v0);
    return outputs(v0, v3, v4, v5, v7, v8);
  };
  calls["RandomShuffleQueueV2"] = [](TensorSpan in) {
    const auto v0 = RandomShuffleQueueV2(
        {int32, string}, {.shapes = {TensorShape({}), TensorShape({2})},
                          .capacity = 9,
                          .seed = 3,
                          .seed2 = 5,
                          .shared_name = "golden_RandomShuffleQueueV2"});
    QueueEnqueueV2(v0, {in[0], in[1]});
    QueueEnqueueManyV2(v0, {in[2], in[3]}, {.timeout_ms = -1});
    const auto v3 = QueueSizeV2(v0);
    const auto v4 = QueueDequeueV2(v0, {int32, string});
    const auto v5 = QueueDequeueManyV2(v0, in[4], {int32, string});
    QueueCloseV2(v0, {.cancel_pending_enqueues = true});
    const auto v7 = QueueDequeueUpToV2(v0, in[5], {int32, string});
    const auto v8 = QueueIsClosedV2(v0);
    return outputs(v0, v3, v4, v5, v7, v8);
  };
  calls["PriorityQueueV2"] = [](TensorSpan in) {
    const auto v0 = PriorityQueueV2(
        {TensorShape({})},
        {.component_types = {string}, .shared_name = "golden_priority"});
    QueueEnqueueManyV2(v0, {in[0], in[1]});
    return outputs(QueueDequeueV2(v0, {int64, string}));
  };
  calls["Stage"] = [](TensorSpan in) {
    Stage({in[0], in[1]}, {.capacity = 5, .shared_name = "golden_stage"});
    const auto v1 = StageSize({float32, int64},
                              {.capacity = 5, .shared_name = "golden_stage"});
    const auto v2 = StagePeek(in[2], {float32, int64},
                              {.capacity = 5, .shared_name = "golden_stage"});
    const auto v3 = Unstage({float32, int64},
                            {.capacity = 5, .shared_name = "golden_stage"});
    return outputs(v1, v2, v3);
  };
  calls["MapStage"] = [](TensorSpan in) {
    MapStage(in[0], in[1], {in[2], in[3]}, {float32, int64},
             {.shared_name = "golden_Map"});
    MapStage(in[4], in[5], {in[6], in[7]}, {float32, int64},
             {.shared_name = "golden_Map"});
    const auto v2 = MapSize({float32, int64}, {.shared_name = "golden_Map"});
    const auto v3 =
        MapPeek(in[8], in[9], {float32, int64}, {.shared_name = "golden_Map"});
    const auto v4 = MapUnstage(in[10], in[11], {float32, int64},
                               {.shared_name = "golden_Map"});
    const auto v5 = MapUnstageNoKey(in[12], {float32, int64},
                                    {.shared_name = "golden_Map"});
    return outputs(v2, v3, v4, v5.key, v5.values);
  };
  calls["OrderedMapStage"] = [](TensorSpan in) {
    OrderedMapStage(in[0], in[1], {in[2], in[3]}, {float32, int64},
                    {.shared_name = "golden_OrderedMap"});
    OrderedMapStage(in[4], in[5], {in[6], in[7]}, {float32, int64},
                    {.shared_name = "golden_OrderedMap"});
    const auto v2 =
        OrderedMapSize({float32, int64}, {.shared_name = "golden_OrderedMap"});
    const auto v3 = OrderedMapPeek(in[8], in[9], {float32, int64},
                                   {.shared_name = "golden_OrderedMap"});
    const auto v4 = OrderedMapUnstage(in[10], in[11], {float32, int64},
                                      {.shared_name = "golden_OrderedMap"});
    const auto v5 = OrderedMapUnstageNoKey(
        in[12], {float32, int64}, {.shared_name = "golden_OrderedMap"});
    return outputs(v2, v3, v4, v5.key, v5.values);
  };
  calls["TensorArrayV3"] = [](TensorSpan in) {
    const auto v0 = TensorArrayV3(in[0], float32,
                                  {.element_shape = TensorShape({2}),
                                   .dynamic_size = true,
                                   .clear_after_read = false,
                                   .identical_element_shapes = true,
                                   .tensor_array_name = "golden"});
    const auto v1 = TensorArrayWriteV3(v0.handle, in[1], in[2], v0.flow);
    const auto v2 = TensorArrayScatterV3(v0.handle, in[3], in[4], v1);
    const auto v3 = TensorArrayReadV3(v0.handle, in[5], v2, float32);
    const auto v4 = TensorArrayGatherV3(v0.handle, in[6], v2, float32,
                                        {.element_shape = TensorShape({2})});
    const auto v5 = TensorArrayConcatV3(v0.handle, v2, float32);
    const auto v6 = TensorArraySizeV3(v0.handle, v2);
    TensorArrayCloseV3(v0.handle);
    return outputs(v0.handle, v3, v4, v5.value, v5.lengths, v6);
  };
  calls["EmptyTensorList"] = [](TensorSpan in) {
    const auto v0 = EmptyTensorList(in[0], in[1], float32);
    const auto v1 = TensorListPushBack(v0, in[2]);
    const auto v2 = TensorListPushBack(v1, in[3]);
    const auto v3 = TensorListPushBack(v2, in[4]);
    const auto v4 = TensorListLength(v3);
    const auto v5 = TensorListStack(v3, in[5], float32, {.num_elements = 3});
    const auto v6 = TensorListGather(v3, in[6], in[7], float32);
    const auto v7 = TensorListGetItem(v3, in[8], in[9], float32);
    const auto v8 = TensorListPopBack(v3, in[10], float32);
    const auto v9 = TensorListSetItem(v3, in[11], in[12]);
    const auto v10 = TensorListConcatLists(v9, v3, float32);
    const auto v11 = TensorListStack(v10, in[13], float32);
    const auto v12 = TensorListElementShape(v3, int64);
    return outputs(v3, v4, v5, v6, v7, v8.output_handle, v8.tensor, v11, v12);
  };
  calls["TensorListFromTensor/float32"] = [](TensorSpan in) {
    const auto v0 = TensorListFromTensor(in[0], in[1]);
    const auto v1 = TensorListConcatV2(v0, in[2], in[3], float32);
    return outputs(v1.tensor, v1.lengths);
  };
  calls["TensorListFromTensor/string"] = [](TensorSpan in) {
    const auto v0 = TensorListFromTensor(in[0], in[1]);
    const auto v1 = TensorListConcatV2(v0, in[2], in[3], string);
    return outputs(v1.tensor, v1.lengths);
  };
  calls["TensorListFromTensor/int64"] = [](TensorSpan in) {
    const auto v0 = TensorListFromTensor(in[0], in[1]);
    const auto v1 = TensorListConcatV2(v0, in[2], in[3], int64);
    return outputs(v1.tensor, v1.lengths);
  };
  calls["TensorListReserve"] = [](TensorSpan in) {
    const auto v0 = TensorListReserve(in[0], in[1], float32);
    const auto v1 = TensorListScatterIntoExistingList(v0, in[2], in[3]);
    const auto v2 = TensorListResize(v1, in[4]);
    return outputs(TensorListStack(v2, in[5], float32));
  };
  calls["TensorListScatterV2"] = [](TensorSpan in) {
    const auto v0 = TensorListScatterV2(in[0], in[1], in[2], in[3]);
    return outputs(TensorListStack(v0, in[4], float32));
  };
  calls["TensorListSplit"] = [](TensorSpan in) {
    const auto v0 = TensorListSplit(in[0], in[1], in[2]);
    return outputs(TensorListGetItem(v0, in[3], in[4], float32));
  };
  calls["EmptyTensorMap"] = [](TensorSpan in) {
    const auto v0 = EmptyTensorMap();
    const auto v1 = TensorMapInsert(v0, in[0], in[1]);
    const auto v2 = TensorMapInsert(v1, in[2], in[3]);
    const auto v3 = TensorMapSize(v2);
    const auto v4 = TensorMapLookup(v2, in[4], float32);
    const auto v5 = TensorMapHasKey(v2, in[5]);
    const auto v6 = TensorMapErase(v2, in[6], float32);
    const auto v7 = TensorMapStackKeys(v6, string);
    return outputs(v3, v4, v5, v6, v7);
  };
  calls["DynamicStitch/fails"] = [](TensorSpan in) {
    return outputs(DynamicStitch({in[0]}, {in[1]}));
  };
  calls["TensorListGetItem/fails"] = [](TensorSpan in) {
    const auto v0 = EmptyTensorList(in[0], in[1], float32);
    return outputs(TensorListGetItem(v0, in[2], in[3], float32));
  };
  check_golden("data_flow", calls);
}

}  // namespace
}  // namespace tfx::raw_ops

// Written by tools/golden/raw_ops.py with TensorFlow 2.21.0.
#include <catch2/catch.hpp>

#include "tests/raw_ops/golden_case.h"
#include "tfx/raw_ops/raw_ops.h"

namespace tfx::raw_ops {
namespace {

TEST_CASE("control_flow: every case gives what Python's gives") {
  GoldenCalls calls;
  calls["If"] = [](TensorSpan in) {
    return outputs(If(in[0], {in[1], in[2]}, {float32},
                      FunctionName{"golden_plus"}, FunctionName{"golden_minus"},
                      {.output_shapes = {TensorShape({3})}}));
  };
  calls["StatelessIf"] = [](TensorSpan in) {
    return outputs(StatelessIf(
        in[0], {in[1], in[2]}, {float32}, FunctionName{"golden_plus"},
        FunctionName{"golden_minus"}, {.output_shapes = {TensorShape({3})}}));
  };
  calls["Case"] = [](TensorSpan in) {
    return outputs(
        Case(in[0], {in[1], in[2]}, {float32},
             {FunctionName{"golden_plus"}, FunctionName{"golden_minus"}}));
  };
  calls["StatelessCase"] = [](TensorSpan in) {
    return outputs(StatelessCase(
        in[0], {in[1], in[2]}, {float32},
        {FunctionName{"golden_plus"}, FunctionName{"golden_minus"}}));
  };
  calls["ToBool"] = [](TensorSpan in) { return outputs(ToBool(in[0])); };
  calls["While"] = [](TensorSpan in) {
    return outputs(While({in[0], in[1]}, FunctionName{"golden_below_5"},
                         FunctionName{"golden_double"},
                         {.parallel_iterations = 1}));
  };
  calls["StatelessWhile"] = [](TensorSpan in) {
    return outputs(StatelessWhile(
        {in[0], in[1]}, FunctionName{"golden_below_5"},
        FunctionName{"golden_double"}, {.parallel_iterations = 1}));
  };
  calls["For"] = [](TensorSpan in) {
    return outputs(
        For(in[0], in[1], in[2], {in[3]}, FunctionName{"golden_grow"}));
  };
  calls["PartitionedCall"] = [](TensorSpan in) {
    return outputs(PartitionedCall({in[0], in[1]}, {float32},
                                   FunctionName{"golden_plus"},
                                   {.executor_type = ""}));
  };
  calls["StatefulPartitionedCall"] = [](TensorSpan in) {
    return outputs(StatefulPartitionedCall({in[0], in[1]}, {float32},
                                           FunctionName{"golden_plus"},
                                           {.executor_type = ""}));
  };
  calls["RemoteCall"] = [](TensorSpan in) {
    return outputs(RemoteCall(in[0], {in[1], in[2]}, {float32},
                              FunctionName{"golden_minus"}));
  };
  calls["MapDefun"] = [](TensorSpan in) {
    return outputs(MapDefun({in[0], in[1]}, {}, {float32}, {TensorShape({3})},
                            FunctionName{"golden_plus"}));
  };
  calls["NoOp"] = [](TensorSpan) {
    NoOp();
    return outputs();
  };
  calls["ControlTrigger"] = [](TensorSpan) {
    ControlTrigger();
    return outputs();
  };
  calls["DeviceIndex/device_names"] = [](TensorSpan) {
    return outputs(DeviceIndex({"CPU", "GPU"}));
  };
  calls["Assert/summarize"] = [](TensorSpan in) {
    Assert(in[0], {in[1], in[2]}, {.summarize = 1});
    return outputs();
  };
  calls["ScalarSummary"] = [](TensorSpan in) {
    return outputs(ScalarSummary(in[0], in[1]));
  };
  calls["HistogramSummary"] = [](TensorSpan in) {
    return outputs(HistogramSummary(in[0], in[1]));
  };
  calls["MergeSummary"] = [](TensorSpan in) {
    return outputs(MergeSummary({in[0], in[1]}));
  };
  calls["TensorSummaryV2"] = [](TensorSpan in) {
    return outputs(TensorSummaryV2(in[0], in[1], in[2]));
  };
  calls["ShardedFilename"] = [](TensorSpan in) {
    return outputs(ShardedFilename(in[0], in[1], in[2]));
  };
  calls["ShardedFilespec"] = [](TensorSpan in) {
    return outputs(ShardedFilespec(in[0], in[1]));
  };
  calls["MatchingFiles"] = [](TensorSpan in) {
    return outputs(MatchingFiles(in[0]));
  };
  calls["Assert/fails"] = [](TensorSpan in) {
    Assert(in[0], {in[1], in[2]}, {.summarize = 3});
    return outputs();
  };
  calls["ReadFile/fails"] = [](TensorSpan in) {
    return outputs(ReadFile(in[0]));
  };
  calls["RestoreV2/fails"] = [](TensorSpan in) {
    return outputs(RestoreV2(in[0], in[1], in[2], {float32}));
  };
  check_golden("control_flow", calls);
}

}  // namespace
}  // namespace tfx::raw_ops

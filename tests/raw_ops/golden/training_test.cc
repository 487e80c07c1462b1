// Written by tools/golden/raw_ops.py with TensorFlow 2.21.0.
#include <catch2/catch.hpp>

#include "tests/raw_ops/golden_case.h"
#include "tfx/raw_ops/raw_ops.h"

namespace tfx::raw_ops {
namespace {

TEST_CASE("training: every case gives what Python's gives") {
  GoldenCalls calls;
  calls["VarHandleOp/float32"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(float32, TensorShape({2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    const auto v2 = ReadVariableOp(v0, float32);
    const auto v3 = VariableShape(v0, {.out_type = int64});
    const auto v4 = VarIsInitializedOp(v0);
    DestroyResourceOp(v0);
    return outputs(v0, v2, v3, v4);
  };
  calls["VarHandleOp/string"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(string, TensorShape({2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    const auto v2 = ReadVariableOp(v0, string);
    const auto v3 = VariableShape(v0, {.out_type = int64});
    const auto v4 = VarIsInitializedOp(v0);
    DestroyResourceOp(v0);
    return outputs(v0, v2, v3, v4);
  };
  calls["VarHandleOp/bool"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(bool_, TensorShape({2, 0, 1}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    const auto v2 = ReadVariableOp(v0, bool_);
    const auto v3 = VariableShape(v0, {.out_type = int64});
    const auto v4 = VarIsInitializedOp(v0);
    DestroyResourceOp(v0);
    return outputs(v0, v2, v3, v4);
  };
  calls["VarHandleOp/complex64"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(complex64, TensorShape({2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    const auto v2 = ReadVariableOp(v0, complex64);
    const auto v3 = VariableShape(v0, {.out_type = int64});
    const auto v4 = VarIsInitializedOp(v0);
    DestroyResourceOp(v0);
    return outputs(v0, v2, v3, v4);
  };
  calls["VarHandleOp/bfloat16"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(bfloat16, TensorShape({2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    const auto v2 = ReadVariableOp(v0, bfloat16);
    const auto v3 = VariableShape(v0, {.out_type = int64});
    const auto v4 = VarIsInitializedOp(v0);
    DestroyResourceOp(v0);
    return outputs(v0, v2, v3, v4);
  };
  calls["VarHandleOp/int8"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(int8, TensorShape({2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    const auto v2 = ReadVariableOp(v0, int8);
    const auto v3 = VariableShape(v0, {.out_type = int64});
    const auto v4 = VarIsInitializedOp(v0);
    DestroyResourceOp(v0);
    return outputs(v0, v2, v3, v4);
  };
  calls["AssignAddVariableOp/float32"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(float32, TensorShape({2, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    AssignAddVariableOp(v0, in[1]);
    return outputs(ReadVariableOp(v0, float32));
  };
  calls["AssignAddVariableOp/int64"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(int64, TensorShape({2, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    AssignAddVariableOp(v0, in[1]);
    return outputs(ReadVariableOp(v0, int64));
  };
  calls["AssignSubVariableOp/float32"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(float32, TensorShape({2, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    AssignSubVariableOp(v0, in[1]);
    return outputs(ReadVariableOp(v0, float32));
  };
  calls["AssignSubVariableOp/int64"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(int64, TensorShape({2, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    AssignSubVariableOp(v0, in[1]);
    return outputs(ReadVariableOp(v0, int64));
  };
  calls["ResourceGather"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    const auto v2 = ResourceGather(v0, in[1], float32);
    const auto v3 = ResourceGatherNd(v0, in[2], float32);
    return outputs(v2, v3);
  };
  calls["ResourceCountUpTo"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(int64, TensorShape({}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    const auto v2 = ResourceCountUpTo(v0, 5, int64);
    const auto v3 = ReadVariableOp(v0, int64);
    return outputs(v2, v3);
  };
  calls["ResourceStridedSliceAssign"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    ResourceStridedSliceAssign(v0, in[1], in[2], in[3], in[4],
                               {.shrink_axis_mask = 2});
    return outputs(ReadVariableOp(v0, float32));
  };
  calls["ResourceConditionalAccumulator"] = [](TensorSpan in) {
    const auto v0 = ResourceConditionalAccumulator(
        float32, TensorShape({2}),
        {.shared_name = "golden_accumulator", .reduction_type = "SUM"});
    ResourceAccumulatorApplyGradient(v0, in[0], in[1]);
    ResourceAccumulatorApplyGradient(v0, in[2], in[3]);
    const auto v3 = ResourceAccumulatorNumAccumulated(v0);
    const auto v4 = ResourceAccumulatorTakeGradient(v0, in[4], float32);
    return outputs(v3, v4);
  };
  calls["ResourceScatterAdd/float32"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    ResourceScatterAdd(v0, in[1], in[2]);
    return outputs(ReadVariableOp(v0, float32));
  };
  calls["ResourceScatterAdd/int32"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(int32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    ResourceScatterAdd(v0, in[1], in[2]);
    return outputs(ReadVariableOp(v0, int32));
  };
  calls["ResourceScatterSub/float32"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    ResourceScatterSub(v0, in[1], in[2]);
    return outputs(ReadVariableOp(v0, float32));
  };
  calls["ResourceScatterSub/int32"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(int32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    ResourceScatterSub(v0, in[1], in[2]);
    return outputs(ReadVariableOp(v0, int32));
  };
  calls["ResourceScatterMul/float32"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    ResourceScatterMul(v0, in[1], in[2]);
    return outputs(ReadVariableOp(v0, float32));
  };
  calls["ResourceScatterMul/int32"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(int32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    ResourceScatterMul(v0, in[1], in[2]);
    return outputs(ReadVariableOp(v0, int32));
  };
  calls["ResourceScatterDiv/float32"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    ResourceScatterDiv(v0, in[1], in[2]);
    return outputs(ReadVariableOp(v0, float32));
  };
  calls["ResourceScatterDiv/int32"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(int32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    ResourceScatterDiv(v0, in[1], in[2]);
    return outputs(ReadVariableOp(v0, int32));
  };
  calls["ResourceScatterMin/float32"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    ResourceScatterMin(v0, in[1], in[2]);
    return outputs(ReadVariableOp(v0, float32));
  };
  calls["ResourceScatterMin/int32"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(int32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    ResourceScatterMin(v0, in[1], in[2]);
    return outputs(ReadVariableOp(v0, int32));
  };
  calls["ResourceScatterMax/float32"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    ResourceScatterMax(v0, in[1], in[2]);
    return outputs(ReadVariableOp(v0, float32));
  };
  calls["ResourceScatterMax/int32"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(int32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    ResourceScatterMax(v0, in[1], in[2]);
    return outputs(ReadVariableOp(v0, int32));
  };
  calls["ResourceScatterUpdate/float32"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    ResourceScatterUpdate(v0, in[1], in[2]);
    return outputs(ReadVariableOp(v0, float32));
  };
  calls["ResourceScatterUpdate/int32"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(int32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    ResourceScatterUpdate(v0, in[1], in[2]);
    return outputs(ReadVariableOp(v0, int32));
  };
  calls["ResourceScatterNdAdd"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(float32, TensorShape({4}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    ResourceScatterNdAdd(v0, in[1], in[2], {.use_locking = false});
    return outputs(ReadVariableOp(v0, float32));
  };
  calls["ResourceScatterNdSub"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(float32, TensorShape({4}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    ResourceScatterNdSub(v0, in[1], in[2], {.use_locking = false});
    return outputs(ReadVariableOp(v0, float32));
  };
  calls["ResourceScatterNdMin"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(float32, TensorShape({4}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    ResourceScatterNdMin(v0, in[1], in[2], {.use_locking = false});
    return outputs(ReadVariableOp(v0, float32));
  };
  calls["ResourceScatterNdMax"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(float32, TensorShape({4}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    ResourceScatterNdMax(v0, in[1], in[2], {.use_locking = false});
    return outputs(ReadVariableOp(v0, float32));
  };
  calls["ResourceScatterNdUpdate"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(float32, TensorShape({4}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    ResourceScatterNdUpdate(v0, in[1], in[2], {.use_locking = false});
    return outputs(ReadVariableOp(v0, float32));
  };
  calls["ResourceApplyGradientDescent/float32"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    ResourceApplyGradientDescent(v0, in[1], in[2]);
    return outputs(ReadVariableOp(v0, float32));
  };
  calls["ResourceApplyGradientDescent/float64"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(float64, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    ResourceApplyGradientDescent(v0, in[1], in[2]);
    return outputs(ReadVariableOp(v0, float64));
  };
  calls["ResourceApplyProximalGradientDescent/float32"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    ResourceApplyProximalGradientDescent(v0, in[1], in[2], in[3], in[4]);
    return outputs(ReadVariableOp(v0, float32));
  };
  calls["ResourceApplyProximalGradientDescent/float64"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(float64, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    ResourceApplyProximalGradientDescent(v0, in[1], in[2], in[3], in[4]);
    return outputs(ReadVariableOp(v0, float64));
  };
  calls["ResourceApplyMomentum/float32"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    const auto v2 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v2, in[1]);
    ResourceApplyMomentum(v0, v2, in[2], in[3], in[4]);
    const auto v5 = ReadVariableOp(v0, float32);
    const auto v6 = ReadVariableOp(v2, float32);
    return outputs(v5, v6);
  };
  calls["ResourceApplyMomentum/float64"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(float64, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    const auto v2 =
        VarHandleOp(float64, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v2, in[1]);
    ResourceApplyMomentum(v0, v2, in[2], in[3], in[4]);
    const auto v5 = ReadVariableOp(v0, float64);
    const auto v6 = ReadVariableOp(v2, float64);
    return outputs(v5, v6);
  };
  calls["ResourceApplyMomentum/float32/use_locking/use_nesterov"] =
      [](TensorSpan in) {
        const auto v0 = VarHandleOp(
            float32, TensorShape({3, 2}),
            {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
        AssignVariableOp(v0, in[0]);
        const auto v2 = VarHandleOp(
            float32, TensorShape({3, 2}),
            {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
        AssignVariableOp(v2, in[1]);
        ResourceApplyMomentum(v0, v2, in[2], in[3], in[4],
                              {.use_locking = true, .use_nesterov = true});
        const auto v5 = ReadVariableOp(v0, float32);
        const auto v6 = ReadVariableOp(v2, float32);
        return outputs(v5, v6);
      };
  calls["ResourceApplyKerasMomentum/float32"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    const auto v2 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v2, in[1]);
    ResourceApplyKerasMomentum(v0, v2, in[2], in[3], in[4]);
    const auto v5 = ReadVariableOp(v0, float32);
    const auto v6 = ReadVariableOp(v2, float32);
    return outputs(v5, v6);
  };
  calls["ResourceApplyKerasMomentum/float64"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(float64, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    const auto v2 =
        VarHandleOp(float64, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v2, in[1]);
    ResourceApplyKerasMomentum(v0, v2, in[2], in[3], in[4]);
    const auto v5 = ReadVariableOp(v0, float64);
    const auto v6 = ReadVariableOp(v2, float64);
    return outputs(v5, v6);
  };
  calls["ResourceApplyKerasMomentum/float32/use_locking/use_nesterov"] =
      [](TensorSpan in) {
        const auto v0 = VarHandleOp(
            float32, TensorShape({3, 2}),
            {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
        AssignVariableOp(v0, in[0]);
        const auto v2 = VarHandleOp(
            float32, TensorShape({3, 2}),
            {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
        AssignVariableOp(v2, in[1]);
        ResourceApplyKerasMomentum(v0, v2, in[2], in[3], in[4],
                                   {.use_locking = true, .use_nesterov = true});
        const auto v5 = ReadVariableOp(v0, float32);
        const auto v6 = ReadVariableOp(v2, float32);
        return outputs(v5, v6);
      };
  calls["ResourceApplyAdagrad/float32"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    const auto v2 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v2, in[1]);
    ResourceApplyAdagrad(v0, v2, in[2], in[3]);
    const auto v5 = ReadVariableOp(v0, float32);
    const auto v6 = ReadVariableOp(v2, float32);
    return outputs(v5, v6);
  };
  calls["ResourceApplyAdagrad/float64"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(float64, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    const auto v2 =
        VarHandleOp(float64, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v2, in[1]);
    ResourceApplyAdagrad(v0, v2, in[2], in[3]);
    const auto v5 = ReadVariableOp(v0, float64);
    const auto v6 = ReadVariableOp(v2, float64);
    return outputs(v5, v6);
  };
  calls["ResourceApplyAdagradV2/float32"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    const auto v2 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v2, in[1]);
    ResourceApplyAdagradV2(v0, v2, in[2], in[3], in[4]);
    const auto v5 = ReadVariableOp(v0, float32);
    const auto v6 = ReadVariableOp(v2, float32);
    return outputs(v5, v6);
  };
  calls["ResourceApplyAdagradV2/float64"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(float64, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    const auto v2 =
        VarHandleOp(float64, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v2, in[1]);
    ResourceApplyAdagradV2(v0, v2, in[2], in[3], in[4]);
    const auto v5 = ReadVariableOp(v0, float64);
    const auto v6 = ReadVariableOp(v2, float64);
    return outputs(v5, v6);
  };
  calls["ResourceApplyProximalAdagrad/float32"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    const auto v2 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v2, in[1]);
    ResourceApplyProximalAdagrad(v0, v2, in[2], in[3], in[4], in[5]);
    const auto v5 = ReadVariableOp(v0, float32);
    const auto v6 = ReadVariableOp(v2, float32);
    return outputs(v5, v6);
  };
  calls["ResourceApplyProximalAdagrad/float64"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(float64, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    const auto v2 =
        VarHandleOp(float64, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v2, in[1]);
    ResourceApplyProximalAdagrad(v0, v2, in[2], in[3], in[4], in[5]);
    const auto v5 = ReadVariableOp(v0, float64);
    const auto v6 = ReadVariableOp(v2, float64);
    return outputs(v5, v6);
  };
  calls["ResourceApplyAdadelta/float32"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    const auto v2 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v2, in[1]);
    const auto v4 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v4, in[2]);
    ResourceApplyAdadelta(v0, v2, v4, in[3], in[4], in[5], in[6]);
    const auto v7 = ReadVariableOp(v0, float32);
    const auto v8 = ReadVariableOp(v2, float32);
    const auto v9 = ReadVariableOp(v4, float32);
    return outputs(v7, v8, v9);
  };
  calls["ResourceApplyAdadelta/float64"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(float64, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    const auto v2 =
        VarHandleOp(float64, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v2, in[1]);
    const auto v4 =
        VarHandleOp(float64, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v4, in[2]);
    ResourceApplyAdadelta(v0, v2, v4, in[3], in[4], in[5], in[6]);
    const auto v7 = ReadVariableOp(v0, float64);
    const auto v8 = ReadVariableOp(v2, float64);
    const auto v9 = ReadVariableOp(v4, float64);
    return outputs(v7, v8, v9);
  };
  calls["ResourceApplyAdam/float32"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    const auto v2 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v2, in[1]);
    const auto v4 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v4, in[2]);
    ResourceApplyAdam(v0, v2, v4, in[3], in[4], in[5], in[6], in[7], in[8],
                      in[9]);
    const auto v7 = ReadVariableOp(v0, float32);
    const auto v8 = ReadVariableOp(v2, float32);
    const auto v9 = ReadVariableOp(v4, float32);
    return outputs(v7, v8, v9);
  };
  calls["ResourceApplyAdam/float64"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(float64, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    const auto v2 =
        VarHandleOp(float64, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v2, in[1]);
    const auto v4 =
        VarHandleOp(float64, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v4, in[2]);
    ResourceApplyAdam(v0, v2, v4, in[3], in[4], in[5], in[6], in[7], in[8],
                      in[9]);
    const auto v7 = ReadVariableOp(v0, float64);
    const auto v8 = ReadVariableOp(v2, float64);
    const auto v9 = ReadVariableOp(v4, float64);
    return outputs(v7, v8, v9);
  };
  calls["ResourceApplyAdam/float32/use_locking/use_nesterov"] =
      [](TensorSpan in) {
        const auto v0 = VarHandleOp(
            float32, TensorShape({3, 2}),
            {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
        AssignVariableOp(v0, in[0]);
        const auto v2 = VarHandleOp(
            float32, TensorShape({3, 2}),
            {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
        AssignVariableOp(v2, in[1]);
        const auto v4 = VarHandleOp(
            float32, TensorShape({3, 2}),
            {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
        AssignVariableOp(v4, in[2]);
        ResourceApplyAdam(v0, v2, v4, in[3], in[4], in[5], in[6], in[7], in[8],
                          in[9], {.use_locking = true, .use_nesterov = true});
        const auto v7 = ReadVariableOp(v0, float32);
        const auto v8 = ReadVariableOp(v2, float32);
        const auto v9 = ReadVariableOp(v4, float32);
        return outputs(v7, v8, v9);
      };
  calls["ResourceApplyAdaMax/float32"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    const auto v2 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v2, in[1]);
    const auto v4 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v4, in[2]);
    ResourceApplyAdaMax(v0, v2, v4, in[3], in[4], in[5], in[6], in[7], in[8]);
    const auto v7 = ReadVariableOp(v0, float32);
    const auto v8 = ReadVariableOp(v2, float32);
    const auto v9 = ReadVariableOp(v4, float32);
    return outputs(v7, v8, v9);
  };
  calls["ResourceApplyAdaMax/float64"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(float64, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    const auto v2 =
        VarHandleOp(float64, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v2, in[1]);
    const auto v4 =
        VarHandleOp(float64, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v4, in[2]);
    ResourceApplyAdaMax(v0, v2, v4, in[3], in[4], in[5], in[6], in[7], in[8]);
    const auto v7 = ReadVariableOp(v0, float64);
    const auto v8 = ReadVariableOp(v2, float64);
    const auto v9 = ReadVariableOp(v4, float64);
    return outputs(v7, v8, v9);
  };
  calls["ResourceApplyAdamWithAmsgrad/float32"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    const auto v2 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v2, in[1]);
    const auto v4 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v4, in[2]);
    const auto v6 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v6, in[3]);
    ResourceApplyAdamWithAmsgrad(v0, v2, v4, v6, in[4], in[5], in[6], in[7],
                                 in[8], in[9], in[10]);
    const auto v9 = ReadVariableOp(v0, float32);
    const auto v10 = ReadVariableOp(v2, float32);
    const auto v11 = ReadVariableOp(v4, float32);
    const auto v12 = ReadVariableOp(v6, float32);
    return outputs(v9, v10, v11, v12);
  };
  calls["ResourceApplyAdamWithAmsgrad/float64"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(float64, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    const auto v2 =
        VarHandleOp(float64, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v2, in[1]);
    const auto v4 =
        VarHandleOp(float64, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v4, in[2]);
    const auto v6 =
        VarHandleOp(float64, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v6, in[3]);
    ResourceApplyAdamWithAmsgrad(v0, v2, v4, v6, in[4], in[5], in[6], in[7],
                                 in[8], in[9], in[10]);
    const auto v9 = ReadVariableOp(v0, float64);
    const auto v10 = ReadVariableOp(v2, float64);
    const auto v11 = ReadVariableOp(v4, float64);
    const auto v12 = ReadVariableOp(v6, float64);
    return outputs(v9, v10, v11, v12);
  };
  calls["ResourceApplyRMSProp/float32"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    const auto v2 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v2, in[1]);
    const auto v4 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v4, in[2]);
    ResourceApplyRMSProp(v0, v2, v4, in[3], in[4], in[5], in[6], in[7]);
    const auto v7 = ReadVariableOp(v0, float32);
    const auto v8 = ReadVariableOp(v2, float32);
    const auto v9 = ReadVariableOp(v4, float32);
    return outputs(v7, v8, v9);
  };
  calls["ResourceApplyRMSProp/float64"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(float64, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    const auto v2 =
        VarHandleOp(float64, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v2, in[1]);
    const auto v4 =
        VarHandleOp(float64, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v4, in[2]);
    ResourceApplyRMSProp(v0, v2, v4, in[3], in[4], in[5], in[6], in[7]);
    const auto v7 = ReadVariableOp(v0, float64);
    const auto v8 = ReadVariableOp(v2, float64);
    const auto v9 = ReadVariableOp(v4, float64);
    return outputs(v7, v8, v9);
  };
  calls["ResourceApplyCenteredRMSProp/float32"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    const auto v2 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v2, in[1]);
    const auto v4 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v4, in[2]);
    const auto v6 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v6, in[3]);
    ResourceApplyCenteredRMSProp(v0, v2, v4, v6, in[4], in[5], in[6], in[7],
                                 in[8]);
    const auto v9 = ReadVariableOp(v0, float32);
    const auto v10 = ReadVariableOp(v2, float32);
    const auto v11 = ReadVariableOp(v4, float32);
    const auto v12 = ReadVariableOp(v6, float32);
    return outputs(v9, v10, v11, v12);
  };
  calls["ResourceApplyCenteredRMSProp/float64"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(float64, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    const auto v2 =
        VarHandleOp(float64, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v2, in[1]);
    const auto v4 =
        VarHandleOp(float64, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v4, in[2]);
    const auto v6 =
        VarHandleOp(float64, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v6, in[3]);
    ResourceApplyCenteredRMSProp(v0, v2, v4, v6, in[4], in[5], in[6], in[7],
                                 in[8]);
    const auto v9 = ReadVariableOp(v0, float64);
    const auto v10 = ReadVariableOp(v2, float64);
    const auto v11 = ReadVariableOp(v4, float64);
    const auto v12 = ReadVariableOp(v6, float64);
    return outputs(v9, v10, v11, v12);
  };
  calls["ResourceApplyFtrl/float32"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    const auto v2 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v2, in[1]);
    const auto v4 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v4, in[2]);
    ResourceApplyFtrl(v0, v2, v4, in[3], in[4], in[5], in[6], in[7]);
    const auto v7 = ReadVariableOp(v0, float32);
    const auto v8 = ReadVariableOp(v2, float32);
    const auto v9 = ReadVariableOp(v4, float32);
    return outputs(v7, v8, v9);
  };
  calls["ResourceApplyFtrl/float64"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(float64, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    const auto v2 =
        VarHandleOp(float64, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v2, in[1]);
    const auto v4 =
        VarHandleOp(float64, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v4, in[2]);
    ResourceApplyFtrl(v0, v2, v4, in[3], in[4], in[5], in[6], in[7]);
    const auto v7 = ReadVariableOp(v0, float64);
    const auto v8 = ReadVariableOp(v2, float64);
    const auto v9 = ReadVariableOp(v4, float64);
    return outputs(v7, v8, v9);
  };
  calls["ResourceApplyFtrlV2/float32"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    const auto v2 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v2, in[1]);
    const auto v4 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v4, in[2]);
    ResourceApplyFtrlV2(v0, v2, v4, in[3], in[4], in[5], in[6], in[7], in[8]);
    const auto v7 = ReadVariableOp(v0, float32);
    const auto v8 = ReadVariableOp(v2, float32);
    const auto v9 = ReadVariableOp(v4, float32);
    return outputs(v7, v8, v9);
  };
  calls["ResourceApplyFtrlV2/float64"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(float64, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    const auto v2 =
        VarHandleOp(float64, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v2, in[1]);
    const auto v4 =
        VarHandleOp(float64, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v4, in[2]);
    ResourceApplyFtrlV2(v0, v2, v4, in[3], in[4], in[5], in[6], in[7], in[8]);
    const auto v7 = ReadVariableOp(v0, float64);
    const auto v8 = ReadVariableOp(v2, float64);
    const auto v9 = ReadVariableOp(v4, float64);
    return outputs(v7, v8, v9);
  };
  calls["ResourceApplyAddSign/float32"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    const auto v2 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v2, in[1]);
    ResourceApplyAddSign(v0, v2, in[2], in[3], in[4], in[5], in[6]);
    const auto v5 = ReadVariableOp(v0, float32);
    const auto v6 = ReadVariableOp(v2, float32);
    return outputs(v5, v6);
  };
  calls["ResourceApplyAddSign/float64"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(float64, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    const auto v2 =
        VarHandleOp(float64, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v2, in[1]);
    ResourceApplyAddSign(v0, v2, in[2], in[3], in[4], in[5], in[6]);
    const auto v5 = ReadVariableOp(v0, float64);
    const auto v6 = ReadVariableOp(v2, float64);
    return outputs(v5, v6);
  };
  calls["ResourceApplyPowerSign/float32"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    const auto v2 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v2, in[1]);
    ResourceApplyPowerSign(v0, v2, in[2], in[3], in[4], in[5], in[6]);
    const auto v5 = ReadVariableOp(v0, float32);
    const auto v6 = ReadVariableOp(v2, float32);
    return outputs(v5, v6);
  };
  calls["ResourceApplyPowerSign/float64"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(float64, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    const auto v2 =
        VarHandleOp(float64, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v2, in[1]);
    ResourceApplyPowerSign(v0, v2, in[2], in[3], in[4], in[5], in[6]);
    const auto v5 = ReadVariableOp(v0, float64);
    const auto v6 = ReadVariableOp(v2, float64);
    return outputs(v5, v6);
  };
  calls["ResourceApplyAdagrad/float32/update_slots"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    const auto v2 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v2, in[1]);
    ResourceApplyAdagrad(v0, v2, in[2], in[3], {.update_slots = false});
    const auto v5 = ReadVariableOp(v0, float32);
    const auto v6 = ReadVariableOp(v2, float32);
    return outputs(v5, v6);
  };
  calls["ResourceApplyAdam/float16"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(float16, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    const auto v2 =
        VarHandleOp(float16, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v2, in[1]);
    const auto v4 =
        VarHandleOp(float16, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v4, in[2]);
    ResourceApplyAdam(v0, v2, v4, in[3], in[4], in[5], in[6], in[7], in[8],
                      in[9]);
    const auto v7 = ReadVariableOp(v0, float16);
    const auto v8 = ReadVariableOp(v2, float16);
    const auto v9 = ReadVariableOp(v4, float16);
    return outputs(v7, v8, v9);
  };
  calls["ResourceSparseApplyMomentum/float32"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    const auto v2 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v2, in[1]);
    ResourceSparseApplyMomentum(v0, v2, in[2], in[3], in[4], in[5]);
    const auto v5 = ReadVariableOp(v0, float32);
    const auto v6 = ReadVariableOp(v2, float32);
    return outputs(v5, v6);
  };
  calls["ResourceSparseApplyKerasMomentum/float32"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    const auto v2 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v2, in[1]);
    ResourceSparseApplyKerasMomentum(v0, v2, in[2], in[3], in[4], in[5]);
    const auto v5 = ReadVariableOp(v0, float32);
    const auto v6 = ReadVariableOp(v2, float32);
    return outputs(v5, v6);
  };
  calls["ResourceSparseApplyAdagrad/float32"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    const auto v2 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v2, in[1]);
    ResourceSparseApplyAdagrad(v0, v2, in[2], in[3], in[4]);
    const auto v5 = ReadVariableOp(v0, float32);
    const auto v6 = ReadVariableOp(v2, float32);
    return outputs(v5, v6);
  };
  calls["ResourceSparseApplyAdagradV2/float32"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    const auto v2 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v2, in[1]);
    ResourceSparseApplyAdagradV2(v0, v2, in[2], in[3], in[4], in[5]);
    const auto v5 = ReadVariableOp(v0, float32);
    const auto v6 = ReadVariableOp(v2, float32);
    return outputs(v5, v6);
  };
  calls["ResourceSparseApplyProximalAdagrad/float32"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    const auto v2 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v2, in[1]);
    ResourceSparseApplyProximalAdagrad(v0, v2, in[2], in[3], in[4], in[5],
                                       in[6]);
    const auto v5 = ReadVariableOp(v0, float32);
    const auto v6 = ReadVariableOp(v2, float32);
    return outputs(v5, v6);
  };
  calls["ResourceSparseApplyProximalGradientDescent/float32"] =
      [](TensorSpan in) {
        const auto v0 = VarHandleOp(
            float32, TensorShape({3, 2}),
            {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
        AssignVariableOp(v0, in[0]);
        ResourceSparseApplyProximalGradientDescent(v0, in[1], in[2], in[3],
                                                   in[4], in[5]);
        return outputs(ReadVariableOp(v0, float32));
      };
  calls["ResourceSparseApplyAdadelta/float32"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    const auto v2 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v2, in[1]);
    const auto v4 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v4, in[2]);
    ResourceSparseApplyAdadelta(v0, v2, v4, in[3], in[4], in[5], in[6], in[7]);
    const auto v7 = ReadVariableOp(v0, float32);
    const auto v8 = ReadVariableOp(v2, float32);
    const auto v9 = ReadVariableOp(v4, float32);
    return outputs(v7, v8, v9);
  };
  calls["ResourceSparseApplyRMSProp/float32"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    const auto v2 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v2, in[1]);
    const auto v4 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v4, in[2]);
    ResourceSparseApplyRMSProp(v0, v2, v4, in[3], in[4], in[5], in[6], in[7],
                               in[8]);
    const auto v7 = ReadVariableOp(v0, float32);
    const auto v8 = ReadVariableOp(v2, float32);
    const auto v9 = ReadVariableOp(v4, float32);
    return outputs(v7, v8, v9);
  };
  calls["ResourceSparseApplyCenteredRMSProp/float32"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    const auto v2 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v2, in[1]);
    const auto v4 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v4, in[2]);
    const auto v6 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v6, in[3]);
    ResourceSparseApplyCenteredRMSProp(v0, v2, v4, v6, in[4], in[5], in[6],
                                       in[7], in[8], in[9]);
    const auto v9 = ReadVariableOp(v0, float32);
    const auto v10 = ReadVariableOp(v2, float32);
    const auto v11 = ReadVariableOp(v4, float32);
    const auto v12 = ReadVariableOp(v6, float32);
    return outputs(v9, v10, v11, v12);
  };
  calls["ResourceSparseApplyFtrl/float32"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    const auto v2 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v2, in[1]);
    const auto v4 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v4, in[2]);
    ResourceSparseApplyFtrl(v0, v2, v4, in[3], in[4], in[5], in[6], in[7],
                            in[8]);
    const auto v7 = ReadVariableOp(v0, float32);
    const auto v8 = ReadVariableOp(v2, float32);
    const auto v9 = ReadVariableOp(v4, float32);
    return outputs(v7, v8, v9);
  };
  calls["ResourceSparseApplyFtrlV2/float32"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    const auto v2 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v2, in[1]);
    const auto v4 =
        VarHandleOp(float32, TensorShape({3, 2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v4, in[2]);
    ResourceSparseApplyFtrlV2(v0, v2, v4, in[3], in[4], in[5], in[6], in[7],
                              in[8], in[9]);
    const auto v7 = ReadVariableOp(v0, float32);
    const auto v8 = ReadVariableOp(v2, float32);
    const auto v9 = ReadVariableOp(v4, float32);
    return outputs(v7, v8, v9);
  };
  calls["ReadVariableOp/fails"] = [](TensorSpan) {
    const auto v0 = VarHandleOp(float32, TensorShape({2}),
                                {.shared_name = "golden_never_assigned"});
    return outputs(ReadVariableOp(v0, float32));
  };
  calls["AssignAddVariableOp/fails"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(float32, TensorShape({2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    AssignAddVariableOp(v0, in[1]);
    return outputs();
  };
  calls["ResourceApplyGradientDescent/fails"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(float32, TensorShape({2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    ResourceApplyGradientDescent(v0, in[1], in[2]);
    return outputs();
  };
  calls["ResourceScatterAdd/fails"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(float32, TensorShape({2}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    ResourceScatterAdd(v0, in[1], in[2]);
    return outputs();
  };
  check_golden("training", calls);
}

}  // namespace
}  // namespace tfx::raw_ops

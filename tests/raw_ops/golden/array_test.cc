// Written by tools/golden/raw_ops.py with TensorFlow 2.21.0.
#include <catch2/catch.hpp>

#include "tests/raw_ops/golden_case.h"
#include "tfx/raw_ops/raw_ops.h"

namespace tfx::raw_ops {
namespace {

TEST_CASE("array: every case gives what Python's gives") {
  GoldenCalls calls;
  calls["Identity"] = [](TensorSpan in) { return outputs(Identity(in[0])); };
  calls["Reshape"] = [](TensorSpan in) {
    return outputs(Reshape(in[0], in[1]));
  };
  calls["StopGradient"] = [](TensorSpan in) {
    return outputs(StopGradient(in[0]));
  };
  calls["PreventGradient"] = [](TensorSpan in) {
    return outputs(PreventGradient(in[0]));
  };
  calls["GuaranteeConst"] = [](TensorSpan in) {
    return outputs(GuaranteeConst(in[0]));
  };
  calls["Snapshot"] = [](TensorSpan in) { return outputs(Snapshot(in[0])); };
  calls["PreventGradient/message"] = [](TensorSpan in) {
    return outputs(PreventGradient(in[0], {.message = "no \"gradient\" here"}));
  };
  calls["IdentityN"] = [](TensorSpan in) {
    return outputs(IdentityN({in[0], in[1], in[2]}));
  };
  calls["ZerosLike"] = [](TensorSpan in) { return outputs(ZerosLike(in[0])); };
  calls["OnesLike"] = [](TensorSpan in) { return outputs(OnesLike(in[0])); };
  calls["DeepCopy"] = [](TensorSpan in) { return outputs(DeepCopy(in[0])); };
  calls["EnsureShape/shape"] = [](TensorSpan in) {
    return outputs(EnsureShape(in[0], TensorShape({kNone, 3})));
  };
  calls["EnsureShape/shape/2"] = [](TensorSpan in) {
    return outputs(EnsureShape(in[0], TensorShape::unknown()));
  };
  calls["PlaceholderWithDefault/shape"] = [](TensorSpan in) {
    return outputs(PlaceholderWithDefault(in[0], TensorShape({2, kNone})));
  };
  calls["CheckNumerics/message"] = [](TensorSpan in) {
    return outputs(CheckNumerics(in[0], "is a number"));
  };
  calls["CheckNumericsV2/message"] = [](TensorSpan in) {
    return outputs(CheckNumericsV2(in[0], ""));
  };
  calls["Bitcast/type"] = [](TensorSpan in) {
    return outputs(Bitcast(in[0], int32));
  };
  calls["Bitcast/type/2"] = [](TensorSpan in) {
    return outputs(Bitcast(in[0], uint32));
  };
  calls["Bitcast/type/3"] = [](TensorSpan in) {
    return outputs(Bitcast(in[0], float16));
  };
  calls["Fingerprint"] = [](TensorSpan in) {
    return outputs(Fingerprint(in[0], in[1]));
  };
  calls["Shape"] = [](TensorSpan in) { return outputs(Shape(in[0])); };
  calls["Shape/out_type"] = [](TensorSpan in) {
    return outputs(Shape(in[0], {.out_type = int64}));
  };
  calls["Size"] = [](TensorSpan in) { return outputs(Size(in[0])); };
  calls["Size/out_type"] = [](TensorSpan in) {
    return outputs(Size(in[0], {.out_type = int64}));
  };
  calls["ShapeN"] = [](TensorSpan in) {
    return outputs(ShapeN({in[0], in[1], in[2]}));
  };
  calls["ShapeN/out_type"] = [](TensorSpan in) {
    return outputs(ShapeN({in[0]}, {.out_type = int64}));
  };
  calls["Rank"] = [](TensorSpan in) { return outputs(Rank(in[0])); };
  calls["BroadcastTo"] = [](TensorSpan in) {
    return outputs(BroadcastTo(in[0], in[1]));
  };
  calls["BroadcastArgs"] = [](TensorSpan in) {
    return outputs(BroadcastArgs(in[0], in[1]));
  };
  calls["BroadcastGradientArgs"] = [](TensorSpan in) {
    const auto v0 = BroadcastGradientArgs(in[0], in[1]);
    return outputs(v0.r0, v0.r1);
  };
  calls["ExpandDims"] = [](TensorSpan in) {
    return outputs(ExpandDims(in[0], in[1]));
  };
  calls["Squeeze"] = [](TensorSpan in) { return outputs(Squeeze(in[0])); };
  calls["Squeeze/axis"] = [](TensorSpan in) {
    return outputs(Squeeze(in[0], {.axis = {2}}));
  };
  calls["Squeeze/axis/2"] = [](TensorSpan in) {
    return outputs(Squeeze(in[0], {.axis = {0, -1}}));
  };
  calls["Fill"] = [](TensorSpan in) { return outputs(Fill(in[0], in[1])); };
  calls["Empty/dtype/init"] = [](TensorSpan in) {
    return outputs(Empty(in[0], float32, {.init = true}));
  };
  calls["UnravelIndex"] = [](TensorSpan in) {
    return outputs(UnravelIndex(in[0], in[1]));
  };
  calls["ConcatV2"] = [](TensorSpan in) {
    return outputs(ConcatV2({in[0], in[1], in[2]}, in[3]));
  };
  calls["ConcatV2/2"] = [](TensorSpan in) {
    return outputs(ConcatV2({in[0], in[1]}, in[2]));
  };
  calls["Concat"] = [](TensorSpan in) {
    return outputs(Concat(in[0], {in[1], in[2]}));
  };
  calls["ConcatOffset"] = [](TensorSpan in) {
    return outputs(ConcatOffset(in[0], {in[1], in[2]}));
  };
  calls["Pack"] = [](TensorSpan in) {
    return outputs(Pack({in[0], in[1], in[2]}));
  };
  calls["Pack/axis"] = [](TensorSpan in) {
    return outputs(Pack({in[0], in[1]}, {.axis = -1}));
  };
  calls["Unpack/num"] = [](TensorSpan in) { return outputs(Unpack(in[0], 3)); };
  calls["Unpack/num/axis"] = [](TensorSpan in) {
    return outputs(Unpack(in[0], 3, {.axis = 1}));
  };
  calls["Unpack/num/2"] = [](TensorSpan in) {
    return outputs(Unpack(in[0], 0));
  };
  calls["Split/num_split"] = [](TensorSpan in) {
    return outputs(Split(in[0], in[1], 3));
  };
  calls["Split/num_split/2"] = [](TensorSpan in) {
    return outputs(Split(in[0], in[1], 1));
  };
  calls["SplitV/num_split"] = [](TensorSpan in) {
    return outputs(SplitV(in[0], in[1], in[2], 3));
  };
  calls["Tile"] = [](TensorSpan in) { return outputs(Tile(in[0], in[1])); };
  calls["Slice"] = [](TensorSpan in) {
    return outputs(Slice(in[0], in[1], in[2]));
  };
  calls["StridedSlice"] = [](TensorSpan in) {
    return outputs(StridedSlice(in[0], in[1], in[2], in[3]));
  };
  calls
      ["StridedSlice/begin_mask/end_mask/ellipsis_mask/new_axis_mask/"
       "shrink_axis_mask"] = [](TensorSpan in) {
        return outputs(StridedSlice(in[0], in[1], in[2], in[3],
                                    {.begin_mask = 8,
                                     .end_mask = 8,
                                     .ellipsis_mask = 2,
                                     .new_axis_mask = 4,
                                     .shrink_axis_mask = 1}));
      };
  calls["StridedSliceGrad"] = [](TensorSpan in) {
    return outputs(StridedSliceGrad(in[0], in[1], in[2], in[3], in[4]));
  };
  calls["TensorStridedSliceUpdate"] = [](TensorSpan in) {
    return outputs(TensorStridedSliceUpdate(in[0], in[1], in[2], in[3], in[4]));
  };
  calls["ReverseV2"] = [](TensorSpan in) {
    return outputs(ReverseV2(in[0], in[1]));
  };
  calls["Reverse"] = [](TensorSpan in) {
    return outputs(Reverse(in[0], in[1]));
  };
  calls["ReverseSequence/seq_dim"] = [](TensorSpan in) {
    return outputs(ReverseSequence(in[0], in[1], 1));
  };
  calls["ReverseSequence/seq_dim/batch_dim"] = [](TensorSpan in) {
    return outputs(ReverseSequence(in[0], in[1], 0, {.batch_dim = 1}));
  };
  calls["Roll"] = [](TensorSpan in) {
    return outputs(Roll(in[0], in[1], in[2]));
  };
  calls["Transpose"] = [](TensorSpan in) {
    return outputs(Transpose(in[0], in[1]));
  };
  calls["ConjugateTranspose"] = [](TensorSpan in) {
    return outputs(ConjugateTranspose(in[0], in[1]));
  };
  calls["GatherV2"] = [](TensorSpan in) {
    return outputs(GatherV2(in[0], in[1], in[2]));
  };
  calls["GatherV2/batch_dims"] = [](TensorSpan in) {
    return outputs(GatherV2(in[0], in[1], in[2], {.batch_dims = 1}));
  };
  calls["Gather/validate_indices"] = [](TensorSpan in) {
    return outputs(Gather(in[0], in[1], {.validate_indices = false}));
  };
  calls["GatherNd"] = [](TensorSpan in) {
    return outputs(GatherNd(in[0], in[1]));
  };
  calls["GatherNd/bad_indices_policy"] = [](TensorSpan in) {
    return outputs(GatherNd(in[0], in[1], {.bad_indices_policy = "IGNORE"}));
  };
  calls["ScatterNd"] = [](TensorSpan in) {
    return outputs(ScatterNd(in[0], in[1], in[2]));
  };
  calls["ScatterNdNonAliasingAdd"] = [](TensorSpan in) {
    return outputs(ScatterNdNonAliasingAdd(in[0], in[1], in[2]));
  };
  calls["TensorScatterAdd"] = [](TensorSpan in) {
    return outputs(TensorScatterAdd(in[0], in[1], in[2]));
  };
  calls["TensorScatterMax"] = [](TensorSpan in) {
    return outputs(TensorScatterMax(in[0], in[1], in[2]));
  };
  calls["TensorScatterMin"] = [](TensorSpan in) {
    return outputs(TensorScatterMin(in[0], in[1], in[2]));
  };
  calls["TensorScatterSub"] = [](TensorSpan in) {
    return outputs(TensorScatterSub(in[0], in[1], in[2]));
  };
  calls["TensorScatterUpdate"] = [](TensorSpan in) {
    return outputs(TensorScatterUpdate(in[0], in[1], in[2]));
  };
  calls["InplaceAdd"] = [](TensorSpan in) {
    return outputs(InplaceAdd(in[0], in[1], in[2]));
  };
  calls["InplaceSub"] = [](TensorSpan in) {
    return outputs(InplaceSub(in[0], in[1], in[2]));
  };
  calls["InplaceUpdate"] = [](TensorSpan in) {
    return outputs(InplaceUpdate(in[0], in[1], in[2]));
  };
  calls["OneHot"] = [](TensorSpan in) {
    return outputs(OneHot(in[0], in[1], in[2], in[3]));
  };
  calls["OneHot/axis"] = [](TensorSpan in) {
    return outputs(OneHot(in[0], in[1], in[2], in[3], {.axis = 0}));
  };
  calls["Where"] = [](TensorSpan in) { return outputs(Where(in[0])); };
  calls["InvertPermutation"] = [](TensorSpan in) {
    return outputs(InvertPermutation(in[0]));
  };
  calls["Unique"] = [](TensorSpan in) {
    const auto v0 = Unique(in[0]);
    return outputs(v0.y, v0.idx);
  };
  calls["Unique/out_idx"] = [](TensorSpan in) {
    const auto v0 = Unique(in[0], {.out_idx = int64});
    return outputs(v0.y, v0.idx);
  };
  calls["UniqueWithCounts"] = [](TensorSpan in) {
    const auto v0 = UniqueWithCounts(in[0]);
    return outputs(v0.y, v0.idx, v0.count);
  };
  calls["UniqueWithCounts/out_idx"] = [](TensorSpan in) {
    const auto v0 = UniqueWithCounts(in[0], {.out_idx = int64});
    return outputs(v0.y, v0.idx, v0.count);
  };
  calls["UniqueV2"] = [](TensorSpan in) {
    const auto v0 = UniqueV2(in[0], in[1]);
    return outputs(v0.y, v0.idx);
  };
  calls["UniqueWithCountsV2"] = [](TensorSpan in) {
    const auto v0 = UniqueWithCountsV2(in[0], in[1]);
    return outputs(v0.y, v0.idx, v0.count);
  };
  calls["ListDiff"] = [](TensorSpan in) {
    const auto v0 = ListDiff(in[0], in[1]);
    return outputs(v0.out, v0.idx);
  };
  calls["ListDiff/out_idx"] = [](TensorSpan in) {
    const auto v0 = ListDiff(in[0], in[1], {.out_idx = int64});
    return outputs(v0.out, v0.idx);
  };
  calls["LowerBound"] = [](TensorSpan in) {
    return outputs(LowerBound(in[0], in[1]));
  };
  calls["LowerBound/out_type"] = [](TensorSpan in) {
    return outputs(LowerBound(in[0], in[1], {.out_type = int64}));
  };
  calls["UpperBound"] = [](TensorSpan in) {
    return outputs(UpperBound(in[0], in[1]));
  };
  calls["UpperBound/out_type"] = [](TensorSpan in) {
    return outputs(UpperBound(in[0], in[1], {.out_type = int64}));
  };
  calls["MatrixDiag"] = [](TensorSpan in) {
    return outputs(MatrixDiag(in[0]));
  };
  calls["MatrixDiagPart"] = [](TensorSpan in) {
    return outputs(MatrixDiagPart(in[0]));
  };
  calls["MatrixSetDiag"] = [](TensorSpan in) {
    return outputs(MatrixSetDiag(in[0], in[1]));
  };
  calls["MatrixBandPart"] = [](TensorSpan in) {
    return outputs(MatrixBandPart(in[0], in[1], in[2]));
  };
  calls["MatrixDiagPartV2"] = [](TensorSpan in) {
    return outputs(MatrixDiagPartV2(in[0], in[1], in[2]));
  };
  calls["MatrixDiagPartV3/align"] = [](TensorSpan in) {
    return outputs(
        MatrixDiagPartV3(in[0], in[1], in[2], {.align = "LEFT_LEFT"}));
  };
  calls["MatrixDiagV3/align"] = [](TensorSpan in) {
    return outputs(MatrixDiagV3(in[0], in[1], in[2], in[3], in[4],
                                {.align = "LEFT_LEFT"}));
  };
  calls["MatrixSetDiagV3/align"] = [](TensorSpan in) {
    return outputs(
        MatrixSetDiagV3(in[0], in[1], in[2], {.align = "LEFT_LEFT"}));
  };
  calls["MatrixDiagPartV3/align/2"] = [](TensorSpan in) {
    return outputs(
        MatrixDiagPartV3(in[0], in[1], in[2], {.align = "RIGHT_RIGHT"}));
  };
  calls["MatrixDiagV3/align/2"] = [](TensorSpan in) {
    return outputs(MatrixDiagV3(in[0], in[1], in[2], in[3], in[4],
                                {.align = "RIGHT_RIGHT"}));
  };
  calls["MatrixSetDiagV3/align/2"] = [](TensorSpan in) {
    return outputs(
        MatrixSetDiagV3(in[0], in[1], in[2], {.align = "RIGHT_RIGHT"}));
  };
  calls["MatrixDiagV2"] = [](TensorSpan in) {
    return outputs(MatrixDiagV2(in[0], in[1], in[2], in[3], in[4]));
  };
  calls["MatrixSetDiagV2"] = [](TensorSpan in) {
    return outputs(MatrixSetDiagV2(in[0], in[1], in[2]));
  };
  calls["Diag"] = [](TensorSpan in) { return outputs(Diag(in[0])); };
  calls["DiagPart"] = [](TensorSpan in) { return outputs(DiagPart(in[0])); };
  calls["Pad"] = [](TensorSpan in) { return outputs(Pad(in[0], in[1])); };
  calls["PadV2"] = [](TensorSpan in) {
    return outputs(PadV2(in[0], in[1], in[2]));
  };
  calls["MirrorPad/mode"] = [](TensorSpan in) {
    return outputs(MirrorPad(in[0], in[1], "REFLECT"));
  };
  calls["MirrorPadGrad/mode"] = [](TensorSpan in) {
    return outputs(MirrorPadGrad(in[0], in[1], "REFLECT"));
  };
  calls["MirrorPad/mode/2"] = [](TensorSpan in) {
    return outputs(MirrorPad(in[0], in[1], "SYMMETRIC"));
  };
  calls["MirrorPadGrad/mode/2"] = [](TensorSpan in) {
    return outputs(MirrorPadGrad(in[0], in[1], "SYMMETRIC"));
  };
  calls["SpaceToBatchND"] = [](TensorSpan in) {
    return outputs(SpaceToBatchND(in[0], in[1], in[2]));
  };
  calls["BatchToSpaceND"] = [](TensorSpan in) {
    return outputs(BatchToSpaceND(in[0], in[1], in[2]));
  };
  calls["SpaceToBatch/block_size"] = [](TensorSpan in) {
    return outputs(SpaceToBatch(in[0], in[1], 2));
  };
  calls["BatchToSpace/block_size"] = [](TensorSpan in) {
    return outputs(BatchToSpace(in[0], in[1], 2));
  };
  calls["SpaceToDepth/block_size"] = [](TensorSpan in) {
    return outputs(SpaceToDepth(in[0], 2));
  };
  calls["DepthToSpace/block_size"] = [](TensorSpan in) {
    return outputs(DepthToSpace(in[0], 2));
  };
  calls["ExtractImagePatches/ksizes/strides/rates/padding"] =
      [](TensorSpan in) {
        return outputs(ExtractImagePatches(in[0], {1, 2, 2, 1}, {1, 2, 1, 1},
                                           {1, 1, 2, 1}, "VALID"));
      };
  calls["ExtractVolumePatches/ksizes/strides/padding"] = [](TensorSpan in) {
    return outputs(
        ExtractVolumePatches(in[0], {1, 2, 2, 1, 1}, {1, 1, 1, 1, 1}, "SAME"));
  };
  calls["EditDistance/normalize"] = [](TensorSpan in) {
    return outputs(EditDistance(in[0], in[1], in[2], in[3], in[4], in[5],
                                {.normalize = true}));
  };
  calls["EditDistance/normalize/2"] = [](TensorSpan in) {
    return outputs(EditDistance(in[0], in[1], in[2], in[3], in[4], in[5],
                                {.normalize = false}));
  };
  calls["Squeeze/fails"] = [](TensorSpan in) {
    return outputs(Squeeze(in[0], {.axis = {0}}));
  };
  calls["CheckNumerics/fails"] = [](TensorSpan in) {
    return outputs(CheckNumerics(in[0], "not here"));
  };
  calls["BatchMatrixDiag/fails"] = [](TensorSpan in) {
    return outputs(BatchMatrixDiag(in[0]));
  };
  calls["Pack/fails"] = [](TensorSpan in) {
    return outputs(Pack({in[0], in[1]}));
  };
  check_golden("array", calls);
}

}  // namespace
}  // namespace tfx::raw_ops

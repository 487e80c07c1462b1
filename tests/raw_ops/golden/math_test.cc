// Written by tools/golden/raw_ops.py with TensorFlow 2.21.0.
#include <catch2/catch.hpp>

#include "tests/raw_ops/golden_case.h"
#include "tfx/raw_ops/raw_ops.h"

namespace tfx::raw_ops {
namespace {

TEST_CASE("math: every case gives what Python's gives") {
  GoldenCalls calls;
  calls["Abs"] = [](TensorSpan in) { return outputs(Abs(in[0])); };
  calls["Acos"] = [](TensorSpan in) { return outputs(Acos(in[0])); };
  calls["Acosh"] = [](TensorSpan in) { return outputs(Acosh(in[0])); };
  calls["Asin"] = [](TensorSpan in) { return outputs(Asin(in[0])); };
  calls["Asinh"] = [](TensorSpan in) { return outputs(Asinh(in[0])); };
  calls["Atan"] = [](TensorSpan in) { return outputs(Atan(in[0])); };
  calls["Atanh"] = [](TensorSpan in) { return outputs(Atanh(in[0])); };
  calls["BesselI0"] = [](TensorSpan in) { return outputs(BesselI0(in[0])); };
  calls["BesselI0e"] = [](TensorSpan in) { return outputs(BesselI0e(in[0])); };
  calls["BesselI1"] = [](TensorSpan in) { return outputs(BesselI1(in[0])); };
  calls["BesselI1e"] = [](TensorSpan in) { return outputs(BesselI1e(in[0])); };
  calls["BesselJ0"] = [](TensorSpan in) { return outputs(BesselJ0(in[0])); };
  calls["BesselJ1"] = [](TensorSpan in) { return outputs(BesselJ1(in[0])); };
  calls["BesselK0"] = [](TensorSpan in) { return outputs(BesselK0(in[0])); };
  calls["BesselK0e"] = [](TensorSpan in) { return outputs(BesselK0e(in[0])); };
  calls["BesselK1"] = [](TensorSpan in) { return outputs(BesselK1(in[0])); };
  calls["BesselK1e"] = [](TensorSpan in) { return outputs(BesselK1e(in[0])); };
  calls["BesselY0"] = [](TensorSpan in) { return outputs(BesselY0(in[0])); };
  calls["BesselY1"] = [](TensorSpan in) { return outputs(BesselY1(in[0])); };
  calls["Ceil"] = [](TensorSpan in) { return outputs(Ceil(in[0])); };
  calls["Conj"] = [](TensorSpan in) { return outputs(Conj(in[0])); };
  calls["Cos"] = [](TensorSpan in) { return outputs(Cos(in[0])); };
  calls["Cosh"] = [](TensorSpan in) { return outputs(Cosh(in[0])); };
  calls["Dawsn"] = [](TensorSpan in) { return outputs(Dawsn(in[0])); };
  calls["Digamma"] = [](TensorSpan in) { return outputs(Digamma(in[0])); };
  calls["Erf"] = [](TensorSpan in) { return outputs(Erf(in[0])); };
  calls["Erfc"] = [](TensorSpan in) { return outputs(Erfc(in[0])); };
  calls["Erfinv"] = [](TensorSpan in) { return outputs(Erfinv(in[0])); };
  calls["Exp"] = [](TensorSpan in) { return outputs(Exp(in[0])); };
  calls["Expint"] = [](TensorSpan in) { return outputs(Expint(in[0])); };
  calls["Expm1"] = [](TensorSpan in) { return outputs(Expm1(in[0])); };
  calls["Floor"] = [](TensorSpan in) { return outputs(Floor(in[0])); };
  calls["FresnelCos"] = [](TensorSpan in) {
    return outputs(FresnelCos(in[0]));
  };
  calls["FresnelSin"] = [](TensorSpan in) {
    return outputs(FresnelSin(in[0]));
  };
  calls["Inv"] = [](TensorSpan in) { return outputs(Inv(in[0])); };
  calls["Invert"] = [](TensorSpan in) { return outputs(Invert(in[0])); };
  calls["IsFinite"] = [](TensorSpan in) { return outputs(IsFinite(in[0])); };
  calls["IsInf"] = [](TensorSpan in) { return outputs(IsInf(in[0])); };
  calls["IsNan"] = [](TensorSpan in) { return outputs(IsNan(in[0])); };
  calls["Lgamma"] = [](TensorSpan in) { return outputs(Lgamma(in[0])); };
  calls["Log"] = [](TensorSpan in) { return outputs(Log(in[0])); };
  calls["Log1p"] = [](TensorSpan in) { return outputs(Log1p(in[0])); };
  calls["LogicalNot"] = [](TensorSpan in) {
    return outputs(LogicalNot(in[0]));
  };
  calls["Ndtri"] = [](TensorSpan in) { return outputs(Ndtri(in[0])); };
  calls["Neg"] = [](TensorSpan in) { return outputs(Neg(in[0])); };
  calls["PopulationCount"] = [](TensorSpan in) {
    return outputs(PopulationCount(in[0]));
  };
  calls["Reciprocal"] = [](TensorSpan in) {
    return outputs(Reciprocal(in[0]));
  };
  calls["Rint"] = [](TensorSpan in) { return outputs(Rint(in[0])); };
  calls["Round"] = [](TensorSpan in) { return outputs(Round(in[0])); };
  calls["Rsqrt"] = [](TensorSpan in) { return outputs(Rsqrt(in[0])); };
  calls["Sigmoid"] = [](TensorSpan in) { return outputs(Sigmoid(in[0])); };
  calls["Sign"] = [](TensorSpan in) { return outputs(Sign(in[0])); };
  calls["Sin"] = [](TensorSpan in) { return outputs(Sin(in[0])); };
  calls["Sinh"] = [](TensorSpan in) { return outputs(Sinh(in[0])); };
  calls["Spence"] = [](TensorSpan in) { return outputs(Spence(in[0])); };
  calls["Sqrt"] = [](TensorSpan in) { return outputs(Sqrt(in[0])); };
  calls["Square"] = [](TensorSpan in) { return outputs(Square(in[0])); };
  calls["Tan"] = [](TensorSpan in) { return outputs(Tan(in[0])); };
  calls["Tanh"] = [](TensorSpan in) { return outputs(Tanh(in[0])); };
  calls["Add"] = [](TensorSpan in) { return outputs(Add(in[0], in[1])); };
  calls["AddV2"] = [](TensorSpan in) { return outputs(AddV2(in[0], in[1])); };
  calls["Atan2"] = [](TensorSpan in) { return outputs(Atan2(in[0], in[1])); };
  calls["BitwiseAnd"] = [](TensorSpan in) {
    return outputs(BitwiseAnd(in[0], in[1]));
  };
  calls["BitwiseOr"] = [](TensorSpan in) {
    return outputs(BitwiseOr(in[0], in[1]));
  };
  calls["BitwiseXor"] = [](TensorSpan in) {
    return outputs(BitwiseXor(in[0], in[1]));
  };
  calls["Div"] = [](TensorSpan in) { return outputs(Div(in[0], in[1])); };
  calls["DivNoNan"] = [](TensorSpan in) {
    return outputs(DivNoNan(in[0], in[1]));
  };
  calls["FloorDiv"] = [](TensorSpan in) {
    return outputs(FloorDiv(in[0], in[1]));
  };
  calls["FloorMod"] = [](TensorSpan in) {
    return outputs(FloorMod(in[0], in[1]));
  };
  calls["Greater"] = [](TensorSpan in) {
    return outputs(Greater(in[0], in[1]));
  };
  calls["GreaterEqual"] = [](TensorSpan in) {
    return outputs(GreaterEqual(in[0], in[1]));
  };
  calls["LeftShift"] = [](TensorSpan in) {
    return outputs(LeftShift(in[0], in[1]));
  };
  calls["Less"] = [](TensorSpan in) { return outputs(Less(in[0], in[1])); };
  calls["LessEqual"] = [](TensorSpan in) {
    return outputs(LessEqual(in[0], in[1]));
  };
  calls["Maximum"] = [](TensorSpan in) {
    return outputs(Maximum(in[0], in[1]));
  };
  calls["Minimum"] = [](TensorSpan in) {
    return outputs(Minimum(in[0], in[1]));
  };
  calls["Mod"] = [](TensorSpan in) { return outputs(Mod(in[0], in[1])); };
  calls["Mul"] = [](TensorSpan in) { return outputs(Mul(in[0], in[1])); };
  calls["MulNoNan"] = [](TensorSpan in) {
    return outputs(MulNoNan(in[0], in[1]));
  };
  calls["Pow"] = [](TensorSpan in) { return outputs(Pow(in[0], in[1])); };
  calls["RealDiv"] = [](TensorSpan in) {
    return outputs(RealDiv(in[0], in[1]));
  };
  calls["RightShift"] = [](TensorSpan in) {
    return outputs(RightShift(in[0], in[1]));
  };
  calls["SquaredDifference"] = [](TensorSpan in) {
    return outputs(SquaredDifference(in[0], in[1]));
  };
  calls["Sub"] = [](TensorSpan in) { return outputs(Sub(in[0], in[1])); };
  calls["TruncateDiv"] = [](TensorSpan in) {
    return outputs(TruncateDiv(in[0], in[1]));
  };
  calls["TruncateMod"] = [](TensorSpan in) {
    return outputs(TruncateMod(in[0], in[1]));
  };
  calls["Xdivy"] = [](TensorSpan in) { return outputs(Xdivy(in[0], in[1])); };
  calls["Xlog1py"] = [](TensorSpan in) {
    return outputs(Xlog1py(in[0], in[1]));
  };
  calls["Xlogy"] = [](TensorSpan in) { return outputs(Xlogy(in[0], in[1])); };
  calls["InvGrad"] = [](TensorSpan in) {
    return outputs(InvGrad(in[0], in[1]));
  };
  calls["ReciprocalGrad"] = [](TensorSpan in) {
    return outputs(ReciprocalGrad(in[0], in[1]));
  };
  calls["RsqrtGrad"] = [](TensorSpan in) {
    return outputs(RsqrtGrad(in[0], in[1]));
  };
  calls["SigmoidGrad"] = [](TensorSpan in) {
    return outputs(SigmoidGrad(in[0], in[1]));
  };
  calls["SqrtGrad"] = [](TensorSpan in) {
    return outputs(SqrtGrad(in[0], in[1]));
  };
  calls["TanhGrad"] = [](TensorSpan in) {
    return outputs(TanhGrad(in[0], in[1]));
  };
  calls["LogicalAnd"] = [](TensorSpan in) {
    return outputs(LogicalAnd(in[0], in[1]));
  };
  calls["LogicalOr"] = [](TensorSpan in) {
    return outputs(LogicalOr(in[0], in[1]));
  };
  calls["Equal"] = [](TensorSpan in) { return outputs(Equal(in[0], in[1])); };
  calls["NotEqual"] = [](TensorSpan in) {
    return outputs(NotEqual(in[0], in[1]));
  };
  calls["Equal/incompatible_shape_error"] = [](TensorSpan in) {
    return outputs(Equal(in[0], in[1], {.incompatible_shape_error = false}));
  };
  calls["ApproximateEqual/tolerance"] = [](TensorSpan in) {
    return outputs(ApproximateEqual(in[0], in[1], {.tolerance = 0.01F}));
  };
  calls["ApproximateEqual"] = [](TensorSpan in) {
    return outputs(ApproximateEqual(in[0], in[1]));
  };
  calls["Angle"] = [](TensorSpan in) { return outputs(Angle(in[0])); };
  calls["Angle/Tout"] = [](TensorSpan in) {
    return outputs(Angle(in[0], {.Tout = float64}));
  };
  calls["ComplexAbs"] = [](TensorSpan in) {
    return outputs(ComplexAbs(in[0]));
  };
  calls["ComplexAbs/Tout"] = [](TensorSpan in) {
    return outputs(ComplexAbs(in[0], {.Tout = float64}));
  };
  calls["Imag"] = [](TensorSpan in) { return outputs(Imag(in[0])); };
  calls["Imag/Tout"] = [](TensorSpan in) {
    return outputs(Imag(in[0], {.Tout = float64}));
  };
  calls["Real"] = [](TensorSpan in) { return outputs(Real(in[0])); };
  calls["Real/Tout"] = [](TensorSpan in) {
    return outputs(Real(in[0], {.Tout = float64}));
  };
  calls["Complex"] = [](TensorSpan in) {
    return outputs(Complex(in[0], in[1]));
  };
  calls["Complex/Tout"] = [](TensorSpan in) {
    return outputs(Complex(in[0], in[1], {.Tout = complex128}));
  };
  calls["Cast/DstT"] = [](TensorSpan in) {
    return outputs(Cast(in[0], int32));
  };
  calls["Cast/DstT/2"] = [](TensorSpan in) {
    return outputs(Cast(in[0], float16));
  };
  calls["Cast/DstT/3"] = [](TensorSpan in) {
    return outputs(Cast(in[0], bfloat16));
  };
  calls["Cast/DstT/4"] = [](TensorSpan in) {
    return outputs(Cast(in[0], float64));
  };
  calls["Cast/DstT/5"] = [](TensorSpan in) {
    return outputs(Cast(in[0], complex128));
  };
  calls["Cast/DstT/6"] = [](TensorSpan in) {
    return outputs(Cast(in[0], bool_));
  };
  calls["Cast/DstT/Truncate"] = [](TensorSpan in) {
    return outputs(Cast(in[0], float32, {.Truncate = true}));
  };
  calls["ClipByValue"] = [](TensorSpan in) {
    return outputs(ClipByValue(in[0], in[1], in[2]));
  };
  calls["SelectV2"] = [](TensorSpan in) {
    return outputs(SelectV2(in[0], in[1], in[2]));
  };
  calls["Select"] = [](TensorSpan in) {
    return outputs(Select(in[0], in[1], in[2]));
  };
  calls["NextAfter"] = [](TensorSpan in) {
    return outputs(NextAfter(in[0], in[1]));
  };
  calls["Igamma"] = [](TensorSpan in) { return outputs(Igamma(in[0], in[1])); };
  calls["Igammac"] = [](TensorSpan in) {
    return outputs(Igammac(in[0], in[1]));
  };
  calls["IgammaGradA"] = [](TensorSpan in) {
    return outputs(IgammaGradA(in[0], in[1]));
  };
  calls["Betainc"] = [](TensorSpan in) {
    return outputs(Betainc(in[0], in[1], in[2]));
  };
  calls["Polygamma"] = [](TensorSpan in) {
    return outputs(Polygamma(in[0], in[1]));
  };
  calls["Zeta"] = [](TensorSpan in) { return outputs(Zeta(in[0], in[1])); };
  calls["Cross"] = [](TensorSpan in) { return outputs(Cross(in[0], in[1])); };
  calls["Bucketize/boundaries"] = [](TensorSpan in) {
    return outputs(Bucketize(in[0], {-1.0F, 0.0F, 1.5F}));
  };
  calls["Bucketize/boundaries/2"] = [](TensorSpan in) {
    return outputs(Bucketize(in[0], {}));
  };
  calls["AddN"] = [](TensorSpan in) {
    return outputs(AddN({in[0], in[1], in[2]}));
  };
  calls["AddN/2"] = [](TensorSpan in) { return outputs(AddN({in[0]})); };
  calls["Sum"] = [](TensorSpan in) { return outputs(Sum(in[0], in[1])); };
  calls["Sum/keep_dims"] = [](TensorSpan in) {
    return outputs(Sum(in[0], in[1], {.keep_dims = true}));
  };
  calls["Mean"] = [](TensorSpan in) { return outputs(Mean(in[0], in[1])); };
  calls["Mean/keep_dims"] = [](TensorSpan in) {
    return outputs(Mean(in[0], in[1], {.keep_dims = true}));
  };
  calls["Prod"] = [](TensorSpan in) { return outputs(Prod(in[0], in[1])); };
  calls["Prod/keep_dims"] = [](TensorSpan in) {
    return outputs(Prod(in[0], in[1], {.keep_dims = true}));
  };
  calls["Max"] = [](TensorSpan in) { return outputs(Max(in[0], in[1])); };
  calls["Max/keep_dims"] = [](TensorSpan in) {
    return outputs(Max(in[0], in[1], {.keep_dims = true}));
  };
  calls["Min"] = [](TensorSpan in) { return outputs(Min(in[0], in[1])); };
  calls["Min/keep_dims"] = [](TensorSpan in) {
    return outputs(Min(in[0], in[1], {.keep_dims = true}));
  };
  calls["EuclideanNorm"] = [](TensorSpan in) {
    return outputs(EuclideanNorm(in[0], in[1]));
  };
  calls["EuclideanNorm/keep_dims"] = [](TensorSpan in) {
    return outputs(EuclideanNorm(in[0], in[1], {.keep_dims = true}));
  };
  calls["All"] = [](TensorSpan in) { return outputs(All(in[0], in[1])); };
  calls["All/keep_dims"] = [](TensorSpan in) {
    return outputs(All(in[0], in[1], {.keep_dims = true}));
  };
  calls["Any"] = [](TensorSpan in) { return outputs(Any(in[0], in[1])); };
  calls["Any/keep_dims"] = [](TensorSpan in) {
    return outputs(Any(in[0], in[1], {.keep_dims = true}));
  };
  calls["ArgMax"] = [](TensorSpan in) { return outputs(ArgMax(in[0], in[1])); };
  calls["ArgMax/output_type"] = [](TensorSpan in) {
    return outputs(ArgMax(in[0], in[1], {.output_type = int32}));
  };
  calls["ArgMin"] = [](TensorSpan in) { return outputs(ArgMin(in[0], in[1])); };
  calls["ArgMin/output_type"] = [](TensorSpan in) {
    return outputs(ArgMin(in[0], in[1], {.output_type = int32}));
  };
  calls["Cumsum"] = [](TensorSpan in) { return outputs(Cumsum(in[0], in[1])); };
  calls["Cumsum/exclusive"] = [](TensorSpan in) {
    return outputs(Cumsum(in[0], in[1], {.exclusive = true}));
  };
  calls["Cumsum/reverse"] = [](TensorSpan in) {
    return outputs(Cumsum(in[0], in[1], {.reverse = true}));
  };
  calls["Cumsum/exclusive/reverse"] = [](TensorSpan in) {
    return outputs(Cumsum(in[0], in[1], {.exclusive = true, .reverse = true}));
  };
  calls["Cumprod"] = [](TensorSpan in) {
    return outputs(Cumprod(in[0], in[1]));
  };
  calls["Cumprod/exclusive"] = [](TensorSpan in) {
    return outputs(Cumprod(in[0], in[1], {.exclusive = true}));
  };
  calls["Cumprod/reverse"] = [](TensorSpan in) {
    return outputs(Cumprod(in[0], in[1], {.reverse = true}));
  };
  calls["Cumprod/exclusive/reverse"] = [](TensorSpan in) {
    return outputs(Cumprod(in[0], in[1], {.exclusive = true, .reverse = true}));
  };
  calls["CumulativeLogsumexp"] = [](TensorSpan in) {
    return outputs(CumulativeLogsumexp(in[0], in[1]));
  };
  calls["CumulativeLogsumexp/exclusive"] = [](TensorSpan in) {
    return outputs(CumulativeLogsumexp(in[0], in[1], {.exclusive = true}));
  };
  calls["CumulativeLogsumexp/reverse"] = [](TensorSpan in) {
    return outputs(CumulativeLogsumexp(in[0], in[1], {.reverse = true}));
  };
  calls["CumulativeLogsumexp/exclusive/reverse"] = [](TensorSpan in) {
    return outputs(CumulativeLogsumexp(in[0], in[1],
                                       {.exclusive = true, .reverse = true}));
  };
  calls["Bincount"] = [](TensorSpan in) {
    return outputs(Bincount(in[0], in[1], in[2]));
  };
  calls["DenseBincount/binary_output"] = [](TensorSpan in) {
    return outputs(
        DenseBincount(in[0], in[1], in[2], {.binary_output = false}));
  };
  calls["DenseBincount/binary_output/2"] = [](TensorSpan in) {
    return outputs(DenseBincount(in[0], in[1], in[2], {.binary_output = true}));
  };
  calls["RaggedBincount"] = [](TensorSpan in) {
    return outputs(RaggedBincount(in[0], in[1], in[2], in[3]));
  };
  calls["SparseBincount"] = [](TensorSpan in) {
    return outputs(SparseBincount(in[0], in[1], in[2], in[3], in[4]));
  };
  calls["HistogramFixedWidth"] = [](TensorSpan in) {
    return outputs(HistogramFixedWidth(in[0], in[1], in[2]));
  };
  calls["HistogramFixedWidth/dtype"] = [](TensorSpan in) {
    return outputs(HistogramFixedWidth(in[0], in[1], in[2], {.dtype = int64}));
  };
  calls["SegmentMax"] = [](TensorSpan in) {
    return outputs(SegmentMax(in[0], in[1]));
  };
  calls["SegmentMean"] = [](TensorSpan in) {
    return outputs(SegmentMean(in[0], in[1]));
  };
  calls["SegmentMin"] = [](TensorSpan in) {
    return outputs(SegmentMin(in[0], in[1]));
  };
  calls["SegmentProd"] = [](TensorSpan in) {
    return outputs(SegmentProd(in[0], in[1]));
  };
  calls["SegmentSum"] = [](TensorSpan in) {
    return outputs(SegmentSum(in[0], in[1]));
  };
  calls["UnsortedSegmentMax"] = [](TensorSpan in) {
    return outputs(UnsortedSegmentMax(in[0], in[1], in[2]));
  };
  calls["UnsortedSegmentMin"] = [](TensorSpan in) {
    return outputs(UnsortedSegmentMin(in[0], in[1], in[2]));
  };
  calls["UnsortedSegmentProd"] = [](TensorSpan in) {
    return outputs(UnsortedSegmentProd(in[0], in[1], in[2]));
  };
  calls["UnsortedSegmentSum"] = [](TensorSpan in) {
    return outputs(UnsortedSegmentSum(in[0], in[1], in[2]));
  };
  calls["SparseSegmentSum"] = [](TensorSpan in) {
    return outputs(SparseSegmentSum(in[0], in[1], in[2]));
  };
  calls["SparseSegmentSumWithNumSegments"] = [](TensorSpan in) {
    return outputs(SparseSegmentSumWithNumSegments(in[0], in[1], in[2], in[3]));
  };
  calls["SparseSegmentSumGrad"] = [](TensorSpan in) {
    return outputs(SparseSegmentSumGrad(in[0], in[1], in[2], in[3]));
  };
  calls["SparseSegmentMean"] = [](TensorSpan in) {
    return outputs(SparseSegmentMean(in[0], in[1], in[2]));
  };
  calls["SparseSegmentMeanWithNumSegments"] = [](TensorSpan in) {
    return outputs(
        SparseSegmentMeanWithNumSegments(in[0], in[1], in[2], in[3]));
  };
  calls["SparseSegmentMeanGrad"] = [](TensorSpan in) {
    return outputs(SparseSegmentMeanGrad(in[0], in[1], in[2], in[3]));
  };
  calls["SparseSegmentSqrtN"] = [](TensorSpan in) {
    return outputs(SparseSegmentSqrtN(in[0], in[1], in[2]));
  };
  calls["SparseSegmentSqrtNWithNumSegments"] = [](TensorSpan in) {
    return outputs(
        SparseSegmentSqrtNWithNumSegments(in[0], in[1], in[2], in[3]));
  };
  calls["SparseSegmentSqrtNGrad"] = [](TensorSpan in) {
    return outputs(SparseSegmentSqrtNGrad(in[0], in[1], in[2], in[3]));
  };
  calls["MatMul"] = [](TensorSpan in) { return outputs(MatMul(in[0], in[1])); };
  calls["MatMul/transpose_a/transpose_b"] = [](TensorSpan in) {
    return outputs(
        MatMul(in[0], in[1], {.transpose_a = true, .transpose_b = false}));
  };
  calls["MatMul/transpose_a/transpose_b/2"] = [](TensorSpan in) {
    return outputs(
        MatMul(in[0], in[1], {.transpose_a = false, .transpose_b = true}));
  };
  calls["MatMul/transpose_a/transpose_b/3"] = [](TensorSpan in) {
    return outputs(
        MatMul(in[0], in[1], {.transpose_a = true, .transpose_b = true}));
  };
  calls["BatchMatMul"] = [](TensorSpan in) {
    return outputs(BatchMatMul(in[0], in[1]));
  };
  calls["BatchMatMulV2"] = [](TensorSpan in) {
    return outputs(BatchMatMulV2(in[0], in[1]));
  };
  calls["BatchMatMulV2/adj_x/adj_y"] = [](TensorSpan in) {
    return outputs(BatchMatMulV2(in[0], in[1], {.adj_x = true, .adj_y = true}));
  };
  calls["BatchMatMulV3/Tout"] = [](TensorSpan in) {
    return outputs(BatchMatMulV3(in[0], in[1], int32));
  };
  calls["SparseMatMul/a_is_sparse"] = [](TensorSpan in) {
    return outputs(SparseMatMul(in[0], in[1], {.a_is_sparse = true}));
  };
  calls["SparseMatMul/transpose_a"] = [](TensorSpan in) {
    return outputs(SparseMatMul(in[0], in[1], {.transpose_a = true}));
  };
  calls["Range"] = [](TensorSpan in) {
    return outputs(Range(in[0], in[1], in[2]));
  };
  calls["LinSpace"] = [](TensorSpan in) {
    return outputs(LinSpace(in[0], in[1], in[2]));
  };
  calls["SobolSample"] = [](TensorSpan in) {
    return outputs(SobolSample(in[0], in[1], in[2]));
  };
  calls["Bucketize/fails"] = [](TensorSpan in) {
    return outputs(Bucketize(in[0], {2.0F, 1.0F}));
  };
  calls["AddN/fails"] = [](TensorSpan in) {
    return outputs(AddN({in[0], in[1]}));
  };
  check_golden("math", calls);
}

}  // namespace
}  // namespace tfx::raw_ops

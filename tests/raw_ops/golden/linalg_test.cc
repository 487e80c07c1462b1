// Written by tools/golden/raw_ops.py with TensorFlow 2.21.0.
#include <catch2/catch.hpp>

#include "tests/raw_ops/golden_case.h"
#include "tfx/raw_ops/raw_ops.h"

namespace tfx::raw_ops {
namespace {

TEST_CASE("linalg: every case gives what Python's gives") {
  GoldenCalls calls;
  calls["Cholesky"] = [](TensorSpan in) { return outputs(Cholesky(in[0])); };
  calls["MatrixDeterminant"] = [](TensorSpan in) {
    return outputs(MatrixDeterminant(in[0]));
  };
  calls["LogMatrixDeterminant"] = [](TensorSpan in) {
    const auto v0 = LogMatrixDeterminant(in[0]);
    return outputs(v0.sign, v0.log_abs_determinant);
  };
  calls["MatrixInverse"] = [](TensorSpan in) {
    return outputs(MatrixInverse(in[0]));
  };
  calls["Lu"] = [](TensorSpan in) {
    const auto v0 = Lu(in[0]);
    return outputs(v0.lu, v0.p);
  };
  calls["SelfAdjointEigV2"] = [](TensorSpan in) {
    const auto v0 = SelfAdjointEigV2(in[0]);
    return outputs(v0.e, v0.v);
  };
  calls["Qr"] = [](TensorSpan in) {
    const auto v0 = Qr(in[0]);
    return outputs(v0.q, v0.r);
  };
  calls["Svd"] = [](TensorSpan in) {
    const auto v0 = Svd(in[0]);
    return outputs(v0.s, v0.u, v0.v);
  };
  calls["MatrixInverse/adjoint"] = [](TensorSpan in) {
    return outputs(MatrixInverse(in[0], {.adjoint = true}));
  };
  calls["Lu/output_idx_type"] = [](TensorSpan in) {
    const auto v0 = Lu(in[0], {.output_idx_type = int64});
    return outputs(v0.lu, v0.p);
  };
  calls["Qr/full_matrices"] = [](TensorSpan in) {
    const auto v0 = Qr(in[0], {.full_matrices = true});
    return outputs(v0.q, v0.r);
  };
  calls["Svd/full_matrices"] = [](TensorSpan in) {
    const auto v0 = Svd(in[0], {.full_matrices = true});
    return outputs(v0.s, v0.u, v0.v);
  };
  calls["SelfAdjointEigV2/values"] = [](TensorSpan in) {
    const auto v0 = SelfAdjointEigV2(in[0], {.compute_v = false});
    return outputs(v0.e);
  };
  calls["Svd/values"] = [](TensorSpan in) {
    const auto v0 = Svd(in[0], {.compute_uv = false});
    return outputs(v0.s);
  };
  calls["Eig/values"] = [](TensorSpan in) {
    const auto v0 = Eig(in[0], complex128, {.compute_v = false});
    return outputs(v0.e);
  };
  calls["CholeskyGrad"] = [](TensorSpan in) {
    return outputs(CholeskyGrad(in[0], in[1]));
  };
  calls["MatrixSquareRoot"] = [](TensorSpan in) {
    return outputs(MatrixSquareRoot(in[0]));
  };
  calls["MatrixLogarithm"] = [](TensorSpan in) {
    return outputs(MatrixLogarithm(in[0]));
  };
  calls["MatrixSolve"] = [](TensorSpan in) {
    return outputs(MatrixSolve(in[0], in[1]));
  };
  calls["MatrixTriangularSolve/lower/adjoint"] = [](TensorSpan in) {
    return outputs(
        MatrixTriangularSolve(in[0], in[1], {.lower = false, .adjoint = true}));
  };
  calls["MatrixSolve/adjoint"] = [](TensorSpan in) {
    return outputs(MatrixSolve(in[0], in[1], {.adjoint = true}));
  };
  calls["MatrixSolveLs/fast"] = [](TensorSpan in) {
    return outputs(MatrixSolveLs(in[0], in[1], in[2], {.fast = true}));
  };
  calls["MatrixSolveLs/fast/2"] = [](TensorSpan in) {
    return outputs(MatrixSolveLs(in[0], in[1], in[2], {.fast = false}));
  };
  calls["BandedTriangularSolve"] = [](TensorSpan in) {
    return outputs(BandedTriangularSolve(in[0], in[1]));
  };
  calls["TridiagonalSolve/partial_pivoting"] = [](TensorSpan in) {
    return outputs(TridiagonalSolve(in[0], in[1], {.partial_pivoting = false}));
  };
  calls["TridiagonalMatMul"] = [](TensorSpan in) {
    return outputs(TridiagonalMatMul(in[0], in[1], in[2], in[3]));
  };
  calls["Einsum/equation"] = [](TensorSpan in) {
    return outputs(Einsum({in[0], in[1]}, "ij,jk->ik"));
  };
  calls["Einsum/equation/2"] = [](TensorSpan in) {
    return outputs(Einsum({in[0]}, "ii->i"));
  };
  calls["Einsum/equation/3"] = [](TensorSpan in) {
    return outputs(Einsum({in[0]}, "...ij->...ji"));
  };
  calls["Einsum/equation/4"] = [](TensorSpan in) {
    return outputs(Einsum({in[0], in[1]}, "i,i->"));
  };
  calls["FFT"] = [](TensorSpan in) { return outputs(FFT(in[0])); };
  calls["FFT2D"] = [](TensorSpan in) { return outputs(FFT2D(in[0])); };
  calls["FFT3D"] = [](TensorSpan in) { return outputs(FFT3D(in[0])); };
  calls["IFFT"] = [](TensorSpan in) { return outputs(IFFT(in[0])); };
  calls["IFFT2D"] = [](TensorSpan in) { return outputs(IFFT2D(in[0])); };
  calls["IFFT3D"] = [](TensorSpan in) { return outputs(IFFT3D(in[0])); };
  calls["RFFT"] = [](TensorSpan in) { return outputs(RFFT(in[0], in[1])); };
  calls["RFFT/Tcomplex"] = [](TensorSpan in) {
    return outputs(RFFT(in[0], in[1], {.Tcomplex = complex128}));
  };
  calls["IRFFT"] = [](TensorSpan in) { return outputs(IRFFT(in[0], in[1])); };
  calls["IRFFT/Treal"] = [](TensorSpan in) {
    return outputs(IRFFT(in[0], in[1], {.Treal = float64}));
  };
  calls["RFFT2D"] = [](TensorSpan in) { return outputs(RFFT2D(in[0], in[1])); };
  calls["RFFT2D/Tcomplex"] = [](TensorSpan in) {
    return outputs(RFFT2D(in[0], in[1], {.Tcomplex = complex128}));
  };
  calls["IRFFT2D"] = [](TensorSpan in) {
    return outputs(IRFFT2D(in[0], in[1]));
  };
  calls["IRFFT2D/Treal"] = [](TensorSpan in) {
    return outputs(IRFFT2D(in[0], in[1], {.Treal = float64}));
  };
  calls["RFFT3D"] = [](TensorSpan in) { return outputs(RFFT3D(in[0], in[1])); };
  calls["RFFT3D/Tcomplex"] = [](TensorSpan in) {
    return outputs(RFFT3D(in[0], in[1], {.Tcomplex = complex128}));
  };
  calls["IRFFT3D"] = [](TensorSpan in) {
    return outputs(IRFFT3D(in[0], in[1]));
  };
  calls["IRFFT3D/Treal"] = [](TensorSpan in) {
    return outputs(IRFFT3D(in[0], in[1], {.Treal = float64}));
  };
  calls["AudioSpectrogram/window_size/stride"] = [](TensorSpan in) {
    return outputs(AudioSpectrogram(in[0], 4, 2));
  };
  calls["AudioSpectrogram/window_size/stride/magnitude_squared"] =
      [](TensorSpan in) {
        return outputs(
            AudioSpectrogram(in[0], 4, 4, {.magnitude_squared = true}));
      };
  calls["Mfcc/filterbank_channel_count/dct_coefficient_count"] =
      [](TensorSpan in) {
        return outputs(
            Mfcc(in[0], in[1],
                 {.filterbank_channel_count = 6, .dct_coefficient_count = 5}));
      };
  calls["EncodeWav"] = [](TensorSpan in) {
    const auto v0 = EncodeWav(in[0], in[1]);
    const auto v1 = DecodeWav(v0, {.desired_samples = 6});
    return outputs(v0, v1.audio, v1.sample_rate);
  };
  calls["Einsum/fails"] = [](TensorSpan in) {
    return outputs(Einsum({in[0]}, "ij,jk->ik"));
  };
  calls["DecodeWav/fails"] = [](TensorSpan in) {
    const auto v0 = DecodeWav(in[0]);
    return outputs(v0.audio, v0.sample_rate);
  };
  check_golden("linalg", calls);
}

}  // namespace
}  // namespace tfx::raw_ops

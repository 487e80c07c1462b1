// Written by tools/golden/raw_ops.py with TensorFlow 2.21.0.
#include <catch2/catch.hpp>

#include "tests/raw_ops/golden_case.h"
#include "tfx/raw_ops/raw_ops.h"

namespace tfx::raw_ops {
namespace {

TEST_CASE("random: every case gives what Python's gives") {
  GoldenCalls calls;
  calls["StatelessRandomNormal/dtype"] = [](TensorSpan in) {
    return outputs(StatelessRandomNormal(in[0], in[1], {.dtype = float32}));
  };
  calls["StatelessRandomNormal/dtype/2"] = [](TensorSpan in) {
    return outputs(StatelessRandomNormal(in[0], in[1], {.dtype = float64}));
  };
  calls["StatelessRandomNormal/dtype/3"] = [](TensorSpan in) {
    return outputs(StatelessRandomNormal(in[0], in[1], {.dtype = float16}));
  };
  calls["StatelessRandomNormal/dtype/4"] = [](TensorSpan in) {
    return outputs(StatelessRandomNormal(in[0], in[1], {.dtype = bfloat16}));
  };
  calls["StatelessRandomNormal"] = [](TensorSpan in) {
    return outputs(StatelessRandomNormal(in[0], in[1]));
  };
  calls["StatelessRandomNormalV2"] = [](TensorSpan in) {
    return outputs(StatelessRandomNormalV2(in[0], in[1], in[2], in[3]));
  };
  calls["StatelessRandomNormalV2/dtype"] = [](TensorSpan in) {
    return outputs(StatelessRandomNormalV2(in[0], in[1], in[2], in[3],
                                           {.dtype = float64}));
  };
  calls["StatelessRandomUniform/dtype"] = [](TensorSpan in) {
    return outputs(StatelessRandomUniform(in[0], in[1], {.dtype = float32}));
  };
  calls["StatelessRandomUniform/dtype/2"] = [](TensorSpan in) {
    return outputs(StatelessRandomUniform(in[0], in[1], {.dtype = float64}));
  };
  calls["StatelessRandomUniform/dtype/3"] = [](TensorSpan in) {
    return outputs(StatelessRandomUniform(in[0], in[1], {.dtype = float16}));
  };
  calls["StatelessRandomUniform/dtype/4"] = [](TensorSpan in) {
    return outputs(StatelessRandomUniform(in[0], in[1], {.dtype = bfloat16}));
  };
  calls["StatelessRandomUniform"] = [](TensorSpan in) {
    return outputs(StatelessRandomUniform(in[0], in[1]));
  };
  calls["StatelessRandomUniformV2"] = [](TensorSpan in) {
    return outputs(StatelessRandomUniformV2(in[0], in[1], in[2], in[3]));
  };
  calls["StatelessRandomUniformV2/dtype"] = [](TensorSpan in) {
    return outputs(StatelessRandomUniformV2(in[0], in[1], in[2], in[3],
                                            {.dtype = float64}));
  };
  calls["StatelessTruncatedNormal/dtype"] = [](TensorSpan in) {
    return outputs(StatelessTruncatedNormal(in[0], in[1], {.dtype = float32}));
  };
  calls["StatelessTruncatedNormal/dtype/2"] = [](TensorSpan in) {
    return outputs(StatelessTruncatedNormal(in[0], in[1], {.dtype = float64}));
  };
  calls["StatelessTruncatedNormal/dtype/3"] = [](TensorSpan in) {
    return outputs(StatelessTruncatedNormal(in[0], in[1], {.dtype = float16}));
  };
  calls["StatelessTruncatedNormal/dtype/4"] = [](TensorSpan in) {
    return outputs(StatelessTruncatedNormal(in[0], in[1], {.dtype = bfloat16}));
  };
  calls["StatelessTruncatedNormal"] = [](TensorSpan in) {
    return outputs(StatelessTruncatedNormal(in[0], in[1]));
  };
  calls["StatelessTruncatedNormalV2"] = [](TensorSpan in) {
    return outputs(StatelessTruncatedNormalV2(in[0], in[1], in[2], in[3]));
  };
  calls["StatelessTruncatedNormalV2/dtype"] = [](TensorSpan in) {
    return outputs(StatelessTruncatedNormalV2(in[0], in[1], in[2], in[3],
                                              {.dtype = float64}));
  };
  calls["StatelessRandomUniformInt"] = [](TensorSpan in) {
    return outputs(StatelessRandomUniformInt(in[0], in[1], in[2], in[3]));
  };
  calls["StatelessRandomUniformIntV2"] = [](TensorSpan in) {
    return outputs(
        StatelessRandomUniformIntV2(in[0], in[1], in[2], in[3], in[4], in[5]));
  };
  calls["StatelessRandomUniformFullInt/dtype"] = [](TensorSpan in) {
    return outputs(
        StatelessRandomUniformFullInt(in[0], in[1], {.dtype = int32}));
  };
  calls["StatelessRandomUniformFullIntV2/dtype"] = [](TensorSpan in) {
    return outputs(StatelessRandomUniformFullIntV2(in[0], in[1], in[2], in[3],
                                                   {.dtype = int32}));
  };
  calls["StatelessRandomUniformFullInt/dtype/2"] = [](TensorSpan in) {
    return outputs(
        StatelessRandomUniformFullInt(in[0], in[1], {.dtype = int64}));
  };
  calls["StatelessRandomUniformFullIntV2/dtype/2"] = [](TensorSpan in) {
    return outputs(StatelessRandomUniformFullIntV2(in[0], in[1], in[2], in[3],
                                                   {.dtype = int64}));
  };
  calls["StatelessRandomUniformFullInt/dtype/3"] = [](TensorSpan in) {
    return outputs(
        StatelessRandomUniformFullInt(in[0], in[1], {.dtype = uint32}));
  };
  calls["StatelessRandomUniformFullIntV2/dtype/3"] = [](TensorSpan in) {
    return outputs(StatelessRandomUniformFullIntV2(in[0], in[1], in[2], in[3],
                                                   {.dtype = uint32}));
  };
  calls["StatelessRandomUniformFullInt/dtype/4"] = [](TensorSpan in) {
    return outputs(
        StatelessRandomUniformFullInt(in[0], in[1], {.dtype = uint64}));
  };
  calls["StatelessRandomUniformFullIntV2/dtype/4"] = [](TensorSpan in) {
    return outputs(StatelessRandomUniformFullIntV2(in[0], in[1], in[2], in[3],
                                                   {.dtype = uint64}));
  };
  calls["StatelessRandomGetKeyCounter"] = [](TensorSpan in) {
    const auto v0 = StatelessRandomGetKeyCounter(in[0]);
    return outputs(v0.key, v0.counter);
  };
  calls["StatelessMultinomial/output_dtype"] = [](TensorSpan in) {
    return outputs(
        StatelessMultinomial(in[0], in[1], in[2], {.output_dtype = int32}));
  };
  calls["StatelessRandomBinomial"] = [](TensorSpan in) {
    return outputs(StatelessRandomBinomial(in[0], in[1], in[2], in[3]));
  };
  calls["StatelessRandomPoisson/dtype"] = [](TensorSpan in) {
    return outputs(StatelessRandomPoisson(in[0], in[1], in[2], int64));
  };
  calls["StatelessRandomGammaV2"] = [](TensorSpan in) {
    return outputs(StatelessRandomGammaV2(in[0], in[1], in[2]));
  };
  calls["StatelessRandomGammaV3"] = [](TensorSpan in) {
    return outputs(StatelessRandomGammaV3(in[0], in[1], in[2], in[3], in[4]));
  };
  calls["StatelessParameterizedTruncatedNormal"] = [](TensorSpan in) {
    return outputs(StatelessParameterizedTruncatedNormal(in[0], in[1], in[2],
                                                         in[3], in[4], in[5]));
  };
  calls["StatelessShuffle"] = [](TensorSpan in) {
    return outputs(StatelessShuffle(in[0], in[1], in[2], in[3]));
  };
  calls["RandomIndexShuffle/rounds"] = [](TensorSpan in) {
    return outputs(RandomIndexShuffle(in[0], in[1], in[2], {.rounds = 6}));
  };
  calls["RandomGammaGrad"] = [](TensorSpan in) {
    return outputs(RandomGammaGrad(in[0], in[1]));
  };
  calls["RandomStandardNormal/dtype/seed/seed2"] = [](TensorSpan in) {
    return outputs(
        RandomStandardNormal(in[0], float32, {.seed = 42, .seed2 = 24}));
  };
  calls["RandomStandardNormal/dtype/seed/seed2/2"] = [](TensorSpan in) {
    return outputs(
        RandomStandardNormal(in[0], float64, {.seed = 42, .seed2 = 24}));
  };
  calls["RandomUniform/dtype/seed/seed2"] = [](TensorSpan in) {
    return outputs(RandomUniform(in[0], float32, {.seed = 42, .seed2 = 24}));
  };
  calls["RandomUniform/dtype/seed/seed2/2"] = [](TensorSpan in) {
    return outputs(RandomUniform(in[0], float64, {.seed = 42, .seed2 = 24}));
  };
  calls["TruncatedNormal/dtype/seed/seed2"] = [](TensorSpan in) {
    return outputs(TruncatedNormal(in[0], float32, {.seed = 42, .seed2 = 24}));
  };
  calls["TruncatedNormal/dtype/seed/seed2/2"] = [](TensorSpan in) {
    return outputs(TruncatedNormal(in[0], float64, {.seed = 42, .seed2 = 24}));
  };
  calls["RandomUniformInt/seed/seed2"] = [](TensorSpan in) {
    return outputs(
        RandomUniformInt(in[0], in[1], in[2], {.seed = 42, .seed2 = 24}));
  };
  calls["RandomGamma/seed/seed2"] = [](TensorSpan in) {
    return outputs(RandomGamma(in[0], in[1], {.seed = 42, .seed2 = 24}));
  };
  calls["RandomPoissonV2/seed/seed2/dtype"] = [](TensorSpan in) {
    return outputs(RandomPoissonV2(in[0], in[1],
                                   {.seed = 42, .seed2 = 24, .dtype = int32}));
  };
  calls["RandomShuffle/seed/seed2"] = [](TensorSpan in) {
    return outputs(RandomShuffle(in[0], {.seed = 42, .seed2 = 24}));
  };
  calls["Multinomial/seed/seed2"] = [](TensorSpan in) {
    return outputs(Multinomial(in[0], in[1], {.seed = 42, .seed2 = 24}));
  };
  calls["ParameterizedTruncatedNormal/seed/seed2"] = [](TensorSpan in) {
    return outputs(ParameterizedTruncatedNormal(
        in[0], in[1], in[2], in[3], in[4], {.seed = 42, .seed2 = 24}));
  };
  calls
      ["UniformCandidateSampler/num_true/num_sampled/unique/range_max/seed/"
       "seed2"] = [](TensorSpan in) {
        const auto v0 = UniformCandidateSampler(in[0], 1, 3, true, 9,
                                                {.seed = 42, .seed2 = 24});
        return outputs(v0.sampled_candidates, v0.true_expected_count,
                       v0.sampled_expected_count);
      };
  calls
      ["LogUniformCandidateSampler/num_true/num_sampled/unique/range_max/seed/"
       "seed2"] = [](TensorSpan in) {
        const auto v0 = LogUniformCandidateSampler(in[0], 1, 3, true, 9,
                                                   {.seed = 42, .seed2 = 24});
        return outputs(v0.sampled_candidates, v0.true_expected_count,
                       v0.sampled_expected_count);
      };
  calls
      ["FixedUnigramCandidateSampler/num_true/num_sampled/unique/range_max/"
       "distortion/unigrams/seed/seed2"] = [](TensorSpan in) {
        const auto v0 =
            FixedUnigramCandidateSampler(in[0], 1, 4, false, 3,
                                         {.distortion = 0.5F,
                                          .unigrams = {1.0F, 2.0F, 3.0F},
                                          .seed = 42,
                                          .seed2 = 24});
        return outputs(v0.sampled_candidates, v0.true_expected_count,
                       v0.sampled_expected_count);
      };
  calls["StatefulStandardNormalV2"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(int64, TensorShape({3}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    RngSkip(v0, in[1], in[2]);
    const auto v3 = StatefulStandardNormalV2(v0, in[3], in[4]);
    const auto v4 = ReadVariableOp(v0, int64);
    return outputs(v3, v4);
  };
  calls["StatefulUniform"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(int64, TensorShape({3}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    RngSkip(v0, in[1], in[2]);
    const auto v3 = StatefulUniform(v0, in[3], in[4], {.dtype = float64});
    const auto v4 = ReadVariableOp(v0, int64);
    return outputs(v3, v4);
  };
  calls["StatefulTruncatedNormal"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(int64, TensorShape({3}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    RngSkip(v0, in[1], in[2]);
    const auto v3 = StatefulTruncatedNormal(v0, in[3], in[4]);
    const auto v4 = ReadVariableOp(v0, int64);
    return outputs(v3, v4);
  };
  calls["StatefulUniformFullInt"] = [](TensorSpan in) {
    const auto v0 =
        VarHandleOp(int64, TensorShape({3}),
                    {.shared_name = "cd2c89b7-88b7-44c8-ad83-06c2a9158347"});
    AssignVariableOp(v0, in[0]);
    RngSkip(v0, in[1], in[2]);
    const auto v3 = StatefulUniformFullInt(v0, in[3], in[4], {.dtype = int64});
    const auto v4 = ReadVariableOp(v0, int64);
    return outputs(v3, v4);
  };
  calls["RandomUniform/fails"] = [](TensorSpan in) {
    return outputs(RandomUniform(in[0], float32, {.seed = 1, .seed2 = 2}));
  };
  calls["RandomUniform/fails/2"] = [](TensorSpan in) {
    return outputs(RandomUniform(in[0], int32));
  };
  check_golden("random", calls);
}

}  // namespace
}  // namespace tfx::raw_ops

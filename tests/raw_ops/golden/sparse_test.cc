// Written by tools/golden/raw_ops.py with TensorFlow 2.21.0.
#include <catch2/catch.hpp>

#include "tests/raw_ops/golden_case.h"
#include "tfx/raw_ops/raw_ops.h"

namespace tfx::raw_ops {
namespace {

TEST_CASE("sparse: every case gives what Python's gives") {
  GoldenCalls calls;
  calls["SparseTensorDenseAdd"] = [](TensorSpan in) {
    return outputs(SparseTensorDenseAdd(in[0], in[1], in[2], in[3]));
  };
  calls["SparseAdd"] = [](TensorSpan in) {
    const auto v0 = SparseAdd(in[0], in[1], in[2], in[3], in[4], in[5], in[6]);
    return outputs(v0.sum_indices, v0.sum_values, v0.sum_shape);
  };
  calls["SparseDenseCwiseAdd"] = [](TensorSpan in) {
    return outputs(SparseDenseCwiseAdd(in[0], in[1], in[2], in[3]));
  };
  calls["SparseDenseCwiseDiv"] = [](TensorSpan in) {
    return outputs(SparseDenseCwiseDiv(in[0], in[1], in[2], in[3]));
  };
  calls["SparseDenseCwiseMul"] = [](TensorSpan in) {
    return outputs(SparseDenseCwiseMul(in[0], in[1], in[2], in[3]));
  };
  calls["SparseSparseMaximum"] = [](TensorSpan in) {
    const auto v0 =
        SparseSparseMaximum(in[0], in[1], in[2], in[3], in[4], in[5]);
    return outputs(v0.output_indices, v0.output_values);
  };
  calls["SparseSparseMinimum"] = [](TensorSpan in) {
    const auto v0 =
        SparseSparseMinimum(in[0], in[1], in[2], in[3], in[4], in[5]);
    return outputs(v0.output_indices, v0.output_values);
  };
  calls["SparseSoftmax"] = [](TensorSpan in) {
    return outputs(SparseSoftmax(in[0], in[1], in[2]));
  };
  calls["SparseTensorDenseMatMul"] = [](TensorSpan in) {
    return outputs(SparseTensorDenseMatMul(in[0], in[1], in[2], in[3]));
  };
  calls["SparseTensorDenseMatMul/adjoint_a/adjoint_b"] = [](TensorSpan in) {
    return outputs(SparseTensorDenseMatMul(
        in[0], in[1], in[2], in[3], {.adjoint_a = true, .adjoint_b = true}));
  };
  calls["SparseReorder"] = [](TensorSpan in) {
    const auto v0 = SparseReorder(in[0], in[1], in[2]);
    return outputs(v0.output_indices, v0.output_values);
  };
  calls["SparseReshape"] = [](TensorSpan in) {
    const auto v0 = SparseReshape(in[0], in[1], in[2]);
    return outputs(v0.output_indices, v0.output_shape);
  };
  calls["SparseReduceSum"] = [](TensorSpan in) {
    return outputs(SparseReduceSum(in[0], in[1], in[2], in[3]));
  };
  calls["SparseReduceSum/keep_dims"] = [](TensorSpan in) {
    return outputs(
        SparseReduceSum(in[0], in[1], in[2], in[3], {.keep_dims = true}));
  };
  calls["SparseReduceMax"] = [](TensorSpan in) {
    return outputs(SparseReduceMax(in[0], in[1], in[2], in[3]));
  };
  calls["SparseReduceMax/keep_dims"] = [](TensorSpan in) {
    return outputs(
        SparseReduceMax(in[0], in[1], in[2], in[3], {.keep_dims = true}));
  };
  calls["SparseReduceSumSparse"] = [](TensorSpan in) {
    const auto v0 = SparseReduceSumSparse(in[0], in[1], in[2], in[3]);
    return outputs(v0.output_indices, v0.output_values, v0.output_shape);
  };
  calls["SparseReduceSumSparse/keep_dims"] = [](TensorSpan in) {
    const auto v0 =
        SparseReduceSumSparse(in[0], in[1], in[2], in[3], {.keep_dims = true});
    return outputs(v0.output_indices, v0.output_values, v0.output_shape);
  };
  calls["SparseReduceMaxSparse"] = [](TensorSpan in) {
    const auto v0 = SparseReduceMaxSparse(in[0], in[1], in[2], in[3]);
    return outputs(v0.output_indices, v0.output_values, v0.output_shape);
  };
  calls["SparseReduceMaxSparse/keep_dims"] = [](TensorSpan in) {
    const auto v0 =
        SparseReduceMaxSparse(in[0], in[1], in[2], in[3], {.keep_dims = true});
    return outputs(v0.output_indices, v0.output_values, v0.output_shape);
  };
  calls["SparseSlice"] = [](TensorSpan in) {
    const auto v0 = SparseSlice(in[0], in[1], in[2], in[3], in[4]);
    return outputs(v0.output_indices, v0.output_values, v0.output_shape);
  };
  calls["SparseSplit/num_split"] = [](TensorSpan in) {
    const auto v0 = SparseSplit(in[0], in[1], in[2], in[3], 2);
    return outputs(v0.output_indices, v0.output_values, v0.output_shape);
  };
  calls["SparseConcat/concat_dim"] = [](TensorSpan in) {
    const auto v0 =
        SparseConcat({in[0], in[1]}, {in[2], in[3]}, {in[4], in[5]}, 0);
    return outputs(v0.output_indices, v0.output_values, v0.output_shape);
  };
  calls["SparseToDense/validate_indices"] = [](TensorSpan in) {
    return outputs(
        SparseToDense(in[0], in[1], in[2], in[3], {.validate_indices = true}));
  };
  calls["SparseToDense/validate_indices/2"] = [](TensorSpan in) {
    return outputs(
        SparseToDense(in[0], in[1], in[2], in[3], {.validate_indices = false}));
  };
  calls["SparseToDense"] = [](TensorSpan in) {
    return outputs(SparseToDense(in[0], in[1], in[2], in[3]));
  };
  calls["SparseFillEmptyRows"] = [](TensorSpan in) {
    const auto v0 = SparseFillEmptyRows(in[0], in[1], in[2], in[3]);
    return outputs(v0.output_indices, v0.output_values, v0.empty_row_indicator,
                   v0.reverse_index_map);
  };
  calls["SerializeSparse"] = [](TensorSpan in) {
    const auto v0 = SerializeSparse(in[0], in[1], in[2]);
    const auto v1 = DeserializeSparse(v0, float32);
    return outputs(v1.sparse_indices, v1.sparse_values, v1.sparse_shape);
  };
  calls["SerializeManySparse"] = [](TensorSpan in) {
    const auto v0 = SerializeManySparse(in[0], in[1], in[2]);
    const auto v1 = DeserializeManySparse(v0, int64);
    return outputs(v0, v1.sparse_indices, v1.sparse_values, v1.sparse_shape);
  };
  calls
      ["SparseCross/hashed_output/num_buckets/hash_key/out_type/"
       "internal_type"] = [](TensorSpan in) {
        const auto v0 = SparseCross({in[0]}, {in[1]}, {in[2]}, {in[3]}, true,
                                    10, 99, int64, int64);
        return outputs(v0.output_indices, v0.output_values, v0.output_shape);
      };
  calls["SparseCrossV2"] = [](TensorSpan in) {
    const auto v0 = SparseCrossV2({}, {}, {}, {in[0], in[1]}, in[2]);
    return outputs(v0.output_indices, v0.output_values, v0.output_shape);
  };
  calls["DenseCountSparseOutput/binary_output/maxlength"] = [](TensorSpan in) {
    const auto v0 =
        DenseCountSparseOutput(in[0], in[1], true, {.maxlength = 4});
    return outputs(v0.output_indices, v0.output_values, v0.output_dense_shape);
  };
  calls["DenseCountSparseOutput/binary_output/maxlength/2"] =
      [](TensorSpan in) {
        const auto v0 =
            DenseCountSparseOutput(in[0], in[1], false, {.maxlength = 4});
        return outputs(v0.output_indices, v0.output_values,
                       v0.output_dense_shape);
      };
  calls["SparseCountSparseOutput/binary_output"] = [](TensorSpan in) {
    const auto v0 = SparseCountSparseOutput(in[0], in[1], in[2], in[3], false);
    return outputs(v0.output_indices, v0.output_values, v0.output_dense_shape);
  };
  calls["RaggedCountSparseOutput/binary_output/minlength"] = [](TensorSpan in) {
    const auto v0 =
        RaggedCountSparseOutput(in[0], in[1], in[2], false, {.minlength = 4});
    return outputs(v0.output_indices, v0.output_values, v0.output_dense_shape);
  };
  calls["DenseToDenseSetOperation/set_operation"] = [](TensorSpan in) {
    const auto v0 = DenseToDenseSetOperation(in[0], in[1], "a-b");
    return outputs(v0.result_indices, v0.result_values, v0.result_shape);
  };
  calls["DenseToDenseSetOperation/set_operation/2"] = [](TensorSpan in) {
    const auto v0 = DenseToDenseSetOperation(in[0], in[1], "b-a");
    return outputs(v0.result_indices, v0.result_values, v0.result_shape);
  };
  calls["DenseToDenseSetOperation/set_operation/3"] = [](TensorSpan in) {
    const auto v0 = DenseToDenseSetOperation(in[0], in[1], "intersection");
    return outputs(v0.result_indices, v0.result_values, v0.result_shape);
  };
  calls["DenseToDenseSetOperation/set_operation/4"] = [](TensorSpan in) {
    const auto v0 = DenseToDenseSetOperation(in[0], in[1], "union");
    return outputs(v0.result_indices, v0.result_values, v0.result_shape);
  };
  calls["DenseToSparseSetOperation/set_operation/validate_indices"] =
      [](TensorSpan in) {
        const auto v0 = DenseToSparseSetOperation(in[0], in[1], in[2], in[3],
                                                  "intersection",
                                                  {.validate_indices = false});
        return outputs(v0.result_indices, v0.result_values, v0.result_shape);
      };
  calls["SparseToSparseSetOperation/set_operation"] = [](TensorSpan in) {
    const auto v0 = SparseToSparseSetOperation(in[0], in[1], in[2], in[3],
                                               in[4], in[5], "union");
    return outputs(v0.result_indices, v0.result_values, v0.result_shape);
  };
  calls["SetSize"] = [](TensorSpan in) {
    return outputs(SetSize(in[0], in[1], in[2]));
  };
  calls["CSRSparseMatrix"] = [](TensorSpan in) {
    const auto v0 = SparseTensorToCSRSparseMatrix(in[0], in[1], in[2]);
    const auto v1 = CSRSparseMatrixToDense(v0, float32);
    const auto v2 = CSRSparseMatrixToSparseTensor(v0, float32);
    const auto v3 = SparseMatrixNNZ(v0);
    const auto v4 = SparseMatrixMatMul(v0, in[3]);
    const auto v5 = SparseMatrixTranspose(v0, float32);
    const auto v6 = SparseMatrixSparseMatMul(v0, v5, float32);
    const auto v7 = CSRSparseMatrixToDense(v6, float32);
    return outputs(v1, v2.indices, v2.values, v2.dense_shape, v3, v4, v7, v0);
  };
  calls["DenseToCSRSparseMatrix"] = [](TensorSpan in) {
    const auto v0 = DenseToCSRSparseMatrix(in[0], in[1]);
    const auto v1 = CSRSparseMatrixComponents(v0, in[2], float64);
    return outputs(v1.row_ptrs, v1.col_inds, v1.values);
  };
  calls["AddManySparseToTensorsMap"] = [](TensorSpan in) {
    return outputs(AddManySparseToTensorsMap(in[0], in[1], in[2],
                                             {.shared_name = "sparse_map"}));
  };
  calls["RaggedRange"] = [](TensorSpan in) {
    const auto v0 = RaggedRange(in[0], in[1], in[2]);
    return outputs(v0.rt_nested_splits, v0.rt_dense_values);
  };
  calls["RaggedRange/Tsplits"] = [](TensorSpan in) {
    const auto v0 = RaggedRange(in[0], in[1], in[2], {.Tsplits = int32});
    return outputs(v0.rt_nested_splits, v0.rt_dense_values);
  };
  calls["RaggedGather/OUTPUT_RAGGED_RANK"] = [](TensorSpan in) {
    const auto v0 = RaggedGather({in[0]}, in[1], in[2], 1);
    return outputs(v0.output_nested_splits, v0.output_dense_values);
  };
  calls["RaggedGather/OUTPUT_RAGGED_RANK/2"] = [](TensorSpan in) {
    const auto v0 = RaggedGather({in[0], in[1]}, in[2], in[3], 3);
    return outputs(v0.output_nested_splits, v0.output_dense_values);
  };
  calls["RaggedTensorToSparse"] = [](TensorSpan in) {
    const auto v0 = RaggedTensorToSparse({in[0]}, in[1]);
    return outputs(v0.sparse_indices, v0.sparse_values, v0.sparse_dense_shape);
  };
  calls["RaggedTensorToTensor/row_partition_types"] = [](TensorSpan in) {
    return outputs(
        RaggedTensorToTensor(in[0], in[1], in[2], {in[3]}, {"ROW_SPLITS"}));
  };
  calls["RaggedTensorToTensor/row_partition_types/2"] = [](TensorSpan in) {
    return outputs(RaggedTensorToTensor(in[0], in[1], in[2], {in[3], in[4]},
                                        {"FIRST_DIM_SIZE", "VALUE_ROWIDS"}));
  };
  calls["RaggedFillEmptyRows"] = [](TensorSpan in) {
    const auto v0 = RaggedFillEmptyRows(in[0], in[1], in[2], in[3]);
    return outputs(v0.output_value_rowids, v0.output_values,
                   v0.empty_row_indicator, v0.reverse_index_map);
  };
  calls
      ["RaggedCross/input_order/hashed_output/num_buckets/hash_key/"
       "out_values_type/out_row_splits_type"] = [](TensorSpan in) {
        const auto v0 = RaggedCross({in[0]}, {in[1]}, {}, {}, {}, {in[2]}, "RD",
                                    false, 0, 0, string, int64);
        return outputs(v0.output_values, v0.output_row_splits);
      };
  calls["RaggedTensorToVariant/batched_input"] = [](TensorSpan in) {
    return outputs(RaggedTensorToVariant({in[0]}, in[1], true));
  };
  calls["RaggedTensorToVariant"] = [](TensorSpan in) {
    const auto v0 = RaggedTensorToVariant({in[0]}, in[1], false);
    const auto v1 = RaggedTensorFromVariant(v0, 1, 1, float32);
    return outputs(v0, v1.output_nested_splits, v1.output_dense_values);
  };
  calls["RaggedTensorToVariant/2"] = [](TensorSpan in) {
    const auto v0 = RaggedTensorToVariant({}, in[0], false);
    const auto v1 = RaggedTensorFromVariant(v0, 0, 0, float32);
    return outputs(v0, v1.output_nested_splits, v1.output_dense_values);
  };
  calls["DenseToDenseSetOperation/fails"] = [](TensorSpan in) {
    const auto v0 = DenseToDenseSetOperation(in[0], in[1], "no such operation");
    return outputs(v0.result_indices, v0.result_values, v0.result_shape);
  };
  check_golden("sparse", calls);
}

}  // namespace
}  // namespace tfx::raw_ops

// Written by tools/golden/raw_ops.py with TensorFlow 2.21.0.
#include <catch2/catch.hpp>

#include "tests/raw_ops/golden_case.h"
#include "tfx/raw_ops/raw_ops.h"

namespace tfx::raw_ops {
namespace {

TEST_CASE("lookup: every case gives what Python's gives") {
  GoldenCalls calls;
  calls["HashTableV2/string"] = [](TensorSpan in) {
    const auto v0 =
        HashTableV2(string, int64,
                    {.shared_name = "golden HashTableV2 {'key_dtype': "
                                    "tf.string, 'value_dtype': tf.int64}"});
    InitializeTableV2(v0, in[0], in[1]);
    const auto v2 = LookupTableSizeV2(v0);
    const auto v3 = LookupTableFindV2(v0, in[2], in[3]);
    const auto v4 = LookupTableFindV2(v0, in[4], in[5]);
    return outputs(v0, v2, v3, v4);
  };
  calls["HashTableV2/int64"] = [](TensorSpan in) {
    const auto v0 =
        HashTableV2(int64, string,
                    {.shared_name = "golden HashTableV2 {'key_dtype': "
                                    "tf.int64, 'value_dtype': tf.string}"});
    InitializeTableV2(v0, in[0], in[1]);
    const auto v2 = LookupTableSizeV2(v0);
    const auto v3 = LookupTableFindV2(v0, in[2], in[3]);
    const auto v4 = LookupTableFindV2(v0, in[4], in[5]);
    return outputs(v0, v2, v3, v4);
  };
  calls["HashTableV2/int32"] = [](TensorSpan in) {
    const auto v0 =
        HashTableV2(int32, float32,
                    {.shared_name = "golden HashTableV2 {'key_dtype': "
                                    "tf.int32, 'value_dtype': tf.float32}"});
    InitializeTableV2(v0, in[0], in[1]);
    const auto v2 = LookupTableSizeV2(v0);
    const auto v3 = LookupTableFindV2(v0, in[2], in[3]);
    const auto v4 = LookupTableFindV2(v0, in[4], in[5]);
    return outputs(v0, v2, v3, v4);
  };
  calls["AnonymousHashTable/string"] = [](TensorSpan in) {
    const auto v0 = AnonymousHashTable(string, int64);
    InitializeTableV2(v0, in[0], in[1]);
    const auto v2 = LookupTableSizeV2(v0);
    const auto v3 = LookupTableFindV2(v0, in[2], in[3]);
    const auto v4 = LookupTableFindV2(v0, in[4], in[5]);
    return outputs(v0, v2, v3, v4);
  };
  calls["AnonymousHashTable/int64"] = [](TensorSpan in) {
    const auto v0 = AnonymousHashTable(int64, string);
    InitializeTableV2(v0, in[0], in[1]);
    const auto v2 = LookupTableSizeV2(v0);
    const auto v3 = LookupTableFindV2(v0, in[2], in[3]);
    const auto v4 = LookupTableFindV2(v0, in[4], in[5]);
    return outputs(v0, v2, v3, v4);
  };
  calls["AnonymousHashTable/int32"] = [](TensorSpan in) {
    const auto v0 = AnonymousHashTable(int32, float32);
    InitializeTableV2(v0, in[0], in[1]);
    const auto v2 = LookupTableSizeV2(v0);
    const auto v3 = LookupTableFindV2(v0, in[2], in[3]);
    const auto v4 = LookupTableFindV2(v0, in[4], in[5]);
    return outputs(v0, v2, v3, v4);
  };
  calls["MutableHashTableV2"] = [](TensorSpan in) {
    const auto v0 = MutableHashTableV2(
        int64, float32,
        {.shared_name = "golden MutableHashTableV2 {'key_dtype': tf.int64, "
                        "'value_dtype': tf.float32}"});
    LookupTableInsertV2(v0, in[0], in[1]);
    const auto v2 = LookupTableFindV2(v0, in[2], in[3]);
    LookupTableRemoveV2(v0, in[4]);
    const auto v4 = LookupTableSizeV2(v0);
    const auto v5 = LookupTableExportV2(v0, int64, float32);
    return outputs(v0, v2, v4, v5.keys, v5.values);
  };
  calls["AnonymousMutableHashTable"] = [](TensorSpan in) {
    const auto v0 = AnonymousMutableHashTable(int64, float32);
    LookupTableInsertV2(v0, in[0], in[1]);
    const auto v2 = LookupTableFindV2(v0, in[2], in[3]);
    LookupTableRemoveV2(v0, in[4]);
    const auto v4 = LookupTableSizeV2(v0);
    const auto v5 = LookupTableExportV2(v0, int64, float32);
    return outputs(v0, v2, v4, v5.keys, v5.values);
  };
  calls["MutableHashTableOfTensorsV2"] = [](TensorSpan in) {
    const auto v0 = MutableHashTableOfTensorsV2(
        int64, float32,
        {.shared_name =
             "golden MutableHashTableOfTensorsV2 {'key_dtype': tf.int64, "
             "'value_dtype': tf.float32, 'value_shape': [2]}",
         .value_shape = TensorShape({2})});
    LookupTableInsertV2(v0, in[0], in[1]);
    const auto v2 = LookupTableFindV2(v0, in[2], in[3]);
    LookupTableRemoveV2(v0, in[4]);
    const auto v4 = LookupTableSizeV2(v0);
    const auto v5 = LookupTableExportV2(v0, int64, float32);
    return outputs(v0, v2, v4, v5.keys, v5.values);
  };
  calls["AnonymousMutableHashTableOfTensors"] = [](TensorSpan in) {
    const auto v0 = AnonymousMutableHashTableOfTensors(
        int64, float32, {.value_shape = TensorShape({2})});
    LookupTableInsertV2(v0, in[0], in[1]);
    const auto v2 = LookupTableFindV2(v0, in[2], in[3]);
    LookupTableRemoveV2(v0, in[4]);
    const auto v4 = LookupTableSizeV2(v0);
    const auto v5 = LookupTableExportV2(v0, int64, float32);
    return outputs(v0, v2, v4, v5.keys, v5.values);
  };
  calls["MutableDenseHashTableV2"] = [](TensorSpan in) {
    const auto v0 = MutableDenseHashTableV2(
        in[0], in[1], int64,
        {.shared_name =
             "golden MutableDenseHashTableV2 {'empty_key': np.int64(-1), "
             "'deleted_key': np.int64(-2), 'value_dtype': tf.int64, "
             "'initial_num_buckets': 8, 'max_load_factor': 0.5}",
         .initial_num_buckets = 8,
         .max_load_factor = 0.5F});
    LookupTableInsertV2(v0, in[2], in[3]);
    LookupTableRemoveV2(v0, in[4]);
    return outputs(LookupTableFindV2(v0, in[5], in[6]));
  };
  calls["AnonymousMutableDenseHashTable"] = [](TensorSpan in) {
    const auto v0 = AnonymousMutableDenseHashTable(
        in[0], in[1], int64,
        {.initial_num_buckets = 8, .max_load_factor = 0.5F});
    LookupTableInsertV2(v0, in[2], in[3]);
    LookupTableRemoveV2(v0, in[4]);
    return outputs(LookupTableFindV2(v0, in[5], in[6]));
  };
  calls["LookupTableImportV2"] = [](TensorSpan in) {
    const auto v0 = MutableHashTableV2(
        string, int64,
        {.shared_name = "golden MutableHashTableV2 {'key_dtype': tf.string, "
                        "'value_dtype': tf.int64}"});
    LookupTableImportV2(v0, in[0], in[1]);
    return outputs(LookupTableFindV2(v0, in[2], in[3]));
  };
  calls["LookupTableFindV2/fails"] = [](TensorSpan in) {
    const auto v0 = HashTableV2(string, int64,
                                {.shared_name = "golden, never initialized"});
    return outputs(LookupTableFindV2(v0, in[0], in[1]));
  };
  calls["LookupTableInsertV2/fails"] = [](TensorSpan in) {
    const auto v0 = AnonymousMutableHashTable(string, int64);
    LookupTableInsertV2(v0, in[0], in[1]);
    return outputs();
  };
  calls["HashTableV2/fails"] = [](TensorSpan) {
    return outputs(HashTableV2(bool_, int64));
  };
  check_golden("lookup", calls);
}

}  // namespace
}  // namespace tfx::raw_ops

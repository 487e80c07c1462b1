// tf.sparse. Functions of dense tensors that also take sparse ones are in
// elementwise.h; tf.sparse.segment_… of dense rows are in math.h.
#ifndef TFX_SPARSE_SPARSE_H_
#define TFX_SPARSE_SPARSE_H_

// SparseTensor, SparseTensorSpec
#include "tfx/sparse/sparse_tensor.h"  // IWYU pragma: export
// eye, fill_empty_rows, from_dense, mask, to_dense, to_indicator
#include "tfx/sparse/conversion.h"  // IWYU pragma: export
// bincount, cross, cross_hashed
#include "tfx/sparse/counting.h"  // IWYU pragma: export
// tf.edit_distance
#include "tfx/sparse/edit_distance.h"  // IWYU pragma: export
// tf.abs(st), tf.cast(st, dtype), tf.shape(st), …
#include "tfx/sparse/elementwise.h"  // IWYU pragma: export
// map_values
#include "tfx/sparse/map_values.h"  // IWYU pragma: export
// add, maximum, minimum, reduce_max, reduce_sum, sampled_addmm, segment_mean,
// segment_sqrt_n, segment_sum, softmax, sparse_dense_matmul
#include "tfx/sparse/math.h"  // IWYU pragma: export
// tf.io.serialize_sparse, serialize_many_sparse, deserialize_many_sparse
#include "tfx/sparse/serialize.h"  // IWYU pragma: export
// concat, expand_dims, reorder, reset_shape, reshape, retain, slice, split,
// transpose
#include "tfx/sparse/shaping.h"  // IWYU pragma: export

#endif  // TFX_SPARSE_SPARSE_H_

// tf.RaggedTensor, tf.ragged, and functions of tf for ragged tensors.
#ifndef TFX_RAGGED_RAGGED_H_
#define TFX_RAGGED_RAGGED_H_

// tf.math's elementwise functions, tf.cast
#include "tfx/ragged/elementwise.h"        // IWYU pragma: export
#include "tfx/ragged/elementwise_pairs.h"  // IWYU pragma: export
// tf.ragged.boolean_mask, stack_dynamic_partitions; tf.expand_dims, identity,
// one_hot, ones_like, ragged_fill_empty_rows, rank, reverse, size, squeeze,
// tile, zeros_like
#include "tfx/ragged/ragged_array_ops.h"  // IWYU pragma: export
// tf.ragged.stack; tf.concat, stack
#include "tfx/ragged/ragged_concat_ops.h"  // IWYU pragma: export
// tf.ragged.cross, cross_hashed
#include "tfx/ragged/ragged_cross.h"  // IWYU pragma: export
// tf.ragged.constant
#include "tfx/ragged/ragged_factory_ops.h"  // IWYU pragma: export
// tf.ragged.map_flat_values
#include "tfx/ragged/ragged_functional_ops.h"  // IWYU pragma: export
// tf.gather, gather_nd
#include "tfx/ragged/ragged_gather_ops.h"  // IWYU pragma: export
// tf.ragged.range; tf.math.reduce_…, cumsum, add_n
#include "tfx/ragged/ragged_math_ops.h"   // IWYU pragma: export
#include "tfx/ragged/ragged_operators.h"  // IWYU pragma: export
#include "tfx/ragged/ragged_tensor.h"     // IWYU pragma: export
// tf.RaggedTensorSpec
#include "tfx/ragged/ragged_tensor_spec.h"  // IWYU pragma: export
// tf.where
#include "tfx/ragged/ragged_where_op.h"  // IWYU pragma: export
// tf.ragged.row_splits_to_segment_ids, segment_ids_to_row_splits
#include "tfx/ragged/segment_id_ops.h"  // IWYU pragma: export

#endif  // TFX_RAGGED_RAGGED_H_

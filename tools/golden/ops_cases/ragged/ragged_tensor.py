"""Cases of tests/ragged/ragged_tensor_test.cc."""

import tensorflow as tf
from ragged_inputs import FLAT, SPLITS, inner, one, ragged, two

GRADIENTS = True

_RT = tf.RaggedTensor


def cases(golden):
    one(golden, 'accessors', lambda rt: [
        rt.values, rt.flat_values, rt.row_splits, rt.row_lengths(), rt.row_starts(), rt.row_limits(),
        rt.value_rowids(), rt.nrows(), rt.nrows(tf.int32), rt.bounding_shape(), rt.ragged_rank])
    two(golden, 'accessors/two', lambda rt: [
        rt.values, rt.flat_values, list(rt.nested_row_splits), list(rt.nested_row_lengths()),
        list(rt.nested_value_rowids()), rt.bounding_shape(), rt.bounding_shape(axis=2),
        rt.bounding_shape(axis=[2, 0], out_type=tf.int32), rt.ragged_rank])
    golden.add('accessors/from ids', lambda v, r: [
        rt := _RT.from_value_rowids(v, r, nrows=5), rt.row_lengths(), rt.value_rowids(), rt.nrows()],
               FLAT, [0, 0, 2, 2, 2, 3])
    golden.add('accessors/uniform', lambda v: [
        rt := _RT.from_uniform_row_length(v, 3), rt.uniform_row_length, rt.nrows(), rt.row_lengths()], FLAT)
    two(golden, 'row_lengths/axis=2', lambda rt: rt.row_lengths(axis=2))
    two(golden, 'row_lengths/axis=-1', lambda rt: rt.row_lengths(axis=-1))
    two(golden, 'row_lengths/axis=0', lambda rt: rt.row_lengths(axis=0))
    inner(golden, 'row_lengths/inner', lambda rt: rt.row_lengths(axis=2))
    one(golden, 'with_values', lambda rt: rt.with_values(rt.values * 2))
    two(golden, 'with_flat_values', lambda rt: rt.with_flat_values(rt.flat_values * 2))
    two(golden, 'with_row_splits_dtype', lambda rt: rt.with_row_splits_dtype(tf.int32))
    for outer, last in ((0, 1), (1, 2), (0, 2), (-2, -1), (1, 1)):
        two(golden, f'merge_dims/{outer},{last}', lambda rt, outer=outer, last=last: rt.merge_dims(outer, last))
    inner(golden, 'merge_dims/inner 1,2', lambda rt: rt.merge_dims(1, 2))
    inner(golden, 'merge_dims/inner 0,2', lambda rt: rt.merge_dims(0, 2))
    golden.fails('row_lengths/axis=5', lambda v, s: ragged(v, s).row_lengths(axis=5), FLAT, SPLITS)
    golden.fails('merge_dims/order', lambda v, s: ragged(v, s).merge_dims(1, 0), FLAT, SPLITS)
    golden.fails('with_values/few', lambda v, s: ragged(v, s).with_values([1.0]), FLAT, SPLITS)
    golden.fails('with_row_splits_dtype/float', lambda v, s: ragged(v, s).with_row_splits_dtype(tf.float32),
                 FLAT, SPLITS)

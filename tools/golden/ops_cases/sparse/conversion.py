"""Calls of what tfx/sparse/conversion.h has, for tests/sparse/conversion_test.cc."""

import tensorflow as tf
from ops import ALL, FLOATS, data

GRADIENTS = True

_INDICES = tf.constant([[0, 0], [0, 2], [1, 1]], tf.int64)
_SHAPE = tf.constant([3, 4], tf.int64)
_NO_INDICES = tf.zeros([0, 2], tf.int64)


def _int64(value):
    return tf.constant(value, tf.int64)


def cases(golden):
    sparse = tf.SparseTensor
    for dtype in ALL:
        kept = tf.cast([[1, 0, 0], [0, 1, 1]], tf.bool)
        values = data(dtype, (2, 3))
        golden.add(f'from_dense@{dtype}', tf.sparse.from_dense, tf.where(kept, values, tf.zeros_like(values)))
    golden.fails('from_dense/scalar', tf.sparse.from_dense, 3.0)
    golden.add('from_dense@zeros', tf.sparse.from_dense, tf.zeros([2, 2]))
    golden.add('from_dense@empty', tf.sparse.from_dense, tf.zeros([2, 0]))
    golden.add('from_dense@3', tf.sparse.from_dense, [[[1.0, 0.0]], [[0.0, float('nan')]], [[-0.0, float('inf')]]])

    for dtype in ALL:
        golden.add(f'to_dense@{dtype}', lambda i, v, s: tf.sparse.to_dense(sparse(i, v, s)),
                   _INDICES, data(dtype, (3,)), _SHAPE)
    golden.add('to_dense@empty', lambda i, v, s: tf.sparse.to_dense(sparse(i, v, s)),
               _NO_INDICES, data('float32', (0,)), _SHAPE)
    golden.add('to_dense@vector', lambda i, v, s: tf.sparse.to_dense(sparse(i, v, s)),
               _int64([[1], [3]]), [1.5, 2.5], _int64([5]))
    golden.add('to_dense/default_value', lambda i, v, s: tf.sparse.to_dense(sparse(i, v, s), -1.5),
               _INDICES, data('float32', (3,)), _SHAPE)
    golden.add('to_dense/default_value tensor',
               lambda i, v, s, d: tf.sparse.to_dense(sparse(i, v, s), default_value=d),
               _INDICES, data('float32', (3,)), _SHAPE, 2.0)
    golden.add('to_dense/text', lambda i, v, s: tf.sparse.to_dense(sparse(i, v, s), default_value='none'),
               _INDICES, data('string', (3,)), _SHAPE)
    golden.add('to_dense/validate_indices',
               lambda i, v, s: tf.sparse.to_dense(sparse(i, v, s), validate_indices=False),
               _int64([[1, 1], [0, 0], [0, 2]]), data('float32', (3,)), _SHAPE)
    golden.fails('to_dense/order', lambda i, v, s: tf.sparse.to_dense(sparse(i, v, s)),
                 _int64([[1, 1], [0, 0]]), [1.0, 2.0], _SHAPE)
    golden.fails('to_dense/outside', lambda i, v, s: tf.sparse.to_dense(sparse(i, v, s)),
                 _int64([[1, 1], [7, 0]]), [1.0, 2.0], _SHAPE)
    golden.fails('to_dense/default_value dtype', lambda i, v, s: tf.sparse.to_dense(sparse(i, v, s), 1.5),
                 _INDICES, [1, 2, 3], _SHAPE)

    for dtype in ('int32', 'int64'):
        golden.add(f'to_indicator@{dtype}', lambda i, v, s: tf.sparse.to_indicator(sparse(i, v, s), 6),
                   _INDICES, tf.constant([3, 1, 5], dtype), _SHAPE)
    golden.add('to_indicator/tensor', lambda i, v, s, n: tf.sparse.to_indicator(sparse(i, v, s), n),
               _INDICES, [3, 1, 5], _SHAPE, 6)
    golden.add('to_indicator/3', lambda i, v, s: tf.sparse.to_indicator(sparse(i, v, s), 4),
               _int64([[0, 0, 0], [0, 1, 0], [1, 0, 1], [1, 0, 2]]), [0, 3, 2, 1], _int64([2, 2, 3]))
    golden.fails('to_indicator/outside', lambda i, v, s: tf.sparse.to_indicator(sparse(i, v, s), 3),
                 _INDICES, [3, 1, 5], _SHAPE)

    golden.add('eye', lambda: tf.sparse.eye(3))
    golden.add('eye/columns', lambda: tf.sparse.eye(2, 4))
    golden.add('eye/rows', lambda: tf.sparse.eye(4, num_columns=2, dtype=tf.int32))
    golden.add('eye/tensors', tf.sparse.eye, 2, _int64(3))
    golden.add('eye/0', lambda: tf.sparse.eye(0))
    golden.fails('eye/float', lambda: tf.sparse.eye(2.5))

    for dtype in FLOATS + ('int32', 'int64', 'string', 'bool'):
        golden.add(f'fill_empty_rows@{dtype}',
                   lambda i, v, s, d: tf.sparse.fill_empty_rows(sparse(i, v, s), d),
                   _int64([[0, 1], [0, 3], [2, 0]]), data(dtype, (3,)), _int64([5, 6]), data(dtype, (), 1))
    golden.add('fill_empty_rows/literal',
               lambda i, v, s: tf.sparse.fill_empty_rows(sparse(i, v, s), -1),
               _int64([[1, 1]]), [2.5], _int64([3, 2]))
    golden.add('fill_empty_rows/none', lambda i, v, s: tf.sparse.fill_empty_rows(sparse(i, v, s), 7.5),
               _NO_INDICES, data('float32', (0,)), _int64([2, 2]))
    golden.fails('fill_empty_rows/dtype', lambda i, v, s: tf.sparse.fill_empty_rows(sparse(i, v, s), 1.5),
                 _INDICES, [1, 2, 3], _SHAPE)
    golden.fails('fill_empty_rows/vector', lambda i, v, s: tf.sparse.fill_empty_rows(sparse(i, v, s), [1, 2]),
                 _INDICES, [1, 2, 3], _SHAPE)

    def masked(values, indices, mask_indices):
        result = tf.sparse.mask(tf.IndexedSlices(values, indices), mask_indices)
        return result.values, result.indices
    golden.add('mask', masked, data('float32', (4, 2)), [12, 26, 37, 45], [12, 45])
    golden.add('mask@int64', masked, data('float64', (3,)), _int64([1, 2, 3]), _int64([2, 7]))
    golden.add('mask/literal', lambda v, i: masked(v, i, [12, 45]), data('float32', (4, 2)), [12, 26, 37, 45])
    golden.fails('mask/dtype', masked, data('float32', (2, 2)), [12, 26], _int64([12]))
    golden.add('mask@empty', masked, tf.zeros([0, 2]), tf.zeros([0], tf.int32), [12])
    golden.add('mask@nothing', masked, data('float32', (2, 2)), [12, 26], tf.zeros([0], tf.int32))

    nothing = tf.zeros([0], tf.int32)
    golden.add('to_indicator@empty', lambda i, v, s: tf.sparse.to_indicator(sparse(i, v, s), 6), _NO_INDICES, nothing,
               _SHAPE)
    golden.add('to_indicator@no rows', lambda i, v, s: tf.sparse.to_indicator(sparse(i, v, s), 6), _NO_INDICES, nothing,
               _int64([0, 4]))
    golden.add('to_indicator/tensor@none', lambda i, v, s, n: tf.sparse.to_indicator(sparse(i, v, s), n), _NO_INDICES,
               nothing, _SHAPE, 0)
    golden.fails('eye/tensor@empty', tf.sparse.eye, nothing)
    golden.fails('eye/tensor@negative', tf.sparse.eye, -1)
    golden.fails('eye/strings', lambda: tf.sparse.eye(2, dtype=tf.string))

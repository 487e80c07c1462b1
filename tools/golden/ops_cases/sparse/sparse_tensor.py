"""Calls of what tfx/sparse/sparse_tensor.h has, for tests/sparse/sparse_tensor_test.cc."""

import tensorflow as tf
from ops import FLOATS, INTS, data

GRADIENTS = True

_INDICES = tf.constant([[0, 0], [0, 2], [1, 1]], tf.int64)
_SHAPE = tf.constant([2, 3], tf.int64)
_NO_INDICES = tf.zeros([0, 2], tf.int64)


def cases(golden):
    sparse = tf.SparseTensor
    for dtype in INTS + FLOATS:
        golden.add(f'mul@{dtype}', lambda i, v, s, y: sparse(i, v, s) * y,
                   _INDICES, data(dtype, (3,)), _SHAPE, data(dtype, (2, 3)))
    golden.add('mul/row', lambda i, v, s, y: sparse(i, v, s) * y,
               _INDICES, data('float32', (3,)), _SHAPE, data('float32', (3,)))
    # Python's gradient cannot do with scalars.
    golden.add('mul/number', lambda i, v, s: sparse(i, v, s) * 2.5, _INDICES, data('float32', (3,)), _SHAPE,
               gradient=False)
    golden.add('mul/left', lambda i, v, s, y: y * sparse(i, v, s),
               _INDICES, data('float32', (3,)), _SHAPE, data('float32', (2, 1)))
    golden.add('mul/empty', lambda i, v, s, y: sparse(i, v, s) * y,
               _NO_INDICES, data('float32', (0,)), _SHAPE, data('float32', (2, 3)))
    for dtype in INTS + FLOATS:
        golden.add(f'div@{dtype}', lambda i, v, s, y: sparse(i, v, s) / y,
                   _INDICES, data(dtype, (3,)), _SHAPE, tf.cast([1, 2, 3], dtype))
    golden.add('div/number', lambda i, v, s: sparse(i, v, s) / 2, _INDICES, [1, 2, 3], _SHAPE)
    golden.fails('div/zero', lambda i, v, s: sparse(i, v, s) / 0.0, _INDICES, [1.0, 0.0, -1.0], _SHAPE)
    golden.fails('mul/dtype', lambda i, v, s, y: sparse(i, v, s) * y, _INDICES, [1, 2, 3], _SHAPE, 2.0)
    golden.fails('mul/shape', lambda i, v, s, y: sparse(i, v, s) * y, _INDICES, [1, 2, 3], _SHAPE, [1, 2])
    golden.fails('div/bool', lambda i, v, s: sparse(i, v, s) / True, _INDICES, [True, True, False], _SHAPE)

    golden.add('with_values', lambda i, v, s, w: sparse(i, v, s).with_values(w),
               _INDICES, data('float32', (3,)), _SHAPE, data('float64', (3,)))
    golden.add('type_spec_from_value', lambda: str(tf.type_spec_from_value(sparse([[0, 0]], [1.5], [3, 4]))))
    golden.add('literals', lambda: sparse([[0, 0], [1, 2]], [1.5, 2.5], [3, 4]))
    golden.fails('values', lambda i, v, s: sparse(i, v, s), _INDICES, [1.0, 2.0], _SHAPE)
    golden.fails('rank', lambda i, v, s: sparse(i, v, s), _INDICES, [1.0, 2.0, 3.0], tf.constant([2, 3, 4], tf.int64))
    golden.fails('indices of rank 1', lambda i, v, s: sparse(i, v, s), _INDICES[0], [1.0, 2.0], _SHAPE)
    golden.fails('values of rank 2', lambda i, v, s: sparse(i, v, s), _INDICES, [[1.0, 2.0, 3.0]], _SHAPE)
    golden.fails('int32 indices', lambda i, v, s: sparse(i, v, s), [[0, 1]], [1.0], _SHAPE)
    golden.fails('int32 shape', lambda i, v, s: sparse(i, v, s), _INDICES, [1.0, 2.0, 3.0], [2, 3])
    golden.fails('negative', lambda i, v, s: sparse(i, v, s), _INDICES, [1.0, 2.0, 3.0],
                 tf.constant([2, -3], tf.int64))
    golden.fails('set_shape', lambda i, v, s: sparse(i, v, s).set_shape([2, 4]), _INDICES, [1.0, 2.0, 3.0], _SHAPE)

"""Calls of what tfx/sets/sets.h has, for tests/sets/sets_test.cc."""

import tensorflow as tf
from ops import data

_DTYPES = ('int8', 'int16', 'int32', 'int64', 'uint8', 'uint16', 'string')


def _int64(value):
    return tf.constant(value, tf.int64)


_INDICES = _int64([[0, 0], [0, 1], [1, 0], [1, 2]])
_SHAPE = _int64([2, 3])
_OTHER_INDICES = _int64([[0, 0], [1, 1], [1, 2]])
_OTHER_SHAPE = _int64([2, 4])


def cases(golden):
    sparse = tf.SparseTensor
    for name in ('difference', 'intersection', 'union'):
        function = getattr(tf.sets, name)
        for dtype in _DTYPES:
            golden.add(f'{name}@{dtype}', function, data(dtype, (2, 4)), data(dtype, (2, 3), 1))
        golden.add(f'{name}@3', function, data('int32', (2, 2, 4)), data('int32', (2, 2, 3)))
        golden.add(f'{name}@empty', function, data('int32', (2, 0)), data('int32', (2, 3)))
        golden.add(f'{name}/sparse',
                   lambda i, v, s, j, w, t, function=function: function(sparse(i, v, s), sparse(j, w, t)),
                   _INDICES, [1, 2, 3, 4], _SHAPE, _OTHER_INDICES, [2, 4, 5], _OTHER_SHAPE)
        golden.add(f'{name}/sparse text',
                   lambda i, v, s, j, w, t, function=function: function(sparse(i, v, s), sparse(j, w, t)),
                   _INDICES, ['a', 'b', 'c', 'd'], _SHAPE, _OTHER_INDICES, ['b', 'd', 'e'], _OTHER_SHAPE)
        golden.add(f'{name}/dense, sparse', lambda x, j, w, t, function=function: function(x, sparse(j, w, t)),
                   [[1, 2, 1], [4, 5, 6]], _OTHER_INDICES, [2, 4, 7], _OTHER_SHAPE)
        golden.add(f'{name}/sparse, dense', lambda x, j, w, t, function=function: function(sparse(j, w, t), x),
                   [[1, 2, 1], [4, 5, 6]], _OTHER_INDICES, [2, 4, 7], _OTHER_SHAPE)
        golden.add(f'{name}/literals', lambda function=function: function([[1, 2]], [[2, 3]]))
        golden.add(f'{name}/validate_indices',
                   lambda i, v, s, j, w, t, function=function: function(sparse(i, v, s), sparse(j, w, t),
                                                                        validate_indices=False),
                   _INDICES, [1, 2, 3, 4], _SHAPE, _OTHER_INDICES, [2, 4, 5], _OTHER_SHAPE)
        golden.fails(f'{name}/dtypes', function, [[1]], _int64([[1]]))
        golden.fails(f'{name}/shapes', function, [[1]], [[1], [2]])
        golden.fails(f'{name}/order',
                     lambda i, v, s, x, function=function: function(x, sparse(i, v, s)),
                     _int64([[1, 0], [0, 0]]), [1, 2], _SHAPE, [[1], [2]])
    golden.add('difference/b-a', lambda a, b: tf.sets.difference(a, b, aminusb=False), [[1, 2]], [[2, 3]])
    golden.add('difference/b-a, sparse', lambda x, j, w, t: tf.sets.difference(sparse(j, w, t), x, aminusb=False),
               [[1, 2, 1], [4, 5, 6]], _OTHER_INDICES, [2, 4, 7], _OTHER_SHAPE)
    for dtype in _DTYPES:
        golden.add(f'size@{dtype}', lambda i, v, s: tf.sets.size(sparse(i, v, s)), _INDICES, data(dtype, (4,)), _SHAPE)
    golden.add('size@repeated', lambda i, v, s: tf.sets.size(sparse(i, v, s)), _INDICES, [1, 1, 2, 2], _SHAPE)
    golden.add('size/validate_indices', lambda i, v, s: tf.sets.size(sparse(i, v, s), validate_indices=False),
               _INDICES, [1, 2, 3, 4], _SHAPE)
    golden.fails('size/order', lambda i, v, s: tf.sets.size(sparse(i, v, s)), _int64([[1, 0], [0, 0]]), [1, 2], _SHAPE)
    nothing = tf.zeros([0], tf.int32)
    golden.add('size@empty', lambda i, v, s: tf.sets.size(sparse(i, v, s)), tf.zeros([0, 2], tf.int64), nothing, _SHAPE)
    golden.add('size@no rows', lambda i, v, s: tf.sets.size(sparse(i, v, s)), tf.zeros([0, 2], tf.int64), nothing,
               _int64([0, 3]))
    golden.add('size@3', lambda i, v, s: tf.sets.size(sparse(i, v, s)), tf.zeros([0, 3], tf.int64), nothing,
               _int64([2, 2, 3]))
    for name in ('difference', 'intersection', 'union'):
        function = getattr(tf.sets, name)
        golden.add(f'{name}@no rows', function, data('int32', (0, 2)), data('int32', (0, 3)))
        golden.add(f'{name}/sparse@empty',
                   lambda i, v, s, j, w, t, function=function: function(sparse(i, v, s), sparse(j, w, t)),
                   tf.zeros([0, 2], tf.int64), nothing, _SHAPE, tf.zeros([0, 2], tf.int64), nothing, _OTHER_SHAPE)

"""Calls of what tfx/sparse/shaping.h has, for tests/sparse/shaping_test.cc."""

import tensorflow as tf
from ops import ALL, data

GRADIENTS = True


def _int64(value):
    return tf.constant(value, tf.int64)


_INDICES = _int64([[0, 0], [0, 2], [1, 1]])
_SHAPE = _int64([2, 3])
_OTHER_INDICES = _int64([[0, 1], [1, 0]])
_NO_INDICES = tf.zeros([0, 2], tf.int64)
_DEEP_INDICES = _int64([[0, 0, 1], [0, 1, 3], [1, 0, 0], [1, 1, 2]])
_DEEP_SHAPE = _int64([2, 2, 4])


def cases(golden):
    sparse = tf.SparseTensor
    values = data('float32', (3,))
    deep = data('float32', (4,))

    def two(function):
        return lambda i, v, s, j, w, t: function(sparse(i, v, s), sparse(j, w, t))
    for dtype in ALL:
        golden.add(f'concat@{dtype}', two(lambda a, b: tf.sparse.concat(0, [a, b])),
                   _INDICES, data(dtype, (3,)), _SHAPE, _OTHER_INDICES, data(dtype, (2,)), _int64([4, 3]))
    golden.add('concat/1', two(lambda a, b: tf.sparse.concat(1, [a, b, a])),
               _INDICES, values, _SHAPE, _OTHER_INDICES, data('float32', (2,)), _int64([2, 2]))
    golden.add('concat/-1', two(lambda a, b: tf.sparse.concat(-1, [a, b])),
               _INDICES, values, _SHAPE, _OTHER_INDICES, data('float32', (2,)), _int64([2, 2]))
    golden.add('concat/expand', two(lambda a, b: tf.sparse.concat(0, [a, b], expand_nonconcat_dims=True)),
               _INDICES, values, _SHAPE, _OTHER_INDICES, data('float32', (2,)), _int64([2, 5]))
    golden.add('concat/expand -1', two(lambda a, b: tf.sparse.concat(-1, [a, b], expand_nonconcat_dims=True)),
               _INDICES, values, _SHAPE, _OTHER_INDICES, data('float32', (2,)), _int64([4, 2]))
    golden.add('concat/expand 3', two(lambda a, b: tf.sparse.concat(1, [a, b], expand_nonconcat_dims=True)),
               _DEEP_INDICES, deep, _DEEP_SHAPE, _DEEP_INDICES, deep, _int64([3, 2, 5]))
    golden.add('concat/one', lambda i, v, s: tf.sparse.concat(0, [sparse(i, v, s)]), _INDICES, values, _SHAPE)
    golden.add('concat/empty', two(lambda a, b: tf.sparse.concat(0, [a, b])),
               _NO_INDICES, tf.zeros([0]), _int64([0, 3]), _INDICES, values, _SHAPE)
    golden.fails('concat/shapes', two(lambda a, b: tf.sparse.concat(0, [a, b])),
                 _INDICES, values, _SHAPE, _OTHER_INDICES, data('float32', (2,)), _int64([2, 4]))

    def one(function):
        return lambda i, v, s, *rest: function(sparse(i, v, s), *rest)
    for axis in (0, 1, 2, -1, -2, -3):
        golden.add(f'expand_dims/{axis}', one(lambda a, axis=axis: tf.sparse.expand_dims(a, axis)),
                   _INDICES, values, _SHAPE)
    golden.add('expand_dims', one(tf.sparse.expand_dims), _INDICES, values, _SHAPE)
    golden.add('expand_dims/tensor', one(tf.sparse.expand_dims), _INDICES, values, _SHAPE, 1)
    golden.add('expand_dims@empty', one(tf.sparse.expand_dims), _NO_INDICES, tf.zeros([0]), _SHAPE)
    golden.fails('expand_dims/4', one(lambda a: tf.sparse.expand_dims(a, 4)), _INDICES, values, _SHAPE)

    for dtype in ALL:
        golden.add(f'reorder@{dtype}', one(tf.sparse.reorder), _int64([[1, 1], [0, 2], [0, 0]]), data(dtype, (3,)),
                   _SHAPE)
    golden.add('reorder@empty', one(tf.sparse.reorder), _NO_INDICES, tf.zeros([0]), _SHAPE)

    golden.add('reset_shape', one(tf.sparse.reset_shape), _INDICES, values, _int64([7, 8]))
    golden.add('reset_shape@empty', one(tf.sparse.reset_shape), _NO_INDICES, tf.zeros([0]), _SHAPE)
    golden.add('reset_shape/new_shape', one(lambda a: tf.sparse.reset_shape(a, [4, 5])), _INDICES, values, _SHAPE)
    golden.add('reset_shape/tensor', one(tf.sparse.reset_shape), _INDICES, values, _SHAPE, _int64([2, 5]))
    golden.fails('reset_shape/less', one(lambda a: tf.sparse.reset_shape(a, [4, 2])), _INDICES, values, _SHAPE)
    golden.fails('reset_shape/rank', one(lambda a: tf.sparse.reset_shape(a, [4, 2, 3])), _INDICES, values, _SHAPE)
    golden.fails('reset_shape/scalar', one(tf.sparse.reset_shape), _INDICES, values, _SHAPE, 3)

    golden.add('reshape', one(lambda a: tf.sparse.reshape(a, [3, 2])), _INDICES, values, _SHAPE)
    golden.add('reshape/-1', one(lambda a: tf.sparse.reshape(a, [2, -1])), _DEEP_INDICES, deep, _DEEP_SHAPE)
    golden.add('reshape/tensor', one(tf.sparse.reshape), _DEEP_INDICES, deep, _DEEP_SHAPE, [4, -1])
    golden.add('reshape/int64', one(tf.sparse.reshape), _DEEP_INDICES, deep, _DEEP_SHAPE, _int64([1, 16]))
    golden.add('reshape/vector', one(lambda a: tf.sparse.reshape(a, [-1])), _DEEP_INDICES, data('string', (4,)),
               _DEEP_SHAPE)
    golden.add('reshape/empty', one(lambda a: tf.sparse.reshape(a, [0, 5])), _NO_INDICES, tf.zeros([0]),
               _int64([0, 3]))
    golden.fails('reshape/size', one(lambda a: tf.sparse.reshape(a, [4, 2])), _INDICES, values, _SHAPE)
    golden.fails('reshape/two', one(lambda a: tf.sparse.reshape(a, [-1, -1])), _INDICES, values, _SHAPE)

    for dtype in ALL:
        golden.add(f'retain@{dtype}', one(tf.sparse.retain), _INDICES, data(dtype, (3,)), _SHAPE, [True, False, True])
    golden.add('retain/none', one(tf.sparse.retain), _INDICES, values, _SHAPE, [False, False, False])
    golden.add('retain/literal', one(lambda a: tf.sparse.retain(a, [False, True, True])), _INDICES, values, _SHAPE)
    golden.fails('retain/length', one(tf.sparse.retain), _INDICES, values, _SHAPE, [True, False])
    golden.fails('retain/rank', one(tf.sparse.retain), _INDICES, values, _SHAPE, [[True, False, True]])

    for dtype in ALL:
        golden.add(f'slice@{dtype}', one(lambda a: tf.sparse.slice(a, [0, 1], [2, 2])), _INDICES, data(dtype, (3,)),
                   _SHAPE)
    golden.add('slice/tensors', one(tf.sparse.slice), _DEEP_INDICES, deep, _DEEP_SHAPE, _int64([0, 1, 0]),
               _int64([2, 1, 9]))
    golden.add('slice/nothing', one(lambda a: tf.sparse.slice(a, [1, 2], [1, 1])), _INDICES, values, _SHAPE)
    golden.fails('slice/int32', one(tf.sparse.slice), _INDICES, values, _SHAPE, [0, 1], [2, 2])
    golden.fails('slice/rank', one(lambda a: tf.sparse.slice(a, [0], [2])), _INDICES, values, _SHAPE)

    for axis in (0, 1):
        golden.add(f'split/{axis}', one(lambda a, axis=axis: tf.sparse.split(sp_input=a, num_split=2, axis=axis)),
                   _INDICES, values, _SHAPE)
    golden.add('split/-1', one(lambda a: tf.sparse.split(a, 3, -1)), _DEEP_INDICES, deep, _DEEP_SHAPE)
    golden.add('split/tensor', one(lambda a, axis: tf.sparse.split(a, 2, axis)), _DEEP_INDICES, deep, _DEEP_SHAPE,
               _int64(1))
    golden.add('split/text', one(lambda a: tf.sparse.split(a, 2, 1)), _INDICES, data('string', (3,)), _SHAPE)
    golden.fails('split/many', one(lambda a: tf.sparse.split(a, 5, 1)), _INDICES, values, _SHAPE)
    golden.fails('split/axis', one(lambda a: tf.sparse.split(a, 2, 2)), _INDICES, values, _SHAPE)

    for dtype in ALL:
        golden.add(f'transpose@{dtype}', one(tf.sparse.transpose), _INDICES, data(dtype, (3,)), _SHAPE)
    golden.add('transpose/perm', one(lambda a: tf.sparse.transpose(a, [1, 0, 2])), _DEEP_INDICES, deep, _DEEP_SHAPE)
    golden.add('transpose/tensor', one(tf.sparse.transpose), _DEEP_INDICES, deep, _DEEP_SHAPE, [2, 0, 1])
    golden.add('transpose@3', one(tf.sparse.transpose), _DEEP_INDICES, deep, _DEEP_SHAPE)
    golden.add('transpose@empty', one(tf.sparse.transpose), _NO_INDICES, tf.zeros([0]), _SHAPE)
    golden.fails('transpose/outside', one(lambda a: tf.sparse.transpose(a, [0, 5])), _INDICES, values, _SHAPE)
    nothing = (_NO_INDICES, tf.zeros([0]))
    golden.add('retain@empty', one(tf.sparse.retain), *nothing, _SHAPE, tf.zeros([0], tf.bool))
    golden.add('slice@empty', one(lambda a: tf.sparse.slice(a, [0, 1], [2, 2])), *nothing, _SHAPE)
    golden.add('slice/tensors@no rows', one(tf.sparse.slice), *nothing, _int64([0, 3]), _int64([0, 0]), _int64([0, 3]))
    golden.fails('slice/tensors@negative size', one(tf.sparse.slice), _INDICES, values, _SHAPE, _int64([0, 0]),
                 _int64([2, -1]))
    golden.add('split/0@empty', one(lambda a: tf.sparse.split(a, 2, 0)), *nothing, _SHAPE)
    golden.fails('split/0@no rows', one(lambda a: tf.sparse.split(a, 2, 0)), *nothing, _int64([0, 3]))
    golden.fails('split/none', one(lambda a: tf.sparse.split(a, 0, 0)), _INDICES, values, _SHAPE)
    golden.fails('transpose/long', one(lambda a: tf.sparse.transpose(a, [1, 0, 1])), _INDICES, values, _SHAPE)
    golden.fails('transpose/short', one(lambda a: tf.sparse.transpose(a, [1])), _INDICES, values, _SHAPE)

"""Calls of what tfx/sparse/map_values.h has, for tests/sparse/map_values_test.cc."""

import tensorflow as tf
from ops import data

GRADIENTS = True

_INDICES = tf.constant([[0, 0], [0, 2], [1, 1]], tf.int64)
_OTHER_INDICES = tf.constant([[0, 0], [0, 1], [1, 1]], tf.int64)
_SHAPE = tf.constant([2, 3], tf.int64)


def cases(golden):
    def one(function):
        return lambda i, v, s, *rest: function(tf.SparseTensor(i, v, s), *rest)

    def two(function):
        return lambda i, v, s, j, w, t: function(tf.SparseTensor(i, v, s), tf.SparseTensor(j, w, t))
    values = data('float32', (3,))
    golden.add('map_values', one(lambda a: tf.sparse.map_values(tf.exp, a)), _INDICES, values, _SHAPE, near=True)
    golden.add('map_values/dense', one(lambda a, b: tf.sparse.map_values(tf.add, a, b)), _INDICES, values, _SHAPE, 5.0)
    golden.add('map_values/number', one(lambda a: tf.sparse.map_values(tf.multiply, 3.0, a)), _INDICES, values, _SHAPE)
    golden.add('map_values/two', two(lambda a, b: tf.sparse.map_values(tf.add, a, b)), _INDICES, values, _SHAPE,
               _INDICES + 0, data('float32', (3,), 1), _SHAPE + 0)
    golden.add('map_values/dtype', one(lambda a: tf.sparse.map_values(tf.as_string, a)), _INDICES, [1, 2, 3], _SHAPE)
    golden.fails('map_values/shapes', two(lambda a, b: tf.sparse.map_values(tf.add, a, b)), _INDICES, values, _SHAPE,
                 _INDICES, values, _SHAPE + [0, 1])
    golden.fails('map_values/indices', two(lambda a, b: tf.sparse.map_values(tf.add, a, b)), _INDICES, values, _SHAPE,
                 _OTHER_INDICES, values, _SHAPE)
    golden.fails('map_values/count', one(lambda a: tf.sparse.map_values(tf.reshape, a, [3, 1])), _INDICES, values,
                 _SHAPE)
    nothing = (tf.zeros([0, 2], tf.int64), tf.zeros([0]), _SHAPE)
    golden.add('map_values@empty', one(lambda a: tf.sparse.map_values(tf.exp, a)), *nothing)
    golden.add('map_values/two@empty', two(lambda a, b: tf.sparse.map_values(tf.add, a, b)), *nothing, *nothing)

"""Calls of what tfx/sparse/elementwise.h has, for tests/sparse/elementwise_test.cc."""

import tensorflow as tf
from ops import data

GRADIENTS = True

_INDICES = tf.constant([[0, 0], [0, 2], [1, 1]], tf.int64)
_SHAPE = tf.constant([2, 3], tf.int64)


def cases(golden):
    def one(function):
        return lambda i, v, s: function(tf.SparseTensor(i, v, s))
    for name in ('abs', 'asin', 'asinh', 'atan', 'atanh', 'bessel_i0e', 'bessel_i1e', 'erf', 'negative', 'sign', 'sin',
                 'sqrt', 'square', 'tan', 'tanh'):
        golden.add(name, one(getattr(tf.math, name)), _INDICES, [0.25, 0.5, 0.75], _SHAPE, near=True)
    golden.add('abs@complex', one(tf.abs), _INDICES, data('complex64', (3,)), _SHAPE, near=True)
    golden.add('cast', one(lambda a: tf.cast(a, tf.int32)), _INDICES, [1.5, -2.5, 3.0], _SHAPE)
    golden.add('cast/same', one(lambda a: tf.cast(a, tf.float32)), _INDICES, [1.5, -2.5, 3.0], _SHAPE)
    golden.add('divide', one(lambda a: tf.divide(a, [2.0, 4.0, 8.0])), _INDICES, [1.5, -2.5, 3.0], _SHAPE)
    golden.add('identity', one(tf.identity), _INDICES, [1.5, -2.5, 3.0], _SHAPE)
    golden.add('stop_gradient', one(tf.stop_gradient), _INDICES, [1.5, -2.5, 3.0], _SHAPE)
    golden.add('rank', one(tf.rank), _INDICES, [1.5, -2.5, 3.0], _SHAPE)
    golden.add('shape', one(tf.shape), _INDICES, [1.5, -2.5, 3.0], _SHAPE)
    golden.add('shape/int64', one(lambda a: tf.shape(a, tf.int64)), _INDICES, [1.5, -2.5, 3.0], _SHAPE)
    golden.add('size', one(tf.size), _INDICES, [1.5, -2.5, 3.0], _SHAPE)
    golden.add('size/int64', one(lambda a: tf.size(a, tf.int64)), _INDICES, [1.5, -2.5, 3.0], _SHAPE)
    golden.fails('sin/int', one(tf.sin), _INDICES, [1, 2, 3], _SHAPE)

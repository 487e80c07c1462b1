"""Calls of tf.edit_distance, for tests/sparse/edit_distance_test.cc."""

import tensorflow as tf

_HYPOTHESIS = tf.constant([[0, 0], [0, 1], [1, 0], [2, 0]], tf.int64)
_TRUTH = tf.constant([[0, 0], [0, 1], [0, 2], [1, 1]], tf.int64)
_SHAPE = tf.constant([3, 3], tf.int64)


def cases(golden):
    def two(function):
        return lambda i, v, s, j, w, t: function(tf.SparseTensor(i, v, s), tf.SparseTensor(j, w, t))
    for dtype in ('int32', 'int64', 'float32', 'uint8'):
        golden.add(f'edit_distance@{dtype}', two(tf.edit_distance), _HYPOTHESIS, tf.constant([1, 2, 3, 4], dtype),
                   _SHAPE, _TRUTH, tf.constant([1, 3, 2, 3], dtype), _SHAPE)
    golden.add('edit_distance@string', two(tf.edit_distance), _HYPOTHESIS, ['a', 'b', 'c', 'd'], _SHAPE, _TRUTH,
               ['a', 'c', 'b', 'c'], _SHAPE)
    golden.add('edit_distance/normalize', two(lambda a, b: tf.edit_distance(a, b, normalize=False)), _HYPOTHESIS,
               [1, 2, 3, 4], _SHAPE, _TRUTH, [1, 3, 2, 3], _SHAPE)
    golden.add('edit_distance/empty', two(tf.edit_distance), tf.zeros([0, 2], tf.int64), tf.zeros([0], tf.int32),
               _SHAPE, _TRUTH, [1, 3, 2, 3], _SHAPE)
    golden.fails('edit_distance/dtypes', two(tf.edit_distance), _HYPOTHESIS, [1.0, 2.0, 3.0, 4.0], _SHAPE, _TRUTH,
                 [1, 3, 2, 3], _SHAPE)
    golden.fails('edit_distance/rank', two(tf.edit_distance), _HYPOTHESIS, [1, 2, 3, 4], _SHAPE,
                 tf.constant([[0, 0, 0]], tf.int64), [1], tf.constant([1, 1, 1], tf.int64))

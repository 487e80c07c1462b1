"""Cases of tests/math/top_k_test.cc."""

import tensorflow as tf
from ops import FLOATS, INTS

GRADIENTS = True

_INF = float('inf')
_NAN = float('nan')


def cases(golden):
    golden.over(INTS + FLOATS, 'top_k/3', lambda x: tf.math.top_k(x, 3), (2, 5))
    golden.over(('float32',), 'top_k', tf.math.top_k, (5,))
    # The gradient has indices of int32 alone.
    golden.over(('float32',), 'top_k/int64', lambda x: tf.math.top_k(x, 2, index_type=tf.int64), (5,), gradient=False)
    golden.over(('float32',), 'top_k/0', lambda x: tf.math.top_k(x, 0), (2, 2))
    golden.add('top_k/k tensor', lambda x, k: tf.math.top_k(x, k), [1, 3, 2], 2)
    golden.shapes('top_k/3', lambda x: tf.math.top_k(x, 3), (0, 3), (2, 0, 3))
    golden.add('top_k/k tensor@empty', tf.math.top_k, tf.zeros((3, 0)), 0, gradient=False)
    for dtype in ('int16', 'int64'):
        golden.add(f'top_k/k tensor@{dtype}', tf.math.top_k, [1.0, 3.0, 2.0], tf.constant(2, dtype))
    golden.add('top_k/3@odd', lambda x: tf.math.top_k(x, 3), [1.0, _NAN, -_INF, _INF], gradient=False)
    golden.add('top_k/unsorted', lambda x: tf.math.top_k(x, 4, sorted=False), [5.0, 1.0, 3.0, 2.0])
    golden.add('top_k/index_type=int16', lambda x: tf.math.top_k(x, 2, index_type=tf.int16), [5.0, 1.0, 3.0],
               gradient=False)
    golden.fails('top_k@complex', tf.math.top_k, tf.constant([1j]))
    golden.fails('top_k/k tensor@vector', tf.math.top_k, [1.0], [1])
    golden.fails('top_k/index_type=float32', lambda x: tf.math.top_k(x, 2, index_type=tf.float32), [5.0, 1.0, 3.0])
    golden.fails('top_k/5', lambda x: tf.math.top_k(x, 5), [1, 2])
    golden.fails('top_k/-1', lambda x: tf.math.top_k(x, -1), [1, 2])
    golden.fails('top_k/scalar', tf.math.top_k, 1)

    predictions = [[0.1, 0.8, 0.3], [0.9, 0.2, 0.3]]
    for dtype in ('int32', 'int64'):
        golden.add(f'in_top_k@{dtype}', lambda x, y: tf.math.in_top_k(x, y, 2), tf.constant([2, 1], dtype),
                   predictions)
    golden.add('in_top_k@odd', lambda x, y: tf.math.in_top_k(x, y, 2), [0, 1, 5, 0],
               [[1.0, _NAN], [_INF, 1.0], [1.0, 2.0], [-_INF, 1.0]])
    golden.add('in_top_k@none', lambda x, y: tf.math.in_top_k(x, y, 2), tf.zeros((0,), tf.int32), tf.zeros((0, 3)))
    golden.add('in_top_k/k tensor', tf.math.in_top_k, [2, 1], predictions, 1)
    golden.add('in_top_k/k tensor@0', tf.math.in_top_k, [2, 1], predictions, 0)
    golden.fails('in_top_k/k tensor@int64', tf.math.in_top_k, [2, 1], predictions, tf.constant(1, tf.int64))
    golden.fails('in_top_k@predictions', lambda x, y: tf.math.in_top_k(x, y, 2), [2], tf.constant([[1.0]], tf.float64))
    golden.fails('in_top_k/shapes', lambda x, y: tf.math.in_top_k(x, y, 2), [2], predictions)

"""Cases of tests/math/l2_normalize_test.cc."""

import tensorflow as tf
from ops import COMPLEX, FLOATS

_INF = float('inf')

GRADIENTS = True


def cases(golden):
    golden.over(FLOATS + COMPLEX, 'l2_normalize', tf.math.l2_normalize, (2, 3), near=True)
    golden.over(('float32', 'complex64'), 'l2_normalize/axis=1', lambda x: tf.math.l2_normalize(x, axis=1),
                (2, 3), near=True)
    golden.over(('float32',), 'l2_normalize/axis=0,2, epsilon',
                lambda x: tf.math.l2_normalize(x, axis=[0, 2], epsilon=100.0), (2, 3, 2), near=True)
    golden.add('l2_normalize/zero', tf.math.l2_normalize, [0.0, 0.0])
    golden.shapes('l2_normalize/empty', tf.math.l2_normalize, (0,), (2, 0), near=True)
    golden.add('l2_normalize/not finite', lambda x: tf.math.l2_normalize(x, axis=1),
               [[float('nan'), 1.0], [_INF, 1.0]], near=True)
    golden.fails('l2_normalize/int', tf.math.l2_normalize, [1, 2])
    golden.fails('l2_normalize/axis=3', lambda x: tf.math.l2_normalize(x, axis=3), [1.0])

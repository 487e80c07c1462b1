"""Cases of tests/linalg/determinants_test.cc."""

import tensorflow as tf
from matrices import COMPLEX, REAL, general, positive

GRADIENTS = True


def cases(golden):
    for dtype in REAL + COMPLEX:
        # Python leaves out a conjugate in this gradient of complex matrices; tfx does not.
        golden.add(f'det@{dtype}', tf.linalg.det, general(dtype, 3, 3), near=10, gradient=dtype in REAL)
        golden.add(f'slogdet@{dtype}', tf.linalg.slogdet, general(dtype, 3, 3), near=10)
        golden.add(f'logdet@{dtype}', tf.linalg.logdet, positive(dtype, 3, 3), near=10)
    golden.add('det@batch', tf.linalg.det, general('float32', 2, 1, 2, 2), near=10)
    golden.add('det@empty', tf.linalg.det, tf.zeros((0, 0)), gradient=False)
    golden.add('det@no batch', tf.linalg.det, tf.zeros((0, 2, 2)), gradient=False)
    golden.add('det@singular', tf.linalg.det, [[1.0, 2.0], [2.0, 4.0]], gradient=False)
    golden.add('slogdet@batch', tf.linalg.slogdet, general('float64', 2, 2, 2), near=10)
    golden.add('slogdet@singular', tf.linalg.slogdet, [[1.0, 2.0], [2.0, 4.0]], gradient=False)
    golden.add('slogdet@empty', tf.linalg.slogdet, tf.zeros((0, 0)), gradient=False)
    golden.add('slogdet@no batch', tf.linalg.slogdet, tf.zeros((0, 2, 2)), gradient=False)
    golden.add('logdet@no batch', tf.linalg.logdet, tf.zeros((0, 2, 2)), gradient=False)
    golden.add('logdet@batch', tf.linalg.logdet, positive('float64', 2, 2, 2), near=10)
    golden.add('logdet@empty', tf.linalg.logdet, tf.zeros((0, 0)), gradient=False)
    golden.fails('det@vector', tf.linalg.det, [1.0])
    golden.fails('slogdet@not square', tf.linalg.slogdet, [[1.0, 2.0]])
    golden.add('logdet@negative', tf.linalg.logdet, [[-1.0]], gradient=False)
    golden.fails('logdet@not square', tf.linalg.logdet, [[1.0, 2.0]])

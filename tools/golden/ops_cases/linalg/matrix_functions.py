"""Cases of tests/linalg/matrix_functions_test.cc."""

import numpy as np
import tensorflow as tf
from matrices import COMPLEX, REAL, general, positive

GRADIENTS = True


def cases(golden):
    # Each size takes another approximant.
    for dtype, sizes in (('float32', (0.1, 0.5, 2.0)), ('float64', (0.001, 0.1, 0.25, 0.5, 2.0)),
                         ('complex64', (0.1, 2.0)), ('complex128', (0.1, 2.0))):
        for size in sizes:
            golden.add(f'expm@{dtype} {size}', tf.linalg.expm, general(dtype, 2, 2) * size, near=20)
    # The sizes of a batch differ.
    batch = general('float64', 2, 2, 2, 2) * tf.constant([0.01, 0.3, 2.0, 5.0], tf.float64, (2, 2, 1, 1))
    golden.add('expm@batch', tf.linalg.expm, batch, near=20)
    golden.add('expm@zero', tf.linalg.expm, tf.zeros((2, 2)))
    golden.add('expm@empty', tf.linalg.expm, tf.zeros((2, 0, 0)))
    golden.add('expm@no batch', tf.linalg.expm, tf.zeros((0, 2, 2)), gradient=False)
    golden.add('expm@inf', tf.linalg.expm, [[1.0, np.inf], [0.0, 1.0]], gradient=False)
    golden.add('expm@nan', tf.linalg.expm, [[1.0, np.nan], [0.0, 1.0]], gradient=False)
    golden.fails('expm@vector', tf.linalg.expm, [1.0, 2.0])
    golden.fails('expm@not square', tf.linalg.expm, tf.ones((2, 3)))
    golden.fails('expm@float16', tf.linalg.expm, tf.ones((2, 2), tf.float16))
    golden.fails('expm@bfloat16', tf.linalg.expm, tf.ones((2, 2), tf.bfloat16))
    golden.fails('expm@int', tf.linalg.expm, [[1, 2], [3, 4]])

    for dtype in COMPLEX:
        golden.add(f'logm@{dtype}', tf.linalg.logm, positive(dtype, 3, 3), near=20)
    golden.add('logm@batch', tf.linalg.logm, positive('complex128', 2, 2, 2), near=20)
    golden.add('logm@empty', tf.linalg.logm, tf.zeros((0, 0), tf.complex64))
    golden.add('logm@no batch', tf.linalg.logm, tf.zeros((0, 2, 2), tf.complex64))
    golden.fails('logm@vector', tf.linalg.logm, general('complex64', 2))
    golden.fails('logm@float', tf.linalg.logm, tf.eye(2))
    golden.fails('logm@not square', tf.linalg.logm, general('complex64', 2, 3))

    for dtype in REAL + COMPLEX:
        # Python leaves out conjugates in this gradient of complex matrices; tfx does not.
        golden.add(f'sqrtm@{dtype}', tf.linalg.sqrtm, positive(dtype, 3, 3), near=20, gradient=dtype in REAL)
    golden.add('sqrtm@batch', tf.linalg.sqrtm, positive('float32', 2, 2, 2), near=20)
    golden.add('sqrtm@empty', tf.linalg.sqrtm, tf.zeros((0, 0)), gradient=False)
    golden.add('sqrtm@no batch', tf.linalg.sqrtm, tf.zeros((0, 2, 2)), gradient=False)
    golden.add('matrix_square_root', tf.matrix_square_root, positive('float64', 2, 2), near=20)
    golden.fails('sqrtm@vector', tf.linalg.sqrtm, [1.0])

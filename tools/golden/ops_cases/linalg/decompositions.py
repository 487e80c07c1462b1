"""Cases of tests/linalg/decompositions_test.cc."""

import numpy as np
import tensorflow as tf
from matrices import COMPLEX, REAL, general, positive

GRADIENTS = True


def cases(golden):
    for dtype in REAL + COMPLEX:
        golden.add(f'cholesky@{dtype}', tf.linalg.cholesky, positive(dtype, 3, 3), near=4)
    golden.add('cholesky@batch', tf.linalg.cholesky, positive('float32', 2, 1, 2, 2), near=4)
    golden.add('cholesky@1', tf.linalg.cholesky, [[4.0]])
    golden.add('cholesky@empty', tf.linalg.cholesky, tf.zeros((0, 0)))
    golden.add('cholesky@no batch', tf.linalg.cholesky, tf.zeros((0, 2, 2)))
    # Without its gradient, in which Python takes the upper triangle as 0.
    golden.add('cholesky@lower triangle', tf.linalg.cholesky, [[4.0, 100.0], [2.0, 5.0]], gradient=False)
    # Of greater matrices the upper triangle is whatever was in memory.
    golden.add('cholesky@negative', tf.linalg.cholesky, [[-1.0]], gradient=False)
    golden.fails('cholesky@float16', tf.linalg.cholesky, tf.eye(2, dtype=tf.float16))
    golden.fails('cholesky@vector', tf.linalg.cholesky, [1.0])
    golden.fails('cholesky@not square', tf.linalg.cholesky, [[1.0, 2.0]])

    for dtype in REAL + COMPLEX:
        golden.add(f'qr@{dtype}', tf.linalg.qr, general(dtype, 3, 2), near=10)
    golden.add('qr@wide', tf.linalg.qr, general('float32', 2, 3), near=10)
    golden.add('qr@batch', tf.linalg.qr, general('float64', 2, 2, 2), near=10)
    golden.add('qr@empty', tf.linalg.qr, tf.zeros((0, 0)))
    golden.add('qr@no rows', tf.linalg.qr, tf.zeros((0, 3)), gradient=False)
    golden.add('qr@no columns', tf.linalg.qr, tf.zeros((3, 0)), gradient=False)
    golden.add('qr/full_matrices@no columns', lambda x: tf.linalg.qr(x, full_matrices=True), tf.zeros((3, 0)),
               gradient=False)
    for dtype in ('float32', 'complex64'):
        golden.add(f'qr/full_matrices@{dtype}', lambda x: tf.linalg.qr(x, full_matrices=True),
                   general(dtype, 3, 2), near=10, gradient=False)
    golden.fails('qr@vector', tf.linalg.qr, [1.0])

    for dtype in REAL + COMPLEX:
        golden.add(f'svd@{dtype}', tf.linalg.svd, general(dtype, 3, 2), near=10, gradient=dtype in REAL)
    golden.add('svd@wide', tf.linalg.svd, general('float64', 2, 3), near=10)
    golden.add('svd@square', tf.linalg.svd, general('float64', 3, 3), near=100)
    golden.add('svd@batch', tf.linalg.svd, general('float64', 2, 3, 2), near=10)
    golden.add('svd@empty', tf.linalg.svd, tf.zeros((0, 2)), gradient=False)
    golden.add('svd@nan', tf.linalg.svd, [[1.0, np.nan], [2.0, 3.0]], gradient=False)
    for dtype in ('float32', 'complex64'):
        golden.add(f'svd/full_matrices@{dtype}', lambda x: tf.linalg.svd(x, full_matrices=True),
                   general(dtype, 3, 2), near=10, gradient=False)
    for dtype in REAL:
        golden.add(f'svd/compute_uv=False@{dtype}', lambda x: tf.linalg.svd(x, compute_uv=False),
                   general(dtype, 3, 2), near=10)
    golden.add('svd/compute_uv=False@complex64', lambda x: tf.linalg.svd(x, compute_uv=False),
               general('complex64', 2, 3), near=10)
    golden.add('svd/full_matrices@empty', lambda x: tf.linalg.svd(x, full_matrices=True), tf.zeros((0, 2)),
               gradient=False)
    golden.add('svd/compute_uv=False@empty', lambda x: tf.linalg.svd(x, compute_uv=False), tf.zeros((0, 2)),
               gradient=False)
    golden.fails('svd@vector', tf.linalg.svd, [1.0])

    for dtype in REAL + COMPLEX:
        golden.add(f'eig@{dtype}', tf.linalg.eig, general(dtype, 3, 3), near=100)
        golden.add(f'eigvals@{dtype}', tf.eigvals, general(dtype, 3, 3, salt=1), near=100)
        golden.add(f'eigh@{dtype}', tf.linalg.eigh, positive(dtype, 3, 3), near=100)
        golden.add(f'eigvalsh@{dtype}', tf.linalg.eigvalsh, positive(dtype, 3, 3), near=100)
    golden.add('eig@batch', tf.linalg.eig, general('float64', 2, 2, 2), near=100)
    golden.add('eig@empty', tf.linalg.eig, tf.zeros((0, 0)), gradient=False)
    golden.add('eigh@batch', tf.linalg.eigh, positive('float32', 2, 2, 2), near=100)
    golden.add('eigh@empty', tf.linalg.eigh, tf.zeros((0, 0)), gradient=False)
    golden.add('eigvals@empty', tf.linalg.eigvals, tf.zeros((0, 0)), gradient=False)
    golden.add('eigvals@no batch', tf.linalg.eigvals, tf.zeros((0, 2, 2)), gradient=False)
    golden.add('eigvalsh@empty', tf.linalg.eigvalsh, tf.zeros((0, 0)), gradient=False)
    golden.add('eigvalsh@no batch', tf.linalg.eigvalsh, tf.zeros((0, 2, 2)), gradient=False)
    golden.fails('eig@vector', tf.linalg.eig, [1.0])
    golden.fails('eigvals@not square', tf.linalg.eigvals, [[1.0, 2.0]])
    golden.fails('eigh@not square', tf.linalg.eigh, [[1.0, 2.0]])
    golden.fails('eigvalsh@vector', tf.linalg.eigvalsh, [1.0])

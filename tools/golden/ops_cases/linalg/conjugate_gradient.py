"""Cases of tests/linalg/conjugate_gradient_test.cc."""

import tensorflow as tf
from matrices import REAL, general, positive

GRADIENTS = True


def _operator(matrix):
    return tf.linalg.LinearOperatorFullMatrix(matrix, is_self_adjoint=True, is_positive_definite=True)


def _solve(matrix, rhs, **options):
    return tf.linalg.experimental.conjugate_gradient(_operator(matrix), rhs, **options)


def cases(golden):
    for dtype in REAL:
        golden.add(f'matrix@{dtype}', _solve, positive(dtype, 3, 3), general(dtype, 3), near=200)
    golden.add('matrix@batch', _solve, positive('float64', 2, 2, 2), general('float64', 2, 2), near=200)
    golden.add('matrix@broadcast', _solve, positive('float64', 2, 2), general('float64', 3, 2), near=200)
    golden.add('function', lambda diag, rhs: tf.linalg.experimental.conjugate_gradient(
        tf.linalg.LinearOperatorDiag(diag, is_self_adjoint=True, is_positive_definite=True), rhs),
               tf.constant([1.0, 2.0, 3.0], tf.float64), general('float64', 3), near=200)
    golden.add('x', lambda a, b, x: _solve(a, b, x=x), positive('float64', 3, 3), general('float64', 3),
               general('float64', 3, salt=1), near=200)
    golden.add('preconditioner', lambda a, b, m: _solve(a, b, preconditioner=_operator(m)),
               positive('float64', 3, 3), general('float64', 3), tf.eye(3, dtype=tf.float64) / 4, near=200)
    golden.add('tol', lambda a, b: _solve(a, b, tol=0.5), positive('float64', 3, 3), general('float64', 3), near=200)
    golden.add('max_iter', lambda a, b: _solve(a, b, max_iter=1), positive('float64', 3, 3), general('float64', 3),
               near=200)
    golden.add('zero', _solve, positive('float64', 3, 3), tf.zeros((3,), tf.float64), gradient=False)

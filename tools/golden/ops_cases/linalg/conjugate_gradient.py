"""Cases of tests/linalg/conjugate_gradient_test.cc."""

import numpy as np
import tensorflow as tf
from matrices import general, positive

GRADIENTS = True


def _operator(matrix):
    return tf.linalg.LinearOperatorFullMatrix(matrix, is_self_adjoint=True, is_positive_definite=True)


def _solve(matrix, rhs, **options):
    return tf.linalg.experimental.conjugate_gradient(_operator(matrix), rhs, **options)


def cases(golden):
    golden.add('matrix@float64', _solve, positive('float64', 3, 3), general('float64', 3), near=200)
    # In float32 only halfway: what is left of the residual at the end is rounding, which is each processor's own.
    golden.add('tol@float32', lambda a, b: _solve(a, b, tol=0.5), positive('float32', 3, 3), general('float32', 3),
               near=200)
    golden.add('max_iter@float32', lambda a, b: _solve(a, b, max_iter=1), positive('float32', 3, 3),
               general('float32', 3), near=200)
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
    golden.add('max_iter/0', lambda a, b: _solve(a, b, max_iter=0), positive('float64', 3, 3), general('float64', 3),
               near=True, gradient=False)
    golden.add('matrix@empty', _solve, tf.zeros((0, 0)), tf.zeros((2, 0)), gradient=False)
    golden.add('matrix@no batch', _solve, tf.zeros((0, 2, 2)), tf.zeros((0, 2)), gradient=False)
    golden.add('matrix@nan', _solve, tf.eye(2), [1.0, np.nan], near=True, gradient=False)
    golden.fails('matrix@length', _solve, tf.eye(3), [1.0, 2.0])
    golden.fails('matrix@batches', _solve, tf.eye(2, batch_shape=[2]), tf.ones((3, 2)))
    golden.fails('matrix@dtypes', _solve, tf.eye(2), tf.ones((2,), tf.float64))
    golden.fails('matrix@complex', _solve, tf.eye(2, dtype=tf.complex64), tf.ones((2,), tf.complex64))
    golden.add('zero', _solve, positive('float64', 3, 3), tf.zeros((3,), tf.float64), gradient=False)

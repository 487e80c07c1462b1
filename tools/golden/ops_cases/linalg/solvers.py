"""Cases of tests/linalg/solvers_test.cc."""

import numpy as np
import tensorflow as tf
from matrices import COMPLEX, REAL, general, invertible, triangular

GRADIENTS = True


def cases(golden):
    for dtype in REAL + COMPLEX:
        matrix, rhs = invertible(dtype, 3, 3), general(dtype, 3, 2)
        golden.add(f'solve@{dtype}', tf.linalg.solve, matrix, rhs, near=4)
        golden.add(f'solve/adjoint@{dtype}', lambda a, b: tf.linalg.solve(a, b, adjoint=True), matrix, rhs, near=4)
        golden.add(f'inv@{dtype}', tf.linalg.inv, matrix, near=4)
        golden.add(f'inv/adjoint@{dtype}', lambda a: tf.linalg.inv(a, adjoint=True), matrix, near=4)
    golden.add('solve@batch', tf.linalg.solve, invertible('float32', 2, 2, 2), general('float32', 2, 2, 1), near=4)
    golden.add('solve@empty', tf.linalg.solve, tf.zeros((0, 0)), tf.zeros((0, 2)))
    golden.add('solve@no columns', tf.linalg.solve, tf.eye(2), tf.zeros((2, 0)))
    golden.fails('solve@singular', tf.linalg.solve, [[1.0, 2.0], [2.0, 4.0]], [[1.0], [1.0]])
    golden.fails('solve@rows', tf.linalg.solve, [[1.0]], [[1.0], [1.0]])
    golden.fails('solve@dtypes', tf.linalg.solve, [[1.0]], [[1]])
    golden.add('solve/literal', lambda a: tf.linalg.solve(a, [[1, 2], [3, 4]]), invertible('float64', 2, 2), near=4)
    golden.add('inv@batch', tf.linalg.inv, invertible('float32', 2, 1, 2, 2), near=4)
    golden.add('inv@empty', tf.linalg.inv, tf.zeros((0, 0)))
    golden.fails('inv@singular', tf.linalg.inv, [[0.0]])

    for dtype in REAL + COMPLEX:
        matrix, rhs = triangular(dtype, 3, 3), general(dtype, 3, 2)
        golden.add(f'triangular_solve@{dtype}', tf.linalg.triangular_solve, matrix, rhs, near=4)
        golden.add(f'triangular_solve/adjoint@{dtype}',
                   lambda a, b: tf.linalg.triangular_solve(a, b, adjoint=True), matrix, rhs, near=4)
        golden.add(f'cholesky_solve@{dtype}', tf.linalg.cholesky_solve, matrix, rhs, near=4)
    golden.add('triangular_solve/upper', lambda a, b: tf.linalg.triangular_solve(a, b, lower=False),
               invertible('float32', 3, 3), general('float32', 3, 2), near=4)
    golden.add('triangular_solve@broadcast', tf.linalg.triangular_solve, triangular('float32', 2, 1, 2, 2),
               general('float32', 3, 2, 1), near=4)
    golden.add('triangular_solve@empty', tf.linalg.triangular_solve, tf.zeros((0, 0)), tf.zeros((0, 2)))
    golden.add('triangular_solve@singular', tf.linalg.triangular_solve, [[0.0]], [[1.0]], gradient=False)
    golden.fails('triangular_solve@vector', tf.linalg.triangular_solve, [[1.0]], [1.0])
    golden.add('cholesky_solve@batch', tf.linalg.cholesky_solve, triangular('float64', 2, 2, 2),
               general('float64', 2, 2, 1), near=4)
    golden.add('cholesky_solve@empty', tf.linalg.cholesky_solve, tf.zeros((0, 0)), tf.zeros((0, 2)))
    golden.add('cholesky_solve@no batch', tf.linalg.cholesky_solve, tf.zeros((0, 2, 2)), tf.zeros((0, 2, 1)))
    golden.add('cholesky_solve@no columns', tf.linalg.cholesky_solve, tf.eye(2), tf.zeros((2, 0)))
    golden.fails('cholesky_solve@rows', tf.linalg.cholesky_solve, [[1.0]], [[1.0], [1.0]])

    bands = tf.constant([[4.0, 5.0, 6.0], [0.5, -1.0, 2.0]])
    for dtype in REAL + COMPLEX:
        golden.add(f'banded_triangular_solve@{dtype}', tf.linalg.banded_triangular_solve,
                   tf.cast(bands, dtype), general(dtype, 3, 2), near=4)
    golden.add('banded_triangular_solve/upper', lambda a, b: tf.linalg.banded_triangular_solve(a, b, lower=False),
               bands[::-1], general('float32', 3, 2), near=4)
    golden.add('banded_triangular_solve/adjoint',
               lambda a, b: tf.linalg.banded_triangular_solve(a, b, adjoint=True), bands, general('float32', 3, 2),
               near=4)
    golden.fails('banded_triangular_solve@empty', tf.linalg.banded_triangular_solve, tf.zeros((2, 0)), tf.zeros((0, 2)))
    golden.fails('banded_triangular_solve@no columns', tf.linalg.banded_triangular_solve, bands, tf.zeros((3, 0)))
    golden.fails('banded_triangular_solve@vector', tf.linalg.banded_triangular_solve, bands, [1.0, 2.0, 3.0])

    for dtype in REAL + COMPLEX:
        for name, rows, columns in (('tall', 3, 2), ('wide', 2, 3), ('square', 2, 2)):
            matrix, rhs = general(dtype, rows, columns), general(dtype, rows, 2, salt=1)
            golden.add(f'lstsq@{name} {dtype}', tf.linalg.lstsq, matrix, rhs, near=200)
    for dtype in ('float32', 'float64', 'complex64'):
        for name, rows, columns in (('tall', 3, 2), ('wide', 2, 3)):
            matrix, rhs = general(dtype, rows, columns), general(dtype, rows, 2, salt=1)
            golden.add(f'lstsq/l2_regularizer@{name} {dtype}',
                       lambda a, b: tf.linalg.lstsq(a, b, l2_regularizer=0.5), matrix, rhs, near=20)
    golden.add('lstsq/l2_regularizer tensor', tf.linalg.lstsq, general('float64', 3, 2), general('float64', 3, 1),
               np.float64(0.25), near=20)
    golden.add('lstsq/slow', lambda a, b: tf.linalg.lstsq(a, b, fast=False), general('float64', 3, 2),
               general('float64', 3, 1), near=20, gradient=False)
    golden.add('lstsq@batch', tf.linalg.lstsq, general('float64', 2, 3, 2), general('float64', 2, 3, 1), near=50)
    for name, rows, columns in (('empty', 0, 0), ('no rows', 0, 2), ('no columns', 2, 0)):
        golden.add(f'lstsq@{name}', tf.linalg.lstsq, tf.zeros((rows, columns)), tf.zeros((rows, 1)), gradient=False)
        # The op does not write what it returns of no rows.
        if columns == 0:
            golden.add(f'lstsq/slow@{name}', lambda a, b: tf.linalg.lstsq(a, b, fast=False),
                       tf.zeros((rows, columns)), tf.zeros((rows, 1)), gradient=False)
    golden.add('lstsq@no batch', tf.linalg.lstsq, tf.zeros((0, 3, 2)), tf.zeros((0, 3, 1)), gradient=False)
    unit = tf.eye(2, dtype=tf.complex128)
    golden.add('lstsq/l2_regularizer tensor@zero complex128', tf.linalg.lstsq, unit, unit,
               tf.constant(0, tf.complex128), gradient=False)
    golden.fails('lstsq/l2_regularizer tensor@complex128', tf.linalg.lstsq, unit, unit, tf.constant(1, tf.complex128))
    golden.fails('lstsq/l2_regularizer@complex128', lambda a, b: tf.linalg.lstsq(a, b, l2_regularizer=0.5), unit, unit)
    golden.fails('lstsq/l2_regularizer tensor@dtypes', tf.linalg.lstsq, tf.eye(2), tf.eye(2), np.float64(0))
    golden.fails('lstsq@vector', tf.linalg.lstsq, tf.eye(2), tf.ones((2,)))
    golden.fails('lstsq@rows', tf.linalg.lstsq, general('float32', 3, 2), general('float32', 2, 1))
    golden.add('lstsq@rank', tf.linalg.lstsq, [[0.0]], [[1.0]], gradient=False)

    for dtype in REAL:
        for name, shape in (('tall', (3, 2)), ('wide', (2, 3)), ('batch', (2, 2, 2))):
            golden.add(f'pinv@{name} {dtype}', tf.linalg.pinv, general(dtype, *shape), near=100)
            golden.add(f'matrix_rank@{name} {dtype}', tf.linalg.matrix_rank, general(dtype, *shape))
    deficient = tf.constant([[1.0, 2.0], [2.0, 4.0]], tf.float64)
    golden.add('pinv@deficient', tf.linalg.pinv, deficient, near=20, gradient=False)
    golden.add('pinv/rcond', lambda a: tf.linalg.pinv(a, rcond=0.5), [[1.0, 0.0], [0.0, 4.0]], near=4)
    golden.add('pinv/validate_args', lambda a: tf.linalg.pinv(a, validate_args=True), general('float64', 3, 2),
               near=100)
    golden.fails('pinv@vector', tf.linalg.pinv, [1.0, 2.0])
    golden.fails('pinv@complex', tf.linalg.pinv, general('complex64', 2, 2))
    for name, shape in (('empty', (0, 0)), ('no rows', (0, 2)), ('no columns', (2, 0)), ('no batch', (0, 2, 2))):
        golden.add(f'pinv@{name}', tf.linalg.pinv, tf.zeros(shape), gradient=False)
        golden.add(f'matrix_rank@{name}', tf.linalg.matrix_rank, tf.zeros(shape))
    golden.add('pinv@nan', tf.linalg.pinv, [[1.0, np.nan], [2.0, 3.0]], near=True, gradient=False)
    golden.add('matrix_rank@nan', tf.linalg.matrix_rank, [[1.0, np.nan], [2.0, 3.0]])
    golden.fails('pinv@bfloat16', tf.linalg.pinv, tf.ones((2, 2), tf.bfloat16))
    golden.fails('pinv@float16', tf.linalg.pinv, tf.ones((2, 2), tf.float16))
    golden.fails('matrix_rank@bfloat16', tf.linalg.matrix_rank, tf.ones((2, 2), tf.bfloat16))
    golden.add('matrix_rank@deficient', tf.linalg.matrix_rank, deficient)
    golden.add('matrix_rank/tol', lambda a: tf.linalg.matrix_rank(a, tol=2), [[1.0, 0.0], [0.0, 4.0]])
    golden.add('matrix_rank/validate_args', lambda a: tf.linalg.matrix_rank(a, validate_args=True), deficient)
    golden.fails('matrix_rank@int', tf.linalg.matrix_rank, [[1, 2]])
    golden.fails('matrix_rank@vector', tf.linalg.matrix_rank, [1.0])

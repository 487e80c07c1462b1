"""Cases of tests/linalg/lu_test.cc."""

import tensorflow as tf
from matrices import COMPLEX, REAL, general, invertible

GRADIENTS = True


def cases(golden):
    for dtype in REAL + COMPLEX:
        golden.add(f'lu@{dtype}', tf.linalg.lu, general(dtype, 3, 3), near=10)
    golden.add('lu@batch', tf.linalg.lu, general('float32', 2, 2, 2), near=10)
    golden.add('lu@empty', tf.linalg.lu, tf.zeros((0, 0)), gradient=False)
    golden.add('lu@no batch', tf.linalg.lu, tf.zeros((0, 2, 2)), gradient=False)
    golden.add('lu/int64', lambda x: tf.linalg.lu(x, output_idx_type=tf.int64), general('float32', 2, 2), near=10)
    golden.fails('lu@singular', tf.linalg.lu, [[0.0, 0.0], [0.0, 0.0]])
    golden.fails('lu@vector', tf.linalg.lu, [1.0])

    for dtype in REAL + COMPLEX:
        factors, perm = tf.linalg.lu(general(dtype, 3, 3))
        rhs = general(dtype, 3, 2, salt=1)
        golden.add(f'lu_solve@{dtype}', tf.linalg.lu_solve, factors, perm, rhs, near=20)
        golden.add(f'lu_matrix_inverse@{dtype}', tf.linalg.lu_matrix_inverse, factors, perm, near=20)
        golden.add(f'lu_reconstruct@{dtype}', tf.linalg.lu_reconstruct, factors, perm, near=10)
    factors, perm = tf.linalg.lu(invertible('float64', 2, 2, 2)[:, ::-1])
    golden.add('lu_solve@batch', tf.linalg.lu_solve, factors, perm, general('float64', 2, 2, 1), near=20)
    golden.add('lu_solve@broadcast', tf.linalg.lu_solve, factors, perm, general('float64', 3, 1, 2, 1), near=20)
    golden.add('lu_solve/validate_args', lambda a, p, b: tf.linalg.lu_solve(a, p, b, validate_args=True),
               factors, perm, general('float64', 2, 2, 1), near=20)
    golden.add('lu_matrix_inverse@batch', tf.linalg.lu_matrix_inverse, factors, perm, near=20)
    golden.add('lu_matrix_inverse/validate_args', lambda a, p: tf.linalg.lu_matrix_inverse(a, p, validate_args=True),
               factors, perm, near=20)
    golden.add('lu_reconstruct@batch', tf.linalg.lu_reconstruct, factors, perm, near=10)
    golden.add('lu_reconstruct@int64', tf.linalg.lu_reconstruct, factors[0], tf.cast(perm[0], tf.int64), near=10)
    golden.add('lu_reconstruct/validate_args', lambda a, p: tf.linalg.lu_reconstruct(a, p, validate_args=True),
               factors, perm, near=10)
    nothing, no_perm = tf.zeros((0, 0)), tf.zeros((0,), tf.int32)
    no_matrices, no_perms = tf.zeros((0, 2, 2)), tf.zeros((0, 2), tf.int32)
    golden.add('lu_solve@empty', tf.linalg.lu_solve, nothing, no_perm, tf.zeros((0, 2)))
    golden.add('lu_solve@no batch', tf.linalg.lu_solve, no_matrices, no_perms, tf.zeros((0, 2, 1)))
    golden.add('lu_solve@no columns', tf.linalg.lu_solve, tf.eye(2), [0, 1], tf.zeros((2, 0)))
    golden.add('lu_matrix_inverse@empty', tf.linalg.lu_matrix_inverse, nothing, no_perm)
    golden.add('lu_matrix_inverse@no batch', tf.linalg.lu_matrix_inverse, no_matrices, no_perms)
    golden.add('lu_reconstruct@empty', tf.linalg.lu_reconstruct, nothing, no_perm)
    golden.fails('lu_solve@rhs', tf.linalg.lu_solve, [[1.0]], [0], [1.0])
    golden.fails('lu_solve@rows', tf.linalg.lu_solve, [[1.0]], [0], [[1.0], [2.0]])
    golden.fails('lu_matrix_inverse@rank', tf.linalg.lu_matrix_inverse, [1.0], 0)
    golden.fails('lu_matrix_inverse@perm', tf.linalg.lu_matrix_inverse, [[1.0]], [[0]])
    golden.fails('lu_reconstruct@not square', tf.linalg.lu_reconstruct, [[1.0, 2.0]], [0])

"""Cases of tests/linalg/tridiagonal_test.cc."""

import tensorflow as tf
from matrices import COMPLEX, REAL, general
from ops import data

GRADIENTS = True


def _compact(dtype, *batch, n=4):
    """With a main diagonal away from 0."""
    return general(dtype, *batch, 3, n) + tf.constant([[0], [6], [0]], dtype)


def _cases_of_products(golden):
    for dtype in REAL + COMPLEX:
        golden.add(f'matmul@{dtype}', tf.linalg.tridiagonal_matmul, _compact(dtype), general(dtype, 4, 2), near=True)
    golden.add('matmul@batch', tf.linalg.tridiagonal_matmul, _compact('float32', 2), general('float32', 2, 4, 1),
               near=True)
    golden.add('matmul/sequence',
               lambda a, b, c, x: tf.linalg.tridiagonal_matmul([a, b, c], x, diagonals_format='sequence'),
               *tf.unstack(_compact('float32')), general('float32', 4, 2), near=True)
    golden.add('matmul/matrix', lambda a, x: tf.linalg.tridiagonal_matmul(a, x, diagonals_format='matrix'),
               general('float32', 4, 4), general('float32', 4, 2), near=True)
    golden.add('matmul@empty', tf.linalg.tridiagonal_matmul, tf.zeros((3, 0)), tf.zeros((0, 2)), gradient=False)
    golden.add('matmul@no batch', tf.linalg.tridiagonal_matmul, tf.zeros((0, 3, 2)), tf.zeros((0, 2, 2)),
               gradient=False)
    golden.add('matmul@no columns', tf.linalg.tridiagonal_matmul, _compact('float32', n=2), tf.zeros((2, 0)),
               gradient=False)
    golden.add('matmul/sequence of a tensor',
               lambda a, x: tf.linalg.tridiagonal_matmul(a, x, diagonals_format='sequence'), _compact('float32'),
               general('float32', 4, 2), near=True)
    golden.fails('matmul/sequence of two',
                 lambda a, x: tf.linalg.tridiagonal_matmul([a, a], x, diagonals_format='sequence'), tf.ones((2,)),
                 tf.ones((2, 2)))
    golden.fails('matmul/sequence of four',
                 lambda a, x: tf.linalg.tridiagonal_matmul([a, a, a, a], x, diagonals_format='sequence'),
                 tf.ones((2,)), tf.ones((2, 2)))
    golden.fails('matmul/matrix@empty', lambda a, x: tf.linalg.tridiagonal_matmul(a, x, diagonals_format='matrix'),
                 tf.zeros((0, 0)), tf.zeros((0, 2)))
    golden.fails('matmul@two diagonals', tf.linalg.tridiagonal_matmul, tf.ones((2, 2)), tf.ones((2, 2)))
    golden.fails('matmul@rows', tf.linalg.tridiagonal_matmul, tf.ones((3, 2)), tf.ones((3, 2)))
    golden.fails('matmul/matrix@not square', lambda a, x: tf.linalg.tridiagonal_matmul(a, x, diagonals_format='matrix'),
                 general('float32', 3, 4), general('float32', 4, 2))
    golden.fails('matmul/format', lambda a, x: tf.linalg.tridiagonal_matmul(a, x, diagonals_format='dense'),
                 _compact('float32'), general('float32', 4, 2))


def _cases_of_solutions(golden):
    solve = tf.linalg.tridiagonal_solve
    # Python leaves out conjugates in the gradients of complex matrices; tfx does not.
    for dtype in REAL + COMPLEX:
        golden.add(f'solve@{dtype}', solve, _compact(dtype), general(dtype, 4, 2), near=4, gradient=dtype in REAL)
        golden.add(f'solve@vector {dtype}', solve, _compact(dtype), general(dtype, 4), near=4,
                   gradient=dtype in REAL)
    golden.add('solve@batch', solve, _compact('float32', 2), general('float32', 2, 4, 1), near=4)
    golden.add('solve@batch of vectors', solve, _compact('float32', 2), general('float32', 2, 4), near=4)
    golden.add('solve/transpose_rhs', lambda a, x: solve(a, x, transpose_rhs=True), _compact('float32'),
               general('float32', 2, 4), near=4)
    golden.add('solve/conjugate_rhs', lambda a, x: solve(a, x, conjugate_rhs=True), _compact('complex64'),
               general('complex64', 4, 2), near=4, gradient=False)
    golden.add('solve/conjugate_rhs@vector', lambda a, x: solve(a, x, conjugate_rhs=True), _compact('complex64'),
               general('complex64', 4), near=4, gradient=False)
    golden.add('solve/transpose_rhs, conjugate_rhs', lambda a, x: solve(a, x, transpose_rhs=True, conjugate_rhs=True),
               _compact('complex64'), general('complex64', 2, 4), near=4, gradient=False)
    golden.add('solve/partial_pivoting=False', lambda a, x: solve(a, x, partial_pivoting=False), _compact('float32'),
               general('float32', 4, 2), near=4)
    golden.add('solve/perturb_singular', lambda a, x: solve(a, x, perturb_singular=True),
               tf.constant([[1.0, 1.0, 0.0], [1.0, 1.0, 1.0], [0.0, 0.0, 1.0]], tf.float64),
               tf.ones((3, 1), tf.float64), near=4, gradient=False)

    def sequence(a, b, c, x):
        return solve([a, b, c], x, diagonals_format='sequence')

    upper, main, lower = tf.unstack(_compact('float32'))
    golden.add('solve/sequence', sequence, upper, main, lower, general('float32', 4, 2), near=4)
    golden.add('solve/sequence@short', sequence, upper[:-1], main, lower[1:], general('float32', 4, 2), near=4)
    golden.add('solve/sequence@batch', sequence, tf.stack([upper, main])[:, :-1], tf.stack([main, main]),
               tf.stack([lower, main]), general('float32', 2, 4, 2), near=4)
    golden.add('solve/sequence@empty', sequence, *[tf.zeros((0,))] * 3, tf.zeros((0, 2)), gradient=False)
    golden.add('solve@empty', solve, tf.zeros((3, 0)), tf.zeros((0, 2)), gradient=False)
    golden.add('solve@empty vector', solve, tf.zeros((3, 0)), tf.zeros((0,)), gradient=False)
    golden.add('solve@no batch', solve, tf.zeros((0, 3, 2)), tf.zeros((0, 2, 2)), gradient=False)
    golden.add('solve@no columns', solve, _compact('float32', n=2), tf.zeros((2, 0)), gradient=False)
    golden.add('solve/matrix', lambda a, x: solve(a, x, diagonals_format='matrix'),
               general('float32', 4, 4) + 6 * tf.eye(4), general('float32', 4, 2), near=4)
    rhs = general('float32', 4, 2)
    golden.fails('solve/sequence of two', lambda a, x: solve([a, a], x, diagonals_format='sequence'), main, rhs)
    golden.fails('solve/sequence of a tensor', lambda a, x: solve(a, x, diagonals_format='sequence'),
                 _compact('float32'), rhs)
    golden.fails('solve/matrix@empty', lambda a, x: solve(a, x, diagonals_format='matrix'), tf.zeros((0, 0)),
                 tf.zeros((0, 2)))
    golden.fails('solve/sequence@length', sequence, upper[:-2], main, lower, rhs)
    golden.fails('solve/sequence@batches', sequence, upper, tf.stack([main, main]), lower, rhs)
    golden.fails('solve/matrix@not square', lambda a, x: solve(a, x, diagonals_format='matrix'),
                 general('float32', 3, 4), rhs)
    golden.fails('solve/format', lambda a, x: solve(a, x, diagonals_format='dense'), _compact('float32'), rhs)
    golden.fails('solve/perturb_singular, partial_pivoting=False',
                 lambda a, x: solve(a, x, partial_pivoting=False, perturb_singular=True), _compact('float32'), rhs)
    golden.fails('solve@rank', solve, main, rhs)
    golden.fails('solve@rhs', solve, _compact('float32'), tf.zeros((2, 2, 4, 2)))
    golden.fails('solve@batches', solve, _compact('float32', 2), tf.zeros((3, 4, 2)))
    golden.fails('solve@two diagonals', solve, _compact('float32')[:2], rhs)
    golden.fails('solve@rows', solve, _compact('float32'), rhs[:3])
    golden.add('solve@singular', solve, tf.zeros((3, 4)), rhs, gradient=False)


def _cases_of_eigenvalues(golden):
    eigh = tf.linalg.eigh_tridiagonal
    for dtype in REAL + COMPLEX:
        # The imaginary part of the diagonal does not count.
        alpha, beta = data(dtype, (5,)), data(dtype, (4,), 1)
        golden.add(f'eigh@{dtype}', eigh, alpha, beta, near=4)
        golden.add(f'eigh/vectors@{dtype}', lambda a, b: eigh(a, b, eigvals_only=False), tf.cast(tf.math.real(alpha), dtype),
                   beta, near=100, gradient=False)
    # More elements than are worked off in one iteration of the loop.
    golden.add('eigh@20', eigh, data('float64', (20,)), data('float64', (19,)), near=4, gradient=False)
    golden.add('eigh@2', eigh, [1.0, 2.0], [0.5], near=4)
    golden.add('eigh@1', eigh, [1.0], tf.zeros((0,)))
    golden.add('eigh@0', eigh, tf.zeros((0,)), tf.zeros((0,)))
    # Eigenvalues in clusters.
    golden.add('eigh/vectors@clusters', lambda a, b: eigh(a, b, eigvals_only=False),
               tf.ones((6,), tf.float64), tf.constant([0.0, 0.0, 1.0, 0.0, 0.0], tf.float64), near=100,
               gradient=False)
    alpha, beta = data('float32', (5,)), data('float32', (4,), 1)
    golden.add('eigh/i', lambda a, b: eigh(a, b, select='i', select_range=(1, 3)), alpha, beta, near=4)
    # Python stops gradients of its loop over integers, which have none.
    golden.add('eigh/v', lambda a, b: eigh(a, b, select='v', select_range=(-4.0, 3.5)), alpha, beta, near=4,
               gradient=False, graph=False)
    golden.add('eigh/tol', lambda a, b: eigh(a, b, tol=0.01), alpha, beta, near=4, gradient=False)
    golden.fails('eigh/select', lambda a, b: eigh(a, b, select='x'), alpha, beta)
    golden.fails('eigh/i, empty', lambda a, b: eigh(a, b, select='i', select_range=(3, 1)), alpha, beta)
    golden.fails('eigh/v, empty', lambda a, b: eigh(a, b, select='v', select_range=(3.0, 1.0)), alpha, beta)
    golden.add('eigh@nan', eigh, [1.0, float('nan'), 3.0], [1.0, 1.0], near=True, gradient=False)
    golden.add('eigh@float16', eigh, data('float16', (3,)), data('float16', (2,)), near=4, gradient=False)
    golden.add('eigh/vectors@1', lambda a, b: eigh(a, b, eigvals_only=False), [1.0], tf.zeros((0,)))
    golden.fails('eigh@int', eigh, [1, 2, 3], [1, 2])
    golden.fails('eigh@bfloat16', eigh, tf.ones((3,), tf.bfloat16), tf.ones((2,), tf.bfloat16))
    golden.fails('eigh@length', eigh, tf.ones((3,)), tf.ones((3,)))
    golden.fails('eigh@no beta', eigh, tf.ones((3,)), tf.ones((0,)))
    golden.fails('eigh@dtypes', eigh, alpha, tf.cast(beta, tf.float64))


def cases(golden):
    _cases_of_products(golden)
    _cases_of_solutions(golden)
    _cases_of_eigenvalues(golden)

"""Cases of tests/ops/matrix_ops_test.cc."""

import tensorflow as tf
from ops import ALL, COMPLEX, FLOATS, INTS, NUMBERS, data
_NOT_FINITE = [float('nan'), float('inf'), -float('inf'), 1.5]

GRADIENTS = True


def cases(golden):
    for dtype in NUMBERS:
        golden.add(f'eye/as@{dtype}', lambda x: tf.eye(2, dtype=x.dtype), data(dtype, ()))
    golden.add('eye/columns', lambda: tf.eye(2, num_columns=3))
    golden.add('eye/rows', lambda: tf.eye(3, num_columns=1, dtype=tf.int32))
    golden.add('eye/square', lambda: tf.eye(2, num_columns=2))
    golden.add('eye/batch', lambda: tf.eye(2, num_columns=3, batch_shape=[2, 1]))
    golden.add('eye/batch square', lambda: tf.eye(2, batch_shape=[3]))
    golden.add('eye/0', lambda: tf.eye(0))
    golden.add('eye/tensors', lambda n, m: tf.eye(n, m), 2, 3)
    golden.add('eye/no batch', lambda: tf.eye(2, batch_shape=[]))
    golden.add('eye/empty batch', lambda: tf.eye(2, num_columns=3, batch_shape=[0]))
    golden.add('eye/bool', lambda: tf.eye(2, dtype=tf.bool))
    golden.add('eye/batch tensor', lambda batch: tf.eye(2, batch_shape=batch), [2])
    golden.fails('eye/2.5', lambda: tf.eye(2.5))
    golden.fails('eye/columns=2.5', lambda: tf.eye(2, 2.5))
    golden.fails('eye/string', lambda: tf.eye(2, dtype=tf.string))
    golden.fails('eye/-1', lambda: tf.eye(-1))

    golden.over(NUMBERS + ('bool',), 'diag', tf.linalg.diag, (2, 2))
    golden.over(('float32',), 'diag/k=1', lambda x: tf.linalg.diag(x, k=1), (2,))
    golden.over(('float32',), 'diag/k=-1,1', lambda x: tf.linalg.diag(x, k=(-1, 1)), (3, 3))
    golden.over(('float32',), 'diag/all', lambda x: tf.linalg.diag(
        x, k=(-1, 0), num_rows=3, num_cols=4, padding_value=9, align='LEFT_LEFT'), (2, 3))
    golden.over(('int32',), 'diag/k tensor', lambda x: tf.linalg.diag(x, k=tf.constant(-1)), (2,))
    golden.shapes('diag/empty', tf.linalg.diag, (0,), (0, 2), (2, 0))
    golden.add('diag/not finite', tf.linalg.diag, _NOT_FINITE)
    golden.fails('diag/align', lambda x: tf.linalg.diag(x, align='foo'), [1.0])
    golden.fails('diag/k=1,0', lambda x: tf.linalg.diag(x, k=(1, 0)), [1.0])
    golden.fails('diag/scalar', tf.linalg.diag, 1.0)
    golden.fails('diag/num_rows', lambda x: tf.linalg.diag(x, num_rows=1), [1.0, 2.0])

    golden.over(NUMBERS + ('bool',), 'diag_part', tf.linalg.diag_part, (2, 3))
    golden.over(('float32',), 'diag_part/batch', tf.linalg.diag_part, (2, 3, 2))
    golden.over(('float32',), 'diag_part/k=1', lambda x: tf.linalg.diag_part(x, k=1), (3, 3))
    golden.over(('float32',), 'diag_part/band', lambda x: tf.linalg.diag_part(
        x, k=(-1, 2), padding_value=9, align='LEFT_RIGHT'), (3, 4))
    golden.shapes('diag_part/empty', tf.linalg.diag_part, (0, 2, 2))
    golden.fails('diag_part/vector', tf.linalg.diag_part, [1.0])
    golden.fails('diag_part/k=5', lambda x: tf.linalg.diag_part(x, k=5), [[1.0]])

    golden.over(NUMBERS + ('bool',), 'set_diag', tf.linalg.set_diag, (2, 3), (2,))
    golden.over(('float32',), 'set_diag/k=-1', lambda x, y: tf.linalg.set_diag(x, y, k=-1), (3, 3), (2,))
    golden.over(('float32',), 'set_diag/band', lambda x, y: tf.linalg.set_diag(
        x, y, k=(0, 1), align='RIGHT_RIGHT'), (2, 3, 3), (2, 2, 3))
    golden.over(('float32',), 'set_diag/empty', tf.linalg.set_diag, (0, 2, 2), (0, 2))
    golden.add('set_diag/literal', lambda x: tf.linalg.set_diag(x, [1, 2]), [[0.5, 1.5], [2.5, 3.5]])
    golden.fails('set_diag/length', tf.linalg.set_diag, [[1.0]], [1.0, 2.0])

    golden.over(INTS + FLOATS + COMPLEX + ('bool',), 'band_part', lambda x: tf.linalg.band_part(x, 1, 0), (3, 3))
    golden.over(('float32',), 'band_part/-1,0', lambda x: tf.linalg.band_part(x, -1, 0), (2, 2, 3))
    golden.over(('float32',), 'band_part/int64', lambda x: tf.linalg.band_part(
        x, tf.constant(0, tf.int64), 1), (3, 3))
    golden.shapes('band_part/empty', lambda x: tf.linalg.band_part(x, 0, 0), (0, 2, 2), (0, 0))
    golden.add('band_part/not finite', lambda x: tf.linalg.band_part(x, 0, 0), [_NOT_FINITE, _NOT_FINITE])
    golden.add('band_part/literal', lambda x, upper: tf.linalg.band_part(x, 0, upper), [[1.5, 2.5]],
               tf.constant(1, tf.int64))
    golden.fails('band_part/vector', lambda x: tf.linalg.band_part(x, 0, 0), [1.0])
    golden.fails('band_part/9', lambda x: tf.linalg.band_part(x, 9, 0), [[1.0]])

    golden.over(('int32', 'float32', 'complex64'), 'tensor_diag', tf.linalg.tensor_diag, (2, 2))
    golden.over(('int32', 'float32', 'complex64'), 'tensor_diag_part', tf.linalg.tensor_diag_part, (2, 3, 2, 3))
    golden.over(('int32', 'float32', 'complex64'), 'trace', tf.linalg.trace, (2, 3, 2))
    golden.over(ALL, 'matrix_transpose', tf.linalg.matrix_transpose, (2, 3, 1))
    golden.over(('complex64',), 'matrix_transpose/conjugate',
                lambda x: tf.linalg.matrix_transpose(x, conjugate=True), (2, 3))
    golden.over(('float32', 'complex128'), 'adjoint', tf.linalg.adjoint, (2, 3))
    golden.fails('matrix_transpose/vector', tf.linalg.matrix_transpose, [1.0, 2.0])
    golden.shapes('tensor_diag/empty', tf.linalg.tensor_diag, (0,), (2, 0))
    golden.shapes('tensor_diag_part/empty', tf.linalg.tensor_diag_part, (0, 0), (2, 0, 2, 0))
    golden.shapes('trace/empty', tf.linalg.trace, (0, 2, 2))
    golden.over(FLOATS, 'trace/square', tf.linalg.trace, (3, 3), near=True)
    golden.shapes('matrix_transpose/empty', tf.linalg.matrix_transpose, (2, 0), (0, 2, 3))
    golden.shapes('adjoint/empty', tf.linalg.adjoint, (2, 0))
    golden.fails('tensor_diag/scalar', tf.linalg.tensor_diag, 1.0)
    golden.fails('tensor_diag_part/odd rank', tf.linalg.tensor_diag_part, [1.0])
    golden.fails('tensor_diag_part/shape', tf.linalg.tensor_diag_part, [[1.0, 2.0]])
    golden.fails('trace/vector', tf.linalg.trace, [1.0, 2.0])
    golden.fails('adjoint/vector', tf.linalg.adjoint, [1.0, 2.0])
    golden.fails('adjoint/scalar', tf.linalg.adjoint, 1)

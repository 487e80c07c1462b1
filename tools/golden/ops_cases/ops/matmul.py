"""Cases of tests/ops/matmul_test.cc."""

import tensorflow as tf
from ops import COMPLEX, data

# Not bfloat16: oneDNN takes AMX for it, which not every machine that has it
# lets programs use.
_DENSE = ('int32', 'int64', 'float16', 'float32', 'float64') + COMPLEX

GRADIENTS = True


def cases(golden):
    golden.over(_DENSE, 'matmul', tf.matmul, (2, 3), (3, 4), near=True)
    golden.over(_DENSE + ('int16',), 'matmul/batch', tf.matmul, (2, 2, 3), (2, 3, 2), near=True)
    golden.over(('float32', 'complex64'), 'matmul/broadcast', tf.matmul, (2, 1, 2, 3), (3, 3, 2), near=True)
    golden.over(('float32',), 'matmul/empty', tf.matmul, (2, 0), (0, 3), near=True)
    golden.over(('float32',), 'matmul/no rows', tf.matmul, (0, 2), (2, 3), near=True)
    flags = {
        'transpose_a': ((3, 2), (3, 4)), 'transpose_b': ((2, 3), (4, 3)),
        'adjoint_a': ((3, 2), (3, 4)), 'adjoint_b': ((2, 3), (4, 3)),
    }
    for flag, (a, b) in flags.items():
        golden.over(('float32', 'complex64'), f'matmul/{flag}',
                    lambda x, y, flag=flag: tf.matmul(x, y, **{flag: True}), a, b, near=True)
        golden.over(('float32', 'complex128'), f'matmul/{flag}, batch',
                    lambda x, y, flag=flag: tf.matmul(x, y, **{flag: True}), (2,) + a, (2,) + b, near=True)
    golden.over(('float32', 'complex64'), 'matmul/both', lambda x, y: tf.matmul(
        x, y, transpose_a=True, adjoint_b=True), (3, 2), (4, 3), near=True)
    for dtype in ('float32', 'bfloat16', 'float64'):
        # The gradient is a product of dense ones.
        has_gradient = dtype != 'bfloat16'
        golden.over((dtype,), 'matmul/sparse', lambda x, y: tf.matmul(
            x, y, a_is_sparse=True, transpose_b=True), (2, 3), (4, 3), near=True, gradient=has_gradient)
        golden.over((dtype,), 'matmul/b_is_sparse', lambda x, y: tf.matmul(
            x, y, b_is_sparse=True), (2, 3), (3, 4), near=True, gradient=has_gradient)
    golden.over(('float32',), 'matmul/grad_a', lambda x, y: tf.matmul(x, y, grad_a=True), (2, 3), (3, 4), near=True)
    golden.over(('float32',), 'matmul/grad_b', lambda x, y: tf.matmul(x, y, grad_b=True), (2, 2, 3), (2, 3, 4),
                near=True)
    golden.over(('float32',), 'matmul/empty batch', tf.matmul, (0, 2, 3), (3, 4), near=True)
    golden.add('matmul/not finite', tf.matmul, [[float('nan'), 1.0], [float('inf'), 0.0]], [[1.0], [2.0]], near=True)
    golden.add('matmul/bfloat16 and float32', tf.matmul, data('bfloat16', (2, 3)), data('float32', (3, 2)),
               near=True)
    golden.over(('int8', 'uint8'), 'matmul/output_type=int32', lambda x, y: tf.matmul(
        x, y, output_type=tf.int32), (2, 3), (3, 4))
    golden.over(('int8',), 'matmul/output_type=int32, batch', lambda x, y: tf.matmul(
        x, y, output_type=tf.int32), (2, 2, 3), (2, 3, 4))
    golden.over(('float32',), 'matmul/output_type=float32', lambda x, y: tf.matmul(
        x, y, output_type=tf.float32), (2, 3), (3, 4), near=True)
    golden.add('matmul/literal', lambda x: tf.matmul(x, [[1], [2]]), [[1.5, 2.5]])
    golden.fails('matmul/shapes', tf.matmul, [[1.0, 2.0]], [[1.0, 2.0]])
    golden.fails('matmul/rank', tf.matmul, [[1.0, 2.0]], [1.0, 2.0])
    golden.fails('matmul/transpose and adjoint a', lambda x: tf.matmul(
        x, x, transpose_a=True, adjoint_a=True), [[1.0]])
    golden.fails('matmul/transpose and adjoint b', lambda x: tf.matmul(
        x, x, transpose_b=True, adjoint_b=True), [[1.0]])
    golden.fails('matmul/string', tf.matmul, [['a']], [['a']])

    golden.over(('float32', 'complex64'), 'matvec', tf.linalg.matvec, (2, 3), (3,), near=True)
    golden.over(('float32',), 'matvec/batch', tf.linalg.matvec, (2, 2, 3), (2, 3), near=True)
    golden.over(('complex64',), 'matvec/transpose_a', lambda x, y: tf.linalg.matvec(x, y, transpose_a=True),
                (3, 2), (3,), near=True)
    golden.over(('complex64',), 'matvec/adjoint_a', lambda x, y: tf.linalg.matvec(x, y, adjoint_a=True),
                (3, 2), (3,), near=True)

    for flag in ('a_is_sparse', 'b_is_sparse'):
        golden.over(('float32',), f'matvec/{flag}', lambda x, y, flag=flag: tf.linalg.matvec(x, y, **{flag: True}),
                    (2, 3), (3,), near=True)
    golden.over(('float32',), 'matvec/empty', tf.linalg.matvec, (2, 0), (0,), near=True)
    golden.over(('float32',), 'matvec/no rows', tf.linalg.matvec, (0, 2), (2,), near=True)
    golden.fails('matvec/lengths', tf.linalg.matvec, [[1.0, 2.0]], [1.0])
    golden.fails('matvec/scalar', tf.linalg.matvec, [[1.0]], 1.0)
    golden.fails('matvec/transpose and adjoint', lambda x: tf.linalg.matvec(
        x, [1.0], transpose_a=True, adjoint_a=True), [[1.0]])

    golden.over(_DENSE, 'tensordot/1', lambda x, y: tf.tensordot(x, y, 1),
                (2, 3), (3, 4), near=True)
    golden.over(('float32',), 'tensordot/0', lambda x, y: tf.tensordot(x, y, 0), (2,), (3,), near=True)
    golden.over(('float32',), 'tensordot/2', lambda x, y: tf.tensordot(x, y, 2), (2, 3, 4), (3, 4, 2), near=True)
    golden.over(('float32',), 'tensordot/all', lambda x, y: tf.tensordot(x, y, 2), (2, 3), (2, 3), near=True)
    golden.over(('float32',), 'tensordot/[0, 1]', lambda x, y: tf.tensordot(x, y, [0, 1]), (3, 2), (4, 3),
                near=True)
    golden.over(('float32',), 'tensordot/lists', lambda x, y: tf.tensordot(x, y, [[2, 0], [-1, 1]]),
                (2, 3, 4), (5, 2, 4), near=True)
    golden.over(('float32',), 'tensordot/tensor', lambda x, y: tf.tensordot(x, y, tf.constant([[0], [1]])),
                (3, 2), (4, 3), near=True)
    golden.over(('float32',), 'tensordot/empty', lambda x, y: tf.tensordot(x, y, 1), (2, 0), (0, 3), near=True)
    golden.over(('float32',), 'tensordot/no rows', lambda x, y: tf.tensordot(x, y, [[1], [0]]), (0, 2), (2, 3),
                near=True)
    golden.over(('float32',), 'tensordot/no axes', lambda x, y: tf.tensordot(x, y, [[], []]), (2,), (3,), near=True)
    golden.fails('tensordot/axis of a', lambda x: tf.tensordot(x, x, [[2], [0]]), [[1.0]])
    golden.fails('tensordot/axis of b', lambda x: tf.tensordot(x, x, [[0], [2]]), [[1.0]])
    golden.fails('tensordot/rank of b', lambda x, y: tf.tensordot(x, y, 2), [[1.0]], [1.0])
    golden.fails('tensordot/-1', lambda x: tf.tensordot(x, x, -1), [[1.0]])
    golden.fails('tensordot/3', lambda x: tf.tensordot(x, x, 3), [[1.0]])
    golden.fails('tensordot/lengths', lambda x: tf.tensordot(x, x, [[0], [0, 1]]), [[1.0]])
    golden.fails('tensordot/three', lambda x: tf.tensordot(x, x, [0, 1, 2]), [[1.0]])
    golden.fails('tensordot/shapes', lambda x: tf.tensordot(x, x, 1), [[1.0, 2.0]])

    golden.over(_DENSE, 'einsum/ij,jk->ik',
                lambda x, y: tf.einsum('ij,jk->ik', x, y), (2, 3), (3, 4), near=True)
    golden.over(('float32',), 'einsum/ij,jk', lambda x, y: tf.einsum('ij,jk', x, y), (2, 3), (3, 4), near=True)
    golden.over(('float32',), 'einsum/ba', lambda x: tf.einsum('ba', x), (2, 3), near=True)
    golden.over(('float32',), 'einsum/ii->i', lambda x: tf.einsum('ii->i', x), (3, 3), near=True)
    golden.over(('float32',), 'einsum/ii', lambda x: tf.einsum('ii', x), (3, 3), near=True)
    golden.over(('float32',), 'einsum/i,j->ij', lambda x, y: tf.einsum(' i , j -> i j ', x, y), (2,), (3,),
                near=True)
    golden.over(('float32',), 'einsum/i,i->', lambda x, y: tf.einsum('i,i->', x, y), (3,), (3,), near=True)
    golden.over(('float32',), 'einsum/Bij,BjK->BiK', lambda x, y: tf.einsum('Bij,BjK->BiK', x, y),
                (2, 2, 3), (2, 3, 2), near=True)
    golden.over(('float32',), 'einsum/...ij,...jk->...ik',
                lambda x, y: tf.einsum('...ij,...jk->...ik', x, y), (2, 1, 2, 3), (3, 3, 2), near=True)
    golden.over(('float32',), 'einsum/...ij,jk', lambda x, y: tf.einsum('...ij,jk', x, y), (2, 2, 3), (3, 4),
                near=True)
    golden.over(('float32',), 'einsum/ij...->ji...', lambda x: tf.einsum('ij...->ji...', x), (2, 3, 2), near=True)
    # Which two are multiplied first hangs on shapes, and gradients cancel out.
    golden.over(('float32', 'complex64'), 'einsum/three', lambda x, y, z: tf.einsum('ij,jk,kl->il', x, y, z),
                (2, 3), (3, 4), (4, 2), near=8)
    golden.over(('float32',), 'einsum/four', lambda w, x, y, z: tf.einsum('a,ab,bc,c', w, x, y, z),
                (2,), (2, 3), (3, 4), (4,), near=True)
    golden.over(('float32',), 'einsum/three apart', lambda x, y, z: tf.einsum('i,j,k->kji', x, y, z),
                (2,), (3,), (2,), near=True)
    golden.over(('float32',), 'einsum/three ellipses',
                lambda x, y, z: tf.einsum('...i,ij,...j->...', x, y, z), (2, 2, 3), (3, 4), (2, 2, 4), near=True)
    golden.over(('float32',), 'einsum/three, shared', lambda x, y, z: tf.einsum('bi,bi,bi->b', x, y, z),
                (2, 3), (2, 3), (2, 3), near=True)
    golden.over(('float32',), 'einsum/optimal',
                lambda x, y, z: tf.einsum('ij,jk,kl->il', x, y, z, optimize='optimal'), (2, 3), (3, 4), (4, 2),
                near=True)
    golden.over(('float32',), 'einsum/empty', lambda x, y: tf.einsum('ij,jk->ik', x, y), (2, 0), (0, 3), near=True)
    golden.over(('float32',), 'einsum/no rows', lambda x: tf.einsum('ij->ji', x), (0, 3), near=True)
    golden.over(('float32',), 'einsum/three, empty', lambda x, y, z: tf.einsum('ij,jk,kl->il', x, y, z),
                (2, 0), (0, 3), (3, 2), near=True)
    golden.over(('float32',), 'einsum/scalars', lambda x, y: tf.einsum(',->', x, y), (), (), near=True)
    golden.fails('einsum/output label', lambda x: tf.einsum('ij,jk->il', x, x), [[1.0]])
    golden.fails('einsum/inputs', lambda x: tf.einsum('ij', x, x), [[1.0]])
    golden.fails('einsum/format', lambda x: tf.einsum('i-j', x), [[1.0]])
    golden.fails('einsum/arrows', lambda x: tf.einsum('ij->i->j', x), [[1.0]])
    golden.fails('einsum/output twice', lambda x: tf.einsum('ij->ii', x), [[1.0]])
    golden.fails('einsum/zero', lambda x: tf.einsum('...0->0', x), [[1.0]])
    golden.fails('einsum/rank', lambda x: tf.einsum('ijk->i', x), [[1.0]])
    golden.fails('einsum/sizes', lambda x, y: tf.einsum('ij,jk->ik', x, y), [[1.0]], [[1.0], [2.0]])
    golden.fails('einsum/three, rank', lambda x: tf.einsum('ijk,ij,ij->i', x, x, x), [[1.0]])
    golden.fails('einsum/three, ellipsis', lambda x: tf.einsum('...ijk,ij,ij->i', x, x, x), [[1.0]])
    golden.fails('einsum/three, ellipses', lambda x: tf.einsum('...i...,ij,ij->i', x, x, x), [[1.0]])

    golden.over(('int32', 'float32', 'float64'), 'cross', tf.linalg.cross, (2, 3), (2, 3), near=True)
    golden.over(('float32',), 'cross/empty', tf.linalg.cross, (0, 3), (0, 3), near=True)
    golden.add('cross/literal', lambda x: tf.linalg.cross(x, [1, 0, 0]), [1.5, 2.5, 3.5], near=True)
    golden.fails('cross/length', tf.linalg.cross, [1.0, 2.0], [1.0, 2.0])
    golden.fails('cross/shapes', tf.linalg.cross, [1.0, 2.0, 3.0], [[1.0, 2.0, 3.0]])

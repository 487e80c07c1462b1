"""Cases of tests/ops/norm_ops_test.cc."""

import tensorflow as tf
from ops import COMPLEX, FLOATS, data

_INF = float('inf')

GRADIENTS = True


def cases(golden):
    golden.over(FLOATS + COMPLEX, 'norm', tf.norm, (2, 3), near=True)
    golden.shapes('norm', tf.norm, (), (0,), (1, 2, 1, 3), near=True)
    golden.over(('float32', 'complex64'), 'norm/axis=1', lambda x: tf.norm(x, axis=1), (2, 3), near=True)
    golden.over(('float32',), 'norm/axis=-1, keepdims', lambda x: tf.norm(x, axis=-1, keepdims=True), (2, 3),
                near=True)
    golden.over(('float32',), 'norm/keepdims', lambda x: tf.norm(x, keepdims=True), (2, 3), near=True)
    for order in (1, 2, _INF, 3, 2.5, 0.5):
        golden.over(('float32', 'complex64'), f'norm/{order}', lambda x, order=order: tf.norm(x, order), (2, 3),
                    near=True)
        golden.over(('float32',), f'norm/{order}, axis=0', lambda x, order=order: tf.norm(x, order, 0), (2, 3),
                    near=True)
    for order in ('euclidean', 'fro', 1, 2, _INF):
        golden.over(('float32', 'complex64'), f'norm/matrix {order}',
                    lambda x, order=order: tf.norm(x, order, [0, 1]), (2, 3), near=True)
        golden.over(('float64',), f'norm/matrix {order}, keepdims',
                    lambda x, order=order: tf.norm(x, order, [-1, 0], True), (2, 3, 2), near=True)
    golden.shapes('norm/empty, axis=1', lambda x: tf.norm(x, axis=1), (2, 0), (0, 2), near=True)
    golden.shapes('norm/empty, inf', lambda x: tf.norm(x, _INF), (2, 0), near=True)
    golden.shapes('norm/empty, matrix 1', lambda x: tf.norm(x, 1, [0, 1]), (2, 0), near=True)
    golden.add('norm/not finite', lambda x: tf.norm(x, axis=1), [[float('nan'), 1.0], [_INF, 1.0], [-_INF, 1.0]],
               near=True)
    golden.add('norm/zero', tf.norm, [0.0, 0.0])
    golden.add('norm/2.0', lambda x: tf.norm(x, 2.0, axis=[0, 1]), [[3.0, 0.0], [0.0, 4.0]], near=True)
    golden.fails('norm/axis=[1]', lambda x: tf.norm(x, axis=[1]), [[1.0]])
    golden.fails('norm/axis=[]', lambda x: tf.norm(x, axis=[]), [[1.0]])
    golden.fails('norm/axis tensor', lambda x, axis: tf.norm(x, axis=axis), [[1.0]], 1)
    golden.fails('norm/axis=2', lambda x: tf.norm(x, axis=2), [[1.0]])
    golden.fails('norm/nuc', lambda x: tf.norm(x, 'nuc', [0, 1]), [[1.0]])
    golden.fails('norm/-inf', lambda x: tf.norm(x, -_INF), [[1.0]])
    golden.fails('norm/fro', lambda x: tf.norm(x, 'fro'), [[1.0]])
    golden.fails('norm/0', lambda x: tf.norm(x, 0), [1.0])
    golden.fails('norm/-1.5', lambda x: tf.norm(x, -1.5), [1.0])
    golden.fails('norm/axis=0,0', lambda x: tf.norm(x, axis=[0, 0]), [[1.0]])
    golden.fails('norm/matrix 3', lambda x: tf.norm(x, 3, [0, 1]), [[1.0]])
    golden.fails('norm/three axes', lambda x: tf.norm(x, axis=[0, 1, 2]), [[[1.0]]])
    golden.fails('norm/int', tf.norm, [1, 2])

    golden.over(('float32', 'complex64'), 'normalize', tf.linalg.normalize, (2, 3), near=True)
    golden.over(('float32',), 'normalize/1, axis=1', lambda x: tf.linalg.normalize(x, 1, 1), (2, 3), near=True)
    golden.over(FLOATS, 'normalize/inf, axis=-1', lambda x: tf.linalg.normalize(x, _INF, -1), (2, 3), near=True)
    golden.shapes('normalize/empty', tf.linalg.normalize, (0,), (2, 0), near=True)
    golden.add('normalize/zero', tf.linalg.normalize, [0.0, 0.0], near=True)
    golden.fails('normalize/int', tf.linalg.normalize, [1, 2])
    golden.fails('normalize/0', lambda x: tf.linalg.normalize(x, 0), [1.0])

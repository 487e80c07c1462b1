"""Cases of tests/ops/shape_ops_test.cc."""

import tensorflow as tf
from ops import ALL, COMPLEX, FLOATS, INTS, data

_SHAPES = ((), (0,), (3,), (2, 0), (2, 3), (1, 2, 1, 3), (1, 1, 2, 1, 1, 2))

GRADIENTS = True


def cases(golden):
    golden.over(ALL, 'identity', tf.identity, (2, 2))
    golden.over(('float32', 'string'), 'stop_gradient', tf.stop_gradient, (2,))
    golden.shapes('identity', tf.identity, *_SHAPES)
    golden.shapes('stop_gradient', tf.stop_gradient, *_SHAPES)
    golden.fails('identity/ragged', lambda: tf.identity([[1, 2], [3]]))
    golden.fails('stop_gradient/ragged', lambda: tf.stop_gradient([[1, 2], [3]]))
    golden.shapes('shape', tf.shape, *_SHAPES)
    golden.over(ALL, 'shape', tf.shape, (2, 1))
    golden.shapes('shape/int64', lambda x: tf.shape(x, tf.int64), (), (2, 3))
    golden.add('shape_n', lambda a, b: tf.shape_n([a, b]), [1, 2], [[3]])
    golden.add('shape_n/int64', lambda a, b: tf.shape_n([a, b], tf.int64), [1, 2], [[3]])
    golden.add('shape_n/empty', lambda a, b: tf.shape_n([a, b]), tf.zeros([0]), tf.zeros([2, 0]))
    golden.fails('shape_n/int8', lambda a: tf.shape_n([a], tf.int8), [1])
    golden.fails('size/ragged', lambda: tf.size([[1, 2], [3]]))
    golden.fails('rank/ragged', lambda: tf.rank([[1, 2], [3]]))
    golden.shapes('size', tf.size, *_SHAPES)
    golden.add('size/int64', lambda x: tf.size(x, tf.int64), [1, 2])
    golden.add('size/int8', lambda x: tf.size(x, tf.int8), [1, 2])
    golden.shapes('rank', tf.rank, *_SHAPES)
    golden.fails('shape/int8', lambda x: tf.shape(x, tf.int8), [1, 2])
    golden.fails('shape_n/dtypes', lambda a, b: tf.shape_n([a, b]), [1], [1.0])

    golden.over(ALL, 'reshape/3,2', lambda x: tf.reshape(x, [3, 2]), (2, 3))
    golden.shapes('reshape/-1', lambda x: tf.reshape(x, [-1]), *_SHAPES)
    golden.shapes('reshape/2,-1', lambda x: tf.reshape(x, [2, -1]), (6,), (3, 2), (2, 2, 2))
    golden.add('reshape/scalar', lambda x: tf.reshape(x, []), [[5]])
    golden.add('reshape/like', lambda x, y: tf.reshape(x, y.shape), [1, 2, 3, 4], [[0, 0], [0, 0]])
    golden.add('reshape/tensor', tf.reshape, [1, 2, 3, 4], tf.constant([2, 2], tf.int64))
    golden.add('reshape/mixed', lambda x, n: tf.reshape(x, [n, -1]), [1, 2, 3, 4], 2)
    golden.add('reshape/literal', lambda: tf.reshape([[1, 2], [3, 4]], [4]))
    golden.fails('reshape/5', lambda x: tf.reshape(x, [5]), [1, 2, 3, 4])
    golden.fails('reshape/-1,-1', lambda x: tf.reshape(x, [-1, -1]), [1, 2, 3, 4])
    golden.fails('reshape/-2', lambda x: tf.reshape(x, [-2]), [1, 2, 3, 4])
    golden.fails('reshape/2**40', lambda x: tf.reshape(x, [2**40]), [1, 2])
    golden.fails('reshape/float shape', tf.reshape, [1, 2], [2.0])

    golden.add('ensure_shape', lambda x: tf.ensure_shape(x, [None, 2]), [[1, 2]])
    golden.add('ensure_shape/unknown', lambda x: tf.ensure_shape(x, None), [[1, 2]])
    golden.add('ensure_shape/empty', lambda x: tf.ensure_shape(x, [0, None]), tf.zeros([0, 2]))
    golden.add('ensure_shape/scalar', lambda x: tf.ensure_shape(x, []), 1.5)
    golden.fails('ensure_shape/rank', lambda x: tf.ensure_shape(x, [None]), [[1, 2]])
    golden.fails('ensure_shape/wrong', lambda x: tf.ensure_shape(x, [3, None]), [[1, 2]])

    for axis in (0, 1, -1, -3):
        golden.over(('int32', 'string'), f'expand_dims/{axis}',
                    lambda x, axis=axis: tf.expand_dims(x, axis), (2, 3))
        golden.shapes(f'expand_dims/{axis}', lambda x, axis=axis: tf.expand_dims(x, axis), (2, 0))
    golden.add('expand_dims/tensor', tf.expand_dims, [1, 2], tf.constant(1, tf.int64))
    golden.add('expand_dims/list', lambda x: tf.expand_dims(x, [0]), 5)
    golden.fails('expand_dims/5', lambda x: tf.expand_dims(x, 5), [1])
    golden.fails('expand_dims/0.5', lambda x: tf.expand_dims(x, 0.5), [1])
    golden.fails('expand_dims/0,1', lambda x: tf.expand_dims(x, [0, 1]), [1])

    golden.over(ALL, 'squeeze', tf.squeeze, (1, 2, 1))
    golden.shapes('squeeze', tf.squeeze, (), (1,), (1, 1, 1), (2, 1, 0))
    golden.shapes('squeeze/axis=0', lambda x: tf.squeeze(x, 0), (1, 2, 1))
    golden.shapes('squeeze/axis=0,-1', lambda x: tf.squeeze(x, [0, -1]), (1, 2, 1))
    golden.shapes('squeeze/axis=[]', lambda x: tf.squeeze(x, []), (1, 2, 1))
    golden.fails('squeeze/wrong', lambda x: tf.squeeze(x, [0]), [1, 2])
    golden.fails('squeeze/axis=5', lambda x: tf.squeeze(x, 5), [1, 2])

    golden.over(ALL, 'transpose', tf.transpose, (2, 3))
    golden.shapes('transpose', tf.transpose, *_SHAPES)
    golden.over(ALL, 'transpose/conjugate', lambda x: tf.transpose(x, conjugate=True), (2, 3))
    golden.over(('int8', 'complex64'), 'transpose/perm',
                lambda x: tf.transpose(x, [2, 0, 1], conjugate=True), (2, 3, 2))
    golden.over(('float32',), 'transpose/high rank',
                lambda x: tf.transpose(x, [5, 0, 3, 2, 4, 1]), (1, 2, 1, 2, 3, 2))
    golden.add('transpose/perm tensor', tf.transpose, [[1, 2]], tf.constant([1, 0], tf.int64))
    golden.fails('transpose/short', lambda x: tf.transpose(x, [0]), [[1, 2]])
    golden.fails('transpose/twice', lambda x: tf.transpose(x, [0, 0]), [[1, 2]])
    golden.fails('transpose/out', lambda x: tf.transpose(x, [0, 2]), [[1, 2]])

    golden.over(ALL, 'broadcast_to', lambda x: tf.broadcast_to(x, [2, 2, 3]), (2, 1))
    golden.add('broadcast_to/empty', lambda x: tf.broadcast_to(x, [0, 3]), [1, 2, 3])
    golden.add('broadcast_to/like', lambda x, y: tf.broadcast_to(x, y.shape), 1.5, [[1], [2]])
    golden.add('broadcast_to/of nothing', lambda x: tf.broadcast_to(x, [2, 3, 0]), tf.zeros([3, 0]))
    golden.add('broadcast_to/scalar', lambda x: tf.broadcast_to(x, []), 1.5)
    golden.add('broadcast_to/tensor', tf.broadcast_to, [1.5, 2.5], tf.constant([2, 2], tf.int64))
    golden.fails('broadcast_to/negative', lambda x: tf.broadcast_to(x, [-1]), [1])
    golden.fails('broadcast_to/wrong', lambda x: tf.broadcast_to(x, [3, 3]), [[1, 2], [3, 4]])
    golden.fails('broadcast_to/low', lambda x: tf.broadcast_to(x, [2]), [[1, 2], [3, 4]])

    static = lambda x, y: lambda: tf.broadcast_static_shape(tf.TensorShape(x), tf.TensorShape(y))
    golden.add('broadcast_static_shape', static([2, 1, 3], [4, 1]))
    golden.add('broadcast_static_shape/unknown', static([None, None, 1], [3, 1, None]))
    golden.add('broadcast_static_shape/rank', static(None, [3]))
    golden.add('broadcast_static_shape/zero', static([0, 1], [1, 2]))
    golden.fails('broadcast_static_shape/wrong', static([2, 3], [4, 3]))
    golden.add('broadcast_dynamic_shape', lambda: tf.broadcast_dynamic_shape([2, 1, 3], [4, 1]))
    golden.add('broadcast_static_shape/scalars', static([], []))
    golden.add('broadcast_static_shape/scalar', static([], [2, None]))
    golden.add('broadcast_dynamic_shape/scalar', lambda: tf.broadcast_dynamic_shape([], [2, 1]))
    golden.add('broadcast_dynamic_shape/zero', lambda: tf.broadcast_dynamic_shape([0, 1], [1, 2]))
    golden.add('broadcast_dynamic_shape/tensors', tf.broadcast_dynamic_shape,
               tf.constant([2, 1], tf.int64), tf.constant([3], tf.int64))
    golden.add('broadcast_dynamic_shape/one tensor',
               lambda x: tf.broadcast_dynamic_shape([2, 1], x), tf.constant([3], tf.int64))
    golden.fails('broadcast_dynamic_shape/wrong', lambda: tf.broadcast_dynamic_shape([2], [3]))

    golden.over(INTS + FLOATS + COMPLEX, 'bitcast/int8', lambda x: tf.bitcast(x, tf.int8), (2, 3))
    golden.over(('int8', 'uint8'), 'bitcast/float32', lambda x: tf.bitcast(x, tf.float32), (2, 4))
    golden.over(('float16', 'bfloat16', 'int16'), 'bitcast/uint16',
                lambda x: tf.bitcast(x, tf.uint16), (3,))
    golden.fails('bitcast/wrong', lambda x: tf.bitcast(x, tf.int16), tf.constant([1, 2, 3], tf.int8))
    golden.fails('bitcast/bool', lambda x: tf.bitcast(x, tf.int8), [True])

"""Cases of tests/ops/clip_ops_test.cc."""

import tensorflow as tf
from ops import FLOATS, INTS, data

GRADIENTS = True

_NOT_FINITE = [float('nan'), float('inf'), -float('inf'), 1.5]


def cases(golden):
    golden.over(INTS + FLOATS, 'clip_by_value', lambda x: tf.clip_by_value(x, 1, 3), (2, 3))
    golden.over(('float32',), 'clip_by_value/tensors', tf.clip_by_value, (2, 3), (3,), (2, 3))
    golden.over(('float32',), 'clip_by_value/literals', lambda x: tf.clip_by_value(x, [0, -1, 1], 2.5), (2, 3))
    golden.shapes('clip_by_value/empty', lambda x: tf.clip_by_value(x, 1, 3), (0,), (2, 0))
    golden.add('clip_by_value/not finite', lambda x: tf.clip_by_value(x, -1, 2.5), _NOT_FINITE, near=True)
    golden.add('clip_by_value/min above max', lambda x: tf.clip_by_value(x, 3, 1), [0.0, 2.0, 4.0])
    golden.fails('clip_by_value/shape', lambda x: tf.clip_by_value(x, [[[1.0]]], 2.0), [1.0])
    golden.fails('clip_by_value/max shape', lambda x: tf.clip_by_value(x, 1.0, [[2.0]]), [1.0])
    golden.fails('clip_by_value/literal', lambda x: tf.clip_by_value(x, 0.5, 2), [1])

    golden.over(FLOATS, 'clip_by_norm', lambda x: tf.clip_by_norm(x, 2.0), (2, 3), near=True)
    golden.over(('float32',), 'clip_by_norm/axes', lambda x: tf.clip_by_norm(x, 2.0, [1]), (2, 3), near=True)
    golden.over(('float32',), 'clip_by_norm/great', lambda x: tf.clip_by_norm(x, 100), (2, 3), near=True)
    golden.over(('float32',), 'clip_by_norm/negative', lambda x: tf.clip_by_norm(x, -1.0), (2, 3), near=True)
    golden.over(('float32',), 'clip_by_norm/all axes', lambda x: tf.clip_by_norm(x, 2.0, [0, -1]), (2, 3), near=True)
    golden.over(('float64',), 'clip_by_norm/list', lambda x: tf.clip_by_norm(x, [0.1]), (3,), near=True)
    golden.shapes('clip_by_norm/empty', lambda x: tf.clip_by_norm(x, 2.0), (0,), (2, 0), near=True)
    golden.add('clip_by_norm/not finite', lambda x: tf.clip_by_norm(x, 2.0), _NOT_FINITE, near=True)
    golden.add('clip_by_norm/tensor', tf.clip_by_norm, [3.0, 4.0], 2.5, near=True)
    golden.add('clip_by_norm/zero', lambda x: tf.clip_by_norm(x, 2.0), [0.0, 0.0])
    golden.fails('clip_by_norm/shape', tf.clip_by_norm, [1.0, 2.0], [[1.0], [2.0]])
    golden.fails('clip_by_norm/int', lambda x: tf.clip_by_norm(x, 2.5), [1, 2])
    golden.fails('clip_by_norm/complex', lambda x: tf.clip_by_norm(x, 2.5), tf.constant([1j]))
    golden.fails('clip_by_norm/axes=3', lambda x: tf.clip_by_norm(x, 2.0, 3), [1.0])

    golden.over(FLOATS, 'global_norm', lambda x, y: tf.linalg.global_norm([x, y]), (2, 3), (2,), near=True)
    golden.over(('float32',), 'global_norm/None', lambda x: tf.linalg.global_norm([None, x]), (2,), near=True)
    golden.over(('float32',), 'global_norm/empty', lambda x, y: tf.linalg.global_norm([x, y]), (0,), (2, 0), near=True)
    golden.add('global_norm/no tensors', lambda: tf.linalg.global_norm([]))
    golden.add('global_norm/not finite', lambda x: tf.linalg.global_norm([x]), _NOT_FINITE, near=True)
    golden.fails('global_norm/int', lambda x: tf.linalg.global_norm([x]), [1, 2])
    golden.fails('global_norm/dtypes', lambda x, y: tf.linalg.global_norm([x, y]), [1.0],
                 tf.constant([1.0], tf.float64))
    for dtype in FLOATS:
        # The gradient is a difference of numbers that are rounded before.
        golden.over((dtype,), 'clip_by_global_norm', lambda x, y: tf.clip_by_global_norm([x, y], 2.0), (2, 3), (2,),
                    near=4 if dtype == 'bfloat16' else True)
    golden.over(('float32',), 'clip_by_global_norm/great', lambda x: tf.clip_by_global_norm([x], 100.0), (2,),
                near=True)
    golden.over(('float32',), 'clip_by_global_norm/use_norm',
                lambda x: tf.clip_by_global_norm([x], 2.0, use_norm=tf.constant(8.0)), (2,), near=True)
    golden.over(('float32',), 'clip_by_global_norm/None', lambda x: tf.clip_by_global_norm([x, None], 2.0)[0],
                (2,), near=True)
    golden.add('clip_by_global_norm/infinite', lambda x: tf.clip_by_global_norm([x], 2.0),
               [1.0, float('inf')], near=True)
    golden.over(('float32',), 'clip_by_global_norm/tensor', lambda x, norm: tf.clip_by_global_norm([x], norm),
                (2,), (), near=True)
    golden.over(('float32',), 'clip_by_global_norm/empty', lambda x, y: tf.clip_by_global_norm([x, y], 2.0),
                (2, 0), (3,), near=True)
    golden.add('clip_by_global_norm/zero', lambda x: tf.clip_by_global_norm([x], 2.0), [0.0, 0.0])
    golden.fails('clip_by_global_norm/int', lambda x: tf.clip_by_global_norm([x], 2.0), [1, 2])
    golden.fails('clip_by_global_norm/dtypes', lambda x, norm: tf.clip_by_global_norm([x], norm), [1.0],
                 tf.constant(2.0, tf.float64))

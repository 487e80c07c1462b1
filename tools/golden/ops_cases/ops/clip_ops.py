"""Cases of tests/ops/clip_ops_test.cc."""

import tensorflow as tf
from ops import FLOATS, INTS, data


def cases(golden):
    golden.over(INTS + FLOATS, 'clip_by_value', lambda x: tf.clip_by_value(x, 1, 3), (2, 3))
    golden.over(('float32',), 'clip_by_value/tensors', tf.clip_by_value, (2, 3), (3,), (2, 3))
    golden.over(('float32',), 'clip_by_value/literals', lambda x: tf.clip_by_value(x, [0, -1, 1], 2.5), (2, 3))
    golden.fails('clip_by_value/shape', lambda x: tf.clip_by_value(x, [[[1.0]]], 2.0), [1.0])
    golden.fails('clip_by_value/max shape', lambda x: tf.clip_by_value(x, 1.0, [[2.0]]), [1.0])
    golden.fails('clip_by_value/literal', lambda x: tf.clip_by_value(x, 0.5, 2), [1])

    golden.over(FLOATS, 'clip_by_norm', lambda x: tf.clip_by_norm(x, 2.0), (2, 3), near=True)
    golden.over(('float32',), 'clip_by_norm/axes', lambda x: tf.clip_by_norm(x, 2.0, [1]), (2, 3), near=True)
    golden.over(('float32',), 'clip_by_norm/great', lambda x: tf.clip_by_norm(x, 100), (2, 3), near=True)
    golden.over(('float32',), 'clip_by_norm/negative', lambda x: tf.clip_by_norm(x, -1.0), (2, 3), near=True)
    golden.add('clip_by_norm/tensor', tf.clip_by_norm, [3.0, 4.0], 2.5, near=True)
    golden.add('clip_by_norm/zero', lambda x: tf.clip_by_norm(x, 2.0), [0.0, 0.0])
    golden.fails('clip_by_norm/shape', tf.clip_by_norm, [1.0, 2.0], [[1.0], [2.0]])

    golden.over(FLOATS, 'global_norm', lambda x, y: tf.linalg.global_norm([x, y]), (2, 3), (2,), near=True)
    golden.over(('float32',), 'global_norm/None', lambda x: tf.linalg.global_norm([None, x]), (2,), near=True)
    golden.over(FLOATS, 'clip_by_global_norm', lambda x, y: tf.clip_by_global_norm([x, y], 2.0), (2, 3), (2,),
                near=True)
    golden.over(('float32',), 'clip_by_global_norm/great', lambda x: tf.clip_by_global_norm([x], 100.0), (2,),
                near=True)
    golden.over(('float32',), 'clip_by_global_norm/use_norm',
                lambda x: tf.clip_by_global_norm([x], 2.0, use_norm=tf.constant(8.0)), (2,), near=True)
    golden.over(('float32',), 'clip_by_global_norm/None', lambda x: tf.clip_by_global_norm([x, None], 2.0)[0],
                (2,), near=True)
    golden.add('clip_by_global_norm/infinite', lambda x: tf.clip_by_global_norm([x], 2.0),
               [1.0, float('inf')], near=True)

"""Cases of tests/ops/segment_ops_test.cc."""

import tensorflow as tf
from ops import FLOATS, INTS, data


def cases(golden):
    for name in ('sum', 'mean', 'max', 'min', 'prod'):
        function = getattr(tf.math, f'segment_{name}')
        golden.over(INTS + FLOATS, f'segment_{name}', lambda x: function(x, [0, 0, 2]), (3, 2), near=True)
        golden.fails(f'segment_{name}/unsorted', lambda x: function(x, [1, 0]), [1.0, 2.0])
        golden.fails(f'segment_{name}/length', lambda x: function(x, [0]), [1.0, 2.0])
    for name in ('sum', 'max', 'min', 'prod'):
        function = getattr(tf.math, f'unsorted_segment_{name}')
        golden.over(INTS + FLOATS, f'unsorted_segment_{name}', lambda x: function(x, [2, -1, 2], 4), (3, 2),
                    near=True)
        golden.fails(f'unsorted_segment_{name}/id', lambda x: function(x, [0, 5], 3), [1.0, 2.0])
    for name in ('mean', 'sqrt_n'):
        function = getattr(tf.math, f'unsorted_segment_{name}')
        golden.over(FLOATS, f'unsorted_segment_{name}', lambda x: function(x, [2, 0, 2], 4), (3, 2), near=True)
        golden.over(('float32',), f'unsorted_segment_{name}/matrix',
                    lambda x: function(x, [[0, 1], [1, 1]], 2), (2, 2, 3), near=True)
    golden.over(('int32',), 'unsorted_segment_mean/int', lambda x: tf.math.unsorted_segment_mean(
        x, [0, 1, 1], 2), (3,), near=True)
    golden.add('unsorted_segment_sum/int64', tf.math.unsorted_segment_sum, [1.0, 2.0],
               tf.constant([1, 1], tf.int64), tf.constant(2, tf.int64))

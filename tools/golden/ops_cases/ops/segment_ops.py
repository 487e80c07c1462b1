"""Cases of tests/ops/segment_ops_test.cc."""

import tensorflow as tf
from ops import FLOATS, INTS

GRADIENTS = True

_INF = float('inf')
_NAN = float('nan')


def cases(golden):
    for name in ('sum', 'mean', 'max', 'min', 'prod'):
        function = getattr(tf.math, f'segment_{name}')
        golden.over(INTS + FLOATS, f'segment_{name}', lambda x: function(x, [0, 0, 2]), (3, 2), near=True)
        golden.add(f'segment_{name}/ids@none', function, tf.zeros((0, 2)), tf.zeros((0,), tf.int32))
        golden.add(f'segment_{name}/ids@empty', function, tf.zeros((2, 0)), [0, 2])
        golden.add(f'segment_{name}/ids@int64', function, [1.0, 2.0, 4.0], tf.constant([0, 2, 2], tf.int64))
        golden.add(f'segment_{name}/ids@odd', function, [_NAN, 1.0, _INF, 2.0, _INF, -_INF], [0, 0, 1, 1, 2, 2],
                   gradient=False)
        golden.fails(f'segment_{name}/ids@negative', function, [1.0, 2.0], [-1, 0])
        golden.fails(f'segment_{name}/ids@scalar', function, 1.0, 0)
        golden.fails(f'segment_{name}/ids@string', function, ['a'], [0])
        golden.fails(f'segment_{name}/unsorted', lambda x: function(x, [1, 0]), [1.0, 2.0])
        golden.fails(f'segment_{name}/length', lambda x: function(x, [0]), [1.0, 2.0])
    for name in ('sum', 'max', 'min', 'prod'):
        function = getattr(tf.math, f'unsorted_segment_{name}')
        golden.over(INTS + FLOATS, f'unsorted_segment_{name}', lambda x: function(x, [2, -1, 2], 4), (3, 2),
                    near=True)
        golden.fails(f'unsorted_segment_{name}/id', lambda x: function(x, [0, 5], 3), [1.0, 2.0])
    for name in ('sum', 'max', 'min', 'prod', 'mean', 'sqrt_n'):
        function = getattr(tf.math, f'unsorted_segment_{name}')
        golden.add(f'unsorted_segment_{name}/ids', function, [[1.0, 2.0], [3.0, 5.0]], [1, 1], 2)
        golden.add(f'unsorted_segment_{name}/ids@none', function, tf.zeros((0, 2)), tf.zeros((0,), tf.int32), 2)
        golden.add(f'unsorted_segment_{name}/ids@empty', function, tf.zeros((2, 0)), [0, 1], 2)
        golden.add(f'unsorted_segment_{name}/ids@no segments', function, tf.zeros((0, 2)), tf.zeros((0,), tf.int32), 0)
        golden.add(f'unsorted_segment_{name}/ids@negative', function, [1.0, 2.0, 4.0], [1, -1, 0], 2)
        golden.add(f'unsorted_segment_{name}/ids@odd', function, [_NAN, 1.0, _INF, 2.0, _INF, -_INF],
                   [0, 0, 1, 1, 2, 2], 3, gradient=False)
        golden.fails(f'unsorted_segment_{name}/ids@range', function, [1.0, 2.0], [0, 5], 3)
        golden.fails(f'unsorted_segment_{name}/ids@less than none', function, [1.0], [0], -1)
        golden.fails(f'unsorted_segment_{name}/ids@shapes', function, [1.0, 2.0], [[0]], 2)
        golden.fails(f'unsorted_segment_{name}/ids@string', function, ['a'], [0], 1)
    for name in ('sum', 'prod'):
        golden.over(('complex64', 'complex128'), f'segment_{name}',
                    lambda x: getattr(tf.math, f'segment_{name}')(x, [0, 0, 2]), (3, 2), near=True)
        golden.over(('complex64', 'complex128'), f'unsorted_segment_{name}',
                    lambda x: getattr(tf.math, f'unsorted_segment_{name}')(x, [2, -1, 2], 4), (3, 2), near=True)
    golden.over(('complex64', 'complex128'), 'segment_mean', lambda x: tf.math.segment_mean(x, [0, 0, 2]), (3, 2),
                near=True)
    for name in ('mean', 'sqrt_n'):
        function = getattr(tf.math, f'unsorted_segment_{name}')
        golden.over(FLOATS, f'unsorted_segment_{name}', lambda x: function(x, [2, 0, 2], 4), (3, 2), near=True)
        golden.over(('float32',), f'unsorted_segment_{name}/matrix',
                    lambda x: function(x, [[0, 1], [1, 1]], 2), (2, 2, 3), near=True)
    golden.over(('int32',), 'unsorted_segment_mean/int', lambda x: tf.math.unsorted_segment_mean(
        x, [0, 1, 1], 2), (3,), near=True)
    golden.add('unsorted_segment_sum/int64', tf.math.unsorted_segment_sum, [1.0, 2.0],
               tf.constant([1, 1], tf.int64), tf.constant(2, tf.int64))

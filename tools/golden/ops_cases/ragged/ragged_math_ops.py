"""Cases of tests/ragged/ragged_math_ops_test.cc."""

import tensorflow as tf
from ops import data
from ragged_inputs import FLAT, OUTER, SPLITS, inner, one, ragged, two

GRADIENTS = True


def _ranges(golden):
    golden.add('range', tf.ragged.range, [3, 0, 2])
    golden.add('range/limits', tf.ragged.range, [1, 2, 3], [4, 2, 5])
    golden.add('range/scalar', tf.ragged.range, 1, [4, 0, 3])
    golden.add('range/deltas', lambda a, b, d: tf.ragged.range(a, b, d), [0, 9], [5, 0], [2, -3])
    golden.add('range/dtype', lambda: tf.ragged.range([3, 1], dtype=tf.float64, row_splits_dtype=tf.int32))
    golden.add('range/mixed', tf.ragged.range, tf.constant([1, 2]), tf.constant([3, 5], tf.int64))
    golden.add('range/floats', lambda a, b: tf.ragged.range(a, b, 0.5), [0.0, 1.0], [1.0, 3.0])
    no_rows = tf.zeros([0], tf.int32)
    golden.add('range@empty', tf.ragged.range, no_rows)
    golden.add('range@negative', tf.ragged.range, [-3, 1])
    golden.add('range@scalar', tf.ragged.range, 3)
    golden.add('range/limits@empty', tf.ragged.range, no_rows, no_rows)
    golden.fails('range/limits@shapes', tf.ragged.range, [1, 2], [3, 4, 5])
    golden.fails('range@matrix', tf.ragged.range, [[1, 2]])
    golden.fails('range@NaN', tf.ragged.range, [float('nan')])
    golden.fails('range@infinity', tf.ragged.range, [float('inf')])
    golden.fails('range/zero', lambda a: tf.ragged.range(a, deltas=0), [3, 2])


def _reductions(golden):
    for name in ('sum', 'prod', 'max', 'min', 'mean', 'variance', 'std'):
        function = getattr(tf.math, f'reduce_{name}')
        near = name in ('mean', 'variance', 'std')
        for axis in (None, 0, 1, -1, [0, 1], []):
            if name in ('variance', 'std') and axis == []:
                continue
            one(golden, f'reduce_{name}/axis={axis}',
                lambda rt, function=function, axis=axis: function(rt, axis=axis), near=near)
        for axis in (2, 1, [1, 2], [0, 2]):
            two(golden, f'reduce_{name}/two, axis={axis}',
                lambda rt, function=function, axis=axis: function(rt, axis=axis), near=near)
    one(golden, 'reduce_sum/keepdims', lambda rt: tf.reduce_sum(rt, keepdims=True))
    one(golden, 'reduce_sum/axis=0, keepdims', lambda rt: tf.reduce_sum(rt, 0, True))
    one(golden, 'reduce_sum/axis=1, keepdims', lambda rt: tf.reduce_sum(rt, 1, True))
    two(golden, 'reduce_sum/two, axis=1, keepdims', lambda rt: tf.reduce_sum(rt, 1, True))
    inner(golden, 'reduce_sum/inner, axis=2', lambda rt: tf.reduce_sum(rt, 2))
    inner(golden, 'reduce_sum/inner, axis=1', lambda rt: tf.reduce_sum(rt, 1))
    golden.add('reduce_mean/int', lambda f, s: tf.reduce_mean(ragged(f, s), 1), [1, 2, 3, 4, 5, 7], SPLITS)
    truth = [True, False, True, True, True, False]
    for axis in (None, 0, 1):
        golden.add(f'reduce_any/axis={axis}', lambda f, s, axis=axis: tf.reduce_any(ragged(f, s), axis), truth, SPLITS)
        golden.add(f'reduce_all/axis={axis}', lambda f, s, axis=axis: tf.reduce_all(ragged(f, s), axis), truth, SPLITS)
    golden.fails('reduce_sum/axis=2', lambda f, s: tf.reduce_sum(ragged(f, s), 2), FLAT, SPLITS)
    golden.fails('reduce_variance/complex', lambda f, s: tf.math.reduce_variance(ragged(tf.cast(f, tf.complex64), s)),
                 FLAT, SPLITS)


def _sums(golden):
    for exclusive in (False, True):
        for reverse in (False, True):
            one(golden, f'cumsum/{exclusive}, {reverse}',
                lambda rt, e=exclusive, r=reverse: tf.cumsum(rt, 1, e, r), near=True)
    one(golden, 'cumsum/axis=0', lambda rt: tf.cumsum(rt, 0), near=True)
    inner(golden, 'cumsum/axis=2', lambda rt: tf.cumsum(rt, 2), near=True)
    golden.add('add_n', lambda a, b, s: tf.add_n([ragged(a, s), ragged(b, s)]), FLAT, data('float32', (6,)), SPLITS)


def cases(golden):
    _ranges(golden)
    _reductions(golden)
    _sums(golden)

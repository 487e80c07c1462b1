"""Cases of tests/nn/normalization_test.cc."""

import tensorflow as tf
from ops import FLOATS, data

GRADIENTS = True
_INF = float('inf')
_NAN = float('nan')


def _moments(golden):
    golden.over(FLOATS, 'moments', lambda x: tf.nn.moments(x, [0]), (4, 3), near=True)
    golden.over(('complex64', 'int32'), 'moments', lambda x: tf.nn.moments(x, [0]), (4, 3), near=True)
    golden.shapes('moments', lambda x: tf.nn.moments(x, [0]), (0,), (0, 2), (2, 0), (2, 1, 3), near=True)
    golden.add('moments@odd', lambda x: tf.nn.moments(x, [0]), [[1., _INF, _NAN], [2., 1., 1.]])
    golden.over(('float32', 'float16'), 'moments/axes=0,2, keepdims',
                lambda x: tf.nn.moments(x, [0, 2], keepdims=True), (2, 3, 2), near=True)
    golden.over(('float32',), 'moments/axes=-1', lambda x: tf.nn.moments(x, -1), (2, 3), near=True)
    golden.over(('float32',), 'moments/axes=None', lambda x: tf.nn.moments(x, None), (2, 3), near=True)
    golden.over(('float32',), 'moments/axes=[]', lambda x: tf.nn.moments(x, []), (2, 3), near=True)
    golden.over(('float32',), 'moments/shift, name', lambda x: tf.nn.moments(x, [0], shift=3.0, name='n'), (2, 3),
                near=True)
    golden.fails('moments/axes=2', lambda x: tf.nn.moments(x, [2]), [[1.0]])

    weighted = lambda x, w: tf.nn.weighted_moments(x, [0], w)
    for dtype in FLOATS:
        golden.add(f'weighted_moments@{dtype}', weighted, data(dtype, (4, 3)), tf.abs(data(dtype, (4, 3), 1)),
                   near=True)
    golden.add('weighted_moments@int weights', weighted, data('float32', (3, 2)), [[1], [2], [0]], near=True)
    golden.add('weighted_moments@scalar', weighted, data('float32', (3, 2)), 2.0, near=True)
    golden.add('weighted_moments@zero', weighted, data('float32', (3, 2)), 0.0, near=True)
    golden.add('weighted_moments@empty', weighted, data('float32', (0, 2)), 1.0, near=True)
    golden.add('weighted_moments/axes=-1,0, keepdims',
               lambda x, w: tf.nn.weighted_moments(x, [-1, 0], w, keepdims=True, name='n'),
               data('float32', (2, 3, 2)), data('float32', (2, 1, 2), 1) + 9, near=True)
    golden.fails('weighted_moments@shape', weighted, [[1.0, 2.0]], [[1.0, 2.0, 3.0]])


def _flat(outputs):
    return [output for output in outputs if output is not None]


def _statistics(golden):
    for dtype in FLOATS:
        golden.add(f'sufficient_statistics@{dtype}', lambda x: _flat(tf.nn.sufficient_statistics(x, [0])),
                   data(dtype, (4, 3)), near=True)
    golden.add('sufficient_statistics@int', lambda x: _flat(tf.nn.sufficient_statistics(x, [0])),
               data('int32', (4, 3)))
    golden.add('sufficient_statistics@empty', lambda x: _flat(tf.nn.sufficient_statistics(x, [0])),
               data('float32', (0, 3)))
    golden.add('sufficient_statistics/axes=-1,0,-1, keepdims',
               lambda x: _flat(tf.nn.sufficient_statistics(x, [-1, 0, -1], keepdims=True, name='n')),
               data('float32', (2, 3, 2)), near=True)
    golden.add('sufficient_statistics/shift', lambda x, s: tf.nn.sufficient_statistics(x, [0, 1], shift=s),
               data('float32', (2, 3)), 1.5, near=True)
    golden.fails('sufficient_statistics/axes=2', lambda x: _flat(tf.nn.sufficient_statistics(x, [2])), [[1.0]])

    for dtype in FLOATS:
        golden.add(f'normalize_moments@{dtype}', lambda n, m, v: tf.nn.normalize_moments(n, m, v, None),
                   tf.constant(4, dtype), data(dtype, (3,)), tf.abs(data(dtype, (3,), 1)) * 9, near=True)
    golden.add('normalize_moments/shift', lambda n, m, v, s: tf.nn.normalize_moments(n, m, v, s, name='n'),
               4.0, data('float32', (3,)), data('float32', (3,), 1) + 30, [0.5, 1.0, 2.0], near=True)
    golden.add('normalize_moments@zero', lambda n, m, v: tf.nn.normalize_moments(n, m, v, None), 0.0, [1.0], [0.0])
    golden.add('normalize_moments@empty', lambda n, m, v: tf.nn.normalize_moments(n, m, v, None), 4.0, tf.zeros([0]),
               tf.zeros([0]))
    golden.fails('normalize_moments@dtype', lambda n, m, v: tf.nn.normalize_moments(n, m, v, None), 4, [1.0], [2.0])


def _batch_normalization(golden):
    function = tf.nn.batch_normalization
    for dtype in FLOATS:
        golden.add(f'batch_normalization@{dtype}', lambda x, m, v, o, s: function(x, m, v, o, s, 0.001),
                   data(dtype, (2, 3)), data(dtype, (3,)), tf.abs(data(dtype, (3,), 1)), data(dtype, (3,), 2),
                   data(dtype, (3,), 3), near=True)
    x, mean, variance = data('float32', (2, 2, 3)), data('float32', (3,)), tf.abs(data('float32', (3,), 1))
    offset, scale = data('float32', (3,), 2), data('float32', (3,), 3)
    golden.add('batch_normalization/no offset', lambda x, m, v, s: function(x, m, v, None, s, 0.001),
               x, mean, variance, scale, near=True)
    golden.add('batch_normalization/no scale', lambda x, m, v, o: function(x, m, v, o, None, 0.5, name='n'),
               x, mean, variance, offset, near=True)
    golden.add('batch_normalization/neither', lambda x, m, v: function(x, m, v, None, None, 0),
               x, mean, variance, near=True)
    golden.add('batch_normalization/neither@empty', lambda x, m, v: function(x, m, v, None, None, 0),
               data('float32', (0, 3)), mean, variance, near=True)
    golden.add('batch_normalization/neither@half and float', lambda x, m, v: function(x, m, v, None, None, 0),
               data('float16', (2, 3)), mean, variance, near=True)
    golden.add('batch_normalization/neither@odd', lambda x, m, v: function(x, m, v, None, None, 0),
               [1., _INF, _NAN], [0., 1., 0.], [0., 1., 1.])
    golden.add('batch_normalization/tensor epsilon', lambda x, m, v, e: function(x, m, v, None, None, e),
               x, mean, variance, 0.25, near=True)
    golden.fails('batch_normalization/no offset@shape', lambda x, m, v, s: function(x, m, v, None, s, 0.001),
                 [[1., 2.]], [1., 2., 3.], [1., 2., 3.], [1., 2., 3.])
    for scaled in (False, True):
        golden.add(f'global_normalization/{scaled}',
                   lambda x, m, v, b, g, scaled=scaled: tf.nn.batch_norm_with_global_normalization(
                       x, m, v, b, g, 0.001, scaled, name='n'),
                   data('float32', (1, 2, 2, 3)), mean, variance, offset, scale, near=True)
    both = lambda x, m, v, b, g: tf.nn.batch_norm_with_global_normalization(x, m, v, b, g, 0.001, True, name='n')
    golden.add('global_normalization/True@no images', both, data('float32', (0, 2, 2, 3)), mean, variance, offset,
               scale, near=True)
    golden.add('global_normalization/True@no channels', both, data('float32', (1, 2, 2, 0)), *[tf.zeros([0])] * 4,
               near=True)
    golden.fails('global_normalization/True@shape', both, data('float32', (1, 2, 2, 3)), mean, variance, offset,
                 [1.0, 2.0])
    golden.fails('global_normalization/True@dtype', both, data('float32', (1, 2, 2, 3)), mean, variance,
                 tf.cast(offset, tf.float64), scale)


def cases(golden):
    _moments(golden)
    _statistics(golden)
    _batch_normalization(golden)

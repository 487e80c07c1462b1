"""Cases of tests/nn/losses_test.cc."""

import tensorflow as tf
from ops import FLOATS, data

GRADIENTS = True
_INF = float('inf')
_NAN = float('nan')


def _labels(dtype, shape):
    """Between 0 and 1."""
    return tf.cast(tf.sigmoid(tf.cast(data('float64', shape, 7), tf.float32)), dtype)


def _logistic(golden):
    for name, function in (
            ('sigmoid', tf.nn.sigmoid_cross_entropy_with_logits),
            ('weighted', lambda z, x: tf.nn.weighted_cross_entropy_with_logits(z, x, 2.5))):
        for dtype in FLOATS:
            golden.add(f'{name}@{dtype}', function, _labels(dtype, (2, 3)), data(dtype, (2, 3)), near=True)
        for shape in ((), (0,), (2, 0, 3), (1, 2, 1, 2)):
            golden.add(f'{name}@{"x".join(map(str, shape)) or "scalar"}', function, _labels('float32', shape),
                       data('float32', shape), near=True)
        golden.add(f'{name}@odd', function, [0., 1., 0., 1., 0.5, 0., 1., 0.],
                   [0., 0., 90., -90., 90., _INF, -_INF, _NAN], near=True)
        golden.fails(f'{name}@shape', function, [[0., 1.]], [1., 2., 3.])
        golden.fails(f'{name}@dtype', function, [0, 1], [1., 2.])
    golden.add('sigmoid/name', lambda z, x: tf.nn.sigmoid_cross_entropy_with_logits(z, x, name='n'), [0.], [1.],
               near=True)
    golden.add('weighted/tensor', tf.nn.weighted_cross_entropy_with_logits, [0., 1.], [1., 2.], [0.1, 3.],
               near=True)
    golden.add('weighted/0.1', lambda z, x: tf.nn.weighted_cross_entropy_with_logits(z, x, 0.1), [0.3, 1.],
               [1., -2.], near=True)
    golden.add('weighted/3', lambda z, x: tf.nn.weighted_cross_entropy_with_logits(z, x, 3), [0.3, 1.],
               [1., -2.], near=True)


def _softmax(golden):
    function = tf.nn.softmax_cross_entropy_with_logits
    for dtype in FLOATS:
        golden.add(f'softmax@{dtype}', function, tf.cast(tf.nn.softmax(_labels('float32', (2, 3))), dtype),
                   data(dtype, (2, 3)), near=True)
    for shape in ((3,), (0, 3), (2, 0, 3), (2, 1, 2, 2)):
        golden.add(f'softmax@{"x".join(map(str, shape))}', function, _labels('float32', shape),
                   data('float32', shape), near=True)
    golden.add('softmax@int', function, [[0, 1, 0]], [[1., 2., 3.]], near=True)
    golden.add('softmax@odd', function, [[0., 1.], [0., 1.], [1., 0.]], [[_NAN, 1.], [0., 90.], [-_INF, 0.]],
               near=True)
    for axis in (0, 1, 2):
        golden.add(f'softmax/axis={axis}', lambda z, x, axis=axis: function(z, x, axis=axis),
                   _labels('float32', (2, 3, 2)), data('float32', (2, 3, 2)), near=True)
    golden.fails('softmax@shape', function, [[0., 1.]], [[1., 2., 3.]])
    golden.fails('softmax/axis=-2', lambda z, x: function(z, x, axis=-2), [[0., 1.]], [[1., 2.]])


def _sparse_softmax(golden):
    function = tf.nn.sparse_softmax_cross_entropy_with_logits
    for dtype in FLOATS:
        golden.add(f'sparse_softmax@{dtype}', function, [2, 0], data(dtype, (2, 3)), near=True)
    golden.add('sparse_softmax@int64', function, tf.constant([2, 0], tf.int64), data('float32', (2, 3)), near=True)
    golden.add('sparse_softmax@vector', function, 1, data('float32', (3,)), near=True)
    golden.add('sparse_softmax@2x2x3', function, [[2, 0], [1, 1]], data('float32', (2, 2, 3)), near=True)
    golden.add('sparse_softmax@2x2x3 half', function, [[2, 0], [1, 1]], data('float16', (2, 2, 3)), near=True)
    golden.add('sparse_softmax@0x3', function, tf.zeros([0], tf.int32), data('float32', (0, 3)), near=True)
    golden.add('sparse_softmax@2x0x3', function, tf.zeros([2, 0], tf.int32), data('float32', (2, 0, 3)),
               near=True)
    golden.add('sparse_softmax@odd', function, [0, 1, 0], [[_NAN, 1.], [0., 90.], [-_INF, 0.]], near=True)
    golden.fails('sparse_softmax@scalar', function, 0, 1.0)
    golden.fails('sparse_softmax@rank', function, [[0]], [[1.0]])
    golden.fails('sparse_softmax@shape', function, [[0]], [[[1.0]], [[2.0]]])
    golden.fails('sparse_softmax@class', function, [3], [[1.0, 2.0, 3.0]])


def _others(golden):
    for dtype in FLOATS:
        golden.add(f'log_poisson@{dtype}', tf.nn.log_poisson_loss, _labels(dtype, (2, 3)) * 3,
                   data(dtype, (2, 3)) / 4, near=True)
    full = lambda z, x: tf.nn.log_poisson_loss(z, x, compute_full_loss=True)
    golden.add('log_poisson/full', full, [0., 0.5, 1., 1.5, 7., -1., _INF, _NAN],
               [0., 1., -1., 2., 0.5, 0., 0., 0.], near=True)
    golden.add('log_poisson/full@float64', full, tf.constant([0., 0.5, 2.5], tf.float64),
               tf.constant([0., 1., -1.], tf.float64), near=True)
    golden.add('log_poisson@empty', tf.nn.log_poisson_loss, tf.zeros([0, 3]), tf.zeros([0, 3]), near=True)
    golden.add('log_poisson/full@empty', full, tf.zeros([0, 3]), tf.zeros([0, 3]), near=True)
    golden.fails('log_poisson@shape', tf.nn.log_poisson_loss, [[0., 1.]], [1., 2., 3.])
    golden.over(FLOATS, 'l2_loss', tf.nn.l2_loss, (2, 3), near=True)
    golden.shapes('l2_loss', tf.nn.l2_loss, (), (0,), (1, 2, 1, 3), near=True)
    golden.fails('l2_loss@int', tf.nn.l2_loss, [1, 2])


def _averages(golden):
    function = tf.nn.compute_average_loss
    golden.over(FLOATS, 'average', function, (4,), near=True)
    golden.shapes('average', function, (0,), (2, 3), (3, 1), near=True)
    weighted = lambda x, w: function(x, sample_weight=w)
    golden.add('average/weights@scalar', weighted, data('float32', (4,)), 0.5, near=True)
    golden.add('average/weights@vector', weighted, data('float32', (4,)), data('float32', (4,), 1), near=True)
    golden.add('average/weights@squeezed', weighted, data('float32', (4,)), data('float32', (4, 1), 1), near=True)
    golden.add('average/weights@expanded', weighted, data('float32', (4, 2)), data('float32', (4,), 1), near=True)
    golden.add('average/weights@float64', weighted, data('float64', (4,)), data('float64', (4,), 1), near=True)
    golden.add('average/weights@int', weighted, data('float32', (4,)), [1, 2, 3, 4], near=True)
    for size in (10, 0):
        golden.add(f'average/batch={size}', lambda x, size=size: function(x, global_batch_size=size),
                   data('float32', (4,)), near=True)
    batch = lambda x, size: function(x, global_batch_size=size)
    golden.add('average/batch', batch, data('float32', (4,)), tf.constant(8, tf.int64), near=True)
    golden.fails('average@scalar', function, 1.5)
    golden.fails('average/batch@negative', batch, [1.0], -1)
    golden.fails('average/batch@float', batch, [1.0], 1.5)
    golden.fails('average/batch@vector', batch, [1.0], [1, 2])
    golden.over(FLOATS, 'regularization', tf.nn.scale_regularization_loss, (4,), near=True)
    golden.shapes('regularization', tf.nn.scale_regularization_loss, (), (0,), (2, 3), near=True)
    golden.fails('regularization@string', tf.nn.scale_regularization_loss, ['a'])
    golden.fails('regularization@bool', tf.nn.scale_regularization_loss, [True])
    golden.add('regularization@int', tf.nn.scale_regularization_loss, [1, 2])


def cases(golden):
    _logistic(golden)
    _softmax(golden)
    _sparse_softmax(golden)
    _others(golden)
    _averages(golden)

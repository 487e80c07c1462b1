"""Cases of tests/ops/scan_ops_test.cc."""

import tensorflow as tf
from ops import FLOATS, INTS, NUMBERS, data

GRADIENTS = True

_INF = float('inf')
_NAN = float('nan')


def cases(golden):
    for name in ('argmax', 'argmin'):
        function = getattr(tf, name)
        golden.over(INTS + FLOATS + ('bool',), name, function, (4, 3))
        golden.over(('float32',), f'{name}/axis=1', lambda x: function(x, axis=1), (2, 3, 2))
        golden.over(('float32',), f'{name}/axis=-1, int32',
                    lambda x: function(x, axis=-1, output_type=tf.int32), (2, 3))
        golden.shapes(name, function, (1,), (5,), (2, 0), (2, 1, 2, 1, 2))
        golden.add(f'{name}/axis tensor', function, [[1, 2]], tf.constant(1, tf.int64))
        golden.add(f'{name}/equal', function, [3, 1, 3, 1])
        golden.fails(f'{name}/axis=4', lambda x: function(x, axis=4), [1])
        golden.fails(f'{name}/empty', function, tf.zeros([0]))
        golden.fails(f'{name}/scalar', function, 1)
        golden.add(f'{name}@odd', function, [[1.0, _NAN, _INF], [_NAN, 2.0, -_INF], [3.0, 1.0, _INF]])
        golden.shapes(f'{name}/axis=1', lambda x: function(x, axis=1), (0, 2), (2, 1, 0))
    golden.add('argmax/uint16', lambda x: tf.argmax(x, output_type=tf.uint16), [1, 2])
    golden.add('argmax/axis int8', tf.argmax, [[1, 2]], tf.constant(1, tf.int8))
    golden.fails('argmax/axis float', tf.argmax, [[1, 2]], tf.constant(1.0))
    golden.fails('argmax/string', tf.argmax, ['a'])

    for name in ('cumsum', 'cumprod'):
        function = getattr(tf.math, name)
        golden.over(NUMBERS, name, function, (3, 2), near=True)
        golden.shapes(name, function, (1,), (0,), (2, 0), (2, 1, 2, 2), near=True)
    for name, dtypes in (('cumsum', ('int32', 'float32')), ('cumprod', ('int32', 'float32')),
                         ('cumulative_logsumexp', FLOATS)):
        function = getattr(tf.math, name)
        golden.over(dtypes, f'{name}/axis=1', lambda x: function(x, axis=1), (2, 4), near=True)
        golden.over(dtypes, f'{name}/exclusive', lambda x: function(x, exclusive=True), (4,), near=True)
        golden.over(dtypes, f'{name}/reverse', lambda x: function(x, reverse=True), (4, 2), near=True)
        golden.over(dtypes, f'{name}/both', lambda x: function(x, axis=-1, exclusive=True, reverse=True),
                    (2, 3), near=True)
        golden.add(f'{name}/axis=1@odd', lambda x: function(x, axis=1),
                   [[1.0, _INF, 2.0], [1.0, _NAN, 2.0], [-_INF, 1.0, _INF]], near=True, gradient=False)
        golden.fails(f'{name}/axis=4', lambda x: function(x, axis=4), [1.0])
        golden.fails(f'{name}/axis=1@vector', lambda x: function(x, axis=1), [1.0])
    golden.shapes('cumulative_logsumexp', tf.math.cumulative_logsumexp, (1,), (5,), (0,), (2, 0), near=True)
    golden.fails('cumulative_logsumexp@int', tf.math.cumulative_logsumexp, [1])
    golden.fails('cumprod@string', tf.math.cumprod, ['a'])
    golden.add('cumsum/axis tensor', tf.cumsum, [[1, 2]], tf.constant(1, tf.int64))
    golden.fails('cumsum/string', tf.cumsum, ['a'])

    for dtype in INTS:
        if dtype in ('int32', 'int64'):
            golden.add(f'bincount@{dtype}', tf.math.bincount, tf.constant([1, 1, 4, 0], dtype))
    golden.add('bincount@matrix', tf.math.bincount, [[1, 1], [4, 0]])
    golden.add('bincount@empty', tf.math.bincount, tf.zeros([0], tf.int32))
    golden.add('bincount@float', tf.math.bincount, [1.5, 2.5])
    golden.add('bincount/weights', lambda x: tf.math.bincount(x, weights=[0.5, 1.0, 2.0]), [1, 1, 3])
    golden.add('bincount/weights tensor', lambda x, w: tf.math.bincount(x, w), [[1, 1], [3, 0]],
               [[1.0, 2.0], [3.0, 4.0]])
    golden.add('bincount/minlength', lambda x: tf.math.bincount(x, minlength=6), [1, 1])
    golden.add('bincount/maxlength', lambda x: tf.math.bincount(x, maxlength=2), [1, 1, 5])
    golden.add('bincount/dtype=float64', lambda x: tf.math.bincount(x, dtype=tf.float64), [1, 1, 2])
    golden.add('bincount/axis=-1', lambda x: tf.math.bincount(x, axis=-1), [[1, 1], [2, 0]])
    golden.add('bincount/binary', lambda x: tf.math.bincount(x, axis=-1, binary_output=True),
               [[1, 1], [2, 0]])
    golden.add('bincount/axis=-1@empty', lambda x: tf.math.bincount(x, axis=-1), tf.zeros((0, 2), tf.int32))
    golden.add('bincount/weights tensor@empty', lambda x, w: tf.math.bincount(x, w), tf.zeros((0,), tf.int32), tf.zeros((0,)))
    for dtype in ('int32', 'int64', 'float64'):
        golden.add(f'bincount/weights tensor@{dtype}', lambda x, w: tf.math.bincount(x, w), [1, 1, 3],
                   tf.constant([2, 3, 4], dtype))
    golden.add('bincount/weights, axis=-1', lambda x, w: tf.math.bincount(x, w, axis=-1), [[1, 1], [2, 0]],
               [[1.0, 2.0], [3.0, 4.0]])
    golden.add('bincount/lengths', lambda x: tf.math.bincount(x, minlength=4, maxlength=5), [1, 1, 9])
    golden.fails('bincount/weights tensor@shapes', lambda x, w: tf.math.bincount(x, w), [1, 1, 3], [1.0, 2.0])
    golden.fails('bincount@string', tf.math.bincount, ['a'])
    golden.fails('bincount@int8', tf.math.bincount, tf.constant([1], tf.int8))
    golden.fails('bincount/axis=-1@rank', lambda x: tf.math.bincount(x, axis=-1), [[[1]]])
    golden.fails('bincount/dtype=int8', lambda x: tf.math.bincount(x, dtype=tf.int8), [1, 1])
    golden.fails('bincount/axis=3', lambda x: tf.math.bincount(x, axis=3), [1])
    golden.fails('bincount/negative', tf.math.bincount, [-1, 2])
    golden.fails('bincount/both', lambda x: tf.math.bincount(x, weights=[1.0], binary_output=True), [1])

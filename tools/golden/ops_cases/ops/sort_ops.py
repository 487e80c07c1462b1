"""Cases of tests/ops/sort_ops_test.cc."""

import tensorflow as tf
from ops import FLOATS, INTS

GRADIENTS = True

_INF = float('inf')
_NAN = float('nan')


def cases(golden):
    for name in ('sort', 'argsort'):
        function = getattr(tf, name)
        golden.over(INTS + FLOATS, name, function, (2, 5))
        golden.over(INTS + FLOATS, f'{name}/descending', lambda x: function(x, direction='DESCENDING'), (2, 5))
        golden.over(('float32', 'uint8'), f'{name}/axis=0', lambda x: function(x, axis=0), (5, 2))
        golden.over(('float32',), f'{name}/axis=-2', lambda x: function(x, axis=-2), (2, 4, 3))
        golden.over(('float32',), f'{name}/axis=1, descending',
                    lambda x: function(x, axis=1, direction='DESCENDING'), (2, 3, 2))
        golden.shapes(name, function, (1,), (2, 1, 2, 3))
        # The gradient takes steps of what there is, and none are no steps.
        golden.shapes(name, function, (0,), (2, 0), gradient=False)
        golden.shapes(f'{name}/axis=0', lambda x: function(x, axis=0), (0, 2), gradient=False)
        golden.add(f'{name}@odd', function, [_INF, _NAN, 1.0, -_INF, 3.0], gradient=False)
        golden.add(f'{name}/descending@odd', lambda x: function(x, direction='DESCENDING'),
                   [_INF, _NAN, 1.0, -_INF, 3.0], gradient=False)
        golden.shapes(f'{name}/axis=0', lambda x: function(x, axis=0), (2, 0))
        golden.fails(f'{name}@bool', function, [True])
        golden.fails(f'{name}@complex', function, tf.constant([1j]))
        golden.fails(f'{name}/direction', lambda x: function(x, direction='UP'), [1])
        golden.fails(f'{name}/axis=4', lambda x: function(x, axis=4), [1])
        golden.fails(f'{name}/scalar', function, 1.0)
        golden.fails(f'{name}/string', function, ['a'])
    for dtype in INTS:
        limits = tf.constant([tf.as_dtype(dtype).max, tf.as_dtype(dtype).min, 0], dtype)
        golden.add(f'sort/limits@{dtype}', tf.sort, limits)
    golden.add('argsort/stable', lambda x: tf.argsort(x, stable=True), [2, 1, 2, 1])

"""Cases of tests/ops/sort_ops_test.cc."""

import tensorflow as tf
from ops import FLOATS, INTS, data


def cases(golden):
    for name in ('sort', 'argsort'):
        function = getattr(tf, name)
        golden.over(INTS + FLOATS, name, function, (2, 5))
        golden.over(INTS + FLOATS, f'{name}/descending', lambda x: function(x, direction='DESCENDING'), (2, 5))
        golden.over(('float32', 'uint8'), f'{name}/axis=0', lambda x: function(x, axis=0), (5, 2))
        golden.over(('float32',), f'{name}/axis=-2', lambda x: function(x, axis=-2), (2, 4, 3))
        golden.over(('float32',), f'{name}/axis=1, descending',
                    lambda x: function(x, axis=1, direction='DESCENDING'), (2, 3, 2))
        golden.shapes(name, function, (0,), (1,), (2, 0), (2, 1, 2, 3))
        golden.fails(f'{name}/direction', lambda x: function(x, direction='UP'), [1])
        golden.fails(f'{name}/axis=4', lambda x: function(x, axis=4), [1])
        golden.fails(f'{name}/scalar', function, 1.0)
        golden.fails(f'{name}/string', function, ['a'])
    for dtype in INTS:
        limits = tf.constant([tf.as_dtype(dtype).max, tf.as_dtype(dtype).min, 0], dtype)
        golden.add(f'sort/limits@{dtype}', tf.sort, limits)
    golden.add('argsort/stable', lambda x: tf.argsort(x, stable=True), [2, 1, 2, 1])

    golden.over(INTS + FLOATS, 'top_k/3', lambda x: tf.math.top_k(x, 3), (2, 5))
    golden.over(('float32',), 'top_k', tf.math.top_k, (5,))
    golden.over(('float32',), 'top_k/int64', lambda x: tf.math.top_k(x, 2, index_type=tf.int64), (5,))
    golden.over(('float32',), 'top_k/0', lambda x: tf.math.top_k(x, 0), (2, 2))
    golden.add('top_k/k tensor', lambda x, k: tf.math.top_k(x, k), [1, 3, 2], 2)
    golden.fails('top_k/5', lambda x: tf.math.top_k(x, 5), [1, 2])
    golden.fails('top_k/-1', lambda x: tf.math.top_k(x, -1), [1, 2])
    golden.fails('top_k/scalar', tf.math.top_k, 1)

    predictions = [[0.1, 0.8, 0.3], [0.9, 0.2, 0.3]]
    for dtype in ('int32', 'int64'):
        golden.add(f'in_top_k@{dtype}', lambda x, y: tf.math.in_top_k(x, y, 2), tf.constant([2, 1], dtype),
                   predictions)
    golden.fails('in_top_k/shapes', lambda x, y: tf.math.in_top_k(x, y, 2), [2], predictions)

"""Cases of tests/ops/range_ops_test.cc."""

import tensorflow as tf
from ops import data

GRADIENTS = True


def cases(golden):
    for dtype in ('int32', 'int64', 'float16', 'bfloat16', 'float32', 'float64'):
        golden.add(f'range/5, as@{dtype}', lambda x: tf.range(5, dtype=x.dtype), data(dtype, ()))
        golden.add(f'range/limit@{dtype}', tf.range, tf.constant(4, dtype))
        golden.add(f'range/start, limit@{dtype}', lambda x: tf.range(2, x), tf.constant(5, dtype))
        golden.add(f'range/three@{dtype}', lambda x: tf.range(x, -5, -2), tf.constant(5, dtype))
        golden.add(f'range/widest@{dtype}', tf.range, tf.constant(0, dtype), tf.constant(3.5), 1)
    golden.add('range/1.5', lambda: tf.range(1.5))
    golden.add('range/0,5,0.5', lambda: tf.range(0, 5, 0.5))
    golden.add('range/3,3', lambda: tf.range(3, 3))
    golden.add('range/0', lambda: tf.range(0))
    golden.add('range/cast', lambda x: tf.range(x, dtype=tf.float32), 3)
    golden.fails('range/of nothing', tf.range, tf.zeros([0]))
    golden.fails('range/string', lambda: tf.range('a', dtype=tf.int32))
    golden.fails('range/delta=0', lambda: tf.range(1, 5, 0))
    golden.fails('range/down', lambda: tf.range(5, 1))
    golden.fails('range/up', lambda: tf.range(1, 5, -1))
    golden.fails('range/literal dtype', lambda: tf.range(2.5, dtype=tf.int32))
    golden.fails('range/vector', tf.range, [1, 2])

    for dtype in ('float16', 'bfloat16', 'float32', 'float64', 'int32', 'int64', 'int8', 'complex64'):
        golden.add(f'linspace@{dtype}', lambda x, y: tf.linspace(x, y, 5), tf.constant(1, dtype),
                   tf.constant(4, dtype), near=True)
    for num in (0, 1, 2, 3):
        golden.add(f'linspace/num@{num}', lambda n: tf.linspace(0.0, 10.0, n), num, near=True)
    golden.add('linspace/literals', lambda: tf.linspace(0, 5, 3), near=True)
    golden.add('linspace/vectors', lambda x, y: tf.linspace(x, y, 3), [0.0, 1.0], [4.0, 7.0], near=True)
    golden.add('linspace/broadcast', lambda x, y: tf.linspace(x, y, 3), [0.0, 1.0], 4.0, near=True)
    golden.add('linspace/axis=1', lambda x, y: tf.linspace(x, y, 3, axis=1), [0.0, 1.0], [4.0, 7.0], near=True)
    golden.add('linspace/axis=-1', lambda x, y: tf.linspace(x, y, 3, axis=-1), [[0.0, 1.0]], [[4.0, 7.0]],
               near=True)
    golden.add('linspace/equal', lambda: tf.linspace(2.0, 2.0, 3))
    golden.add('linspace/empty', lambda x, y: tf.linspace(x, y, 3), tf.zeros([0]), tf.ones([0]), near=True)
    golden.add('linspace/empty, axis=1', lambda x, y: tf.linspace(x, y, 3, axis=1), tf.zeros([0]), tf.ones([0]),
               near=True)
    golden.add('linspace/int64 num', lambda n: tf.linspace(0.0, 10.0, n), tf.constant(4, tf.int64), near=True)
    golden.add('linspace/down', lambda: tf.linspace(5.0, -5.0, 4), near=True)
    golden.add('linspace/not finite', lambda x: tf.linspace(x, 1.0, 3), [float('nan'), float('inf')], near=True)
    golden.fails('linspace/shapes', lambda x, y: tf.linspace(x, y, 3), [0.0, 1.0], [1.0, 2.0, 3.0])
    golden.fails('linspace/dtypes', lambda x, y: tf.linspace(x, y, 3), 1.0, 2)
    golden.fails('linspace/axis=-2', lambda: tf.linspace(0.0, 5.0, 3, axis=-2))
    golden.fails('linspace/negative', lambda: tf.linspace(0.0, 5.0, -1))
    golden.fails('linspace/float num', lambda: tf.linspace(0.0, 5.0, 2.5))
    golden.fails('linspace/literal dtype', lambda: tf.linspace(0, 5.5, 3))
    golden.fails('linspace/axis=3', lambda: tf.linspace(0.0, 5.0, 3, axis=3))

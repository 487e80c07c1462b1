"""Cases of tests/ops/creation_ops_test.cc."""

import tensorflow as tf
from ops import ALL, COMPLEX, FLOATS, INTS, NUMBERS, SIGNED, data

GRADIENTS = True


def cases(golden):
    for dtype in NUMBERS + ('bool',):
        golden.add(f'zeros/as@{dtype}', lambda x: tf.zeros([2, 3], x.dtype), data(dtype, ()))
        golden.add(f'ones/as@{dtype}', lambda x: tf.ones([2, 3], x.dtype), data(dtype, ()))
    golden.add('zeros/string', lambda: tf.zeros([2], tf.string))
    golden.add('zeros/quantized', lambda: tf.bitcast(tf.zeros([2], tf.qint8), tf.int8))
    golden.add('zeros/scalar', lambda: tf.zeros([]))
    golden.add('zeros/number', lambda: tf.zeros(3))
    golden.add('zeros/empty', lambda: tf.zeros([2, 0, 3], tf.int32))
    golden.add('zeros/tensor', tf.zeros, tf.constant([2, 1], tf.int64))
    golden.add('zeros/scalar tensor', tf.zeros, 4)
    golden.add('zeros/shape', lambda x: tf.zeros(x.shape), data('int8', (2, 1, 2)))
    golden.add('zeros/mixed', lambda n: tf.zeros([n, 2], tf.int16), 3)
    golden.add('zeros/empty tensor', tf.zeros, tf.zeros([0], tf.int32))
    golden.add('ones/scalar', lambda: tf.ones([]))
    golden.add('ones/empty', lambda: tf.ones([0, 2], tf.int8))
    golden.add('ones/tensor', tf.ones, [2, 1])
    golden.fails('zeros/negative', lambda: tf.zeros([-1]))
    golden.fails('ones/string', lambda: tf.ones([2], tf.string))
    golden.over(ALL, 'zeros_like', tf.zeros_like, (2, 2))
    golden.over(NUMBERS + ('bool',), 'ones_like', tf.ones_like, (2, 2))
    golden.shapes('zeros_like', tf.zeros_like, (), (0,), (3, 0, 2), (1, 2, 1, 2, 1, 2))
    golden.over(ALL, 'zeros_like/dtype=int64', lambda x: tf.zeros_like(x, tf.int64), (3,))
    golden.over(ALL, 'ones_like/dtype=bool', lambda x: tf.ones_like(x, tf.bool), (3,))
    golden.add('zeros_like/dtype=string', lambda x: tf.zeros_like(x, tf.string), [1, 2])
    golden.shapes('ones_like', tf.ones_like, (), (0,), (3, 0, 2))
    golden.fails('ones_like/string', tf.ones_like, ['a'])
    golden.fails('zeros_like/ragged', lambda: tf.zeros_like([[1, 2], [3]]))

    golden.over(ALL, 'fill', lambda x: tf.fill([2, 2], x), ())
    golden.add('fill/scalar', lambda: tf.fill([], 5))
    golden.add('fill/int64 dims', lambda dims: tf.fill(dims, 'x'), tf.constant([3], tf.int64))
    golden.add('fill/mixed', lambda n: tf.fill([n, 1, n], 2.5), 2)
    golden.add('fill/empty', lambda x: tf.fill([2, 0], x), 1.5)
    golden.fails('fill/negative', lambda: tf.fill([2, -1], 1))
    golden.fails('fill/vector', lambda x: tf.fill([2], x), [1, 2])

    indices = [0, 2, -1, 5]
    for dtype in INTS + FLOATS + COMPLEX:
        golden.add(f'one_hot/as@{dtype}', lambda x: tf.one_hot([0, 2, -1, 5], 3, dtype=x.dtype),
                   data(dtype, ()))
    golden.add('one_hot', lambda x: tf.one_hot(x, 3), indices)
    for dtype in ('uint8', 'int8', 'int32', 'int64'):
        golden.add(f'one_hot@{dtype}', lambda x: tf.one_hot(x, 3), tf.constant([0, 2, 9], dtype))
    golden.add('one_hot/values', lambda x: tf.one_hot(x, 3, on_value='on', off_value='off'), indices)
    golden.add('one_hot/on_value', lambda x: tf.one_hot(x, 2, on_value=5), indices)
    golden.add('one_hot/off_value', lambda x: tf.one_hot(x, 2, off_value=2.5), indices)
    golden.add('one_hot/on_value dtype', lambda x: tf.one_hot(x, 2, on_value=5, dtype=tf.int8), indices)
    golden.add('one_hot/bool', lambda x: tf.one_hot(x, 2, True, False), indices)
    golden.add('one_hot/axis=0', lambda x: tf.one_hot(x, 3, axis=0), [[0, 1], [2, 0]])
    golden.add('one_hot/axis=1', lambda x: tf.one_hot(x, 3, axis=1), [[0, 1], [2, 0]])
    golden.add('one_hot/depth tensor', tf.one_hot, [1, 0], 2)
    golden.add('one_hot/scalar', lambda x: tf.one_hot(x, 4), 2)
    golden.add('one_hot/depth=0', lambda x: tf.one_hot(x, 0), [1, 2])
    golden.add('one_hot/axis=-1', lambda x: tf.one_hot(x, 3, axis=-1), [[0, 1], [2, 0]])
    golden.add('one_hot/empty', lambda x: tf.one_hot(x, 3), tf.zeros([2, 0], tf.int64))
    golden.add('one_hot/empty, axis=0', lambda x: tf.one_hot(x, 3, axis=0), tf.zeros([0], tf.int32))
    golden.add('one_hot/tensors', lambda x, on, off: tf.one_hot(x, 3, on, off), indices, 1.5, -2.5)
    golden.fails('one_hot/float indices', lambda x: tf.one_hot(x, 3), [1.0])
    golden.fails('one_hot/mixed', lambda x: tf.one_hot(x, 3, on_value=1, off_value=0.0), [1])
    golden.fails('one_hot/wrong on_value', lambda x: tf.one_hot(x, 3, on_value=5.5, dtype=tf.int8), [1])
    golden.fails('one_hot/wrong off_value', lambda x: tf.one_hot(x, 3, off_value=5.5, dtype=tf.int8), [1])
    golden.fails('one_hot/dtype=bool', lambda x: tf.one_hot(x, 3, dtype=tf.bool), [1])
    golden.fails('one_hot/vector depth', lambda x: tf.one_hot(x, [3]), [1])
    golden.fails('one_hot/float depth', lambda x: tf.one_hot(x, 3.5), [1])
    golden.fails('one_hot/negative depth', lambda x: tf.one_hot(x, -1), [1])
    golden.fails('one_hot/axis=5', lambda x: tf.one_hot(x, 3, axis=5), [1])

    for dtype in ('int32', 'int64', 'float32', 'float64'):
        golden.add(f'sequence_mask@{dtype}', tf.sequence_mask, tf.constant([1, 0, 3], dtype))
    golden.add('sequence_mask@matrix', tf.sequence_mask, [[1, 2], [0, 1]])
    golden.add('sequence_mask@scalar', tf.sequence_mask, 2)
    golden.add('sequence_mask@empty', tf.sequence_mask, tf.zeros([0], tf.int32))
    golden.add('sequence_mask@negative', tf.sequence_mask, [-1, -2])
    golden.add('sequence_mask/maxlen=2', lambda x: tf.sequence_mask(x, 2), [1, 3])
    golden.add('sequence_mask/maxlen tensor', tf.sequence_mask, [1, 3], tf.constant(4, tf.int64))
    golden.add('sequence_mask/dtype=float16', lambda x: tf.sequence_mask(x, 2, tf.float16), [1, 3])
    golden.fails('sequence_mask/uint8', tf.sequence_mask, tf.constant([1], tf.uint8))
    golden.fails('sequence_mask/vector maxlen', lambda x: tf.sequence_mask(x, [3]), [1, 2])

    golden.over(SIGNED + FLOATS + COMPLEX, 'meshgrid', tf.meshgrid, (2,), (3,))
    golden.over(('int32',), 'meshgrid/ij', lambda x, y: tf.meshgrid(x, y, indexing='ij'), (2,), (3,))
    # Python reshapes x and y as for "ij", and then once more; tfx does it at once.
    golden.over(('float32',), 'meshgrid/three', tf.meshgrid, (2,), (1,), (3,), graph=False)
    golden.over(('float32',), 'meshgrid/matrix', tf.meshgrid, (2, 2), (2,), graph=False)
    golden.over(('float32',), 'meshgrid/one', tf.meshgrid, (3,))
    golden.add('meshgrid/literals', lambda: tf.meshgrid([1, 2], [3, 4, 5]))
    golden.add('meshgrid/scalar', tf.meshgrid, 5, [1, 2])
    golden.add('meshgrid/none', tf.meshgrid)
    golden.over(('float32',), 'meshgrid/three, ij', lambda *args: tf.meshgrid(*args, indexing='ij'),
                (2,), (1,), (3,))
    golden.add('meshgrid/not finite', tf.meshgrid, [float('nan'), float('inf')], [1.0], graph=False)
    golden.fails('meshgrid/string', tf.meshgrid, ['a'], ['b'])
    golden.fails('meshgrid/indexing', lambda x: tf.meshgrid(x, x, indexing='a'), [1])
    golden.fails('meshgrid/dtypes', tf.meshgrid, [1.0], [1, 2])

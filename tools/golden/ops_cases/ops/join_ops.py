"""Cases of tests/ops/join_ops_test.cc."""

import tensorflow as tf
from ops import ALL, FLOATS, INTS, NUMBERS, data

GRADIENTS = True


def cases(golden):
    golden.over(ALL, 'concat/0', lambda a, b: tf.concat([a, b], 0), (2, 3), (1, 3))
    golden.over(('float32', 'string'), 'concat/-1', lambda a, b, c: tf.concat([a, b, c], -1),
                (2, 3), (2, 0), (2, 1))
    golden.over(('int64',), 'concat/high rank', lambda a, b: tf.concat([a, b], 3),
                (1, 2, 1, 3, 1), (1, 2, 1, 1, 1))
    golden.over(('float32',), 'concat/one', lambda a: tf.concat([a], 5), (2,))
    golden.add('concat/literal', lambda a: tf.concat([a, [[1, 2]]], 0), [[3.5, 4.5]])
    golden.add('concat/literals', lambda: tf.concat([[1, 2], [3]], 0))
    golden.add('concat/axis tensor', lambda a, axis: tf.concat([a, a], axis), [[1, 2]],
               tf.constant(1, tf.int64))
    golden.over(('float32',), 'concat/empty', lambda a, b: tf.concat([a, b], 1), (2, 0), (2, 0))
    golden.fails('concat/shapes', lambda a, b: tf.concat([a, b], 0), [[1, 2]], [[1, 2, 3]])
    golden.fails('concat/dtypes', lambda a, b: tf.concat([a, b], 0), [1.0], [1])
    golden.fails('concat/axis=5', lambda a: tf.concat([a, a], 5), [1])
    golden.fails('concat/one, axis of two', lambda a: tf.concat([a], [0, 1]), [1])
    golden.fails('concat/axis=0.5', lambda a: tf.concat([a, a], 0.5), [1])
    golden.fails('concat/scalars', lambda a: tf.concat([a, a], 0), 1)

    golden.over(ALL, 'stack', lambda a, b: tf.stack([a, b]), (2, 2), (2, 2))
    golden.over(('int8', 'string'), 'stack/axis=-1', lambda a, b: tf.stack([a, b], axis=-1), (3,), (3,))
    golden.over(('float32',), 'stack/axis=1', lambda a, b: tf.stack([a, b], axis=1), (2, 3), (2, 3))
    golden.over(('float32',), 'stack/empty', lambda a, b: tf.stack([a, b], axis=1), (2, 0), (2, 0))
    golden.add('stack/scalars', lambda a: tf.stack([a, 2, 3]), 1.5)
    golden.add('stack/none', lambda: tf.stack([]))
    golden.add('stack/one', lambda a: tf.stack([a]), [1, 2])
    golden.fails('stack/none, axis=1', lambda: tf.stack([], axis=1))
    golden.fails('stack/dtypes', lambda a, b: tf.stack([a, b]), [1.0], [1])
    golden.fails('stack/shapes', lambda a, b: tf.stack([a, b], axis=1), [1, 2], [1])
    golden.fails('stack/axis=5', lambda a: tf.stack([a, a], axis=5), [1])
    golden.fails('stack/axis=-3', lambda a: tf.stack([a, a], axis=-3), [1])

    golden.over(ALL, 'unstack', tf.unstack, (3, 2))
    golden.over(('float32',), 'unstack/axis=-1', lambda a: tf.unstack(a, axis=-1), (2, 2, 3))
    golden.over(('float32',), 'unstack/num=2', lambda a: tf.unstack(a, num=2), (2,))
    golden.over(('float32',), 'unstack/none', tf.unstack, (0, 2))
    golden.fails('unstack/num=3', lambda a: tf.unstack(a, num=3), [1, 2])
    golden.fails('unstack/axis=3', lambda a: tf.unstack(a, axis=3), [1, 2])
    golden.fails('unstack/scalar', tf.unstack, 1)

    golden.over(ALL, 'split/2', lambda a: tf.split(a, 2), (4, 2))
    golden.over(('int32', 'string'), 'split/axis=1', lambda a: tf.split(a, 3, axis=1), (2, 3))
    golden.over(ALL, 'split/sizes', lambda a: tf.split(a, [1, 3], axis=-1), (2, 4))
    golden.over(('float32',), 'split/rest', lambda a: tf.split(a, [1, -1, 0]), (4,))
    golden.over(('float32',), 'split/one size', lambda a: tf.split(a, [4]), (4,))
    golden.add('split/sizes tensor', lambda a, sizes: tf.split(a, sizes, num=2), [1, 2, 3],
               tf.constant([1, 2], tf.int64))
    golden.add('split/axis tensor', lambda a, axis: tf.split(a, 2, axis), [[1, 2]], 1)
    golden.over(('float32', 'string'), 'split/empty', lambda a: tf.split(a, 2), (2, 0))
    golden.over(('float32',), 'split/of nothing', lambda a: tf.split(a, 2, axis=1), (2, 0))
    golden.over(('float32',), 'split/empty sizes', lambda a: tf.split(a, [0, 0], axis=-1), (2, 0))
    golden.fails('split/0', lambda a: tf.split(a, 0), [1, 2])
    golden.fails('split/-1,-1', lambda a: tf.split(a, [-1, -1]), [1, 2])
    golden.fails('split/3', lambda a: tf.split(a, 3), [1, 2])
    golden.fails('split/1,2', lambda a: tf.split(a, [1, 2]), [1, 2])
    golden.fails('split/axis=5', lambda a: tf.split(a, 2, axis=5), [1, 2])
    golden.fails('split/scalar tensor', tf.split, [1, 2], 2)

    golden.over(ALL, 'tile', lambda a: tf.tile(a, [2, 1]), (1, 2), but=('uint16',))
    golden.add('tile/tensor', tf.tile, [1, 2], tf.constant([2], tf.int64))
    golden.add('tile/mixed', lambda a, n: tf.tile(a, [1, n]), [[1, 2]], 2)
    golden.add('tile/zero', lambda a: tf.tile(a, [0, 2]), [[1, 2]])
    golden.over(('float32',), 'tile/empty', lambda a: tf.tile(a, [3, 2]), (2, 0))
    golden.add('tile/scalar', lambda a: tf.tile(a, []), 5)
    golden.fails('tile/short', lambda a: tf.tile(a, [1]), [[1, 2]])
    golden.fails('tile/negative', lambda a: tf.tile(a, [-1]), [1, 2])

    for axis in (0, 1, -1):
        golden.over(ALL if axis == 1 else ('int32',), f'pad/{axis}', {
            0: lambda a: tf.pad(a, [[1, 0], [0, 2]]),
            1: lambda a: tf.pad(a, [[0, 1], [2, 1]]),
            -1: lambda a: tf.pad(a, [[0, 0], [0, 0]]),
        }[axis], (2, 3))
    golden.over(NUMBERS, 'pad/constant', lambda a: tf.pad(a, [[1, 2]], constant_values=7), (2,))
    golden.add('pad/string constant', lambda a: tf.pad(a, [[1, 0]], constant_values='pad'), ['a'])
    golden.add('pad/tensor constant', lambda a, c: tf.pad(a, [[1, 0]], constant_values=c), [1.5], 2.5)
    golden.add('pad/paddings tensor', tf.pad, [1, 2], tf.constant([[1, 1]], tf.int64))
    golden.add('pad/scalar', lambda a: tf.pad(a, tf.zeros([0, 2], tf.int32)), 5)
    golden.over(('float32',), 'pad/empty', lambda a: tf.pad(a, [[0, 1], [1, 0]]), (2, 0))
    golden.over(('float32',), 'pad/empty, constant', lambda a: tf.pad(a, [[1, 1]], constant_values=2.5), (0,))
    golden.add('pad/float zero', lambda a: tf.pad(a, [[1, 1]], constant_values=0.0), [1])
    golden.add('pad/negative zero', lambda a: tf.pad(a, [[1, 1]], constant_values=-0.0), [1.5])
    golden.add('pad/nan', lambda a: tf.pad(a, [[1, 1]], constant_values=float('nan')), [1.5])
    golden.add('pad/bool constant', lambda a: tf.pad(a, [[1, 1]], constant_values=True), [False])
    golden.over(INTS + FLOATS, 'pad/reflect', lambda a: tf.pad(a, [[2, 1], [1, 1]], mode='reflect'),
                (3, 2))
    golden.over(INTS + FLOATS, 'pad/symmetric', lambda a: tf.pad(a, [[2, 1], [1, 1]], 'SYMMETRIC'),
                (3, 2))
    golden.fails('pad/mode', lambda a: tf.pad(a, [[1, 1]], mode='foo'), [1])
    golden.fails('pad/short', lambda a: tf.pad(a, [[1, 1]]), [[1]])
    golden.fails('pad/negative', lambda a: tf.pad(a, [[-1, 1]]), [1])
    golden.fails('pad/reflect too far', lambda a: tf.pad(a, [[3, 1]], mode='REFLECT'), [1, 2])
    golden.fails('pad/constant dtype', lambda a: tf.pad(a, [[1, 1]], constant_values=1.5), [1])

    golden.over(ALL, 'reverse/0', lambda a: tf.reverse(a, [0]), (3, 2))
    golden.over(('float32', 'string'), 'reverse/0,-1', lambda a: tf.reverse(a, [0, -1]), (2, 2, 3))
    golden.over(('float32',), 'reverse/none', lambda a: tf.reverse(a, []), (3,))
    golden.over(('float32',), 'reverse/empty', lambda a: tf.reverse(a, [0, 1]), (2, 0))
    golden.fails('reverse/3', lambda a: tf.reverse(a, [3]), [1])
    golden.fails('reverse/twice', lambda a: tf.reverse(a, [0, -1]), [1])

    golden.over(ALL, 'reverse_sequence', lambda a: tf.reverse_sequence(a, [3, 1, 0], seq_axis=1), (3, 4))
    golden.over(('int32',), 'reverse_sequence/batch_axis=1',
                lambda a: tf.reverse_sequence(a, [2, 1], seq_axis=0, batch_axis=1), (3, 2))
    golden.over(('float32',), 'reverse_sequence/empty', lambda a: tf.reverse_sequence(a, [0, 0], seq_axis=1), (2, 0))
    golden.over(('float32',), 'reverse_sequence/no rows',
                lambda a: tf.reverse_sequence(a, tf.zeros([0], tf.int64), seq_axis=1), (0, 3))
    golden.fails('reverse_sequence/lengths', lambda a: tf.reverse_sequence(a, [1, 1], seq_axis=1), [[1]])
    golden.fails('reverse_sequence/no axis', lambda a: tf.reverse_sequence(a, [1]), [[1]])
    golden.fails('reverse_sequence/long', lambda a: tf.reverse_sequence(a, [4], seq_axis=1), [[1, 2]])

    golden.over(ALL, 'roll/1', lambda a: tf.roll(a, 1, 0), (3, 2))
    golden.over(('float32', 'string'), 'roll/1,-1', lambda a: tf.roll(a, [1, -1], [0, 1]), (2, 3))
    golden.over(('float32',), 'roll/twice', lambda a: tf.roll(a, [5, 2], [-1, -1]), (4,))
    golden.over(('float32', 'string'), 'roll/empty', lambda a: tf.roll(a, 1, 0), (2, 0))
    golden.over(('float32',), 'roll/of nothing', lambda a: tf.roll(a, [1, 2], [0, 1]), (2, 0))
    golden.add('roll/tensors', tf.roll, [1.5, 2.5, 3.5], tf.constant(-1, tf.int64), 0)
    golden.fails('roll/scalar', lambda a: tf.roll(a, 1, 0), 1)
    golden.fails('roll/5', lambda a: tf.roll(a, 1, 5), [1])
    golden.fails('roll/shapes', lambda a: tf.roll(a, [1, 2], [0]), [1])

    golden.over(ALL, 'repeat/3', lambda a: tf.repeat(a, 3), (2, 2), but=('uint16',))
    golden.over(ALL, 'repeat/axis=1', lambda a: tf.repeat(a, [2, 0, 1], axis=1), (2, 3), but=('uint16',))
    golden.over(('float32',), 'repeat/axis=-1', lambda a: tf.repeat(a, 2, axis=-1), (2, 1, 2))
    # Python tiles as often as the most repeated element, and masks; tfx gathers.
    golden.over(('float32',), 'repeat/axis=0', lambda a: tf.repeat(a, [1, -1, 2], axis=0), (3, 2),
                graph=False)
    golden.over(('float32',), 'repeat/one', lambda a: tf.repeat(a, [2], axis=0), (3, 2))
    golden.over(('float32',), 'repeat/zero', lambda a: tf.repeat(a, [0, 0], axis=0), (2, 2),
                graph=False)
    golden.add('repeat/scalar', lambda a: tf.repeat(a, 3), 5)
    golden.add('repeat/scalar axis', lambda a: tf.repeat(a, 2, axis=0), 5)
    golden.add('repeat/tensor', tf.repeat, ['a', 'b'], tf.constant([2, 1], tf.int64))
    golden.add('repeat/empty', lambda a: tf.repeat(a, tf.zeros([0], tf.int32), axis=0), tf.zeros([0, 2]),
               graph=False)
    golden.over(('float32',), 'repeat/of nothing', lambda a: tf.repeat(a, 3), (0,))
    golden.over(('float32',), 'repeat/0', lambda a: tf.repeat(a, 0, axis=1), (2, 2))
    golden.fails('repeat/length', lambda a: tf.repeat(a, [1, 2, 3], axis=0), [1, 2])
    golden.fails('repeat/axis=4', lambda a: tf.repeat(a, 2, axis=4), [1, 2])
    golden.fails('repeat/float', lambda a: tf.repeat(a, [2.0]), [1, 2])
    golden.fails('repeat/matrix', lambda a: tf.repeat(a, [[1, 2]], axis=0), [1, 2])
    golden.fails('repeat/negative', lambda a: tf.repeat(a, -1, axis=0), [1, 2])

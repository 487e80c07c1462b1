"""Cases of tests/nn/embedding_test.cc."""

import tensorflow as tf
from ops import FLOATS, data

GRADIENTS = True


def cases(golden):
    lookup = tf.nn.embedding_lookup
    for dtype in FLOATS + ('int32', 'complex64', 'string'):
        golden.add(f'one@{dtype}', lookup, data(dtype, (5, 3)), [4, 0, 0, 2])
    golden.add('one@int64', lookup, data('float32', (5, 3)), tf.constant([[1], [2]], tf.int64))
    golden.add('one@scalar', lookup, data('float32', (5, 3)), 1)
    golden.add('one@vector', lookup, data('float32', (5,)), [1, 1])
    golden.add('one@empty', lookup, data('float32', (5, 3)), tf.zeros([0], tf.int32))
    golden.add('one@nan', lookup, [[float('nan'), 1.], [float('inf'), 2.]], [1, 0])
    clipped = lambda p, i: lookup(p, i, max_norm=1.0, name='n')
    golden.add('one/max_norm', clipped, data('float32', (5, 3)), [[4, 0], [0, 2]], near=True)
    golden.add('one/max_norm@scalar', clipped, data('float32', (5, 3)), 1, near=True)
    golden.add('one/max_norm@3', clipped, data('float64', (3, 2, 2)), [2, 0], near=True)
    golden.add('one/max_norm tensor', lambda p, i, m: lookup(p, i, max_norm=m), data('float32', (5, 3)), [4, 0],
               2.0, near=True)
    golden.fails('one@out of range', lookup, data('float32', (5, 3)), [5])
    golden.fails('one@negative', lookup, data('float32', (5, 3)), [-1])
    golden.fails('one@float', lookup, data('float32', (5, 3)), [1.0])

    golden.add('list of one', lambda p, i: lookup([p], i), data('float32', (5, 3)), [4, 0])
    two = lambda p, q, i: lookup([p, q], i)
    for dtype in ('float32', 'int64'):
        golden.add(f'two@{dtype}', two, data(dtype, (3, 2)), data(dtype, (2, 2), 1), [4, 0, 0, 2, 3])
    golden.add('two@int64 ids', two, data('float32', (3, 2)), data('float32', (3, 2), 1),
               tf.constant([[4, 0], [5, 2]], tf.int64))
    golden.add('two@scalar', two, data('float32', (3, 2)), data('float32', (2, 2), 1), 3)
    golden.add('two@vectors', two, data('float32', (3,)), data('float32', (2,), 1), [3, 1])
    golden.add('two@empty', two, data('float32', (3, 2)), data('float32', (2, 2), 1), tf.zeros([0], tf.int32))
    golden.add('two/max_norm', lambda p, q, i: lookup([p, q], i, max_norm=1.5),
               data('float32', (3, 2)), data('float32', (2, 2), 1), [4, 0, 0, 2, 3], near=True)
    golden.add('three', lambda p, q, r, i: lookup([p, q, r], i, name='n'), data('float32', (3, 2)),
               data('float32', (2, 2), 1), data('float32', (2, 2), 2), [[6, 5, 4], [3, 2, 1]])
    golden.fails('two@out of range', two, data('float32', (3, 2)), data('float32', (2, 2), 1), [5])
    golden.fails('two@shape', two, data('float32', (3, 2)), data('float32', (2, 3), 1), [1])
    golden.fails('none', lambda i: lookup([], i), [1])

"""Cases of tests/bitwise/bitwise_test.cc."""

import tensorflow as tf
from ops import INTS, data


def cases(golden):
    for name in ('bitwise_and', 'bitwise_or', 'bitwise_xor', 'left_shift', 'right_shift'):
        function = getattr(tf.bitwise, name)
        for dtype in INTS:
            x = data(dtype, (3, 1))
            y = data(dtype, (4,), 1) if name.startswith('bitwise') else tf.constant([0, 1, 3, 7], dtype)
            golden.add(f'{name}@{dtype}', function, x, y)
        golden.add(f'{name}@empty', function, tf.zeros((0, 2), tf.int32), [1, 2])
        golden.add(f'{name}/literal', lambda x, function=function: function(x, 2), data('int8', (3,)))
        golden.fails(f'{name}@float', function, [1.0], [1.0])
        golden.fails(f'{name}@dtypes', function, [1], tf.constant([1], tf.int64))
        golden.fails(f'{name}@shapes', function, [1, 2], [1, 2, 3])
    # As many bits as there are, and less than none.
    for name in ('left_shift', 'right_shift'):
        golden.add(f'{name}@far', getattr(tf.bitwise, name), [-5, 7], [[40], [-3]])
    golden.over(INTS, 'invert', tf.bitwise.invert, (2, 3))
    golden.add('invert@empty', tf.bitwise.invert, tf.zeros((0, 2), tf.int32))
    golden.fails('invert@float', tf.bitwise.invert, 1.0)
    golden.fails('invert@bool', tf.bitwise.invert, True)

"""Cases of tests/image/flip_test.cc."""

import tensorflow as tf
from ops import ALL, data

GRADIENTS = True


def cases(golden):
    for name in ('flip_left_right', 'flip_up_down', 'rot90', 'transpose'):
        function = getattr(tf.image, name)
        golden.over(ALL, name, function, (2, 3, 2))
        golden.shapes(name, function, (1, 1, 1), (2, 2, 3, 1), (0, 2, 3, 1), dtype='float32')
        for what, shape in (('matrix', (2, 3)), ('rank 5', (1, 1, 2, 3, 1)), ('empty', (2, 0, 3)),
                            ('empty batch of nothing', (1, 2, 3, 0))):
            golden.fails(f'{name}@{what}', function, data('float32', shape))
    for k in (0, 2, 3, 4, -1, 9):
        golden.shapes(f'rot90/k={k}', lambda x, k=k: tf.image.rot90(x, k), (2, 3, 1), (2, 2, 3, 1))
    for k in range(4):
        golden.add(f'rot90/k in a tensor@{k}', tf.image.rot90, data('float32', (2, 3, 1)), k)
    golden.fails('rot90/k in a tensor@vector', tf.image.rot90, data('float32', (2, 3, 1)), [1])
    golden.add('rot90/name', lambda x: tf.image.rot90(x, name='turn'), data('float32', (2, 3, 1)))
    golden.add('transpose/name', lambda x: tf.image.transpose(x, name='turn'), data('float32', (2, 3, 1)))

"""Cases of tests/signal/fftshift_test.cc."""

import tensorflow as tf
from ops import ALL, data

s = tf.signal
GRADIENTS = True


def cases(golden):
    for name in ('fftshift', 'ifftshift'):
        function = getattr(s, name)
        golden.over(ALL, name, function, (2, 3))
        golden.shapes(name, function, (5,), (0, 2), (1, 2, 3))
        golden.over(('float32',), f'{name}/axes=1', lambda x, f=function: f(x, axes=1), (2, 5))
        golden.over(('float32',), f'{name}/axes=-1', lambda x, f=function: f(x, axes=-1, name='n'), (2, 5))
        golden.over(('float32',), f'{name}/axes=0,-1', lambda x, f=function: f(x, axes=[0, -1]), (3, 2, 5))
        golden.shapes(f'{name}/axes=1', lambda x, f=function: f(x, axes=1), (2, 0), (0, 3))
        golden.shapes(f'{name}/axes=0,-1', lambda x, f=function: f(x, axes=[0, -1]), (0, 2))
        golden.fails(f'{name}/axes=1@rank', lambda x, f=function: f(x, axes=1), [1.0, 2.0])
        golden.fails(f'{name}/axes=2', lambda x, f=function: f(x, axes=[2]), data('float32', (2, 3)))

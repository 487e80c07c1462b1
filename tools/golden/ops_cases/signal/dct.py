"""Cases of tests/signal/dct_test.cc."""

import tensorflow as tf
from ops import data

s = tf.signal
GRADIENTS = True


def cases(golden):
    for name in ('dct', 'idct'):
        function = getattr(s, name)
        golden.over(('float32', 'float64'), name, function, (2, 5), near=4)
        golden.shapes(name, function, (1,), (4,), (2, 1, 3), near=4)
        for kind in (1, 2, 3, 4):
            golden.over(('float32', 'float64'), f'{name}/type={kind}',
                        lambda x, f=function, kind=kind: f(x, type=kind), (2, 6), near=4)
            for n in (3, 9):
                golden.over(('float32',), f'{name}/type={kind}, n={n}',
                            lambda x, f=function, kind=kind, n=n: f(x, kind, n), (2, 6), near=4,
                            gradient=None if n == 9 or kind in (1, 2, 4) else False)
            if kind != 1:
                golden.over(('float32', 'float64'), f'{name}/type={kind}, ortho',
                            lambda x, f=function, kind=kind: f(x, kind, norm='ortho', name='n'), (2, 6), near=4)
        # Of no numbers, where the gradient of rfft is an error in Python. Where irfft is traced with unknown
        # dimensions, the process ends.
        for kind in (2, 4) if name == 'dct' else (3, 4):
            golden.shapes(f'{name}/type={kind}', lambda x, f=function, kind=kind: f(x, kind), (2, 0), gradient=False)
        golden.shapes(f'{name}/type=1', lambda x, f=function: f(x, 1), (0, 2), gradient=False)
        golden.shapes(f'{name}/type=2, n=3', lambda x, f=function: f(x, 2, 3), (2, 0), near=4, gradient=False)
        golden.add(f'{name}@nan', function, [1.0, float('nan'), float('inf')], near=True, gradient=False)
        golden.fails(f'{name}@0x3', function, tf.zeros((0, 3)))
        golden.fails(f'{name}/type=2, ortho@2x0', lambda x, f=function: f(x, 2, norm='ortho', name='n'),
                     tf.zeros((2, 0)))
        golden.fails(f'{name}/type=1@2x0', lambda x, f=function: f(x, 1), tf.zeros((2, 0)))
        golden.fails(f'{name}/axis=0', lambda x, f=function: f(x, axis=0), [1.0, 2.0])
        golden.fails(f'{name}@float16', function, tf.ones((2,), tf.float16))
        golden.fails(f'{name}/type=5', lambda x, f=function: f(x, 5), [1.0])
        golden.fails(f'{name}/n=0', lambda x, f=function: f(x, n=0), [1.0])
        golden.fails(f'{name}/type=1, ortho', lambda x, f=function: f(x, 1, norm='ortho'), [1.0, 2.0])
        golden.fails(f'{name}/type=1@short', lambda x, f=function: f(x, 1), [1.0])
        golden.fails(f'{name}/norm', lambda x, f=function: f(x, norm='other'), [1.0])
        golden.fails(f'{name}@int', function, data('int32', (2,)))

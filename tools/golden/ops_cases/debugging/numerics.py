"""Cases of tests/debugging/numerics_test.cc."""

import tensorflow as tf
from ops import FLOATS, data

d = tf.debugging
GRADIENTS = True


def cases(golden):
    for name in ('check_numerics', 'assert_all_finite'):
        check = lambda x, name=name: getattr(d, name)(x, 'not so')
        golden.over(FLOATS, name, check, (2, 3))
        golden.shapes(name, check, (), (0, 2))
        for value in ('nan', 'inf', '-inf'):
            golden.fails(f'{name}@{value}', check, [1.0, float(value)])
        golden.fails(f'{name}@both', check, [float('nan'), float('inf')])
        golden.fails(f'{name}@int', check, [1])

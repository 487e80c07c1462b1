"""Cases of tests/math/special_test.cc."""

import tensorflow as tf

GRADIENTS = True

NAMES = ('bessel_i0', 'bessel_i0e', 'bessel_i1', 'bessel_i1e', 'bessel_j0', 'bessel_j1', 'bessel_k0', 'bessel_k0e',
         'bessel_k1', 'bessel_k1e', 'bessel_y0', 'bessel_y1', 'dawsn', 'expint', 'fresnel_cos', 'fresnel_sin',
         'spence')


def cases(golden):
    values = [-float('inf'), -3.5, -1.0, -0.0, 0.0, 0.25, 1.0, 2.5, 10.0, float('inf'), float('nan')]
    for name in NAMES:
        function = getattr(tf.math.special, name)
        dtypes = ('float16', 'float32', 'float64') if name.startswith('bessel') else ('float32', 'float64')
        for dtype in dtypes:
            # Some processors have instructions for nearly the inverse of a square root.
            golden.add(f'{name}@{dtype}', function, tf.cast(tf.constant(values), dtype),
                       near=name[:8] in ('bessel_j', 'bessel_k', 'bessel_y') and dtype == 'float32',
                       gradient=dtype in ('float32', 'float64'))
        golden.add(f'{name}@empty', function, tf.zeros((2, 0)))
        golden.fails(f'{name}@int', function, [1])

    for dtype in ('float16', 'float32', 'float64'):
        golden.add(f'lbeta@{dtype}', tf.math.lbeta, tf.constant([[0.5, 1.0, 2.0], [3.0, 0.25, 8.0]], dtype),
                   near=10, gradient=dtype in ('float32', 'float64'))
    golden.add('lbeta@odd', tf.math.lbeta, [[0.0, 1.0], [-1.0, 2.0], [float('inf'), 1.0]], gradient=False)
    golden.add('lbeta@empty', tf.math.lbeta, tf.zeros((2, 0)))
    golden.add('lbeta@scalars', tf.math.lbeta, [3.0], near=10)
    golden.fails('lbeta@scalar', tf.math.lbeta, 1.0)
    golden.fails('lbeta@int', tf.math.lbeta, [1, 2])

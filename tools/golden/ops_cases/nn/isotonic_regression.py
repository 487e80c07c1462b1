"""Cases of tests/nn/isotonic_regression_test.cc."""

import tensorflow as tf
from ops import FLOATS, SIGNED, data

GRADIENTS = True


def cases(golden):
    function = tf.nn.isotonic_regression
    golden.over(FLOATS + SIGNED, 'isotonic', function, (2, 5), near=True)
    golden.shapes('isotonic', function, (1, 1), (3, 1), near=True)
    golden.shapes('isotonic', function, (0, 3), gradient=False)
    golden.add('isotonic@ties', function, [[1., 1., 3., 2., 2.]], near=True)
    golden.over(('float32', 'int32'), 'isotonic/increasing', lambda x: function(x, decreasing=False), (2, 5),
                near=True)
    for axis in (0, 1, -2):
        golden.add(f'isotonic/axis={axis}', lambda x, axis=axis: function(x, axis=axis), data('float32', (4, 3)),
                   near=True)
    golden.fails('isotonic/axis=2', lambda x: function(x, axis=2), [[1., 2.]])
    golden.fails('isotonic/axis=-3', lambda x: function(x, axis=-3), [[1., 2.]])
    golden.fails('isotonic/axis=0@scalar', lambda x: function(x, axis=0), 1.0)
    golden.shapes('isotonic', function, (4,), gradient=False)
    golden.fails('isotonic@complex', function, tf.constant([[1j]]))

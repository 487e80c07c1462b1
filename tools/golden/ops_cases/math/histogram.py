"""Cases of tests/math/histogram_test.cc."""

import tensorflow as tf

VALUES = [-1.0, 0.0, 1.5, 2.0, 5.0, 15.0]
RANGE = [0.0, 5.0]


def cases(golden):
    for name in ('histogram_fixed_width', 'histogram_fixed_width_bins'):
        function = getattr(tf, name)
        for dtype in ('float32', 'float64'):
            golden.add(f'{name}/nbins=5@{dtype}', lambda x, y, function=function: function(x, y, nbins=5),
                       tf.constant(VALUES, dtype), tf.constant(RANGE, dtype))
        golden.add(f'{name}/nbins=5@matrix', lambda x, y, function=function: function(x, y, nbins=5),
                   tf.reshape(tf.constant(VALUES), (2, 3)), RANGE)
        golden.add(f'{name}/nbins=5@empty', lambda x, y, function=function: function(x, y, nbins=5),
                   tf.zeros((0, 2)), RANGE)
        golden.add(name, function, VALUES, RANGE)
        golden.add(f'{name}/nbins tensor', function, VALUES, RANGE, 3)
        golden.add(f'{name}/literal', lambda x, function=function: function(x, [0.0, 5.0], nbins=5), VALUES)
        golden.add(f'{name}/dtype', lambda x, y, function=function: function(x, y, nbins=5, dtype=tf.int64),
                   VALUES, RANGE)
        golden.fails(f'{name}/nbins=0', lambda x, y, function=function: function(x, y, nbins=0), VALUES, RANGE)
    for dtype in ('int32', 'int64'):
        golden.add(f'histogram_fixed_width/nbins=5@{dtype}',
                   lambda x, y: tf.histogram_fixed_width(x, y, nbins=5), tf.constant([-1, 0, 2, 4, 9], dtype),
                   tf.constant([0, 5], dtype))
    golden.fails('histogram_fixed_width@range', tf.histogram_fixed_width, VALUES, [5.0, 0.0])
    golden.fails('histogram_fixed_width_bins@int', tf.histogram_fixed_width_bins, [1, 2], [0, 5])

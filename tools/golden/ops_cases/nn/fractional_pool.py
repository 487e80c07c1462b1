"""Cases of tests/nn/fractional_pool_test.cc."""

import tensorflow as tf
from ops import data

GRADIENTS = True

_RATIO = [1.0, 1.5, 1.25, 1.0]


def cases(golden):
    image = (1, 6, 5, 2)
    for name, function in (('fractional_max_pool', tf.nn.fractional_max_pool),
                           ('fractional_avg_pool', tf.nn.fractional_avg_pool)):
        golden.over(('float32', 'float64', 'int32', 'int64'), name,
                    lambda x, function=function: function(x, _RATIO, seed=3), image)
        golden.over(('float32',), f'{name}/pseudo_random',
                    lambda x, function=function: function(x, _RATIO, pseudo_random=True, seed=4), image)
        golden.over(('float32',), f'{name}/overlapping',
                    lambda x, function=function: function(x, _RATIO, overlapping=True, seed=5), image)
        golden.over(('float32',), f'{name}/both',
                    lambda x, function=function: function(x, _RATIO, True, True, 6), image)
        golden.over(('float32',), f'{name}/whole',
                    lambda x, function=function: function(x, [1.0, 1.0, 1.0, 1.0]), (2, 2, 3, 1))
        golden.fails(f'{name}@empty', lambda x, function=function: function(x, _RATIO, seed=3),
                     data('float32', (0, 6, 5, 2)))
        golden.fails(f'{name}/rank', lambda x, function=function: function(x, _RATIO), [1.0])
        golden.fails(f'{name}/float16', lambda x, function=function: function(x, _RATIO), data('float16', image))
    x = data('float32', image)
    golden.add('fractional_max_pool/1.5', lambda x: tf.nn.fractional_max_pool(x, 1.5, seed=7), x)
    golden.add('fractional_max_pool/2', lambda x: tf.nn.fractional_max_pool(x, 2, seed=8), x)
    golden.fails('fractional_max_pool/0.5', lambda x: tf.nn.fractional_max_pool(x, 0.5), x)
    golden.fails('fractional_max_pool/[1,2,2,2]', lambda x: tf.nn.fractional_max_pool(x, [1.0, 2.0, 2.0, 2.0]), x)
    golden.fails('fractional_max_pool/[1,0.5,2,1]', lambda x: tf.nn.fractional_max_pool(x, [1.0, 0.5, 2.0, 1.0]), x)
    golden.fails('fractional_max_pool/[1,2,1]', lambda x: tf.nn.fractional_max_pool(x, [1.0, 2.5, 1.0]), x)
    golden.fails('fractional_avg_pool/1.5', lambda x: tf.nn.fractional_avg_pool(x, 1.5), x)
    golden.fails('fractional_avg_pool/[1,2,1]', lambda x: tf.nn.fractional_avg_pool(x, [1.0, 2.5, 1.0]), x)

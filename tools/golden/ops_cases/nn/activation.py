"""Cases of tests/nn/activation_test.cc."""

import tensorflow as tf
from ops import FLOATS, INTS, SIGNED, data

GRADIENTS = True

_ODD = [float('nan'), float('inf'), -float('inf'), 0.0, -0.0, 1e30, -1e30, 1e-30, 6.0]


def _elementwise(golden):
    for name, function, dtypes in (
            ('relu', tf.nn.relu, INTS + FLOATS),
            ('relu6', tf.nn.relu6, INTS + FLOATS),
            ('leaky_relu', tf.nn.leaky_relu, INTS + FLOATS),
            ('elu', tf.nn.elu, FLOATS),
            ('selu', tf.nn.selu, FLOATS),
            ('gelu', tf.nn.gelu, FLOATS),
            ('gelu/approximate', lambda x: tf.nn.gelu(x, True), FLOATS),
            ('silu', tf.nn.silu, FLOATS),
            ('softplus', tf.nn.softplus, FLOATS),
            ('softsign', tf.nn.softsign, FLOATS),
            ('tanh', tf.nn.tanh, FLOATS + ('complex64',)),
            ('sigmoid', tf.nn.sigmoid, FLOATS + ('complex64',)),
            ('log_sigmoid', tf.math.log_sigmoid, FLOATS)):
        golden.over(dtypes, name, function, (2, 3))
        golden.shapes(name, function, (), (0,), (2, 0, 3), (1, 2, 1, 2, 1))
        golden.add(f'{name}@odd', function, _ODD)
        golden.add(f'{name}@odd float64', function, tf.constant(_ODD, tf.float64))


def _softmax(golden):
    # Python runs oneDNN's kernels of softmax, which sum in another order.
    for name, function, near in (('softmax', tf.nn.softmax, True), ('log_softmax', tf.nn.log_softmax, False)):
        golden.over(FLOATS, name, function, (2, 3), near=near)
        golden.shapes(name, function, (4,), (0, 3), (2, 3, 2), (1, 2, 1, 3), near=near)
        golden.add(f'{name}@odd', function, [[1e30, 1e30, -1e30], [-float('inf')] * 3, [-float('inf'), 1.0, 2.0]],
                   near=near)
        for axis in (0, 1, -2, -1):
            golden.over(('float32', 'float64'), f'{name}/axis={axis}',
                        lambda x, axis=axis: function(x, axis), (2, 3, 2), near=near)
        golden.over(('float32',), f'{name}/axis=0 of vectors', lambda x: function(x, 0), (3,), near=near)
        golden.fails(f'{name}/axis=3', lambda x: function(x, 3), [[1.0]])
        golden.fails(f'{name}/axis=-3', lambda x: function(x, -3), [[1.0]])
        golden.fails(f'{name}/axis=0 of scalars', lambda x: function(x, 0), 1.0)
        golden.fails(f'{name}/int', function, [1, 2])
    golden.fails('log_softmax/scalar', tf.nn.log_softmax, 1.0)


def cases(golden):
    _elementwise(golden)
    golden.over(('float32', 'float64'), 'leaky_relu/alpha', lambda x: tf.nn.leaky_relu(x, 0.3), (2, 3))
    golden.over(('float32', 'float64'), 'silu/beta', lambda x: tf.nn.silu(x, 0.7), (2, 3))
    golden.over(('float32', 'float64'), 'swish/beta', tf.nn.swish, (2, 3), ())
    golden.over(SIGNED + FLOATS, 'crelu', tf.nn.crelu, (2, 3))
    golden.shapes('crelu', tf.nn.crelu, (0,), (2, 0), (2, 1, 3))
    golden.add('crelu@odd', tf.nn.crelu, _ODD)
    golden.over(('float32',), 'crelu/axis=0', lambda x: tf.nn.crelu(x, 0), (2, 3))
    golden.over(('float32',), 'crelu/axis=-2', lambda x: tf.nn.crelu(x, -2), (2, 3))
    _softmax(golden)
    golden.add('relu/literal', lambda: tf.nn.relu([-1.5, 2.5]))
    golden.add('leaky_relu/literal', lambda: tf.nn.leaky_relu([-1, 2]))
    golden.fails('relu/string', tf.nn.relu, ['a'])
    golden.fails('relu6/complex', tf.nn.relu6, data('complex64', (2,)))
    golden.fails('elu/int', tf.nn.elu, [1])
    golden.fails('selu/int', tf.nn.selu, [1])
    golden.fails('gelu/int', tf.nn.gelu, [1])
    golden.fails('gelu/complex', tf.nn.gelu, data('complex64', (2,)))
    golden.fails('silu/int', tf.nn.silu, [1])
    golden.fails('leaky_relu/string', tf.nn.leaky_relu, ['a'])
    golden.fails('crelu/scalar', tf.nn.crelu, 1.0)
    golden.fails('crelu/axis=2', lambda x: tf.nn.crelu(x, 2), [[1.0]])
    golden.fails('log_sigmoid/int', tf.math.log_sigmoid, [1])

"""Cases of tests/quantization/fake_quant_test.cc."""

import tensorflow as tf
from ops import data

GRADIENTS = True


def cases(golden):
    quantization = tf.quantization
    odd = tf.constant([float('inf'), -float('inf'), 0., -0.02, 6.1, -6.1, 3.0])
    for name, function in (('args', quantization.fake_quant_with_min_max_args),
                           ('args_gradient', quantization.fake_quant_with_min_max_args_gradient)):
        count = 1 + (name == 'args_gradient')
        inputs = lambda x, count=count: [tf.ones_like(x)] * (count - 1) + [x]
        golden.add(name, function, *inputs(data('float32', (2, 5))))
        golden.add(f'{name}@odd', function, *inputs(odd))
        golden.add(f'{name}@empty', function, *inputs(data('float32', (0, 2))))
        golden.add(f'{name}@scalar', function, *inputs(data('float32', ())))
        golden.add(f'{name}/options', lambda *x, f=function: f(
            *x, min=-1, max=3.5, num_bits=4, narrow_range=True, name='n'), *inputs(data('float32', (2, 5))))
        golden.fails(f'{name}/limits', lambda *x, f=function: f(*x, min=2, max=1), *inputs(odd))
        golden.fails(f'{name}/bits', lambda *x, f=function: f(*x, num_bits=17), *inputs(odd))

    for name, function in (('vars', quantization.fake_quant_with_min_max_vars),
                           ('vars_gradient', quantization.fake_quant_with_min_max_vars_gradient)):
        inputs = lambda x, name=name: ([tf.ones_like(x)] if 'gradient' in name else []) + [x]
        golden.add(name, function, *inputs(data('float32', (2, 5))), -2.0, 3.0, near=True)
        golden.add(f'{name}@odd', function, *inputs(odd), -2.0, 3.0)
        golden.add(f'{name}@zero', function, *inputs(odd), 0.0, 0.0)
        golden.add(f'{name}/options', lambda *x, f=function: f(*x, num_bits=3, narrow_range=True, name='n'),
                   *inputs(data('float32', (2, 5))), -2.0, 3.0, near=True)
        golden.add(f'{name}@empty', function, *inputs(tf.zeros([0, 2])), -2.0, 3.0)
        golden.fails(f'{name}@vector', function, *inputs(odd), [-2.0], [3.0])

    for name, function in (('channel', quantization.fake_quant_with_min_max_vars_per_channel),
                           ('channel_gradient', quantization.fake_quant_with_min_max_vars_per_channel_gradient)):
        inputs = lambda x, name=name: ([tf.ones_like(x)] if 'gradient' in name else []) + [x]
        low, high = [-2.0, -1.0, 0.0], [3.0, 1.0, 4.0]
        for shape in ((3,), (4, 3), (1, 2, 2, 3)):
            golden.add(f'{name}@{"x".join(map(str, shape))}', function, *inputs(data('float32', shape)), low, high,
                       near=True)
        golden.add(f'{name}/options', lambda *x, f=function: f(*x, num_bits=5, narrow_range=True, name='n'),
                   *inputs(data('float32', (4, 3))), low, high, near=True)
        golden.add(f'{name}@0x3', function, *inputs(tf.zeros([0, 3])), low, high)
        golden.add(f'{name}@4x0', function, *inputs(tf.zeros([4, 0])), tf.zeros([0]), tf.zeros([0]))
        golden.fails(f'{name}@length', function, *inputs(data('float32', (4, 2))), low, high)

"""Cases of tests/math/approx_top_k_test.cc.

A CPU has no kernel that finds the least, nor of another dimension than the last."""

import tensorflow as tf
from ops import data

GRADIENTS = True


def cases(golden):
    for name, function in (('max', tf.nn.approx_max_k), ('top', tf.approx_top_k)):
        golden.over(('float32', 'float16', 'bfloat16'), name, lambda x, f=function: f(x, 2), (2, 5))
        golden.add(f'{name}@vector', lambda x, f=function: f(x, 2), data('float32', (4,)))
        golden.add(f'{name}@empty', lambda x, f=function: f(x, 2), data('float32', (0, 4)))
        golden.add(f'{name}@odd', lambda x, f=function: f(x, 2), [1., float('inf'), -float('inf'), 2.])
        golden.add(f'{name}/options', lambda x, f=function: f(
            x, 2, recall_target=0.5, reduction_input_size_override=10, aggregate_to_topk=True, name='n'),
                   data('float32', (2, 5)))
        golden.add(f'{name}/all', lambda x, f=function: f(x, 2, aggregate_to_topk=False), data('float32', (2, 40)))
        golden.add(f'{name}/none', lambda x, f=function: f(x, 0), data('float32', (2, 3)), gradient=False)
        golden.fails(f'{name}@int', lambda x, f=function: f(x, 2), [1, 2])
        golden.fails(f'{name}@too many', lambda x, f=function: f(x, 2), [1.0])
        golden.fails(f'{name}/dimension', lambda x, f=function: f(x, 1, reduction_dimension=0), [[1.0], [2.0]])
    golden.fails('min', lambda x: tf.math.approx_min_k(x, 2), [1.0, 2.0])
    golden.fails('min@empty', lambda x: tf.math.approx_min_k(x, 2), tf.zeros((0, 2)))
    golden.fails('min/options', lambda x: tf.math.approx_min_k(
        x, 2, reduction_dimension=0, recall_target=0.5, reduction_input_size_override=10, aggregate_to_topk=False),
                 [1.0, 2.0])
    golden.fails('top/least', lambda x: tf.approx_top_k(x, 2, is_max_k=False), [1.0, 2.0])

"""Cases of tests/nn/lrn_test.cc."""

import tensorflow as tf
from ops import data

GRADIENTS = True


def cases(golden):
    golden.over(('float16', 'float32'), 'lrn', tf.nn.lrn, (1, 2, 2, 7), near=True)
    golden.over(('float32',), 'local_response_normalization', tf.nn.local_response_normalization, (2, 1, 2, 3),
                near=True)
    golden.over(('float32',), 'lrn/options', lambda x: tf.nn.lrn(x, 2, 1.5, 0.25, 0.75), (1, 2, 2, 7), near=True)
    golden.over(('float32',), 'lrn/bias=2, beta=1', lambda x: tf.nn.lrn(x, bias=2, beta=1), (1, 2, 2, 3), near=True)
    golden.shapes('lrn', tf.nn.lrn, (0, 2, 2, 3), (1, 1, 1, 1), near=True)
    golden.fails('lrn/rank', tf.nn.lrn, [1.0])
    golden.fails('lrn/float64', tf.nn.lrn, data('float64', (1, 2, 2, 3)))

"""Cases of tests/nn/space_to_batch_test.cc."""

import tensorflow as tf
from ops import data

GRADIENTS = True


def _sums(x, _, padding):
    """A sliding op of two neighbours in each of two dimensions."""
    return tf.nn.avg_pool2d(x, 2, 1, padding) * 4.0


def _sums_of_rows(x, _, padding):
    return tf.nn.avg_pool2d(x, [2, 1], 1, padding) * 2.0


def cases(golden):
    image = (1, 5, 4, 2)

    def add(name, shape, rate, padding, op=_sums, **options):
        golden.over(('float32',), f'with_space_to_batch/{name}',
                    lambda x: tf.nn.with_space_to_batch(x, rate, padding, op, **options), shape)

    add('rate=[1,1]', image, [1, 1], 'SAME')
    add('rate=[2,2]', image, [2, 2], 'VALID')
    add('SAME', image, [2, 3], 'SAME', filter_shape=[2, 2])
    add('list', image, [2, 1], [[0, 0], [1, 1], [2, 0], [0, 0]])
    add('spatial_dims=[2]', image, [2], 'SAME', lambda x, _, p: tf.nn.avg_pool2d(x, [1, 2], 1, p) * 2.0,
        filter_shape=[2], spatial_dims=[2])
    add('spatial_dims=[1] alone', image, [3], 'VALID', _sums_of_rows, spatial_dims=[1])
    add('spatial_dims=[1,3]', (1, 5, 4, 2), [2, 2], 'VALID', _sums_of_rows, spatial_dims=[1, 3])
    add('NCX', (1, 5, 4, 2), [2], 'VALID', lambda x, _, p: tf.nn.avg_pool2d(x, [1, 2], 1, p) * 2.0, data_format='NCX')
    add('NCHW, SAME', (1, 2, 5, 4), [2, 2], 'SAME',
        lambda x, _, p: tf.nn.avg_pool2d(x, 2, 1, p, data_format='NCHW') * 4.0, filter_shape=[2, 2],
        data_format='NCHW')
    add('rate=[2,2]@empty', (0, 5, 4, 2), [2, 2], 'VALID')
    x = data('float32', image)
    # What is reshaped is known to tfx, not to Python, which computes paddings in the graph.
    golden.add('with_space_to_batch/rate in a tensor',
               lambda x, rate: tf.nn.with_space_to_batch(x, tf.reshape(rate, [2]), 'SAME', _sums, [2, 2]), x,
               tf.constant([2, 2]), graph=False)
    golden.add('with_space_to_batch/rate in a tensor, spatial_dims',
               lambda x, rate: tf.nn.with_space_to_batch(
                   x, tf.reshape(rate, [1]), 'SAME', lambda x, _, p: tf.nn.avg_pool2d(x, [1, 2], 1, p), [2], [2]),
               x, tf.constant([2]))

    def fails(name, rate, padding, **options):
        golden.fails(f'with_space_to_batch/{name}',
                     lambda x: tf.nn.with_space_to_batch(x, rate, padding, _sums, **options), x)

    fails('no filter_shape', [2, 2], 'SAME')
    fails('rate=[0,1]', [0, 1], 'VALID')
    fails('spatial_dims=[2,1]', [2, 2], 'VALID', spatial_dims=[2, 1])
    fails('spatial_dims=[0,1]', [2, 2], 'VALID', spatial_dims=[0, 1])
    fails('spatial_dims=[3,4]', [2, 2], 'VALID', spatial_dims=[3, 4])
    fails('BAD', [2, 2], 'BAD')
    fails('EXPLICIT', [2, 2], 'EXPLICIT')
    fails('rate=2', 2, 'VALID')
    fails('rate=[]', [], 'VALID')
    fails('short list', [2, 2], [[0, 0]])
    fails('rate=[2], list', [2], [[0, 0], [1, 1], [1, 1], [0, 0]])
    fails('spatial_dims=[1]', [2, 2], 'VALID', spatial_dims=[1])

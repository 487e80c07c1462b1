"""Cases of tests/nn/dropout_test.cc."""

import tensorflow as tf
from ops import FLOATS, data

GRADIENTS = True


def _seeded(function):
    """What eager operations draw starts anew each time."""
    def call(*args):
        tf.random.set_seed(42)
        return function(*args)
    return call


def _dropout(golden):
    for dtype in FLOATS:
        golden.add(f'dropout@{dtype}', _seeded(lambda x: tf.nn.dropout(x, 0.3, seed=7)), data(dtype, (4, 5)))
    for shape in ((), (0,), (2, 0), (2, 1, 3, 2)):
        golden.add(f'dropout@{"x".join(map(str, shape)) or "scalar"}',
                   _seeded(lambda x: tf.nn.dropout(x, 0.3, seed=7)), data('float32', shape))
    golden.add('dropout/no seed', _seeded(lambda x: tf.nn.dropout(x, 0.5)), data('float32', (4, 5)))
    golden.add('dropout/twice', _seeded(lambda x: tf.nn.dropout(tf.nn.dropout(x, 0.2), 0.2)),
               data('float32', (4, 5)))
    golden.add('dropout/0', _seeded(lambda x: tf.nn.dropout(x, 0)), data('float32', (4, 5)))
    golden.add('dropout/0, then 0.5', _seeded(lambda x: tf.nn.dropout(tf.nn.dropout(x, 0.0), 0.5)),
               data('float32', (4, 5)))
    golden.add('dropout/tensor', _seeded(lambda x, rate: tf.nn.dropout(x, rate, seed=7)),
               data('float32', (4, 5)), 0.3)
    golden.add('dropout/tensor@0', _seeded(lambda x, rate: tf.nn.dropout(x, rate, seed=7)),
               data('float32', (4, 5)), 0.0)
    golden.add('dropout/noise 4,1', _seeded(lambda x: tf.nn.dropout(x, 0.5, noise_shape=[4, 1], seed=7)),
               data('float32', (4, 5)))
    golden.add('dropout/noise None,1, name',
               _seeded(lambda x: tf.nn.dropout(x, 0.5, noise_shape=[None, 1], seed=7, name='n')),
               data('float32', (4, 5)))
    golden.add('dropout/noise tensor', _seeded(lambda x, s: tf.nn.dropout(x, 0.5, noise_shape=s, seed=7)),
               data('float32', (4, 5)), [1, 5])
    golden.add('dropout/odd', _seeded(lambda x: tf.nn.dropout(x, 0.5, seed=7)),
               [float('inf'), float('nan')] * 4)
    golden.fails('dropout/1.5', lambda x: tf.nn.dropout(x, 1.5), [1.0])
    golden.fails('dropout/-0.1', lambda x: tf.nn.dropout(x, -0.1), [1.0])
    golden.fails('dropout/1', lambda x: tf.nn.dropout(x, 1), [1.0])
    golden.fails('dropout/no seed@int', lambda x: tf.nn.dropout(x, 0.5), [1])
    golden.fails('dropout/tensor@rank', lambda x, rate: tf.nn.dropout(x, rate), [1.0], [0.5])
    golden.fails('dropout/tensor@dtype', lambda x, rate: tf.nn.dropout(x, rate), [1.0],
                 tf.constant(0.5, tf.float64))
    golden.fails('dropout/noise 4,1@shape', lambda x: tf.nn.dropout(x, 0.5, noise_shape=[4, 1]), [[1.0], [1.0]])


def _experimental(golden):
    stateless = tf.nn.experimental.stateless_dropout
    for dtype in FLOATS:
        golden.add(f'stateless@{dtype}', lambda x: stateless(x, 0.3, [1, 2]), data(dtype, (4, 5)))
    golden.add('stateless/seed', lambda x, seed: stateless(x, 0.3, seed), data('float32', (4, 5)), [3, 4])
    golden.add('stateless/alg, noise', lambda x: stateless(x, 0.3, [1, 2], rng_alg='philox', noise_shape=[1, 5],
                                                           name='n'), data('float32', (4, 5)))
    golden.add('stateless/0', lambda x: stateless(x, 0, [1, 2]), data('float32', (4, 5)))
    golden.add('stateless/tensor', lambda x, rate: stateless(x, rate, [1, 2]), data('float32', (4, 5)), 0.4)
    golden.add('stateless@empty', lambda x: stateless(x, 0.3, [1, 2]), data('float32', (0, 5)))
    golden.fails('stateless/2', lambda x: stateless(x, 2, [1, 2]), [1.0])
    golden.add('general', lambda x: tf.nn.experimental.general_dropout(
        x, 0.25, lambda shape, dtype: tf.random.stateless_uniform(shape, [5, 6], dtype=dtype)),
               data('float32', (4, 5)))
    golden.add('general@empty', lambda x: tf.nn.experimental.general_dropout(
        x, 0.25, lambda shape, dtype: tf.random.stateless_uniform(shape, [5, 6], dtype=dtype)),
               data('float32', (2, 0)))
    golden.add('general/noise', lambda x: tf.nn.experimental.general_dropout(
        x, 0.5, lambda shape, dtype: tf.fill(shape, tf.constant(0.5, dtype)), noise_shape=[1, None], name='n'),
               data('float64', (4, 5)))
    golden.fails('general/1', lambda x: tf.nn.experimental.general_dropout(
        x, 1.0, lambda shape, dtype: tf.zeros(shape, dtype)), [1.0])


def cases(golden):
    _dropout(golden)
    _experimental(golden)

"""Cases of tests/nn/sampled_losses_test.cc."""

import tensorflow as tf
from ops import data

GRADIENTS = True


def _seeded(function):
    def call(*args):
        tf.random.set_seed(42)
        return function(*args)
    return call


def _drawn(num_true):
    """sampled_values that are the same always."""
    return (tf.constant([3, 0, 5], tf.int64), tf.fill([2, num_true], 0.25), tf.constant([0.5, 0.25, 0.75]))


def cases(golden):
    weights, biases, inputs = data('float32', (6, 3)), data('float32', (6,)), data('float32', (2, 3), 1) / 4
    one, two = tf.constant([[3], [1]], tf.int64), tf.constant([[3, 5], [1, 0]], tf.int64)
    for name, function in (('nce', tf.nn.nce_loss), ('softmax', tf.nn.sampled_softmax_loss)):
        golden.add(f'{name}/given', lambda w, b, y, x, f=function: f(
            w, b, y, x, 3, 6, sampled_values=_drawn(1)), weights, biases, one, inputs, near=10)
        golden.add(f'{name}/given@int32', lambda w, b, y, x, f=function: f(
            w, b, y, x, 3, 6, sampled_values=_drawn(1)), weights, biases, tf.cast(one, tf.int32), inputs, near=10)
        for hits in (False, True):
            golden.add(f'{name}/two, {hits}', lambda w, b, y, x, f=function, hits=hits: f(
                w, b, y, x, 3, 6, num_true=2, sampled_values=_drawn(2), remove_accidental_hits=hits),
                       weights, biases, two, inputs, near=10)
        golden.add(f'{name}/drawn', _seeded(lambda w, b, y, x, f=function: f(w, b, y, x, 3, 6, name='n')),
                   weights, biases, one, inputs, near=10)
        golden.add(f'{name}/parts', lambda w1, w2, b, y, x, f=function: f(
            [w1, w2], b, y, x, 3, 6, sampled_values=_drawn(1)), weights[:3], weights[3:], biases, one, inputs,
                   near=10)
        golden.add(f'{name}/wide weights', lambda w, b, y, x, f=function: f(
            tf.cast(w, tf.float64), b, y, x, 3, 6, sampled_values=_drawn(1)), weights, biases, one, inputs, near=10)
        golden.add(f'{name}/drawn@empty', _seeded(lambda w, b, y, x, f=function: f(w, b, y, x, 3, 6, name='n')),
                   weights, biases, tf.zeros([0, 1], tf.int64), tf.zeros([0, 3]), near=10)
        golden.fails(f'{name}/given@shape', lambda w, b, y, x, f=function: f(
            w, b, y, x, 3, 6, sampled_values=_drawn(1)), weights, biases, one, tf.zeros([2, 4]))
        golden.fails(f'{name}/too many', lambda w, b, y, x, f=function: f(w, b, y, x, 7, 6), weights, biases, one,
                     inputs)
    golden.add('softmax/seed', _seeded(lambda w, b, y, x: tf.nn.sampled_softmax_loss(w, b, y, x, 3, 6, seed=7)),
               weights, biases, one, inputs, near=10)

"""Cases of tests/function/gradients_test.cc: all inside of a function, for tf.gradients is not eager."""

import tensorflow as tf

GRADIENTS = True


def _inside(function):
    return tf.function(function, autograph=False)


def _cube(x):
    return tf.reduce_sum(x * x * x)


def cases(golden):
    golden.add('gradients', _inside(lambda x: tf.gradients(x * x * x, x)), [1.0, -2.0])
    golden.add('gradients@empty', _inside(lambda x: tf.gradients(x * x * x, x)), tf.zeros([0]))
    golden.add('gradients/several', _inside(lambda x, y: tf.gradients([x * y, x + y], [x, y], name='mine')), 2.0, 5.0)
    golden.add('gradients/grad_ys', _inside(lambda x, g: tf.gradients([x * x], [x], grad_ys=[g])), [1.0, 2.0],
               [10.0, 100.0])
    golden.add('gradients/stop_gradients', _inside(lambda x: tf.gradients(
        [(a := x * x) * x], [x], stop_gradients=[a])), [1.0, 2.0])
    golden.add('gradients/unconnected', _inside(lambda x, y: tf.gradients(
        [x * x], [y], unconnected_gradients=tf.UnconnectedGradients.ZERO)), 1.0, [2.0, 3.0])
    golden.add('hessians', _inside(lambda x: tf.hessians(_cube(x), x)), [1.0, 2.0])
    golden.add('hessians@matrix', _inside(lambda x: tf.hessians(_cube(x), x)), [[1.0], [2.0]])
    golden.add('hessians@empty', _inside(lambda x: tf.hessians(_cube(x), x)), tf.zeros([0]))

    golden.fails('gradients/lengths', _inside(lambda x: tf.gradients([x, x], [x], grad_ys=[x])), 1.0)
    golden.fails('hessians/linear', _inside(lambda x: tf.hessians(x * 2, x)), 1.0)

"""Cases of tests/function/while_loop_test.cc."""

import tensorflow as tf

GRADIENTS = True


def _power(x, n):
    return tf.while_loop(lambda i, y: i < n, lambda i, y: (i + 1, y * x), (0, tf.ones_like(x)))[1]


def _double(x, most):
    return tf.while_loop(lambda y: tf.reduce_sum(y) < 1e6, lambda y: [y * 2], [x], maximum_iterations=most)[0]


def _grow(x):
    return tf.while_loop(lambda y: tf.size(y) < 10, lambda y: [tf.concat([y, y * 2], 0)], [x],
                         shape_invariants=[tf.TensorShape([None])])[0]


def _nested(x, n):
    def inner(i, s):
        return tf.while_loop(lambda j, t: j < i, lambda j, t: (j + 1, t * x + s), (0, s), parallel_iterations=1)[1]

    return tf.while_loop(lambda i, s: i < n, lambda i, s: (i + 1, inner(i, s)), (0, x), name='outer')[1]


def cases(golden):
    for n in (0, 1, 4):
        golden.add(f'power@{n}', _power, [2.0, -0.5], n)
    golden.add('power@empty', _power, tf.zeros([0, 2]), 3)
    golden.add('power@int', _power, [2, 3], 3)
    for most in (3, 0, -1):
        golden.add(f'maximum_iterations@{most}', _double, [1.0], most)
    golden.add('maximum_iterations@int64', _double, [1.0], tf.constant(2, tf.int64))
    golden.add('shape_invariants', _grow, [1.0, 2.0])
    golden.add('nested', _nested, 1.5, 3)
    # What goes on as long as it is no zero, eagerly.
    golden.add('condition', lambda n: tf.while_loop(lambda i: i - 3, lambda i: [i + 1], [n])[0], 0)
    golden.add('dict', lambda n: tf.while_loop(lambda d: d['i'] < n, lambda d: [{'i': d['i'] + 1, 'x': d['x'] * 2}],
                                               [{'i': 0, 'x': 1}])[0], 3)
    golden.fails('condition/vector',
                 lambda n: tf.while_loop(lambda i: tf.stack([i < 2, i < 3]), lambda i: [i + 1], [n])[0], 0)
    golden.fails('maximum_iterations/vector', _double, [1.0], [1])
    golden.fails('parallel_iterations',
                 lambda n: tf.while_loop(lambda i: i < 3, lambda i: [i + 1], [n], parallel_iterations=0)[0], 0)

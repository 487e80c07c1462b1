"""Cases of tests/ops/framework_test.cc."""

import tensorflow as tf


def _inside(function):
    return tf.function(function, autograph=False)


def _scopes(x):
    names = [tf.get_current_name_scope()]
    with tf.name_scope('a'), tf.name_scope('b'):
        names.append(tf.get_current_name_scope())
    return tf.stack(names), x


def _now(x):
    with tf.init_scope():
        return tf.executing_eagerly(), x


def _specs(values):
    return tf.constant([str(tf.type_spec_from_value(value)) for value in values])


def cases(golden):
    golden.add('is_tensor', lambda x: [tf.is_tensor(x), tf.is_tensor(tf.Variable(1.0)), tf.is_tensor(3),
                                       tf.is_tensor(tf.RaggedTensor.from_row_lengths([1], [1])),
                                       tf.is_tensor([x, x])], 1.0)
    golden.add('is_tensor@empty', lambda x: [tf.is_tensor(x), True, False, True, False], tf.zeros([0]))
    golden.add('executing_eagerly', lambda x: (tf.executing_eagerly(), tf.inside_function(), tf.is_symbolic_tensor(x)),
               1.0)
    golden.add('executing_eagerly/inside', _inside(lambda x: (tf.executing_eagerly(), tf.inside_function(),
                                                              tf.is_symbolic_tensor(x))), 1.0)
    golden.add('init_scope', _inside(_now), 1.0)
    golden.add('get_static_value', lambda x: tf.get_static_value(tf.constant([[1, 2], [3, 4]])), 1.0)
    golden.add('get_static_value/shape', _inside(lambda x: tf.constant(tf.get_static_value(tf.shape(x)))),
               tf.zeros([2, 0]))
    golden.add('get_static_value/none', _inside(lambda x: tf.get_static_value(x + 1) is None), 1.0)
    golden.add('get_current_name_scope', _scopes, 1.0)
    golden.add('type_spec_from_value', lambda x: _specs([tf.constant([1.0, 2.0]), 3, 2.5, 'a', True, [[1, 2]], 2**40]),
               1.0)
    golden.add('type_spec_from_value/empty', lambda x: _specs([tf.zeros([0, 2]), [], [[]]]), 1.0)
    golden.fails('type_spec_from_value/uneven', lambda x: tf.type_spec_from_value([1, [2]]), 1.0)
    golden.fails('type_spec_from_value/mixed', lambda x: tf.type_spec_from_value([1, 'a']), 1.0)

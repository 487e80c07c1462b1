"""Cases of tests/ops/control_flow_ops_test.cc."""

import tensorflow as tf

GRADIENTS = True


def _inside(function):
    return tf.function(function, autograph=False)


def _grouped(x):
    v = tf.group(x, name='mine')
    assert v is None or v.type == 'NoOp'
    tf.no_op(name='nothing')
    return x + 1


def _nothing(x):
    tf.group()
    return x


def cases(golden):
    golden.add('group', _grouped, 1.0)
    golden.add('group/nothing', _nothing, tf.zeros([0]))
    golden.add('tuple', lambda x, y: tf.tuple([x * y, None, y], control_inputs=[x], name='mine'), [1.0, 2.0], 3.0)
    golden.add('tuple@empty', lambda x, y: tf.tuple([x * y, None, y], control_inputs=[x], name='mine'),
               tf.zeros([0]), 3.0)
    golden.add('identity_n', lambda x, y: tf.identity_n([x, y], name='mine'), [1.0, 2.0], 'a')
    golden.add('identity_n@empty', lambda x, y: tf.identity_n([x, y], name='mine'), tf.zeros([0, 2]), 3)
    golden.fails('tuple/none', _inside(lambda x: tf.tuple([None, None])), 1.0)
    golden.fails('tuple/nothing', _inside(lambda x: tf.tuple([])), 1.0)
    golden.fails('identity_n/nothing', lambda: tf.identity_n([]))

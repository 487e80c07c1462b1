"""Cases of tests/debugging/shape_test.cc."""

import tensorflow as tf

d = tf.debugging
GRADIENTS = True


def _then(check):
    """The first input, after the check."""
    def call(*inputs):
        done = check(*inputs)
        with tf.control_dependencies([] if done is None else [done]):
            return tf.identity(inputs[0])
    return call


def _ranks(golden):
    golden.add('assert_rank', _then(d.assert_rank), [1.0, 2.0], 1)
    golden.add('assert_rank@scalar', _then(d.assert_rank), 1.0, 0)
    golden.add('assert_rank@empty', _then(d.assert_rank), tf.zeros([0, 2], tf.int64), 2)
    golden.fails('assert_rank@fails', d.assert_rank, [1.0, 2.0], 2)
    golden.fails('assert_rank@list', d.assert_rank, [1.0, 2.0], [1])
    golden.fails('assert_rank@dtype', d.assert_rank, [1.0, 2.0], 1.0)
    golden.fails('assert_rank/message', lambda x: d.assert_rank(x, 2, message='flat', name='check'), 'text')
    golden.add('assert_rank_at_least', _then(d.assert_rank_at_least), [[1.0, 2.0]], 1)
    golden.add('assert_rank_at_least@empty', _then(d.assert_rank_at_least), tf.zeros([0, 2]), 1)
    golden.fails('assert_rank_at_least@dtype', d.assert_rank_at_least, [1.0, 2.0], 1.0)
    golden.fails('assert_rank_at_least@fails', d.assert_rank_at_least, [1.0, 2.0], 2)
    golden.fails('assert_rank_at_least@list', d.assert_rank_at_least, [1.0, 2.0], [1])
    golden.fails('assert_rank_at_least/message', lambda x: d.assert_rank_at_least(x, 1, message='flat'), 'text')
    golden.add('assert_rank_in', _then(lambda x: d.assert_rank_in(x, [0, 2])), [[1.0, 2.0]])
    golden.add('assert_rank_in@empty', _then(lambda x: d.assert_rank_in(x, [0, 2])), tf.zeros([2, 0]))
    golden.fails('assert_rank_in/none', lambda x: d.assert_rank_in(x, []), [1.0, 2.0])
    golden.fails('assert_rank_in@fails', lambda x: d.assert_rank_in(x, [0, 2]), [1.0, 2.0])
    golden.fails('assert_rank_in/one', lambda x: d.assert_rank_in(x, (2,), message='flat'), [1.0, 2.0])
    golden.fails('assert_rank_in/tensors', lambda x, y, z: d.assert_rank_in(x, [y, z]), [1.0, 2.0], 3, [1])
    golden.add('assert_scalar', _then(d.assert_scalar), 1.0)
    golden.fails('assert_scalar@empty', d.assert_scalar, tf.zeros([0]))
    golden.fails('assert_scalar@fails', d.assert_scalar, [1.0])
    golden.fails('assert_scalar/message', lambda x: d.assert_scalar(x, message='alone'), [[1.0]])


def _shapes(golden):
    x, y = tf.zeros([2, 3]), tf.zeros([3, 4])
    golden.add('assert_shapes', _then(lambda x, y: d.assert_shapes([(x, ('N', 'Q')), (y, ('Q', 4))])), x, y)
    golden.add('assert_shapes/letters', _then(lambda x, y: d.assert_shapes([(x, 'NQ'), (y, 'Q4')])), x, y)
    golden.add('assert_shapes/any', _then(lambda x, y: d.assert_shapes([(x, (None, '.')), (y, None)])), x, y)
    golden.add('assert_shapes/rest', _then(lambda x, y: d.assert_shapes([(x, (..., 'Q')), (y, ('*', 'Q', None))])),
               x, y)
    golden.add('assert_shapes/rest alone', _then(lambda x, y: d.assert_shapes([(x, (...,)), (y, '..')])),
               tf.zeros([2, 1]), y)
    golden.add('assert_shapes/scalar', _then(lambda x, y: d.assert_shapes([(x, ()), (y, (1,))])), 1.0, 2.0)
    golden.add('assert_shapes@empty', _then(lambda x, y: d.assert_shapes([(x, ('N', 'Q')), (y, ('Q', 4))])),
               tf.zeros([0, 0]), tf.zeros([0, 4]))
    golden.fails('assert_shapes@fails', lambda x, y: d.assert_shapes([(x, ('N', 'Q')), (y, ('Q', 4))]), x, x)
    golden.fails('assert_shapes@number', lambda x, y: d.assert_shapes([(x, ('N', 'Q')), (y, ('Q', 4))]), x,
                 tf.zeros([3, 3]))
    golden.fails('assert_shapes@rank', lambda x, y: d.assert_shapes([(x, ('N', 'Q')), (y, ('Q', 4))]), x, [1.0])
    golden.fails('assert_shapes/letters@fails', lambda x, y: d.assert_shapes([(x, 'NQ'), (y, 'Q4')]), x, x)
    golden.fails('assert_shapes/rest@fails',
                 lambda x, y: d.assert_shapes([(x, (..., 'Q')), (y, ('*', 'Q', None))]), x, tf.zeros([1, 2, 3]))
    golden.fails('assert_shapes/rest@rank',
                 lambda x, y: d.assert_shapes([(x, (..., 'Q')), (y, ('*', 'Q', None))]), x, [1.0])
    golden.fails('assert_shapes/scalar@fails', lambda x, y: d.assert_shapes([(x, ()), (y, (1,))]), 1.0, [[1.0]])
    golden.fails('assert_shapes/late rest', lambda x: d.assert_shapes([(x, ('N', ...))]), x)
    golden.fails('assert_shapes/message', lambda x: d.assert_shapes([(x, ('N', 5))], message='not so'), x)


def cases(golden):
    _ranks(golden)
    _shapes(golden)

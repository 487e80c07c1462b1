"""Cases of tests/ops/array_extra_ops_test.cc."""

import tensorflow as tf
from ops import ALL, NUMBERS, data

GRADIENTS = True


def _parallel_stack(*values):
    """Inside of a function, as it is not to be had eagerly."""
    return tf.function(lambda *each: tf.parallel_stack(list(each)), autograph=False)(*values)


def cases(golden):
    golden.over(ALL, 'parallel_stack', _parallel_stack, (2, 3), (2, 3))
    golden.add('parallel_stack@empty', _parallel_stack, tf.zeros((0, 2)), tf.zeros((0, 2)))
    golden.fails('parallel_stack/none', _parallel_stack)
    for dtype in ('int32', 'int64'):
        golden.add(f'unravel_index@{dtype}', tf.unravel_index, tf.constant([22, 41, 37], dtype),
                   tf.constant([7, 6], dtype))
    golden.add('unravel_index@scalar', tf.unravel_index, 1621, [6, 7, 8, 9])
    golden.fails('unravel_index@no dims', tf.unravel_index, [1], tf.zeros((0,), tf.int32))
    golden.add('unravel_index/literal', lambda x: tf.unravel_index(x, [2, 3]), tf.constant([4, 5], tf.int64))
    golden.fails('unravel_index@range', tf.unravel_index, [9], [2, 3])
    golden.fails('unravel_index@dtypes', tf.unravel_index, [1], tf.constant([2, 3], tf.int64))

    golden.over(NUMBERS + ('bool',), 'fingerprint', tf.fingerprint, (3, 2))
    golden.over(('string',), 'fingerprint', tf.fingerprint, (3,))
    golden.add('fingerprint@words', tf.fingerprint, data('string', (2, 2)))
    golden.add('fingerprint@empty', tf.fingerprint, tf.zeros((0, 3)))
    golden.add('fingerprint/method', lambda x: tf.fingerprint(x, method='farmhash64'), [1.0, 2.0])
    golden.fails('fingerprint@scalar', tf.fingerprint, 1.0)
    golden.fails('fingerprint/unknown', lambda x: tf.fingerprint(x, method='md5'), [1.0])

    golden.over(ALL, 'guarantee_const', tf.guarantee_const, (2, 3))
    golden.fails('guarantee_const/ragged', lambda: tf.guarantee_const([[1], [2, 3]]))
    golden.add('guarantee_const@empty', tf.guarantee_const, tf.zeros((0, 2)))

"""Cases of tests/ragged/ragged_cross_test.cc."""

import tensorflow as tf
from ragged_inputs import ragged

_SPLITS = tf.constant([0, 2, 2, 3], tf.int64)
_OTHER = tf.constant([0, 1, 2, 4], tf.int64)


def cases(golden):
    cross, hashed = tf.ragged.cross, tf.ragged.cross_hashed
    words, numbers = ['a', 'b', 'c'], [1, 2, 3, 4]
    golden.add('cross', lambda f, s, g, t: cross([ragged(f, s), ragged(g, t)]), words, _SPLITS, numbers, _OTHER)
    golden.add('cross/int32', lambda f, s: cross([ragged(f, s)]), words, tf.cast(_SPLITS, tf.int32))
    golden.add('cross/dense', lambda f, s, d: cross([ragged(f, s), d]), words, _SPLITS, [['x'], ['y'], ['z']])
    golden.add('cross/sparse', lambda f, s, i, v: cross([ragged(f, s), tf.SparseTensor(i, v, [3, 2])]), words, _SPLITS,
               tf.constant([[0, 0], [0, 1], [2, 0]], tf.int64), [7, 8, 9])
    golden.add('cross_hashed', lambda f, s, g, t: hashed([ragged(f, s), ragged(g, t)]), words, _SPLITS, numbers, _OTHER)
    golden.add('cross_hashed/num_buckets', lambda f, s, g, t: hashed([ragged(f, s), ragged(g, t)], num_buckets=10),
               words, _SPLITS, numbers, _OTHER)
    golden.add('cross_hashed/hash_key', lambda f, s, g, t: hashed([ragged(f, s), ragged(g, t)], 1000, 2 ** 63 + 5),
               words, _SPLITS, numbers, _OTHER)
    golden.fails('cross/floats', lambda f, s: cross([ragged(f, s)]), [1.0, 2.0, 3.0], _SPLITS)
    golden.fails('cross/two', lambda f, s, t: cross([ragged(f, s, t)]), words, tf.constant([0, 3], tf.int64), _SPLITS)

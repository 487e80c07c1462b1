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
    nothing = tf.constant([], tf.string)
    for name, splits in (('no rows', tf.zeros([1], tf.int64)), ('empty', tf.zeros([3], tf.int64))):
        golden.add(f'cross@{name}', lambda f, s, g, t: cross([ragged(f, s), ragged(g, t)]), nothing, splits, nothing, splits)
        golden.add(f'cross_hashed@{name}', lambda f, s, g, t: hashed([ragged(f, s), ragged(g, t)]), nothing, splits,
                   nothing, splits)
    golden.add('cross/dense@no columns', lambda f, s, d: cross([ragged(f, s), d]), words, _SPLITS, tf.zeros([3, 0], tf.string))
    golden.add('cross/nothing', lambda: cross([]))
    golden.add('cross_hashed/nothing', lambda: hashed([]))
    golden.fails('cross@rows', lambda f, s, g, t: cross([ragged(f, s), ragged(g, t)]), words, _SPLITS, numbers,
                 tf.constant([0, 4], tf.int64))
    golden.fails('cross/vector', lambda d: cross([d]), words)
    golden.fails('cross_hashed/buckets', lambda f, s: hashed([ragged(f, s)], -1), words, _SPLITS)
    golden.fails('cross_hashed/floats', lambda f, s: hashed([ragged(f, s)]), [1.0, 2.0, 3.0], _SPLITS)

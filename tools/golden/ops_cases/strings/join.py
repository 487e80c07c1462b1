"""Cases of tests/strings/join_test.cc."""

import tensorflow as tf
from ragged_inputs import ragged

_WORDS = ['a', 'b', "it's", 'd', 'e', 'f']
_SPLITS = tf.constant([0, 3, 3, 4, 6], tf.int64)
_OUTER = tf.constant([0, 1, 1, 4], tf.int64)


def cases(golden):
    s = tf.strings
    golden.add('join', lambda f, r: s.join([ragged(f, r), ragged(f, r)]), _WORDS, _SPLITS)
    golden.add('join/separator', lambda f, r: s.join([ragged(f, r), tf.constant('x')], '-'), _WORDS, _SPLITS)
    golden.fails('join/splits', lambda f, r, t: s.join([ragged(f, r), ragged(f, t)]), _WORDS, _SPLITS,
                 tf.constant([0, 1, 3, 4, 6], tf.int64))
    for axis in (None, 0, 1, -1):
        golden.add(f'reduce_join/{axis}', lambda f, r, axis=axis: s.reduce_join(ragged(f, r), axis), _WORDS, _SPLITS)
    golden.add('reduce_join/separator', lambda f, r: s.reduce_join(ragged(f, r), 1, separator=', '), _WORDS, _SPLITS)
    golden.add('reduce_join/keepdims', lambda f, r: s.reduce_join(ragged(f, r), 1, keepdims=True), _WORDS, _SPLITS)
    golden.add('reduce_join/two', lambda f, a, b: s.reduce_join(ragged(f, a, b), 2, separator='+'), _WORDS, _OUTER, _SPLITS)

    golden.add('format', lambda f, r: s.format('a {} b', ragged(f, r)), _WORDS, _SPLITS)
    golden.add('format@numbers', lambda f, r: s.format('a {} b', ragged(f, r)), [1, 2, 3, 4, 5, 6], _SPLITS)
    golden.add('format/two', lambda f, a, b: s.format('{}', ragged(f, a, b)), [1, 2, 3, 4, 5, 6], _OUTER, _SPLITS)
    golden.add('format/inner', lambda f, r: s.format('{}', ragged(f, r)), [[1, 2], [3, 4], [5, 6]],
               tf.constant([0, 1, 3], tf.int64))
    golden.add('format/several', lambda f, r, t: s.format('{} and {}', [ragged(f, r), t]), _WORDS, _SPLITS, [1, 2])
    golden.add('format/long rows', lambda f, r: s.format('{}', ragged(f, r)), list(range(20)),
               tf.constant([0, 9, 9, 15, 20], tf.int64))
    golden.add('format/summarize', lambda f, r: s.format('{}', ragged(f, r), summarize=1), list(range(20)),
               tf.constant([0, 9, 9, 15, 20], tf.int64))
    golden.add('format/all', lambda f, r: s.format('{}', ragged(f, r), summarize=-1), list(range(20)),
               tf.constant([0, 9, 9, 15, 20], tf.int64))
    golden.add('format/many rows', lambda f, r: s.format('{}', ragged(f, r)), list(range(9)),
               tf.constant(range(10), tf.int64))
    golden.add('format/placeholder', lambda f, r: s.format('%x%', ragged(f, r), placeholder='%x%'), _WORDS, _SPLITS)
    golden.fails('format/few', lambda f, r: s.format('{} {}', ragged(f, r)), _WORDS, _SPLITS)
    golden.fails('format/no summarize', lambda f, r: s.format('{}', ragged(f, r), summarize=0), _WORDS, _SPLITS)

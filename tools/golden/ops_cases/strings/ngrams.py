"""Cases of tests/strings/ngrams_test.cc."""

import tensorflow as tf
from ragged_inputs import ragged

_WORDS = ['a', 'b', 'c', 'd', 'e', 'f']
_SPLITS = tf.constant([0, 3, 3, 4, 6], tf.int64)


def cases(golden):
    ngrams = tf.strings.ngrams

    def add(name, *arguments, **options):
        golden.add(name, lambda f, s: ngrams(ragged(f, s), *arguments, **options), _WORDS, _SPLITS)
    add('ngrams', 2)
    add('ngrams/widths', [2, 1])
    add('ngrams/separator', 2, separator='|')
    add('ngrams/pad_values', 2, pad_values='#')
    add('ngrams/two pad_values', 3, pad_values=('<', '>'))
    add('ngrams/padding_width', 3, pad_values='#', padding_width=1)
    add('ngrams/preserve_short_sequences', 3, preserve_short_sequences=True)
    golden.add('ngrams/vector', lambda x: ngrams(x, 2), _WORDS)
    golden.add('ngrams/matrix', lambda x: ngrams(x, 2), [['a', 'b', 'c'], ['d', 'e', 'f']])
    golden.add('ngrams/cube', lambda x: ngrams(x, 2), [[['a', 'b', 'c'], ['d', 'e', 'f']]])
    golden.add('ngrams/two', lambda f, a, b: ngrams(ragged(f, a, b), 2), _WORDS, tf.constant([0, 1, 4], tf.int64), _SPLITS)
    golden.add('ngrams/int32', lambda f, s: ngrams(ragged(f, s), 2), _WORDS, tf.cast(_SPLITS, tf.int32))
    golden.fails('ngrams/zero', lambda x: ngrams(x, 0), _WORDS)
    golden.fails('ngrams/zero of two', lambda x: ngrams(x, [2, 0]), _WORDS)
    golden.fails('ngrams/no padding_width', lambda x: ngrams(x, 2, pad_values='#', padding_width=0), _WORDS)
    golden.fails('ngrams/no pad_values', lambda x: ngrams(x, 2, padding_width=1), _WORDS)
    golden.fails('ngrams/scalar', lambda x: ngrams(x, 2), 'a')
    golden.fails('ngrams/numbers', lambda x: ngrams(x, 2), [1, 2])

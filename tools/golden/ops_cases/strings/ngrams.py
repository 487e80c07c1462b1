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
    nothing = tf.constant([], tf.string)
    for name in ('ngrams', 'ngrams/pad_values', 'ngrams/preserve_short_sequences'):
        options = {'ngrams/pad_values': {'pad_values': '#'},
                   'ngrams/preserve_short_sequences': {'preserve_short_sequences': True}}.get(name, {})
        width = 2 if name != 'ngrams/preserve_short_sequences' else 3
        for variant, splits in (('no rows', [0]), ('empty', [0, 0, 0])):
            golden.add(f'{name}@{variant}', lambda f, s, w=width, o=options: ngrams(ragged(f, s), w, **o),
                       nothing, tf.constant(splits, tf.int64))
    golden.add('ngrams/vector@empty', lambda x: ngrams(x, 2), nothing)
    golden.add('ngrams/vector@short', lambda x: ngrams(x, 2), ['a'])
    golden.add('ngrams/matrix@no columns', lambda x: ngrams(x, 2), tf.zeros([2, 0], tf.string))
    golden.add('ngrams/matrix@no rows', lambda x: ngrams(x, 2), tf.zeros([0, 2], tf.string))
    golden.add('ngrams/no widths', lambda x: ngrams(x, []), _WORDS)
    golden.fails('ngrams@numbers', lambda f, s: ngrams(ragged(f, s), 2), [1, 2, 3, 4, 5, 6], _SPLITS)

"""Cases of tests/strings/split_test.cc."""

import tensorflow as tf
from ragged_inputs import ragged

_WORDS = ['a b  c', '', ' x', 'é,ü']
_SPLITS = tf.constant([0, 2, 2, 4], tf.int64)


def cases(golden):
    split, bytes_split = tf.strings.split, tf.strings.bytes_split
    golden.add('split', split, _WORDS)
    golden.add('split@scalar', split, 'one two')
    golden.add('split@matrix', split, [['a b', 'c'], ['', 'd e f']])
    golden.add('split@empty', split, tf.constant([], tf.string))
    golden.add('split/ragged', lambda f, s: split(ragged(f, s)), _WORDS, _SPLITS)
    golden.add('split/sep', lambda x: split(x, ','), ['a,b,,c', ',', 'abc'])
    golden.add('split/sep tensor', split, ['a, b', 'c'], ', ')
    golden.add('split/maxsplit', lambda x: split(x, maxsplit=1), ['a b c d', 'e'])
    golden.add('split/sep, maxsplit', lambda x: split(x, sep=',', maxsplit=2), ['a,b,c,d'])
    golden.add('split/literal', lambda: split(['a b', 'c']))
    golden.fails('split/numbers', split, [1, 2])
    golden.add('bytes_split', bytes_split, ['hello', '', 'é'])
    golden.add('bytes_split@scalar', bytes_split, 'abc')
    golden.add('bytes_split@matrix', bytes_split, [['ab', 'c'], ['', 'd']])
    golden.add('bytes_split/ragged', lambda f, s: bytes_split(ragged(f, s)), _WORDS, _SPLITS)
    golden.fails('bytes_split/numbers', bytes_split, [1, 2])
    for function in (split, bytes_split):
        name = 'split' if function is split else 'bytes_split'
        nothing = tf.constant([], tf.string)
        golden.add(f'{name}@no columns', function, tf.zeros([2, 0], tf.string))
        golden.add(f'{name}@no rows', function, tf.zeros([0, 2], tf.string))
        golden.add(f'{name}@no text', function, '')
        golden.add(f'{name}@cube', function, [[['a b'], ['']], [['c'], ['d e']]])
        for variant, splits in (('no rows', [0]), ('empty', [0, 0, 0])):
            golden.add(f'{name}/ragged@{variant}', lambda f, s, g=function: g(ragged(f, s)), nothing,
                       tf.constant(splits, tf.int64))
        golden.fails(f'{name}/ragged@numbers', lambda f, s, g=function: g(ragged(f, s)), [1, 2], tf.constant([0, 2], tf.int64))
    golden.add('bytes_split@empty', bytes_split, tf.constant([], tf.string))
    golden.add('split/sep tensor@empty', split, tf.constant([], tf.string), ',')
    golden.fails('split/sep tensor@vector', split, ['a'], ['a', 'b'])
    golden.fails('split/sep tensor@number', split, ['a'], 1)
    golden.add('split/maxsplit@none', lambda x: split(x, maxsplit=1), [' a', ''])
    golden.add('split/no maxsplit', lambda x: split(x, sep=',', maxsplit=0), ['a,b'])

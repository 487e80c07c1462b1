"""Cases of tests/strings/unicode_test.cc."""

import tensorflow as tf
from ragged_inputs import ragged

_WORDS = ['Hé', '', '中文', 'a\U0001f600']
_SPLITS = tf.constant([0, 2, 2, 4], tf.int64)
_BAD = b'a\xffb\x01'


def cases(golden):
    s = tf.strings
    for name in ('unicode_decode', 'unicode_decode_with_offsets', 'unicode_split', 'unicode_split_with_offsets'):
        function = getattr(s, name)
        golden.add(name, lambda x, f=function: f(x, 'UTF-8'), _WORDS)
        golden.add(f'{name}@scalar', lambda x, f=function: f(x, 'UTF-8'), 'Hé')
        golden.add(f'{name}@matrix', lambda x, f=function: f(x, 'UTF-8'), [['a', 'é'], ['', 'bc']])
        golden.add(f'{name}@bad', lambda x, f=function: f(x, 'UTF-8'), [_BAD])
        golden.add(f'{name}/ragged', lambda f, r, g=function: g(ragged(f, r), 'UTF-8'), _WORDS, _SPLITS)
        golden.add(f'{name}/ragged of matrices', lambda f, r, g=function: g(ragged(f, r), 'UTF-8'),
                   [['a', 'é'], ['', 'bc']], tf.constant([0, 1, 2], tf.int64))
        golden.add(f'{name}/ignore', lambda x, f=function: f(x, 'UTF-8', errors='ignore'), [_BAD])
        golden.add(f'{name}/replacement_char', lambda x, f=function: f(x, 'UTF-8', replacement_char=63), [_BAD])
        golden.fails(f'{name}/strict', lambda x, f=function: f(x, 'UTF-8', errors='strict'), [_BAD])
        golden.fails(f'{name}/encoding', lambda x, f=function: f(x, 'none'), _WORDS)
        golden.fails(f'{name}/errors', lambda x, f=function: f(x, 'UTF-8', errors='none'), _WORDS)
        golden.fails(f'{name}/no replacement_char', lambda x, f=function: f(x, 'UTF-8', replacement_char=0x110000), _WORDS)
        golden.fails(f'{name}@numbers', lambda x, f=function: f(x, 'UTF-8'), [1, 2])
        nothing = tf.constant([], tf.string)
        for variant, value in (('empty', nothing), ('no text', ''), ('no columns', tf.zeros([2, 0], tf.string)),
                               ('no rows', tf.zeros([0, 2], tf.string))):
            golden.add(f'{name}@{variant}', lambda x, f=function: f(x, 'UTF-8'), value)
        for variant, splits in (('no rows', [0]), ('empty', [0, 0, 0])):
            golden.add(f'{name}/ragged@{variant}', lambda f, r, g=function: g(ragged(f, r), 'UTF-8'), nothing,
                       tf.constant(splits, tf.int64))
    golden.add('unicode_decode/UTF-16-BE', lambda x: s.unicode_decode(x, 'UTF-16-BE'), ['é'.encode('utf-16-be')])
    golden.add('unicode_decode/control', lambda x: s.unicode_decode(x, 'UTF-8', replace_control_characters=True), [_BAD])
    golden.add('unicode_decode_with_offsets/control', lambda x: s.unicode_decode_with_offsets(
        x, 'UTF-8', replace_control_characters=True), [_BAD])
    golden.add('unicode_split/UTF-16-BE', lambda x: s.unicode_split(x, 'UTF-16-BE'), ['éa'.encode('utf-16-be')])

    points = [72, 233, 20013, 25991, 0x1f600, 65]
    for encoding in ('UTF-8', 'UTF-16-BE', 'UTF-32-BE'):
        golden.add(f'unicode_encode/{encoding}', lambda x, e=encoding: s.unicode_encode(x, e), points)
    golden.add('unicode_encode', lambda x: s.unicode_encode(x, 'UTF-8'), [[72, 233], [97, 98]])
    golden.add('unicode_encode@cube', lambda x: s.unicode_encode(x, 'UTF-8'), [[[72], [233]], [[97], [98]]])
    golden.add('unicode_encode/ragged', lambda f, r: s.unicode_encode(ragged(f, r), 'UTF-8'), points,
               tf.constant([0, 2, 2, 6], tf.int64))
    golden.add('unicode_encode/two', lambda f, a, b: s.unicode_encode(ragged(f, a, b), 'UTF-8'), points,
               tf.constant([0, 1, 3], tf.int64), tf.constant([0, 2, 2, 6], tf.int64))
    golden.add('unicode_encode/ragged of matrices', lambda f, r: s.unicode_encode(ragged(f, r), 'UTF-8'),
               [[72, 233], [97, 98]], tf.constant([0, 1, 2], tf.int64))
    golden.add('unicode_encode/replacement_char', lambda x: s.unicode_encode(x, 'UTF-8', replacement_char=63), [97, -5])
    golden.add('unicode_encode/ignore', lambda x: s.unicode_encode(x, 'UTF-8', errors='ignore'), [97, -5])
    golden.fails('unicode_encode/strict', lambda x: s.unicode_encode(x, 'UTF-8', errors='strict'), [97, -5])
    golden.fails('unicode_encode/scalar', lambda x: s.unicode_encode(x, 'UTF-8'), 97)
    for variant, shape in (('empty', [0]), ('no rows', [0, 2]), ('no columns', [2, 0]), ('no matrices', [2, 0, 3]),
                           ('no points', [2, 3, 0])):
        golden.add(f'unicode_encode@{variant}', lambda x: s.unicode_encode(x, 'UTF-8'),
                   tf.zeros(shape, tf.int32))
    for variant, splits in (('no rows', [0]), ('empty', [0, 0, 0])):
        golden.add(f'unicode_encode/ragged@{variant}', lambda f, r: s.unicode_encode(ragged(f, r), 'UTF-8'),
                   tf.constant([], tf.int32), tf.constant(splits, tf.int64))
    golden.fails('unicode_encode/errors', lambda x: s.unicode_encode(x, 'UTF-8', errors='none'), [97])
    golden.fails('unicode_encode/encoding', lambda x: s.unicode_encode(x, 'none'), [97])
    golden.fails('unicode_encode@int64', lambda x: s.unicode_encode(x, 'UTF-8'), tf.constant([97], tf.int64))
    golden.fails('unicode_encode@strings', lambda x: s.unicode_encode(x, 'UTF-8'), ['a'])

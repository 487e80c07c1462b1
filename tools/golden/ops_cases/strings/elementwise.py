"""Cases of tests/strings/elementwise_test.cc: functions of ragged tensors, and of
tensors what printing.py does not have of them."""

import tensorflow as tf
from ops import NUMBERS, data
from ragged_inputs import ragged

_WORDS = ['Ab1', '', ' é ', 'x2']
_SPLITS = tf.constant([0, 2, 2, 4], tf.int64)


def cases(golden):
    s = tf.strings

    def add(name, function, flat=_WORDS):
        golden.add(name, lambda f, r: function(ragged(f, r)), flat, _SPLITS)
        nothing = tf.constant([], tf.convert_to_tensor(flat).dtype)
        golden.add(f'{name}@empty', lambda f, r: function(ragged(f, r)), nothing, tf.zeros([3], tf.int64))
        golden.add(f'{name}@no rows', lambda f, r: function(ragged(f, r)), nothing, tf.zeros([1], tf.int64))
    add('as_string', tf.as_string, [1.5, 2.0, -1.0, 0.0])
    add('as_string/precision', lambda rt: s.as_string(rt, precision=2), [1.5, 2.0, -1.0, 0.0])
    add('length', s.length)
    add('length/unit', lambda rt: s.length(rt, unit='UTF8_CHAR'))
    add('lower', s.lower)
    add('upper', lambda rt: s.upper(rt, encoding='utf-8'))
    add('strip', s.strip)
    add('substr', lambda rt: s.substr(rt, 0, 1))
    add('regex_full_match', lambda rt: s.regex_full_match(rt, '[A-Za-z]+[0-9]'))
    add('regex_replace', lambda rt: s.regex_replace(rt, '[0-9]', '#'))
    add('to_hash_bucket', lambda rt: s.to_hash_bucket(rt, 10))
    add('to_hash_bucket_fast', lambda rt: s.to_hash_bucket_fast(rt, 10))
    add('to_hash_bucket_strong', lambda rt: s.to_hash_bucket_strong(rt, 10, [1, 2]))
    add('to_number', lambda rt: s.to_number(rt, tf.int32), ['1', '2', '-3', '4'])
    add('unicode_script', s.unicode_script, [97, 1078, 0x4e2d, 65])
    add('unicode_transcode', lambda rt: s.unicode_transcode(rt, 'UTF-8', 'UTF-16-BE'))
    add('regex_full_match/tensor pattern', lambda rt: s.regex_full_match(rt, tf.constant('[A-Za-z]+[0-9]')))
    add('regex_replace/tensors', lambda rt: s.regex_replace(rt, tf.constant('[0-9]'), tf.constant('#')))
    for name in ('length', 'lower', 'strip', 'regex_replace'):
        function = {'regex_replace': lambda rt: s.regex_replace(rt, '[0-9]', '#')}.get(name) or getattr(s, name)
        golden.fails(f'{name}@numbers', lambda f, r, g=function: g(ragged(f, r)), [1, 2, 3, 4], _SPLITS)
    _tensors(golden)


def _tensors(golden):
    s = tf.strings
    nothing = tf.constant([], tf.string)

    def add(name, function, *variants):
        """Of a tensor: of no strings, of numbers, and of these."""
        golden.add(f'{name}/tensor@empty', function, nothing)
        golden.add(f'{name}/tensor@no columns', function, tf.zeros([2, 0], tf.string))
        golden.fails(f'{name}/tensor@numbers', function, [1, 2])
        for i, variant in enumerate(variants):
            golden.add(f'{name}/tensor@{i}', function, variant)
    add('length', s.length, 'é', [['a', 'bc'], ['', b'\x00\xff\x00']])
    add('lower', s.lower, 'ÄB', b'\xffA\x00B')
    add('upper', s.upper, 'äb', b'\xffa\x00b')
    add('strip', s.strip, ' a\t', ['\n', b' \x00 ', 'x\v\f\r'])
    add('substr', lambda x: s.substr(x, 0, 1))
    add('regex_full_match', lambda x: s.regex_full_match(x, 'a+'), 'aa', [['a', 'b']])
    add('regex_replace', lambda x: s.regex_replace(x, 'a', 'bc'), 'aa', [['a', 'b']])
    add('to_hash_bucket', lambda x: s.to_hash_bucket(x, 7), _WORDS)
    add('to_hash_bucket_fast', lambda x: s.to_hash_bucket_fast(x, 7), _WORDS)
    add('to_hash_bucket_strong', lambda x: s.to_hash_bucket_strong(x, 7, [1, 2]), _WORDS)
    add('to_number', s.to_number, ['nan', '-inf', '1e39', ' 7 ', '-0', '0x1p3'])
    add('unicode_transcode', lambda x: s.unicode_transcode(x, 'UTF-8', 'UTF-16-BE'), _WORDS)

    for name in ('length', 'lower', 'strip', 'to_number'):
        golden.fails(f'{name}/numbers', lambda f=getattr(s, name): f([1, 2]))
    for name in ('lower', 'upper'):
        function = getattr(s, name)
        golden.add(f'{name}/utf-8', lambda x, f=function: f(x, encoding='utf-8'), ['aÄ', 'Straße', b'\xff\xc4A'])
        golden.fails(f'{name}/encoding', lambda x, f=function: f(x, encoding='latin1'), 'a')
    golden.fails('length/no unit', lambda x: s.length(x, unit='WORD'), 'a')

    golden.add('substr/places', s.substr, ['hello', 'world'], [-3, 1], [2, 9])
    golden.add('substr/places@empty', s.substr, nothing, tf.constant([], tf.int32), tf.constant([], tf.int32))
    golden.add('substr/places@int64', s.substr, 'hello', tf.constant(1, tf.int64), tf.constant(2, tf.int64))
    golden.add('substr/places@broadcast', s.substr, 'hello', [0, 4], [1, 1])
    golden.add('substr/places@columns', s.substr, [['ab', 'cd'], ['ef', 'gh']], [0, 1], [1, 1])
    golden.fails('substr/places@outside', s.substr, ['a', 'b'], [0, 2], [1, 1])
    golden.fails('substr/places@shapes', s.substr, ['a', 'b'], [0, 0, 0], [1, 1, 1])
    golden.fails('substr/places@fractions', s.substr, 'a', 0.0, 1.0)
    golden.fails('substr/places@dtypes', s.substr, 'a', tf.constant(0), tf.constant(1, tf.int64))
    golden.add('substr/UTF8_CHAR', lambda x: s.substr(x, -2, 1, unit='UTF8_CHAR'), ['wörld', 'éa'])
    golden.fails('substr/no unit', lambda x: s.substr(x, 0, 1, unit='WORD'), 'a')

    golden.add('regex_full_match/pattern', s.regex_full_match, ['a', 'b'], '[a]')
    golden.add('regex_full_match/pattern@empty', s.regex_full_match, nothing, '[a]')
    golden.fails('regex_full_match/pattern@bad', s.regex_full_match, ['a'], '(')
    golden.fails('regex_full_match/pattern@vector', s.regex_full_match, ['a'], ['a'])
    golden.fails('regex_full_match/bad', lambda x: s.regex_full_match(x, '('), ['a'])
    golden.add('regex_replace/rewrite', s.regex_replace, ['ab', 'b'], '(a)', r'<\1>')
    golden.add('regex_replace/rewrite@empty', s.regex_replace, nothing, '(a)', r'<\1>')
    golden.add('regex_replace/rewrite@bad', s.regex_replace, ['ab', 'b'], 'a', r'<\1>')
    golden.fails('regex_replace/rewrite@bad pattern', s.regex_replace, ['a'], '[', '')
    golden.fails('regex_replace/rewrite@vector', s.regex_replace, ['a'], 'a', ['a'])
    golden.add('regex_replace/text, tensor', lambda x, r: s.regex_replace(x, 'a', r), ['ab', 'b'], 'c')
    golden.add('regex_replace/tensor, text', lambda x, p: s.regex_replace(x, p, 'c'), ['ab', 'b'], 'a')
    golden.add('regex_replace/first', lambda x: s.regex_replace(x, 'a', 'b', replace_global=False), ['aa', ''])
    golden.fails('regex_replace/bad', lambda x: s.regex_replace(x, '(', 'b'), ['a'])

    golden.fails('to_hash_bucket/no buckets', lambda x: s.to_hash_bucket(x, 0), ['a'])
    golden.fails('to_hash_bucket_fast/no buckets', lambda x: s.to_hash_bucket_fast(x, -1), ['a'])
    golden.fails('to_hash_bucket_strong/no buckets', lambda x: s.to_hash_bucket_strong(x, 0, [1, 2]), ['a'])
    golden.fails('to_hash_bucket_strong/key', lambda x: s.to_hash_bucket_strong(x, 7, [1]), ['a'])

    for dtype in ('float64', 'int32', 'int64', 'uint32', 'uint64'):
        golden.add(f'to_number/{dtype}', lambda x, dtype=dtype: s.to_number(x, tf.as_dtype(dtype)), ['12', '0'])
        golden.fails(f'to_number/{dtype}@bad', lambda x, dtype=dtype: s.to_number(x, tf.as_dtype(dtype)), ['1', 'x'])
    golden.fails('to_number/int32@large', lambda x: s.to_number(x, tf.int32), '99999999999')
    golden.fails('to_number/uint32@negative', lambda x: s.to_number(x, tf.uint32), '-1')
    golden.fails('to_number/bool', lambda x: s.to_number(x, tf.bool), '1')

    golden.add('unicode_script/tensor', s.unicode_script, [-1, 0x110000, 0, 97])
    golden.add('unicode_script/tensor@empty', s.unicode_script, tf.constant([], tf.int32))
    golden.fails('unicode_script/tensor@int64', s.unicode_script, tf.constant([97], tf.int64))
    golden.fails('unicode_script/tensor@strings', s.unicode_script, ['a'])

    golden.add('unicode_transcode/control', lambda x: s.unicode_transcode(
        x, 'UTF-8', 'UTF-8', replace_control_characters=True), ['a\x01b', '\t'])
    for encoding in ('UTF-16-BE', 'UTF-32-BE'):
        golden.add(f'unicode_transcode/{encoding}', lambda x, e=encoding: s.unicode_transcode(x, 'latin-1', e), [b'a\xe9'])
    golden.fails('unicode_transcode/input_encoding', lambda x: s.unicode_transcode(x, 'none', 'UTF-8'), 'a')
    golden.fails('unicode_transcode/output_encoding', lambda x: s.unicode_transcode(x, 'UTF-8', 'none'), 'a')
    golden.fails('unicode_transcode/errors', lambda x: s.unicode_transcode(x, 'UTF-8', 'UTF-8', errors='none'), 'a')
    golden.fails('unicode_transcode/replacement_char', lambda x: s.unicode_transcode(
        x, 'UTF-8', 'UTF-8', replacement_char=0x110000), 'a')

    golden.over(NUMBERS + ('bool', 'string'), 'as_string/tensor', tf.as_string, (4,))
    golden.add('as_string/tensor@empty', tf.as_string, tf.zeros([0, 2]))
    golden.add('as_string/tensor@not finite', tf.as_string, [float('nan'), float('inf'), -float('inf'), -0.0])
    golden.add('as_string/options', lambda x: s.as_string(x, precision=1, scientific=True, width=12, fill=' '), [1.5, -2e9])
    golden.add('as_string/shortest', lambda x: s.as_string(x, shortest=True), data('complex64', (2,)))
    golden.fails('as_string/precision@integer', lambda f, r: s.as_string(ragged(f, r), precision=2), [1], tf.constant([0, 1], tf.int64))
    golden.fails('as_string/fill', lambda x: s.as_string(x, width=9, fill='xx'), [1.5])
    golden.fails('as_string/bad fill', lambda x: s.as_string(x, width=9, fill='a'), [1.5])
    golden.fails('as_string/both', lambda x: s.as_string(x, scientific=True, shortest=True), [1.5])

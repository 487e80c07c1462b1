#!/usr/bin/env python3
"""Writes golden files of printed text with Python TensorFlow.

    python tools/golden/printing.py

tests/printing/golden/print.txt: what tf.print writes. A section a case,

    NAME LENGTH
    TEXT

the text with LENGTH bytes and an end of line. And tests/ops/golden/string_ops.txt, likewise: the
repr() of what functions of tf.strings return, or the class and text of what they
raise. tests/ragged/golden/ragged_print.txt: what tf.print writes of sparse and ragged
tensors. The C++ tests have the same cases under the same names. The Python that
runs this has the tensorflow-cpu that tfx is built for.
"""

import os
import pathlib
import re
import tempfile

os.environ['CUDA_VISIBLE_DEVICES'] = '-1'
os.environ['TF_CPP_MIN_LOG_LEVEL'] = '3'

# pylint: disable=wrong-import-position
import tensorflow as tf

_GOLDEN = pathlib.Path(__file__).resolve().parents[2] / 'tests'


def _write(name, cases):
    version = f'# Written by tools/golden/printing.py with TensorFlow {tf.__version__}.\n'
    with open(_GOLDEN / name, 'wb') as file:
        file.write(version.encode())
        for case, text in cases.items():
            file.write(f'{case} {len(text)}\n'.encode() + text + b'\n')
    print(f'{name}: {len(cases)} cases')


def _error(error):
    text = re.sub(r'^\{\{function_node [^}]*\}\} ', '', str(error))
    text = text.splitlines()[0].split(' [Op:')[0]
    return f'{type(error).__name__}: {text}'.encode()


def _printed(*inputs, **options):
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / 'out'
        tf.print(*inputs, output_stream=f'file://{path}', **options)
        return path.read_bytes()


def _failed(*inputs, **options):
    try:
        tf.print(*inputs, **options)
    except (ValueError, tf.errors.OpError) as error:
        return _error(error)
    raise AssertionError('it does not fail')


def _print():
    vector = tf.range(10)
    matrix = tf.reshape(tf.range(100.0) / 8, [10, 10])
    scalar = tf.constant(1.5)
    long = 'a rather long text that goes on and on, ' * 5
    _write('printing/golden/print.txt', {
        'nothing': _printed(),
        'text': _printed('hello'),
        'texts': _printed('a', 'b c', ''),
        'scalar': _printed(scalar),
        'vector': _printed(vector),
        'matrix': _printed(matrix),
        'labelled': _printed('loss:', scalar, 'step:', 3),
        'sep': _printed('loss:', scalar, vector, sep=','),
        'no_sep': _printed('a', 'b', scalar, sep=''),
        'end': _printed(scalar, end=''),
        'end_text': _printed(scalar, end='!\n\n'),
        'summarize_1': _printed(vector, summarize=1),
        'summarize_all': _printed(matrix, summarize=-1),
        'string_scalar': _printed(tf.constant('it is "so"')),
        'string_among': _printed('x', tf.constant('text')),
        'string_vector': _printed(tf.constant(['a', 'b\n', 'é'])),
        'bool': _printed(tf.constant([True, False])),
        'half': _printed(tf.constant([0.1, 65504, float('inf')], tf.float16)),
        'bfloat16': _printed(tf.constant([0.1, 3.0], tf.bfloat16)),
        'double': _printed(tf.constant([1 / 3, 1e300, float('nan')], tf.float64)),
        'int64': _printed(tf.constant([2**40, -1], tf.int64)),
        'complex': _printed(tf.constant([1 + 2j, -0.5j])),
        'empty': _printed(tf.zeros([0]), tf.zeros([2, 0])),
        'uint8': _printed(tf.constant([0, 255], tf.uint8)),
        'numbers': _printed(1, 2.5, True, None, -3, 1e16, 1e-5, float('inf')),
        'float': _printed(0.1, 100.0, 1e22, 123456789.125),
        'list': _printed([scalar, vector]),
        'list_empty': _printed([]),
        'list_nested': _printed([scalar, [vector, 'text'], 2]),
        'list_mixed': _printed(['a', "it's", 'say "x"', 1, 2.5, False, None]),
        'list_escapes': _printed(['tab\t', 'line\n', 'back\\', '\x00\x7f', 'é€😀',
                                  '\'"', '\xa0\xad']),
        'list_long': _printed([scalar] * 20),
        'list_numbers': _printed(list(range(40))),
        'list_fits': _printed(['x' * 34, 'y' * 38]),
        'list_too_wide': _printed(['x' * 34, 'y' * 39]),
        'list_long_text': _printed(['short', long, 1]),
        'list_lines': _printed(['one\ntwo\n' * 8 + 'three', scalar]),
        'list_of_lists': _printed([[scalar] * 10, [vector, long], 'x']),
        'tuple': _printed((scalar, 1)),
        'tuple_one': _printed((scalar,)),
        'tuple_long': _printed(tuple(['word'] * 20)),
        'dict': _printed({'b': scalar, 'a': vector}),
        'dict_numbers': _printed({2: scalar, 1: 'x'}),
        'dict_empty': _printed({}, scalar),
        'dict_long': _printed({'k' * 30: [scalar] * 9, 'm' * 30: long, 'n': {}}),
        'placeholder': _printed('{}', scalar),
        'placeholder_twice': _printed('{} {}9', [scalar, '{}96'], vector),
        'placeholder_quoted': _printed("'{}'", scalar),
        'percent': _printed('100%s', scalar, '%d'),
        'unicode': _printed('héllo ✓', scalar),
        'long_text': _printed(long, scalar),
        'no_stream': _failed(scalar, output_stream='nowhere'),
        'no_level': _failed(scalar, output_stream='log(debug)'),
        'no_folder': _failed(scalar, output_stream='file:///no/such/folder/out'),
    })


def _print_composites():
    sparse = tf.SparseTensor([[0, 0], [1, 2]], [1, 2], [3, 4])
    ragged = tf.ragged.constant([[1, 2], [3]])
    many = tf.ragged.constant([[i] * (i % 4) for i in range(20)])
    _write('ragged/golden/ragged_print.txt', {
        'sparse': _printed(sparse),
        'sparse_texts': _printed('st:', tf.SparseTensor([[0]], ['a'], [2])),
        'sparse_all': _printed(tf.sparse.from_dense(tf.range(1, 9)), summarize=-1),
        'ragged': _printed(ragged),
        'ragged_texts': _printed('rt:', tf.ragged.constant([['a'], ["b'", 'c\\']])),
        'ragged_floats': _printed(tf.ragged.constant([[1.5, 2.0], [3.0]])),
        'ragged_bools': _printed(tf.ragged.constant([[True], []])),
        'ragged_deep': _printed(tf.ragged.constant([[[1, 2], []], []])),
        'ragged_inner': _printed(tf.ragged.constant([[[1, 2]], []], ragged_rank=1)),
        'ragged_empty': _printed(tf.ragged.constant([], ragged_rank=1)),
        'ragged_long': _printed(many),
        'ragged_long_1': _printed(many, summarize=1),
        'ragged_long_all': _printed(many, summarize=-1),
        'both': _printed(sparse, ragged),
        'list': _printed([sparse, ragged, 1]),
        'dict': _printed({'b': ragged, 'a': sparse}),
        'shape': _printed(tf.TensorShape([2, None]), tf.TensorShape(None)),
        'dtype': _printed(tf.float32, [tf.int64]),
    })


def _attempt(function):
    try:
        return repr(function()).encode()
    except (ValueError, TypeError, tf.errors.OpError) as error:
        return _error(error)


def _string_ops():
    strings = tf.strings
    words = tf.constant(['Hello', '', 'wörld'])
    grid = tf.constant([['a', 'b'], ['c', 'd']])
    number = tf.constant([[1.5, 2.0], [3.0, 4.0]])
    functions = {
        'format': lambda: strings.format('value: {}', number),
        'format_two': lambda: strings.format('{} and {}', (number, words)),
        'format_none': lambda: strings.format('plain', []),
        'format_placeholder': lambda: strings.format(
            '%t%', [number], placeholder='%t%'),
        'format_summarize': lambda: strings.format('{}', tf.range(20), summarize=2),
        'format_all': lambda: strings.format('{}', tf.range(20), summarize=-1),
        'format_literals': lambda: strings.format('{} {}', [1, 'x']),
        'format_few': lambda: strings.format('{} {}', [number]),
        'format_many': lambda: strings.format('{}', [number, number]),
        'format_empty_placeholder': lambda: strings.format(
            'é{}', [number], placeholder=''),
        'as_string': lambda: strings.as_string([1.5, 2.0]),
        'as_string_options': lambda: strings.as_string(
            [1.5, 22.25], precision=2, width=8, fill='0'),
        'as_string_scientific': lambda: strings.as_string(1.5, scientific=True),
        'as_string_shortest': lambda: strings.as_string(0.1, shortest=True),
        'as_string_int': lambda: strings.as_string([1, -2]),
        'as_string_bool': lambda: strings.as_string([True, False]),
        'as_string_both': lambda: strings.as_string(
            1.5, scientific=True, shortest=True),
        'join': lambda: strings.join([words, 'x', words]),
        'join_separator': lambda: strings.join(['a', 'b', 'c'], separator='-'),
        'join_shapes': lambda: strings.join([words, grid]),
        'reduce_join': lambda: strings.reduce_join(grid),
        'reduce_join_axis': lambda: strings.reduce_join(
            grid, axis=0, separator='+'),
        'reduce_join_last': lambda: strings.reduce_join(
            grid, axis=-1, keepdims=True),
        'reduce_join_axes': lambda: strings.reduce_join(grid, axis=[0, 1]),
        'unsorted_segment_join': lambda: strings.unsorted_segment_join(
            ['a', 'b', 'c'], [1, 0, 1], 3, separator=':'),
        'length': lambda: strings.length(words),
        'length_utf8': lambda: strings.length(words, unit='UTF8_CHAR'),
        'length_unit': lambda: strings.length(words, unit='WORD'),
        'substr': lambda: strings.substr(['Hello', 'World'], 1, 3),
        'substr_utf8': lambda: strings.substr('wörld', 1, 2, unit='UTF8_CHAR'),
        'substr_each': lambda: strings.substr(
            ['Hello', 'World'], [0, 1], [1, 2]),
        'substr_outside': lambda: strings.substr('abc', 5, 1),
        'lower': lambda: strings.lower(['ABC', 'Ö']),
        'lower_utf8': lambda: strings.lower(['ABC', 'Ö'], encoding='utf-8'),
        'upper': lambda: strings.upper(['abc', 'ö']),
        'upper_utf8': lambda: strings.upper(['abc', 'ö'], encoding='utf-8'),
        'strip': lambda: strings.strip(['  a b ', '\tx\n', '']),
        'regex_full_match': lambda: strings.regex_full_match(
            ['ab12', 'ab', '12'], '[a-z]+[0-9]+'),
        'regex_full_match_tensor': lambda: strings.regex_full_match(
            ['aa', 'b'], tf.constant('a*')),
        'regex_bad': lambda: strings.regex_full_match(['a'], '('),
        'regex_replace': lambda: strings.regex_replace(
            ['a1b22', 'x'], '[0-9]+', r'<\0>'),
        'regex_replace_first': lambda: strings.regex_replace(
            'aaa', 'a', 'b', replace_global=False),
        'regex_replace_tensor': lambda: strings.regex_replace(
            'aaa', tf.constant('a'), tf.constant('bc')),
        'to_hash_bucket': lambda: strings.to_hash_bucket(words, 100),
        'to_hash_bucket_fast': lambda: strings.to_hash_bucket_fast(words, 1000),
        'to_hash_bucket_strong': lambda: strings.to_hash_bucket_strong(
            words, 1000, [1, 2]),
        'to_hash_bucket_none': lambda: strings.to_hash_bucket_fast(words, 0),
        'to_number': lambda: strings.to_number(['1.5', '-2e3', 'inf']),
        'to_number_int': lambda: strings.to_number(['12', '-7'], tf.int64),
        'to_number_double': lambda: strings.to_number('0.1', tf.float64),
        'to_number_bad': lambda: strings.to_number('abc'),
        'unicode_script': lambda: strings.unicode_script([97, 1078, 0x4e2d]),
        'unicode_transcode': lambda: strings.unicode_transcode(
            'é', 'UTF-8', 'UTF-16-BE'),
        'unicode_transcode_replace': lambda: strings.unicode_transcode(
            b'a\xffb', 'UTF-8', 'UTF-8', replacement_char=63),
        'unicode_transcode_ignore': lambda: strings.unicode_transcode(
            b'a\xffb', 'UTF-8', 'UTF-8', errors='ignore'),
        'unicode_transcode_strict': lambda: strings.unicode_transcode(
            b'a\xffb', 'UTF-8', 'UTF-8', errors='strict'),
    }
    _write('ops/golden/string_ops.txt',
           {name: _attempt(function) for name, function in functions.items()})


def main():
    _print()
    _print_composites()
    _string_ops()


if __name__ == '__main__':
    main()

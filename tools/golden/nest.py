#!/usr/bin/env python3
"""Writes tests/core/golden/nest.txt with Python TensorFlow.

    python tools/golden/nest.py

What tf.nest does with structures of tensors, and how Python prints these. The
tensors come first, a line each:

    leaf NAME DTYPE SHAPE ELEMENTS

with the shape as 2,3 or "()" and the elements' bytes in hexadecimal, those of
strings with a comma after each. Then the cases, a line

    FUNCTION STRUCTURE...

with structures as (x,{a=y,b=[n,z]}): tensors by their names, n for None, keys
percent-encoded. A line with "ok" or the class of the exception and the length
of a text in bytes follows, then the text (the printed result, or the
exception's) and an end of line. The Python that runs this has the
tensorflow-cpu that tfx is built for.
"""

import os
import pathlib
import urllib.parse

os.environ['CUDA_VISIBLE_DEVICES'] = '-1'
os.environ['TF_CPP_MIN_LOG_LEVEL'] = '3'

# pylint: disable=wrong-import-position
import tensorflow as tf
from tensorflow.python.util import nest as internal_nest

_OUTPUT = (
    pathlib.Path(__file__).resolve().parents[2] / 'tests/core/golden/nest.txt'
)

x = tf.constant(1)
y = tf.constant([2.0, 3.5])
z = tf.constant([b'text', b'it\'s'])
m = tf.constant([[1.0, 2.0], [3.0, 4.0]])
_LEAVES = {'x': x, 'y': y, 'z': z, 'm': m}

_STRUCTURES = (
    x, y, z, m, None, (), [], {}, (x,), [x], {'a': x}, (x, y), [x, y], (None,),
    (x, None), [None, None], ((),), ([], {}), (x, (y,)), [x, [y, [z, [m]]]],
    {'b': x, 'a': y}, {'a': x, 'b': y}, {'label': x, 'image': (m, [y])},
    {'b': {'d': x, 'c': y}, 'a': {}}, ({'image': m, 'label': x}, z),
    [{'a': x}, {'a': y}], {'B': x, 'a': y, 'A': z, '10': m, '9': None, '': x},
    {'\u00fc': x, 'z': y, '\u4e2d': z, '\U0001f600': x, '\uff5e': y},
    {'it\'s': x, '"': y, '\'"': x, '\\': y, '\n\t\r\0\x1f\x7f': x},
    {'\x80': x, '\xa0': y, '\xad': x, '\xa1': y, '\xff': x}, {'a/b': (x, y)},
    (x, x, x, x, x, x, x, x),
)

# To compare, and to map together.
_PAIRS = (
    (x, y), (x, None), (None, None), (None, x), (x, (x,)), ((x,), x), ((), x),
    (x, []), ((x,), None), (None, [x]), ({'a': x}, x), ((x, y), (y, x)),
    ((x, y), (x,)), ((x,), (x, y)), ((), (x,)), ((x, y), [x, y]), ([x], (x,)),
    ([], ()), ({'a': x}, (x,)), ((x,), {'a': x}), ([x], {'a': x}),
    ({'a': x}, {'a': y}), ({'a': x, 'b': y}, {'b': x, 'a': y}),
    ({'b': x, 'a': y}, {'a': m, 'b': z}), ({'a': x}, {'b': x}),
    ({'a': x}, {'b': x, 'a': x}), ({'b': x, 'a': x}, {'a': x}), ({}, {'a': x}),
    ({'a': x, 'it\'s': x}, {'c': x, 'b': x}), ({'a': (x, y)}, {'a': (x, (y,))}),
    (((x,), y), (x, (y,))), ((x, (y, z)), (x, [y, z])),
    ((x, (y, z)), (x, (y,))), ((x, {'a': y}), (x, {'b': y})),
    ({'a': x, 'b': y}, {'a': (x,), 'c': y}), ([x, [y, [z]]], [x, [y, [m]]]),
    ([x, [y, [z]]], [x, [y, z]]), ((x, None), (None, x)), ((m, z), [m, z, x]),
)

# A structure, and what is packed into it.
_PACKED = (
    (x, [y]), (x, []), (x, [x, y]), (None, [x]), (None, []), (None, [y, y]),
    (m, [z, z]), (m, []), ((), []), ((), [x]), ({}, []), ((x,), [y]),
    ((x,), [None]), ((x, y), [z, m]), ((x, y), [x]), ((x, y), [x, y, z]),
    ([x, y], []), ({'b': x, 'a': y}, [x, y]), ({'b': x, 'a': (y, None)}, [x, y, z]),
    ({'b': x, 'a': y}, [x]), ([(x, y), {}, [None]], [z, m, x]),
    ((x, y), [[x, z], {'b': x, 'a': y}]), (None, [(x, y)]), ([[[x]]], [(y,)]),
    ((x, (y, (z,))), [x, y]),
)


def _notation(structure):
    if structure is None:
        return 'n'
    if isinstance(structure, tf.Tensor):
        return next(name for name, leaf in _LEAVES.items() if leaf is structure)
    if isinstance(structure, dict):
        return '{' + ','.join(
            urllib.parse.quote(key, safe='') + '=' + _notation(value)
            for key, value in structure.items()) + '}'
    text = ','.join(map(_notation, structure))
    return f'({text})' if isinstance(structure, tuple) else f'[{text}]'


def _leaf_line(name, tensor):
    array = tensor.numpy()
    shape = ','.join(map(str, array.shape)) or '()'
    elements = (''.join(value.hex() + ',' for value in array.ravel())
                if tensor.dtype == tf.string else array.tobytes().hex())
    return f'leaf {name} {tensor.dtype.name} {shape} {elements}\n'


def _unchecked(nest1, nest2):
    tf.nest.assert_same_structure(nest1, nest2, check_types=False)


def _paths(structure):
    found = internal_nest.flatten_with_joined_string_paths(structure)
    return '\n'.join(f'{path} {leaf!r}' for path, leaf in found)


def _map(structure):
    return tf.nest.map_structure(lambda leaf: (leaf, x), structure)


def _map_two(nest1, nest2):
    return tf.nest.map_structure(lambda a, b: [b, a], nest1, nest2)


def _map_unchecked(nest1, nest2):
    return tf.nest.map_structure(
        lambda a, b: [b, a], nest1, nest2, check_types=False)


def _case(name, function, *structures):
    try:
        outcome, text = 'ok', str(function(*structures))
    except (ValueError, TypeError) as error:
        outcome, text = type(error).__name__, str(error)
    words = [name, *map(_notation, structures)]
    return (' '.join(words).encode()
            + f'\n{outcome} {len(text.encode())}\n{text}\n'.encode())


def main():
    parts = [f'# Written by tools/golden/nest.py with TensorFlow {tf.__version__}\n'
             .encode()]
    parts += [_leaf_line(*item).encode() for item in _LEAVES.items()]
    for structure in _STRUCTURES:
        for name, function in (
            ('str', str), ('repr', repr), ('is_nested', tf.nest.is_nested),
            ('flatten', tf.nest.flatten), ('paths', _paths), ('map', _map),
        ):
            parts.append(_case(name, function, structure))
    for pair in _PAIRS:
        for name, function in (
            ('same', tf.nest.assert_same_structure),
            ('same_unchecked', _unchecked), ('map_two', _map_two),
            ('map_unchecked', _map_unchecked),
        ):
            parts.append(_case(name, function, *pair))
    for structure, flat in _PACKED:
        parts.append(_case('pack', tf.nest.pack_sequence_as, structure, flat))
    _OUTPUT.write_bytes(b''.join(parts))
    print(f'{len(parts)} parts, {_OUTPUT.stat().st_size} bytes')


if __name__ == '__main__':
    main()

#!/usr/bin/env python3
"""Writes tests/raw_ops/golden/signatures.txt with Python TensorFlow.

    python tools/golden/raw_op_signatures.py

A line for each function of tf.raw_ops: its name, a tab, and its parameters as
Python orders and calls them, a tab between them. A parameter that has a default
is NAME=DEFAULT, the default as C++ writes a value of that type. The Python that
runs this has the tensorflow-cpu that tfx is built for.
"""

import inspect
import os
import pathlib

os.environ['CUDA_VISIBLE_DEVICES'] = '-1'
os.environ['TF_CPP_MIN_LOG_LEVEL'] = '3'

# pylint: disable=wrong-import-position
import numpy as np
import tensorflow as tf
from tensorflow.python.framework import op_def_registry

_OUTPUT = (
    pathlib.Path(__file__).resolve().parents[2]
    / 'tests/raw_ops/golden/signatures.txt'
)


def _float(value):
    if np.isinf(value):
        sign = '-' if value < 0 else ''
        return sign + 'std::numeric_limits<float>::infinity()'
    # The shortest digits that are this float32, without zeros in front of the
    # exponent or behind the point, as C++ prefers them.
    digits = np.format_float_positional(np.float32(value), unique=True, trim='0')
    scientific = np.format_float_scientific(
        np.float32(value), unique=True, trim='-', exp_digits=2)
    plain = digits.removesuffix('.0')
    return (digits if len(plain) <= len(scientific) else scientific) + 'F'


def _shape(value):
    if value is None:
        return 'TensorShape::unknown()'
    return 'TensorShape({' + ', '.join(map(str, value)) + '})'


def _value(value):
    if isinstance(value, bool):
        return 'true' if value else 'false'
    if isinstance(value, int):
        return str(value)
    if isinstance(value, float):
        return _float(value)
    if isinstance(value, str):
        escaped = value.replace('\\', '\\\\').replace('"', '\\"')
        escaped = escaped.replace('\n', '\\n').replace('\t', '\\011')
        return f'"{escaped}"'
    if isinstance(value, tf.DType):
        return 'tfx::' + ('bool_' if value == tf.bool else value.name)
    if isinstance(value, (list, tuple)):
        return '{' + ', '.join(map(_value, value)) + '}'
    raise TypeError(f'{value!r} of {type(value)}')


def _cpp(value, attr_type):
    if attr_type == 'shape':
        return _shape(value)
    if attr_type == 'tensor':
        return '{}'  # The op's own default stays where it is.
    # Python writes some defaults of floats as integers.
    if attr_type == 'float':
        value = float(value)
    elif attr_type == 'list(float)':
        value = list(map(float, value))
    return _value(value)


def _parameter(parameter, attr_types):
    name = parameter.name
    if parameter.default is inspect.Parameter.empty:
        return name
    if name == 'name':
        assert parameter.default is None
        return 'name={}'
    # The one attribute that Python calls by another name.
    attr_type = attr_types.get(name, attr_types.get('squeeze_dims'))
    return f'{name}={_cpp(parameter.default, attr_type)}'


def main():
    lines = [
        f'# Written by tools/golden/raw_op_signatures.py with TensorFlow '
        f'{tf.__version__}\n'
    ]
    for name in sorted(dir(tf.raw_ops)):
        if name.startswith('_'):
            continue
        types = {attr.name: attr.type for attr in op_def_registry.get(name).attr}
        parameters = inspect.signature(getattr(tf.raw_ops, name)).parameters
        words = [name] + [_parameter(p, types) for p in parameters.values()]
        lines.append('\t'.join(words) + '\n')
    _OUTPUT.parent.mkdir(parents=True, exist_ok=True)
    _OUTPUT.write_text(''.join(lines))
    print(f'{len(lines) - 1} functions, {_OUTPUT.stat().st_size} bytes')


if __name__ == '__main__':
    main()

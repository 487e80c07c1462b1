"""Programs of random numbers, run here and written for a test to run again.

What tests/ops/golden_program.h reads; its comment has the form of the files.
"""

import os
import pathlib
import re

os.environ['CUDA_VISIBLE_DEVICES'] = '-1'
os.environ['TF_ENABLE_ONEDNN_OPTS'] = '1'
os.environ['TF_CPP_MIN_LOG_LEVEL'] = '3'

# pylint: disable=wrong-import-position
import numpy as np
import tensorflow as tf

_ROOT = pathlib.Path(__file__).resolve().parents[2]
# Of larger results there is a checksum.
_MOST_BYTES = 1000


def _shape(array):
    return ','.join(map(str, array.shape)) or '()'


def _elements(tensor, array):
    if tensor.dtype == tf.string:
        return ''.join(item.hex() + ',' for item in array.ravel()) or ','
    return array.tobytes().hex() or '-'


def _checksum(data):
    """FNV-1a, of 64 bits."""
    value = 0xcbf29ce484222325
    for byte in data:
        value = ((value ^ byte) * 0x100000001b3) % 2**64
    return f'{value:x}'


def _result(tensor):
    array = np.asarray(tensor.numpy())
    head = f'{tensor.dtype.name} {_shape(array)}'
    if tensor.dtype != tf.string and array.nbytes > _MOST_BYTES:
        return f'# {head} {_checksum(array.tobytes())}'
    return f'= {head} {_elements(tensor, array)}'


def _value(value):
    """An argument, as text."""
    if isinstance(value, tf.DType):
        return value.name
    if isinstance(value, tf.Tensor):
        array = np.asarray(value.numpy())
        return '@' + '/'.join(
            (value.dtype.name, _shape(array), _elements(value, array)))
    return str(value).replace(' ', '')


def _error(error):
    """Class and text, without what tells the place in Python's own way."""
    text = str(error).splitlines()[0]
    text = re.sub(r'^\{\{function_node [^}]*\}\} ', '', text)
    text = re.sub(r' \[Op:.*', '', text)
    text = re.sub(r'^\w+: (?=Tensor conversion)', '', text)
    return f'! {type(error).__name__} {text}'


class Programs:
    """Programs, as lines."""

    def __init__(self, functions):
        self._functions = functions
        self._lines = []
        self.count = 0

    def program(self, name):
        self._lines.append(f'program {name}')
        self.count += 1

    def call(self, name, **arguments):
        """Runs a function; notes it and what it returns or raises."""
        words = [name] + [f'{key}={_value(value)}'
                          for key, value in arguments.items()]
        self._lines.append(' '.join(words))
        try:
            results = self._functions[name](**arguments)
        except (ValueError, TypeError, tf.errors.OpError) as error:
            self._lines.append(_error(error))
            return
        if results is None:
            return
        if not isinstance(results, (list, tuple)):
            results = [results]
        self._lines += [_result(result) for result in results]

    def write(self, path, generator):
        version = f'# Written by {generator} with TensorFlow {tf.__version__}.'
        text = '\n'.join([version] + self._lines) + '\n'
        (_ROOT / path).write_text(text, encoding='utf-8')
        print(f'{path}: {self.count} programs')

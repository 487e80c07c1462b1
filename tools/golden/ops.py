#!/usr/bin/env python3
"""Writes tests/ops/golden/*.txt with Python TensorFlow.

    python tools/golden/ops.py [NAME…]

A file a module of tools/golden/ops_cases, for the test of the same name. A case
is a call of a function: its name, which the test knows how to call, its inputs
and what came of it.

    case NAME[@VARIANT] [near]
    in DTYPE SHAPE ELEMENTS
    out DTYPE SHAPE ELEMENTS
    untraced WAY TEXT    Python cannot do it so in a tf.function: see
                         raw_op_cases/traced.py
    error CLASS
    | a line of the error's text

Tensors are as in array_format.py. Outputs are equal bit by bit, or, if the case
says so, nearly. The Python that runs this has the tensorflow-cpu that tfx is
built for.
"""

import importlib
import os
import pathlib
import re
import sys
import zlib

os.environ['CUDA_VISIBLE_DEVICES'] = '-1'
os.environ['TF_CPP_MIN_LOG_LEVEL'] = '3'

# pylint: disable=wrong-import-position
import numpy as np
import tensorflow as tf

from raw_op_cases import traced

_OUTPUT = pathlib.Path(__file__).resolve().parents[2] / 'tests/ops/golden'

SIGNED = ('int8', 'int16', 'int32', 'int64')
UNSIGNED = ('uint8', 'uint16', 'uint32', 'uint64')
INTS = SIGNED + UNSIGNED
FLOATS = ('float16', 'bfloat16', 'float32', 'float64')
COMPLEX = ('complex64', 'complex128')
NUMBERS = INTS + FLOATS + COMPLEX
ALL = NUMBERS + ('bool', 'string')


def data(dtype, shape, salt=0):
    """The same values every time: small ones, so that sums fit."""
    seed = zlib.crc32(f'{dtype} {tuple(shape)} {salt}'.encode())
    random = np.random.default_rng(seed)
    if dtype == 'string':
        words = [b'', b'a', b'bc', b'\x00\xff', 'é'.encode(), b'longer than 16 bytes']
        return tf.constant(random.choice(np.array(words, object), shape), tf.string)
    if dtype == 'bool':
        return tf.constant(random.random(shape) < 0.5)
    if dtype in INTS:
        low = 0 if dtype in UNSIGNED else -9
        return tf.constant(random.integers(low, 10, shape).astype(dtype))
    values = np.round(random.standard_normal(shape) * 4, 2)
    if dtype in COMPLEX:
        values = values + 1j * np.round(random.standard_normal(shape) * 4, 2)
    return tf.cast(tf.constant(values), dtype)


def _flat(value):
    if value is None:
        return []
    if isinstance(value, (list, tuple)) and not isinstance(value, tf.TensorShape):
        return [tensor for part in value for tensor in _flat(part)]
    if isinstance(value, tf.TensorShape):
        value = str(value)
    return [tf.convert_to_tensor(value)]


def _line(tensor):
    shape = ','.join(map(str, tensor.shape)) or '()'
    if tensor.dtype == tf.string:
        elements = ''.join(
            value.hex() + ',' for value in np.ravel(tensor.numpy()).tolist())
    else:
        elements = tensor.numpy().tobytes().hex()
    return f'{tensor.dtype.name} {shape} {elements}'.rstrip()


def _message(error):
    """Without what says where in the runtime it happened."""
    text = error.message if isinstance(error, tf.errors.OpError) else str(error)
    text = re.sub(r'^\{\{function_node [^}]*\}\} ', '', text)
    # Python runs an op inside of a function, where its input has a name.
    text = text.replace('Shape of tensor input ', 'Shape of tensor dummy_input ')
    return text.split(' [Op:')[0].split('\nAll kernels registered')[0]


class Golden:
    """The cases of a file."""

    def __init__(self):
        self._parts = []
        self._names = set()

    def __len__(self):
        return len(self._names)

    def _start(self, name, inputs, near):
        assert name not in self._names, name
        self._names.add(name)
        self._parts.append(f'case {name}{" near" if near else ""}\n')
        for tensor in inputs:
            self._parts.append(f'in {_line(tensor)}\n')

    def add(self, name, function, *inputs, near=False):
        """Inputs are tensors, or what tf.constant makes one of."""
        inputs = [tf.convert_to_tensor(value) for value in inputs]
        try:
            outputs = _flat(function(*inputs))
        except Exception as error:
            raise RuntimeError(f'{name} fails') from error
        self._start(name, inputs, near)
        self._parts.extend(f'out {_line(tensor)}\n' for tensor in outputs)
        self._parts.extend(traced.failures(
            lambda *symbolic: _flat(function(*symbolic)), lambda: inputs, outputs))

    def over(self, dtypes, name, function, *shapes, near=False, but=()):
        """A variant a dtype, with inputs of these shapes; but those without a kernel."""
        for dtype in dtypes:
            if dtype in but:
                continue
            inputs = [data(dtype, shape, i) for i, shape in enumerate(shapes)]
            self.add(f'{name}@{dtype}', function, *inputs, near=near)

    def shapes(self, name, function, *shapes, dtype='float32', near=False):
        """A variant a shape."""
        for shape in shapes:
            self.add(f'{name}@{"x".join(map(str, shape)) or "scalar"}', function,
                     data(dtype, shape), near=near)

    def fails(self, name, function, *inputs):
        inputs = [tf.convert_to_tensor(value) for value in inputs]
        try:
            outputs = function(*inputs)
        except Exception as error:  # pylint: disable=broad-except
            self._start(name, inputs, False)
            self._parts.append(f'error {type(error).__name__}\n')
            for line in _message(error).split('\n'):
                self._parts.append(f'| {line}\n')
        else:
            raise RuntimeError(f'{name} does not fail: {outputs}')

    def write(self, path):
        header = f'# Written by tools/golden/ops.py with TensorFlow {tf.__version__}\n'
        path.write_text(header + ''.join(self._parts))


def main():
    folder = pathlib.Path(__file__).resolve().parent
    sys.modules['ops'] = sys.modules['__main__']
    names = sys.argv[1:] or sorted(
        path.stem for path in (folder / 'ops_cases').glob('*.py'))
    _OUTPUT.mkdir(parents=True, exist_ok=True)
    count = 0
    for name in names:
        golden = Golden()
        importlib.import_module(f'ops_cases.{name}').cases(golden)
        golden.write(_OUTPUT / f'{name}.txt')
        print(f'{name}: {len(golden)} cases')
        count += len(golden)
    print(f'{count} cases in all')


if __name__ == '__main__':
    main()

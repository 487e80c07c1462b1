#!/usr/bin/env python3
"""Writes tools/lib/coverage/python_functions.txt with Python TensorFlow.

    python tools/golden/python_functions.py

A line for each public function of the modules that tfx has a counterpart of, as
Python's own list of public names has it: the module and the name. The Python
that runs this has the tensorflow-cpu that tfx is built for.
"""

import inspect
import os
import pathlib

os.environ['CUDA_VISIBLE_DEVICES'] = '-1'
os.environ['TF_CPP_MIN_LOG_LEVEL'] = '3'

# pylint: disable=wrong-import-position
import tensorflow as tf

_OUTPUT = (
    pathlib.Path(__file__).resolve().parents[2]
    / 'tools/lib/coverage/python_functions.txt'
)

_MODULES = [
    'tf', 'tf.audio', 'tf.autograph', 'tf.bitwise', 'tf.debugging', 'tf.dtypes',
    'tf.image', 'tf.io', 'tf.io.gfile', 'tf.linalg', 'tf.linalg.experimental',
    'tf.math', 'tf.math.special', 'tf.nest', 'tf.nn', 'tf.nn.experimental',
    'tf.quantization', 'tf.ragged', 'tf.random', 'tf.random.experimental',
    'tf.sets', 'tf.signal', 'tf.sparse', 'tf.strings',
]


def _module(name):
    found = tf
    for part in name.split('.')[1:]:
        found = getattr(found, part)
    return found


def _functions(module):
    for name in dir(module):
        value = getattr(module, name)
        if name[0] != '_' and callable(value) and not inspect.isclass(value):
            yield name


def main():
    lines = ['# Written by tools/golden/python_functions.py with TensorFlow '
             f'{tf.__version__}']
    for module in _MODULES:
        lines += [f'{module} {name}' for name in sorted(_functions(_module(module)))]
    _OUTPUT.write_text('\n'.join(lines) + '\n')
    print(f'{len(lines) - 1} functions')


if __name__ == '__main__':
    main()

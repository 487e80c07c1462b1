#!/usr/bin/env python3
"""Writes tools/lib/coverage/python_gradients.txt with Python TensorFlow.

    python tools/golden/gradient_registry.py

A line for each op that Python has a gradient registered for: its name, and
whether that is a function or none. The Python that runs this has the
tensorflow-cpu that tfx is built for.
"""

import os
import pathlib

os.environ['CUDA_VISIBLE_DEVICES'] = '-1'
os.environ['TF_CPP_MIN_LOG_LEVEL'] = '3'

# pylint: disable=wrong-import-position
import tensorflow as tf
from tensorflow.python.framework import ops

_OUTPUT = (
    pathlib.Path(__file__).resolve().parents[2]
    / 'tools/lib/coverage/python_gradients.txt'
)


def main():
    lines = ['# Written by tools/golden/gradient_registry.py with TensorFlow '
             f'{tf.__version__}']
    for name in sorted(ops.gradient_registry.list()):
        function = ops.gradient_registry.lookup(name)
        lines.append(f'{name} {"none" if function is None else "function"}')
    _OUTPUT.write_text('\n'.join(lines) + '\n')
    print(f'{len(lines) - 1} gradients')


if __name__ == '__main__':
    main()

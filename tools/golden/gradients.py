#!/usr/bin/env python3
"""Writes tests/autodiff/golden/gradients/FAMILY.txt with Python.

    python tools/golden/gradients.py [FAMILY…]

Each case of gradient_cases is a program of ops that Python runs and
differentiates. The file has the program and its gradients; values are numbered,
those that go in first:

    case NAME
    in TENSOR             a value that goes in, as tests/core/golden_tensor.h reads
    variable TENSOR       or the handle of a variable with this value
    op NAME 0 [1,2]       a call; its outputs are the next values
    attr NAME TYPE VALUE  an attribute of it
    target 3 TENSOR       what is differentiated, with its output gradient
    source 0              by what
    first GRADIENT        of each source: none, tensor TENSOR or slices TENSOR,
    indices TENSOR        with their indices
    weight TENSOR         an output gradient for each first that is not none
    second GRADIENT       of each source, then of each target's output gradient
    ulps N                a tolerance other than the usual one
    differences N         compare with finite differences, with this tolerance
    untraced WAY REASON   Python cannot do it so in a tf.function: see
                          raw_op_cases/traced.py
    other_forms WAY       so some first gradients are no slices there that are
                          slices here, or the other way round

Where Python's gradient has no gradient there is no second one. The Python that
runs this has the tensorflow-cpu that tfx is built for.
"""

import importlib
import os
import pathlib
import sys
import zlib

os.environ['CUDA_VISIBLE_DEVICES'] = '-1'
os.environ['TF_ENABLE_ONEDNN_OPTS'] = '1'
os.environ['TF_CPP_MIN_LOG_LEVEL'] = '3'
sys.dont_write_bytecode = True
# The gradient of Einsum goes over sets, whose order is to be the same each time.
if os.environ.get('PYTHONHASHSEED') != '0':
    os.environ['PYTHONHASHSEED'] = '0'
    os.execv(sys.executable, [sys.executable, *sys.argv])

# pylint: disable=wrong-import-position
import tensorflow as tf

from gradient_cases import recorder

_HERE = pathlib.Path(__file__).resolve()
_OUTPUT = _HERE.parents[2] / 'tests/autodiff/golden/gradients'


def main(names):
    _OUTPUT.mkdir(parents=True, exist_ok=True)
    all_names = sorted(path.stem.removesuffix('_cases') for path in
                       (_HERE.parent / 'gradient_cases').glob('*_cases.py'))
    for name in names or all_names:
        module = importlib.import_module(f'gradient_cases.{name}_cases')
        family = recorder.Family(name, seed=zlib.crc32(name.encode()))
        module.add_cases(family)
        header = ('# Written by tools/golden/gradients.py with TensorFlow '
                  f'{tf.__version__}\n')
        path = _OUTPUT / f'{name}.txt'
        path.write_text(header + ''.join(family.lines))
        print(f'{name}: {family.count} cases of {len(family.ops)} ops, '
              f'{path.stat().st_size} bytes')
        for case, reason in family.no_second.items():
            print(f'  no second derivative of {case}: {reason}')


if __name__ == '__main__':
    main(sys.argv[1:])

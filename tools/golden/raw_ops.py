#!/usr/bin/env python3
"""Writes tests/raw_ops/golden/FAMILY.txt and FAMILY_test.cc with Python.

    python tools/golden/raw_ops.py [FAMILY…]

Each case of raw_op_cases is run with tf.raw_ops. The .cc file has the same
calls of tfx::raw_ops; the .txt file has what goes in and what came out:

    case NAME           the call, by its name in the .cc file
    function NAME HEX   a FunctionDef that it needs
    in TENSOR           a value that goes in, as tests/core/golden_tensor.h reads
    ulps N              a tolerance other than the usual one
    out TENSOR          a value that came out
    error CODE OP HEX   or the error that did, its text in hexadecimal
    inputs TEXT         and the inputs of that op, as the error tells them
    untraced WAY TEXT   Python cannot do it so in a tf.function: see
                        raw_op_cases/traced.py

The Python that runs this has the tensorflow-cpu that tfx is built for.
"""

import importlib
import os
import pathlib
import subprocess
import sys
import zlib

os.environ['CUDA_VISIBLE_DEVICES'] = '-1'
os.environ['TF_ENABLE_ONEDNN_OPTS'] = '1'
os.environ['TF_CPP_MIN_LOG_LEVEL'] = '3'
sys.dont_write_bytecode = True

# pylint: disable=wrong-import-position
import tensorflow as tf

from raw_op_cases import recorder

_HERE = pathlib.Path(__file__).resolve()
_OUTPUT = _HERE.parents[2] / 'tests/raw_ops/golden'
_WRITTEN = f'Written by tools/golden/raw_ops.py with TensorFlow {tf.__version__}'


def _data(family):
    yield f'# {_WRITTEN}\n'
    for name, program in family.cases:
        yield f'case {name}\n'
        for function, definition in program.functions.items():
            yield f'function {function} {definition.hex()}\n'
        yield from program.inputs
        if program.ulps is not None:
            yield f'ulps {program.ulps}\n'
        if program.error is not None:
            code, op, text, inputs = program.error
            yield f'error {code} {op} {text.encode().hex()}\n'
            yield f'inputs {inputs}\n'
            continue
        for tensor in program.outputs():
            yield recorder.line('out', tensor)
        yield from program.untraced


def _code(family):
    yield f'// {_WRITTEN}.\n'
    yield '#include <catch2/catch.hpp>\n\n'
    yield '#include "tests/raw_ops/golden_case.h"\n'
    yield '#include "tfx/raw_ops/raw_ops.h"\n\n'
    yield 'namespace tfx::raw_ops {\nnamespace {\n\n'
    yield f'TEST_CASE("{family.name}: every case gives what Python\'s gives") {{\n'
    yield 'GoldenCalls calls;\n'
    for name, code in family.calls.items():
        parameter = 'TensorSpan in' if 'in[' in code else 'TensorSpan'
        yield f'calls["{name}"] = []({parameter}) {{\n{code}\n}};\n'
    yield f'check_golden("{family.name}", calls);\n}}\n\n'
    yield '}  // namespace\n}  // namespace tfx::raw_ops\n'


def _write(family):
    (_OUTPUT / f'{family.name}.txt').write_text(''.join(_data(family)))
    source = _OUTPUT / f'{family.name}_test.cc'
    source.write_text(''.join(_code(family)))
    subprocess.run(['clang-format-14', '-i', source], check=True)


def main(names):
    _OUTPUT.mkdir(parents=True, exist_ok=True)
    all_names = sorted(
        path.stem.removesuffix('_cases')
        for path in (_HERE.parent / 'raw_op_cases').glob('*_cases.py'))
    ops, cases = set(), 0
    for name in names or all_names:
        module = importlib.import_module(f'raw_op_cases.{name}_cases')
        family = recorder.Family(name, seed=zlib.crc32(name.encode()))
        module.add_cases(family)
        _write(family)
        print(f'{name}: {len(family.cases)} cases of {len(family.ops())} ops')
        ops |= family.ops()
        cases += len(family.cases)
    size = sum(path.stat().st_size for path in _OUTPUT.iterdir())
    print(f'{cases} cases of {len(ops)} ops; all files have {size} bytes')


if __name__ == '__main__':
    main(sys.argv[1:])

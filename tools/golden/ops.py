#!/usr/bin/env python3
"""Writes tests/ROOM/golden/*.txt with Python TensorFlow.

    python tools/golden/ops.py [ROOM | ROOM/NAME]…

A file a module ROOM.NAME of tools/golden/ops_cases, for tests/ROOM/NAME_test.cc.
A case is a call of a function: its name, which the test knows how to call, its
inputs and what came of it.

    case NAME[@VARIANT] [near [TIMES]]
    in DTYPE SHAPE ELEMENTS
    out DTYPE SHAPE ELEMENTS
    untraced WAY TEXT    Python cannot do it so in a tf.function: see
                         raw_op_cases/traced.py
    graph NAME:TYPE …    the operations that the function computes with the values
                         of its arguments, not just with their shapes; traced as
                         `known`, or as `dims` if no input has fractions
    gradient DTYPE SHAPE ELEMENTS
                         of the outputs' weighted sum, an input with fractions
                         each; or None
    untraced_gradient WAY TEXT
    error CLASS
    | a line of the error's text

Tensors are as in array_format.py. Outputs are equal bit by bit, or, if the case
says so, nearly, and so are gradients. A module with GRADIENTS = True has its
cases differentiated wherever Python can. Of a case's variants one has a graph: the
first with fractions, if there is one, that computes anything. other_graphs.txt names
those whose operations in tfx are others. The Python that runs this has the
tensorflow-cpu that tfx is built for.
"""

import importlib
import os
import pathlib
import re
import sys
import zlib

os.environ['CUDA_VISIBLE_DEVICES'] = '-1'
os.environ['TF_ENABLE_ONEDNN_OPTS'] = '1'
os.environ['TF_CPP_MIN_LOG_LEVEL'] = '3'

# pylint: disable=wrong-import-position
import numpy as np
import tensorflow as tf

from raw_op_cases import traced

_TESTS = pathlib.Path(__file__).resolve().parents[2] / 'tests'

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


def near_sums(dtype):
    """How near results are that add up great numbers which cancel out. Where a processor
    has instructions for float16, that is what such sums are added up in."""
    return 20 if dtype == 'float16' else True


def _flat(value):
    if value is None:
        return []
    if isinstance(value, (tf.SparseTensor, tf.RaggedTensor, tf.IndexedSlices)):
        return tf.nest.flatten(value, expand_composites=True)
    if isinstance(value, dict):
        value = [value[key] for key in sorted(value)]
    if isinstance(value, (list, tuple)) and not isinstance(value, tf.TensorShape):
        return [tensor for part in value for tensor in _flat(part)]
    if isinstance(value, tf.TensorShape):
        value = str(value)
    return [tf.convert_to_tensor(value)]


def _line(tensor):
    shape = ','.join(map(str, tensor.shape)) or '()'
    if tensor.dtype == tf.string:
        # As objects: NumPy's own strings lose the zeros they end with.
        values = np.asarray(tensor.numpy(), object)
        elements = ''.join(value.hex() + ',' for value in values.ravel())
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


def _has_fractions(tensor):
    return tensor.dtype.is_floating or tensor.dtype.is_complex


def _weights(tensor):
    """What an output counts in the sum that is differentiated: see golden_cases.cc."""
    i = tf.range(tf.size(tensor, out_type=tf.int64), dtype=tf.int64)
    real = tf.cast(i * 7 % 11 - 5, tf.float64) / 4
    imag = tf.cast(i * 5 % 7 - 3, tf.float64) / 4
    if tensor.dtype.is_complex:
        real = tf.complex(real, imag)
    return tf.reshape(tf.cast(real, tensor.dtype), tf.shape(tensor))


def _gradients(function, inputs):
    """Of each input with fractions, None where there is none; [] if nothing has one."""
    sources = [tensor for tensor in inputs if _has_fractions(tensor)]
    with tf.GradientTape() as tape:
        tape.watch(sources)
        outputs = [output for output in _flat(function(*inputs)) if _has_fractions(output)]
    if not sources or not outputs:
        return []
    gradients = tape.gradient(outputs, sources, [_weights(output) for output in outputs])
    if all(gradient is None for gradient in gradients):
        return []
    return [gradient if gradient is None else tf.convert_to_tensor(gradient)
            for gradient in gradients]


# These look at shapes alone.
_OF_SHAPES = {'OnesLike', 'Rank', 'Shape', 'ShapeN', 'Size', 'ZerosLike'}


def _is_handed_out(operation, results):
    """What a function returns passes through such."""
    name = operation.name
    return (operation.type == 'Identity' and name in results and '/' not in name
            and name.startswith('Identity'))


def _value_operations(graph):
    """NAME:TYPE, as in tests/ops/golden_graph.cc."""
    results = {tensor.op.name for tensor in graph.outputs}
    dependent = set()
    found = []
    for operation in graph.get_operations():
        if operation.type == 'Placeholder':
            dependent.add(operation.name)
        elif operation.type not in _OF_SHAPES and any(
                tensor.op.name in dependent for tensor in operation.inputs):
            dependent.add(operation.name)
            if not _is_handed_out(operation, results):
                found.append(f'{operation.name}:{operation.type}')
    return found


class Golden:
    """The cases of a file."""

    def __init__(self, differentiates, other_graphs=()):
        self._differentiates = differentiates
        self._other_graphs = other_graphs
        self._parts = []
        self._names = set()
        self._graphs = {}  # (empty, traced as `dims`, place, line) by case

    def __len__(self):
        return len(self._names)

    def _start(self, name, inputs, near):
        assert name not in self._names, name
        self._names.add(name)
        how = '' if not near else ' near' if near is True else f' near {near}'
        self._parts.append(f'case {name}{how}\n')
        for tensor in inputs:
            self._parts.append(f'in {_line(tensor)}\n')

    def _trace_graph(self, name, function, inputs):
        """Which of a case's variants is the one is known when all have been seen."""
        has_fractions = any(_has_fractions(tensor) for tensor in inputs)
        if name in self._other_graphs:
            line = ''
        else:
            try:
                graph = traced.graph(function, inputs, 'known' if has_fractions else 'dims')
            except Exception:  # pylint: disable=broad-except
                return  # What traced.failures tells of.
            line = ' '.join(['graph'] + _value_operations(graph)) + '\n'
        found = (line == 'graph\n', not has_fractions, len(self._parts), line)
        case = name.split('@')[0]
        self._graphs[case] = min(found, self._graphs.get(case, found))
        self._parts.append('')

    def _differentiate(self, function, inputs):
        try:
            gradients = _gradients(function, inputs)
        except LookupError:  # Python has no gradient of something on the way.
            return
        if not gradients:
            return
        for gradient in gradients:
            self._parts.append(
                f'gradient {None if gradient is None else _line(gradient)}\n')
        # A function cannot return None inside of a list.
        there = [gradient for gradient in gradients if gradient is not None]
        for line in traced.failures(
                lambda *symbolic: [gradient for gradient in _gradients(function, symbolic)
                                   if gradient is not None],
                lambda: inputs, there):
            self._parts.append('untraced_gradient' + line[len('untraced'):])

    def add(self, name, function, *inputs, near=False, gradient=None, graph=True):
        """Inputs are tensors, or what tf.constant makes one of. `near` may be a
        number: how many times farther than usual results may be apart. Without
        `graph`, tfx has operations of its own."""
        inputs = [tf.convert_to_tensor(value) for value in inputs]
        try:
            outputs = _flat(function(*inputs))
        except Exception as error:
            raise RuntimeError(f'{name} fails') from error
        self._start(name, inputs, near)
        self._parts.extend(f'out {_line(tensor)}\n' for tensor in outputs)
        self._parts.extend(traced.failures(
            lambda *symbolic: _flat(function(*symbolic)), lambda: inputs, outputs))
        if graph:
            self._trace_graph(name, lambda *symbolic: _flat(function(*symbolic)), inputs)
        if self._differentiates if gradient is None else gradient:
            self._differentiate(function, inputs)

    def over(self, dtypes, name, function, *shapes, near=False, but=(), gradient=None,
             graph=True):
        """A variant a dtype, with inputs of these shapes; but those without a kernel.
        `near` may be a function of the dtype."""
        for dtype in dtypes:
            if dtype in but:
                continue
            inputs = [data(dtype, shape, i) for i, shape in enumerate(shapes)]
            self.add(f'{name}@{dtype}', function, *inputs,
                     near=near(dtype) if callable(near) else near, gradient=gradient,
                     graph=graph)

    def shapes(self, name, function, *shapes, dtype='float32', near=False, gradient=None):
        """A variant a shape."""
        for shape in shapes:
            self.add(f'{name}@{"x".join(map(str, shape)) or "scalar"}', function,
                     data(dtype, shape), near=near, gradient=gradient)

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
        for _, _, place, line in self._graphs.values():
            self._parts[place] = line
        header = f'# Written by tools/golden/ops.py with TensorFlow {tf.__version__}\n'
        path.write_text(header + ''.join(self._parts))


def _chosen(wanted):
    """ROOM/NAME of the modules asked for, or of all."""
    folder = pathlib.Path(__file__).resolve().parent / 'ops_cases'
    names = sorted(f'{path.parent.name}/{path.stem}' for path in folder.glob('*/*.py'))
    chosen = [name for name in names
              if not wanted or name in wanted or name.split('/')[0] in wanted]
    for each in wanted:
        if not any(name == each or name.split('/')[0] == each for name in names):
            sys.exit(f'there are no cases of {each}')
    return chosen


def _other_graphs(file):
    """The cases of a file whose operations in tfx are not Python's."""
    lines = (pathlib.Path(__file__).parent / 'other_graphs.txt').read_text().split('\n')
    return {line.partition(': ')[2] for line in lines if line.startswith(f'{file}: ')}


def main():
    sys.modules['ops'] = sys.modules['__main__']
    count = 0
    for name in _chosen(sys.argv[1:]):
        room, file = name.split('/')
        module = importlib.import_module(f'ops_cases.{room}.{file}')
        golden = Golden(getattr(module, 'GRADIENTS', False), _other_graphs(name))
        tf.random.set_seed(None)  # None that another module has set.
        module.cases(golden)
        path = _TESTS / room / 'golden' / f'{file}.txt'
        path.parent.mkdir(parents=True, exist_ok=True)
        golden.write(path)
        print(f'{name}: {len(golden)} cases')
        count += len(golden)
    print(f'{count} cases in all')


if __name__ == '__main__':
    main()

#!/usr/bin/env python3
"""Writes tests/core/golden/indexing/expressions.txt with Python TensorFlow.

    python tools/golden/indexing.py

What Python makes of t[...] for many tensors and indices. First the tensors,
by name, those that are indexed and those that are indices:

    tensor NAME DTYPE SHAPE ELEMENTS

with the shape as 2,3 or "()", the elements' bytes in hexadecimal, those of
strings with a comma after each. Then the expressions, as Python writes them but
without spaces, indices separated by commas, "()" for none:

    index NAME EXPRESSION
    arguments DTYPE BEGIN END STRIDES MASKS
    result DTYPE SHAPE ELEMENTS

The second line is there if Python called StridedSlice: three vectors and the
masks begin, end, ellipsis, new axis, shrink axis, with commas; "-" is an empty
vector. The third is "error CLASS LENGTH" if there was one, with the text on the
lines after it. An error of the runtime ends at "[Op:...]" and goes without the
name that Python's runtime gives to the function around the op. The Python that
runs this has the tensorflow-cpu that tfx is built for.
"""

import itertools
import os
import pathlib
import random
import re

os.environ['CUDA_VISIBLE_DEVICES'] = '-1'
os.environ['TF_CPP_MIN_LOG_LEVEL'] = '3'

# pylint: disable=wrong-import-position
import numpy as np
import tensorflow as tf
from tensorflow.python.ops import array_ops

_OUTPUT = (
    pathlib.Path(__file__).resolve().parents[2]
    / 'tests/core/golden/indexing/expressions.txt'
)

_DTYPES = (
    'bool', 'int8', 'int16', 'int32', 'int64', 'uint8', 'uint16', 'uint32',
    'uint64', 'float16', 'bfloat16', 'float32', 'float64', 'complex64',
    'complex128',
)


def _tensors():
    """Those that are indexed."""
    count = lambda *shape: np.arange(np.prod(shape)).reshape(shape)
    tensors = {
        's': tf.constant(7),
        'v': tf.constant([1, 2, 3, 4, 5, 6]),
        'm': tf.constant(count(3, 4), tf.float32),
        'c': tf.constant(count(2, 3, 4), tf.int64),
        'q': tf.constant(count(2, 3, 2, 2), tf.float64),
        'e': tf.zeros((0, 3)),
        'f': tf.zeros((2, 0, 3)),
        'd': tf.constant(count(1, 1, 1, 2, 1, 2, 1, 1, 2), tf.int32),
        't': tf.constant([['a', 'bc', ''], ['\u00e9', 'x' * 30, 'z']]),
    }
    for name in _DTYPES:
        dtype = tf.as_dtype(name)
        tensors['of_' + name] = tf.cast(count(2, 3) % 2 + count(2, 3), dtype)
    return tensors


def _indices():
    """Those that are in the brackets."""
    tensors = {}
    for name, dtype in (('w', tf.int16), ('i', tf.int32), ('l', tf.int64)):
        for value in (0, 1, 2, 9):
            tensors[f'{name}{value}'] = tf.constant(value, dtype)
        for value in (1, 2, 9):
            tensors[f'{name}_{value}'] = tf.constant(-value, dtype)
    tensors['i_end'] = tf.constant(2**31 - 1)
    tensors['l_end'] = tf.constant(2**63 - 1, tf.int64)
    for dtype in ('int8', 'uint8', 'uint32', 'uint64', 'float32', 'float64'):
        tensors['one_' + dtype] = tf.constant(1, tf.as_dtype(dtype))
    tensors['text'] = tf.constant('a')
    tensors['true'] = tf.constant(True)
    tensors['vector'] = tf.constant([0, 1])
    tensors['vector1'] = tf.constant([1], tf.int64)
    tensors['matrix'] = tf.constant([[1]])
    tensors['matrix2'] = tf.constant([[1], [2]], tf.int64)
    for name, shape in (
        ('2', (2,)), ('3', (3,)), ('6', (6,)), ('34', (3, 4)), ('23', (2, 3)),
        ('234', (2, 3, 4)), ('2322', (2, 3, 2, 2)), ('0', (0,)), ('20', (2, 0)),
        ('1', (1,)), ('43', (4, 3)), ('9d', (1, 1, 1, 2, 1, 2, 1, 1, 2))):
        size = int(np.prod(shape))
        picked = (np.arange(size) % 3 != 1).reshape(shape)
        tensors['mask' + name] = tf.constant(picked)
        tensors['none' + name] = tf.zeros(shape, tf.bool)
    return tensors


def _slices(bounds, steps):
    for start, stop, step in itertools.product(bounds, bounds, steps):
        yield f'{start}:{stop}' + (f':{step}' if step else '')


def _expressions(random_state):
    """Pairs of a tensor's name and an expression."""
    for index in range(-8, 8):
        yield 'v', str(index)
        yield 'c', str(index)
    for name in ('s', 'v', 'm', 'c', 'q', 'e', 'f', 't'):
        for text in (
            '()', '0', '-1', '5', ':', '...', 'None', '...,None', 'None,...',
            '...,0', '0,...', '0,0', '0,...,0', ':,0', '0,:', '::-1', '1:',
            ':1', '...,...', '0,0,0', ':,:,:', '...,::2', 'None,0', '0,None',
            '...,-1,None', 'None,None', ':,None', '0:1,...,0:1', 'i0', 'l0',
            'w0', 'true', 'mask1', 'mask2', 'mask3', 'mask23', 'mask20',
            'none2', 'none0'):
            yield name, text
    slices = list(_slices(
        ('', '0', '1', '4', '6', '9', '-1', '-3', '-6', '-7', '-9'),
        ('', '1', '2', '7', '-1', '-2', '-7')))
    for text in random_state.sample(slices, 150):
        yield 'v', text
    parts = (
        ['0', '1', '-1', '2', '-2', '...', 'None', ':', '::-1', '1:', ':-1']
        + ['i0', 'i1', 'i_1', 'l1', 'w1', '0:i2', 'i1:', ':l2', '1:2:i1'])
    for name, most in (('m', 3), ('c', 4), ('q', 5), ('t', 3)):
        for _ in range(60):
            count = random_state.randint(1, most)
            yield name, ','.join(random_state.choices(parts, k=count))
    for name in _indices():
        for text in (name, f'{name}:', f':{name}', f'::{name}', f'0,{name}'):
            yield 'm', text
    for name in ('mask6', 'none6', 'mask34'):
        yield 'v', name
    for name in ('mask34', 'none34', 'mask43', 'mask3,0', '0,mask3', 'mask2'):
        yield 'm', name
    for name in ('mask234', 'none234', 'mask23', 'mask2', 'mask34', 'mask2322'):
        yield 'c', name
        yield 'q', name
    for text in ('mask9d', 'none9d', '0,0,0,1,0,1', '...,::-1', 'mask1'):
        yield 'd', text
    for name in _DTYPES:
        for text in ('1', '-1,0', '::-1,::2', '...,None,1', 'mask2', 'mask23'):
            yield 'of_' + name, text
    for text in (
        '::0', '::i0', '2:2', '5:0:-2', '-100:100', '100:', '2147483647',
        '-2147483648', '2147483648', '1099511627776', ':1099511627776',
        '-1099511627776:', '2147483647:2147483648', '::2147483648',
        '::-2147483648', '9223372036854775807', '-9223372036854775808',
        '9223372036854775807:', '-9223372036854775808:', 'i_end', 'l_end',
        '1:i2', '1:l2', '1:w2', 'i1:l2', 'w1:i2', 'w1:l2', 'w1:w2', 'w1:w2:i1',
        'i1:9:l1', 'l1:i9:w2', '1099511627776:i9', 'i1:1099511627776',
        ','.join(['None'] * 31), ','.join(['None'] * 40),
        ','.join(['None'] * 63), ','.join(['None'] * 64),
        ','.join(['None'] * 32), ','.join(['0:1:1'] * 70),
        ','.join([':'] * 64)):
        yield 'v', text
    for text in (
        'i1,l2', 'l1,i2', 'w1,l2', 'w1,i2', 'i1:i2,l0', '0:l2,l0', 'l0,0:i2',
        'None,w1', 'w1,None', 'w1,1:2', '1:2,w1', '1:,w1', '1:,l1', 'matrix,0',
        '0,matrix', 'matrix,i0', '10:,0', ':,10', ':,-5', ':,9:', 'i9,0',
        '0,i9', 'i_9,0', ':,l_9', 'one_float32,0', 'i0,vector', 'true,0'):
        yield 'm', text


def _evaluate(tensor, expression, names):
    if expression == '()':
        return tensor[()]
    return eval(f'tensor[{expression}]', dict(names, tensor=tensor))  # pylint: disable=eval-used


def _elements(tensor):
    if tensor.dtype == tf.string:
        return ''.join(
            value.hex() + ',' for value in np.ravel(tensor.numpy()).tolist())
    return tensor.numpy().tobytes().hex()


def _text(tensor):
    shape = ','.join(map(str, tensor.shape)) or '()'
    return f'{tensor.dtype.name} {shape} {_elements(tensor)}'


def _vector(tensor):
    return ','.join(map(str, np.ravel(tensor.numpy()))) or '-'


class _Recorder:
    """Stands in for array_ops.strided_slice and keeps what it was given."""

    def __init__(self):
        self._function = array_ops.strided_slice
        self.indexed = None
        self.line = ''
        array_ops.strided_slice = self

    def __call__(self, tensor, begin, end, strides, **options):
        # Vectors only, of one type: what the op itself refuses is not kept. A
        # mask slices as well, but not the tensor.
        if (tensor is self.indexed and begin.shape.rank == 1
                and begin.dtype == end.dtype == strides.dtype):
            masks = ','.join(str(options[name]) for name in (
                'begin_mask', 'end_mask', 'ellipsis_mask', 'new_axis_mask',
                'shrink_axis_mask'))
            self.line = (
                f'arguments {begin.dtype.name} {_vector(begin)} {_vector(end)} '
                f'{_vector(strides)} {masks}\n')
        return self._function(tensor, begin, end, strides, **options)


def main():
    tensors, indices = _tensors(), _indices()
    parts = [
        f'# Written by tools/golden/indexing.py with TensorFlow '
        f'{tf.__version__}, NumPy {np.__version__}\n'
    ]
    for name, tensor in (tensors | indices).items():
        parts.append(f'tensor {name} {_text(tensor)}\n')
    recorder = _Recorder()
    expressions = dict.fromkeys(_expressions(random.Random(20210)))
    for name, expression in expressions:
        recorder.indexed, recorder.line = tensors[name], ''
        try:
            result = _evaluate(tensors[name], expression, indices)
            outcome = f'result {_text(result)}\n'
        except Exception as error:  # pylint: disable=broad-exception-caught
            text = str(error)
            if isinstance(error, tf.errors.OpError) and '[Op:' in text:
                text = text[:text.index(']', text.index('[Op:')) + 1]
                text = re.sub(r'^{{function_node \S*}} ', '', text)
            outcome = (
                f'error {type(error).__name__} {len(text.encode())}\n{text}\n')
        if 'too big' in outcome:  # raised by the arguments' masks
            recorder.line = ''
        parts += [f'index {name} {expression}\n', recorder.line, outcome]
    _OUTPUT.parent.mkdir(parents=True, exist_ok=True)
    _OUTPUT.write_text(''.join(parts))
    print(f'{len(expressions)} expressions, {_OUTPUT.stat().st_size} bytes')


if __name__ == '__main__':
    main()

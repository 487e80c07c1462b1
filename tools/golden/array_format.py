#!/usr/bin/env python3
"""Writes tests/core/golden/array_format.txt with Python TensorFlow.

    python tools/golden/array_format.py

Tensors of all types that NumPy can print, and the four texts that Python has
for each: str(t.numpy()), repr(t.numpy()), str(t), repr(t). A tensor is a line

    tensor DTYPE SHAPE ELEMENTS

with the shape as 2,3 or "()", the elements' bytes in hexadecimal, those of
strings with a comma after each. Four texts follow, each as a line with its
length in bytes, the text and an end of line. The Python that runs this has the
tensorflow-cpu that tfx is built for.
"""

import os
import pathlib

os.environ['CUDA_VISIBLE_DEVICES'] = '-1'
os.environ['TF_CPP_MIN_LOG_LEVEL'] = '3'

# pylint: disable=wrong-import-position
import ml_dtypes
import numpy as np
import tensorflow as tf

_OUTPUT = (
    pathlib.Path(__file__).resolve().parents[2]
    / 'tests/core/golden/array_format.txt'
)

_INF = float('inf')
_NAN = float('nan')

_FLOATS = ('float16', 'float32', 'float64')
_INTS = ('int8', 'int16', 'int32', 'int64', 'uint8', 'uint16', 'uint32', 'uint64')
_QUANTIZED = {
    'qint8': 'int8', 'qint16': 'int16', 'qint32': 'int32',
    'quint8': 'uint8', 'quint16': 'uint16',
}
_NARROW_FLOATS = (
    'float8_e5m2', 'float8_e4m3fn', 'float8_e4m3fnuz', 'float8_e4m3b11fnuz',
    'float8_e5m2fnuz', 'float4_e2m1fn',
)
_NARROW_INTS = ('int4', 'uint4', 'int2', 'uint2')

_SCALARS = (
    0.0, -0.0, 1.0, -1.0, 0.1, -0.3, 1 / 3, 2 / 3, 1e-4, 9.9e-5, 1.5e-5, 123.0,
    999.0, 999.9, 1000.0, 2048.0, 65504.0, 123456.0, 999999.0, 1e6, 1234567.0,
    16777217.0, 1e8, 123456789.123, 9.99e15, 1e16, 1.5e16, 1e20, 3.4e38, 1e-7,
    1e-30, 2.0**-44, 5e-324, 1.7976931348623157e308, _INF, -_INF, _NAN,
)

# Vectors: what decides fixed or exponential, digits, widths.
_VECTORS = (
    [1.0, 2.0], [1.0, -2.0], [0.5, 0.25, 0.125], [1.0], [0.0], [-0.0, 0.0],
    [0.1, 0.2, 0.3], [1 / 3, 2 / 3], [1e-4, 1.0], [9.9e-5, 0.01], [1e-5, 1.0],
    [1.0, 1000.0], [1.0, 1001.0], [0.001, 1.0], [0.001, 1.0005], [999.0, 1.0],
    [1e6, 1e6], [999999.0, 1000.0], [99999999.0, 99999998.0], [1e8, 1e8],
    [1e8, 1.0], [12345678.9, 12345.678], [1e20, 1e-20], [1e-300, 1e300],
    [_NAN], [_INF], [-_INF], [_NAN, _INF, -_INF], [1.0, _NAN], [1.5, _INF],
    [1.5, -_INF], [100.25, _NAN, -_INF], [1e10, _NAN, -_INF], [-1e10, _INF],
    [0.0, _NAN], [123.456, 0.0, -0.0], [1.23456789012345, 2.0],
    [0.123456785, 0.999999995], [5e-324, 1.0], [3.4028235e38, 1.1754944e-38],
    [6e-8, 65504.0], [0.99999999, 1.0], [1.1, 22.22, 333.333, -4.4],
    [2.0**-30, 2.0**30], [1.0, 1.00001], [1e-10, 1.2345678e10],
)

_COMPLEX = (
    0j, 1j, -1j, 1 + 0j, 1 + 2j, -1.5 - 2.5j, complex(-0.0, 0.0),
    complex(0.0, -0.0), complex(-0.0, -0.0), complex(_NAN, 1), complex(1, _NAN),
    complex(0, _NAN), complex(_INF, -_INF), complex(1, _INF), 1e20 + 1e-20j,
    1 / 3 + 2j / 3, 123456789 + 1j, 1e16 + 1j, 1e-5 + 1e5j,
)
_COMPLEX_VECTORS = (
    [1 + 2j, 3 - 4j], [1j, 0j], [1.5 + 10j, -20.25 - 3j], [1e10 + 1j, 1 + 1j],
    [1 + 1e-10j, 2 + 3j], [complex(_NAN, 1), 1j], [complex(1, _NAN), 2 + 1j],
    [complex(1, -_INF), 22.5 + 1j], [complex(_INF, _NAN)], [1 / 3 + 2j / 3, 0.5],
    [complex(-0.0, -0.0), 1 + 1j], [1e-300 + 1e300j, 1 + 1j],
)

_SHAPES = (
    (1,), (3,), (17,), (40,), (2, 3), (5, 1), (3, 20), (2, 2, 3), (1, 3, 2, 2),
    (1, 1, 1, 1, 1),
)
_EMPTY = ((0,), (0, 3), (3, 0), (2, 0, 4), (1, 0, 1, 0))
_LONG = ((1000,), (1001,), (7, 143), (6, 167), (143, 7), (10, 11, 10), (2, 1, 501))

_STRINGS = (
    [b'a'], [b''], [b'', b'x'], [b'it\'s'], [b'say "x"'], [b'\'"'],
    [b'\\', b'\\\''], [b'\t\n\r\x0b\x00\x1f\x7f\x80\xff'],
    ['\u00e9\u4e2d\U0001f600'.encode()], [bytes(range(256))],
    [b'short', b'much longer than that', b'x'], [b'x' * 74], [b'x' * 80] * 2,
    [b'abc'] * 12, [b'word', b'w' * 30, b'v' * 35, b'u' * 5] * 2,
    [b'123456789012345'] * 4, [b'1' * 69], [b'1' * 59], [b'1' * 58, b'2'],
)


def _random_floats(random, shape, dtype):
    kind = random.integers(6)
    values = random.standard_normal(shape)
    if kind == 1:
        values = values * 10.0 ** random.uniform(-8, 8)
    elif kind == 2:
        values = values * 10.0 ** random.uniform(-8, 8, shape)
    elif kind == 3:
        values = np.round(values, int(random.integers(0, 4)))
    elif kind == 4:
        values = np.round(values * 100)
    elif kind == 5:
        values = np.where(
            random.random(shape) < 0.2,
            random.choice([_NAN, _INF, -_INF, 0.0, -0.0], shape), values)
    return values.astype(dtype)


def _random_bits(random, shape, dtype):
    """Any value the type has, NaN and subnormal ones too."""
    dtype = np.dtype(dtype)
    size = int(np.prod(shape)) * dtype.itemsize
    return np.frombuffer(random.bytes(size), dtype).reshape(shape)


def _random_ints(random, shape, dtype):
    info = np.iinfo(dtype)
    low, high = (
        (info.min, info.max), (max(info.min, -9), 9), (max(info.min, -99), 100)
    )[random.integers(3)]
    return random.integers(low, high, shape, dtype, endpoint=True)


def _floats(random):
    for dtype in _FLOATS:
        for value in _SCALARS:
            yield np.array(value).astype(dtype)
        for values in _VECTORS:
            yield np.array(values).astype(dtype)
        for shape in _SHAPES:
            yield _random_floats(random, shape, dtype)
            yield _random_bits(random, shape, dtype)
        for shape in _EMPTY:
            yield np.zeros(shape, dtype)
    for shape in _LONG[:5]:
        yield _random_floats(random, shape, 'float16')
    # What is not shown does not count: neither its width nor its digits.
    hidden = np.arange(1001, dtype='float32')
    hidden[500] = -1e30
    yield hidden


def _complexes(random):
    for dtype in ('complex64', 'complex128'):
        for value in _COMPLEX:
            yield np.array(value).astype(dtype)
        for values in _COMPLEX_VECTORS:
            yield np.array(values).astype(dtype)
        for shape in _SHAPES:
            part = 'float32' if dtype == 'complex64' else 'float64'
            result = np.empty(shape, dtype)
            result.real = _random_floats(random, shape, part)
            result.imag = _random_floats(random, shape, part)
            yield result
        yield np.zeros((2, 0), dtype)


def _integers(random):
    for dtype in _INTS:
        info = np.iinfo(dtype)
        for value in sorted({0, 1, info.min, info.max}):
            yield np.array(value, dtype)
        yield np.array([info.min, info.max], dtype)
        yield np.array([0, info.min], dtype)
        for shape in _SHAPES:
            yield _random_ints(random, shape, dtype)
        yield np.zeros((0, 2), dtype)
        yield np.zeros(0, dtype)
    for shape in _LONG:
        yield _random_ints(random, shape, 'int8')
    yield np.arange(1001, dtype='int16')
    yield np.arange(1600).reshape(40, 40).astype('uint8')


def _bools(random):
    for value in (True, False, [True], [False, True], [[True], [False]]):
        yield np.array(value)
    for shape in _SHAPES + _LONG[:3]:
        yield random.random(shape) < 0.5
    yield np.zeros((0, 1), bool)


def _narrow(random):
    for dtype in _NARROW_FLOATS + _NARROW_INTS:
        codes = {'4': 16, '2': 4}.get(dtype.lstrip('uintfloa')[0], 256)
        numpy_type = getattr(ml_dtypes, dtype)
        every = np.arange(codes, dtype=np.uint8).view(numpy_type)
        yield every
        for code in random.choice(codes, 4):
            yield every[code].reshape(())
        for shape in _SHAPES[:8]:
            yield random.choice(every, shape)
        yield every[:0]
        yield np.zeros((2, 0), numpy_type)
    for value in _SCALARS:
        yield np.array(value).astype(ml_dtypes.bfloat16)
    for values in _VECTORS[:10]:
        yield np.array(values).astype(ml_dtypes.bfloat16)
    for shape in _SHAPES:
        bits = random.integers(0, 1 << 16, shape, np.uint16)
        yield bits.view(ml_dtypes.bfloat16)
    yield np.arange(1001).astype(ml_dtypes.bfloat16)
    yield np.zeros((0, 3), ml_dtypes.bfloat16)


def _strings(random):
    for values in _STRINGS:
        yield np.array(values, object)
        yield np.array(values[0], object)
    for shape in _SHAPES[:9]:
        values = np.empty(shape, object)
        for index in np.ndindex(shape):
            values[index] = random.bytes(random.integers(0, 6))
        yield values
    yield np.full((1001,), b'ab', object)
    yield np.zeros((0, 2), object)


def _tensors():
    random = np.random.default_rng(20210)
    for arrays in (_floats, _complexes, _integers, _bools, _narrow):
        for array in arrays(random):
            yield tf.constant(array)
    for array in _strings(random):
        yield tf.constant(array, tf.string)
    for quantized, dtype in _QUANTIZED.items():
        for shape in ((), (1,), (5,), (2, 3), (0, 2)):
            values = tf.constant(_random_ints(random, shape, dtype))
            yield tf.bitcast(values, getattr(tf, quantized))


def _elements(tensor):
    if tensor.dtype == tf.string:
        return ''.join(
            value.hex() + ',' for value in np.ravel(tensor.numpy()).tolist())
    return tensor.numpy().tobytes().hex()


def main():
    np.seterr(over='ignore', invalid='ignore')
    parts = [
        f'# Written by tools/golden/array_format.py with TensorFlow '
        f'{tf.__version__}, NumPy {np.__version__}, '
        f'ml_dtypes {ml_dtypes.__version__}\n'
    ]
    count = 0
    for tensor in _tensors():
        shape = ','.join(map(str, tensor.shape)) or '()'
        parts.append(f'tensor {tensor.dtype.name} {shape} {_elements(tensor)}\n')
        for text in (
            str(tensor.numpy()), repr(tensor.numpy()), str(tensor), repr(tensor)):
            parts.append(f'{len(text)}\n{text}\n')
        count += 1
    _OUTPUT.parent.mkdir(parents=True, exist_ok=True)
    _OUTPUT.write_text(''.join(parts))
    print(f'{count} tensors, {_OUTPUT.stat().st_size} bytes')


if __name__ == '__main__':
    main()

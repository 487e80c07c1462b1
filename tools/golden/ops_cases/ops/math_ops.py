"""Cases of tests/ops/math_ops_test.cc."""

import numpy as np
import tensorflow as tf
from ops import ALL, COMPLEX, FLOATS, INTS, NUMBERS, data

GRADIENTS = True

_INF = float('inf')
_NAN = float('nan')

UNARY = (
    'abs', 'acos', 'acosh', 'angle', 'asin', 'asinh', 'atan', 'atanh', 'ceil', 'conj', 'cos', 'cosh', 'digamma',
    'erf', 'erfc', 'erfcinv', 'erfinv', 'exp', 'expm1', 'floor', 'imag', 'is_finite', 'is_inf', 'is_nan', 'lgamma',
    'log', 'log1p', 'log_sigmoid', 'ndtri', 'negative', 'real', 'reciprocal', 'reciprocal_no_nan', 'rint', 'round',
    'rsqrt', 'sigmoid', 'sign', 'sin', 'sinh', 'softplus', 'softsign', 'sqrt', 'square', 'tan', 'tanh')
BINARY = (
    'add', 'atan2', 'divide', 'divide_no_nan', 'equal', 'floordiv', 'floormod', 'greater', 'greater_equal', 'igamma',
    'igammac', 'less', 'less_equal', 'maximum', 'minimum', 'mod', 'multiply', 'multiply_no_nan', 'nextafter',
    'not_equal', 'polygamma', 'pow', 'realdiv', 'squared_difference', 'subtract', 'truediv', 'truncatediv',
    'truncatemod', 'xdivy', 'xlog1py', 'xlogy', 'zeta')
DIVISIONS = ('floordiv', 'floormod', 'mod', 'truncatediv', 'truncatemod')


def _takes(function, *inputs):
    """Whether there is a kernel for these."""
    try:
        function(*inputs)
    except Exception:  # pylint: disable=broad-except
        return False
    return True


def _odd(dtype):
    """Numbers that functions treat differently."""
    if dtype in INTS:
        return data(dtype, (4,))
    values = np.array([-_INF, -2.5, -1.0, -0.5, -0.0, 0.0, 0.25, 1.0, 3.5, 50.0, _INF, _NAN])
    if dtype in COMPLEX:
        return tf.cast(tf.constant(values[1:10] + 1j * values[9:0:-1]), dtype)
    return tf.cast(tf.constant(values), dtype)


def _unary(golden):
    for name in UNARY:
        function = getattr(tf.math, name)
        for dtype in FLOATS + COMPLEX + ('int32', 'uint8', 'int64'):
            values = _odd(dtype)
            if _takes(function, values):
                # Some processors have an instruction for nearly that.
                is_near = (name, dtype) == ('rsqrt', 'float32')
                golden.add(f'{name}@{dtype}', function, values, near=10 if dtype in COMPLEX else is_near,
                           gradient=dtype in ('float32', 'float64', 'complex128'))
        golden.add(f'{name}@empty', function, tf.zeros((0, 2)))
        if name not in ('imag', 'round'):
            golden.fails(f'{name}@string', function, 'a')
    golden.add('imag@string', tf.math.imag, ['a'])
    golden.fails('imag/ragged', lambda: tf.math.imag([[1], [2, 3]]))
    golden.fails('round/ragged', lambda: tf.math.round([[1], [2, 3]]))


def _operands(dtype):
    if dtype not in FLOATS:
        return data(dtype, (2, 1)), data(dtype, (3,), 2)
    x = tf.constant([[-1.5], [0.0], [2.5], [_INF], [_NAN]])
    return tf.cast(x, dtype), tf.cast(tf.constant([-1.0, 0.0, 0.75, 3.0]), dtype)


def _binary(golden):
    for name in BINARY:
        function = getattr(tf.math, name, None) or getattr(tf, name)
        for dtype in ALL:
            x, y = _operands(dtype)
            if dtype in INTS and name in DIVISIONS:
                y = y + tf.cast(y == 0, dtype)
            if _takes(function, x, y):
                golden.add(f'{name}@{dtype}', function, x, y, near=10 if dtype in COMPLEX else False,
                           gradient=dtype in ('float32', 'float64', 'complex128'))
        golden.add(f'{name}@empty', function, tf.zeros((0, 2)), tf.ones((2,)))
        golden.add(f'{name}@both empty', function, tf.zeros((0, 1)), tf.ones((1, 0)), gradient=False)
        # Python's error names the argument.
        if name != 'multiply_no_nan':
            golden.fails(f'{name}@dtypes', function, [1.0], [1])
        golden.fails(f'{name}@shapes', function, [1.0, 2.0], [1.0, 2.0, 3.0])


def _logical(golden):
    for name in ('logical_and', 'logical_or', 'logical_xor'):
        function = getattr(tf.math, name)
        golden.add(name, function, [[True], [False]], [True, False])
        golden.add(f'{name}/literal', lambda x, function=function: function(x, True), [True, False])
        golden.add(f'{name}@empty', function, tf.zeros((0, 2), tf.bool), [True, False])
        golden.fails(f'{name}@int', function, 1, True)
        golden.fails(f'{name}@shapes', function, [True, False], [True, False, True])
    golden.add('logical_not', tf.math.logical_not, [True, False])
    golden.add('logical_not@empty', tf.math.logical_not, tf.zeros((0, 2), tf.bool))
    golden.fails('logical_not@int', tf.math.logical_not, 1)


def _literals(golden):
    for name in ('add', 'subtract', 'multiply', 'truediv', 'pow', 'maximum', 'less', 'equal', 'divide_no_nan',
                 'squared_difference', 'xlogy', 'atan2'):
        function = getattr(tf.math, name)
        golden.add(f'{name}/literal right', lambda x, function=function: function(x, 2.0),
                   tf.constant([1.0, 2.0], tf.float64))
        # The others take a number on the left for a float32.
        if name not in ('add', 'truediv'):
            golden.add(f'{name}/literal left', lambda x, function=function: function(3.0, x),
                       tf.constant([1.0, 2.0], tf.float16), gradient=False)


def _several(golden):
    x, y, z = (data('float32', (2, 2), salt) for salt in range(3))
    golden.over(NUMBERS, 'add_n', lambda x, y: tf.math.add_n([x, y]), (2,), (2,), near=True)
    golden.add('add_n/one', lambda x: tf.math.add_n([x]), x)
    golden.fails('add_n/none', lambda: tf.math.add_n([]))
    golden.fails('add_n', lambda x, y: tf.math.add_n([x, y]), [1.0], [1.0, 2.0])
    golden.add('accumulate_n', lambda *all: tf.math.accumulate_n(all), x, y, z, near=True)
    golden.add('accumulate_n/one', lambda x: tf.math.accumulate_n([x]), x)
    golden.add('accumulate_n/options', lambda x, y: tf.math.accumulate_n(
        [x, y], shape=[2, 2], tensor_dtype=tf.float32, name='sum'), x, y, near=True)
    golden.fails('accumulate_n/none', lambda: tf.math.accumulate_n([]))
    golden.fails('accumulate_n@dtypes', lambda *all: tf.math.accumulate_n(all), 1.0, 1)
    golden.fails('accumulate_n@shapes', lambda *all: tf.math.accumulate_n(all), [1.0], [1.0, 2.0])
    golden.fails('accumulate_n/shape', lambda x: tf.math.accumulate_n([x, x], shape=[3]), [1.0])
    golden.fails('accumulate_n/tensor_dtype', lambda x: tf.math.accumulate_n([x, x], tensor_dtype=tf.int32), [1.0])

    golden.over(('complex64', 'complex128'), 'parts', lambda x: tf.complex(tf.math.real(x), tf.math.imag(x)), (3,))
    golden.fails('complex', tf.complex, 1.0, tf.constant(1.0, tf.float64))
    golden.over(NUMBERS, 'scalar_mul', lambda x: tf.math.scalar_mul(3, x), (2,))
    golden.add('scalar_mul/tensor', tf.math.scalar_mul, 2.5, x)
    golden.add('scalar_mul/tensor@empty', tf.math.scalar_mul, 2.5, tf.zeros((0, 2)))
    golden.fails('scalar_mul/tensor@vector', tf.math.scalar_mul, [1.0, 2.0], x)
    golden.over(('float32', 'complex64', 'int32'), 'polyval', lambda a, b, x: tf.math.polyval([a, b], x), (2,), (),
                (3, 2), near=True)
    golden.add('polyval/none', lambda x: tf.math.polyval([], x), x)
    golden.fails('polyval', lambda a, b, x: tf.math.polyval([a, b], x), [1.0, 2.0], 1.0, [1.0, 2.0, 3.0])

    for dtype in ('float32', 'float64'):
        golden.add(f'betainc@{dtype}', tf.math.betainc, tf.constant([0.5, 2.0, 3.0], dtype),
                   tf.constant([1.0, 4.0, 2.0], dtype), tf.constant(0.25, dtype), near=10)
    golden.add('betainc@odd', tf.math.betainc, [-1.0, 0.0, 1.0, _NAN], 2.0, [0.5, 0.5, 1.5, 0.5], gradient=False)
    golden.add('betainc/literal x', lambda a, b: tf.math.betainc(a, b, 0.25), tf.constant(2.0, tf.float64),
               tf.constant(3.0, tf.float64), near=10)
    golden.add('betainc/literal a, b', lambda x: tf.math.betainc(2.0, 3.0, x), tf.constant(0.25, tf.float64), near=10)
    golden.add('betainc@empty', tf.math.betainc, tf.zeros((0, 2)), tf.zeros((0, 2)), tf.zeros((0, 2)))
    golden.fails('betainc', tf.math.betainc, 1.0, 2.0, 1)
    golden.fails('betainc@shapes', tf.math.betainc, [1.0, 2.0], 2.0, [0.5, 0.5, 0.5])


def cases(golden):
    _unary(golden)
    _binary(golden)
    _logical(golden)
    _literals(golden)
    _several(golden)

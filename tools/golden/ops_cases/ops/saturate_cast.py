"""Cases of tests/ops/saturate_cast_test.cc."""

import tensorflow as tf
from ops import FLOATS, INTS

GRADIENTS = True

_INF = float('inf')
_NAN = float('nan')
_WIDE = [0.0, -0.5, 1.9, -300.0, 300.0, 70000.0, -70000.0, 5e9, -5e9, 1e19, -1e19, 2e20]


def cases(golden):
    # Python's limits for 64-bit integers overflow: what it makes of numbers near
    # them, or of int64 itself, is wrong.
    targets = [dtype for dtype in INTS + FLOATS if dtype not in ('int64', 'uint64')]
    for dtype in FLOATS:
        values = _WIDE + ([1e39, -1e39] if dtype == 'float64' else []) + [_INF, -_INF]
        if dtype == 'float16':
            values = [value for value in values if abs(value) < 65505 or abs(value) == _INF]
        for target in targets:
            golden.add(f'saturate_cast/{target}@{dtype}', lambda x: tf.saturate_cast(x, target),
                       tf.constant(values, dtype))
    for dtype in ('int8', 'int16', 'int32', 'int64', 'uint8', 'uint16'):  # that have a kernel
        limits = tf.as_dtype(dtype)
        values = tf.constant([limits.min, 0, 100, limits.max], dtype)
        for target in targets[:6] if dtype == 'int64' else targets:
            golden.add(f'saturate_cast/{target}@{dtype}', lambda x: tf.saturate_cast(x, target), values)
    # The gradient of a clip compares, and complex numbers have no order.
    golden.add('saturate_cast/complex64@complex128', lambda x: tf.saturate_cast(x, tf.complex64),
               tf.constant([1 + 2j, 3 - 4j]), gradient=False)
    golden.add('saturate_cast/int8@complex64', lambda x: tf.saturate_cast(x, tf.int8),
               tf.constant([1 + 2j, 300 - 4j], tf.complex64))
    golden.add('saturate_cast/complex64@wide', lambda x: tf.saturate_cast(x, tf.complex64),
               tf.constant([1e300 + 1j, 2 - 1e300j]), gradient=False)
    golden.add('saturate_cast/complex64@float64', lambda x: tf.saturate_cast(x, tf.complex64),
               tf.constant([1.5, -1e300], tf.float64))
    golden.add('saturate_cast/uint64@int32', lambda x: tf.saturate_cast(x, tf.uint64), [-3, 4])
    golden.add('saturate_cast/int64@int32', lambda x: tf.saturate_cast(x, tf.int64), [-3, 4])
    golden.add('saturate_cast/float16@nan', lambda x: tf.saturate_cast(x, tf.float16), [_NAN, 1e9])
    golden.add('saturate_cast/int8@empty', lambda x: tf.saturate_cast(x, tf.int8), tf.zeros((0, 2)))
    golden.add('saturate_cast/float32@empty', lambda x: tf.saturate_cast(x, tf.float32), tf.zeros((0, 2), tf.float64))
    golden.fails('saturate_cast/int8@string', lambda x: tf.saturate_cast(x, tf.int8), ['a'])
    golden.fails('saturate_cast/int8@bool', lambda x: tf.saturate_cast(x, tf.int8), [True])
    golden.fails('saturate_cast/int8@uint32', lambda x: tf.saturate_cast(x, tf.int8), tf.constant([1], tf.uint32))
    golden.fails('saturate_cast/bool', lambda x: tf.saturate_cast(x, tf.bool), [1.0])
    golden.add('polyval', lambda x: tf.math.polyval([tf.constant(2.0), tf.constant(3.0), tf.constant(-1.0)], x),
               [1.0, 2.0], near=True)
    golden.add('polyval/none', lambda x: tf.math.polyval([], x), [1.0, 2.0])
    golden.add('scalar_mul', lambda x: tf.math.scalar_mul(2, x), [1.5, 2.5])
    golden.fails('scalar_mul/vector', lambda x: tf.math.scalar_mul([2.0], x), [1.5])

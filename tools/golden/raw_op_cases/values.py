"""Values for inputs, and which types an op takes."""

import ml_dtypes  # pylint: disable=unused-import  # NumPy knows bfloat16 by it.
import numpy as np
import tensorflow as tf
from tensorflow.python.framework import kernels
from tensorflow.python.framework import op_def_registry

# A scalar, nothing at all, and many dimensions, beside the usual.
SHAPES = ((2, 3), (), (0, 3), (5,), (1, 2, 1, 3, 1, 2), (2, 2, 2))

_WORDS = (
    b'', b'a', b'tensor', b'Flow', 'h\u00e9llo'.encode(), b'zero \x00 inside',
    b' spaces ', b'longer than the twenty-two bytes that stay inside', b'42',
)


def cpu_dtypes(op, attr='T'):
    """The types that an attribute may have on the CPU."""
    definition = op_def_registry.get(op)
    allowed = next(a for a in definition.attr if a.name == attr)
    allowed = list(allowed.allowed_values.list.type)
    found = set()
    for kernel in kernels.get_registered_kernels_for_op(op).kernel:
        if kernel.device_type != 'CPU' or kernel.label:
            continue
        constraints = [list(c.allowed_values.list.type)
                       for c in kernel.constraint if c.name == attr]
        found.update(constraints[0] if constraints else allowed)
    if allowed:
        found &= set(allowed)
    # Numbers above 100 are references.
    return [tf.dtypes.as_dtype(number) for number in sorted(found) if number < 100]


class Values:
    """Numbers that are the same in each run."""

    def __init__(self, seed):
        self._random = np.random.default_rng(seed)

    def __call__(self, shape, dtype='float32', low=-3, high=3):
        dtype = tf.dtypes.as_dtype(dtype)
        if dtype == tf.string:
            return self.strings(shape)
        if dtype == tf.bool:
            return self._random.random(shape) < 0.5
        kind = dtype.as_numpy_dtype
        if dtype.is_integer:
            low = max(low, dtype.min)
            return np.asarray(
                self._random.integers(low, high, shape, endpoint=True), kind)
        if dtype.is_complex:
            return np.asarray(self._random.uniform(low, high, shape)
                              + 1j * self._random.uniform(low, high, shape), kind)
        return np.asarray(self._random.uniform(low, high, shape), kind)

    def integers(self, shape, low, high, dtype='int32'):
        return np.asarray(self._random.integers(low, high, shape), dtype)

    def strings(self, shape):
        array = np.empty(shape, object)
        for index in np.ndindex(array.shape):
            array[index] = _WORDS[self._random.integers(len(_WORDS))]
        return array

    def quantized(self, shape, dtype):
        """Of a quantized type: any value that it has."""
        dtype = tf.dtypes.as_dtype(dtype)
        plain = {tf.qint8: np.int8, tf.quint8: np.uint8, tf.qint32: np.int32,
                 tf.qint16: np.int16, tf.quint16: np.uint16}[dtype]
        info = np.iinfo(plain)
        low, high = (-1000, 1000) if plain is np.int32 else (info.min, info.max)
        return tf.bitcast(self.integers(shape, low, high + 1, plain), dtype)

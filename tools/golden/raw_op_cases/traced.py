"""Whether Python can do in a tf.function what it does eagerly.

There are three ways to trace, which tests/function/traced_call.h has too:

    known   the arguments are the inputs with fractions, with their shapes; the
            others, such as axes and shapes, are constants
    dims    all inputs are arguments, of known rank and unknown dimensions
    rank    all inputs are arguments of unknown shape

Python is the judge of which of them make sense: an op may want shapes while the
graph is built, or a gradient function values.
"""

import ml_dtypes
import numpy as np
import tensorflow as tf

WAYS = ('known', 'dims', 'rank')
# The units in the last place that are allowed if nothing else is said, as in
# tests/raw_ops/golden_compare.h; twice as many, for second derivatives.
_USUAL_ULPS = 32
_USUAL_ULPS_OF = {tf.float16: 4, tf.bfloat16: 4}


def _is_argument(tensor, way):
    if way == 'known':
        return tensor.dtype.is_floating or tensor.dtype.is_complex
    return True


def _spec(tensor, way):
    shape = {'known': tensor.shape,
             'dims': [None] * tensor.shape.rank,
             'rank': None}[way]
    return tf.TensorSpec(shape, tensor.dtype)


def _traced(function, inputs, way):
    """function(*inputs) as a tf.function, and its arguments."""
    arguments = [tensor for tensor in inputs if _is_argument(tensor, way)]
    @tf.function(autograph=False,
                 input_signature=[_spec(tensor, way) for tensor in arguments])
    def traced(*symbolic):
        symbolic = iter(symbolic)
        return function(*[next(symbolic) if _is_argument(tensor, way) else tensor
                          for tensor in inputs])
    return traced, arguments


def call(function, inputs, way):
    """function(*inputs), traced."""
    traced, arguments = _traced(function, inputs, way)
    return traced(*arguments)


def graph(function, inputs, way):
    """What function(*inputs) becomes when it is traced."""
    return _traced(function, inputs, way)[0].get_concrete_function().graph


def _same_numbers(actual, expected, dtype, ulps):
    if not (dtype.is_floating or dtype.is_complex):
        return np.array_equal(actual, expected)
    wide = np.complex128 if dtype.is_complex else np.float64
    actual, expected = actual.astype(wide), expected.astype(wide)
    epsilon = float(ml_dtypes.finfo(dtype.real_dtype.as_numpy_dtype).eps)
    relative = (ulps or _USUAL_ULPS_OF.get(dtype, _USUAL_ULPS)) * epsilon
    finite = np.abs(expected[np.isfinite(expected)])
    return np.allclose(actual, expected, rtol=relative,
                       atol=relative / 4 * finite.max(initial=0), equal_nan=True)


def same(actual, expected, ulps=None):
    if actual is None or expected is None:
        return actual is expected
    if actual.dtype != expected.dtype or actual.shape != expected.shape:
        return False
    if actual.dtype in (tf.resource, tf.variant):
        return True
    return _same_numbers(np.asarray(actual.numpy()), np.asarray(expected.numpy()),
                         actual.dtype, ulps)


def failures(function, make_inputs, expected, ulps=None):
    """Lines of a golden file: the ways that fail, or do not give `expected`."""
    for way in WAYS:
        try:
            actual = call(function, make_inputs(), way)
        except Exception as error:  # pylint: disable=broad-except
            yield f'untraced {way} {type(error).__name__}\n'
            continue
        if len(actual) != len(expected) or not all(
                same(a, b, ulps) for a, b in zip(actual, expected)):
            yield f'untraced {way} OtherValues\n'

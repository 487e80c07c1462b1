"""Activations, softmax and its losses, biases, norms, the largest elements."""

import numpy as np
import tensorflow as tf

_FLOATS = ('float16', 'bfloat16', 'float32', 'float64')
_SHAPES = ((2, 3), (), (0, 3), (5,), (1, 2, 1, 3))


def _add_activations(family):
    v = family.values
    for op in ('Relu', 'Relu6', 'LeakyRelu', 'Elu', 'Selu', 'Softplus', 'Softsign'):
        for dtype in _FLOATS:
            family.case(op, [v((2, 3), dtype, -8, 8)])
        for shape in _SHAPES:
            family.case(op, [v(shape, 'float64', -8, 8)])
    for alpha in (0.0, 0.5, 1.5):
        family.case('LeakyRelu', [v((2, 3), 'float64')], {'alpha': alpha})
    # Where the slope changes Python chooses a side.
    edges = np.asarray([0.0, 6.0, -0.0, 1.0], np.float64)
    for op in ('Relu', 'Relu6', 'LeakyRelu', 'Elu', 'Selu', 'Softplus', 'Softsign'):
        family.case(op, [edges], note='at edges', differences=False)
    for op in ('ReluGrad', 'Relu6Grad', 'LeakyReluGrad', 'EluGrad', 'SeluGrad',
               'SoftplusGrad'):
        for dtype in _FLOATS:
            family.case(op, [v((2, 3), dtype), v((2, 3), dtype, -8, 8)],
                        differences=False)
        for shape in _SHAPES:
            # Outputs of Elu and Selu are above -1 and -1.76.
            family.case(op, [v(shape, 'float64'), v(shape, 'float64', -0.9, 8)])
    family.case('LeakyReluGrad', [v((4,)), v((4,))], {'alpha': 0.75})


def _add_softmax(family):
    v = family.values
    for op in ('Softmax', 'LogSoftmax'):
        for dtype in _FLOATS:
            family.case(op, [v((2, 3), dtype)], ulps=4 if '16' in dtype else 64)
        for shape in ((2, 3), (4,), (2, 1, 3), (0, 3), (3, 1)):
            family.case(op, [v(shape, 'float64')])


def _probabilities(family, shape, dtype):
    """Rows that sum up to one, as the gradient takes for granted."""
    numbers = family.values(shape, 'float64', 0, 1)
    numbers /= numbers.sum(-1, keepdims=True)
    return numbers.astype(tf.dtypes.as_dtype(dtype).as_numpy_dtype)


def _add_losses(family):
    v = family.values
    for dtype in _FLOATS:
        ulps = 8 if '16' in dtype else 64
        labels = _probabilities(family, (4, 3), dtype)
        family.case('SoftmaxCrossEntropyWithLogits', [v((4, 3), dtype), labels],
                    targets=[0], ulps=ulps)
        family.case('SoftmaxCrossEntropyWithLogits', [v((4, 3), dtype), labels],
                    targets=[0], sources=[0], ulps=ulps)
        for indices in ('int32', 'int64'):
            family.case('SparseSoftmaxCrossEntropyWithLogits',
                        [v((4, 3), dtype), np.asarray([0, 2, 1, 2], indices)],
                        targets=[0], ulps=ulps)
    for rows in (1, 0):
        family.case('SoftmaxCrossEntropyWithLogits',
                    [v((rows, 3), 'float64'),
                     _probabilities(family, (rows, 3), 'float64')], targets=[0])
        family.case('SparseSoftmaxCrossEntropyWithLogits',
                    [v((rows, 3), 'float64'), np.zeros(rows, np.int32)],
                    targets=[0])
    # The gradient that the op gives along is differentiated too.
    family.case('SparseSoftmaxCrossEntropyWithLogits',
                [v((4, 3), 'float64'), np.asarray([0, 2, 1, 2])],
                note='both outputs')
    family.case('SoftmaxCrossEntropyWithLogits',
                [v((4, 3), 'float64'), _probabilities(family, (4, 3), 'float64')],
                sources=[0],
                note='both outputs')
    family.case('SparseSoftmaxCrossEntropyWithLogits',
                [v((4, 3)), np.asarray([0, 2, 1, 2])], targets=[1],
                note='gradient', ulps=64)


def _add_biases(family):
    v = family.values
    for dtype in _FLOATS + ('complex64',):
        family.case('BiasAdd', [v((2, 3), dtype), v((3,), dtype)])
    for shape in ((2, 3), (2, 2, 3), (2, 1, 2, 3), (0, 3), (1, 2, 2, 1, 3)):
        family.case('BiasAdd', [v(shape, 'float64'), v((3,), 'float64')])
        family.case('BiasAdd', [v(shape), v((3,))], sources=[0])
        family.case('BiasAddGrad', [v(shape, 'float64')])
        family.case('BiasAddV1', [v(shape, 'float64'), v((3,), 'float64')])
    for shape in ((2, 3, 2, 2), (2, 3, 4), (1, 3, 1, 2, 2), (0, 3, 2, 2)):
        attrs = {'data_format': 'NCHW'}
        family.case('BiasAdd', [v(shape, 'float64'), v((3,), 'float64')], attrs)
        family.case('BiasAddGrad', [v(shape, 'float64')], attrs)


def _add_norms(family):
    v = family.values
    for dtype in _FLOATS:
        family.case('L2Loss', [v((2, 3), dtype)])
    for shape in ((), (0, 2), (2, 2, 2)):
        family.case('L2Loss', [v(shape, 'float64')])
    for dtype in ('float16', 'float32'):
        family.case('LRN', [v((1, 2, 2, 5), dtype)], ulps=16)
    family.case('LRN', [v((2, 1, 3, 4))], {
        'depth_radius': 1, 'bias': 2.0, 'alpha': 0.5, 'beta': 0.75}, ulps=64)


def _distinct(family, shape, dtype='float64'):
    """Numbers that do not change places when one changes a little."""
    size = int(np.prod(shape))
    order = np.argsort(family.values((size,), 'float64'))
    return np.asarray(order.reshape(shape) * 0.5 - 2, np.dtype(dtype))


def _add_largest(family):
    for shape, k in (((5,), 2), ((2, 5), 3), ((2, 3, 4), 1), ((2, 3), 3), ((0, 3), 2)):
        family.case('TopKV2', [_distinct(family, shape), np.int32(k)], targets=[0])
    for dtype in ('float16', 'float32'):
        family.case('TopKV2', [_distinct(family, (2, 5), dtype), np.int32(2)],
                    {'sorted': False}, targets=[0])
    for shape, n in (((5,), 2), ((2, 5), 0), ((2, 3, 4), 3), ((0, 3), 1)):
        for reverse in (False, True):
            family.case('NthElement', [_distinct(family, shape), np.int32(n)],
                        {'reverse': reverse})
    family.case('NthElement', [np.float32([1, 2, 2, 2, 3]), np.int32(2)],
                note='of equals')
    for shape in ((4,), (3, 4), (2, 2, 4)):
        family.case('ApproxTopK', [_distinct(family, shape, 'float32')], {'k': 2},
                    targets=[0])
    for shape in ((1, 5), (3, 4), (2, 1)):
        family.case('IsotonicRegression', [family.values(shape)], targets=[0])
        family.case('IsotonicRegression', [family.values(shape, 'float64')],
                    {'output_dtype': np.float64}, targets=[0])


def add_cases(family):
    _add_activations(family)
    _add_softmax(family)
    _add_losses(family)
    _add_biases(family)
    _add_norms(family)
    _add_largest(family)

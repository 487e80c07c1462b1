"""Pooling: means, maxima, also where windows are drawn by chance."""

import numpy as np
import tensorflow as tf

_WINDOWS = (
    {'ksize': [1, 2, 2, 1], 'strides': [1, 2, 2, 1], 'padding': 'VALID'},
    {'ksize': [1, 3, 2, 1], 'strides': [1, 1, 1, 1], 'padding': 'SAME'},
    {'ksize': [1, 2, 3, 1], 'strides': [1, 2, 1, 1], 'padding': 'SAME'},
)
_WINDOWS_3D = (
    {'ksize': [1, 2, 2, 2, 1], 'strides': [1, 2, 2, 2, 1], 'padding': 'VALID'},
    {'ksize': [1, 2, 3, 1, 1], 'strides': [1, 1, 1, 1, 1], 'padding': 'SAME'},
)
_IMAGE = (2, 5, 4, 1)
_VOLUME = (1, 3, 4, 3, 2)


def _distinct(family, shape, dtype='float32'):
    """Numbers of which none is near another: maxima stay where they are."""
    size = int(np.prod(shape))
    order = np.argsort(family.values((size,), 'float64'))
    return np.asarray(order.reshape(shape) * 0.125, tf.dtypes.as_dtype(dtype).as_numpy_dtype)


def _pooled(shape, window):
    def length(size, kernel, stride):
        if window['padding'] == 'VALID':
            size = size - kernel + 1
        return -(-size // stride)
    return tuple(map(length, shape, window['ksize'], window['strides']))


def _add_means(family):
    v = family.values
    for op, shape, windows, dtypes in (
            ('AvgPool', _IMAGE, _WINDOWS, ('float16', 'float32', 'float64')),
            ('AvgPool3D', _VOLUME, _WINDOWS_3D, ('bfloat16', 'float32'))):
        for window in windows:
            for dtype in dtypes:
                family.case(op, [v(shape, dtype)], window, ulps=16)
                family.case(f'{op}Grad', [np.asarray(shape, np.int32),
                                          v(_pooled(shape, window), dtype)],
                            window, ulps=16)
    family.case('AvgPool', [v((0, 4, 4, 1), 'float64')], _WINDOWS[0])


def _add_maxima(family):
    v = family.values
    for window in _WINDOWS:
        for dtype in ('float16', 'float32', 'float64'):
            image = _distinct(family, _IMAGE, dtype)
            family.case('MaxPool', [image], window)
            family.case('MaxPoolWithArgmax', [image], window, targets=[0])
            family.case('MaxPoolV2', [
                image, np.asarray(window['ksize'], np.int32),
                np.asarray(window['strides'], np.int32)],
                {'padding': window['padding']})
        family.case('MaxPoolWithArgmax', [_distinct(family, _IMAGE)],
                    window | {'include_batch_in_index': True}, targets=[0])
    family.case('MaxPool', [_distinct(family, _IMAGE, 'float64')], {
        'ksize': [1, 2, 2, 1], 'strides': [1, 2, 2, 1], 'padding': 'EXPLICIT',
        'explicit_paddings': [0, 0, 1, 0, 0, 1, 0, 0]}, second=False)
    family.case('MaxPool', [np.ones((1, 4, 4, 1), np.float32)], _WINDOWS[0],
                note='of equals')
    for window in _WINDOWS_3D:
        for dtype in ('bfloat16', 'float32'):
            family.case('MaxPool3D', [_distinct(family, _VOLUME, dtype)], window)


def _add_maxima_backward(family):
    """Of (orig_input, orig_output, grad): the maxima must belong together."""
    v = family.values
    for window in _WINDOWS:
        image = _distinct(family, _IMAGE)
        out_shape = _pooled(_IMAGE, window)
        with family.program('MaxPoolGrad', ulps=16) as p:
            x, g = p.input(image), p.input(v(out_shape))
            y = p.op('MaxPool', [x], window)
            p.op('MaxPoolGrad', [x, y, g], window)
        with family.program('MaxPoolGradV2', ulps=16) as p:
            x, g = p.input(image), p.input(v(out_shape))
            y = p.op('MaxPool', [x], window)
            p.op('MaxPoolGradV2', [x, y, g, np.asarray(window['ksize'], np.int32),
                                   np.asarray(window['strides'], np.int32)],
                 {'padding': window['padding']})
        with family.program('MaxPoolGradGrad', ulps=16) as p:
            x, g = p.input(image), p.input(v(_IMAGE))
            y = p.op('MaxPool', [x], window)
            p.op('MaxPoolGradGrad', [x, y, g], window)
    for window in _WINDOWS_3D:
        volume = _distinct(family, _VOLUME)
        with family.program('MaxPool3DGrad', ulps=16) as p:
            x, g = p.input(volume), p.input(v(_pooled(_VOLUME, window)))
            y = p.op('MaxPool3D', [x], window)
            p.op('MaxPool3DGrad', [x, y, g], window)
        with family.program('MaxPool3DGradGrad', ulps=16) as p:
            x, g = p.input(volume), p.input(v(_VOLUME))
            y = p.op('MaxPool3D', [x], window)
            p.op('MaxPool3DGradGrad', [x, y, g], window)


def _add_fractional(family):
    for op in ('FractionalMaxPool', 'FractionalAvgPool'):
        for overlapping in (False, True):
            for dtype in ('float32', 'float64'):
                family.case(op, [_distinct(family, (1, 7, 6, 2), dtype)], {
                    'pooling_ratio': [1.0, 1.44, 1.73, 1.0],
                    'overlapping': overlapping, 'deterministic': True,
                    'seed': 7, 'seed2': 11}, targets=[0])


def add_cases(family):
    _add_means(family)
    _add_maxima(family)
    _add_maxima_backward(family)
    _add_fractional(family)

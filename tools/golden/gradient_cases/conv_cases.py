"""Convolutions of two and three dimensions, by channel, and dilation."""

import numpy as np

_FLOATS = ('float16', 'float32', 'float64')
_CHANNELS = 2

# Attributes and the filter's height and width, for a 5 by 4 image. The CPU goes
# back through no dilations.
_WINDOWS = (
    ({'strides': [1, 1, 1, 1], 'padding': 'SAME'}, (3, 3)),
    ({'strides': [1, 1, 1, 1], 'padding': 'VALID'}, (2, 3)),
    ({'strides': [1, 2, 2, 1], 'padding': 'SAME'}, (3, 2)),
    ({'strides': [1, 2, 2, 1], 'padding': 'VALID'}, (2, 2)),
    ({'strides': [1, 1, 1, 1], 'padding': 'EXPLICIT',
      'explicit_paddings': [0, 0, 1, 0, 2, 1, 0, 0]}, (2, 2)),
)


def _sizes(shape):
    return np.asarray(shape, np.int32)


def _options(dtype):
    # Sums of many products, in an order that is the kernel's own.
    return {'ulps': 16 if '16' in dtype else 64}


def _add_2d(family, op, filter_depth, windows):
    v = family.values
    for attrs, size in windows:
        for dtype in _FLOATS:
            image = v((1, 5, 4, _CHANNELS), dtype)
            kernel = v(size + (_CHANNELS, filter_depth), dtype)
            family.case(op, [image, kernel], attrs, **_options(dtype))
    attrs, size = windows[0]
    for source in (0, 1):
        family.case(op, [v((2, 5, 4, _CHANNELS)),
                         v(size + (_CHANNELS, filter_depth))],
                    attrs, sources=[source], ulps=64)


def _add_2d_backward(family, op, filter_depth, out_depth):
    v = family.values
    for attrs, size, out in (
            ({'strides': [1, 1, 1, 1], 'padding': 'SAME'}, (3, 3), (5, 4)),
            ({'strides': [1, 2, 2, 1], 'padding': 'VALID'}, (2, 2), (2, 2)),
            ({'strides': [1, 1, 1, 1], 'padding': 'EXPLICIT',
              'explicit_paddings': [0, 0, 1, 0, 2, 1, 0, 0]}, (2, 2), (5, 6))):
        image_shape = (1, 5, 4, _CHANNELS)
        filter_shape = size + (_CHANNELS, filter_depth)
        out_shape = (1,) + out + (out_depth,)
        for dtype in ('float32', 'float64'):
            family.case(f'{op}BackpropInput', [
                _sizes(image_shape), v(filter_shape, dtype), v(out_shape, dtype)],
                attrs, ulps=64)
            family.case(f'{op}BackpropFilter', [
                v(image_shape, dtype), _sizes(filter_shape), v(out_shape, dtype)],
                attrs, ulps=64)


def _add_3d(family):
    v = family.values
    ones = [1, 1, 1, 1, 1]
    for attrs, size, out in (
            ({'strides': ones, 'padding': 'SAME'}, (2, 2, 2), (3, 4, 3)),
            ({'strides': ones, 'padding': 'VALID'}, (2, 1, 2), (2, 4, 2)),
            ({'strides': [1, 2, 2, 2, 1], 'padding': 'VALID'}, (2, 2, 1), (1, 2, 2))):
        image_shape = (1, 3, 4, 3, _CHANNELS)
        filter_shape = size + (_CHANNELS, 2)
        out_shape = (1,) + out + (2,)
        for dtype in _FLOATS:
            family.case('Conv3D', [v(image_shape, dtype), v(filter_shape, dtype)],
                        attrs, **_options(dtype))
        for dtype in ('float32', 'float64'):
            sizes = {'float32': 'int32', 'float64': 'int64'}[dtype]
            family.case('Conv3DBackpropInputV2', [
                np.asarray(image_shape, sizes), v(filter_shape, dtype),
                v(out_shape, dtype)], attrs, ulps=64)
            family.case('Conv3DBackpropFilterV2', [
                v(image_shape, dtype), _sizes(filter_shape), v(out_shape, dtype)],
                attrs, ulps=64)


def _add_dilation(family):
    v = family.values
    for attrs in ({'strides': [1, 1, 1, 1], 'rates': [1, 1, 1, 1], 'padding': 'SAME'},
                  {'strides': [1, 2, 1, 1], 'rates': [1, 1, 2, 1],
                   'padding': 'VALID'}):
        for dtype in _FLOATS:
            family.case('Dilation2D', [v((1, 5, 4, 2), dtype), v((2, 2, 2), dtype)],
                        attrs, **_options(dtype))
    family.case('Dilation2D', [v((1, 4, 4, 1)), v((2, 2, 1))], {
        'strides': [1, 1, 1, 1], 'rates': [1, 1, 1, 1], 'padding': 'VALID'},
        sources=[1])


def add_cases(family):
    v = family.values
    _add_2d(family, 'Conv2D', 3, _WINDOWS)
    _add_2d_backward(family, 'Conv2D', 3, 3)
    family.case('Conv2D', [v((0, 4, 4, 2), 'float64'), v((2, 2, 2, 3), 'float64')],
                {'strides': [1, 1, 1, 1], 'padding': 'SAME'})
    _add_2d(family, 'DepthwiseConv2dNative', 2, _WINDOWS)
    _add_2d_backward(family, 'DepthwiseConv2dNative', 2, 4)
    _add_3d(family)
    _add_dilation(family)

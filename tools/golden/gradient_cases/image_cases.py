"""Resizing, cropping and transforming images."""

import numpy as np

_FLOATS = ('float16', 'bfloat16', 'float32', 'float64')


def add_cases(family):
    v = family.values
    _add_resizes(family, v)
    _add_crops(family, v)
    _add_transforms(family, v)
    _add_colours(family, v)


def _add_resizes(family, v):
    # Sampled outside of float64 there is rounding, and with it other neighbours.
    for op, dtypes in (('ResizeNearestNeighbor', _FLOATS), ('ResizeBilinear', _FLOATS),
                       ('ResizeBicubic', ('float32', 'float64'))):
        for dtype in dtypes:
            family.case(op, [v((1, 3, 4, 2), dtype), np.int32([5, 2])],
                        differences=False)
        for corners, centers in ((False, False), (True, False), (False, True)):
            attrs = {'align_corners': corners, 'half_pixel_centers': centers}
            for shape, size in (((2, 3, 4, 1), [5, 2]), ((1, 2, 2, 3), [2, 2]),
                                ((1, 4, 4, 1), [2, 7])):
                family.case(op, [v(shape), np.int32(size)], attrs)
    for kernel in ('lanczos1', 'lanczos3', 'gaussian', 'box', 'triangle',
                   'keyscubic', 'mitchellcubic'):
        for antialias in (False, True):
            family.case('ScaleAndTranslate',
                        [v((1, 4, 3, 2)), np.int32([3, 5]), np.float32([0.75, 1.5]),
                         np.float32([0.5, -0.25])],
                        {'kernel_type': kernel, 'antialias': antialias}, sources=[0])


def _add_crops(family, v):
    boxes = np.float32([[0.1, 0.2, 0.8, 0.7], [0.3, 0.1, 0.9, 1.0]])
    which = np.int32([1, 0])
    for dtype in ('float16', 'float32', 'float64'):
        for method in ('bilinear', 'nearest'):
            family.case('CropAndResize',
                        [v((2, 4, 5, 2), dtype), boxes, which, np.int32([3, 2])],
                        {'method': method}, ulps=64)
    family.case('CropAndResize',
                [v((2, 4, 5, 2), 'uint8', 0, 200), boxes, which, np.int32([2, 2])],
                ulps=64)
    family.case('CropAndResize', [v((2, 4, 5, 2)), boxes, which, np.int32([2, 2])],
                sources=[1], ulps=64)


def _add_transforms(family, v):
    one = np.float32([[1, 0.1, 0.5, -0.1, 1, 0.25, 0, 0]])
    two = np.float32([[1, 0, 1, 0, 1, -1, 0, 0], [0.9, 0.1, 0, -0.1, 0.9, 1, 0.01, 0]])
    for dtype in ('float16', 'float32', 'float64'):
        for transforms, batch in ((one, 2), (two, 2), (two[1:], 1)):
            for interpolation in ('NEAREST', 'BILINEAR'):
                images = v((batch, 4, 5, 2), dtype)
                attrs = {'interpolation': interpolation}
                size = np.int32([3, 4])
                # The gradient is the image transformed back, not what differences
                # would be.
                family.case('ImageProjectiveTransformV2', [images, transforms, size],
                            attrs, sources=[0], differences=False)
                family.case('ImageProjectiveTransformV3',
                            [images, transforms, size, np.float32(0.5)], attrs,
                            sources=[0], differences=False)
    for mode in ('REFLECT', 'WRAP', 'CONSTANT', 'NEAREST'):
        family.case('ImageProjectiveTransformV3',
                    [v((1, 4, 5, 2)), one, np.int32([4, 5]), np.float32(0.5)],
                    {'interpolation': 'BILINEAR', 'fill_mode': mode}, sources=[0])


def _add_colours(family, v):
    for dtype in _FLOATS:
        family.case('RGBToHSV', [v((2, 3), dtype, 0.05, 1)], second=False)
    for dtype in ('float32', 'float64'):
        for shape in ((12, 3), (2, 2, 3), (0, 3)):
            family.case('RGBToHSV', [v(shape, dtype, 0.05, 1)], ulps=256)
        # Grey, black, and two colours alike.
        special = np.asarray([[0.5, 0.5, 0.5], [0, 0, 0], [0.5, 0.5, 0.1],
                              [0.1, 0.5, 0.5], [0.5, 0.1, 0.5], [0.5, 0.1, 0.1],
                              [0.1, 0.5, 0.1], [0.1, 0.1, 0.5], [0, 0.5, 1], [1, 0, 0]],
                             dtype)
        family.case('RGBToHSV', [special], differences=False, note='special')

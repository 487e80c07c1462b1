"""Cases of tests/image/resize_test.cc."""

import tensorflow as tf
from ops import data
from ops_cases.pictures import picture

GRADIENTS = True

_METHODS = ('BILINEAR', 'NEAREST_NEIGHBOR', 'BICUBIC', 'AREA', 'LANCZOS3', 'LANCZOS5', 'GAUSSIAN', 'MITCHELLCUBIC')


def _resize(golden):
    resize = tf.image.resize
    for name in _METHODS:
        method = getattr(tf.image.ResizeMethod, name)
        for variant, shape in (('image', (4, 5, 2)), ('batch', (2, 3, 4, 1))):
            for how, size in (('up', (5, 7)), ('down', (2, 3))):
                x = data('float32', shape)
                golden.add(f'resize/{method}, {how}@{variant}',
                           lambda x, size=size, method=method: resize(x, size, method), x, near=True)
                golden.add(f'resize/{method}, {how}, antialias@{variant}',
                           lambda x, size=size, method=method: resize(x, size, method, antialias=True), x, near=True)
    for dtype in ('uint8', 'int8', 'int16', 'uint16', 'int32', 'int64', 'float16', 'bfloat16', 'float64'):
        for method in ('bilinear', 'nearest', 'bicubic', 'area', 'lanczos3'):
            if dtype in ('int64', 'bfloat16') and method in ('area', 'bicubic', 'lanczos3'):
                continue  # There are no kernels.
            # The gradient of ScaleAndTranslate is of float32 only.
            golden.add(f'resize/{method}, down@{dtype}', lambda x, method=method: resize(x, (2, 3), method),
                       data(dtype, (4, 5, 1)), near=True, gradient=method != 'lanczos3')
    x = data('float32', (4, 5, 1))
    golden.add('resize', lambda x: resize(x, [3, 4]), x, near=True)
    golden.add('resize@same', lambda x: resize(x, [3, 4]), data('float32', (3, 4, 1)), near=True)
    golden.add('resize@nan', lambda x: resize(x, [3, 4]), [[[float('nan')], [1.0]], [[float('inf')], [0.0]]],
               gradient=False, near=True)
    golden.add('resize/size in a tensor', resize, x, [3, 4], near=True)
    golden.add('resize/numbers in tensors', lambda x, y: resize(x, [y, 2]), x, 3, near=True)
    for variant, shape in (('high', (6, 2, 1)), ('wide', (1, 3, 7, 1))):
        for size in ((4, 4), (9, 3), (2, 20)):
            golden.add(f'resize/preserve_aspect_ratio, {size}@{variant}',
                       lambda x, size=size: resize(x, size, preserve_aspect_ratio=True), data('float32', shape),
                       near=True)
    golden.add('resize/preserve_aspect_ratio, size in a tensor',
               lambda x, size: resize(x, size, preserve_aspect_ratio=True, name='smaller'), x, [2, 2], near=True)
    golden.add('resize@no images', lambda x: resize(x, [3, 4]), data('float32', (0, 4, 5, 1)))
    golden.fails('resize@matrix', lambda x: resize(x, [3, 4]), data('float32', (4, 5)))
    golden.fails('resize@rank 5', lambda x: resize(x, [3, 4]), data('float32', (1, 1, 4, 5, 1)))
    golden.fails('resize@empty', lambda x: resize(x, [3, 4]), data('float32', (0, 5, 1)))
    golden.fails('resize@string', lambda x: resize(x, [3, 4]), data('string', (1, 2, 1)))
    golden.fails('resize/one size', lambda x: resize(x, [3]), x)
    golden.fails('resize/number', lambda x: resize(x, 3), x)
    golden.fails('resize/size in a tensor@int64', resize, x, tf.constant([3, 4], tf.int64))
    golden.fails('resize/size in a tensor@float32', resize, x, [3.0, 4.0])
    golden.fails('resize/size in a tensor@matrix', resize, x, [[3, 4]])
    golden.fails('resize/size in a tensor@negative', resize, x, [3, -4])
    golden.fails('resize/size in a tensor@zero', resize, x, [3, 0])
    golden.fails('resize/method', lambda x: resize(x, [3, 4], 'splines'), x)


def cases(golden):
    _resize(golden)
    pad = tf.image.resize_with_pad
    for size in ((6, 6), (3, 2), (4, 9), (4, 5)):
        golden.shapes(f'resize_with_pad/{size}', lambda x, size=size: pad(x, *size), (4, 5, 1), (2, 4, 5, 1), near=True)
        golden.add(f'resize_with_pad/tensors@{size}', pad, data('float32', (4, 5, 1)), *size, near=True)
    for dtype in ('uint8', 'float64'):
        golden.add(f'resize_with_pad/(6, 6)@{dtype}', lambda x: pad(x, 6, 6), picture(dtype, (4, 5, 1)), near=True)
    golden.add('resize_with_pad/method', lambda x: pad(x, 3, 2, method='area'), data('float32', (4, 5, 1)), near=True)
    golden.add('resize_with_pad/antialias', lambda x: pad(x, 3, 2, 'bicubic', antialias=True),
               data('float32', (4, 5, 1)), near=True)
    golden.add('resize_with_pad/(6, 6)@no images', lambda x: pad(x, 6, 6), data('float32', (0, 4, 5, 1)))
    golden.fails('resize_with_pad/(6, 6)@no rows', lambda x: pad(x, 6, 6), data('float32', (0, 5, 1)))
    golden.fails('resize_with_pad/(0, 1)', lambda x: pad(x, 0, 1), data('float32', (4, 5, 1)))
    golden.fails('resize_with_pad/(1, 0)', lambda x: pad(x, 1, 0), data('float32', (4, 5, 1)))
    golden.fails('resize_with_pad/tensors@(0, 1)', pad, data('float32', (4, 5, 1)), 0, 1)
    golden.fails('resize_with_pad/(6, 6)@matrix', lambda x: pad(x, 6, 6), data('float32', (4, 5)))

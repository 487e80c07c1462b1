"""Cases of tests/image/crop_test.cc."""

import tensorflow as tf
from ops import ALL, NUMBERS, data
from ops_cases.pictures import rows

GRADIENTS = True


def _central(golden):
    crop = tf.image.central_crop
    golden.over(ALL, 'central_crop', lambda x: crop(x, 0.5), (4, 5, 2))
    for shape in ((2, 5, 6, 1), (1, 1, 3), (0, 4, 4, 1)):
        golden.add(f'central_crop@{shape}', lambda x: crop(x, 0.5), data('float32', shape))
    for fraction in (0.3, 0.875, 1.0, 1e-3):
        golden.shapes(f'central_crop/{fraction}', lambda x, fraction=fraction: crop(x, fraction), (5, 8, 1),
                      (2, 3, 5, 1))
    for dtype in ('float32', 'float64'):
        for fraction in (0.3, 0.7, 1.0):
            golden.add(f'central_crop/tensor@{dtype} {fraction}', crop, data('float32', (10, 7, 1)),
                       tf.constant(fraction, dtype))
    for fraction in (0.0, 1.5, -0.5):
        golden.fails(f'central_crop/{fraction}', lambda x, fraction=fraction: crop(x, fraction),
                     data('float32', (2, 2, 1)))
    golden.fails('central_crop/tensor@0', crop, data('float32', (2, 2, 1)), 0.0)
    golden.fails('central_crop@matrix', lambda x: crop(x, 0.5), data('float32', (2, 2)))
    golden.fails('central_crop@rank 5', lambda x: crop(x, 0.5), data('float32', (1, 1, 2, 2, 1)))
    golden.fails('central_crop@empty', lambda x: crop(x, 0.5), data('float32', (0, 2, 1)))


def _boxes(golden):
    for name, places in (('crop_to_bounding_box', (1, 2, 3, 2)), ('pad_to_bounding_box', (1, 2, 6, 9))):
        function = getattr(tf.image, name)
        here = lambda x, function=function, places=places: function(x, *places)
        golden.over(ALL if name.startswith('crop') else NUMBERS, name, here, (4, 5, 2))
        golden.shapes(name, here, (2, 4, 5, 1), (0, 4, 5, 1))
        golden.add(f'{name}/tensors', function, data('float32', (4, 5, 1)), *places)
        golden.add(f'{name}/tensors@batch', function, data('float32', (2, 4, 5, 1)), *places)
        golden.add(f'{name}/one tensor', lambda x, y, function=function, places=places: function(x, y, *places[1:]),
                   data('float32', (4, 5, 1)), places[0])
        golden.add(f'{name}/whole', lambda x, function=function: function(x, 0, 0, 4, 5), data('float32', (4, 5, 1)))
        for what, shape in (('matrix', (2, 3)), ('rank 5', (1, 1, 2, 3, 1)), ('no rows', (0, 5, 1))):
            golden.fails(f'{name}@{what}', here, data('float32', shape))
        for bad in ((-1, 0, 2, 2), (0, -1, 2, 2), (0, 0, 0, 5), (0, 0, 4, 0), (0, 3, 4, 3), (3, 0, 3, 5)):
            x = data('float32', (4, 5, 1))
            golden.fails(f'{name}/{bad}', lambda x, function=function, bad=bad: function(x, *bad), x)
            golden.fails(f'{name}/tensors@{bad}', function, x, *bad)


def _resized(golden):
    function = tf.image.resize_with_crop_or_pad
    for size in ((2, 2), (6, 9), (3, 8), (5, 3), (4, 5), (1, 7)):
        golden.shapes(f'resize_with_crop_or_pad/{size}', lambda x, size=size: function(x, *size), (4, 5, 2),
                      (2, 4, 5, 1))
        golden.add(f'resize_with_crop_or_pad/tensors@{size}', function, data('float32', (4, 5, 1)), *size)
    golden.over(NUMBERS, 'resize_with_crop_or_pad/(3, 8)', lambda x: function(x, 3, 8), (4, 5, 1))
    golden.fails('resize_with_crop_or_pad/(0, 1)', lambda x: function(x, 0, 1), data('float32', (4, 5, 1)))
    golden.fails('resize_with_crop_or_pad/(1, -1)', lambda x: function(x, 1, -1), data('float32', (4, 5, 1)))
    golden.fails('resize_with_crop_or_pad/tensors@(0, 1)', function, data('float32', (4, 5, 1)), 0, 1)
    golden.fails('resize_with_crop_or_pad/(3, 8)@matrix', lambda x: function(x, 3, 8), data('float32', (4, 5)))
    golden.fails('resize_with_crop_or_pad/(3, 8)@no rows', lambda x: function(x, 3, 8), data('float32', (0, 5, 1)))


def _windows(golden):
    boxes = rows([0, 0, 1, 1], [0.25, 0.5, 0.75, 1.25], [1, 1, 0, 0])
    crop = tf.image.crop_and_resize
    for dtype in ('float32', 'float64', 'float16', 'uint8', 'int8', 'int16', 'int32', 'int64', 'uint16'):
        golden.add(f'crop_and_resize@{dtype}', lambda x, b, i: crop(x, b, i, [2, 3]), data(dtype, (2, 3, 4, 1)), boxes,
                   [0, 1, 1], near=True)
    x = data('float32', (2, 3, 4, 1))
    golden.add('crop_and_resize@none', lambda x, b, i: crop(x, b, i, [2, 3]), x, tf.zeros([0, 4]),
               tf.zeros([0], tf.int32))
    golden.add('crop_and_resize/options',
               lambda x, b: crop(x, b, [1, 0, 0], (3, 2), method='nearest', extrapolation_value=-2.5, name='crop'),
               x, boxes, near=True)
    golden.add('crop_and_resize/size in a tensor', lambda x, b, s: crop(x, b, [1, 0, 0], s), x, boxes, [1, 2],
               near=True)
    golden.fails('crop_and_resize@outside', lambda x, b, i: crop(x, b, i, [2, 3]), x, boxes, [0, 1, 2])
    golden.fails('crop_and_resize@image', lambda x, b, i: crop(x, b, i, [2, 3]), data('float32', (3, 4, 1)), boxes,
                 [0, 0, 0])

    glimpse = tf.image.extract_glimpse
    x = tf.reshape(tf.range(2 * 5 * 5, dtype=tf.float32), [2, 5, 5, 1])
    offsets = rows([-0.25, 0.0], [0.5, -0.5])
    golden.add('extract_glimpse', lambda x, y: glimpse(x, (3, 3), y), x, rows([-0.25, 0.0], [0.25, 0.0]))
    golden.add('extract_glimpse/zero', lambda x, y: glimpse(x, (3, 3), y, noise='zero', name='window'), x, offsets)
    golden.add('extract_glimpse/not centered', lambda x, y: glimpse(x, [2, 3], y, centered=False, noise='zero'), x,
               offsets)
    golden.add('extract_glimpse/not normalized',
               lambda x, y: glimpse(x, [2, 3], y, centered=False, normalized=False, noise='zero'), x,
               rows([2, 1], [3, 4]))
    golden.add('extract_glimpse/size in a tensor', lambda x, s, y: glimpse(x, s, y, noise='zero'), x, [2, 2], offsets)
    golden.add('extract_glimpse/zero@none', lambda x, y: glimpse(x, (3, 3), y, noise='zero', name='window'), x[:0],
               offsets[:0])
    golden.add('extract_glimpse/size in a tensor@zero', lambda x, s, y: glimpse(x, s, y, noise='zero'), x, [0, 2],
               offsets)
    golden.fails('extract_glimpse/zero@offsets', lambda x, y: glimpse(x, (3, 3), y, noise='zero', name='window'), x,
                 offsets[:1])
    golden.fails('extract_glimpse/noise', lambda x, y: glimpse(x, (3, 3), y, noise='loud'), x, offsets)
    golden.fails('extract_glimpse@one image', lambda x, y: glimpse(x, (3, 3), y), x[0], offsets)

    patches = tf.image.extract_patches
    for dtype in NUMBERS:
        golden.add(f'extract_patches@{dtype}',
                   lambda x: patches(x, [1, 2, 2, 1], [1, 1, 2, 1], [1, 1, 1, 1], 'VALID'), data(dtype, (1, 3, 4, 2)))
    golden.add('extract_patches/same', lambda x: patches(x, [1, 3, 2, 1], [1, 2, 2, 1], [1, 1, 1, 1], padding='SAME'),
               data('float32', (2, 3, 4, 1)))
    golden.add('extract_patches/rates', lambda x: patches(images=x, sizes=[1, 2, 2, 1], strides=[1, 1, 1, 1],
                                                          rates=[1, 2, 3, 1], padding='VALID', name='patches'),
               data('float32', (1, 4, 5, 1)))
    golden.add('extract_patches@none', lambda x: patches(x, [1, 2, 2, 1], [1, 1, 2, 1], [1, 1, 1, 1], 'VALID'),
               tf.zeros([0, 3, 4, 2]), gradient=False)  # Python's fails.
    golden.add('extract_patches@no channels', lambda x: patches(x, [1, 2, 2, 1], [1, 1, 2, 1], [1, 1, 1, 1], 'VALID'),
               tf.zeros([1, 3, 4, 0]))
    golden.fails('extract_patches@image', lambda x: patches(x, [1, 2, 2, 1], [1, 1, 2, 1], [1, 1, 1, 1], 'VALID'),
                 data('float32', (3, 4, 2)))
    golden.fails('extract_patches/padding', lambda x: patches(x, [1, 2, 2, 1], [1, 1, 1, 1], [1, 1, 1, 1], 'FULL'),
                 data('float32', (1, 3, 4, 2)))
    golden.fails('extract_patches/sizes', lambda x: patches(x, [2, 2, 2, 1], [1, 1, 1, 1], [1, 1, 1, 1], 'VALID'),
                 data('float32', (1, 3, 4, 2)))


def cases(golden):
    _central(golden)
    _boxes(golden)
    _resized(golden)
    _windows(golden)

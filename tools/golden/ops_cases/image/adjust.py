"""Cases of tests/image/adjust_test.cc."""

import tensorflow as tf
from ops import FLOATS, data
from ops_cases.pictures import picture

GRADIENTS = True

_DTYPES = ('float32', 'float16', 'float64', 'bfloat16', 'uint8', 'uint16', 'int32', 'int8')
# AdjustContrast, AdjustHue and AdjustSaturation have no float16 on a CPU.
_KERNELS = tuple(dtype for dtype in _DTYPES if dtype != 'float16')
_NAN = tf.constant([[[0.0, float('nan'), 1.0], [float('inf'), 0.5, 0.25]]])


def _images(dtypes, *shapes):
    for dtype in dtypes:
        yield dtype, picture(dtype, (2, 3, 3))
    for shape in shapes:
        yield 'x'.join(map(str, shape)), picture('float32', shape)


def cases(golden):
    image = tf.image
    for variant, x in _images(_DTYPES, (), (4,), (2, 1, 2, 3), (0, 2, 3)):
        golden.add(f'adjust_brightness@{variant}', lambda x: image.adjust_brightness(x, 0.1), x)
        golden.add(f'adjust_brightness/negative@{variant}', lambda x: image.adjust_brightness(x, -0.3), x)
    golden.add('adjust_brightness@nan', lambda x: image.adjust_brightness(x, 0.1), _NAN)
    golden.add('adjust_brightness/whole', lambda x: image.adjust_brightness(x, 1), picture('uint8', (1, 2, 3)))
    golden.add('adjust_brightness/tensor', image.adjust_brightness, picture('uint8', (1, 2, 3)), [0.5, 0.25, -1.0])
    golden.fails('adjust_brightness@bool', lambda x: image.adjust_brightness(x, 0.1), [True])

    for variant, x in _images(_KERNELS, (2, 1, 2, 3), (2, 3, 1), (0, 2, 3), (0, 2, 2, 3), (2, 2, 0)):
        golden.add(f'adjust_contrast@{variant}', lambda x: image.adjust_contrast(x, 2.5), x, near=True)
    golden.add('adjust_contrast/whole', lambda x: image.adjust_contrast(x, 2), picture('float32', (2, 2, 1)), near=True)
    golden.add('adjust_contrast/tensor', image.adjust_contrast, picture('uint8', (2, 2, 3)), 0.5, near=True)
    golden.fails('adjust_contrast/tensor@float64', image.adjust_contrast, picture('uint8', (2, 2, 3)),
                 tf.constant(0.5, tf.float64))
    golden.fails('adjust_contrast@matrix', lambda x: image.adjust_contrast(x, 2.5), picture('float32', (2, 2)))

    for variant, x in _images(_DTYPES, (), (2, 1, 2, 3), (0, 2, 3)):
        golden.add(f'adjust_gamma@{variant}', image.adjust_gamma, x, near=True)
        golden.add(f'adjust_gamma/gamma, gain@{variant}', lambda x: image.adjust_gamma(x, gamma=2.2, gain=0.75), x,
                   near=True)
    golden.add('adjust_gamma/whole', lambda x: image.adjust_gamma(x, 2, 2), picture('float32', (2, 2, 1)), near=True)
    golden.add('adjust_gamma/0', lambda x: image.adjust_gamma(x, 0), picture('float32', (2, 2, 1)), near=True)
    golden.add('adjust_gamma/tensors', image.adjust_gamma, picture('float32', (2, 2, 1)), 0.5, 3.0, near=True)
    golden.add('adjust_gamma@nan', image.adjust_gamma, _NAN, near=True, gradient=False)
    golden.fails('adjust_gamma/negative', lambda x: image.adjust_gamma(x, -0.1), [1.0])
    golden.fails('adjust_gamma/tensors@negative', image.adjust_gamma, [1.0], -0.1, 1.0)

    for variant, x in _images(_KERNELS, (2, 1, 2, 3), (0, 2, 3), (0, 2, 2, 3)):
        golden.add(f'adjust_hue@{variant}', lambda x: image.adjust_hue(x, 0.2), x, near=True)
        golden.add(f'adjust_hue/negative@{variant}', lambda x: image.adjust_hue(x, -1), x, near=True)
        golden.add(f'adjust_saturation@{variant}', lambda x: image.adjust_saturation(x, 1.75), x, near=True)
    golden.add('adjust_hue/tensor', image.adjust_hue, picture('float32', (2, 2, 3)), 0.75, near=True)
    golden.add('adjust_hue/name', lambda x: image.adjust_hue(x, 0.2, name='hue'), picture('float32', (2, 2, 3)),
               near=True)
    golden.fails('adjust_hue/1.1', lambda x: image.adjust_hue(x, 1.1), picture('float32', (2, 2, 3)))
    golden.fails('adjust_hue/tensor@-2', image.adjust_hue, picture('float32', (2, 2, 3)), -2.0)
    golden.fails('adjust_hue@grey', lambda x: image.adjust_hue(x, 0.2), picture('float32', (2, 2, 1)))
    golden.fails('adjust_hue@no channels', lambda x: image.adjust_hue(x, 0.2), tf.zeros([2, 2, 0]))
    golden.fails('adjust_hue@int, no image', lambda x: image.adjust_hue(x, 0.2), 1)
    golden.add('adjust_saturation/0', lambda x: image.adjust_saturation(x, 0), picture('float32', (2, 2, 3)), near=True)
    golden.add('adjust_saturation/tensor', image.adjust_saturation, picture('float32', (2, 2, 3)), 0.75, near=True)
    golden.add('adjust_saturation/name', lambda x: image.adjust_saturation(x, 2, name='s'),
               picture('float32', (2, 2, 3)), near=True)
    golden.fails('adjust_saturation@grey', lambda x: image.adjust_saturation(x, 1.75), picture('float32', (2, 2, 1)))

    for variant, x in _images(('uint8', 'float32', 'float64', 'uint16'), (8, 9, 3), (4, 4, 1)):
        golden.add(f'adjust_jpeg_quality@{variant}', lambda x: image.adjust_jpeg_quality(x, 20), x)
    golden.add('adjust_jpeg_quality/tensor', image.adjust_jpeg_quality, picture('uint8', (8, 8, 3)), 75)
    golden.add('adjust_jpeg_quality/dct_method',
               lambda x: image.adjust_jpeg_quality(x, 50, dct_method='INTEGER_ACCURATE', name='jpeg'),
               picture('uint8', (8, 8, 3)))
    golden.fails('adjust_jpeg_quality/101', lambda x: image.adjust_jpeg_quality(x, 101), picture('uint8', (2, 2, 3)))
    golden.fails('adjust_jpeg_quality@empty', lambda x: image.adjust_jpeg_quality(x, 20), tf.zeros([0, 2, 3]))
    golden.fails('adjust_jpeg_quality@batch', lambda x: image.adjust_jpeg_quality(x, 20),
                 picture('uint8', (1, 2, 2, 3)))

    for dtype in FLOATS + ('uint8', 'int32'):
        # It is computed as float32, whatever the dtype of the gradient.
        golden.add(f'per_image_standardization@{dtype}', image.per_image_standardization, data(dtype, (2, 3, 3)),
                   near=2e8 if dtype == 'float64' else True)
    golden.add('per_image_standardization@batch', image.per_image_standardization, data('float32', (2, 2, 2, 1)),
               near=True)
    golden.add('per_image_standardization@one colour', image.per_image_standardization, [[[3.0], [3.0]]], near=True)
    golden.add('per_image_standardization@one pixel', image.per_image_standardization, [[[3.0]]], near=True)
    golden.add('per_image_standardization@nan', image.per_image_standardization, _NAN, near=True, gradient=False)
    golden.add('per_image_standardization@no images', image.per_image_standardization, tf.zeros([0, 2, 2, 3]))
    golden.fails('per_image_standardization@empty', image.per_image_standardization, tf.zeros([0, 2, 3]))
    golden.fails('per_image_standardization@matrix', image.per_image_standardization, [[3.0]])

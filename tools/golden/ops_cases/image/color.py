"""Cases of tests/image/color_test.cc."""

import tensorflow as tf
from ops import data
from ops_cases.pictures import picture

GRADIENTS = True


def cases(golden):
    image = tf.image
    for dtype in ('float32', 'float16', 'float64', 'bfloat16', 'uint8', 'uint16', 'int32'):
        golden.add(f'rgb_to_grayscale@{dtype}', image.rgb_to_grayscale, picture(dtype, (2, 3, 3)), near=True)
    for dtype in ('float32', 'float16', 'float64', 'bfloat16', 'uint8', 'int32', 'int64'):
        golden.add(f'grayscale_to_rgb@{dtype}', image.grayscale_to_rgb, picture(dtype, (2, 3, 1)))
    for shape in ((3,), (2, 3), (2, 1, 2, 3), (0, 2, 3)):
        golden.add(f'rgb_to_grayscale@{shape}', image.rgb_to_grayscale, picture('float32', shape), near=True)
    for shape in ((2, 1), (2, 1, 2, 1), (0, 2, 1)):
        golden.add(f'grayscale_to_rgb@{shape}', image.grayscale_to_rgb, picture('float32', shape))
    golden.add('rgb_to_grayscale/name', lambda x: image.rgb_to_grayscale(x, name='grey'), picture('uint8', (2, 3)))
    golden.add('grayscale_to_rgb/name', lambda x: image.grayscale_to_rgb(x, name='rgb'), picture('uint8', (2, 1)))
    golden.fails('rgb_to_grayscale@grey', image.rgb_to_grayscale, picture('float32', (2, 3, 1)))
    golden.fails('rgb_to_grayscale@bool', image.rgb_to_grayscale, data('bool', (2, 3, 3)))
    golden.fails('grayscale_to_rgb@rgb', image.grayscale_to_rgb, picture('float32', (2, 3, 3)))
    golden.fails('grayscale_to_rgb@vector', image.grayscale_to_rgb, picture('float32', (1,)))

    for name in ('rgb_to_hsv', 'hsv_to_rgb'):
        function = getattr(image, name)
        for dtype in ('float32', 'float16', 'float64', 'bfloat16'):
            golden.add(f'{name}@{dtype}', function, picture(dtype, (2, 3, 3)), near=True)
        for shape in ((3,), (2, 1, 2, 3), (0, 2, 3), (2, 0, 3)):
            golden.add(f'{name}@{shape}', function, picture('float32', shape), near=True)
        golden.add(f'{name}@grey', function, [[0.5, 0.5, 0.5], [0.0, 0.0, 0.0], [1.0, 1.0, 1.0]], near=True,
                   gradient=False)
        golden.add(f'{name}/name', lambda x, function=function: function(x, name='convert'), picture('float32', (2, 3)))
        golden.fails(f'{name}@two channels', function, picture('float32', (2, 2)))
        golden.fails(f'{name}@no channels', function, tf.zeros([2, 0]))
        golden.fails(f'{name}@int32', function, picture('int32', (2, 3)))

    for name in ('rgb_to_yiq', 'yiq_to_rgb', 'rgb_to_yuv', 'yuv_to_rgb'):
        function = getattr(image, name)
        for dtype in ('float32', 'float16', 'float64', 'bfloat16'):
            golden.add(f'{name}@{dtype}', function, picture(dtype, (2, 3, 3)), near=True)
        for shape in ((3,), (2, 3), (2, 1, 2, 3), (0, 2, 3)):
            golden.add(f'{name}@{shape}', function, picture('float32', shape), near=True)
        golden.fails(f'{name}@two channels', function, picture('float32', (2, 2)))
        golden.fails(f'{name}@int32', function, picture('int32', (2, 3)))

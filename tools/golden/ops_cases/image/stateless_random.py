"""Cases of tests/image/stateless_random_test.cc."""

import tensorflow as tf
from ops import ALL, data
from ops_cases.pictures import picture

GRADIENTS = True


def cases(golden):
    image = tf.image
    colours = picture('float32', (2, 3, 3))
    calls = {
        'stateless_random_flip_left_right': ((), data('float32', (2, 3, 1)), False),
        'stateless_random_flip_up_down': ((), data('float32', (2, 3, 1)), False),
        'stateless_random_brightness': ((0.25,), colours, False),
        'stateless_random_contrast': ((0.5, 1.5), colours, True),
        'stateless_random_hue': ((0.3,), colours, True),
        'stateless_random_saturation': ((0.5, 2.0), colours, True),
        'stateless_random_jpeg_quality': ((10, 90), picture('uint8', (8, 8, 3)), False),
    }
    for name, (arguments, x, near) in calls.items():
        function = getattr(image, name)
        golden.add(f'{name}/(1, 2)', lambda x: function(x, *arguments, seed=(1, 2)), x, near=near)
        for seed in ([3, 4], [-5, 6], [0, 0], [7, 2**31 - 1]):
            golden.add(f'{name}@{seed}', lambda x, s: function(x, *arguments, s), x, seed, near=near)
        golden.add(f'{name}@int64', lambda x, s: function(x, *arguments, s), x, tf.constant([2**40, -1], tf.int64),
                   near=near)
        golden.add(f'{name}@uint8', lambda x, s: function(x, *arguments, s), picture('uint8', (4, 4, 3)), [3, 4],
                   near=near)
        if name == 'stateless_random_jpeg_quality':
            golden.fails(f'{name}@no rows', lambda x, s: function(x, *arguments, s), x[:0], [3, 4])
        else:
            golden.add(f'{name}@no images', lambda x, s: function(x, *arguments, s), x[None][:0], [3, 4], near=near)
        golden.fails(f'{name}@one seed', lambda x, s: function(x, *arguments, s), x, [1])
    for name in ('stateless_random_flip_left_right', 'stateless_random_flip_up_down'):
        function = getattr(image, name)
        for dtype in ('float32', 'int64'):
            golden.add(f'{name}@batch of {dtype}', function, data(dtype, (5, 2, 2, 1)), [1, 2])
        golden.fails(f'{name}@matrix', function, data('float32', (2, 3)), [1, 2])
    for name, arguments in (('brightness', (-0.1,)), ('hue', (0.6,)), ('hue', (-0.1,)), ('contrast', (1.0, 1.0)),
                            ('contrast', (-0.5, 1.0)), ('saturation', (2.0, 1.0)), ('saturation', (-0.5, 1.0)),
                            ('jpeg_quality', (-1, 10)), ('jpeg_quality', (10, 101)), ('jpeg_quality', (10, 10))):
        function = getattr(image, f'stateless_random_{name}')
        golden.fails(f'stateless_random_{name}/{arguments}', lambda x: function(x, *arguments, [1, 2]), colours)
    crop = image.stateless_random_crop
    cube = data('int32', (4, 4, 3))
    golden.over(ALL, 'stateless_random_crop', lambda x: crop(x, [2, 1, 3], [7, 5]), (3, 4, 3))
    golden.add('stateless_random_crop/name', lambda x: crop(x, size=(4, 1, 1), seed=(7, 5), name='part'), cube)
    for variant, size in (('some', [3, 2, 1]), ('zero', [0, 2, 1]), ('all', [4, 4, 3])):
        golden.add(f'stateless_random_crop/tensors@{variant}', crop, cube, size, [1, 2])
    golden.add('stateless_random_crop/tensors@int64', crop, cube, [1, 2, 3], tf.constant([2**40, -1], tf.int64))
    golden.add('stateless_random_crop/tensors@empty', crop, cube[:0], [0, 2, 1], [1, 2])
    golden.fails('stateless_random_crop@small', lambda x: crop(x, [2, 1, 3], [7, 5]), data('float32', (1, 3, 3)))
    golden.fails('stateless_random_crop/tensors@rank', crop, cube, [1, 2], [1, 2])
    golden.fails('stateless_random_crop/tensors@one seed', crop, cube, [1, 2, 3], [1])
    golden.fails('stateless_random_crop/tensors@float32', crop, cube, [1.0, 2.0, 3.0], [1, 2])

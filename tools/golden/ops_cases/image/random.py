"""Cases of tests/image/random_test.cc.

Each sets the global seed first. Numbers that are drawn with a seed of the
operation too are the same inside of a tf.function.
"""

import tensorflow as tf
from ops import ALL, data
from ops_cases.pictures import picture

GRADIENTS = True


def _seeded(seed, function):
    def run(*inputs):
        tf.random.set_seed(seed)
        return function(*inputs)
    return run


def cases(golden):
    image = tf.image
    colours = picture('float32', (2, 3, 3))
    calls = {
        'random_flip_left_right': ((), data('int32', (2, 3, 1)), False),
        'random_flip_up_down': ((), data('int32', (2, 3, 1)), False),
        'random_brightness': ((0.25,), colours, False),
        'random_contrast': ((0.5, 1.5), colours, True),
        'random_hue': ((0.3,), colours, True),
        'random_saturation': ((0.5, 2.0), colours, True),
        'random_jpeg_quality': ((10, 90), picture('uint8', (8, 8, 3)), False),
    }
    for name, (arguments, x, near) in calls.items():
        function = getattr(image, name)
        golden.add(f'{name}@uint8', _seeded(3, lambda x: function(x, *arguments, seed=5)),
                   picture('uint8', (4, 4, 3)), near=near)
        if name == 'random_jpeg_quality':
            golden.fails(f'{name}@no rows', _seeded(3, lambda x: function(x, *arguments, seed=5)), x[:0])
        else:
            golden.add(f'{name}@no images', _seeded(3, lambda x: function(x, *arguments, seed=5)), x[None][:0], near=near)
        for global_seed, seed in ((1, 2), (7, 0)):
            # Several times: what is drawn goes on.
            golden.add(f'{name}/seed={seed}, after {global_seed}', _seeded(global_seed, lambda x: [
                function(x, *arguments, seed=seed) for _ in range(4)]), x, near=near)
        golden.add(f'{name}/global seed', _seeded(4, lambda x: [function(x, *arguments) for _ in range(4)]), x,
                   near=near)
    for name in ('random_flip_left_right', 'random_flip_up_down'):
        function = getattr(image, name)
        golden.add(f'{name}/global seed@batch', _seeded(4, lambda x: [function(x) for _ in range(4)]),
                   data('float32', (5, 2, 2, 1)))
        for dtype in ('float32', 'int64'):
            golden.add(f'{name}@batch of {dtype}', _seeded(3, lambda x: function(x, seed=5)), data(dtype, (5, 2, 2, 1)))
        golden.fails(f'{name}@matrix', _seeded(3, lambda x: function(x, seed=5)), data('float32', (2, 3)))
        golden.fails(f'{name}@rank 5', _seeded(3, lambda x: function(x, seed=5)), data('float32', (1, 1, 2, 3, 1)))
        golden.fails(f'{name}@empty', _seeded(3, lambda x: function(x, seed=5)), data('float32', (0, 2, 3)))
    for name, arguments in (('random_brightness', (-0.1,)), ('random_hue', (0.6,)), ('random_hue', (-0.1,)),
                            ('random_contrast', (1.0, 1.0)), ('random_contrast', (-0.5, 1.0)),
                            ('random_saturation', (2.0, 1.0)), ('random_saturation', (-0.5, 1.0)),
                            ('random_jpeg_quality', (-1, 10)), ('random_jpeg_quality', (10, 101)),
                            ('random_jpeg_quality', (10, 10))):
        function = getattr(image, name)
        golden.fails(f'{name}/{arguments}', lambda x: function(x, *arguments), colours)
    crop = image.random_crop
    cube = data('int32', (4, 4, 3))
    golden.over(ALL, 'random_crop', _seeded(3, lambda x: crop(x, [2, 1, 3], seed=5)), (3, 4, 3))
    golden.add('random_crop/several', _seeded(15, lambda x: [
        crop(x, [2, 2, 3]), crop(x, [1, 3, 1], 4), crop(x, (1, 3, 1), seed=4, name='part')]), cube)
    golden.add('random_crop/size in a tensor', _seeded(3, lambda x, s: crop(x, s, seed=5)), cube, [3, 2, 1])
    golden.add('random_crop/size in a tensor@zero', _seeded(3, lambda x, s: crop(x, s, seed=5)), cube, [0, 2, 1])
    golden.add('random_crop/size in a tensor@empty', _seeded(3, lambda x, s: crop(x, s, seed=5)), cube[:0], [0, 2, 1])
    golden.add('random_crop/size in a tensor@scalar', _seeded(3, lambda x, s: crop(x, s, seed=5)), 1.5,
               tf.zeros([0], tf.int32))
    golden.fails('random_crop@small', _seeded(3, lambda x: crop(x, [2, 1, 3], seed=5)), data('float32', (1, 3, 3)))
    golden.fails('random_crop/size in a tensor@rank', _seeded(3, lambda x, s: crop(x, s, seed=5)), cube, [1, 2])
    golden.fails('random_crop/size in a tensor@int64', _seeded(3, lambda x, s: crop(x, s, seed=5)), cube,
                 tf.constant([1, 2, 3], tf.int64))
    # What is refused draws nothing.
    def refused_first(x):
        try:
            image.random_hue(x, 0.6)
        except ValueError:
            pass
        return image.random_brightness(x, 0.25)
    golden.add('random_brightness/after an error', _seeded(4, refused_first), colours)
    # Inside of a function, with no seeds of operations.
    def everything(x):
        x = image.random_contrast(image.random_brightness(x, 0.25), 0.5, 1.5)
        x = image.random_saturation(image.random_hue(x, 0.3), 0.5, 2.0)
        return image.random_flip_left_right(image.random_flip_up_down(x))
    golden.add('all', _seeded(9, everything), colours, near=True)
    for variant, x in (('image', colours), ('batch', picture('float32', (3, 2, 2, 3)))):
        golden.add(f'all, in a function@{variant}', _seeded(9, lambda x: tf.function(everything)(x)), x, near=True)

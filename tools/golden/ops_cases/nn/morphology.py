"""Cases of tests/nn/morphology_test.cc."""

import tensorflow as tf
from ops import FLOATS, INTS, data

GRADIENTS = True

_ONES = [1, 1, 1, 1]


def cases(golden):
    image, kernel = (1, 4, 5, 2), (2, 3, 2)
    for name, function, dtypes in (('dilation2d', tf.nn.dilation2d, INTS + FLOATS),
                                   ('erosion2d', tf.nn.erosion2d, ('int8', 'int32', 'int64') + FLOATS)):
        def add(case, *shapes, dtypes=('float32',), function=function, strides=_ONES, padding='SAME',
                dilations=_ONES):
            golden.over(dtypes, case, lambda x, f: function(x, f, strides, padding, 'NHWC', dilations), *shapes)

        add(name, image, kernel, dtypes=dtypes)
        add(f'{name}/VALID', image, kernel, padding='VALID')
        add(f'{name}/strides', image, kernel, strides=[1, 2, 1, 1])
        add(f'{name}/dilations', image, kernel, dilations=[1, 1, 2, 1])
        add(f'{name}/none', (0, 4, 5, 2), kernel)
        x, f = data('float32', image), data('float32', kernel)

        def fails(case, x, f, function=function, strides=_ONES, padding='SAME', form='NHWC', dilations=_ONES):
            golden.fails(case, lambda x, f: function(x, f, strides, padding, form, dilations), x, f)

        fails(f'{name}/format', x, f, form='NCHW')
        fails(f'{name}/strides=1', x, f, strides=1)
        fails(f'{name}/dilations=1', x, f, dilations=1)
        fails(f'{name}/list', x, f, padding=[[0, 0]])
        fails(f'{name}/channels', data('float32', (1, 4, 5, 3)), f)
    odd = data('float32', (1, 3, 3, 1)).numpy()
    odd[0, 0, 0, 0], odd[0, 2, 2, 0] = -float('inf'), float('inf')
    golden.add('dilation2d@odd', lambda x, f: tf.nn.dilation2d(x, f, _ONES, 'SAME', 'NHWC', _ONES), odd,
               data('float32', (2, 2, 1)))

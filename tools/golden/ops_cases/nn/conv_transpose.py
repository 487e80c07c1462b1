"""Cases of tests/nn/conv_transpose_test.cc."""

import tensorflow as tf
from ops import data, near_sums

GRADIENTS = True

_NO_BFLOAT16 = ('float16', 'float32', 'float64')


def _add(golden, name, function, shapes, output_shape, dtypes=('float32',), **options):
    """A variant with the shape in the program, and one where it is a tensor."""
    for dtype in dtypes:
        inputs = [data(dtype, shape, i) for i, shape in enumerate(shapes)]
        golden.add(f'{name}@{dtype}', lambda x, f: function(x, f, output_shape, **options), *inputs,
                   near=near_sums(dtype))
    golden.add(f'{name} of a tensor', lambda x, f, s: function(x, f, s, **options), *inputs,
               tf.constant(output_shape), near=True)


def _dimensions(golden):
    line, kernel1 = (2, 4, 3), (2, 2, 3)
    one = tf.nn.conv1d_transpose
    _add(golden, 'conv1d_transpose', one, (line, kernel1), [2, 4, 2], _NO_BFLOAT16, strides=1)
    _add(golden, 'conv1d_transpose/strides=2', one, (line, kernel1), [2, 8, 2], strides=2)
    _add(golden, 'conv1d_transpose/strides=[1,2,1]', one, (line, kernel1), [2, 7, 2], strides=[1, 2, 1])
    _add(golden, 'conv1d_transpose/VALID', one, (line, kernel1), [2, 5, 2], strides=1, padding='VALID')
    _add(golden, 'conv1d_transpose/NCW', one, ((2, 3, 4), kernel1), [2, 2, 8], strides=2, data_format='NCW')
    _add(golden, 'conv1d_transpose/dilations=2', one, (line, kernel1), [2, 4, 2], strides=1, dilations=2)
    image, kernel2 = (1, 3, 4, 2), (2, 2, 3, 2)
    two = tf.nn.conv2d_transpose
    _add(golden, 'conv2d_transpose', two, (image, kernel2), [1, 3, 4, 3], _NO_BFLOAT16, strides=1)
    _add(golden, 'conv2d_transpose/strides=2', two, (image, kernel2), [1, 6, 7, 3], strides=2)
    _add(golden, 'conv2d_transpose/strides=[2,1]', two, (image, kernel2), [1, 5, 4, 3], strides=[2, 1])
    _add(golden, 'conv2d_transpose/strides=[1,1,2,1]', two, (image, kernel2), [1, 3, 8, 3], strides=[1, 1, 2, 1])
    _add(golden, 'conv2d_transpose/VALID', two, (image, kernel2), [1, 4, 5, 3], strides=1, padding='VALID')
    _add(golden, 'conv2d_transpose/list', two, (image, kernel2), [1, 2, 3, 3], strides=1,
         padding=[[0, 0], [1, 1], [2, 0], [0, 0]])
    _add(golden, 'conv2d_transpose/NCHW', two, ((1, 2, 3, 4), kernel2), [1, 3, 6, 8], strides=2, data_format='NCHW')
    _add(golden, 'conv2d_transpose/dilations=2', two, (image, kernel2), [1, 3, 4, 3], strides=1, dilations=2)
    volume, kernel3 = (1, 2, 3, 2, 2), (2, 2, 1, 2, 2)
    three = tf.nn.conv3d_transpose
    _add(golden, 'conv3d_transpose', three, (volume, kernel3), [1, 2, 3, 2, 2], _NO_BFLOAT16, strides=1)
    _add(golden, 'conv3d_transpose/strides=2', three, (volume, kernel3), [1, 4, 6, 3, 2], strides=2)
    _add(golden, 'conv3d_transpose/strides=[1,2,1]', three, (volume, kernel3), [1, 2, 6, 2, 2], strides=[1, 2, 1])
    _add(golden, 'conv3d_transpose/VALID', three, (volume, kernel3), [1, 3, 4, 2, 2], strides=1, padding='VALID')
    _add(golden, 'conv3d_transpose/NCDHW', three, ((1, 2, 2, 3, 2), kernel3), [1, 2, 2, 3, 2], strides=1,
         data_format='NCDHW')
    _add(golden, 'conv3d_transpose/dilations=2', three, (volume, kernel3), [1, 2, 3, 2, 2], strides=1, dilations=2)
    every = tf.nn.conv_transpose
    _add(golden, 'conv_transpose/1d', every, (line, kernel1), [2, 8, 2], strides=2)
    _add(golden, 'conv_transpose/1d NCW', every, ((2, 3, 4), kernel1), [2, 2, 4], strides=1, data_format='NCW')
    _add(golden, 'conv_transpose/2d', every, (image, kernel2), [1, 6, 8, 3], strides=2)
    _add(golden, 'conv_transpose/2d VALID', every, (image, kernel2), [1, 4, 5, 3], strides=1, padding='VALID',
         dilations=1)
    _add(golden, 'conv_transpose/3d', every, (volume, kernel3), [1, 2, 3, 2, 2], strides=1)


def _empty(golden):
    """Without batches; without space too, unless the gradient is then of memory that nobody has written."""
    for name, function, rest, kernel in (
            ('conv1d_transpose', tf.nn.conv1d_transpose, (4, 3), (2, 2, 3)),
            ('conv2d_transpose', tf.nn.conv2d_transpose, (3, 4, 2), (2, 2, 3, 2)),
            ('conv3d_transpose', tf.nn.conv3d_transpose, (2, 3, 2, 2), (2, 2, 1, 2, 2)),
            ('conv_transpose/2d VALID', lambda *inputs, strides: tf.nn.conv_transpose(
                *inputs, strides, 'VALID', dilations=1), (3, 4, 2), (2, 2, 3, 2)),
            ('atrous_conv2d_transpose/rate=2', lambda *inputs, strides: tf.nn.atrous_conv2d_transpose(
                *inputs, 2, 'SAME'), (4, 5, 2), (2, 3, 3, 2))):
        call = lambda x, f, s, function=function: function(x, f, s, strides=1)
        space = [size + ('VALID' in name) for size in rest[:-1]]
        golden.add(f'{name} of a tensor@no batches', call, data('float32', (0, *rest)), data('float32', kernel),
                   tf.constant([0, *space, kernel[-2]]), near=True)
        if '/' not in name:
            golden.add(f'{name} of a tensor@no height', call, data('float32', (1, 0, *rest[1:])),
                       data('float32', kernel), tf.constant([1, 0, *space[1:], kernel[-2]]), near=True)


def _atrous(golden):
    image, kernel = (1, 4, 5, 2), (2, 3, 3, 2)
    function = tf.nn.atrous_conv2d_transpose
    for rate in (1, 2, 3):
        _add(golden, f'atrous_conv2d_transpose/rate={rate}', function, (image, kernel), [1, 4, 5, 3], rate=rate,
             padding='SAME')
    _add(golden, 'atrous_conv2d_transpose/VALID', function, (image, kernel), [1, 6, 9, 3], rate=2, padding='VALID')
    x, f = data('float32', image), data('float32', kernel)
    golden.fails('atrous_conv2d_transpose/channels', lambda x, f: function(x, f, [1, 4, 5, 3], 2, 'SAME'),
                 data('float32', (1, 4, 5, 3)), f)
    golden.fails('atrous_conv2d_transpose/outputs', lambda x, f: function(x, f, [1, 4, 5, 4], 2, 'SAME'), x, f)
    golden.fails('atrous_conv2d_transpose/length', lambda x, f: function(x, f, [1, 4, 5], 2, 'SAME'), x, f)
    golden.fails('atrous_conv2d_transpose/rate=0', lambda x, f: function(x, f, [1, 4, 5, 3], 0, 'SAME'), x, f)
    golden.fails('atrous_conv2d_transpose/BAD', lambda x, f: function(x, f, [1, 4, 5, 3], 2, 'BAD'), x, f)


def cases(golden):
    _dimensions(golden)
    _atrous(golden)
    _empty(golden)
    x1, f1 = data('float32', (2, 4, 3)), data('float32', (2, 2, 3))
    golden.fails('conv1d_transpose/format',
                 lambda x, f: tf.nn.conv1d_transpose(x, f, [2, 4, 2], 1, data_format='NHWC'), x1, f1)
    golden.fails('conv1d_transpose/strides=[1,1]', lambda x, f: tf.nn.conv1d_transpose(x, f, [2, 4, 2], [1, 1]), x1, f1)
    golden.fails('conv1d_transpose/size', lambda x, f: tf.nn.conv1d_transpose(x, f, [2, 9, 2], 1), x1, f1)
    x2, f2 = data('float32', (1, 3, 4, 2)), data('float32', (2, 2, 3, 2))
    golden.fails('conv2d_transpose/strides=[1,1,1]',
                 lambda x, f: tf.nn.conv2d_transpose(x, f, [1, 3, 4, 3], [1, 1, 1]), x2, f2)
    golden.fails('conv2d_transpose/size', lambda x, f: tf.nn.conv2d_transpose(x, f, [1, 9, 4, 3], 1), x2, f2)
    golden.fails('conv2d_transpose/short list',
                 lambda x, f: tf.nn.conv2d_transpose(x, f, [1, 3, 4, 3], 1, [[0, 0]]), x2, f2)
    x3, f3 = data('float32', (1, 2, 3, 2, 2)), data('float32', (2, 2, 1, 2, 2))
    golden.fails('conv3d_transpose/list',
                 lambda x, f: tf.nn.conv3d_transpose(x, f, [1, 2, 3, 2, 2], 1, [[0, 0]]), x3, f3)
    golden.fails('conv3d_transpose/strides=[1,1]',
                 lambda x, f: tf.nn.conv3d_transpose(x, f, [1, 2, 3, 2, 2], [1, 1]), x3, f3)
    golden.fails('conv_transpose/length', lambda x, f: tf.nn.conv_transpose(x, f, [2, 4], 1), x1, f1)

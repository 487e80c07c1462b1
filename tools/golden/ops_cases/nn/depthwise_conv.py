"""Cases of tests/nn/depthwise_conv_test.cc."""

import tensorflow as tf
from ops import data, near_sums

GRADIENTS = True

_NO_BFLOAT16 = ('float16', 'float32', 'float64')
_ONES = [1, 1, 1, 1]
_PADS = [[0, 0], [1, 1], [2, 0], [0, 0]]
_IMAGE, _IMAGE_NCHW, _KERNEL = (1, 4, 5, 2), (1, 2, 4, 5), (2, 3, 2, 2)


def _near(dtype):
    """Great sums that cancel out depend on the processor."""
    return 20 if dtype == 'float32' else near_sums(dtype)


def _depthwise(golden):
    def add(name, *shapes, dtypes=('float32',), **options):
        options = {'strides': _ONES, 'padding': 'SAME', **options}
        golden.over(dtypes, name, lambda x, f: tf.nn.depthwise_conv2d(x, f, **options), *shapes,
                    near=near_sums)

    add('depthwise_conv2d', _IMAGE, _KERNEL, dtypes=_NO_BFLOAT16)
    add('depthwise_conv2d/VALID', _IMAGE, _KERNEL, padding='VALID')
    add('depthwise_conv2d/strides', _IMAGE, _KERNEL, strides=[1, 2, 2, 1])
    add('depthwise_conv2d/list', _IMAGE, _KERNEL, padding=_PADS)
    add('depthwise_conv2d/NCHW', _IMAGE_NCHW, _KERNEL, data_format='NCHW')
    add('depthwise_conv2d/dilations=[1,1]', _IMAGE, _KERNEL, dilations=[1, 1])
    add('depthwise_conv2d/dilations=[2,2]', _IMAGE, _KERNEL, dilations=[2, 2], dtypes=('float32', 'float64'))
    add('depthwise_conv2d/dilations=[1,2], VALID', _IMAGE, (2, 2, 2, 2), dilations=[1, 2], padding='VALID')
    add('depthwise_conv2d/dilations=[2,1], list', _IMAGE, _KERNEL, dilations=[2, 1], padding=_PADS)
    add('depthwise_conv2d/dilations=[2,2], NCHW', _IMAGE_NCHW, _KERNEL, dilations=[2, 2], data_format='NCHW')
    x, f = data('float32', _IMAGE), data('float32', _KERNEL)
    same = lambda x, f: tf.nn.depthwise_conv2d(x, f, _ONES, 'SAME')
    golden.add('depthwise_conv2d@no images', same, data('float32', (0, 4, 5, 2)), f, near=True)
    golden.add('depthwise_conv2d@no height', same, data('float32', (1, 0, 5, 2)), f, near=True)
    golden.fails('depthwise_conv2d@no multiplier', same, x, data('float32', (2, 3, 2, 0)))

    def fails(name, *inputs, **options):
        options = {'strides': _ONES, 'padding': 'SAME', **options}
        golden.fails(name, lambda x, f: tf.nn.depthwise_conv2d(x, f, **options), *inputs)

    fails('depthwise_conv2d/strides=1', x, f, strides=1)
    fails('depthwise_conv2d/dilations=2', x, f, dilations=2)
    fails('depthwise_conv2d/dilations=[0,1]', x, f, dilations=[0, 1])
    fails('depthwise_conv2d/short list', x, f, padding=[[0, 0]])
    fails('depthwise_conv2d/channels', data('float32', (1, 4, 5, 3)), f)


def _separable(golden):
    def add(name, *shapes, dtypes=('float32',), **options):
        options = {'strides': _ONES, 'padding': 'SAME', **options}
        for dtype in dtypes:
            golden.over((dtype,), name, lambda x, d, p: tf.nn.separable_conv2d(x, d, p, **options), *shapes,
                        near=_near(dtype))

    point = (1, 1, 4, 3)
    add('separable_conv2d', _IMAGE, _KERNEL, point, dtypes=_NO_BFLOAT16)
    add('separable_conv2d/VALID, strides', _IMAGE, _KERNEL, point, padding='VALID', strides=[1, 2, 2, 1])
    add('separable_conv2d/list', _IMAGE, _KERNEL, point, padding=_PADS)
    add('separable_conv2d/NCHW', _IMAGE_NCHW, _KERNEL, point, data_format='NCHW')
    add('separable_conv2d/dilations', _IMAGE, _KERNEL, point, dilations=[1, 2])
    x, d = data('float32', _IMAGE), data('float32', _KERNEL)
    # oneDNN's kernel of the first step has no more channels than the input if that is empty.
    golden.add('separable_conv2d@no images', lambda x, d, p: tf.nn.separable_conv2d(x, d, p, _ONES, 'SAME'),
               data('float32', (0, 4, 5, 2)), data('float32', (2, 3, 2, 1)), data('float32', (1, 1, 2, 2)), near=True)
    golden.fails('separable_conv2d@no images, two for each channel', lambda x, d, p: tf.nn.separable_conv2d(
        x, d, p, _ONES, 'SAME'), data('float32', (0, 4, 5, 2)), d, data('float32', point))
    golden.fails('separable_conv2d@no outputs', lambda x, d, p: tf.nn.separable_conv2d(x, d, p, _ONES, 'SAME'), x, d,
                 data('float32', (1, 1, 4, 0)))
    golden.fails('separable_conv2d/point', lambda x, d, p: tf.nn.separable_conv2d(x, d, p, _ONES, 'SAME'), x, d,
                 data('float32', (1, 2, 4, 3)))
    golden.fails('separable_conv2d/rank', lambda x, d, p: tf.nn.separable_conv2d(x, d, p, _ONES, 'SAME'), x, d,
                 data('float32', (4, 3)))


def _backprop(golden):
    def add(name, image, out, dtypes=('float32',), **options):
        options = {'strides': _ONES, 'padding': 'SAME', **options}
        for dtype in dtypes:
            golden.over((dtype,), f'depthwise_conv2d_backprop_filter{name}',
                        lambda x, g: tf.nn.depthwise_conv2d_backprop_filter(x, _KERNEL, g, **options), image, out,
                        near=_near(dtype))
            golden.over((dtype,), f'depthwise_conv2d_backprop_input{name}',
                        lambda f, g: tf.nn.depthwise_conv2d_backprop_input(image, f, g, **options), _KERNEL, out,
                        near=_near(dtype))

    add('', _IMAGE, (1, 4, 5, 4), _NO_BFLOAT16)
    add('/VALID', _IMAGE, (1, 3, 3, 4), padding='VALID')
    add('/strides', _IMAGE, (1, 2, 3, 4), strides=[1, 2, 2, 1])
    add('/list', _IMAGE, (1, 5, 5, 4), padding=_PADS)
    add('/NCHW', _IMAGE_NCHW, (1, 4, 4, 5), data_format='NCHW')
    # The CPU's kernels do not look at them.
    add('/dilations', _IMAGE, (1, 4, 5, 4), dilations=[1, 2, 2, 1])
    x, f, g = data('float32', _IMAGE), data('float32', _KERNEL), data('float32', (1, 4, 5, 4))
    golden.add('depthwise_conv2d_backprop_filter of a tensor',
               lambda x, s, g: tf.nn.depthwise_conv2d_backprop_filter(x, s, g, _ONES, 'SAME'), x,
               tf.constant(_KERNEL), g, near=True)
    golden.add('depthwise_conv2d_backprop_input of a tensor',
               lambda s, f, g: tf.nn.depthwise_conv2d_backprop_input(s, f, g, _ONES, 'SAME'), tf.constant(_IMAGE), f, g,
               near=True)
    filter_of = lambda x, s, g: tf.nn.depthwise_conv2d_backprop_filter(x, s, g, _ONES, 'SAME')
    input_of = lambda s, f, g: tf.nn.depthwise_conv2d_backprop_input(s, f, g, _ONES, 'SAME')
    for name, batch, height in (('images', 0, 4), ('height', 1, 0)):
        image, out = (batch, height, 5, 2), (batch, height, 5, 4)
        golden.add(f'depthwise_conv2d_backprop_filter of a tensor@no {name}', filter_of, data('float32', image),
                   tf.constant(_KERNEL), data('float32', out), near=True)
        golden.add(f'depthwise_conv2d_backprop_input of a tensor@no {name}', input_of, tf.constant(image), f,
                   data('float32', out), near=True)
    golden.fails('depthwise_conv2d_backprop_filter/dilations=2',
                 lambda x, g: tf.nn.depthwise_conv2d_backprop_filter(x, _KERNEL, g, _ONES, 'SAME', dilations=2), x, g)
    golden.fails('depthwise_conv2d_backprop_input/dilations=2',
                 lambda f, g: tf.nn.depthwise_conv2d_backprop_input(_IMAGE, f, g, _ONES, 'SAME', dilations=2), f, g)
    golden.fails('depthwise_conv2d_backprop_filter/strides=1',
                 lambda x, g: tf.nn.depthwise_conv2d_backprop_filter(x, _KERNEL, g, 1, 'SAME'), x, g)
    golden.fails('depthwise_conv2d_backprop_input/strides=1',
                 lambda f, g: tf.nn.depthwise_conv2d_backprop_input(_IMAGE, f, g, 1, 'SAME'), f, g)
    golden.fails('depthwise_conv2d_backprop_input/sizes',
                 lambda f, g: tf.nn.depthwise_conv2d_backprop_input((1, 4, 9, 2), f, g, _ONES, 'SAME'), f, g)


def cases(golden):
    _depthwise(golden)
    _separable(golden)
    _backprop(golden)

"""Cases of tests/nn/depthwise_conv_test.cc."""

import tensorflow as tf
from ops import data

GRADIENTS = True

_NO_BFLOAT16 = ('float16', 'float32', 'float64')
_ONES = [1, 1, 1, 1]
_PADS = [[0, 0], [1, 1], [2, 0], [0, 0]]
_IMAGE, _IMAGE_NCHW, _KERNEL = (1, 4, 5, 2), (1, 2, 4, 5), (2, 3, 2, 2)


def _depthwise(golden):
    def add(name, *shapes, dtypes=('float32',), **options):
        options = {'strides': _ONES, 'padding': 'SAME', **options}
        golden.over(dtypes, name, lambda x, f: tf.nn.depthwise_conv2d(x, f, **options), *shapes, near=True)

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
        golden.over(dtypes, name, lambda x, d, p: tf.nn.separable_conv2d(x, d, p, **options), *shapes, near=True)

    point = (1, 1, 4, 3)
    add('separable_conv2d', _IMAGE, _KERNEL, point, dtypes=_NO_BFLOAT16)
    add('separable_conv2d/VALID, strides', _IMAGE, _KERNEL, point, padding='VALID', strides=[1, 2, 2, 1])
    add('separable_conv2d/list', _IMAGE, _KERNEL, point, padding=_PADS)
    add('separable_conv2d/NCHW', _IMAGE_NCHW, _KERNEL, point, data_format='NCHW')
    add('separable_conv2d/dilations', _IMAGE, _KERNEL, point, dilations=[1, 2])
    x, d = data('float32', _IMAGE), data('float32', _KERNEL)
    golden.fails('separable_conv2d/point', lambda x, d, p: tf.nn.separable_conv2d(x, d, p, _ONES, 'SAME'), x, d,
                 data('float32', (1, 2, 4, 3)))
    golden.fails('separable_conv2d/rank', lambda x, d, p: tf.nn.separable_conv2d(x, d, p, _ONES, 'SAME'), x, d,
                 data('float32', (4, 3)))


def _backprop(golden):
    def add(name, image, out, dtypes=('float32',), **options):
        options = {'strides': _ONES, 'padding': 'SAME', **options}
        golden.over(dtypes, f'depthwise_conv2d_backprop_filter{name}',
                    lambda x, g: tf.nn.depthwise_conv2d_backprop_filter(x, _KERNEL, g, **options), image, out,
                    near=True)
        golden.over(dtypes, f'depthwise_conv2d_backprop_input{name}',
                    lambda f, g: tf.nn.depthwise_conv2d_backprop_input(image, f, g, **options), _KERNEL, out,
                    near=True)

    add('', _IMAGE, (1, 4, 5, 4), _NO_BFLOAT16)
    add('/VALID', _IMAGE, (1, 3, 3, 4), padding='VALID')
    add('/strides', _IMAGE, (1, 2, 3, 4), strides=[1, 2, 2, 1])
    add('/list', _IMAGE, (1, 5, 5, 4), padding=_PADS)
    add('/NCHW', _IMAGE_NCHW, (1, 4, 4, 5), data_format='NCHW')
    x, f, g = data('float32', _IMAGE), data('float32', _KERNEL), data('float32', (1, 4, 5, 4))
    golden.add('depthwise_conv2d_backprop_filter of a tensor',
               lambda x, s, g: tf.nn.depthwise_conv2d_backprop_filter(x, s, g, _ONES, 'SAME'), x,
               tf.constant(_KERNEL), g, near=True)
    golden.add('depthwise_conv2d_backprop_input of a tensor',
               lambda s, f, g: tf.nn.depthwise_conv2d_backprop_input(s, f, g, _ONES, 'SAME'), tf.constant(_IMAGE), f, g,
               near=True)
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

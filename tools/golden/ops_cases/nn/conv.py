"""Cases of tests/nn/conv_test.cc."""

import tensorflow as tf
from ops import NUMBERS, data, near_sums

GRADIENTS = True

_NO_BFLOAT16 = ('float16', 'float32', 'float64')
_PADS = [[0, 0], [1, 1], [2, 0], [0, 0]]
_PADS_NCHW = [[0, 0], [0, 0], [1, 1], [2, 0]]


def _conv1d(golden):
    def add(name, *shapes, **options):
        options = {'stride': 1, 'padding': 'SAME', **options}
        golden.over(('float32',), name, lambda x, f: tf.nn.conv1d(x, f, **options), *shapes, near=True)

    golden.over(_NO_BFLOAT16, 'conv1d', lambda x, f: tf.nn.conv1d(x, f, 1, 'SAME'), (2, 5, 3), (2, 3, 4),
                near=near_sums)
    add('conv1d/VALID', (2, 5, 3), (2, 3, 4), padding='VALID')
    add('conv1d/stride=2', (2, 5, 3), (2, 3, 4), stride=2)
    add('conv1d/stride=[2]', (2, 5, 3), (2, 3, 4), stride=[2])
    add('conv1d/stride=[1,2,1]', (2, 5, 3), (2, 3, 4), stride=[1, 2, 1])
    add('conv1d/dilations=2', (2, 5, 3), (2, 3, 4), dilations=2)
    add('conv1d/NCW', (2, 3, 5), (2, 3, 4), data_format='NCW', stride=2)
    add('conv1d/groups', (1, 5, 4), (2, 2, 6))
    add('conv1d/batches', (2, 1, 5, 3), (2, 3, 4))
    add('conv1d/batches NCW', (2, 1, 2, 3, 5), (2, 3, 2), data_format='NCW')
    empty = lambda x, f: tf.nn.conv1d(x, f, 1, 'SAME')
    golden.add('conv1d@no lines', empty, data('float32', (0, 5, 3)), data('float32', (2, 3, 4)), near=True)
    golden.add('conv1d@no width', empty, data('float32', (2, 0, 3)), data('float32', (2, 3, 4)), near=True)
    golden.fails('conv1d@no outputs', empty, data('float32', (2, 5, 3)), data('float32', (2, 3, 0)))
    golden.add('conv1d/literal', lambda f: tf.nn.conv1d([[[1.0], [2.0], [3.0]]], f, 1, 'SAME'), [[[0.5]], [[-1.0]]],
               near=True)
    x, f = data('float32', (2, 5, 3)), data('float32', (2, 3, 4))
    golden.fails('conv1d/format', lambda x, f: tf.nn.conv1d(x, f, 1, 'SAME', data_format='WNC'), x, f)
    golden.fails('conv1d/stride=[1,2]', lambda x, f: tf.nn.conv1d(x, f, [1, 2], 'SAME'), x, f)
    golden.fails('conv1d/list', lambda x, f: tf.nn.conv1d(x, f, 1, [[0, 0], [1, 1], [0, 0]]), x, f)
    golden.fails('conv1d/channels', lambda x, f: tf.nn.conv1d(x, f, 1, 'SAME'), data('float32', (2, 5, 4)), f)


def _conv2d(golden):
    image, kernel = (1, 5, 4, 2), (2, 3, 2, 3)

    def add(name, *shapes, gradient=None, **options):
        options = {'strides': 1, 'padding': 'SAME', **options}
        golden.over(('float32',), name, lambda x, f: tf.nn.conv2d(x, f, **options), *shapes, near=True,
                    gradient=gradient)

    golden.over(_NO_BFLOAT16 + ('int32',), 'conv2d', lambda x, f: tf.nn.conv2d(x, f, 1, 'SAME'), image, kernel,
                near=near_sums)
    golden.over(('float64',), 'conv2d/VALID', lambda x, f: tf.nn.conv2d(x, f, 1, 'VALID'), image, kernel, near=True)
    golden.over(('float64',), 'conv2d/none', lambda x, f: tf.nn.conv2d(x, f, 1, 'SAME'), (0, 5, 4, 2), kernel,
                near=True)
    golden.add('conv2d@no height', lambda x, f: tf.nn.conv2d(x, f, 1, 'SAME'), data('float32', (1, 0, 4, 2)),
               data('float32', kernel), near=True)
    golden.fails('conv2d@no outputs', lambda x, f: tf.nn.conv2d(x, f, 1, 'SAME'), data('float32', image),
                 data('float32', (2, 3, 2, 0)))
    add('conv2d/strides=2', image, kernel, strides=2)
    add('conv2d/strides=[2,1]', image, kernel, strides=[2, 1])
    add('conv2d/strides=[1,1,2,1]', image, kernel, strides=[1, 1, 2, 1])
    add('conv2d/dilations=2', image, kernel, dilations=2)
    add('conv2d/dilations=[1,2]', image, kernel, dilations=[1, 2])
    add('conv2d/list', image, kernel, padding=_PADS)
    golden.over(('float64',), 'conv2d/list, strides=2', lambda x, f: tf.nn.conv2d(x, f, 2, _PADS), image, kernel,
                near=True)
    add('conv2d/NCHW', (1, 2, 5, 4), kernel, data_format='NCHW')
    # The CPU has no kernel of its gradient.
    add('conv2d/NCHW list', (1, 2, 5, 4), kernel, gradient=False, data_format='NCHW', padding=_PADS_NCHW,
        strides=[1, 2])
    add('conv2d/groups', (1, 3, 3, 4), (2, 2, 2, 4))
    add('conv2d/batches', (2, 1, 3, 4, 2), kernel)
    add('conv2d/more batches', (2, 1, 2, 2, 3, 2), kernel, padding='VALID', strides=2)
    odd = data('float32', (1, 3, 3, 1)).numpy()
    odd[0, 0, 0, 0], odd[0, 2, 2, 0] = float('nan'), float('inf')
    golden.add('conv2d@odd', lambda x, f: tf.nn.conv2d(x, f, 1, 'SAME'), odd, data('float32', (2, 2, 1, 1)), near=True)
    x, f = data('float32', image), data('float32', kernel)
    golden.fails('conv2d/strides=[1,1,1]', lambda x, f: tf.nn.conv2d(x, f, [1, 1, 1], 'SAME'), x, f)
    golden.fails('conv2d/dilations=[1,1,1]', lambda x, f: tf.nn.conv2d(x, f, 1, 'SAME', dilations=[1, 1, 1]), x, f)
    golden.fails('conv2d/short list', lambda x, f: tf.nn.conv2d(x, f, 1, [[0, 0], [1, 1]]), x, f)
    golden.fails('conv2d/short pair', lambda x, f: tf.nn.conv2d(x, f, 1, [[0, 0], [1, 1], [1], [0, 0]]), x, f)
    golden.fails('conv2d/EXPLICIT', lambda x, f: tf.nn.conv2d(x, f, 1, 'EXPLICIT'), x, f)
    golden.fails('conv2d/channels', lambda x, f: tf.nn.conv2d(x, f, 1, 'SAME'), data('float32', (1, 5, 4, 3)), f)
    golden.fails('conv2d/dtypes', lambda x, f: tf.nn.conv2d(x, f, 1, 'SAME'), x, data('float64', kernel))
    golden.fails('conv2d/complex', lambda x, f: tf.nn.conv2d(x, f, 1, 'SAME'), data('complex64', image),
                 data('complex64', kernel))


def _conv3d(golden):
    volume, kernel = (1, 3, 4, 2, 2), (2, 2, 1, 2, 2)
    ones = [1] * 5

    def add(name, *shapes, near=True, **options):
        options = {'strides': ones, 'padding': 'SAME', **options}
        golden.over(('float32',), name, lambda x, f: tf.nn.conv3d(x, f, **options), *shapes, near=near)

    golden.over(_NO_BFLOAT16, 'conv3d', lambda x, f: tf.nn.conv3d(x, f, ones, 'SAME'), volume, kernel, near=near_sums)
    add('conv3d/VALID', volume, kernel, padding='VALID')
    add('conv3d/strides', volume, kernel, strides=[1, 2, 1, 2, 1])
    add('conv3d/dilations', volume, kernel, dilations=[1, 1, 2, 1, 1])
    add('conv3d/NCDHW', (1, 2, 3, 4, 2), kernel, near=10, data_format='NCDHW', strides=[1, 1, 1, 2, 1])
    add('conv3d/batches', (2, 1, 2, 2, 2, 2), kernel)
    x, f = data('float32', volume), data('float32', kernel)
    same = lambda x, f: tf.nn.conv3d(x, f, ones, 'SAME')
    golden.add('conv3d@no volumes', same, data('float32', (0, 3, 4, 2, 2)), f, near=True)
    golden.add('conv3d@no depth', same, data('float32', (1, 0, 4, 2, 2)), f, near=True)
    golden.fails('conv3d@no outputs', same, x, data('float32', (2, 2, 1, 2, 0)))
    golden.fails('conv3d/strides=1', lambda x, f: tf.nn.conv3d(x, f, 1, 'SAME'), x, f)
    golden.fails('conv3d/list', lambda x, f: tf.nn.conv3d(x, f, ones, _PADS), x, f)
    golden.fails('conv3d/channels', lambda x, f: tf.nn.conv3d(x, f, ones, 'SAME'), data('float32', (1, 3, 4, 2, 3)), f)


def _convolution(golden):
    def add(name, *shapes, dtypes=('float32',), near=near_sums, gradient=None, **options):
        golden.over(dtypes, name, lambda x, f: tf.nn.convolution(x, f, **options), *shapes, near=near,
                    gradient=gradient)

    line, image, volume = (2, 5, 3), (1, 5, 4, 2), (1, 3, 4, 2, 2)
    kernel1, kernel2, kernel3 = (2, 3, 2), (2, 3, 2, 3), (2, 2, 1, 2, 2)
    add('convolution', line, kernel1)
    golden.over(('float64',), 'convolution', tf.nn.convolution, image, kernel2, near=True)
    # Python's gradient of Conv3D wants to know the format.
    golden.over(('float16',), 'convolution', tf.nn.convolution, volume, kernel3, near=near_sums, gradient=False)
    add('convolution/SAME', image, kernel2, padding='SAME')
    add('convolution/strides=2', image, kernel2, strides=2, padding='SAME')
    add('convolution/strides=[1,2]', image, kernel2, strides=[1, 2])
    add('convolution/strides=[1,1,2,1]', image, kernel2, strides=[1, 1, 2, 1])
    add('convolution/3d strides=2', volume, kernel3, gradient=False, strides=2, padding='SAME')
    add('convolution/NDHWC', volume, kernel3, strides=2, data_format='NDHWC')
    add('convolution/1d strides=2', line, kernel1, strides=2)
    add('convolution/NCW', (2, 3, 5), kernel1, data_format='NCW', strides=2)
    add('convolution/NCHW', (1, 2, 5, 4), kernel2, data_format='NCHW', strides=[2, 1])
    add('convolution/NCDHW', (1, 2, 3, 4, 2), kernel3, near=10, data_format='NCDHW')
    add('convolution/batches', (2, 1, 3, 4, 2), kernel2, padding='SAME')
    add('convolution/3d batches', (2, 1, 2, 2, 2, 2), kernel3, data_format='NDHWC')
    add('convolution/dilations=1', image, kernel2, dilations=1)
    add('convolution/1d dilations=2', line, kernel1, dilations=2)
    add('convolution/1d dilations=2, SAME', line, kernel1, dilations=2, padding='SAME')
    add('convolution/1d dilations=2, NCW', (2, 3, 5), kernel1, dilations=2, padding='SAME', data_format='NCW')
    add('convolution/dilations=2', image, (2, 2, 2, 3), dilations=2, dtypes=('float16', 'float32', 'float64'))
    add('convolution/dilations=[1,2], SAME', image, kernel2, dilations=[1, 2], padding='SAME')
    add('convolution/dilations=[1,2,3,1]', image, (2, 2, 2, 3), dilations=[1, 2, 3, 1])
    add('convolution/dilations=2, list', image, kernel2, dilations=2, padding=_PADS)
    add('convolution/dilations=2, NCHW', (1, 2, 5, 4), (2, 2, 2, 3), dilations=2, data_format='NCHW', padding='SAME')
    add('convolution/dilations=2, NCHW list', (1, 2, 5, 4), kernel2, dilations=2, data_format='NCHW',
        padding=_PADS_NCHW)
    add('convolution/3d dilations=2', volume, (2, 2, 1, 2, 2), dilations=2, padding='SAME')
    add('convolution/3d dilations=[1,2,1], NCDHW', (1, 2, 3, 4, 2), kernel3, dilations=[1, 2, 1],
        data_format='NCDHW', padding='SAME')
    add('convolution/dilated batches', (2, 1, 3, 4, 2), (2, 2, 2, 3), dilations=2, padding='SAME')
    x, f = data('float32', image), data('float32', kernel2)
    golden.add('convolution@empty', tf.nn.convolution, data('float32', (0, 5, 4, 2)), f, near=True)
    golden.add('convolution/dilations=2@empty', lambda x, f: tf.nn.convolution(x, f, dilations=2),
               data('float32', (0, 5, 4, 2)), data('float32', (2, 2, 2, 3)), near=True)

    def fails(name, *inputs, **options):
        golden.fails(name, lambda *inputs: tf.nn.convolution(*inputs, **options), *inputs)

    fails('convolution/list', x, f, padding=_PADS)
    fails('convolution/strides=[1,1,1]', x, f, strides=[1, 1, 1])
    fails('convolution/strides and dilations', x, f, strides=2, dilations=2)
    fails('convolution/dilations=[0,2]', x, f, dilations=[0, 2])
    fails('convolution/strides=[1,0]', x, f, strides=[1, 0], dilations=2)
    fails('convolution/dilated EXPLICIT', x, f, padding='EXPLICIT', dilations=2)
    fails('convolution/dilated BAD', x, f, padding='BAD', dilations=2)
    fails('convolution/dilated NHCW', x, f, data_format='NHCW', dilations=2)
    fails('convolution/dilated channels', data('float32', (1, 5, 4, 3)), f, dilations=2)
    fails('convolution/dilated rank', data('float32', (4, 2)), f, dilations=2)
    fails('convolution/filters', x, data('float32', (2, 2)))
    fails('convolution/1d format', data('float32', line), data('float32', kernel1), data_format='WNC')


def cases(golden):
    _conv1d(golden)
    _conv2d(golden)
    _conv3d(golden)
    _convolution(golden)
    image, kernel = (1, 5, 4, 2), (2, 2, 2, 3)
    for rate in (1, 2, [1, 2]):
        golden.over(('float32',), f'atrous_conv2d/rate={str(rate).replace(" ", "")}',
                    lambda x, f, rate=rate: tf.nn.atrous_conv2d(x, f, rate, 'SAME'), image, kernel, near=True)
    golden.over(('float64',), 'atrous_conv2d/VALID', lambda x, f: tf.nn.atrous_conv2d(x, f, 2, 'VALID'), image, kernel,
                near=True)
    golden.add('atrous_conv2d/rate=2@empty', lambda x, f: tf.nn.atrous_conv2d(x, f, 2, 'SAME'),
               data('float32', (0, 5, 4, 2)), data('float32', kernel), near=True)
    golden.fails('atrous_conv2d/rate=0', lambda x, f: tf.nn.atrous_conv2d(x, f, 0, 'SAME'), data('float32', image),
                 data('float32', kernel))
    golden.over(NUMBERS, 'bias_add', tf.nn.bias_add, (2, 3), (3,))
    golden.over(('float32',), 'bias_add/5d', tf.nn.bias_add, (1, 2, 1, 2, 3), (3,))
    golden.over(('float32',), 'bias_add/none', tf.nn.bias_add, (0, 3), (3,))
    for form, shape in (('NWC', (1, 2, 3)), ('NHWC', (1, 2, 2, 3)), ('NC', (2, 3)), ('NCHW', (2, 3, 2, 1)),
                        ('NCDHW', (1, 3, 2, 1, 2))):
        golden.over(('float32',), f'bias_add/{form}', lambda x, b, form=form: tf.nn.bias_add(x, b, form), shape, (3,))
    golden.add('bias_add/literal', lambda x: tf.nn.bias_add(x, [1, 2]), [[1.5, 2.5]])
    golden.fails('bias_add/format', lambda x, b: tf.nn.bias_add(x, b, 'WC'), [[1.0]], [1.0])
    golden.fails('bias_add/sizes', tf.nn.bias_add, [[1.0]], [1.0, 2.0])
    golden.fails('bias_add/rank', tf.nn.bias_add, [1.0], [1.0])

"""Cases of tests/nn/pooling_test.cc."""

import tensorflow as tf
from ops import FLOATS, data

GRADIENTS = True

_LINE, _IMAGE, _VOLUME = (2, 5, 2), (1, 5, 4, 2), (1, 3, 4, 2, 2)
_PADS1, _PADS2 = [[0, 0], [1, 0], [0, 0]], [[0, 0], [1, 1], [1, 0], [0, 0]]
_MAX_TYPES = FLOATS + ('int8', 'int16', 'int32', 'int64', 'uint8', 'uint16')


def _has_kernel(kind, options):
    """Maxima with the channels before space are only oneDNN's, which are for graphs; they have no gradient."""
    return kind.lower() == 'avg' or not options.get('data_format', '').startswith('NC')


def _dimensions(golden, kind):
    def add(name, shape, *arguments, dtypes=('float32',), **options):
        function = getattr(tf.nn, f'{kind}_{name.split("/")[0]}')
        if not _has_kernel(kind, options):
            return
        # Python's gradients of volumes want to know the format, and the gradient of no maxima ends the process.
        is_unknown = name.startswith('pool/3d') and not options
        gradient = not is_unknown and not (kind == 'max' and name.endswith('none'))
        for dtype in dtypes:
            # Which kernel adds up bfloat16 depends on the processor.
            golden.over((dtype,), f'{kind}_{name}', lambda x: function(x, *arguments, **options), shape,
                        near=kind == 'avg' and dtype == 'bfloat16', gradient=gradient)

    every = FLOATS if kind == 'avg' else _MAX_TYPES
    add('pool1d', _LINE, 2, 1, 'SAME', dtypes=every)
    add('pool1d/VALID', _LINE, 2, 2, 'VALID')
    add('pool1d/[3],[2]', _LINE, [3], [2], 'SAME')
    add('pool1d/[1,3,1]', _LINE, [1, 3, 1], [1, 2, 1], 'SAME')
    add('pool1d/NCW', (2, 2, 5), 2, 2, 'SAME', data_format='NCW')
    add('pool2d', _IMAGE, 2, 1, 'SAME', dtypes=every)
    add('pool2d/VALID', _IMAGE, 2, 2, 'VALID')
    add('pool2d/[2,3]', _IMAGE, [2, 3], [1, 2], 'SAME')
    add('pool2d/[1,3,2,1]', _IMAGE, [1, 3, 2, 1], [1, 2, 1, 1], 'VALID')
    add('pool2d/NCHW', (1, 2, 5, 4), [2, 3], 2, 'SAME', data_format='NCHW')
    add('pool2d/none', (0, 5, 4, 2), 2, 1, 'SAME')
    add('pool1d/none', (0, 5, 2), 2, 1, 'SAME')
    add('pool3d/none', (0, 3, 4, 2, 2), 2, 1, 'SAME')
    add('pool3d', _VOLUME, 2, 1, 'SAME', dtypes=('bfloat16', 'float32'))
    add('pool3d/VALID', _VOLUME, 2, 2, 'VALID')
    add('pool3d/[2,3,1]', _VOLUME, [2, 3, 1], [1, 2, 1], 'SAME')
    add('pool3d/[1,2,2,1,1]', _VOLUME, [1, 2, 2, 1, 1], [1, 1, 2, 1, 1], 'SAME')
    add('pool3d/NCDHW', (1, 2, 3, 4, 2), 2, [1, 2, 1], 'SAME', data_format='NCDHW')
    for n, shape in enumerate((_LINE, _IMAGE, _VOLUME), 1):
        add(f'pool/{n}d', shape, 2, 2, 'SAME')
    for n, shape in enumerate((_LINE, _IMAGE, _VOLUME), 1):
        add(f'pool/{n}d none', (0, *shape[1:]), 2, 2, 'SAME')
    add('pool/1d NCW', (2, 2, 5), [2], 1, 'VALID', data_format='NCW')
    add('pool/2d NCHW', (1, 2, 5, 4), [2, 3], 2, 'SAME', data_format='NCHW')
    add('pool/3d NCDHW', (1, 2, 3, 4, 2), 2, [1, 2, 1], 'SAME', data_format='NCDHW')
    add('pool/2d [1,2,2,1]', _IMAGE, [1, 2, 2, 1], [1, 1, 2, 1], 'VALID')
    add('pool/3d NDHWC', _VOLUME, [2, 1, 1], 1, 'VALID', data_format='NDHWC')

    def fails(name, shape, *arguments):
        function = getattr(tf.nn, f'{kind}_{name.split("/")[0]}')
        golden.fails(f'{kind}_{name}', lambda x: function(x, *arguments), data('float32', shape))

    fails('pool/rank', (4, 2), 2, 1, 'SAME')
    fails('pool/ksize', _IMAGE, [1, 2, 1], 1, 'SAME')
    fails('pool/strides', _VOLUME, 2, [1, 1], 'SAME')
    fails('pool1d/ksize', _LINE, [2, 2], 1, 'SAME')
    fails('pool2d/strides', _IMAGE, 2, [1, 1, 1], 'SAME')
    fails('pool3d/ksize', _VOLUME, [2, 2], 1, 'SAME')
    fails('pool3d/list', _VOLUME, 2, 1, _PADS2)
    fails('pool/3d list', _VOLUME, 2, 1, _PADS2)


def _argmax(golden):
    golden.over(_MAX_TYPES + ('uint32', 'uint64'), 'max_pool_with_argmax',
                lambda x: tf.nn.max_pool_with_argmax(x, 2, 1, 'SAME'), _IMAGE)
    golden.over(('float32',), 'max_pool_with_argmax/VALID',
                lambda x: tf.nn.max_pool_with_argmax(x, [2, 3], [1, 2], 'VALID'), _IMAGE)
    golden.over(('float32',), 'max_pool_with_argmax/int32',
                lambda x: tf.nn.max_pool_with_argmax(x, [1, 2, 2, 1], 2, 'SAME', output_dtype=tf.int32), _IMAGE,
                gradient=False)  # no kernel
    golden.over(('float32',), 'max_pool_with_argmax/batch',
                lambda x: tf.nn.max_pool_with_argmax(x, 2, 2, 'SAME', include_batch_in_index=True), (2, 4, 2, 2))
    x = data('float32', _IMAGE)
    golden.fails('max_pool_with_argmax@empty', lambda x: tf.nn.max_pool_with_argmax(x, 2, 1, 'SAME'),
                 data('float32', (0, 5, 4, 2)))
    golden.fails('max_pool_with_argmax/format',
                 lambda x: tf.nn.max_pool_with_argmax(x, 2, 2, 'SAME', data_format='NCHW'), x)
    golden.fails('max_pool_with_argmax/ksize', lambda x: tf.nn.max_pool_with_argmax(x, [1, 2, 2], 2, 'SAME'), x)
    golden.fails('max_pool_with_argmax/list', lambda x: tf.nn.max_pool_with_argmax(x, 2, 2, _PADS2), x)


def _pool(golden, kind):
    def add(name, shape, window, dtypes=('float32',), **options):
        if _has_kernel(kind, options):
            golden.over(dtypes, f'pool {kind}/{name}', lambda x: tf.nn.pool(x, window, kind, **options), shape)

    add('1d', _LINE, [2])
    add('2d', _IMAGE, [2, 3], dtypes=('float16', 'float32', 'float64'))
    add('3d', _VOLUME, [2, 1, 2])
    add('SAME', _IMAGE, [2, 3], padding='SAME', strides=[1, 2])
    add('1d SAME', _LINE, [3], padding='SAME', strides=[2])
    add('1d NCW', (2, 2, 5), [2], strides=[2], data_format='NCW')
    add('NCHW', (1, 2, 5, 4), [2, 2], strides=[2, 1], data_format='NCHW')
    add('NCDHW', (1, 2, 3, 4, 2), [2, 1, 2], data_format='NCDHW', padding='SAME')
    add('1d dilations', _LINE, [2], dilations=[2])
    add('dilations', _IMAGE, [2, 2], dilations=[2, 1])
    add('dilations NCHW', (1, 2, 5, 4), [2, 2], dilations=[1, 2], data_format='NCHW')
    add('3d dilations', _VOLUME, [2, 2, 1], dilations=[1, 3, 1])
    add('list, dilations', _IMAGE, [2, 2], dilations=[2, 2], padding=_PADS2)

    for name, window, options in (('none', [2, 3], {}), ('none, dilations', [2, 2], {'dilations': [2, 1]})):
        golden.over(('float32',), f'pool {kind}/{name}',
                    lambda x, window=window, options=options: tf.nn.pool(x, window, kind, **options), (0, 5, 4, 2),
                    gradient=kind == 'AVG')

    def fails(name, shape, window, **options):
        golden.fails(f'pool {kind}/{name}', lambda x: tf.nn.pool(x, window, kind, **options), data('float32', shape))

    fails('dilations SAME', _IMAGE, [2, 2], dilations=[2, 1], padding='SAME')
    fails('strides=3', _IMAGE, [2, 2], strides=[3, 1])
    fails('window', _IMAGE, [2, 2, 2, 2])
    fails('rank', _IMAGE, [2])
    fails('strides=[1]', _IMAGE, [2, 2], strides=[1])
    fails('strides=1', _IMAGE, [2, 2], strides=1)
    fails('dilations=[1]', _IMAGE, [2, 2], dilations=[1])
    fails('dilations=[0,1]', _IMAGE, [2, 2], dilations=[0, 1])
    fails('strides=[0,1]', _IMAGE, [2, 2], strides=[0, 1])
    fails('strides and dilations', _IMAGE, [2, 2], strides=[2, 1], dilations=[1, 2])
    fails('1d format', _LINE, [2], data_format='NHWC')


def cases(golden):
    _dimensions(golden, 'avg')
    _dimensions(golden, 'max')
    odd = data('float32', (1, 3, 3, 1)).numpy()
    odd[0, 0, 0, 0], odd[0, 2, 2, 0] = -float('inf'), float('inf')
    golden.add('avg_pool2d@odd', lambda x: tf.nn.avg_pool2d(x, 2, 1, 'SAME'), odd)
    golden.add('max_pool2d@odd', lambda x: tf.nn.max_pool2d(x, 2, 1, 'SAME'), odd)
    golden.over(('float32', 'int32'), 'max_pool1d/list', lambda x: tf.nn.max_pool1d(x, 2, 1, _PADS1), _LINE)
    golden.over(('float32', 'float64', 'int64'), 'max_pool2d/list', lambda x: tf.nn.max_pool2d(x, 2, 2, _PADS2), _IMAGE)
    golden.over(('float32',), 'max_pool/1d list', lambda x: tf.nn.max_pool(x, 2, 1, _PADS1), _LINE)
    golden.over(('float32',), 'max_pool/2d list', lambda x: tf.nn.max_pool(x, 2, 1, _PADS2), _IMAGE)
    golden.over(('float32',), 'pool MAX/list', lambda x: tf.nn.pool(x, [2, 2], 'MAX', padding=_PADS2), _IMAGE)
    image = data('float32', _IMAGE)
    golden.fails('avg_pool1d/list', lambda x: tf.nn.avg_pool1d(x, 2, 1, _PADS1), data('float32', _LINE))
    golden.fails('avg_pool2d/list', lambda x: tf.nn.avg_pool2d(x, 2, 1, _PADS2), image)
    golden.fails('avg_pool/2d list', lambda x: tf.nn.avg_pool(x, 2, 1, _PADS2), image)
    golden.fails('pool AVG/list', lambda x: tf.nn.pool(x, [2, 2], 'AVG', padding=_PADS2), image)
    golden.fails('max_pool1d/short list', lambda x: tf.nn.max_pool1d(x, 2, 1, [[0, 0]]), data('float32', _LINE))
    golden.fails('max_pool2d/short list', lambda x: tf.nn.max_pool2d(x, 2, 1, _PADS1), image)
    golden.fails('max_pool2d/wide list', lambda x: tf.nn.max_pool2d(x, 2, 1, [[0, 0], [2, 0], [0, 0], [0, 0]]), image)
    golden.fails('max_pool2d/NCHW_VECT_C list',
                 lambda x: tf.nn.max_pool2d(x, 2, 1, _PADS2, data_format='NCHW_VECT_C'), image)
    golden.fails('max_pool/NCHW_VECT_C list',
                 lambda x: tf.nn.max_pool(x, 2, 1, _PADS2, data_format='NCHW_VECT_C'), image)
    golden.fails('max_pool1d/NCHW_VECT_C list',
                 lambda x: tf.nn.max_pool1d(x, 2, 1, _PADS1, data_format='NCHW_VECT_C'), data('float32', _LINE))
    golden.fails('max_pool3d/format', lambda x: tf.nn.max_pool3d(x, 2, 1, 'SAME', data_format='NDHW'),
                 data('float32', _VOLUME))
    golden.fails('max_pool2d/complex', lambda x: tf.nn.max_pool2d(x, 2, 1, 'SAME'), data('complex64', _IMAGE))
    golden.fails('avg_pool2d/rank', lambda x: tf.nn.avg_pool2d(x, 2, 1, 'SAME'), data('float32', (4, 2)))
    golden.fails('avg_pool2d/int', lambda x: tf.nn.avg_pool2d(x, 2, 1, 'SAME'), data('int32', _IMAGE))
    _argmax(golden)
    _pool(golden, 'AVG')
    _pool(golden, 'MAX')
    golden.fails('pool MED', lambda x: tf.nn.pool(x, [2, 2], 'MED'), image)

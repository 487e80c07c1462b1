"""Calls of what tfx/sparse/math.h has, for tests/sparse/math_test.cc."""

import tensorflow as tf
from ops import COMPLEX, FLOATS, INTS, NUMBERS, data

GRADIENTS = True


def _int64(value):
    return tf.constant(value, tf.int64)


_INDICES = _int64([[0, 0], [0, 2], [1, 1]])
_OTHER_INDICES = _int64([[0, 0], [1, 1], [1, 2]])
_SHAPE = _int64([2, 3])
_NO_INDICES = tf.zeros([0, 2], tf.int64)
_DEEP_INDICES = _int64([[0, 0, 1], [0, 1, 3], [1, 0, 0], [1, 0, 2]])
_DEEP_SHAPE = _int64([2, 2, 4])
_NAN = float('nan')
_INF = float('inf')


def _one(function):
    return lambda i, v, s, *rest: function(tf.SparseTensor(i, v, s), *rest)


def _two(function):
    return lambda i, v, s, j, w, t: function(tf.SparseTensor(i, v, s), tf.SparseTensor(j, w, t))


def _sums(golden):
    for dtype in ('int8', 'int16', 'int32', 'int64', 'float32', 'float64') + COMPLEX:
        golden.add(f'add@{dtype}', _two(tf.sparse.add), _INDICES, data(dtype, (3,)), _SHAPE,
                   _OTHER_INDICES, data(dtype, (3,), 1), _SHAPE)
    golden.add('add/threshold', _two(lambda a, b: tf.sparse.add(a, b, threshold=1.5)),
               _INDICES, [1.0, 2.0, -3.0], _SHAPE, _OTHER_INDICES, [0.25, 1.0, 1.4], _SHAPE)
    golden.add('add/cancel', _two(tf.sparse.add), _INDICES, [1.0, 2.0, -3.0], _SHAPE,
               _OTHER_INDICES, [-1.0, 3.0, 0.0], _SHAPE)
    golden.add('add@empty', _two(tf.sparse.add), _NO_INDICES, tf.zeros([0]), _SHAPE, _NO_INDICES, tf.zeros([0]), _SHAPE)
    for dtype in NUMBERS:
        golden.add(f'add/dense@{dtype}', _one(tf.sparse.add), _INDICES, data(dtype, (3,)), _SHAPE,
                   data(dtype, (2, 3), 1))
    golden.add('add/left', _one(lambda a, b: tf.sparse.add(b, a)), _INDICES, data('float32', (3,)), _SHAPE,
               data('float32', (2, 3)))
    golden.add('add/literal', _one(lambda a: tf.sparse.add(a, [[1, 2, 3], [4, 5, 6]])), _INDICES,
               data('float32', (3,)), _SHAPE)
    golden.fails('add/shapes', _two(tf.sparse.add), _INDICES, [1.0, 2.0, 3.0], _SHAPE, _OTHER_INDICES,
                 [1.0, 2.0, 3.0], _int64([2, 4]))
    golden.fails('add/dtypes', _two(tf.sparse.add), _INDICES, [1.0, 2.0, 3.0], _SHAPE, _OTHER_INDICES, [1, 2, 3],
                 _SHAPE)
    golden.fails('add/dense shape', _one(tf.sparse.add), _INDICES, [1.0, 2.0, 3.0], _SHAPE, [[1.0, 2.0]])
    golden.fails('add/threshold dtype', _two(lambda a, b: tf.sparse.add(a, b, threshold=1.5)),
                 _INDICES, [1, 2, 3], _SHAPE, _OTHER_INDICES, [1, 2, 3], _SHAPE)


def _extremes(golden):
    # Python's own gradients of these fail.
    for name, function in (('maximum', tf.sparse.maximum), ('minimum', tf.sparse.minimum)):
        for dtype in INTS + FLOATS:
            golden.add(f'{name}@{dtype}', _two(function), _INDICES, data(dtype, (3,)), _SHAPE,
                       _OTHER_INDICES, data(dtype, (3,), 1), _SHAPE, gradient=False)
        golden.add(f'{name}@nan', _two(function), _INDICES, [_NAN, _INF, -_INF], _SHAPE, _OTHER_INDICES,
                   [1.0, 2.0, _NAN], _SHAPE, gradient=False)
        golden.add(f'{name}@empty', _two(function), _NO_INDICES, tf.zeros([0]), _SHAPE, _INDICES, [1.0, -1.0, 0.0],
                   _SHAPE, gradient=False)
        golden.fails(f'{name}/shapes', _two(function), _INDICES, [1.0, 2.0, 3.0], _SHAPE, _OTHER_INDICES,
                     [1.0, 2.0, 3.0], _int64([2, 4]))

    for name, function, dtypes in (('reduce_max', tf.sparse.reduce_max, INTS + FLOATS),
                                   ('reduce_sum', tf.sparse.reduce_sum, INTS + FLOATS + COMPLEX)):
        for dtype in dtypes:
            golden.add(f'{name}@{dtype}', _one(function), _INDICES, data(dtype, (3,)), _SHAPE)
        floats = data('float32', (4,))
        for axis in (0, 1, -1, [0, 2], [-1, -2]):
            golden.add(f'{name}/{axis}', _one(lambda a, axis=axis, function=function: function(a, axis=axis)),
                       _DEEP_INDICES, floats, _DEEP_SHAPE)
        golden.add(f'{name}/keepdims', _one(lambda a, function=function: function(a, 1, True)),
                   _DEEP_INDICES, floats, _DEEP_SHAPE)
        golden.add(f'{name}/tensor', _one(lambda a, axis, function=function: function(a, axis)),
                   _DEEP_INDICES, floats, _DEEP_SHAPE, [0, 1])
        golden.add(f'{name}/sparse', _one(lambda a, function=function: function(a, output_is_sparse=True)),
                   _DEEP_INDICES, floats, _DEEP_SHAPE)
        golden.add(f'{name}/sparse 2', _one(lambda a, function=function: function(a, 2, output_is_sparse=True)),
                   _DEEP_INDICES, floats, _DEEP_SHAPE)
        golden.add(f'{name}/sparse keepdims',
                   _one(lambda a, function=function: function(a, [0, 1], keepdims=True, output_is_sparse=True)),
                   _DEEP_INDICES, floats, _DEEP_SHAPE)
        golden.add(f'{name}@empty', _one(function), _NO_INDICES, tf.zeros([0]), _SHAPE)
        golden.fails(f'{name}/outside', _one(lambda a, function=function: function(a, 3)), _DEEP_INDICES, floats,
                     _DEEP_SHAPE)

    for dtype in ('float16', 'float32', 'float64'):
        golden.add(f'softmax@{dtype}', _one(tf.sparse.softmax), _DEEP_INDICES, data(dtype, (4,)), _DEEP_SHAPE, near=True)
    golden.add('softmax@matrix', _one(tf.sparse.softmax), _INDICES, [1.0, 2.0, 3.0], _SHAPE, near=True)
    golden.add('softmax@empty', _one(tf.sparse.softmax), _NO_INDICES, tf.zeros([0]), _SHAPE)
    golden.fails('softmax/vector', _one(tf.sparse.softmax), _int64([[0]]), [1.0], _int64([3]))
    golden.fails('softmax/int', _one(tf.sparse.softmax), _INDICES, [1, 2, 3], _SHAPE)


def _products(golden):
    name = 'sparse_dense_matmul'
    matmul = tf.sparse.sparse_dense_matmul
    for dtype in ('int32', 'bfloat16', 'float32', 'float64', 'complex64', 'complex128'):
        golden.add(f'{name}@{dtype}', _one(matmul), _INDICES, data(dtype, (3,)), _SHAPE, data(dtype, (3, 2)), near=True)
    for dtype in ('float32', 'complex64'):
        golden.add(f'{name}/adjoint_a@{dtype}', _one(lambda a, b: matmul(a, b, adjoint_a=True)),
                   _INDICES, data(dtype, (3,)), _SHAPE, data(dtype, (2, 2)), near=True)
        golden.add(f'{name}/adjoint_b@{dtype}', _one(lambda a, b: matmul(a, b, adjoint_b=True)),
                   _INDICES, data(dtype, (3,)), _SHAPE, data(dtype, (4, 3)), near=True)
        golden.add(f'{name}/both@{dtype}', _one(lambda a, b: matmul(a, b, True, True)),
                   _INDICES, data(dtype, (3,)), _SHAPE, data(dtype, (4, 2)), near=True)
        golden.add(f'{name}/left@{dtype}', _one(lambda a, b: matmul(b, a)),
                   _INDICES, data(dtype, (3,)), _SHAPE, data(dtype, (4, 2)), near=True)
        golden.add(f'{name}/left adjoint_a@{dtype}', _one(lambda a, b: matmul(b, a, adjoint_a=True)),
                   _INDICES, data(dtype, (3,)), _SHAPE, data(dtype, (2, 4)), near=True)
        golden.add(f'{name}/left adjoint_b@{dtype}', _one(lambda a, b: matmul(b, a, adjoint_b=True)),
                   _INDICES, data(dtype, (3,)), _SHAPE, data(dtype, (4, 3)), near=True)
        golden.add(f'{name}/left both@{dtype}', _one(lambda a, b: matmul(b, a, True, True)),
                   _INDICES, data(dtype, (3,)), _SHAPE, data(dtype, (3, 4)), near=True)
    golden.add(f'{name}@empty', _one(matmul), _NO_INDICES, tf.zeros([0]), _SHAPE, data('float32', (3, 2)))
    golden.add(f'{name}@no columns', _one(matmul), _INDICES, data('float32', (3,)), _SHAPE, tf.zeros([3, 0]))
    golden.add(f'{name}/literal', _one(lambda a: matmul(a, [[1.0], [2.0], [3.0]])), _INDICES, data('float32', (3,)),
               _SHAPE)
    golden.fails(f'{name}/shapes', _one(matmul), _INDICES, [1.0, 2.0, 3.0], _SHAPE, [[1.0, 2.0]])
    golden.fails(f'{name}/dtypes', _one(matmul), _INDICES, [1.0, 2.0, 3.0], _SHAPE, [[1], [2], [3]])

    for dtype in ('float32', 'float64'):
        golden.add(f'sampled_addmm@{dtype}',
                   lambda i, v, s, a, b, dtype=dtype: tf.sparse.sampled_addmm(i, v, s, a, b, output_type=dtype),
                   [[0, 0], [1, 2]], data(dtype, (2,)), [2, 3], data(dtype, (2, 4)), data(dtype, (4, 3)), near=True)
    golden.add('sampled_addmm/alpha', lambda i, v, s, a, b: tf.sparse.sampled_addmm(i, v, s, a, b, beta=0.5, alpha=2.0),
               _int64([[0, 0], [1, 2]]), data('float32', (2,)), [2, 3], data('float32', (2, 4)),
               data('float32', (4, 3)), near=True)
    golden.add('sampled_addmm/batch', lambda i, v, s, a, b: tf.sparse.sampled_addmm(i, v, s, a, b),
               [[[0, 0], [1, 2]], [[0, 1], [1, 1]]], data('float32', (2, 2)), [2, 3], data('float32', (2, 2, 4)),
               data('float32', (2, 4, 3)), near=True)
    golden.add('sampled_addmm/batch@empty', lambda i, v, s, a, b: tf.sparse.sampled_addmm(i, v, s, a, b),
               tf.zeros([0, 2], tf.int32), tf.zeros([0]), [2, 3], data('float32', (2, 4)), data('float32', (4, 3)))
    golden.add('sampled_addmm/batch@none', lambda i, v, s, a, b: tf.sparse.sampled_addmm(i, v, s, a, b),
               tf.zeros([0, 1, 2], tf.int32), tf.zeros([0, 1]), [2, 3], tf.zeros([0, 2, 4]), tf.zeros([0, 4, 3]))
    golden.fails('sampled_addmm/shape', lambda i, v, s, a, b: tf.sparse.sampled_addmm(i, v, s, a, b),
                 [[0, 0]], [1.0], [2, 4], data('float32', (2, 4)), data('float32', (4, 3)))
    golden.fails('sampled_addmm/dtype', lambda i, v, s, a, b: tf.sparse.sampled_addmm(i, v, s, a, b),
                 [[0, 0]], [1], [2, 3], data('float32', (2, 4)), data('float32', (4, 3)))


def _segments(golden):
    for name, function, dtypes in (('segment_sum', tf.sparse.segment_sum, INTS + FLOATS),
                                   ('segment_mean', tf.sparse.segment_mean, FLOATS),
                                   ('segment_sqrt_n', tf.sparse.segment_sqrt_n, FLOATS)):
        for dtype in dtypes:
            golden.add(f'{name}@{dtype}', function, data(dtype, (4, 2)), [0, 2, 2, 3], [0, 0, 1, 3], near=True)
        rows = data('float32', (4, 2))
        golden.add(f'{name}@wide', function, rows, _int64([1, 3]), _int64([0, 0]), near=True)
        # The kernels of its gradients leave memory as it was.
        golden.add(f'{name}@empty', function, rows, tf.zeros([0], tf.int32), tf.zeros([0], tf.int32),
                   gradient=False)
        golden.add(f'{name}/literals', lambda x, function=function: function(x, [0, 1], [0, 1]), rows)
        golden.add(f'{name}/num_segments',
                   lambda x, i, s, function=function: function(x, i, s, num_segments=6), rows, [0, 2, 2], [0, 0, 4],
                   near=True)
        golden.add(f'{name}/num_segments tensor', function, rows, [0, 2, 2], [0, 0, 1], _int64(3), near=True)
        golden.add(f'{name}/sparse_gradient',
                   lambda x, i, s, function=function: function(x, i, s, sparse_gradient=True), rows, [0, 2, 2],
                   [0, 0, 1], near=True)
        golden.fails(f'{name}/order', function, rows, [0, 2], [1, 0])
        golden.fails(f'{name}/outside', function, rows, [0, 9], [0, 1])


def cases(golden):
    _sums(golden)
    _extremes(golden)
    _products(golden)
    _segments(golden)

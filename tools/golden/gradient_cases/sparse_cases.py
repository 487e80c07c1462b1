"""Ops on sparse tensors."""

import numpy as np

_DTYPES = ('float32', 'float64', 'complex64', 'complex128')
_INDICES = np.int64([[0, 1], [1, 0], [1, 2], [2, 2]])
_SHAPE = np.int64([3, 4])


def add_cases(family):
    v = family.values
    _add_reorders(family, v)
    _add_sums(family, v)
    _add_products(family, v)
    _add_elementwise(family, v)
    _add_dense(family, v)


def _add_reorders(family, v):
    for dtype in _DTYPES:
        family.case('SparseReorder', [_INDICES[[2, 0, 3, 1]], v((4,), dtype), _SHAPE])
    family.case('SparseReorder', [np.zeros((0, 2), 'int64'), v((0,), 'float64'), _SHAPE])
    for dtype in _DTYPES:
        for start, size in (([1, 0], [2, 4]), ([0, 2], [3, 1]), ([0, 0], [3, 4])):
            family.case('SparseSlice', [_INDICES, v((4,), dtype), _SHAPE,
                                        np.int64(start), np.int64(size)])
    for shape in ([5, 4], [3, 4]):
        for dtype in _DTYPES:
            family.case('SparseFillEmptyRows',
                        [_INDICES[1:], v((3,), dtype), np.int64(shape), v((), dtype)])


def _add_sums(family, v):
    others = np.int64([[0, 0], [1, 2], [2, 3]])
    for dtype in _DTYPES:
        real = 'float64' if dtype in ('float64', 'complex128') else 'float32'
        family.case('SparseAdd', [_INDICES, v((4,), dtype), _SHAPE, others,
                                  v((3,), dtype), _SHAPE, np.asarray(0, real)],
                    sources=[1, 4])
        family.case('SparseTensorDenseAdd',
                    [_INDICES, v((4,), dtype), _SHAPE, v((3, 4), dtype)])
        for axes in (0, [1], [-1], [0, 1], []):
            for keep in (False, True):
                family.case('SparseReduceSum',
                            [_INDICES, v((4,), dtype), _SHAPE, np.int32(axes)],
                            {'keep_dims': keep})
    family.case('SparseTensorDenseAdd',
                [_INDICES.astype('int32'), v((4,)), _SHAPE.astype('int32'), v((3, 4))])
    cube = np.int64([[0, 1, 0], [1, 0, 1], [1, 2, 1]])
    for axes in ([0, 2], [1], [-1, 0], [2]):
        family.case('SparseReduceSum',
                    [cube, v((3,), 'float64'), np.int64([2, 3, 2]), np.int32(axes)])


def _add_products(family, v):
    for dtype in _DTYPES:
        for adjoint_a in (False, True):
            for adjoint_b in (False, True):
                b = (3 if adjoint_a else 4, 2)
                family.case('SparseTensorDenseMatMul',
                            [_INDICES, v((4,), dtype), _SHAPE,
                             v(b[::-1] if adjoint_b else b, dtype)],
                            {'adjoint_a': adjoint_a, 'adjoint_b': adjoint_b})
    family.case('SparseTensorDenseMatMul',
                [_INDICES.astype('int32'), v((4,)), _SHAPE, v((4, 3))], sources=[3])
    family.case('SparseTensorDenseMatMul',
                [np.zeros((0, 2), 'int64'), v((0,), 'float64'), _SHAPE,
                 v((4, 2), 'float64')])


def _add_elementwise(family, v):
    for dtype in ('float16', 'bfloat16'):
        for op in ('SparseDenseCwiseMul', 'SparseDenseCwiseDiv'):
            family.case(op, [_INDICES, v((4,), dtype), _SHAPE, v((3, 4), dtype, 1, 2)])
    for dtype in ('float32', 'float64'):
        for op in ('SparseDenseCwiseMul', 'SparseDenseCwiseDiv'):
            for shape in ((3, 4), (4,), (1, 4), (3, 1)):
                family.case(op, [_INDICES, v((4,), dtype), _SHAPE,
                                 v(shape, dtype, 1, 2)])
        family.case('SparseSoftmax', [_INDICES, v((4,), dtype), _SHAPE], second=False)
        family.case('SparseSoftmax',
                    [np.int64([[0, 0, 1], [0, 0, 2], [1, 1, 0]]), v((3,), dtype),
                     np.int64([2, 2, 3])], second=False)


def _add_dense(family, v):
    for dtype in _DTYPES:
        family.case('SparseToDense', [_INDICES, _SHAPE, v((4,), dtype), v((), dtype)])
    for index in ('int32', 'int64'):
        family.case('SparseToDense',
                    [_INDICES.astype(index), _SHAPE.astype(index), v((4,)), v(())])

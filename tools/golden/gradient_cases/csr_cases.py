"""Ops on sparse matrices in compressed rows."""

import numpy as np

_DTYPES = ('float32', 'float64', 'complex64', 'complex128')
_INDICES = np.int64([[0, 1], [1, 0], [1, 2], [2, 2]])
_BATCHES = np.int64([[0, 0, 1], [0, 1, 0], [1, 0, 0], [1, 1, 2], [1, 2, 2]])


def add_cases(family):
    v = family.values
    _add_conversions(family, v)
    _add_products(family, v)


def _sparse(program, indices, values, shape):
    """A matrix out of values that may be differentiated by."""
    return program.op('SparseTensorToCSRSparseMatrix',
                      [indices, values, np.int64(shape)])


def _dense(program, matrix, dtype):
    return program.op('CSRSparseMatrixToDense', [matrix], {'type': dtype})


def _add_conversions(family, v):
    for dtype in _DTYPES:
        for indices, shape in ((_INDICES, (3, 4)), (_BATCHES, (2, 3, 4))):
            with family.program('DenseToCSRSparseMatrix') as p:
                matrix = p.op('DenseToCSRSparseMatrix', [v(shape, dtype), indices])
                _dense(p, matrix, dtype)
            with family.program('SparseTensorToCSRSparseMatrix') as p:
                matrix = _sparse(p, indices, v((len(indices),), dtype), shape)
                p.op('CSRSparseMatrixToSparseTensor', [matrix], {'type': dtype})
            for conjugate in (False, True):
                with family.program('SparseMatrixTranspose') as p:
                    matrix = _sparse(p, indices, v((len(indices),), dtype), shape)
                    turned = p.op('SparseMatrixTranspose', [matrix],
                                  {'type': dtype, 'conjugate': conjugate})
                    _dense(p, turned, dtype)


def _forms(name):
    return ({}, {f'transpose_{name}': True}, {f'adjoint_{name}': True})


def _add_products(family, v):
    for dtype in ('float64', 'complex128'):
        for a_form in _forms('a'):
            for b_form in _forms('b'):
                for output in ({}, {'transpose_output': True},
                               {'conjugate_output': True}):
                    shape = (3 if a_form else 4, 2)
                    with family.program('SparseMatrixMatMul') as p:
                        a = _sparse(p, _INDICES, v((4,), dtype), (3, 4))
                        b = v(shape[::-1] if b_form else shape, dtype)
                        p.op('SparseMatrixMatMul', [a, b],
                             {**a_form, **b_form, **output})
    for dtype in _DTYPES:
        with family.program('SparseMatrixMatMul batches') as p:
            a = _sparse(p, _BATCHES, v((5,), dtype), (2, 3, 4))
            p.op('SparseMatrixMatMul', [a, v((2, 4, 2), dtype)])

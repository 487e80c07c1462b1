"""Inverses, determinants and solutions of linear equations."""

import numpy as np

_DTYPES = ('float32', 'float64', 'complex64', 'complex128')
# Solvers may do their sums in any order.
_ULPS = 512


def _regular(v, shape, dtype='float64'):
    """Matrices far from singular ones."""
    return v(shape, dtype, -1, 1) + 2 * np.eye(shape[-1], dtype=dtype)


def add_cases(family):
    v = family.values
    _add_inverses(family, v)
    _add_solutions(family, v)
    _add_triangular(family, v)
    _add_least_squares(family, v)


def _add_inverses(family, v):
    for dtype in _DTYPES:
        for shape in ((3, 3), (2, 2, 2), (0, 2, 2), (1, 1)):
            a = _regular(v, shape, dtype)
            for adjoint in (False, True):
                family.case('MatrixInverse', [a], {'adjoint': adjoint}, ulps=_ULPS)
            # Of complex numbers Python leaves out a conjugate.
            if dtype.startswith('float'):
                family.case('MatrixDeterminant', [a], ulps=_ULPS)
                family.case('MatrixSquareRoot', [a @ a], ulps=8 * _ULPS,
                            difference_tolerance=1e-5)
            family.case('LogMatrixDeterminant', [a], targets=[1], ulps=_ULPS)
    family.case('LogMatrixDeterminant', [_regular(v, (2, 3, 3))], ulps=_ULPS)


def _add_solutions(family, v):
    for dtype in _DTYPES:
        for batch, columns in (((), 2), ((2,), 1), ((0,), 2), ((2, 1), 0)):
            for adjoint in (False, True):
                family.case('MatrixSolve', [_regular(v, (*batch, 3, 3), dtype),
                                            v((*batch, 3, columns), dtype)],
                            {'adjoint': adjoint}, ulps=_ULPS)


def _add_triangular(family, v):
    for dtype in _DTYPES:
        for adjoint in (False, True):
            for lower in (False, True):
                attrs = {'adjoint': adjoint, 'lower': lower}
                for a, b in (((3, 3), (3, 2)), ((2, 2, 2), (2, 2, 1))):
                    family.case('MatrixTriangularSolve',
                                [_regular(v, a, dtype), v(b, dtype)], attrs,
                                ulps=_ULPS)
                family.case('BandedTriangularSolve',
                            [_bands(v, (2, 4), lower, dtype), v((4, 2), dtype)], attrs,
                            ulps=_ULPS)
    for a, b in (((2, 2), (3, 2, 1)), ((3, 2, 2), (2, 1)),
                 ((2, 1, 2, 2), (1, 3, 2, 2)), ((0, 2, 2), (0, 2, 1))):
        family.case('MatrixTriangularSolve', [_regular(v, a), v(b, 'float64')],
                    ulps=_ULPS)
    for a, b in (((3, 4), (4, 1)), ((2, 2, 3), (3, 1)),
                 ((2, 3), (2, 3, 1)), ((2, 2, 3), (2, 3, 2))):
        family.case('BandedTriangularSolve',
                    [_bands(v, a, True, 'float64'), v(b, 'float64')], ulps=_ULPS)


def _bands(v, shape, lower, dtype):
    """Diagonals as rows, the main one great."""
    bands = v(shape, dtype, -1, 1)
    bands[..., 0 if lower else -1, :] += 3
    return bands


def _add_least_squares(family, v):
    for dtype in ('float32', 'float64'):
        for shape in ((4, 2), (2, 4), (3, 3), (2, 4, 3), (2, 2, 3)):
            for l2 in (0.0, 0.5):
                a = v(shape, dtype, -1, 1)
                for i in range(min(shape[-2:])):
                    a[..., i, i] += 2
                b = v((*shape[:-1], 2), dtype)
                family.case('MatrixSolveLs', [a, b, np.float64(l2)], sources=[0, 1],
                            ulps=8 * _ULPS)

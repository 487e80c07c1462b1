"""Cholesky, QR, eigenvalue and singular value decompositions."""

import numpy as np

_DTYPES = ('float32', 'float64', 'complex64', 'complex128')
_ULPS = 4096


def add_cases(family):
    v = family.values
    _add_cholesky(family, v)
    _add_qr(family, v)
    _add_eigenvalues(family, v)
    _add_singular_values(family, v)


def _adjoint(a):
    return np.conj(np.swapaxes(a, -1, -2))


def _spread(v, shape, dtype='float64'):
    """Matrices whose eigenvalues and singular values are far apart."""
    rows, columns = shape[-2:]
    diagonal = np.zeros((rows, columns), dtype)
    for i in range(min(rows, columns)):
        diagonal[i, i] = 2 * (i + 1)
    return v(shape, dtype, -0.5, 0.5) + diagonal


def _add_cholesky(family, v):
    for dtype in _DTYPES:
        for shape in ((3, 3), (2, 2, 2), (0, 2, 2), (1, 1)):
            a = _spread(v, shape, dtype)
            # The gradient is that of a symmetric matrix, where differences are
            # of one element only.
            family.case('Cholesky', [a @ _adjoint(a)], ulps=_ULPS, differences=False)


def _add_qr(family, v):
    for dtype in _DTYPES:
        for shape in ((3, 3), (4, 2), (2, 4), (2, 3, 2), (2, 2, 2), (0, 2, 2)):
            family.case('Qr', [_spread(v, shape, dtype)], ulps=_ULPS)
        for shape in ((3, 3), (2, 4)):
            family.case('Qr', [_spread(v, shape, dtype)], {'full_matrices': True},
                        ulps=_ULPS)
    family.case('Qr', [_spread(v, (3, 2))], targets=[1], ulps=_ULPS)
    family.case('Qr', [_spread(v, (2, 3))], targets=[0], ulps=_ULPS)


def _add_eigenvalues(family, v):
    for dtype in _DTYPES:
        out = 'complex64' if dtype in ('float32', 'complex64') else 'complex128'
        for shape in ((3, 3), (2, 2, 2)):
            a = _spread(v, shape, dtype)
            family.case('Eig', [a], {'Tout': out}, ulps=_ULPS)
            family.case('Eig', [a], {'Tout': out, 'compute_v': False}, targets=[0],
                        ulps=_ULPS)
            family.case('SelfAdjointEigV2', [a], ulps=_ULPS)
            family.case('SelfAdjointEigV2', [a], {'compute_v': False}, targets=[0],
                        ulps=_ULPS)
    family.case('SelfAdjointEigV2', [_spread(v, (3, 3))], targets=[0], ulps=_ULPS)


def _add_singular_values(family, v):
    for dtype in _DTYPES:
        for shape in ((3, 3), (4, 2), (2, 4), (2, 3, 2)):
            family.case('Svd', [_spread(v, shape, dtype)], {'compute_uv': False},
                        targets=[0], ulps=_ULPS)
            family.case('Svd', [_spread(v, shape, dtype)], ulps=_ULPS)
        for shape in ((3, 3), (3, 2), (2, 3)):
            family.case('Svd', [_spread(v, shape, dtype)], {'full_matrices': True},
                        ulps=_ULPS)
    family.case('Svd', [_spread(v, (3, 2))], targets=[1], ulps=_ULPS)

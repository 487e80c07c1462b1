"""Products and equations of tridiagonal matrices."""

_DTYPES = ('float32', 'float64', 'complex64', 'complex128')


def add_cases(family):
    v = family.values
    for dtype in _DTYPES:
        for batch, rows, columns in (((), 3, 2), ((2,), 2, 1), ((2, 2), 4, 3)):
            diagonals = [v((*batch, 1, rows), dtype) for _ in range(3)]
            family.case('TridiagonalMatMul',
                        [*diagonals, v((*batch, rows, columns), dtype)])
    # Of complex numbers Python leaves out the conjugates.
    for dtype in ('float32', 'float64'):
        for batch, rows, columns in (((), 3, 2), ((), 1, 1), ((2,), 4, 1)):
            for pivoting in (False, True):
                diagonals = v((*batch, 3, rows), dtype, -1, 1)
                diagonals[..., 1, :] += 3
                family.case('TridiagonalSolve',
                            [diagonals, v((*batch, rows, columns), dtype)],
                            {'partial_pivoting': pivoting}, ulps=256)

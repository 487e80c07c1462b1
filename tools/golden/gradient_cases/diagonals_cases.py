"""Diagonals and bands of matrices."""

import numpy as np

_FLOATS = ('float16', 'bfloat16', 'float32', 'float64', 'complex64', 'complex128')
_ALIGNS = ('LEFT_RIGHT', 'RIGHT_LEFT', 'LEFT_LEFT', 'RIGHT_RIGHT')
# Matrices and diagonals of them, with the shape that these have.
_PARTS = (
    ((3, 3), 0, (3,)), ((2, 4), 1, (2,)), ((4, 2), -2, (2,)), ((3, 3), [-1, 0], (2, 3)),
    ((2, 3, 4), 0, (2, 3)), ((2, 4, 3), [-2, -1], (2, 2, 3)), ((0, 2, 2), 0, (0, 2)),
)
# Diagonals of different lengths on both sides.
_BANDS = (((3, 3), [-1, 1], (3, 3)), ((3, 4), [0, 2], (3, 3)),
          ((2, 4, 3), [-2, 1], (2, 4, 3)))


def add_cases(family):
    v = family.values
    for dtype in ('float32', 'float64', 'complex64', 'complex128'):
        family.case('Diag', [v((3,), dtype)])
        family.case('Diag', [v((2, 2), dtype)])
        family.case('DiagPart', [v((3, 3), dtype)])
        family.case('DiagPart', [v((2, 3, 2, 3), dtype)])
    _add_whole(family, v)
    _add_parts(family, v)
    _add_bands(family, v)


def _add_whole(family, v):
    """The first versions: the main diagonal."""
    for dtype in _FLOATS:
        family.case('MatrixDiag', [v((2, 3), dtype)])
        family.case('MatrixDiagPart', [v((2, 3, 4), dtype)])
        family.case('MatrixSetDiag', [v((2, 3, 4), dtype), v((2, 3), dtype)])
        family.case('MatrixBandPart', [v((2, 3, 4), dtype), np.int64(1), np.int64(0)])
    for shape in ((3,), (0, 2), (2, 2, 2)):
        family.case('MatrixDiag', [v(shape, 'float64')])
    for shape in ((3, 3), (4, 2), (0, 2, 2), (2, 2, 3, 2)):
        diagonal = (*shape[:-2], min(shape[-2:]))
        family.case('MatrixDiagPart', [v(shape, 'float64')])
        family.case('MatrixSetDiag', [v(shape, 'float64'), v(diagonal, 'float64')])
        for lower, upper in ((0, 0), (-1, 0), (0, -1), (1, 2)):
            family.case('MatrixBandPart',
                        [v(shape, 'float64'), np.int32(lower), np.int32(upper)])


def _add_parts(family, v):
    """The second and third versions, of diagonals where both align alike."""
    for op, extra in (('MatrixDiagPart', True), ('MatrixSetDiag', False)):
        for version in ('V2', 'V3'):
            for shape, k, part in _PARTS:
                for dtype in _FLOATS if part == (3,) else ('float64',):
                    if extra:
                        inputs = [v(shape, dtype), np.int32(k), v((), dtype)]
                    else:
                        inputs = [v(shape, dtype), v(part, dtype), np.int32(k)]
                    family.case(op + version, inputs,
                                sources=[0] if extra else None)
    for version in ('V2', 'V3'):
        for shape, k, part in _PARTS:
            for dtype in _FLOATS if part == (3,) else ('float64',):
                rows, columns = np.int32(shape[-2]), np.int32(shape[-1])
                family.case('MatrixDiag' + version,
                            [v(part, dtype), np.int32(k), rows, columns, v((), dtype)],
                            sources=[0])


def _add_bands(family, v):
    for align in _ALIGNS:
        attrs = {'align': align}
        for shape, k, part in _BANDS:
            for dtype in ('float32', 'float64'):
                family.case('MatrixDiagPartV3',
                            [v(shape, dtype), np.int32(k), v((), dtype)], attrs,
                            sources=[0])
                family.case('MatrixSetDiagV3',
                            [v(shape, dtype), v(part, dtype), np.int32(k)], attrs)
                family.case('MatrixDiagV3',
                            [v(part, dtype), np.int32(k), np.int32(shape[-2]),
                             np.int32(shape[-1]), v((), dtype)], attrs, sources=[0])

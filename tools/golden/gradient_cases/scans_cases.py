"""Sums and products along an axis, and the cross product."""

import numpy as np

from gradient_cases import shapes


def add_cases(family):
    v = family.values
    for op in 'Cumsum', 'Cumprod', 'CumulativeLogsumexp':
        types = shapes.FLOATS
        if op != 'CumulativeLogsumexp':
            types += shapes.COMPLEX
        for dtype in types:
            family.case(op, [v((2, 3), dtype), np.int32(1)])
        for exclusive in False, True:
            for reverse in False, True:
                for shape, axis in ((2, 3), 0), ((2, 3), -1), ((0, 2), 0), ((4,), 0):
                    family.case(op, [v(shape, 'float64'), np.int64(axis)],
                                {'exclusive': exclusive, 'reverse': reverse})
    family.case('Cumprod', [np.float64([2, 0, 3]), np.int32(0)], differences=False,
                note='zeros')
    for dtype in shapes.FLOATS:
        family.case('Cross', [v((3,), dtype), v((3,), dtype)])
        family.case('Cross', [v((2, 2, 3), dtype), v((2, 2, 3), dtype)])
    family.case('Cross', [v((0, 3), 'float64'), v((0, 3), 'float64')])

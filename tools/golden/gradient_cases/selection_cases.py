"""Choices by a condition."""

import numpy as np

from gradient_cases import shapes


def add_cases(family):
    v = family.values
    for dtype in shapes.FLOATS + shapes.COMPLEX:
        condition = v((2, 3), 'bool')
        for op in 'Select', 'SelectV2':
            family.case(op, [condition, v((2, 3), dtype), v((2, 3), dtype)])
    for condition, x in ((2,), (2, 3)), ((), (2, 3)), ((), ()), ((0,), (0, 2)):
        family.case('Select', [v(condition, 'bool'), v(x, 'float64'),
                               v(x, 'float64')])
    for condition, x, y in (
            ((2, 3), (3,), (2, 1)), ((2, 3), (), ()), ((), (2, 3), (3,)),
            ((2, 1), (3,), ()), ((), (), ()), ((0, 3), (3,), ()),
            ((4, 1, 1), (2, 3), (1, 3))):
        family.case('SelectV2', [v(condition, 'bool'), v(x, 'float64'),
                                 v(y, 'float64')])
    family.case('SelectV2', [v((2, 3), 'bool'), v((3,)), v((2, 1))], sources=[2])
    for dtype in shapes.FLOATS:
        for low, high in ((), ()), ((2, 3), (2, 3)), ((), (2, 3)):
            family.case('ClipByValue', [v((2, 3), dtype), v(low, dtype, -2, -1),
                                        v(high, dtype, 1, 2)])
    family.case('ClipByValue', [np.float64([0, 1, 2]), np.float64(0),
                                np.float64(2)], differences=False, note='ties')

"""Reductions along axes."""

import numpy as np

from gradient_cases import shapes

# A shape, and axes.
_REDUCED = (
    ((2, 3), (0, 1)), ((2, 3), (0,)), ((2, 3), (-1,)), ((2, 3), ()), ((), ()),
    ((2, 3, 2), (0, 2)), ((2, 3, 2), (-2,)), ((1, 2), (0,)), ((3,), (0,)),
    ((0, 3), (1,)), ((2, 1, 2), (0, 1, 2)),
)


def add_cases(family):
    v = family.values
    for op in 'Sum', 'Mean', 'Max', 'Min', 'Prod', 'EuclideanNorm':
        types = shapes.FLOATS
        if op not in ('Max', 'Min'):
            types += shapes.COMPLEX
        for dtype in types:
            family.case(op, [v((2, 3), dtype), np.int32([1])])
        for shape, axes in _REDUCED:
            # The norm of one number is its size, whose second derivative is
            # what is left of terms that cancel.
            cancels = op == 'EuclideanNorm' and not axes
            for keep in False, True:
                family.case(op, [v(shape, 'float64'), np.array(axes, 'int32')],
                            {'keep_dims': keep}, ulps=128 if cancels else None)
        family.case(op, [v((2, 3), 'float64'), np.int32(1)], note='scalar axis')
        family.case(op, [v((2, 3), 'float64'), np.int64([0, -1])])
    for op in 'Sum', 'Mean', 'Prod':
        family.case(op, [v((0, 3), 'float64'), np.int32([0])], note='of nothing')
    equal = np.float64([[1, 2, 2], [2, 2, 0]])
    for op in 'Max', 'Min':
        for axes in [0], [1], [0, 1]:
            family.case(op, [equal, np.int32(axes)], differences=False, note='ties')
    for zeros in [0, 2, 3], [0, 0, 3], [0, 0, 0]:
        family.case('Prod', [np.float64(zeros), np.int32([0])], note='zeros')
    for op in 'ArgMax', 'ArgMin':
        with family.program(op) as p:
            x = p.input(v((2, 3)))
            place = p.op(op, [x, np.int32(1)])
            p.targets = [p.op('Cast', [place], {'DstT': 'float32'})]

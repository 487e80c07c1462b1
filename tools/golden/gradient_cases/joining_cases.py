"""Putting tensors together and taking them apart."""

import numpy as np

_FLOATS = ('float16', 'bfloat16', 'float32', 'float64', 'complex64', 'complex128')


def add_cases(family):
    v = family.values
    _add_stacks(family, v)
    _add_concats(family, v)
    _add_concats_of_rows(family, v)


def _add_stacks(family, v):
    for dtype in _FLOATS:
        family.case('Pack', [[v((2, 3), dtype) for _ in range(3)]], {'axis': 1})
        family.case('Unpack', [v((2, 3), dtype)], {'num': 2, 'axis': 0}, outputs=2)
        family.case('Split', [np.int32(1), v((2, 4), dtype)], {'num_split': 2},
                    outputs=2)
        family.case('SplitV', [v((2, 4), dtype), np.int32([1, 3]), np.int32(1)],
                    {'num_split': 2}, outputs=2)
    for shape, axis in (((), 0), ((2,), -1), ((0, 3), 2), ((2, 2, 2), -2)):
        family.case('Pack', [[v(shape, 'float64') for _ in range(2)]], {'axis': axis})
        family.case('Pack', [[v(shape)]], {'axis': axis})
        family.case('Pack', [[v(shape), v(shape)]], {'axis': axis}, sources=[1])
    for shape, axis, num in (((2,), 0, 2), ((2, 3), -1, 3), ((3, 0), 0, 3),
                             ((2, 1, 3), 1, 1)):
        family.case('Unpack', [v(shape, 'float64')], {'num': num, 'axis': axis},
                    outputs=num)
    # What is not used counts as zeros.
    family.case('Unpack', [v((3, 2))], {'num': 3}, outputs=3, targets=[1])
    family.case('Split', [np.int32(0), v((6, 2))], {'num_split': 3}, outputs=3,
                targets=[0, 2])
    family.case('SplitV', [v((6,)), np.int32([1, 2, 3]), np.int32(0)],
                {'num_split': 3}, outputs=3, targets=[2])
    for shape, axis, num in (((4,), 0, 2), ((2, 6), -1, 3), ((0, 2), 1, 2),
                             ((2, 2), 0, 1)):
        family.case('Split', [np.int32(axis), v(shape, 'float64')],
                    {'num_split': num}, outputs=num)
    for shape, axis, sizes in (((4,), 0, [1, 0, 3]), ((2, 6), -1, [2, -1]),
                               ((0, 2), 1, [1, 1]), ((5, 2), 0, [5])):
        for dtype in ('int32', 'int64'):
            family.case('SplitV', [v(shape, 'float64'), np.asarray(sizes, dtype),
                                   np.int32(axis)],
                        {'num_split': len(sizes)}, outputs=len(sizes))


def _add_concats(family, v):
    for dtype in _FLOATS:
        values = [v((2, n), dtype) for n in (1, 3)]
        family.case('Concat', [np.int32(1), values])
        family.case('ConcatV2', [values, np.int32(1)])
    for shapes, axis in ((((2,), (3,), (1,)), 0), (((2, 1), (2, 2)), -1),
                         (((0, 3), (2, 3)), 0), (((2, 0), (2, 0)), 1),
                         (((1, 2, 3), (1, 1, 3)), -2), (((2, 3), (2, 3)), 0)):
        values = [v(shape, 'float64') for shape in shapes]
        family.case('Concat', [np.int32(axis), values])
        family.case('ConcatV2', [values, np.int32(axis)])
        family.case('ConcatV2', [values, np.int64(axis)])
        family.case('ConcatV2', [values, np.int64(axis)], sources=[1])
    family.case('ConcatV2', [[v((i % 3, 2)) for i in range(70)], np.int32(0)],
                note='of many')


def _add_concats_of_rows(family, v):
    """Slices of the result are slices of the values."""
    for axis in (0, 1, -1, -2):
        for index_dtype in ('int32', 'int64'):
            with family.program(f'ConcatV2 rows {axis} {index_dtype}') as p:
                shapes = ((3, 2), (1, 2), (2, 2)) if axis in (0, -2) else (
                    (4, 2), (4, 1), (4, 3))
                values = [p.input(v(shape)) for shape in shapes]
                whole = p.op('ConcatV2', [values, np.int32(axis)])
                p.op('GatherV2', [whole, np.asarray([3, 0, 3, 2], index_dtype),
                                  np.int32(0)])
    with family.program('Concat rows') as p:
        values = [p.input(v(shape)) for shape in ((2, 2), (3, 2))]
        whole = p.op('Concat', [np.int32(0), values])
        p.op('GatherV2', [whole, np.int32([4, 1]), np.int32(0)])

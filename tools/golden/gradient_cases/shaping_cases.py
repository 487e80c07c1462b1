"""Elements as they are, laid out anew or repeated."""

import numpy as np

_FLOATS = ('float16', 'bfloat16', 'float32', 'float64', 'complex64', 'complex128')


def add_cases(family):
    v = family.values
    _add_pass_through(family, v)
    _add_layouts(family, v)
    _add_repeats(family, v)
    family.case('Print', [v((2, 3), 'float64'), [v((2,)), v(())]],
                {'message': 'printed by a case of Print: '})


def _add_pass_through(family, v):
    for dtype in _FLOATS:
        family.case('Identity', [v((2, 3), dtype)])
        family.case('EnsureShape', [v((2, 3), dtype)], {'shape': [None, 3]})
        family.case('PlaceholderWithDefault', [v((3,), dtype)], {'shape': [3]})
        family.case('IdentityN', [[v((2,), dtype), v((), dtype), v((0, 3), dtype)]],
                    outputs=3)
    family.case('IdentityN', [[v((2,)), v((3,))]], outputs=2, targets=[1])
    for shape in ((), (0, 2)):
        family.case('Identity', [v(shape, 'float64')])
    for dtype in ('float16', 'bfloat16', 'float32', 'float64'):
        for op in ('CheckNumerics', 'CheckNumericsV2'):
            family.case(op, [v((2, 3), dtype)], {'message': 'here'})
    # Twice through, so that slices pass.
    with family.program('Identity of rows') as p:
        table = p.input(v((4, 2)))
        rows = p.op('Identity', [table])
        p.op('GatherV2', [rows, np.int32([1, 3, 1]), np.int32(0)])


def _add_layouts(family, v):
    i32 = np.int32
    for dtype in _FLOATS:
        family.case('Reshape', [v((2, 3), dtype), i32([3, -1])])
        family.case('ExpandDims', [v((2, 3), dtype), i32(1)])
        family.case('Squeeze', [v((1, 3, 1), dtype)])
        family.case('Transpose', [v((2, 3, 2), dtype), i32([2, 0, 1])])
        family.case('ConjugateTranspose', [v((2, 3, 2), dtype), i32([1, 2, 0])])
    for before, after in (((), [1, 1]), ((0, 3), [3, 0]), ((4,), [2, 2]),
                          ((1,), []), ((2, 3, 4), [-1])):
        family.case('Reshape', [v(before, 'float64'), np.int64(after)])
        family.case('Reshape', [v(before), i32(after)])
    for shape, axis in (((), 0), ((3,), -1), ((0, 2), 1), ((2, 3), np.int64(-3))):
        family.case('ExpandDims', [v(shape, 'float64'), np.asarray(axis, 'int64')])
    for shape, axes in (((1, 2, 1), [0]), ((1, 2, 1), [-1]), ((1, 1), []),
                        ((1, 0), [0]), ((2, 3), [])):
        family.case('Squeeze', [v(shape, 'float64')], {'squeeze_dims': axes})
    for shape, perm in (((), []), ((3,), [0]), ((2, 3), [1, 0]), ((0, 3), [1, 0]),
                        ((2, 1, 3, 2), [3, 1, 0, 2])):
        for op in ('Transpose', 'ConjugateTranspose'):
            family.case(op, [v(shape, 'float64'), np.int64(perm)])
            family.case(op, [v(shape, 'complex64'), i32(perm)])
    with family.program('Reshape of rows') as p:
        table = p.input(v((6,)))
        rows = p.op('Reshape', [table, i32([3, 2])])
        p.op('GatherV2', [rows, i32([2, 0]), i32(0)])


def _add_repeats(family, v):
    i32 = np.int32
    for dtype in _FLOATS:
        # Few enough for 16 bits to add up in any order.
        family.case('Fill', [i32([2]), v((), dtype)])
        family.case('BroadcastTo', [v((2, 1), dtype), i32([2, 2])])
        family.case('Tile', [v((2, 3), dtype), i32([2, 1])])
    for shape in ([], [0, 3], [2, 3], [2, 1, 2]):
        family.case('Fill', [np.int64(shape), v((), 'float64')])
    for before, after in (((), []), ((), [2, 3]), ((3,), [2, 3]), ((1, 3), [2, 3]),
                          ((2, 1, 3), [4, 2, 5, 3]), ((1,), [0]), ((0, 1), [0, 3]),
                          ((1, 1), [1, 1]), ((2, 3), [2, 3])):
        family.case('BroadcastTo', [v(before, 'float64'), i32(after)])
        family.case('BroadcastTo', [v(before), np.int64(after)])
    for shape, multiples in (((), []), ((3,), [2]), ((2, 3), [1, 1]),
                             ((2, 3), [3, 2]), ((2, 0), [2, 2]), ((2, 3), [0, 2]),
                             ((1, 2, 2), [3, 1, 2])):
        family.case('Tile', [v(shape, 'float64'), i32(multiples)])
        family.case('Tile', [v(shape), np.int64(multiples)])
    with family.program('Tile of rows') as p:
        table = p.input(v((2, 2)))
        rows = p.op('Tile', [table, i32([2, 1])])
        p.op('GatherV2', [rows, i32([3, 0, 1]), i32(0)])

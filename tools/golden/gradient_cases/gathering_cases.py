"""Picking slices and elements by index, and putting them back."""

import numpy as np

_FLOATS = ('float16', 'bfloat16', 'float32', 'float64', 'complex64', 'complex128')


def add_cases(family):
    v = family.values
    _add_gathers(family, v)
    _add_gathers_of_elements(family, v)
    _add_scatters(family, v)


def _add_gathers(family, v):
    for dtype in _FLOATS:
        family.case('Gather', [v((4, 2), dtype), np.int32([3, 0, 3])])
        family.case('GatherV2', [v((4, 2), dtype), np.int32([3, 0, 3]), np.int32(0)])
        family.case('GatherV2', [v((2, 4), dtype), np.int32([3, 0]), np.int32(1)])
    for shape, indices in (((4,), 2), ((4, 2), [[1, 0], [3, 3]]), ((4, 2), []),
                           ((3, 0), [1]), ((3, 2, 2), [2, 2])):
        for index in ('int32', 'int64'):
            family.case('Gather', [v(shape, 'float64'), np.asarray(indices, index)])
            family.case('GatherV2', [v(shape, 'float64'), np.asarray(indices, index),
                                     np.int32(0)])
    for shape, indices, axis in (
            ((2, 4), 1, 1), ((2, 4), [[1, 3], [1, 0]], -1), ((2, 3, 2), [2, 0, 2], 1),
            ((2, 3, 2), [1], 2), ((2, 3), [], 1), ((0, 3), [1, 2], 1),
            ((2, 3, 0), [1, 1], 1), ((4, 2), [3, 3], -2)):
        for index in ('int32', 'int64'):
            family.case('GatherV2', [v(shape, 'float64'), np.asarray(indices, index),
                                     np.asarray(axis, index)])
    for shape, indices, axis, batch_dims in (
            ((2, 4), [[1, 3], [0, 0]], 1, 1), ((2, 4), [[1], [3]], -1, -1),
            ((2, 3, 4), [[0, 3], [2, 2]], 2, 1), ((2, 2, 3), [[1, 2], [0, 0]], 2, 2),
            ((2, 2, 3, 2), [[[1], [2]], [[0], [0]]], 2, 2),
            ((2, 3, 2, 4), [[0, 3, 3], [2, 2, 1]], 3, 1), ((2, 4), [1, 3], 1, 1),
            ((2, 3, 4), [[1, 2], [0, 3]], 2, -1), ((0, 4), np.zeros((0, 2)), 1, 1)):
        for index in ('int32', 'int64'):
            family.case('GatherV2', [v(shape, 'float64'), np.asarray(indices, index),
                                     np.int32(axis)], {'batch_dims': batch_dims})
        family.case('GatherV2', [v(shape), np.asarray(indices, 'int32'),
                                 np.int64(axis)], {'batch_dims': batch_dims})
    # Slices of slices.
    with family.program('GatherV2 of GatherV2') as p:
        table = p.input(v((5, 2)))
        rows = p.op('GatherV2', [table, np.int32([4, 1, 2]), np.int32(0)])
        p.op('GatherV2', [rows, np.int64([2, 2, 0]), np.int32(0)])


def _add_gathers_of_elements(family, v):
    for dtype in _FLOATS:
        family.case('GatherNd', [v((3, 2), dtype), np.int32([[2, 0], [0, 1]])])
        family.case('GatherNd', [v((3, 2), dtype), np.int32([[2], [0]])])
    for shape, indices in (((3, 2), [[1, 1], [1, 1]]), ((3, 2), [[[0, 1]], [[2, 0]]]),
                           ((2, 2, 2), [[1, 0], [0, 1]]),
                           ((3, 2), np.zeros((0, 2))), ((3, 2), [[2], [2]]),
                           ((3, 2), [[[2]], [[1]]]), ((0, 2), np.zeros((0, 1)))):
        for index in ('int32', 'int64'):
            family.case('GatherNd', [v(shape, 'float64'), np.asarray(indices, index)])
    family.case('GatherNd', [v((3, 2)), np.int32([[5, 0], [1, 1]])],
                {'bad_indices_policy': 'IGNORE'}, second=False)


def _add_scatters(family, v):
    elements = np.int32([[2, 0], [0, 1]])
    rows = np.int32([[2], [0]])
    for dtype in _FLOATS:
        family.case('ScatterNd', [elements, v((2,), dtype), np.int32([3, 2])])
        family.case('ScatterNd', [rows, v((2, 2), dtype), np.int32([3, 2])])
        for op in ('TensorScatterAdd', 'TensorScatterSub', 'TensorScatterUpdate',
                   'ScatterNdNonAliasingAdd'):
            family.case(op, [v((3, 2), dtype), elements, v((2,), dtype)])
    for op in ('TensorScatterMin', 'TensorScatterMax'):
        for dtype in ('float16', 'bfloat16', 'float32'):
            family.case(op, [v((3, 2), dtype), elements, v((2,), dtype)])
    for shape, indices, updates in (
            ((4,), [[1], [3]], (2,)), ((4,), [[1], [1]], (2,)), ((3, 2), [[2]], (1, 2)),
            ((3, 2), [[[0, 1]], [[2, 0]]], (2, 1)), ((2, 2, 2), [[1, 0]], (1, 2)),
            ((3, 2), np.zeros((0, 1)), (0, 2))):
        for index in ('int32', 'int64'):
            at = np.asarray(indices, index)
            family.case('ScatterNd', [at, v(updates, 'float64'),
                                      np.asarray(shape, index)])
            for op in ('TensorScatterAdd', 'TensorScatterSub', 'TensorScatterMin',
                       'TensorScatterMax', 'ScatterNdNonAliasingAdd'):
                family.case(op, [v(shape, 'float64'), at, v(updates, 'float64')])
            # Of an index that repeats, any of the updates stays.
            if np.unique(at, axis=0).shape == at.shape:
                family.case('TensorScatterUpdate',
                            [v(shape, 'float64'), at, v(updates, 'float64')])
    # Equal ones share.
    for op in ('TensorScatterMin', 'TensorScatterMax'):
        family.case(op, [np.float32([1, 2, 3]), np.int32([[0], [2], [2]]),
                         np.float32([1, 3, 3])], note='of equals')
    for op in ('TensorScatterMin', 'TensorScatterMax'):
        family.case(op, [v((3,)), np.int32([[0], [7]]), v((2,))],
                    {'bad_indices_policy': 'IGNORE'}, second=False)

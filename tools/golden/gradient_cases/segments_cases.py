"""Reductions of segments."""

import numpy as np

from gradient_cases import shapes


def add_cases(family):
    _sorted(family)
    _unsorted(family)
    _sparse(family)


def _sorted(family):
    v = family.values
    ids = [0, 0, 1, 3]
    for op in 'SegmentSum', 'SegmentMean', 'SegmentMin', 'SegmentMax', 'SegmentProd':
        types = shapes.FLOATS
        if op not in ('SegmentMin', 'SegmentMax'):
            types += shapes.COMPLEX
        for dtype in types:
            family.case(op, [v((4, 2), dtype), np.int32(ids)])
        for shape in (4,), (4, 2, 2), (4, 0):
            family.case(op, [v(shape, 'float64'), np.int64(ids)])
        family.case(op, [v((0, 2), 'float64'), np.int32([])])
    ties = np.float64([[1, 2], [1, 3], [0, 0], [0, 4]])
    for op in 'SegmentMin', 'SegmentMax':
        family.case(op, [ties, np.int32([0, 0, 1, 1])], differences=False,
                    note='ties')
    family.case('SegmentProd', [ties, np.int32([0, 0, 1, 1])], differences=False,
                note='zeros')


def _unsorted(family):
    v = family.values
    for op in ('UnsortedSegmentSum', 'UnsortedSegmentMin', 'UnsortedSegmentMax',
               'UnsortedSegmentProd'):
        types = shapes.FLOATS
        if op in ('UnsortedSegmentSum', 'UnsortedSegmentProd'):
            types += shapes.COMPLEX
        for dtype in types:
            family.case(op, [v((4, 2), dtype), np.int32([2, 0, 2, 0]), np.int32(3)])
        for shape, ids in (((4,), [1, 0, 0, 1]), ((4, 2), [1, -1, 0, 1]),
                           ((2, 2, 3), [[0, 1], [1, 0]]), ((0, 2), [])):
            family.case(op, [v(shape, 'float64'), np.array(ids, 'int64'),
                             np.int32(2)])
        ties = np.float64([[1, 2], [1, 3], [0, 0], [0, 4]])
        family.case(op, [ties, np.int32([0, 0, 1, 1]), np.int32(3)],
                    differences=False, note='ties and zeros')


def _sparse(family):
    v = family.values
    indices, ids = np.int32([0, 2, 2, 1]), np.int32([0, 0, 1, 2])
    for kind in 'Sum', 'Mean', 'SqrtN':
        for sparse in False, True:
            for dtype in shapes.FLOATS:
                family.case(f'SparseSegment{kind}', [v((4, 2), dtype), indices, ids],
                            {'sparse_gradient': sparse})
            for shape in (4,), (4, 2, 2):
                family.case(f'SparseSegment{kind}',
                            [v(shape, 'float64'), indices.astype('int64'),
                             ids.astype('int64')], {'sparse_gradient': sparse})
            for dtype in 'float32', 'float64':
                family.case(f'SparseSegment{kind}WithNumSegments',
                            [v((4, 2), dtype), indices, ids, np.int32(5)],
                            {'sparse_gradient': sparse})

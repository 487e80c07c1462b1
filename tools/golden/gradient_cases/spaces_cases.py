"""Space moved into batches or depth and back, and patches."""

import numpy as np

_REAL = ('float16', 'bfloat16', 'float32', 'float64')
_FLOATS = (*_REAL, 'complex64', 'complex128')


def add_cases(family):
    v = family.values
    _add_blocks(family, v)
    _add_depth(family, v)
    _add_patches(family, v)


def _add_blocks(family, v):
    none = np.zeros((2, 2), 'int32')
    some = np.int32([[1, 1], [0, 2]])
    for dtype in _REAL:
        family.case('SpaceToBatch', [v((1, 2, 4, 1), dtype), some], {'block_size': 2})
        family.case('BatchToSpace', [v((4, 2, 2, 1), dtype), np.int32([[1, 0], [0, 1]])],
                    {'block_size': 2})
        family.case('SpaceToBatchND', [v((1, 4, 2), dtype), np.int32([2]),
                                       np.int32([[0, 2]])])
        family.case('BatchToSpaceND', [v((2, 3, 2), dtype), np.int32([2]),
                                       np.int32([[1, 2]])])
    for paddings in (none, some, some.astype('int64')):
        family.case('SpaceToBatch', [v((2, 2, 2, 3), 'float64'), paddings],
                    {'block_size': 2})
        family.case('SpaceToBatchND', [v((1, 4, 4, 2), 'float64'), np.int32([2, 2]),
                                       paddings])
    for crops in (none, np.int32([[0, 1], [1, 1]]), np.int64([[1, 1], [0, 0]])):
        family.case('BatchToSpace', [v((4, 3, 2, 2), 'float64'), crops],
                    {'block_size': 2})
        family.case('BatchToSpaceND', [v((4, 2, 3, 1), 'float64'), np.int64([2, 2]),
                                       crops])
    family.case('SpaceToBatchND', [v((0, 4, 2), 'float64'), np.int32([2]),
                                   np.int32([[0, 0]])])


def _add_depth(family, v):
    for dtype in _FLOATS:
        family.case('SpaceToDepth', [v((1, 2, 4, 1), dtype)], {'block_size': 2})
        family.case('DepthToSpace', [v((1, 1, 2, 4), dtype)], {'block_size': 2})
    for batch in (0, 2):
        family.case('SpaceToDepth', [v((batch, 3, 6, 2), 'float64')], {'block_size': 3})
        family.case('DepthToSpace', [v((batch, 2, 1, 8), 'float64')], {'block_size': 2})


def _add_patches(family, v):
    for dtype in ('float16', 'bfloat16', 'float32', 'float64'):
        family.case('ExtractImagePatches', [v((1, 3, 3, 2), dtype)],
                    {'ksizes': [1, 2, 2, 1], 'strides': [1, 2, 2, 1],
                     'rates': [1, 1, 1, 1], 'padding': 'SAME'})
        family.case('ExtractVolumePatches', [v((1, 3, 3, 2, 1), dtype)],
                    {'ksizes': [1, 2, 2, 1, 1], 'strides': [1, 2, 2, 2, 1],
                     'padding': 'SAME'})
    for padding in ('SAME', 'VALID'):
        for size, stride, rate in ((2, 1, 1), (3, 2, 1), (2, 1, 2), (1, 3, 1)):
            family.case('ExtractImagePatches', [v((2, 4, 5, 2), 'float64')],
                        {'ksizes': [1, size, 2, 1], 'strides': [1, stride, 1, 1],
                         'rates': [1, rate, 1, 1], 'padding': padding})
        for size, stride in ((2, 1), (3, 2), (1, 2)):
            family.case('ExtractVolumePatches', [v((2, 3, 4, 3, 1), 'float64')],
                        {'ksizes': [1, 2, size, 1, 1], 'strides': [1, 1, stride, 1, 1],
                         'padding': padding})

"""Ops on ragged tensors."""

import numpy as np

_FLOATS = ('float16', 'bfloat16', 'float32', 'float64', 'complex64', 'complex128')
# Rows of 2, 0, 3 and 1 values; and two of them in each of two blocks.
_SPLITS = np.int64([0, 2, 2, 5, 6])
_BLOCKS = np.int64([0, 2, 4])
_ROWIDS = np.int64([0, 0, 2, 2, 2, 3])


def add_cases(family):
    v = family.values
    _add_conversions(family, v)
    _add_tensors(family, v)
    _add_gathers(family, v)
    _add_variants(family, v)


def _add_conversions(family, v):
    for dtype in _FLOATS:
        family.case('RaggedTensorToSparse', [[_SPLITS], v((6,), dtype)])
        family.case('RaggedFillEmptyRows',
                    [_ROWIDS, v((6,), dtype), np.int64(5), v((), dtype)])
    family.case('RaggedTensorToSparse', [[_BLOCKS, _SPLITS], v((6,), 'float64')])
    family.case('RaggedTensorToSparse', [[_SPLITS.astype('int32')],
                                         v((6, 2), 'float64')])
    family.case('RaggedFillEmptyRows', [_ROWIDS, v((6,), 'float64'), np.int64(4),
                                        v((), 'float64')])


def _add_tensors(family, v):
    by_splits = {'row_partition_types': ['ROW_SPLITS']}
    for dtype in _FLOATS:
        family.case('RaggedTensorToTensor',
                    [np.int64([-1, -1]), v((6,), dtype), v((), dtype), [_SPLITS]],
                    by_splits)
    # Cut off, and longer than any row.
    for shape in ([4, 2], [3, 4], [5, -1]):
        family.case('RaggedTensorToTensor',
                    [np.int32(shape), v((6,), 'float64'), v((), 'float64'),
                     [_SPLITS.astype('int32')]], by_splits)
    # Values that are matrices, with defaults for all, a column, a matrix.
    for default in ((), (1,), (1, 1), (1, 2), (3, 2)):
        family.case('RaggedTensorToTensor',
                    [np.int64(-1), v((6, 3, 2), 'float64'), v(default, 'float64'),
                     [_SPLITS]], by_splits)
    family.case('RaggedTensorToTensor',
                [np.int64(-1), v((6,), 'float64'), v((), 'float64'),
                 [_BLOCKS, _SPLITS]],
                {'row_partition_types': ['ROW_SPLITS', 'ROW_SPLITS']})
    family.case('RaggedTensorToTensor',
                [np.int64(-1), v((6, 2), 'float64'), v((2,), 'float64'),
                 [np.int64(5), _ROWIDS]],
                {'row_partition_types': ['FIRST_DIM_SIZE', 'VALUE_ROWIDS']})


def _add_gathers(family, v):
    for dtype in _FLOATS:
        family.case('RaggedGather', [[_SPLITS], v((6,), dtype), np.int32([2, 0, 2])],
                    {'OUTPUT_RAGGED_RANK': 1}, outputs=2)
    family.case('RaggedGather', [[_SPLITS.astype('int32')], v((6, 2), 'float64'),
                                 np.int64([3, 1])],
                {'OUTPUT_RAGGED_RANK': 1}, outputs=2)
    family.case('RaggedGather', [[_BLOCKS, _SPLITS], v((6,), 'float64'),
                                 np.int32([1, 0, 1])],
                {'OUTPUT_RAGGED_RANK': 2}, outputs=3)
    family.case('RaggedGather', [[_SPLITS], v((6,), 'float64'),
                                 np.int32([[2, 3], [1, 0]])],
                {'OUTPUT_RAGGED_RANK': 2}, outputs=3)


def _add_variants(family, v):
    """Into variants and back: whole, or a variant for each row."""
    for dtype in _FLOATS:
        for splits, is_batch in (([_SPLITS], True), ([_SPLITS], False),
                                 ([_BLOCKS, _SPLITS], True), ([], False)):
            with family.program('RaggedTensorToVariant') as p:
                values = p.input(v((6, 2), dtype))
                encoded = p.op('RaggedTensorToVariant', [splits, values],
                               {'batched_input': is_batch})
                rank = len(splits)
                p.op('RaggedTensorFromVariant', [encoded],
                     {'input_ragged_rank': rank - 1 if is_batch else rank,
                      'output_ragged_rank': rank, 'Tvalues': dtype},
                     outputs=rank + 1)

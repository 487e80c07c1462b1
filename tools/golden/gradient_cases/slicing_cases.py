"""Cutting parts out of tensors, padding them, moving their elements."""

import numpy as np

_FLOATS = ('float16', 'bfloat16', 'float32', 'float64', 'complex64', 'complex128')
_MASKS = ('begin_mask', 'end_mask', 'ellipsis_mask', 'new_axis_mask',
          'shrink_axis_mask')
# shape, begin, end, strides, masks
_STRIDED_SLICES = (
    ((5,), [1], [4], [1], {}),
    ((5,), [4], [0], [-2], {}),
    ((5,), [0], [0], [1], {'end_mask': 1}),
    ((4, 3), [1, 0], [2, 3], [1, 2], {'shrink_axis_mask': 1}),
    ((2, 3, 4), [0, 1], [0, 2], [1, 1], {'ellipsis_mask': 1}),
    ((4, 3), [0, 0, 1], [0, 2, 3], [1, 1, 1], {'new_axis_mask': 1}),
    ((4, 3), [-1, 0], [0, 0], [-1, 1], {'begin_mask': 3, 'end_mask': 3}),
    ((0, 3), [0, 1], [0, 3], [1, 1], {}),
    ((4, 3), [2, 0], [2, 3], [1, 1], {}),
    ((), [], [], [], {}),
)


def add_cases(family):
    v = family.values
    _add_slices(family, v)
    _add_strided_slices(family, v)
    _add_pads(family, v)
    _add_reversals(family, v)


def _add_slices(family, v):
    for dtype in _FLOATS:
        family.case('Slice', [v((3, 4), dtype), np.int32([1, 0]), np.int32([2, -1])])
    for shape, begin, size in (((), [], []), ((5,), [1], [3]), ((5,), [2], [0]),
                               ((0, 3), [0, 1], [0, 2]), ((2, 3), [0, 0], [2, 3]),
                               ((2, 3, 4), [1, 0, 2], [1, 3, -1])):
        for index in ('int32', 'int64'):
            family.case('Slice', [v(shape, 'float64'), np.asarray(begin, index),
                                  np.asarray(size, index)])


def _add_strided_slices(family, v):
    def vector(numbers, index):
        return np.asarray(numbers, index)

    for dtype in _FLOATS:
        family.case('StridedSlice', [v((4, 3), dtype), np.int32([3, 0]),
                                     np.int32([0, 3]), np.int32([-1, 2])])
    for shape, begin, end, strides, masks in _STRIDED_SLICES:
        attrs = {mask: masks.get(mask, 0) for mask in _MASKS}
        array = np.zeros(shape)
        for index in ('int32', 'int64'):
            cut = [vector(numbers, index) for numbers in (begin, end, strides)]
            family.case('StridedSlice', [v(shape, 'float64'), *cut], attrs)
            family.case('StridedSlice', [v(shape), *cut], attrs)
            part = _sliced_shape(array, cut, attrs)
            family.case('StridedSliceGrad',
                        [vector(shape, index), *cut, v(part, 'float64')], attrs)
            if shape:
                family.case('TensorStridedSliceUpdate',
                            [v(shape, 'float64'), *cut, v(part, 'float64')], attrs)
    for dtype in _FLOATS:
        cut = [np.int32(numbers) for numbers in ([0, 1], [2, 3], [1, 1])]
        family.case('TensorStridedSliceUpdate',
                    [v((3, 3), dtype), *cut, v((2, 1), dtype)])
        family.case('StridedSliceGrad', [np.int32([3, 3]), *cut, v((2, 2), dtype)])
    for value in ((), (1,), (2,), (2, 1), (1, 2)):
        family.case('TensorStridedSliceUpdate',
                    [v((3, 3), 'float64'), *cut, v(value, 'float64')])


def _sliced_shape(array, cut, attrs):
    import tensorflow as tf  # pylint: disable=import-outside-toplevel
    begin, end, strides = cut
    return tf.raw_ops.StridedSlice(input=array, begin=begin, end=end,
                                   strides=strides, **attrs).shape


def _add_pads(family, v):
    for dtype in _FLOATS:
        paddings = np.int32([[1, 0], [2, 1]])
        family.case('Pad', [v((2, 3), dtype), paddings])
        family.case('PadV2', [v((2, 3), dtype), paddings, v((), dtype)], sources=[0])
        family.case('MirrorPad', [v((3, 3), dtype), paddings], {'mode': 'REFLECT'})
    for shape, paddings in (((), np.zeros((0, 2))), ((3,), [[0, 0]]),
                            ((2, 3), [[1, 2], [0, 1]]), ((0, 2), [[1, 1], [0, 0]]),
                            ((2, 1, 2), [[1, 0], [0, 2], [1, 1]])):
        for index in ('int32', 'int64'):
            family.case('Pad', [v(shape, 'float64'), np.asarray(paddings, index)])
            family.case('PadV2', [v(shape, 'float64'), np.asarray(paddings, index),
                                  v((), 'float64')], sources=[0])
    # What pads gets nothing of it.
    family.case('PadV2', [v((2,)), np.int32([[1, 1]]), v(())])
    for mode in ('REFLECT', 'SYMMETRIC'):
        for shape, paddings in (((3,), [[2, 1]]), ((3, 3), [[0, 2], [1, 0]]),
                                ((2, 3, 2), [[1, 1], [2, 0], [0, 1]])):
            padded = [n + sum(pair) for n, pair in zip(shape, paddings)]
            for index in ('int32', 'int64'):
                where = np.asarray(paddings, index)
                family.case('MirrorPad', [v(shape, 'float64'), where], {'mode': mode})
                family.case('MirrorPadGrad', [v(padded, 'float64'), where],
                            {'mode': mode})


def _add_reversals(family, v):
    for dtype in _FLOATS:
        family.case('ReverseV2', [v((2, 3), dtype), np.int32([1])])
        family.case('Reverse', [v((2, 3), dtype), np.array([True, False])])
        family.case('ReverseSequence', [v((2, 4), dtype), np.int32([3, 2])],
                    {'seq_dim': 1})
        family.case('Roll', [v((4,), dtype), np.int32(1), np.int32(0)])
    for shape, axes in (((), []), ((3,), [0]), ((2, 3, 2), [-1, 0]), ((0, 2), [0])):
        family.case('ReverseV2', [v(shape, 'float64'), np.int64(axes)])
    for shape, dims in (((), []), ((3,), [True]), ((2, 3, 2), [True, False, True]),
                        ((2, 0), [False, True])):
        family.case('Reverse', [v(shape, 'float64'), np.array(dims, bool)])
    for shape, lengths, seq, batch in (((2, 4), [3, 0], 1, 0), ((4, 2), [4, 1], 0, 1),
                                       ((0, 3), [], 1, 0), ((2, 3, 2), [1, 3], 1, 2)):
        for index in ('int32', 'int64'):
            family.case('ReverseSequence',
                        [v(shape, 'float64'), np.asarray(lengths, index)],
                        {'seq_dim': seq, 'batch_dim': batch})
    for shape, shift, axis in (((5,), 2, 0), ((2, 3), -1, 1), ((2, 3), [1, 5], [0, 1]),
                               ((0, 2), 1, 1), ((3, 3), [1, 1], [0, 0])):
        for index in ('int32', 'int64'):
            family.case('Roll', [v(shape, 'float64'), np.asarray(shift, index),
                                 np.asarray(axis, index)])

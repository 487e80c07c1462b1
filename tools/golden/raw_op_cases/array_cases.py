"""Shapes, slices, gathering and scattering, diagonals, padding."""

import numpy as np
import tensorflow as tf

_ALL = ('float32', 'float64', 'int32', 'uint8', 'int16', 'int8', 'complex64',
        'int64', 'bool', 'bfloat16', 'uint16', 'complex128', 'float16', 'uint32',
        'uint64', 'string')


def _copies(family):
    values = family.values
    for dtype in _ALL:
        family.op('Identity', input=values((2, 2), dtype))
        family.op('Reshape', tensor=values((2, 3), dtype), shape=np.int32([3, -1]))
    for op in ('StopGradient', 'PreventGradient', 'GuaranteeConst', 'Snapshot'):
        family.op(op, input=values((2, 0, 1)))
    family.op('PreventGradient', input=values(()), message='no "gradient" here')
    family.op('IdentityN', input=[values((2,)), values((), 'string'),
                                  values((1, 1, 1, 1, 1, 1), 'int8')])
    for op in ('ZerosLike', 'OnesLike'):
        for dtype in ('float16', 'int64', 'complex128', 'bool'):
            family.op(op, x=values((2, 3), dtype))
    family.op('ZerosLike', x=values((2,), 'string'))
    family.op('DeepCopy', x=values((2, 2)))
    family.op('EnsureShape', input=values((2, 3)), shape=[None, 3])
    family.op('EnsureShape', input=values((2, 3)), shape=None)
    family.op('PlaceholderWithDefault', input=values((2, 3)), shape=[2, None])
    family.op('CheckNumerics', tensor=values((2, 3)), message='is a number')
    family.op('CheckNumericsV2', tensor=values((2, 3), 'float64'), message='')
    family.op('Bitcast', input=values((2, 2)), type=tf.int32)
    family.op('Bitcast', input=values((2, 4), 'uint8'), type=tf.uint32)
    family.op('Bitcast', input=values((3,), 'float64'), type=tf.float16)
    family.op('Fingerprint', data=values((2, 3)), method='farmhash64')


def _shapes(family):
    values = family.values
    for op in ('Shape', 'Size'):
        family.op(op, input=values((2, 0, 3)))
        family.op(op, input=values((), 'string'), out_type=tf.int64)
    family.op('ShapeN', input=[values((2, 3)), values(()), values((0,))])
    family.op('ShapeN', input=[values((1, 2, 3, 4, 1))], out_type=tf.int64)
    family.op('Rank', input=values((1, 1, 1, 1, 1, 1, 1)))
    family.op('BroadcastTo', input=values((2, 1)), shape=np.int32([3, 2, 4]))
    family.op('BroadcastTo', input=values((), 'string'), shape=np.int64([2]))
    family.op('BroadcastArgs', s0=np.int32([2, 1]), s1=np.int32([3, 1, 4]))
    family.op('BroadcastGradientArgs', s0=np.int64([2, 1]), s1=np.int64([3, 1, 4]))
    family.op('ExpandDims', input=values((2, 3)), axis=np.int32(-1))
    family.op('ExpandDims', input=values((), 'bool'), axis=np.int64(0))
    family.op('Squeeze', input=values((1, 2, 1, 3)))
    family.op('Squeeze', input=values((1, 2, 1, 3)), axis=[2])
    family.op('Squeeze', input=values((1, 1), 'string'), axis=[0, -1])
    family.op('Fill', dims=np.int32([2, 3]), value=values((), 'complex64'))
    family.op('Fill', dims=np.int64([]), value=values((), 'string'))
    family.op('Empty', shape=np.int32([2, 2]), dtype=tf.float32, init=True)
    family.op('UnravelIndex', indices=np.int32([22, 41, 37]), dims=np.int32([7, 6]))


def _joins(family):
    values = family.values
    for dtype in ('float32', 'string', 'bool', 'int16'):
        family.op('ConcatV2', axis=np.int32(1),
                  values=[values((2, 1), dtype), values((2, 0), dtype),
                          values((2, 2), dtype)])
    family.op('ConcatV2', values=[values((1,) * 6), values((1,) * 6)],
              axis=np.int64(-1))
    family.op('Concat', concat_dim=np.int32(0), values=[values((1, 2)), values((2, 2))])
    family.op('ConcatOffset', concat_dim=np.int32(1),
              shape=[np.int32([2, 2]), np.int32([2, 7])])
    family.op('Pack', values=[values((2,)), values((2,)), values((2,))])
    family.op('Pack', values=[values((2, 2), 'string'), values((2, 2), 'string')],
              axis=-1)
    family.op('Unpack', value=values((3, 2)), num=3)
    family.op('Unpack', value=values((2, 3), 'int64'), num=3, axis=1)
    family.op('Unpack', value=values((0, 3)), num=0)
    family.op('Split', axis=np.int32(1), value=values((2, 6)), num_split=3)
    family.op('Split', axis=np.int32(0), value=values((2,), 'string'), num_split=1)
    family.op('SplitV', value=values((5, 2)), size_splits=np.int32([1, 0, -1]),
              axis=np.int32(0), num_split=3)
    family.op('Tile', input=values((2, 1)), multiples=np.int32([1, 3]))
    family.op('Tile', input=values((2,), 'string'), multiples=np.int64([0]))


def _slices(family):
    values = family.values
    for dtype in ('float32', 'string', 'int8', 'complex128'):
        family.op('Slice', input=values((3, 4), dtype), begin=np.int32([1, 0]),
                  size=np.int32([-1, 2]))
    x = values((3, 4, 2))
    family.op('StridedSlice', input=x, begin=np.int32([0, 3]),
              end=np.int32([3, 0]), strides=np.int32([2, -1]))
    family.op('StridedSlice', input=x, begin=np.int64([1, 0, 0, 1]),
              end=np.int64([2, 0, 0, 2]), strides=np.int64([1, 1, 1, 1]),
              begin_mask=8, end_mask=8, ellipsis_mask=2, new_axis_mask=4,
              shrink_axis_mask=1)
    family.op('StridedSliceGrad', shape=np.int32([3, 4]), begin=np.int32([1, 0]),
              end=np.int32([3, 2]), strides=np.int32([1, 1]), dy=values((2, 2)))
    family.op('TensorStridedSliceUpdate', input=values((3, 2)),
              begin=np.int32([1]), end=np.int32([3]), strides=np.int32([1]),
              value=values((2, 2)))
    for op, axes in (('ReverseV2', np.int32([-1, 0])), ('ReverseV2', np.int64([]))):
        family.op(op, tensor=values((2, 3)), axis=axes)
    family.op('Reverse', tensor=values((2, 2), 'string'), dims=np.array([True, False]))
    family.op('ReverseSequence', input=values((2, 4)), seq_lengths=np.int64([3, 2]),
              seq_dim=1)
    family.op('ReverseSequence', input=values((4, 2), 'int32'),
              seq_lengths=np.int32([3, 2]), seq_dim=0, batch_dim=1)
    family.op('Roll', input=values((3, 2)), shift=np.int32([1, -1]),
              axis=np.int32([0, 1]))
    for op in ('Transpose', 'ConjugateTranspose'):
        family.op(op, x=values((2, 3, 1), 'complex64'), perm=np.int32([2, 0, 1]))
        family.op(op, x=values((1, 2, 1, 2, 1, 2)),
                  perm=np.int64([5, 3, 1, 0, 2, 4]))
    family.op('Transpose', x=values((2, 2), 'string'), perm=np.int32([1, 0]))


def _gathering(family):
    values = family.values
    for dtype in ('float32', 'string', 'bool', 'uint16'):
        family.op('GatherV2', params=values((3, 2), dtype),
                  indices=np.int32([[2, 0], [0, 1]]), axis=np.int32(0))
    family.op('GatherV2', params=values((2, 3)), indices=np.int64([[2], [0]]),
              axis=np.int64(1), batch_dims=1)
    family.op('Gather', params=values((3, 2)), indices=np.int32([1]),
              validate_indices=False)
    family.op('GatherNd', params=values((2, 2)), indices=np.int32([[0, 1], [1, 1]]))
    family.op('GatherNd', params=values((2, 2), 'string'), indices=np.int64([[1]]))
    family.op('GatherNd', params=values((2, 2)), indices=np.int32([[5, 1], [1, 1]]),
              bad_indices_policy='IGNORE')
    family.op('ScatterNd', indices=np.int32([[3], [1], [3]]), updates=values((3, 2)),
              shape=np.int32([5, 2]))
    family.op('ScatterNdNonAliasingAdd', input=values((4,)),
              indices=np.int32([[2], [0]]), updates=values((2,)))
    for kind in ('Add', 'Max', 'Min', 'Sub', 'Update'):
        family.op(f'TensorScatter{kind}', tensor=values((4, 2)),
                  indices=np.int32([[2], [0]]), updates=values((2, 2)))
        family.op(f'TensorScatter{kind}', tensor=values((2, 2), 'int32'),
                  indices=np.int64([[1, 0]]), updates=values((1,), 'int32'))
    family.op('TensorScatterUpdate', tensor=values((2,), 'string'),
              indices=np.int32([[1]]), updates=values((1,), 'string'))
    for op in ('InplaceAdd', 'InplaceSub', 'InplaceUpdate'):
        family.op(op, x=values((3, 2)), i=np.int32([2, 0]), v=values((2, 2)))
    family.op('OneHot', indices=np.int32([0, 2, -1]), depth=np.int32(3),
              on_value=np.float32(1), off_value=np.float32(0))
    family.op('OneHot', indices=np.uint8([[0, 1]]), depth=np.int32(2),
              on_value='on', off_value='off', axis=0)
    for dtype in ('bool', 'float32', 'complex64', 'int8'):
        family.op('Where', condition=values((2, 3, 1, 1, 2), dtype, -1, 1))
    family.op('InvertPermutation', x=np.int32([3, 4, 0, 2, 1]))
    x = np.array([b'b', b'a', b'b', b'c'], object)
    for op in ('Unique', 'UniqueWithCounts'):
        family.op(op, x=x)
        family.op(op, x=np.int64([4, 4, 1]), out_idx=tf.int64)
    for op in ('UniqueV2', 'UniqueWithCountsV2'):
        family.op(op, x=np.float32([[1, 0], [1, 0], [2, 0]]), axis=np.int32([0]))
    family.op('ListDiff', x=np.int32([1, 2, 3, 4]), y=np.int32([1, 3]))
    family.op('ListDiff', x=x, y=x[:1], out_idx=tf.int64)
    for op in ('LowerBound', 'UpperBound'):
        family.op(op, sorted_inputs=np.float32([[0, 3, 9, 9, 10]]),
                  values=np.float32([[2, 4, 9]]))
        family.op(op, sorted_inputs=np.int64([[0, 3, 9]]), values=np.int64([[9]]),
                  out_type=tf.int64)


def _matrices(family):
    values = family.values
    family.op('MatrixDiag', diagonal=values((2, 3)))
    family.op('MatrixDiagPart', input=values((2, 2, 3)))
    family.op('MatrixSetDiag', input=values((2, 2, 3)), diagonal=values((2, 2)))
    for dtype in ('float64', 'bool', 'uint8'):
        family.op('MatrixBandPart', input=values((3, 4), dtype),
                  num_lower=np.int64(1), num_upper=np.int64(-1))
    band = {'k': np.int32([-1, 1]), 'padding_value': np.float32(9)}
    family.op('MatrixDiagPartV2', input=values((3, 4)), **band)
    for align in ('LEFT_LEFT', 'RIGHT_RIGHT'):
        family.op('MatrixDiagPartV3', input=values((3, 4)), align=align, **band)
        family.op('MatrixDiagV3', diagonal=values((3, 3)), num_rows=np.int32(3),
                  num_cols=np.int32(4), align=align, **band)
        family.op('MatrixSetDiagV3', input=values((3, 3)), diagonal=values((3, 3)),
                  k=np.int32([-1, 1]), align=align)
    family.op('MatrixDiagV2', diagonal=values((3, 3)), num_rows=np.int32(-1),
              num_cols=np.int32(-1), **band)
    family.op('MatrixSetDiagV2', input=values((2, 3)), diagonal=values((2,)),
              k=np.int32(1))
    family.op('Diag', diagonal=values((2, 2), 'int32'))
    family.op('DiagPart', input=values((2, 3, 2, 3)))


def _padding(family):
    values = family.values
    pads = np.int32([[1, 0], [0, 2]])
    for dtype in ('float32', 'int64', 'bool', 'string'):
        family.op('Pad', input=values((2, 2), dtype), paddings=pads)
        family.op('PadV2', input=values((2, 2), dtype), paddings=np.int64(pads),
                  constant_values=values((), dtype))
    for mode in ('REFLECT', 'SYMMETRIC'):
        family.op('MirrorPad', input=values((3, 3)), paddings=pads, mode=mode)
        family.op('MirrorPadGrad', input=values((4, 5)), paddings=pads, mode=mode)
    family.op('SpaceToBatchND', input=values((1, 2, 4, 1)),
              block_shape=np.int32([2, 2]), paddings=np.int32([[0, 0], [2, 0]]))
    family.op('BatchToSpaceND', input=values((4, 1, 2, 1)),
              block_shape=np.int32([2, 2]), crops=np.int32([[0, 0], [1, 0]]))
    family.op('SpaceToBatch', input=values((1, 2, 2, 1)),
              paddings=np.int32([[0, 0], [0, 0]]), block_size=2)
    family.op('BatchToSpace', input=values((4, 1, 1, 1)),
              crops=np.int32([[0, 0], [0, 0]]), block_size=2)
    family.op('SpaceToDepth', input=values((1, 2, 4, 2)), block_size=2)
    family.op('DepthToSpace', input=values((1, 2, 1, 8)), block_size=2)
    family.op('ExtractImagePatches', images=values((1, 4, 4, 1)),
              ksizes=[1, 2, 2, 1], strides=[1, 2, 1, 1], rates=[1, 1, 2, 1],
              padding='VALID')
    family.op('ExtractVolumePatches', input=values((1, 2, 3, 2, 1)),
              ksizes=[1, 2, 2, 1, 1], strides=[1, 1, 1, 1, 1], padding='SAME')
    for normalize in (True, False):
        family.op('EditDistance', hypothesis_indices=np.int64([[0, 0], [0, 1]]),
                  hypothesis_values=np.int32([1, 2]),
                  hypothesis_shape=np.int64([1, 2]),
                  truth_indices=np.int64([[0, 0], [0, 1], [0, 2]]),
                  truth_values=np.int32([1, 3, 2]), truth_shape=np.int64([1, 3]),
                  normalize=normalize)


def _errors(family):
    values = family.values
    family.error('Reshape', tensor=values((2, 3)), shape=np.int32([4]))
    family.error('Reshape', tensor=values((2, 3)), shape=np.int32([-1, -1]))
    family.error('ConcatV2', values=[values((2, 2)), values((3, 3))],
                 axis=np.int32(0))
    family.error('GatherV2', params=values((2,)), indices=np.int32([2]),
                 axis=np.int32(0))
    family.error('Squeeze', input=values((2, 1)), axis=[0])
    family.error('ExpandDims', input=values((2,)), axis=np.int32(5))
    family.error('Split', axis=np.int32(0), value=values((4,)), num_split=3)
    family.error('Unpack', value=values((2, 2)), num=3)
    family.error('Transpose', x=values((2, 3)), perm=np.int32([0, 0]))
    family.error('Slice', input=values((2,)), begin=np.int32([1]), size=np.int32([2]))
    family.error('CheckNumerics', tensor=np.float32([np.nan]), message='not here')
    family.error('Bitcast', input=values((3,), 'uint8'), type=tf.int32)
    family.error('MirrorPad', input=values((2, 2)), paddings=np.int32([[3, 0], [0, 0]]),
                 mode='REFLECT')
    # An op that TensorFlow no longer runs.
    family.error('BatchMatrixDiag', diagonal=values((2, 3)))
    family.error('Pack', values=[values((2,)), values((3,))])
    family.error('BroadcastTo', input=values((2,)), shape=np.int32([3]))


def add_cases(family):
    _copies(family)
    _shapes(family)
    _joins(family)
    _slices(family)
    _gathering(family)
    _matrices(family)
    _padding(family)
    _errors(family)

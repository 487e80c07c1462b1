"""Sparse tensors, sets, sparse matrices; ragged tensors."""

import numpy as np
import tensorflow as tf

_INDICES = np.int64([[0, 1], [1, 0], [1, 2]])
_SHAPE = np.int64([2, 3])


def _named(prefix, values):
    return {f'{prefix}_indices': _INDICES, f'{prefix}_values': values,
            f'{prefix}_shape': _SHAPE}


def _elementwise(family):
    values = family.values
    for dtype in ('float32', 'int64', 'complex64'):
        sparse = _named('a', values((3,), dtype))
        family.op('SparseTensorDenseAdd', b=values((2, 3), dtype), **sparse)
        family.op('SparseAdd', **sparse, **_named('b', values((3,), dtype)),
                  thresh=np.asarray(0, 'float32' if dtype[0] == 'c' else dtype))
    for op in ('SparseDenseCwiseAdd', 'SparseDenseCwiseDiv', 'SparseDenseCwiseMul'):
        family.op(op, dense=values((3,), low=1), **_named('sp', values((3,))))
    for op in ('SparseSparseMaximum', 'SparseSparseMinimum'):
        family.op(op, **_named('a', values((3,))), **_named('b', values((3,))))
    family.op('SparseSoftmax', **_named('sp', values((3,))))
    family.op('SparseTensorDenseMatMul', **_named('a', values((3,))), b=values((3, 2)))
    family.op('SparseTensorDenseMatMul', **_named('a', values((3,), 'complex64')),
              b=values((4, 2), 'complex64'), adjoint_a=True, adjoint_b=True)


def _structure(family):
    values = family.values
    sparse = {'indices': _INDICES, 'values': values((3,)), 'shape': _SHAPE}
    inputs = _named('input', values((3,)))
    family.op('SparseReorder', input_indices=_INDICES[::-1],
              input_values=values((3,), 'string'), input_shape=_SHAPE)
    family.op('SparseReshape', input_indices=_INDICES, input_shape=_SHAPE,
              new_shape=np.int64([3, -1]))
    for op in ('SparseReduceSum', 'SparseReduceMax', 'SparseReduceSumSparse',
               'SparseReduceMaxSparse'):
        family.op(op, reduction_axes=np.int32([1]), **inputs)
        family.op(op, reduction_axes=np.int32([-1]), keep_dims=True, **inputs)
    family.op('SparseSlice', start=np.int64([0, 1]), size=np.int64([2, 2]), **sparse)
    family.op('SparseSplit', split_dim=np.int64(1), num_split=2, **sparse)
    family.op('SparseConcat', indices=[_INDICES, _INDICES],
              values=[values((3,), 'string'), values((3,), 'string')],
              shapes=[_SHAPE, _SHAPE], concat_dim=0)
    for validate in (True, False):
        family.op('SparseToDense', sparse_indices=np.int32([[0, 1], [1, 2]]),
                  output_shape=np.int32([2, 3]), sparse_values=values((2,)),
                  default_value=np.float32(9), validate_indices=validate)
    family.op('SparseToDense', sparse_indices=np.int64(3), output_shape=np.int64([5]),
              sparse_values='x', default_value='')
    family.op('SparseFillEmptyRows', indices=np.int64([[0, 1], [2, 0]]),
              values=values((2,)), dense_shape=np.int64([4, 3]),
              default_value=np.float32(-1))
    family.op('SparseFillEmptyRows', indices=np.zeros((0, 2), 'int64'),
              values=values((0,), 'string'), dense_shape=np.int64([2, 1]),
              default_value='none')
    with family.program('SerializeSparse') as program:
        text = program.call('SerializeSparse', **{
            f'sparse_{name}': value for name, value in sparse.items()})
        program.call('DeserializeSparse', serialized_sparse=text, dtype=tf.float32)
    with family.program('SerializeManySparse') as program:
        text = program.call('SerializeManySparse', sparse_indices=_INDICES,
                            sparse_values=values((3,), 'int64'), sparse_shape=_SHAPE)
        back = program.call('DeserializeManySparse', serialized_sparse=text,
                            dtype=tf.int64)
        program.expect(text, back)
    family.op('SparseCross', indices=[_INDICES], values=[values((3,), 'int64', 0, 9)],
              shapes=[_SHAPE], dense_inputs=[np.int64([[4], [5]])], hashed_output=True,
              num_buckets=10, hash_key=99, out_type=tf.int64, internal_type=tf.int64)
    family.op('SparseCrossV2', indices=[], values=[], shapes=[],
              dense_inputs=[values((2, 2), 'string'), values((2, 1), 'string')],
              sep='_X_')
    for binary in (True, False):
        family.op('DenseCountSparseOutput', values=np.int32([[1, 1, 0], [2, 0, 0]]),
                  weights=np.float32([]), binary_output=binary, maxlength=4)
    family.op('SparseCountSparseOutput', indices=_INDICES, values=np.int64([2, 1, 1]),
              dense_shape=_SHAPE, weights=values((3,)), binary_output=False)
    family.op('RaggedCountSparseOutput', splits=np.int64([0, 1, 3]),
              values=np.int32([2, 1, 1]), weights=np.int32([]), binary_output=False,
              minlength=4)


def _sets(family):
    values = family.values
    for operation in ('a-b', 'b-a', 'intersection', 'union'):
        family.op('DenseToDenseSetOperation', set1=np.int32([[1, 2, 3], [4, 5, 6]]),
                  set2=np.int32([[2, 9, 1], [4, 4, 7]]), set_operation=operation)
    family.op('DenseToSparseSetOperation', set1=np.int64([[1, 2], [3, 4]]),
              set_operation='intersection', validate_indices=False,
              **_named('set2', np.int64([1, 3, 9])))
    family.op('SparseToSparseSetOperation', set_operation='union',
              **_named('set1', values((3,), 'string')),
              **_named('set2', values((3,), 'string')))
    family.op('SetSize', **_named('set', np.int32([7, 8, 8])))


def _matrices(family):
    values = family.values
    with family.program('CSRSparseMatrix') as program:
        matrix = program.call('SparseTensorToCSRSparseMatrix', indices=_INDICES,
                              values=values((3,)), dense_shape=_SHAPE)
        dense = program.call('CSRSparseMatrixToDense', sparse_input=matrix,
                             type=tf.float32)
        parts = program.call('CSRSparseMatrixToSparseTensor', sparse_matrix=matrix,
                             type=tf.float32)
        count = program.call('SparseMatrixNNZ', sparse_matrix=matrix)
        product = program.call('SparseMatrixMatMul', a=matrix, b=values((3, 2)))
        turned = program.call('SparseMatrixTranspose', input=matrix, type=tf.float32)
        square = program.call('SparseMatrixSparseMatMul', a=matrix, b=turned,
                              type=tf.float32)
        square = program.call('CSRSparseMatrixToDense', sparse_input=square,
                              type=tf.float32)
        program.expect(dense, parts, count, product, square, matrix)
    with family.program('DenseToCSRSparseMatrix') as program:
        matrix = program.call('DenseToCSRSparseMatrix', indices=np.int64([[0, 0], [1, 1]]),
                              dense_input=values((2, 2), 'float64'))
        program.call('CSRSparseMatrixComponents', csr_sparse_matrix=matrix,
                     index=np.int32(0), type=tf.float64)
    with family.program('AddManySparseToTensorsMap') as program:
        program.call('AddManySparseToTensorsMap', sparse_indices=_INDICES,
                     sparse_values=values((3,)), sparse_shape=_SHAPE,
                     shared_name='sparse_map')


def _ragged(family):
    values = family.values
    splits = np.int64([0, 2, 2, 5])
    family.op('RaggedRange', starts=np.int32([0, 5, 8]), limits=np.int32([3, 5, 2]),
              deltas=np.int32([1, 1, -3]))
    family.op('RaggedRange', starts=np.float32(0), limits=np.float32([1, 2]),
              deltas=np.float32(0.5), Tsplits=tf.int32)
    family.op('RaggedGather', params_nested_splits=[splits],
              params_dense_values=values((5, 2)), indices=np.int32([2, 0]),
              OUTPUT_RAGGED_RANK=1)
    family.op('RaggedGather',
              params_nested_splits=[np.int32([0, 1, 3]), np.int32([0, 2, 2, 5])],
              params_dense_values=values((5,), 'string'), indices=np.int64([[1], [0]]),
              OUTPUT_RAGGED_RANK=3)
    family.op('RaggedTensorToSparse', rt_nested_splits=[splits],
              rt_dense_values=values((5,)))
    family.op('RaggedTensorToTensor', shape=np.int64([-1, 4]), values=values((5,)),
              default_value=np.float32(0), row_partition_tensors=[splits],
              row_partition_types=['ROW_SPLITS'])
    family.op('RaggedTensorToTensor', shape=np.int32([4, 2]),
              values=values((3,), 'string'), default_value='-',
              row_partition_tensors=[np.int32(4), np.int32([0, 0, 2])],
              row_partition_types=['FIRST_DIM_SIZE', 'VALUE_ROWIDS'])
    family.op('RaggedFillEmptyRows', value_rowids=np.int64([0, 2]), values=values((2,)),
              nrows=np.int64(4), default_value=np.float32(7))
    family.op('RaggedCross', ragged_values=[np.int64([1, 2, 3])],
              ragged_row_splits=[np.int64([0, 1, 3])], sparse_indices=[],
              sparse_values=[], sparse_shape=[],
              dense_inputs=[np.array([[b'a'], [b'b']], object)], input_order='RD',
              hashed_output=False, num_buckets=0, hash_key=0, out_values_type=tf.string,
              out_row_splits_type=tf.int64)
    family.op('RaggedTensorToVariant', rt_nested_splits=[splits],
              rt_dense_values=values((5,)), batched_input=True)
    for nested in ([splits], []):
        with family.program('RaggedTensorToVariant') as program:
            ragged = program.call('RaggedTensorToVariant', rt_nested_splits=nested,
                                  rt_dense_values=values((5,)), batched_input=False)
            back = program.call('RaggedTensorFromVariant', encoded_ragged=ragged,
                                input_ragged_rank=len(nested),
                                output_ragged_rank=len(nested), Tvalues=tf.float32)
            program.expect(ragged, back)


def _errors(family):
    values = family.values
    family.error('SparseReshape', input_indices=_INDICES, input_shape=_SHAPE,
                 new_shape=np.int64([4, 2]))
    family.error('SparseTensorDenseMatMul', b=values((2, 2)), **_named('a', values((3,))))
    family.error('SparseToDense', sparse_indices=np.int32([5]),
                 output_shape=np.int32([3]), sparse_values=np.float32([1]),
                 default_value=np.float32(0))
    family.error('DenseToDenseSetOperation', set1=np.int32([[1]]), set2=np.int32([[1]]),
                 set_operation='no such operation')
    family.error('RaggedGather', params_nested_splits=[np.int64([0, 2])],
                 params_dense_values=values((2,)), indices=np.int32([4]),
                 OUTPUT_RAGGED_RANK=1)


def add_cases(family):
    _elementwise(family)
    _structure(family)
    _sets(family)
    _matrices(family)
    _ragged(family)
    _errors(family)

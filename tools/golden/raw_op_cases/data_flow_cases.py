"""Partitions, stacks, queues, tensor arrays, staging; tensor lists and maps."""

import numpy as np
import tensorflow as tf


def _partitions(family):
    values = family.values
    for dtype in ('float32', 'string', 'int64', 'bool'):
        family.op('DynamicPartition', data=values((4, 2), dtype),
                  partitions=np.int32([1, 0, 2, 1]), num_partitions=3)
        for op in ('DynamicStitch', 'ParallelDynamicStitch'):
            family.op(op, indices=[np.int32(3), np.int32([[1, 0], [2, 1]])],
                      data=[values((2,), dtype), values((2, 2, 2), dtype)])
    family.op('DynamicPartition', data=values((0,)), partitions=np.int32([]),
              num_partitions=2)


def _stacks_and_queues(family):
    values = family.values
    for dtype in ('float32', 'string'):
        with family.program(f'StackV2/{dtype}') as program:
            dtype = tf.dtypes.as_dtype(dtype)
            stack = program.call('StackV2', max_size=np.int32(-1), elem_type=dtype)
            program.call('StackPushV2', handle=stack, elem=values((2,), dtype))
            program.call('StackPushV2', handle=stack, elem=values((), dtype),
                         swap_memory=True)
            last = program.call('StackPopV2', handle=stack, elem_type=dtype)
            first = program.call('StackPopV2', handle=stack, elem_type=dtype)
            program.call('StackCloseV2', handle=stack)
            program.expect(stack, last, first)
    types = [tf.int32, tf.string]
    for op, more in (('FIFOQueueV2', {}), ('PaddingFIFOQueueV2', {}),
                     ('RandomShuffleQueueV2', {'seed': 3, 'seed2': 5})):
        with family.program(op) as program:
            queue = program.call(op, component_types=types, shapes=[[], [2]], capacity=9,
                                 shared_name=f'golden_{op}', **more)
            program.call('QueueEnqueueV2', handle=queue,
                         components=[np.int32(7), values((2,), 'string')])
            program.call('QueueEnqueueManyV2', handle=queue, timeout_ms=-1,
                         components=[values((3,), 'int32'), values((3, 2), 'string')])
            size = program.call('QueueSizeV2', handle=queue)
            one = program.call('QueueDequeueV2', handle=queue, component_types=types)
            two = program.call('QueueDequeueManyV2', handle=queue, n=np.int32(2),
                               component_types=types)
            program.call('QueueCloseV2', handle=queue, cancel_pending_enqueues=True)
            rest = program.call('QueueDequeueUpToV2', handle=queue, n=np.int32(5),
                                component_types=types)
            closed = program.call('QueueIsClosedV2', handle=queue)
            program.expect(queue, size, one, two, rest, closed)
    with family.program('PriorityQueueV2') as program:
        queue = program.call('PriorityQueueV2', shapes=[[]], component_types=[tf.string],
                             shared_name='golden_priority')
        program.call('QueueEnqueueManyV2', handle=queue,
                     components=[np.int64([3, 1]), values((2,), 'string')])
        program.call('QueueDequeueV2', handle=queue,
                     component_types=[tf.int64, tf.string])


def _staging(family):
    values = family.values
    types = {'dtypes': [tf.float32, tf.int64], 'shared_name': 'golden_stage'}
    with family.program('Stage') as program:
        program.call('Stage', values=[values((2,)), values((), 'int64')], capacity=5,
                     shared_name='golden_stage')
        size = program.call('StageSize', capacity=5, **types)
        seen = program.call('StagePeek', index=np.int32(0), capacity=5, **types)
        taken = program.call('Unstage', capacity=5, **types)
        program.expect(size, seen, taken)
    for kind in ('Map', 'OrderedMap'):
        types['shared_name'] = f'golden_{kind}'
        with family.program(f'{kind}Stage') as program:
            indices = np.int32([0, 1])
            for key in (9, 4):
                program.call(f'{kind}Stage', key=np.int64(key), indices=indices,
                             values=[values((2,)), values((), 'int64')], **types)
            size = program.call(f'{kind}Size', **types)
            seen = program.call(f'{kind}Peek', key=np.int64(9), indices=indices, **types)
            taken = program.call(f'{kind}Unstage', key=np.int64(9), indices=indices,
                                 **types)
            other = program.call(f'{kind}UnstageNoKey', indices=indices, **types)
            program.expect(size, seen, taken, other)


def _tensor_arrays(family):
    values = family.values
    with family.program('TensorArrayV3') as program:
        array = program.call('TensorArrayV3', size=np.int32(3), dtype=tf.float32,
                             element_shape=[2], dynamic_size=True, clear_after_read=False,
                             identical_element_shapes=True, tensor_array_name='golden')
        flow = program.call('TensorArrayWriteV3', handle=array.handle, index=np.int32(1),
                            value=values((2,)), flow_in=array.flow)
        flow = program.call('TensorArrayScatterV3', handle=array.handle,
                            indices=np.int32([0, 2]), value=values((2, 2)), flow_in=flow)
        one = program.call('TensorArrayReadV3', handle=array.handle, index=np.int32(2),
                           flow_in=flow, dtype=tf.float32)
        all_of = program.call('TensorArrayGatherV3', handle=array.handle,
                              indices=np.int32([2, 0, 1]), flow_in=flow,
                              dtype=tf.float32, element_shape=[2])
        joined = program.call('TensorArrayConcatV3', handle=array.handle, flow_in=flow,
                              dtype=tf.float32)
        size = program.call('TensorArraySizeV3', handle=array.handle, flow_in=flow)
        program.call('TensorArrayCloseV3', handle=array.handle)
        program.expect(array.handle, one, all_of, joined, size)


def _lists(family):
    values = family.values
    element = {'element_shape': np.int32([2]), 'element_dtype': tf.float32}
    with family.program('EmptyTensorList') as program:
        items = program.call('EmptyTensorList', max_num_elements=np.int32(5), **element)
        for _ in range(3):
            items = program.call('TensorListPushBack', input_handle=items,
                                 tensor=values((2,)))
        length = program.call('TensorListLength', input_handle=items)
        stacked = program.call('TensorListStack', input_handle=items, num_elements=3,
                               **element)
        chosen = program.call('TensorListGather', input_handle=items,
                              indices=np.int32([2, 0]), **element)
        item = program.call('TensorListGetItem', input_handle=items, index=np.int32(1),
                            **element)
        popped = program.call('TensorListPopBack', input_handle=items, **element)
        changed = program.call('TensorListSetItem', input_handle=items, index=np.int32(0),
                               item=values((2,)))
        joined = program.call('TensorListConcatLists', input_a=changed, input_b=items,
                              element_dtype=tf.float32)
        joined = program.call('TensorListStack', input_handle=joined, **element)
        shape = program.call('TensorListElementShape', input_handle=items,
                             shape_type=tf.int64)
        program.expect(items, length, stacked, chosen, item, popped, joined, shape)
    for dtype in ('float32', 'string', 'int64'):
        with family.program(f'TensorListFromTensor/{dtype}') as program:
            kind = tf.dtypes.as_dtype(dtype)
            items = program.call('TensorListFromTensor', tensor=values((3, 2), dtype),
                                 element_shape=np.int64([2]))
            program.call('TensorListConcatV2', input_handle=items,
                         element_shape=np.int32([2]), leading_dims=np.int64([]),
                         element_dtype=kind)
    with family.program('TensorListReserve') as program:
        items = program.call('TensorListReserve', num_elements=np.int32(2), **element)
        items = program.call('TensorListScatterIntoExistingList', input_handle=items,
                             tensor=values((1, 2)), indices=np.int32([1]))
        items = program.call('TensorListResize', input_handle=items, size=np.int32(3))
        program.call('TensorListStack', input_handle=items, **element)
    with family.program('TensorListScatterV2') as program:
        items = program.call('TensorListScatterV2', tensor=values((2, 2)),
                             indices=np.int32([2, 0]), element_shape=np.int32([2]),
                             num_elements=np.int32(4))
        program.call('TensorListStack', input_handle=items, **element)
    with family.program('TensorListSplit') as program:
        items = program.call('TensorListSplit', tensor=values((3, 2)),
                             element_shape=np.int32([-1, 2]), lengths=np.int64([1, 2]))
        program.call('TensorListGetItem', input_handle=items, index=np.int32(1),
                     element_shape=np.int32([-1, 2]), element_dtype=tf.float32)


def _maps(family):
    values = family.values
    with family.program('EmptyTensorMap') as program:
        table = program.call('EmptyTensorMap')
        for key in ('a', 'b'):
            table = program.call('TensorMapInsert', input_handle=table, key=tf.constant(key),
                                 value=values((2,)))
        size = program.call('TensorMapSize', input_handle=table)
        found = program.call('TensorMapLookup', input_handle=table, key=tf.constant('b'),
                             value_dtype=tf.float32)
        has = program.call('TensorMapHasKey', input_handle=table, key=tf.constant('c'))
        table = program.call('TensorMapErase', input_handle=table, key=tf.constant('a'),
                             value_dtype=tf.float32)
        keys = program.call('TensorMapStackKeys', input_handle=table, key_dtype=tf.string)
        program.expect(size, found, has, table, keys)


def _errors(family):
    values = family.values
    family.error('DynamicPartition', data=values((2,)), partitions=np.int32([0, 5]),
                 num_partitions=2)
    family.error('DynamicStitch', indices=[np.int32([0])], data=[values((2, 2))])
    with family.program('TensorListGetItem/fails') as program:
        items = program.call('EmptyTensorList', element_shape=np.int32([2]),
                             max_num_elements=np.int32(5), element_dtype=tf.float32)
        program.fails('TensorListGetItem', input_handle=items, index=np.int32(0),
                      element_shape=np.int32([2]), element_dtype=tf.float32)


def add_cases(family):
    _partitions(family)
    _stacks_and_queues(family)
    _staging(family)
    _tensor_arrays(family)
    _lists(family)
    _maps(family)
    _errors(family)

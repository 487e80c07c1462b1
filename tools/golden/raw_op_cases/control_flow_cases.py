"""Branches, loops and calls of functions; summaries; names of files."""

import numpy as np
import tensorflow as tf

_FLOATS = tf.TensorSpec([None], tf.float32)
_INT = tf.TensorSpec([], tf.int32)


def _plus(program):
    return program.function('golden_plus', lambda x, y: x + y, _FLOATS, _FLOATS)


def _minus(program):
    return program.function('golden_minus', lambda x, y: x - y, _FLOATS, _FLOATS)


def _branches(family):
    values = family.values
    for op in ('If', 'StatelessIf'):
        for condition in (np.array(True), np.int32(0), np.array('text', object)):
            with family.program(op) as program:
                program.call(op, cond=condition, input=[values((3,)), values((3,))],
                             Tout=[tf.float32], then_branch=_plus(program),
                             else_branch=_minus(program), output_shapes=[[3]])
    for op in ('Case', 'StatelessCase'):
        for index in (0, 1, 7):
            with family.program(op) as program:
                program.call(op, branch_index=np.int32(index), Tout=[tf.float32],
                             input=[values((3,)), values((3,))],
                             branches=[_plus(program), _minus(program)])
    family.op('ToBool', input=np.float32(0))
    family.op('ToBool', input=values((2,)))


def _loops(family):
    values = family.values
    for op in ('While', 'StatelessWhile'):
        with family.program(op) as program:
            program.call(
                op, input=[np.int32(0), np.float32(1)],
                cond=program.function('golden_below_5', lambda i, x: i < 5, _INT,
                                      tf.TensorSpec([], tf.float32)),
                body=program.function('golden_double', lambda i, x: (i + 1, x * 2), _INT,
                                      tf.TensorSpec([], tf.float32)),
                parallel_iterations=1)
    with family.program('For') as program:
        program.call('For', start=np.int32(0), limit=np.int32(4), delta=np.int32(1),
                     input=[values((2,))],
                     body=program.function('golden_grow',
                                           lambda i, x: x + tf.cast(i, tf.float32),
                                           _INT, _FLOATS))


def _calls(family):
    values = family.values
    for op in ('PartitionedCall', 'StatefulPartitionedCall'):
        with family.program(op) as program:
            program.call(op, args=[values((3,)), values((3,))], Tout=[tf.float32],
                         f=_plus(program), executor_type='')
    with family.program('RemoteCall') as program:
        program.call('RemoteCall', f=_minus(program), Tout=[tf.float32],
                     args=[values((3,)), values((3,))],
                     target=tf.constant('/job:localhost/replica:0/task:0/device:CPU:0'))
    with family.program('MapDefun') as program:
        program.call('MapDefun', arguments=[values((2, 3)), values((2, 3))],
                     captured_inputs=[], output_types=[tf.float32], output_shapes=[[3]],
                     f=_plus(program))
    family.op('NoOp')
    family.op('ControlTrigger')
    family.op('DeviceIndex', device_names=['CPU', 'GPU'])


def _summaries(family):
    values = family.values
    family.op('Assert', condition=np.array(True), data=[values((2,)), 'said'],
              summarize=1)
    family.op('ScalarSummary', tags=np.array(['a', 'b'], object),
              values=np.float32([1.5, -2]))
    family.op('HistogramSummary', tag='h', values=np.float64([1, 2, 2.5, -7]))
    family.op('MergeSummary', inputs=[
        tf.raw_ops.ScalarSummary(tags='a', values=np.float32(1)),
        tf.raw_ops.ScalarSummary(tags='b', values=np.float32(2))])
    family.op('TensorSummaryV2', tag='t', tensor=values((2,)),
              serialized_summary_metadata='')
    family.op('ShardedFilename', basename='model', shard=np.int32(3),
              num_shards=np.int32(12))
    family.op('ShardedFilespec', basename='model', num_shards=np.int32(12))
    family.op('MatchingFiles', pattern='/no/such/folder/*')


def _errors(family):
    family.error('Assert', condition=np.array(False), data=['it is', np.int32([1, 2])],
                 summarize=3)
    family.error('ReadFile', filename='/no/such/file')
    family.error('RestoreV2', prefix='/no/such/checkpoint', tensor_names=['x'],
                 shape_and_slices=[''], dtypes=[tf.float32])


def add_cases(family):
    _branches(family)
    _loops(family)
    _calls(family)
    _summaries(family)
    _errors(family)

"""Datasets and their iterators, by handles."""

import numpy as np
import tensorflow as tf

_INTS = {'output_types': [tf.int64], 'output_shapes': [[]]}


def _take(program, dataset, count, output_types, output_shapes):
    """The first elements, through an iterator."""
    types = {'output_types': output_types, 'output_shapes': output_shapes}
    iterator = program.call('AnonymousIteratorV3', **types)
    program.call('MakeIterator', dataset=dataset, iterator=iterator)
    return [program.call('IteratorGetNext', iterator=iterator, **types)
            for _ in range(count)]


def _range(program, stop=5):
    return program.call('RangeDataset', start=np.int64(0), stop=np.int64(stop),
                        step=np.int64(1), **_INTS)


def _sources(family):
    values = family.values
    with family.program('RangeDataset') as program:
        dataset = program.call('RangeDataset', start=np.int64(3), stop=np.int64(20),
                               step=np.int64(4), metadata='\n\x04meta', **_INTS)
        count = program.call('DatasetCardinality', input_dataset=dataset)
        program.expect(dataset, count, *_take(program, dataset, 3, **_INTS))
    types = {'output_types': [tf.float32, tf.string], 'output_shapes': [[2], [None]]}
    components = lambda: [values((3, 2)), values((3, 1), 'string')]
    with family.program('TensorSliceDataset') as program:
        dataset = program.call('TensorSliceDataset', components=components(),
                               output_shapes=[[2], [1]])
        program.expect(*_take(program, dataset, 2, **types))
    with family.program('TensorDataset') as program:
        dataset = program.call('TensorDataset', components=[values((2, 2), 'int32')],
                               output_shapes=[None])
        program.call('DatasetToSingleElement', dataset=dataset, output_types=[tf.int32],
                     output_shapes=[[2, None]])
    with family.program('SparseTensorSliceDataset') as program:
        dataset = program.call('SparseTensorSliceDataset',
                               indices=np.int64([[0, 1], [1, 0]]),
                               values=np.float32([1, 2]), dense_shape=np.int64([2, 2]))
        program.expect(*_take(program, dataset, 1, [tf.int64, tf.float32, tf.int64],
                              [[None, 1], [None], [1]]))


def _changes(family):
    for op, arguments in (
            ('RepeatDataset', {'count': np.int64(2)}),
            ('TakeDataset', {'count': np.int64(3)}),
            ('SkipDataset', {'count': np.int64(2)}),
            ('ShardDataset', {'num_shards': np.int64(2), 'index': np.int64(1)}),
            ('PrefetchDataset', {'buffer_size': np.int64(2), 'slack_period': 0}),
            ('CacheDataset', {'filename': ''}),
            ('ShuffleDataset', {'buffer_size': np.int64(9), 'seed': np.int64(1),
                                'seed2': np.int64(2)}),
            ('OptionsDataset', {'serialized_options': b''}),
            ('ModelDataset', {'algorithm': 1})):
        with family.program(op) as program:
            dataset = program.call(op, input_dataset=_range(program), **arguments, **_INTS)
            program.expect(*_take(program, dataset, 2, **_INTS))
    batches = {'output_types': [tf.int64], 'output_shapes': [[None]]}
    for drop in (True, False):
        with family.program('BatchDatasetV2') as program:
            dataset = program.call('BatchDatasetV2', input_dataset=_range(program),
                                   batch_size=np.int64(3), drop_remainder=np.array(drop),
                                   parallel_copy=True, **batches)
            program.expect(program.call('DatasetCardinality', input_dataset=dataset),
                           *_take(program, dataset, 1, **batches))
    with family.program('PaddedBatchDatasetV2') as program:
        dataset = program.call('PaddedBatchDatasetV2', batch_size=np.int64(2),
                               input_dataset=_range(program), padded_shapes=[np.int64([])],
                               padding_values=[np.int64(0)],
                               drop_remainder=np.array(False), output_shapes=[[None]])
        program.expect(*_take(program, dataset, 1, **batches))
    with family.program('ConcatenateDataset') as program:
        dataset = program.call('ConcatenateDataset', input_dataset=_range(program, 1),
                               another_dataset=_range(program, 2), **_INTS)
        program.expect(*_take(program, dataset, 3, **_INTS))
    two = {'output_types': [tf.int64, tf.int64], 'output_shapes': [[], []]}
    with family.program('ZipDataset') as program:
        dataset = program.call('ZipDataset', input_datasets=[_range(program),
                                                             _range(program)], **two)
        program.expect(*_take(program, dataset, 2, **two))


def _functions(family):
    spec = tf.TensorSpec([], tf.int64)
    with family.program('MapDataset') as program:
        square = program.function('golden_map', lambda x, y: x * x + y, spec, spec)
        dataset = program.call('MapDataset', input_dataset=_range(program),
                               other_arguments=[np.int64(10)], f=square, **_INTS,
                               preserve_cardinality=True)
        program.expect(*_take(program, dataset, 3, **_INTS))
    with family.program('FilterDataset') as program:
        odd = program.function('golden_odd', lambda x: x % 2 == 1, spec)
        dataset = program.call('FilterDataset', input_dataset=_range(program),
                               other_arguments=[], predicate=odd, **_INTS)
        program.expect(*_take(program, dataset, 2, **_INTS))
    with family.program('ReduceDataset') as program:
        add = program.function('golden_reduce', lambda state, x: state + x, spec, spec)
        program.call('ReduceDataset', input_dataset=_range(program),
                     initial_state=[np.int64(100)], other_arguments=[], f=add, **_INTS)


def _optionals(family):
    values = family.values
    types = {'output_types': [tf.float32, tf.string], 'output_shapes': [[2], []]}
    with family.program('OptionalFromValue') as program:
        optional = program.call('OptionalFromValue',
                                components=[values((2,)), values((), 'string')])
        there = program.call('OptionalHasValue', optional=optional)
        value = program.call('OptionalGetValue', optional=optional, **types)
        none = program.call('OptionalNone')
        program.expect(optional, there, value,
                       program.call('OptionalHasValue', optional=none))
    with family.program('IteratorGetNextAsOptional') as program:
        iterator = program.call('AnonymousIteratorV3', **_INTS)
        program.call('MakeIterator', dataset=_range(program, 1), iterator=iterator)
        found = []
        for _ in range(2):
            optional = program.call('IteratorGetNextAsOptional', iterator=iterator, **_INTS)
            found.append(program.call('OptionalHasValue', optional=optional))
        program.expect(*found)


def _errors(family):
    with family.program('IteratorGetNext/fails') as program:
        iterator = program.call('AnonymousIteratorV3', **_INTS)
        program.call('MakeIterator', dataset=_range(program, 0), iterator=iterator)
        program.fails('IteratorGetNext', iterator=iterator, **_INTS)
    with family.program('BatchDatasetV2/fails') as program:
        program.fails('BatchDatasetV2', input_dataset=_range(program),
                      batch_size=np.int64(0), drop_remainder=np.array(False), **_INTS)
    family.error('RangeDataset', start=np.int64(0), stop=np.int64(1), step=np.int64(0),
                 **_INTS)


def add_cases(family):
    _sources(family)
    _changes(family)
    _functions(family)
    _optionals(family)
    _errors(family)

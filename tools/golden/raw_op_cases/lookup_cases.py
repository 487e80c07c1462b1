"""Lookup tables, by handles."""

import numpy as np
import tensorflow as tf


def _table(program, op, **arguments):
    """A table that no other case has."""
    if not op.startswith('Anonymous'):
        arguments['shared_name'] = f'golden {op} {arguments}'
    return program.call(op, **arguments)


def _fixed(family):
    values = family.values
    for op in ('HashTableV2', 'AnonymousHashTable'):
        for key, value in (('string', 'int64'), ('int64', 'string'), ('int32', 'float32')):
            keys = np.array(['a', 'b', 'c'], object) if key == 'string' else \
                np.asarray([1, 2, 3], key)
            with family.program(f'{op}/{key}') as program:
                table = _table(program, op, key_dtype=tf.dtypes.as_dtype(key),
                               value_dtype=tf.dtypes.as_dtype(value))
                program.call('InitializeTableV2', table_handle=table, keys=keys,
                             values=values((3,), value))
                size = program.call('LookupTableSizeV2', table_handle=table)
                found = program.call('LookupTableFindV2', table_handle=table,
                                     keys=keys[[2, 0, 2, 1]],
                                     default_value=values((), value))
                missing = program.call('LookupTableFindV2', table_handle=table,
                                       keys=keys[:0].reshape(0, 2),
                                       default_value=values((), value))
                program.expect(table, size, found, missing)


def _use(program, table, keys, stored, default):
    """Inserts, finds, removes and exports."""
    program.call('LookupTableInsertV2', table_handle=table, keys=keys, values=stored)
    found = program.call('LookupTableFindV2', table_handle=table, keys=keys[::-1],
                         default_value=default)
    program.call('LookupTableRemoveV2', table_handle=table, keys=keys[:2])
    size = program.call('LookupTableSizeV2', table_handle=table)
    exported = program.call('LookupTableExportV2', table_handle=table,
                            Tkeys=tf.dtypes.as_dtype(keys.dtype),
                            Tvalues=tf.dtypes.as_dtype(stored.dtype))
    program.expect(table, found, size, exported)


def _mutable(family):
    values = family.values
    keys = np.int64([5, 6, 7])
    for op in ('MutableHashTableV2', 'AnonymousMutableHashTable'):
        with family.program(op) as program:
            table = _table(program, op, key_dtype=tf.int64, value_dtype=tf.float32)
            _use(program, table, keys, values((3,)), np.float32(-1))
    for op in ('MutableHashTableOfTensorsV2', 'AnonymousMutableHashTableOfTensors'):
        with family.program(op) as program:
            table = _table(program, op, key_dtype=tf.int64, value_dtype=tf.float32,
                           value_shape=[2])
            _use(program, table, keys, values((3, 2)), np.float32([-1, -2]))
    for op in ('MutableDenseHashTableV2', 'AnonymousMutableDenseHashTable'):
        with family.program(op) as program:
            table = _table(program, op, empty_key=np.int64(-1), deleted_key=np.int64(-2),
                           value_dtype=tf.int64, initial_num_buckets=8,
                           max_load_factor=0.5)
            program.call('LookupTableInsertV2', table_handle=table, keys=keys,
                         values=np.int64([50, 60, 70]))
            program.call('LookupTableRemoveV2', table_handle=table, keys=keys[1:2])
            program.call('LookupTableFindV2', table_handle=table, keys=keys,
                         default_value=np.int64(0))
    with family.program('LookupTableImportV2') as program:
        table = _table(program, 'MutableHashTableV2', key_dtype=tf.string,
                       value_dtype=tf.int64)
        program.call('LookupTableImportV2', table_handle=table,
                     keys=np.array(['x', 'y'], object), values=np.int64([1, 2]))
        program.call('LookupTableFindV2', table_handle=table,
                     keys=np.array(['y', 'z'], object), default_value=np.int64(-1))


def _errors(family):
    with family.program('LookupTableFindV2/fails') as program:
        table = program.call('HashTableV2', key_dtype=tf.string, value_dtype=tf.int64,
                             shared_name='golden, never initialized')
        program.fails('LookupTableFindV2', table_handle=table,
                      keys=np.array(['x'], object), default_value=np.int64(-1))
    with family.program('LookupTableInsertV2/fails') as program:
        table = program.call('AnonymousMutableHashTable', key_dtype=tf.string,
                             value_dtype=tf.int64)
        program.fails('LookupTableInsertV2', table_handle=table, keys=np.int64([1]),
                      values=np.int64([1]))
    family.error('HashTableV2', key_dtype=tf.bool, value_dtype=tf.int64)


def add_cases(family):
    _fixed(family)
    _mutable(family)
    _errors(family)

"""Calls of what tfx/lookup/static_tables.h has, for tests/lookup/static_tables_test.cc."""

import tensorflow as tf

_DTYPES = (('string', 'string'), ('string', 'int64'), ('string', 'int32'), ('string', 'float32'),
           ('string', 'float64'), ('string', 'bool'), ('int64', 'string'), ('int64', 'int64'), ('int64', 'int32'),
           ('int64', 'float32'), ('int64', 'float64'), ('int32', 'string'), ('int32', 'int32'), ('int32', 'float32'),
           ('int32', 'float64'))


def _values(dtype, count):
    if dtype == 'string':
        return tf.constant([chr(ord('a') + i) * (i + 1) for i in range(count)])
    return tf.cast(tf.range(1, count + 1), dtype)


def cases(golden):
    # Tables are made eagerly: Python's fill themselves in every call of a function.
    def table(keys, values, default):
        return tf.lookup.StaticHashTable(tf.lookup.KeyValueTensorInitializer(keys, values), default)
    for key, value in _DTYPES:
        made = table(_values(key, 4), _values(value, 4), _values(value, 6)[5])
        golden.add(f'lookup {key} {value}', made.lookup, _values(key, 5))
        golden.add(f'size {key} {value}', made.size)
    words = table(['a', 'b', 'c'], [1, 2, 3], -1)
    golden.add('words', words.lookup, ['c', 'x', 'a'])
    golden.add('words@scalar', words.lookup, 'b')
    golden.add('words@matrix', words.lookup, [['c', 'x'], ['a', 'a']])
    golden.add('words@empty', words.lookup, tf.zeros([0, 2], tf.string))
    golden.add('words/brackets', lambda keys: words[keys], ['c', 'x', 'a'])
    golden.add('words/sparse', lambda i, v, s: words.lookup(tf.SparseTensor(i, v, s)),
               tf.constant([[0, 0], [1, 2]], tf.int64), ['b', 'y'], tf.constant([2, 3], tf.int64))
    golden.add('default_value', lambda: words.default_value)
    golden.fails('words/dtype', words.lookup, [1, 2])
    golden.fails('words/sparse dtype', lambda i, v, s: words.lookup(tf.SparseTensor(i, v, s)),
                 tf.constant([[0, 0]], tf.int64), [1], tf.constant([2, 3], tf.int64))
    golden.fails('default_value/vector', lambda: table(['a'], [1], [1, 2]))
    golden.fails('default_value/text', lambda: table(['a'], [1], 'x'))
    golden.fails('default_value/float', lambda: table(['a'], [1], 1.5))

    def vocabulary(keys, count, **options):
        ids = tf.range(len(keys), dtype=tf.int64)
        return tf.lookup.StaticVocabularyTable(tf.lookup.KeyValueTensorInitializer(keys, ids), count, **options)
    known = vocabulary(['a', 'b'], 3)
    more = tf.constant(['a', 'b', 'c', 'd', 'e', ''])
    golden.add('vocabulary', known.lookup, more)
    golden.add('vocabulary@matrix', known.lookup, [['a', 'z'], ['b', 'y']])
    golden.add('vocabulary/brackets', lambda keys: known[keys], more)
    golden.add('vocabulary/size', known.size)
    golden.add('vocabulary/sparse', lambda i, v, s: known.lookup(tf.SparseTensor(i, v, s)),
               tf.constant([[0, 0], [1, 2]], tf.int64), ['b', 'y'], tf.constant([2, 3], tf.int64))
    numbers = vocabulary(tf.constant([10, 20], tf.int64), 4)
    golden.add('vocabulary of numbers', numbers.lookup, tf.constant([20, 10, 30, -1], tf.int64))
    narrow = vocabulary(tf.constant([10, 20], tf.int64), 4, lookup_key_dtype=tf.int32)
    golden.add('vocabulary of narrow numbers', narrow.lookup, [20, 10, 30, -1])
    hashed = tf.lookup.StaticVocabularyTable(None, 5)
    golden.add('hashes', hashed.lookup, more)
    golden.add('hashes/size', hashed.size)
    golden.fails('vocabulary/dtype', known.lookup, [1, 2])
    golden.fails('vocabulary/no buckets', lambda: vocabulary(['a'], 0))
    golden.fails('vocabulary/int32 keys', lambda: vocabulary([1, 2], 2))
    golden.fails('vocabulary/values', lambda: tf.lookup.StaticVocabularyTable(
        tf.lookup.KeyValueTensorInitializer(['a'], [1]), 2))
    golden.fails('vocabulary/lookup_key_dtype', lambda: vocabulary(['a'], 2, lookup_key_dtype=tf.int64))
    golden.fails('vocabulary/lookup_key_dtype string', lambda: vocabulary(
        tf.constant([1], tf.int64), 2, lookup_key_dtype=tf.string))

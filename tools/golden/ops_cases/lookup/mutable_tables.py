"""Calls of what tfx/lookup/mutable_tables.h has, for tests/lookup/mutable_tables_test.cc."""

import tensorflow as tf


def cases(golden):
    # Tables are made eagerly: in a function Python makes one in each call.
    def mutable():
        table = tf.lookup.experimental.MutableHashTable(tf.string, tf.int64, -1)
        table.insert(['a', 'b', 'c'], [1, 2, 3])
        table.insert(['b'], [20])
        table.remove(tf.constant(['c', 'x']))
        return table
    table = mutable()
    golden.add('mutable', table.lookup, ['a', 'b', 'c'])
    golden.add('mutable@matrix', table.lookup, [['a', 'b'], ['x', 'b']])
    golden.add('mutable@empty', table.lookup, tf.zeros([0], tf.string))
    golden.add('mutable/literal', lambda: table.lookup(['a', 'x']))
    golden.add('mutable/brackets', lambda keys: table[keys], ['a', 'c'])
    golden.add('mutable/size', table.size)
    golden.add('mutable/dynamic_default_values',
               lambda keys, values: table.lookup(keys, dynamic_default_values=values), ['a', 'x', 'y'],
               tf.constant([7, 8, 9], tf.int64))
    golden.fails('mutable/keys', table.lookup, [1, 2])
    golden.fails('mutable/insert keys', lambda: table.insert([1], [1]))
    golden.fails('mutable/insert values', lambda: table.insert(['a'], [1.5]))
    golden.fails('mutable/insert int32', lambda x: table.insert(['a'], x), [1])
    golden.fails('mutable/insert lengths', lambda: table.insert(['a'], [1, 2]))
    golden.fails('mutable/remove', table.remove, [1])

    vectors = tf.lookup.experimental.MutableHashTable(tf.int64, tf.float32, [0.0, -1.0])
    vectors.insert([1, 2], [[1.5, 2.5], [3.5, 4.5]])
    golden.add('vectors', vectors.lookup, tf.constant([2, 3], tf.int64))
    golden.add('vectors@matrix', vectors.lookup, tf.constant([[2], [1]], tf.int64))

    dense = tf.lookup.experimental.DenseHashTable(tf.int64, tf.int64, -1, empty_key=0, deleted_key=-1,
                                                  initial_num_buckets=4)
    dense.insert([1, 2, 3], [10, 20, 30])
    dense.insert_or_assign([2], [21])
    dense.erase(tf.constant([3], tf.int64))
    dense.remove(tf.constant([9], tf.int64))
    golden.add('dense', dense.lookup, tf.constant([1, 2, 3, 4], tf.int64))
    golden.add('dense/literal', lambda: dense.lookup([1, 7]))
    golden.add('dense/brackets', lambda keys: dense[keys], tf.constant([2], tf.int64))
    golden.add('dense/size', dense.size)
    words = tf.lookup.experimental.DenseHashTable(tf.string, tf.float32, [0.0, 0.0], empty_key='', deleted_key='$')
    words.insert(['a'], [[1.0, 2.0]])
    golden.add('dense words', words.lookup, ['a', 'b'])
    golden.fails('dense/empty key', lambda: dense.lookup([0]))
    golden.fails('dense/insert empty key', lambda: dense.insert([0], [1]))
    golden.fails('dense/erase', dense.erase, [1])
    golden.fails('dense/keys', dense.lookup, [1])
    golden.fails('dense/same keys', lambda: tf.lookup.experimental.DenseHashTable(tf.int64, tf.int64, -1, 0, 0))
    golden.fails('dense/buckets', lambda: tf.lookup.experimental.DenseHashTable(tf.int64, tf.int64, -1, 0, 1, 3))
    golden.fails('dense/default_value', lambda: tf.lookup.experimental.DenseHashTable(tf.int64, tf.int64, 1.5, 0, 1))

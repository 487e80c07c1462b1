"""Calls of what tfx/lookup/initializers.h has, for tests/lookup/initializers_test.cc."""

import os
import pathlib

import tensorflow as tf

_INDEX = tf.lookup.TextFileIndex
# As the test sees it, which runs where the project is.
_FILE = 'tests/lookup/testdata/vocabulary.txt'


def _sorted(table):
    """What is in a table has no order of its own."""
    keys, values = table.export()
    order = tf.argsort(keys) if keys.dtype != tf.string else tf.constant(
        sorted(range(len(keys)), key=lambda i: keys.numpy()[i]))
    return tf.gather(keys, order), tf.gather(values, order)


def cases(golden):
    os.chdir(pathlib.Path(__file__).resolve().parents[4])

    def of_file(*arguments, default=-1, **options):
        initializer = tf.lookup.TextFileInitializer(_FILE, *arguments, **options)
        return _sorted(tf.lookup.StaticHashTable(initializer, default, experimental_is_anonymous=True))

    def of_tensors(*arguments, default=-1, **options):
        initializer = tf.lookup.KeyValueTensorInitializer(*arguments, **options)
        return _sorted(tf.lookup.StaticHashTable(initializer, default, experimental_is_anonymous=True))
    # Tables are made eagerly: Python's fill themselves in every call of a function.
    def add(name, *results):
        golden.add(name, lambda: results)
    add('columns', of_file(tf.string, 0, tf.int64, 1, delimiter=' '))
    add('columns of strings', of_file(tf.string, 1, tf.string, 0, default='', delimiter=' '))
    add('columns of floats', of_file(tf.string, 0, tf.float32, 1, default=0.5, delimiter=' '))
    add('ids', of_file(tf.string, _INDEX.WHOLE_LINE, tf.int64, _INDEX.LINE_NUMBER))
    add('words', of_file(tf.int64, _INDEX.LINE_NUMBER, tf.string, _INDEX.WHOLE_LINE, default='UNK'))
    add('vocab_size', of_file(tf.int64, _INDEX.LINE_NUMBER, tf.string, _INDEX.WHOLE_LINE, default='', vocab_size=2))
    add('value_index_offset',
        of_file(tf.string, _INDEX.WHOLE_LINE, tf.int64, _INDEX.LINE_NUMBER, value_index_offset=5))
    golden.fails('no name', lambda: tf.lookup.TextFileInitializer('', tf.string, 0, tf.int64, 1))
    golden.fails('no file', lambda: tf.lookup.StaticHashTable(
        tf.lookup.TextFileInitializer('tests/lookup/testdata/none.txt', tf.string, -2, tf.int64, -1), -1))
    golden.fails('key_index -3', lambda: of_file(tf.string, -3, tf.int64, 1))
    golden.fails('key_index -1', lambda: of_file(tf.string, -1, tf.int64, 1))
    golden.fails('key_index -2', lambda: of_file(tf.float32, -2, tf.int64, 1))
    golden.fails('value_index -3', lambda: of_file(tf.string, -2, tf.int64, -3))
    golden.fails('value_index -1', lambda: of_file(tf.string, -2, tf.int32, -1))
    golden.fails('value_index -2', lambda: of_file(tf.string, -2, tf.float32, -2))
    golden.fails('vocab_size 0', lambda: of_file(tf.string, -2, tf.int64, -1, vocab_size=0))
    golden.fails('vocab_size 5', lambda: of_file(tf.string, -2, tf.int64, -1, vocab_size=5))
    golden.fails('column 7', lambda: of_file(tf.string, 0, tf.int64, 7, delimiter=' '))
    golden.fails('no number', lambda: of_file(tf.string, 1, tf.int64, 0, delimiter=' '))
    golden.fails('delimiter', lambda: of_file(tf.string, 0, tf.int64, 1, delimiter='ab'))

    add('tensors', of_tensors(['a', 'b'], [1, 2]))
    add('key_dtype', of_tensors([7, 8], [1.5, 2.5], key_dtype=tf.int64, value_dtype=tf.float64, default=0.0))
    add('matrices', of_tensors([[1], [2]], [[3], [4]]))
    add('same twice', of_tensors(['a', 'a'], [1, 1]))
    golden.fails('keys dtype', lambda: tf.lookup.KeyValueTensorInitializer(['a'], [1], key_dtype=tf.int64))
    golden.fails('keys tensor', lambda x: tf.lookup.KeyValueTensorInitializer(x, [1], key_dtype=tf.int64), [1])
    golden.fails('values tensor', lambda x: tf.lookup.KeyValueTensorInitializer([1], x, value_dtype=tf.int64), [1])
    golden.fails('lengths', lambda: of_tensors(['a'], [1, 2]))
    golden.fails('different values', lambda: of_tensors(['a', 'a'], [1, 2]))
    golden.fails('nothing', lambda: of_tensors([], [], tf.string, tf.int64))

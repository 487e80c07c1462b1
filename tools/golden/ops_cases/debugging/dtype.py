"""Cases of tests/debugging/dtype_test.cc."""

import tensorflow as tf
from ops import ALL, data

d = tf.debugging


def _then(check):
    """The first input, after the check."""
    def call(*inputs):
        check(*inputs)
        return inputs[0]
    return call


def cases(golden):
    golden.add('assert_type', _then(lambda x: d.assert_type(x, tf.int64)), tf.constant([1], tf.int64))
    golden.add('assert_type@empty', _then(lambda x: d.assert_type(x, tf.int64)), tf.zeros([0], tf.int64))
    golden.fails('assert_type@fails', lambda x: d.assert_type(x, tf.int64), [1])
    golden.fails('assert_type/message', lambda x: d.assert_type(x, tf.string, message='text', name='n'), [1])
    for dtype in ALL:
        add = golden.add if tf.as_dtype(dtype).is_integer else golden.fails
        add(f'assert_integer@{dtype}', _then(d.assert_integer), data(dtype, (2,)))
        golden.add(f'is_numeric_tensor@{dtype}', d.is_numeric_tensor, data(dtype, (2,)))
    golden.add('assert_integer@empty', _then(d.assert_integer), tf.zeros([0, 2], tf.int32))
    golden.add('is_numeric_tensor@empty', d.is_numeric_tensor, tf.zeros([0]))
    golden.add('is_numeric_tensor/number', lambda x: d.is_numeric_tensor(1.5), 0)
    golden.fails('assert_integer/message', lambda x: d.assert_integer(x, message='whole'), [1.5])

    def same(*tensors):
        return d.assert_same_float_dtype(tensors).name
    for dtype in ('float16', 'bfloat16', 'float32', 'float64'):
        golden.over((dtype,), 'assert_same_float_dtype', same, (2,), (3,))
    golden.add('assert_same_float_dtype@empty', same, tf.zeros([0]), [1.0])
    golden.add('assert_same_float_dtype/none', lambda x: d.assert_same_float_dtype().name, 0)
    golden.add('assert_same_float_dtype/dtype', lambda x: d.assert_same_float_dtype([x], tf.float64).name,
               data('float64', (2,)))
    golden.add('assert_same_float_dtype/just dtype',
               lambda x: d.assert_same_float_dtype(dtype=tf.float16).name, 0)
    golden.fails('assert_same_float_dtype@fails', same, [1.5], data('float64', (2,)))
    golden.fails('assert_same_float_dtype@int', same, [1], [2])
    golden.fails('assert_same_float_dtype/dtype@fails', lambda x: d.assert_same_float_dtype([x], tf.float64),
                 [1.5])

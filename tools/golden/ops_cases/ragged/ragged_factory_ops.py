"""Cases of tests/ragged/ragged_factory_ops_test.cc."""

import tensorflow as tf


def cases(golden):
    constant = tf.ragged.constant
    golden.add('constant', lambda: constant([[1, 2], [], [3]]))
    golden.add('constant/floats', lambda: constant([[1.5], [2.0, 3.0]]))
    golden.add('constant/strings', lambda: constant([['a', 'bc'], []]))
    golden.add('constant/two', lambda: constant([[[1, 2], []], [], [[3]]]))
    golden.add('constant/empty', lambda: constant([[], []]))
    golden.add('constant/empty, dtype', lambda: constant([[], []], tf.int64))
    golden.add('constant/dtype', lambda: constant([[1, 2], [3]], tf.float64))
    golden.add('constant/ragged_rank=1', lambda: constant([[[1, 2], [3, 4]], [[5, 6]]], ragged_rank=1))
    golden.add('constant/ragged_rank=0', lambda: constant([[1, 2], [3, 4]], ragged_rank=0))
    golden.add('constant/inner_shape', lambda: constant([[[1, 2], [3, 4]], [[5, 6]]], inner_shape=(2,)))
    golden.add('constant/empty, inner_shape', lambda: constant([[], []], tf.int32, ragged_rank=1, inner_shape=(3,)))
    golden.add('constant/int32', lambda: constant([[1, 2], [3]], row_splits_dtype=tf.int32))
    golden.add('constant/scalar', lambda: constant(5))
    golden.add('constant/vector', lambda: constant([1, 2]))
    golden.add('constant/container', lambda: constant([[1, 2], [3]]))
    golden.fails('constant/depths', lambda: constant([[1, 2], 3]))
    golden.fails('constant/empty too deep', lambda: constant([[1], [[]]]))
    golden.fails('constant/small ragged_rank', lambda: constant([[[1, 2], [3]], [[5, 6]]], ragged_rank=1))
    golden.fails('constant/great ragged_rank', lambda: constant([[1, 2], [3]], ragged_rank=3))
    golden.fails('constant/negative ragged_rank', lambda: constant([[1, 2], [3]], ragged_rank=-1))
    golden.fails('constant/scalar, ragged_rank', lambda: constant(5, ragged_rank=1))
    golden.fails('constant/wrong inner_shape', lambda: constant([[1, 2], [3]], ragged_rank=1, inner_shape=(2,)))

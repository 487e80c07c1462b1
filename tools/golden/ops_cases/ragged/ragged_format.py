"""Cases of tests/ragged/ragged_format_test.cc."""

import tensorflow as tf
from ragged_inputs import ragged

_RT = tf.RaggedTensor


def cases(golden):
    def text(name, function):
        golden.add(name, lambda: str(function()))
    text('str', lambda: tf.ragged.constant([[1, 2], [], [3]]))
    text('str/floats', lambda: tf.ragged.constant([[1.5, 0.1], [1e-10], [float('nan'), 1e30]]))
    text('str/float64', lambda: tf.ragged.constant([[0.1, 2.0], [1 / 3]], tf.float64))
    text('str/strings', lambda: tf.ragged.constant([['a', "it's"], [], ['é']]))
    text('str/bools', lambda: tf.ragged.constant([[True], [False, True]]))
    text('str/uniform', lambda: tf.ragged.constant([[1, 2], [3, 4]]))
    text('str/two', lambda: tf.ragged.constant([[[1, 2], []], [], [[3]]]))
    text('str/two alike', lambda: tf.ragged.constant([[[1, 2], [3]], [[4], [5]]]))
    text('str/empty', lambda: tf.ragged.constant([[], []]))
    text('str/no rows', lambda: ragged(tf.zeros([0]), tf.constant([0], tf.int64)))
    text('str/inner', lambda: ragged(tf.reshape(tf.range(6), [3, 2]), tf.constant([0, 1, 3], tf.int64)))
    text('str/long row', lambda: tf.RaggedTensor.from_row_splits(tf.range(60), [0, 50, 50, 60]))
    text('str/many rows', lambda: tf.RaggedTensor.from_row_lengths(tf.range(66), tf.range(12)))
    text('str/very long row', lambda: tf.RaggedTensor.from_row_splits(tf.range(3000), [0, 1500, 1502, 3000]))
    text('str/very many rows', lambda: tf.RaggedTensor.from_row_lengths(tf.range(1500), tf.range(2000) % 4 // 2 + (
        tf.range(2000) % 4 // 3)))
    text('str/long strings', lambda: tf.ragged.constant([['word' * 9] * 3, ['x'], ['word' * 25]]))
    text('str/deep', lambda: tf.ragged.constant([[[list(range(30)), [1]], [[2]]], [[list(range(12))]]]))
    text('to_list', lambda: tf.ragged.constant([[1, 2], [], [3]]).to_list())
    text('to_list/floats', lambda: tf.ragged.constant([[1.5, 0.1], [1.0]]).to_list())
    text('to_list/strings', lambda: tf.ragged.constant([['a', "it's"], ['é']]).to_list())
    text('to_list/bools', lambda: tf.ragged.constant([[True], [False, True]]).to_list())
    text('to_list/two', lambda: tf.ragged.constant([[[1, 2], []], [], [[3]]]).to_list())
    text('to_list/inner', lambda: ragged(tf.reshape(tf.range(6), [3, 2]), tf.constant([0, 1, 3], tf.int64)).to_list())

    def shapes(name, function):
        golden.add(name, lambda: [str(function().shape), str(tf.type_spec_from_value(function()))])
    shapes('shape', lambda: tf.ragged.constant([[1, 2], [], [3]]))
    shapes('shape/two', lambda: tf.ragged.constant([[[1, 2], []], [], [[3]]], row_splits_dtype=tf.int32))
    shapes('shape/inner', lambda: ragged(tf.zeros([3, 2, 4]), tf.constant([0, 1, 3], tf.int64)))
    shapes('shape/uniform', lambda: _RT.from_uniform_row_length(tf.ragged.constant([[1], [2, 3], [], [4]]), 2))
    shapes('shape/from_tensor', lambda: _RT.from_tensor(tf.zeros([2, 3, 4]), ragged_rank=2))
    text('spec', lambda: tf.RaggedTensorSpec([None, None, 3], tf.string, 1, tf.int32))
    text('spec/default', lambda: tf.RaggedTensorSpec([2, None, None]))
    text('spec/unknown', lambda: tf.RaggedTensorSpec(None, tf.int64, 2))
    golden.fails('spec/no rank', lambda: tf.RaggedTensorSpec(None))
    golden.fails('spec/ragged_rank', lambda: tf.RaggedTensorSpec([None, None], ragged_rank=2))

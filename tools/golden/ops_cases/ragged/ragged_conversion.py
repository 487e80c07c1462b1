"""Cases of tests/ragged/ragged_conversion_test.cc."""

import tensorflow as tf
from ops import data
from ragged_inputs import FLAT, SPLITS, inner, one, ragged, two

GRADIENTS = True

_RT = tf.RaggedTensor


def cases(golden):
    matrix = tf.constant([[5.0, 7.0, 0.0], [0.0, 3.0, 0.0], [0.0, 0.0, 0.0], [6.0, 0.0, 1.0]])
    cube = data('float32', (2, 3, 2))
    golden.add('from_tensor', _RT.from_tensor, matrix)
    golden.add('from_tensor@cube', _RT.from_tensor, cube)
    golden.add('from_tensor@empty', _RT.from_tensor, tf.zeros([0, 3]))
    golden.add('from_tensor@no columns', _RT.from_tensor, tf.zeros([3, 0]))
    golden.add('from_tensor@strings', _RT.from_tensor, [['a', 'b'], ['c', 'd']])
    golden.add('from_tensor/lengths', lambda t, n: _RT.from_tensor(t, lengths=n), matrix, [1, 0, 3, 9])
    golden.add('from_tensor/negative lengths', lambda t: _RT.from_tensor(t, lengths=[1, -2, 3, 2]), matrix)
    golden.add('from_tensor/nested lengths', lambda t: _RT.from_tensor(t, lengths=([3, 1], [1, 0, 2, 1])), cube)
    golden.add('from_tensor/padding', lambda t: _RT.from_tensor(t, padding=0), matrix)
    golden.add('from_tensor/padding of vectors', lambda t, p: _RT.from_tensor(t, padding=p),
               tf.constant([[[1.0, 0.0], [0.0, 0.0]], [[0.0, 0.0], [0.0, 2.0]], [[0.0, 0.0], [0.0, 0.0]]]), [0.0, 0.0])
    golden.add('from_tensor/ragged_rank=2', lambda t: _RT.from_tensor(t, ragged_rank=2), cube)
    golden.add('from_tensor/ragged_rank=2, padding', lambda t: _RT.from_tensor(t, padding=0, ragged_rank=2),
               tf.reshape(matrix, [2, 2, 3]))
    golden.add('from_tensor/int32', lambda t: _RT.from_tensor(t, padding=0, row_splits_dtype=tf.int32), matrix)
    golden.fails('from_tensor/both', lambda t: _RT.from_tensor(t, lengths=[1], padding=0), matrix)
    golden.fails('from_tensor/vector', _RT.from_tensor, [1.0])
    golden.fails('from_tensor/ragged_rank=0', lambda t: _RT.from_tensor(t, ragged_rank=0), matrix)
    golden.fails('from_tensor/ragged_rank=3', lambda t: _RT.from_tensor(t, ragged_rank=3), matrix)
    golden.fails('from_tensor/nested, rank', lambda t: _RT.from_tensor(t, lengths=([3, 1], [1, 0, 2, 1]), ragged_rank=3),
                 cube)

    one(golden, 'to_tensor', lambda rt: rt.to_tensor())
    two(golden, 'to_tensor/two', lambda rt: rt.to_tensor())
    inner(golden, 'to_tensor/inner', lambda rt: rt.to_tensor())
    one(golden, 'to_tensor/default', lambda rt: rt.to_tensor(default_value=-1))
    golden.add('to_tensor/default vector', lambda f, s, d: ragged(f, s).to_tensor(default_value=d),
               data('float32', (6, 2)), SPLITS, [7.0, 8.0])
    one(golden, 'to_tensor/shape', lambda rt: rt.to_tensor(shape=[None, 2]))
    one(golden, 'to_tensor/larger shape', lambda rt: rt.to_tensor(shape=[5, 4]))
    golden.add('to_tensor/shape tensor', lambda f, s, n: ragged(f, s).to_tensor(shape=n), FLAT, SPLITS,
               tf.constant([2, -1], tf.int64))
    golden.add('to_tensor/from ids', lambda v, r: _RT.from_value_rowids(v, r, nrows=5).to_tensor(),
               FLAT, [0, 0, 2, 2, 2, 3])
    golden.add('to_tensor/strings', lambda: tf.ragged.constant([['a'], [], ['b', 'c']]).to_tensor())
    golden.add('to_tensor/no rows', lambda: ragged(tf.zeros([0]), tf.constant([0], tf.int64)).to_tensor())
    golden.fails('to_tensor/dtype', lambda f, s: ragged(f, s).to_tensor(default_value='a'), [1, 2, 3, 4, 5, 6], SPLITS)

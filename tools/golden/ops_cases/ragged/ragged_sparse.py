"""Cases of tests/ragged/ragged_sparse_test.cc."""

import tensorflow as tf
from ragged_inputs import inner, one, two

GRADIENTS = True

_INDICES = tf.constant([[0, 0], [0, 1], [2, 0]], tf.int64)


def cases(golden):
    one(golden, 'to_sparse', lambda rt: rt.to_sparse())
    two(golden, 'to_sparse/two', lambda rt: rt.to_sparse())
    inner(golden, 'to_sparse/inner', lambda rt: rt.to_sparse())
    sparse = lambda indices, values: tf.SparseTensor(indices, values, [4, 2])
    golden.add('from_sparse', lambda i, v: tf.RaggedTensor.from_sparse(sparse(i, v)), _INDICES, [1.0, 2.0, 3.0])
    golden.add('from_sparse/int32', lambda i, v: tf.RaggedTensor.from_sparse(sparse(i, v), row_splits_dtype=tf.int32),
               _INDICES, [1.0, 2.0, 3.0])
    golden.add('from_sparse/empty', lambda i, v: tf.RaggedTensor.from_sparse(sparse(i, v)), tf.zeros([0, 2], tf.int64),
               tf.zeros([0]))
    golden.fails('from_sparse/gap', lambda i, v: tf.RaggedTensor.from_sparse(sparse(i, v)),
                 tf.constant([[0, 1]], tf.int64), [1.0])
    golden.fails('from_sparse/rank', lambda i, v: tf.RaggedTensor.from_sparse(tf.SparseTensor(i, v, [4])),
                 tf.constant([[0]], tf.int64), [1.0])

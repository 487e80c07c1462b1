"""Calls of what tfx/sparse/serialize.h has, for tests/sparse/serialize_test.cc."""

import tensorflow as tf
from ops import ALL, data

_INDICES = tf.constant([[0, 0], [0, 2], [2, 1]], tf.int64)
_SHAPE = tf.constant([3, 4], tf.int64)


def cases(golden):
    def one(function):
        return lambda i, v, s: function(tf.SparseTensor(i, v, s))

    def there_and_back(tensor):
        return tf.io.deserialize_many_sparse(tf.io.serialize_many_sparse(tensor), tensor.dtype)

    def batched(tensor):
        return tf.io.deserialize_many_sparse(tf.stack([tf.io.serialize_sparse(tensor)] * 2), tensor.dtype, rank=3)

    def in_variants(tensor):
        return tf.shape(tf.io.serialize_many_sparse(tensor, out_type=tf.variant))
    golden.add('serialize_sparse', one(tf.io.serialize_sparse), _INDICES, [1.5, 2.5, 3.5], _SHAPE)
    golden.add('serialize_many_sparse', one(tf.io.serialize_many_sparse), _INDICES, [1, 2, 3], _SHAPE)
    none = tf.zeros([0, 2], tf.int64), tf.zeros([0]), tf.constant([3, 4], tf.int64)
    golden.add('serialize_sparse@none', one(tf.io.serialize_sparse), *none)
    golden.add('serialize_many_sparse@none', one(tf.io.serialize_many_sparse), *none)
    golden.add('serialize_many_sparse@no rows', one(tf.io.serialize_many_sparse), *none[:2],
               tf.constant([0, 4], tf.int64))
    golden.fails('serialize_sparse/int32', one(lambda a: tf.io.serialize_sparse(a, out_type=tf.int32)), _INDICES,
                 [1.5, 2.5, 3.5], _SHAPE)
    golden.add('serialize_sparse/variant',
               one(lambda a: tf.shape(tf.io.serialize_sparse(a, out_type=tf.variant))), _INDICES, [1.5, 2.5, 3.5],
               _SHAPE)
    golden.add('serialize_many_sparse/variant', one(in_variants), _INDICES, [1.5, 2.5, 3.5], _SHAPE)
    golden.add('deserialize_many_sparse@none', one(there_and_back), *none)
    golden.fails('deserialize_many_sparse/columns@no rows', lambda x: tf.io.deserialize_many_sparse(x, tf.int32),
                 tf.zeros([0, 3], tf.string))
    for dtype in ALL:
        golden.add(f'deserialize_many_sparse@{dtype}', one(there_and_back), _INDICES, data(dtype, (3,)), _SHAPE)
    golden.add('deserialize_many_sparse/rank', one(batched), _INDICES, [1, 2, 3], _SHAPE)
    golden.fails('deserialize_many_sparse/dtype',
                 one(lambda a: tf.io.deserialize_many_sparse(tf.io.serialize_many_sparse(a), tf.int32)),
                 _INDICES, [1.5, 2.5, 3.5], _SHAPE)
    golden.fails('deserialize_many_sparse/rank 2',
                 one(lambda a: tf.io.deserialize_many_sparse(tf.stack([tf.io.serialize_sparse(a)]), a.dtype, rank=2)),
                 _INDICES, [1.5, 2.5, 3.5], _SHAPE)
    golden.fails('deserialize_many_sparse/columns', lambda x: tf.io.deserialize_many_sparse(x, tf.int32),
                 [['a', 'b']])
    golden.fails('serialize_many_sparse/vector', one(tf.io.serialize_many_sparse),
                 tf.constant([[1]], tf.int64), [1], tf.constant([3], tf.int64))

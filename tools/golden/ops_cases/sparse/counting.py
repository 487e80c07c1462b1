"""Calls of what tfx/sparse/counting.h has, for tests/sparse/counting_test.cc."""

import tensorflow as tf

GRADIENTS = True


def _int64(value):
    return tf.constant(value, tf.int64)


_INDICES = _int64([[0, 0], [0, 2], [1, 1], [1, 2]])
_OTHER_INDICES = _int64([[0, 0], [0, 2], [1, 1], [1, 3]])
_SHAPE = _int64([2, 4])
_NO_INDICES = tf.zeros([0, 2], tf.int64)
_NUMBERS = [3, 1, 5, 5]
_WEIGHTS = [0.5, -1.0, 2.0, 4.0]


def _one(function):
    return lambda i, v, s, *rest: function(tf.SparseTensor(i, v, s), *rest)


def _weighted(function):
    return lambda i, v, s, w: function(tf.SparseTensor(i, v, s), tf.SparseTensor(i, w, s))


def _two(function):
    return lambda i, v, s, j, w, t: function(tf.SparseTensor(i, v, s), tf.SparseTensor(j, w, t))


def _bincounts(golden):
    bincount = tf.sparse.bincount
    for dtype in ('int32', 'int64'):
        golden.add(f'bincount@{dtype}', _one(bincount), _INDICES, tf.constant(_NUMBERS, dtype), _SHAPE)
        golden.add(f'bincount/rows@{dtype}', _one(lambda a: bincount(a, axis=-1)), _INDICES,
                   tf.constant(_NUMBERS, dtype), _SHAPE)
        golden.add(f'bincount/dense@{dtype}', bincount, tf.constant([[1, 2, 2], [0, 4, 1]], dtype))
        golden.add(f'bincount/dense rows@{dtype}', lambda x: bincount(x, axis=-1),
                   tf.constant([[1, 2, 2], [0, 4, 1]], dtype))
    golden.add('bincount/none', _one(lambda a: bincount(a, axis=None)), _INDICES, _NUMBERS, _SHAPE)
    golden.add('bincount/literal', lambda: bincount([[1, 2, 2], [0, 4, 1]]))
    golden.add('bincount/minlength', _one(lambda a: bincount(a, axis=-1, minlength=9)), _INDICES, _NUMBERS, _SHAPE)
    golden.add('bincount/maxlength', _one(lambda a: bincount(a, axis=-1, maxlength=4)), _INDICES, _NUMBERS, _SHAPE)
    golden.add('bincount/binary_output', _one(lambda a: bincount(a, axis=-1, binary_output=True)), _INDICES, _NUMBERS,
               _SHAPE)
    golden.add('bincount/weights', _weighted(bincount), _INDICES, _NUMBERS, _SHAPE, _WEIGHTS)
    golden.add('bincount/weights rows', _weighted(lambda a, w: bincount(a, w, axis=-1)), _INDICES, _NUMBERS, _SHAPE,
               _WEIGHTS)
    golden.add('bincount/weights elsewhere', _two(lambda a, w: bincount(a, weights=w, axis=-1)),
               _INDICES, _NUMBERS, _SHAPE, _INDICES + 0, _WEIGHTS, _SHAPE + 0)
    golden.add('bincount/dense weights', lambda x, w: bincount(x, weights=w), [[1, 2, 2], [0, 4, 1]],
               [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])
    golden.add('bincount/dense weights rows', lambda x, w: bincount(x, weights=w, axis=-1), [[1, 2, 2], [0, 4, 1]],
               [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])
    golden.add('bincount@empty', _one(bincount), _NO_INDICES, tf.zeros([0], tf.int32), _SHAPE)
    golden.fails('bincount/axis', _one(lambda a: bincount(a, axis=1)), _INDICES, _NUMBERS, _SHAPE)
    golden.fails('bincount/both', _weighted(lambda a, w: bincount(a, w, binary_output=True)), _INDICES, _NUMBERS,
                 _SHAPE, _WEIGHTS)
    golden.fails('bincount/weights shape', _two(lambda a, w: bincount(a, w, axis=-1)),
                 _INDICES, _NUMBERS, _SHAPE, _INDICES, _WEIGHTS, _int64([2, 5]))
    golden.fails('bincount/weights indices', _two(lambda a, w: bincount(a, w, axis=-1)),
                 _INDICES, _NUMBERS, _SHAPE, _OTHER_INDICES, _WEIGHTS, _SHAPE)
    golden.fails('bincount/weights dense', _one(lambda a, w: bincount(a, w, axis=-1)), _INDICES, _NUMBERS, _SHAPE,
                 [[1.0, 2.0], [3.0, 4.0]])
    golden.fails('bincount/weights sparse', lambda x, i, v, s: bincount(x, tf.SparseTensor(i, v, s), axis=-1),
                 [[1, 2, 2], [0, 4, 1]], _INDICES, _WEIGHTS, _SHAPE)
    golden.fails('bincount/negative', _one(bincount), _INDICES, [1, -2, 3, 4], _SHAPE)

    bincount = tf.math.bincount
    for dtype in ('int32', 'int64'):
        golden.add(f'math.bincount@{dtype}', _one(bincount), _INDICES, tf.constant(_NUMBERS, dtype), _SHAPE)
        golden.add(f'math.bincount/rows@{dtype}', _one(lambda a: bincount(a, axis=-1)), _INDICES,
                   tf.constant(_NUMBERS, dtype), _SHAPE)
    golden.add('math.bincount/dtype', _one(lambda a: bincount(a, dtype=tf.float64)), _INDICES, _NUMBERS, _SHAPE)
    golden.add('math.bincount/minlength', _one(lambda a: bincount(a, axis=-1, minlength=8)), _INDICES, _NUMBERS, _SHAPE)
    golden.add('math.bincount/maxlength', _one(lambda a: bincount(a, axis=-1, maxlength=4)), _INDICES, _NUMBERS, _SHAPE)
    golden.add('math.bincount/binary_output', _one(lambda a: bincount(a, axis=-1, binary_output=True)), _INDICES,
               _NUMBERS, _SHAPE)
    golden.add('math.bincount/weights', _weighted(bincount), _INDICES, _NUMBERS, _SHAPE, _WEIGHTS)
    golden.add('math.bincount/weights rows', _weighted(lambda a, w: bincount(a, w, axis=-1)), _INDICES, _NUMBERS,
               _SHAPE, _WEIGHTS)
    golden.add('math.bincount@empty', _one(bincount), _NO_INDICES, tf.zeros([0], tf.int32), _SHAPE)
    golden.fails('math.bincount/axis', _one(lambda a: bincount(a, axis=2)), _INDICES, _NUMBERS, _SHAPE)


def cases(golden):
    _bincounts(golden)

    words = tf.constant(['a', 'b', 'c', 'd'])
    more = tf.constant(['x', 'y', 'z', 'w'])
    golden.add('cross', _two(lambda a, b: tf.sparse.cross([a, b])), _INDICES, words, _SHAPE, _OTHER_INDICES, more,
               _SHAPE)
    golden.add('cross/separator', _two(lambda a, b: tf.sparse.cross([a, b], separator='-')), _INDICES, words, _SHAPE,
               _OTHER_INDICES, more, _SHAPE)
    golden.add('cross/numbers', _two(lambda a, b: tf.sparse.cross([a, b])), _INDICES, _NUMBERS, _SHAPE, _OTHER_INDICES,
               more, _SHAPE)
    golden.add('cross/dense', _one(lambda a, b: tf.sparse.cross([a, b, a])), _INDICES, words, _SHAPE,
               [['k', 'l'], ['m', 'n']])
    golden.add('cross/dense numbers', lambda a, b: tf.sparse.cross([a, b]), [[1, 2], [3, 4]], [['k'], ['m']])
    golden.add('cross@empty', _two(lambda a, b: tf.sparse.cross([a, b])), _NO_INDICES, tf.zeros([0], tf.string),
               _SHAPE, _INDICES, more, _SHAPE)
    golden.fails('cross/batch', _two(lambda a, b: tf.sparse.cross([a, b])), _INDICES, words, _SHAPE, _OTHER_INDICES,
                 more, _int64([3, 4]))
    golden.add('cross_hashed', _two(lambda a, b: tf.sparse.cross_hashed([a, b])), _INDICES, words, _SHAPE,
               _OTHER_INDICES, more, _SHAPE)
    golden.add('cross_hashed/num_buckets', _two(lambda a, b: tf.sparse.cross_hashed([a, b], num_buckets=100)),
               _INDICES, words, _SHAPE, _OTHER_INDICES, more, _SHAPE)
    golden.add('cross_hashed/hash_key', _two(lambda a, b: tf.sparse.cross_hashed([a, b], 1000, hash_key=7)),
               _INDICES, _NUMBERS, _SHAPE, _OTHER_INDICES, more, _SHAPE)
    golden.add('cross_hashed/dense', lambda a, b: tf.sparse.cross_hashed([a, b], 50), [[1, 2], [3, 4]], [['k'], ['m']])
    golden.fails('cross_hashed/batch', lambda a, b: tf.sparse.cross_hashed([a, b], 50), [[1, 2], [3, 4]], [['k']])
    no_words = tf.zeros([0], tf.string)
    golden.add('cross_hashed@empty', _two(lambda a, b: tf.sparse.cross_hashed([a, b])), _NO_INDICES, no_words, _SHAPE,
               _NO_INDICES, no_words, _SHAPE)
    golden.add('cross_hashed@no rows', _two(lambda a, b: tf.sparse.cross_hashed([a, b])), _NO_INDICES, no_words,
               _int64([0, 3]), _NO_INDICES, no_words, _int64([0, 0]))
    golden.add('cross/nothing', lambda: tf.sparse.cross([]))
    golden.add('cross_hashed/nothing', lambda: tf.sparse.cross_hashed([]))
    golden.fails('cross_hashed/buckets', _one(lambda a: tf.sparse.cross_hashed([a], -1)), _INDICES, words, _SHAPE)

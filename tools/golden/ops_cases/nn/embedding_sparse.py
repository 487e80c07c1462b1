"""Cases of tests/nn/embedding_sparse_test.cc."""

import tensorflow as tf
from ops import FLOATS, data

GRADIENTS = True
_PLACES = tf.constant([[0, 0], [0, 1], [1, 0], [2, 0], [2, 2]], tf.int64)


def _sparse(values, shape=(3, 3), places=_PLACES):
    return tf.SparseTensor(places, values, shape)


def _lookup(golden):
    lookup = tf.nn.embedding_lookup_sparse
    ids = tf.constant([4, 0, 1, 1, 1])
    for combiner in ('sum', 'mean', 'sqrtn'):
        plain = lambda p, i, combiner=combiner: lookup(p, _sparse(i), None, combiner=combiner)
        weighted = lambda p, i, w, combiner=combiner: lookup(p, _sparse(i), _sparse(w), combiner=combiner)
        for dtype in FLOATS:
            golden.add(f'{combiner}@{dtype}', plain, data(dtype, (5, 2)), ids, near=True)
            golden.add(f'weighted {combiner}@{dtype}', weighted, data(dtype, (5, 2)), ids, tf.abs(data(dtype, (5,), 1)),
                       near=True)
        golden.add(f'{combiner}@int64', plain, data('float32', (5, 2)), tf.cast(ids, tf.int64), near=True)
        golden.add(f'{combiner}/max_norm', lambda p, i, combiner=combiner: lookup(
            p, _sparse(i), None, combiner=combiner, max_norm=1.0), data('float32', (5, 2)), ids, near=True)
        golden.add(f'{combiner}/parts', lambda p, q, i, combiner=combiner: lookup(
            [p, q], _sparse(i), None, combiner=combiner, name='n'), data('float32', (3, 2)),
                   data('float32', (2, 2), 1), ids, near=True)
        golden.add(f'{combiner}/fast', lambda p, i, w, combiner=combiner: lookup(
            p, _sparse(i), _sparse(w), combiner=combiner, allow_fast_lookup=True), data('float32', (5, 2)), ids,
                   data('float32', (5,), 1), near=True)
        golden.add(f'{combiner}/fast, no weights', lambda p, i, combiner=combiner: lookup(
            p, _sparse(i), None, combiner=combiner, allow_fast_lookup=True), data('float32', (5, 2)), ids,
                   near=True)
    golden.add('default', lambda p, i: lookup(p, _sparse(i), None), data('float32', (5, 2)), ids, near=True)
    golden.add('weighted mean@vector of rows', lambda p, i, w: lookup(p, _sparse(i), _sparse(w)),
               data('float32', (5, 2, 2)), ids, data('float32', (5,), 1), near=True)
    golden.add('weighted mean@zero', lambda p, i, w: lookup(p, _sparse(i), _sparse(w)),
               data('float32', (5, 2)), ids, tf.zeros([5]), near=True)
    nothing = lambda p, i: lookup(p, _sparse(i, (0, 3), tf.zeros([0, 2], tf.int64)), None)
    golden.add('nothing', nothing, data('float32', (5, 2)), tf.zeros([0], tf.int32), near=True)
    golden.add('nothing@int64', nothing, data('float32', (5, 2)), tf.zeros([0], tf.int64), near=True)
    golden.add('weighted nothing', lambda p, i, w: lookup(
        p, *[_sparse(values, (0, 3), tf.zeros([0, 2], tf.int64)) for values in (i, w)]), data('float32', (5, 2)),
               tf.zeros([0], tf.int32), tf.zeros([0]), near=True)
    golden.add('default@no columns', lambda p, i: lookup(p, _sparse(i), None), tf.zeros([5, 0]), ids, near=True)
    golden.fails('combiner', lambda p, i: lookup(p, _sparse(i), None, combiner='max'), data('float32', (5, 2)), ids)
    golden.fails('default@out of range', lambda p, i: lookup(p, _sparse(i), None), data('float32', (5, 2)),
                 [4, 0, 1, 1, 5])
    golden.fails('other places', lambda p, i, w: lookup(
        p, _sparse(i), tf.SparseTensor(_PLACES[:4], w, (3, 3))), data('float32', (5, 2)), ids, [1., 2., 3., 4.])


def _safe_lookup(golden):
    lookup = tf.nn.safe_embedding_lookup_sparse
    places = tf.constant([[0, 0], [0, 1], [2, 0], [3, 0], [3, 2]], tf.int64)
    sparse = lambda values: _sparse(values, (5, 3), places)
    ids = tf.constant([4, -1, 1, -2, -3], tf.int64)
    for dtype in FLOATS:
        golden.add(f'safe@{dtype}', lambda p, i: lookup(p, sparse(i)), data(dtype, (5, 2)), ids, near=True)
    for combiner in ('sum', 'mean', 'sqrtn'):
        golden.add(f'safe/{combiner}, weights', lambda p, i, w, combiner=combiner: lookup(
            p, sparse(i), sparse(w), combiner=combiner), data('float32', (5, 2)), tf.constant([4, 0, 1, 2, 3]),
                   [1., 0.5, -1., 2., 0.], near=True)
        golden.add(f'safe/{combiner}, default', lambda p, i, combiner=combiner: lookup(
            p, sparse(i), combiner=combiner, default_id=3, name='n'), data('float32', (5, 2)), ids, near=True)
    golden.add('safe/max_norm', lambda p, i: lookup(p, sparse(i), max_norm=1.0), data('float32', (5, 2)), ids,
               near=True)
    golden.add('safe/fast', lambda p, i: lookup(p, sparse(i), allow_fast_lookup=True), data('float32', (5, 2)),
               ids, near=True)
    golden.add('safe/parts', lambda p, q, i: lookup([p, q], sparse(i)), data('float32', (3, 2)),
               data('float32', (2, 2), 1), ids, near=True)
    cube = tf.constant([[0, 0, 0], [0, 1, 1], [1, 1, 0]], tf.int64)
    golden.add('safe/rank 3', lambda p, i: lookup(p, _sparse(i, (2, 2, 2), cube)), data('float32', (5, 2)),
               [4, 3, 0], near=True)
    golden.fails('safe/nothing', lambda i: lookup([], sparse(i)), ids)
    golden.fails('safe/dtype', lambda p, i, w: lookup(p, sparse(i), sparse(w)), data('float64', (5, 2)), ids,
                 [1., 1., 1., 1., 1.])


def cases(golden):
    _lookup(golden)
    _safe_lookup(golden)

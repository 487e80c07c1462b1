"""Cases of tests/nn/embedding_ragged_test.cc."""

import tensorflow as tf
from ops import FLOATS, data

GRADIENTS = True


def _ragged(values, lengths=(2, 1, 2)):
    return tf.RaggedTensor.from_row_lengths(values, lengths, validate=False)


def _lookup(golden):
    lookup = tf.nn.embedding_lookup
    ids = tf.constant([4, 0, 1, 1, 1])
    for dtype in FLOATS:
        golden.add(f'rows@{dtype}', lambda p, i: lookup(p, _ragged(i)), data(dtype, (5, 2)), ids, near=True)
    golden.add('rows@int64', lambda p, i: lookup(p, _ragged(i)), data('float32', (5, 2)), tf.cast(ids, tf.int64),
               near=True)
    golden.add('rows/max_norm', lambda p, i: lookup(p, _ragged(i), max_norm=1.0, name='n'),
               data('float32', (5, 2)), ids, near=True)
    golden.add('rows/parts', lambda p, q, i: lookup([p, q], _ragged(i)), data('float32', (3, 2)),
               data('float32', (2, 2), 1), ids, near=True)
    golden.add('rows/nested', lambda p, i: lookup(p, _ragged(_ragged(i), (1, 0, 2))), data('float32', (5, 2)), ids,
               near=True)
    golden.add('rows/none', lambda p, i: lookup(p, _ragged(i, (0, 0))), data('float32', (5, 2)),
               tf.zeros([0], tf.int32), near=True)
    golden.fails('rows@float32 ids', lambda p, i: lookup(p, _ragged(i)), data('float32', (5, 2)), [0., 1., 1., 1., 1.])
    golden.fails('rows@out of range', lambda p, i: lookup(p, _ragged(i)), data('float32', (5, 2)), [4, 0, 1, 1, 5])
    golden.fails('rows/no parts', lambda i: lookup([], _ragged(i)), ids)


def _combined(golden):
    lookup = tf.nn.embedding_lookup_sparse
    ids = tf.constant([4, 0, 1, 1, 1])
    for combiner in ('sum', 'mean', 'sqrtn'):
        for dtype in FLOATS:
            golden.add(f'{combiner}@{dtype}', lambda p, i, combiner=combiner: lookup(
                p, _ragged(i), None, combiner=combiner), data(dtype, (5, 2)), ids, near=True)
            golden.add(f'weighted {combiner}@{dtype}', lambda p, i, w, combiner=combiner: lookup(
                p, _ragged(i), _ragged(w), combiner=combiner), data(dtype, (5, 2)), ids,
                       tf.abs(data(dtype, (5,), 1)), near=True)
    golden.add('default', lambda p, i: lookup(p, _ragged(i), None), data('float32', (5, 2)), ids, near=True)
    golden.add('max_norm', lambda p, i: lookup(p, _ragged(i), None, max_norm=1.0, name='n'),
               data('float32', (5, 2)), ids, near=True)
    golden.add('fast', lambda p, i, w: lookup(p, _ragged(i), _ragged(w), allow_fast_lookup=True),
               data('float32', (5, 2)), ids, data('float32', (5,), 1), near=True)
    golden.add('parts', lambda p, q, i: lookup([p, q], _ragged(i), None), data('float32', (3, 2)),
               data('float32', (2, 2), 1), ids, near=True)
    golden.add('nothing', lambda p, i: lookup(p, _ragged(i, []), None), data('float32', (5, 2)),
               tf.zeros([0], tf.int32), near=True)
    golden.fails('combiner', lambda p, i: lookup(p, _ragged(i), None, combiner='max'), data('float32', (5, 2)), ids)
    golden.fails('other weights', lambda p, i, w: lookup(p, _ragged(i), _ragged(w, (2, 1, 1))),
                 data('float32', (5, 2)), ids, [1., 2., 3., 4.])


def _safe(golden):
    lookup = tf.nn.safe_embedding_lookup_sparse
    ragged = lambda values: _ragged(values, (2, 0, 1, 2, 0))
    ids = tf.constant([4, -1, 1, -2, -3], tf.int64)
    for dtype in FLOATS:
        golden.add(f'safe@{dtype}', lambda p, i: lookup(p, ragged(i)), data(dtype, (5, 2)), ids, near=True)
    for combiner in ('sum', 'mean', 'sqrtn'):
        golden.add(f'safe/{combiner}, weights', lambda p, i, w, combiner=combiner: lookup(
            p, ragged(i), ragged(w), combiner=combiner), data('float32', (5, 2)), tf.constant([4, 0, 1, 2, 3]),
                   [1., 0.5, -1., 2., 0.], near=True)
        golden.add(f'safe/{combiner}, default', lambda p, i, combiner=combiner: lookup(
            p, ragged(i), combiner=combiner, default_id=3, name='n'), data('float32', (5, 2)), ids, near=True)
    golden.add('safe/max_norm', lambda p, i: lookup(p, ragged(i), max_norm=1.0), data('float32', (5, 2)), ids,
               near=True)
    golden.add('safe/fast', lambda p, i: lookup(p, ragged(i), allow_fast_lookup=True), data('float32', (5, 2)), ids,
               near=True)
    golden.fails('safe/nothing', lambda i: lookup([], ragged(i)), ids)


def cases(golden):
    _lookup(golden)
    _combined(golden)
    _safe(golden)

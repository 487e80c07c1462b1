"""Cases of tests/nn/ctc_test.cc."""

import tensorflow as tf
from ops import data

GRADIENTS = True


def _sparse(labels, lengths):
    return tf.sparse.from_dense(tf.where(tf.sequence_mask(lengths, tf.shape(labels)[1]), labels, 0))


def _loss(golden):
    labels, lengths = tf.constant([[1, 2, 2], [3, 1, 0]]), tf.constant([3, 2])
    logits, frames = data('float32', (6, 2, 4)), tf.constant([6, 4])
    loss = tf.nn.ctc_loss
    # Python's loops here are of its first kind, an op While; tfx has while_loop's.
    golden.add('dense', loss, labels, logits, lengths, frames, near=20, graph=False)
    for dtype in ('float16', 'bfloat16'):
        golden.add(f'dense@{dtype}', loss, labels, tf.cast(logits, dtype), lengths, frames, near=20)
    golden.add('dense@int64', loss, tf.cast(labels, tf.int64), logits, tf.cast(lengths, tf.int64),
               tf.cast(frames, tf.int64), near=20)
    golden.add('dense@one frame', loss, [[1]], data('float32', (1, 1, 3)), [1], [1], near=20)
    golden.add('dense@impossible', loss, [[1, 1, 1]], data('float32', (3, 1, 3)), [3], [3], near=20)
    golden.add('dense@no labels', loss, [[0, 0]], data('float32', (3, 1, 3)), [0], [3], near=20)
    none = tf.zeros([0], tf.int32)
    golden.fails('dense@no batch', loss, tf.zeros([0, 3], tf.int32), data('float32', (6, 0, 4)), none, none)
    golden.add('dense@no width', loss, tf.zeros([2, 0], tf.int32), logits, [0, 0], frames, near=20)
    golden.add('dense@no frames', loss, labels, data('float32', (0, 2, 4)), lengths, [0, 0], near=20)
    golden.add('dense/batch major', lambda y, x, n, t: loss(y, x, n, t, logits_time_major=False, name='n'),
               labels, tf.transpose(logits, [1, 0, 2]), lengths, frames, near=20, graph=False)
    for blank in (1, 3, -1, -2):
        classes = tf.constant([[0, 2, 2], [2, 0, 0]]) if blank in (1, 3, -1) else tf.constant([[0, 3, 3], [1, 0, 0]])
        golden.add(f'dense/blank={blank}', lambda y, x, n, t, blank=blank: loss(y, x, n, t, blank_index=blank),
                   classes, logits, lengths, frames, near=20, graph=False)
    unique = lambda y, x, n, t: loss(y, x, n, t, unique=tf.nn.ctc_unique_labels(y))
    golden.add('dense/unique', unique, labels, logits, lengths, frames, near=20, graph=False)
    golden.add('dense/unique, blank=-1', lambda y, x, n, t: loss(
        y, x, n, t, unique=tf.nn.ctc_unique_labels(y), blank_index=-1), tf.constant([[0, 2, 2], [2, 0, 1]]),
               logits, lengths, frames, near=20, graph=False)

    # Python calls a function there, for a GPU's to take its place.
    sparse = lambda y, x, n, t: loss(_sparse(y, n), x, None, t, blank_index=0)
    golden.add('sparse', sparse, labels, logits, lengths, frames, near=20, graph=False)
    golden.add('sparse@float64', sparse, labels, tf.cast(logits, tf.float64), lengths, frames, near=20)
    golden.add('sparse@float16', sparse, labels, tf.cast(logits, tf.float16), lengths, frames, near=20)
    golden.add('sparse/blank=-1, batch major', lambda y, x, n, t: loss(
        _sparse(y, n), x, None, t, logits_time_major=False, blank_index=-1), labels,
               tf.transpose(data('float32', (6, 2, 5)), [1, 0, 2]), lengths, frames, near=20, graph=False)
    golden.fails('sparse@no labels', sparse, labels, logits, [0, 0], frames)
    golden.fails('sparse@no batch', sparse, tf.zeros([0, 3], tf.int32), data('float32', (6, 0, 4)), none, none)
    golden.fails('sparse@no frames', sparse, labels, data('float32', (0, 2, 4)), [0, 0], [0, 0])
    golden.fails('sparse/no blank', lambda y, x, n, t: loss(_sparse(y, n), x, None, t), labels, logits, lengths,
                 frames)
    golden.fails('sparse@too long', sparse, [[1, 1, 1]], data('float32', (2, 1, 3)), [3], [2])


def _decoders(golden):
    logits, frames = data('float32', (6, 2, 4)), tf.constant([6, 4])
    greedy = tf.nn.ctc_greedy_decoder
    golden.add('greedy', greedy, logits, frames, near=True)
    golden.add('greedy@float64', greedy, tf.cast(logits, tf.float64), frames, near=True)
    repeated = tf.constant([[[0., 9., 0.]], [[0., 9., 0.]], [[9., 0., 0.]], [[9., 1., 0.]], [[0., 0., 9.]]])
    golden.add('greedy@repeated', greedy, repeated, [5])
    golden.add('greedy/not merged', lambda x, t: greedy(x, t, merge_repeated=False), repeated, [5])
    golden.add('greedy/blank=0', lambda x, t: greedy(x, t, blank_index=0), repeated, [5])
    none = tf.zeros([0], tf.int32)
    for name, function in (('greedy', greedy), ('beam', tf.nn.ctc_beam_search_decoder)):
        golden.fails(f'{name}@no frames', function, data('float32', (0, 2, 4)), [0, 0])
        golden.fails(f'{name}@no batch', function, data('float32', (6, 0, 4)), none)
        golden.fails(f'{name}@no classes', function, data('float32', (6, 2, 0)), frames)
    golden.fails('greedy@length', greedy, repeated, [6])
    beam = tf.nn.ctc_beam_search_decoder
    golden.add('beam', beam, logits, frames, near=True)
    golden.add('beam@repeated', beam, repeated, [5], near=True)
    golden.add('beam/options', lambda x, t: beam(x, t, beam_width=5, top_paths=3), logits, frames, near=True)
    golden.fails('beam/too narrow', lambda x, t: beam(x, t, beam_width=1, top_paths=2), logits, frames)


def _labels(golden):
    unique = tf.nn.ctc_unique_labels
    for dtype in ('int32', 'int64'):
        golden.add(f'unique@{dtype}', unique, tf.constant([[3, 4, 4, 3], [1, 2, 3, 4], [0, 0, 0, 0]], dtype))
    golden.add('unique/name', lambda y: unique(y, name='n'), [[5]])
    golden.add('unique@no labels', unique, tf.zeros([2, 0], tf.int32))
    golden.fails('unique@cube', unique, [[[5]]])
    golden.fails('unique@string', unique, [['a']])
    collapse = tf.nn.collapse_repeated
    rows = [[1, 1, 2, 2, 3], [1, 2, 2, 2, 2], [3, 3, 3, 0, 0]]
    golden.add('collapse', collapse, rows, [5, 3, 3])
    golden.add('collapse@int64', collapse, tf.constant(rows, tf.int64), tf.constant([5, 3, 0], tf.int64))
    golden.add('collapse@float', collapse, [[1.5, 1.5, 2.0]], [3])
    golden.add('collapse/name', lambda y, n: collapse(y, n, name='n'), [[1, 1]], [2])
    golden.fails('collapse@no rows', collapse, tf.zeros([0, 3], tf.int32), tf.zeros([0], tf.int32))
    golden.add('collapse@no labels', collapse, tf.zeros([2, 0], tf.int32), [0, 0])
    golden.add('collapse@nothing', collapse, rows, [0, 0, 0])
    golden.fails('collapse@vector', collapse, [1, 2], [2])


def cases(golden):
    _loss(golden)
    _decoders(golden)
    _labels(golden)

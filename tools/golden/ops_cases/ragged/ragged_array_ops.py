"""Cases of tests/ragged/ragged_array_ops_test.cc."""

import tensorflow as tf
from ops import data
from ragged_inputs import FLAT, OUTER, SPLITS, inner, one, ragged, two

GRADIENTS = True

_TRUTH = [True, False, True, True, False, True]
_OTHER = tf.constant([0, 1, 3, 3, 4], tf.int64)
# Splits of no values.
_NOTHING = (('no rows', tf.zeros([1], tf.int64)), ('empty', tf.zeros([3], tf.int64)))


def _masks(golden):
    mask = tf.ragged.boolean_mask
    golden.add('boolean_mask', lambda f, m, s: mask(ragged(f, s), ragged(m, s)), FLAT, _TRUTH, SPLITS)
    golden.add('boolean_mask/two', lambda f, m, a, b: mask(ragged(f, a, b), ragged(m, a, b)), FLAT, _TRUTH, OUTER, SPLITS)
    golden.add('boolean_mask/outer of two', lambda f, m, a, b: mask(ragged(f, a, b), ragged(m, a)),
               FLAT, [True, False, True, True], OUTER, SPLITS)
    golden.add('boolean_mask/rows', lambda f, s, m: mask(ragged(f, s), m), FLAT, SPLITS, [True, False, True, False])
    golden.add('boolean_mask/dense', mask, data('float32', (2, 3)), [[True, False, True], [False, False, True]])
    golden.add('boolean_mask/dense vector', mask, [1.0, 2.0], [False, True])
    golden.add('boolean_mask/dense cube', mask, data('float32', (2, 2, 2)), [[[True, False], [True, True]],
                                                                           [[False, False], [False, True]]])
    golden.add('boolean_mask/dense, ragged mask', lambda d, m, s: mask(d, ragged(m, s)), data('float32', (2, 3)),
               _TRUTH, tf.constant([0, 3, 6], tf.int64))
    golden.add('boolean_mask/literals', lambda: mask([[1, 2], [3, 4]], [[True, False], [True, True]]))
    golden.fails('boolean_mask/scalar', mask, [1.0], True)
    golden.fails('boolean_mask/numbers', mask, [1.0], [1])
    golden.fails('boolean_mask/splits', lambda f, m, s, t: mask(ragged(f, s), ragged(m, t)), FLAT, _TRUTH, SPLITS,
                 tf.constant([0, 1, 2, 5, 6], tf.int64))
    stack = tf.ragged.stack_dynamic_partitions
    golden.add('stack_dynamic_partitions', lambda d, p: stack(d, p, 4), FLAT, [2, 0, 2, 3, 0, 2])
    golden.add('stack_dynamic_partitions/ragged', lambda f, s, p: stack(ragged(f, s), p, 3), FLAT, SPLITS, [1, 0, 1, 2])
    golden.add('stack_dynamic_partitions/both', lambda f, s, p: stack(ragged(f, s), ragged(p, s), 3), FLAT, SPLITS,
               [1, 0, 1, 2, 0, 0])
    golden.add('stack_dynamic_partitions/matrix', lambda d, p: stack(d, p, 2), data('float32', (2, 2)), [[1, 0], [0, 1]])
    golden.fails('stack_dynamic_partitions/many', lambda d, p: stack(d, p, 2), FLAT, [2, 0, 2, 3, 0, 2])
    golden.fails('stack_dynamic_partitions/negative', lambda d, p: stack(d, p, 9), FLAT, [2, 0, 2, -3, 0, 2])
    no_ids = tf.zeros([0], tf.int32)
    for name, splits in _NOTHING:
        golden.add(f'boolean_mask@{name}', lambda f, m, s: mask(ragged(f, s), ragged(m, s)), tf.zeros([0]),
                   tf.zeros([0], tf.bool), splits)
        golden.add(f'stack_dynamic_partitions/both@{name}', lambda f, s, p: stack(ragged(f, s), ragged(p, s), 3),
                   tf.zeros([0]), splits, no_ids)
    golden.add('boolean_mask/rows@none', lambda f, s, m: mask(ragged(f, s), m), FLAT, SPLITS, [False] * 4)
    golden.add('boolean_mask/dense vector@empty', mask, tf.zeros([0]), tf.zeros([0], tf.bool))
    golden.add('boolean_mask/dense@no columns', mask, tf.zeros([2, 0]), tf.zeros([2, 0], tf.bool))
    golden.add('stack_dynamic_partitions@empty', lambda d, p: stack(d, p, 4), tf.zeros([0]), no_ids)
    golden.add('stack_dynamic_partitions/none', lambda d, p: stack(d, p, 0), tf.zeros([0]), no_ids)


def _shapes(golden):
    for axis in (0, 1, 2, -1):
        one(golden, f'expand_dims/{axis}', lambda rt, axis=axis: tf.expand_dims(rt, axis))
    two(golden, 'expand_dims/two 2', lambda rt: tf.expand_dims(rt, 2))
    golden.fails('expand_dims/5', lambda f, s: tf.expand_dims(ragged(f, s), 5), FLAT, SPLITS)
    for multiples in ([1, 2], [2, 1], [2, 3], [0, 1], [1, 1]):
        one(golden, f'tile/{multiples}', lambda rt, m=multiples: tf.tile(rt, m))
    two(golden, 'tile/two', lambda rt: tf.tile(rt, [1, 2, 2]))
    inner(golden, 'tile/inner', lambda rt: tf.tile(rt, [1, 2, 2]))
    golden.add('tile/tensor', lambda f, s, m: tf.tile(ragged(f, s), m), FLAT, SPLITS, [2, 2])
    one(golden, 'size', lambda rt: [tf.size(rt), tf.size(rt, tf.int64), tf.rank(rt)])
    two(golden, 'rank/two', tf.rank)
    golden.add('one_hot', lambda f, s: tf.one_hot(ragged(f, s), 3), [0, 1, 2, 0, 5, 1], SPLITS)
    golden.add('one_hot/axis=2', lambda f, s: tf.one_hot(ragged(f, s), 3, axis=2, dtype=tf.int32),
               [0, 1, 2, 0, 5, 1], SPLITS)
    golden.fails('one_hot/axis=1', lambda f, s: tf.one_hot(ragged(f, s), 3, axis=1), [0, 1, 2, 0, 5, 1], SPLITS)
    one(golden, 'zeros_like', tf.zeros_like)
    one(golden, 'ones_like', lambda rt: tf.ones_like(rt, tf.int32))
    one(golden, 'identity', tf.identity)
    one(golden, 'reverse/[0]', lambda rt: tf.reverse(rt, [0]))
    one(golden, 'reverse/[1]', lambda rt: tf.reverse(rt, [1]))
    one(golden, 'reverse/[0, -1]', lambda rt: tf.reverse(rt, [0, -1]))
    golden.add('squeeze/1', lambda f, s: tf.squeeze(ragged(f, s), 1), [1.0, 2.0], tf.constant([0, 1, 2], tf.int64))
    golden.add('squeeze/0', lambda f, a, b: tf.squeeze(ragged(f, a, b), 0), FLAT, tf.constant([0, 4], tf.int64), SPLITS)
    golden.add('squeeze/inner', lambda f, s: tf.squeeze(ragged(f, s), [2]), data('float32', (6, 1)), SPLITS)
    golden.fails('squeeze/ragged', lambda f, s: tf.squeeze(ragged(f, s), 1), FLAT, SPLITS)
    golden.fails('squeeze/none', lambda f, s: tf.squeeze(ragged(f, s)), FLAT, SPLITS)
    golden.add('ragged_fill_empty_rows', lambda i, v, d: list(tf.ragged_fill_empty_rows(i, v, 5, d)),
               tf.constant([0, 0, 2, 3], tf.int64), [1.0, 2.0, 3.0, 4.0], -1.0)
    golden.add('ragged_fill_empty_rows_grad', lambda i, g: list(tf.ragged_fill_empty_rows_grad(i, g)),
               tf.constant([0, 1, 3], tf.int64), [1.0, 2.0, 3.0, 4.0])

    def filled(name, rowids, values, rows, default, how=golden.add):
        how(f'ragged_fill_empty_rows/rows@{name}', lambda i, v, n, d: list(tf.ragged_fill_empty_rows(i, v, n, d)),
            tf.constant(rowids, tf.int64), values, tf.constant(rows, tf.int64), default)
    filled('empty', [], tf.zeros([0]), 3, -1.0)
    filled('no rows', [], tf.zeros([0]), 0, -1.0)
    filled('order', [1, 0], [1.0, 2.0], 3, -1.0)
    filled('strings', [0], ['a'], 2, 'b')
    filled('outside', [5], [1.0], 3, -1.0, golden.fails)
    filled('negative', [-1], [1.0], 3, -1.0, golden.fails)
    filled('lengths', [0, 1], [1.0], 3, -1.0, golden.fails)
    filled('vectors', [0], [1.0], 3, [-1.0], golden.fails)

    def grad(name, reverse, values, how):
        how(f'ragged_fill_empty_rows_grad@{name}', lambda i, g: list(tf.ragged_fill_empty_rows_grad(i, g)),
            tf.constant(reverse, tf.int64), values)
    grad('empty', [], tf.zeros([0]), golden.add)
    grad('none', [], [1.0, 2.0], golden.add)
    grad('outside', [5], [1.0], golden.fails)
    grad('negative', [-1], [1.0], golden.fails)
    grad('matrix', [[0]], [1.0], golden.fails)


def _joins(golden):
    for axis in (0, 1, -1):
        golden.add(f'concat/{axis}', lambda f, s, g, t, axis=axis: tf.concat([ragged(f, s), ragged(g, t)], axis),
                   FLAT, SPLITS, [10.0, 20.0, 30.0, 40.0], _OTHER)
    for axis in (0, 1, 2):
        golden.add(f'concat/two {axis}', lambda f, a, b, axis=axis: tf.concat([ragged(f, a, b), ragged(f * 2, a, b)], axis),
                   FLAT, OUTER, SPLITS)
    golden.add('concat/ranks', lambda f, a, b, g, s: tf.concat([ragged(f, a, b), ragged(g, s)], 1),
               FLAT, OUTER, SPLITS, data('float32', (2, 3)), tf.constant([0, 1, 1, 2], tf.int64))
    golden.add('concat/dense', lambda f, s, d: tf.concat([ragged(f, s), d], 1), FLAT, SPLITS, data('float32', (4, 2)))
    golden.add('concat/one', lambda f, s: tf.concat([ragged(f, s)], 0), FLAT, SPLITS)
    golden.fails('concat/rows', lambda f, s, t: tf.concat([ragged(f, s), ragged(f, t)], 1), FLAT, SPLITS,
                 tf.constant([0, 6], tf.int64))
    golden.fails('concat/axis', lambda f, s: tf.concat([ragged(f, s), ragged(f, s)], 2), FLAT, SPLITS)
    for axis in (0, 1):
        golden.add(f'stack/{axis}', lambda f, s, g, t, axis=axis: tf.ragged.stack([ragged(f, s), ragged(g, t)], axis),
                   FLAT, SPLITS, [10.0, 20.0, 30.0, 40.0], _OTHER)
        golden.add(f'tf.stack/{axis}', lambda f, s, g, t, axis=axis: tf.stack([ragged(f, s), ragged(g, t)], axis),
                   FLAT, SPLITS, [10.0, 20.0, 30.0, 40.0], _OTHER)
    golden.add('stack/2', lambda f, s: tf.ragged.stack([ragged(f, s), ragged(f * 2, s)], 2), FLAT, SPLITS)
    golden.add('stack/vectors', lambda a, b: tf.ragged.stack([a, b]), [1.0, 2.0, 3.0], [4.0])
    golden.add('stack/matrices', lambda a, b: tf.ragged.stack([a, b]), data('float32', (2, 2)), data('float32', (1, 3)))
    golden.add('stack/literals', lambda: tf.ragged.stack([[1, 2], [3]]))
    for axis in (0, 1):
        for name, splits in _NOTHING:
            golden.add(f'stack/{axis}@{name}', lambda f, s, g, t, axis=axis: tf.ragged.stack([ragged(f, s), ragged(g, t)], axis),
                       tf.zeros([0]), splits, tf.zeros([0]), splits)
    golden.add('stack/vectors@empty', lambda a, b: tf.ragged.stack([a, b]), tf.zeros([0]), tf.zeros([0]))
    golden.add('stack/vectors@scalars', lambda a, b: tf.ragged.stack([a, b]), 1.0, 2.0)
    golden.fails('stack/vectors@ranks', lambda a, b: tf.ragged.stack([a, b]), [1.0], [[2.0]])
    golden.fails('stack/vectors@dtypes', lambda a, b: tf.ragged.stack([a, b]), [1], [2.0])
    golden.add('stack/-1', lambda f, s: tf.ragged.stack([ragged(f, s), ragged(f * 2, s)], -1), FLAT, SPLITS)
    golden.add('stack/one', lambda f, s: tf.ragged.stack([ragged(f, s)]), FLAT, SPLITS)
    golden.fails('stack/axis', lambda f, s: tf.ragged.stack([ragged(f, s)], 4), FLAT, SPLITS)
    golden.fails('stack/negative axis', lambda f, s: tf.ragged.stack([ragged(f, s)], -4), FLAT, SPLITS)
    golden.fails('stack/nothing', lambda: tf.ragged.stack([]))
    golden.fails('stack/splits', lambda f, s, t: tf.ragged.stack([ragged(f, s), ragged(f, t)]), FLAT, SPLITS,
                 tf.cast(SPLITS, tf.int32))


def _gathers(golden):
    def gather(name, function, *inputs):
        golden.add(f'gather/{name}', function, FLAT, SPLITS, *inputs)
    gather('rows', lambda f, s, i: tf.gather(ragged(f, s), i), [2, 0, 2])
    gather('row', lambda f, s, i: tf.gather(ragged(f, s), i), 2)
    gather('matrix', lambda f, s, i: tf.gather(ragged(f, s), i), [[2, 0], [1, 3]])
    gather('literal', lambda f, s: tf.gather(ragged(f, s), [3, 2]))
    golden.add('gather/ragged indices', lambda p, i, s: tf.gather(p, ragged(i, s)), data('float32', (4, 2)),
               [3, 1, 0, 0, 2, 1], SPLITS)
    golden.add('gather/both', lambda f, s, i, t: tf.gather(ragged(f, s), ragged(i, t)), FLAT, SPLITS, [3, 1, 0, 2], _OTHER)
    golden.add('gather/two', lambda f, a, b, i: tf.gather(ragged(f, a, b), i), FLAT, OUTER, SPLITS, [2, 1, 0])
    golden.add('gather/axis=1', lambda f, s, i: tf.gather(ragged(f, s), i, axis=1), FLAT,
               tf.constant([0, 2, 5, 6], tf.int64), [0, 0])
    golden.add('gather/axis=2', lambda f, s, i: tf.gather(ragged(f, s), i, axis=2), data('float32', (6, 3)), SPLITS, [2, 0])
    golden.add('gather/batch_dims=1', lambda f, s, i, t: tf.gather(ragged(f, s), ragged(i, t), batch_dims=1), FLAT,
               tf.constant([0, 2, 5, 6], tf.int64), [1, 2, 0, 0], tf.constant([0, 1, 3, 4], tf.int64))
    golden.add('gather/batch_dims=1, dense indices', lambda f, s, i: tf.gather(ragged(f, s), i, batch_dims=1), FLAT,
               tf.constant([0, 2, 5, 6], tf.int64), [[1], [2], [0]])
    golden.add('gather/batch_dims=1, dense params', lambda p, i, t: tf.gather(p, ragged(i, t), batch_dims=1),
               data('float32', (3, 4)), [1, 3, 0, 2], tf.constant([0, 1, 3, 4], tf.int64))
    golden.fails('gather/beyond', lambda f, s: tf.gather(ragged(f, s), [9]), FLAT, SPLITS)
    golden.fails('gather/axis=7', lambda f, s: tf.gather(ragged(f, s), [0], axis=7), FLAT, SPLITS)
    golden.add('gather_nd/elements', lambda f, s, i: tf.gather_nd(ragged(f, s), i), FLAT, SPLITS, [[0, 1], [2, 2]])
    golden.add('gather_nd/rows', lambda f, s, i: tf.gather_nd(ragged(f, s), i), FLAT, SPLITS, [[2], [0]])
    golden.add('gather_nd/inner', lambda f, s, i: tf.gather_nd(ragged(f, s), i), data('float32', (6, 2)), SPLITS,
               [[0, 1, 1], [2, 2, 0]])
    golden.add('gather_nd/two', lambda f, a, b, i: tf.gather_nd(ragged(f, a, b), i), FLAT, OUTER, SPLITS,
               [[0, 0, 1], [2, 1, 2]])
    golden.fails('gather_nd/batch_dims', lambda f, s, i: tf.gather_nd(ragged(f, s), i, batch_dims=1), FLAT, SPLITS, [[0]])


def _wheres(golden):
    golden.add('where', lambda m, s: tf.where(ragged(m, s)), _TRUTH, SPLITS)
    golden.add('where/two', lambda m, a, b: tf.where(ragged(m, a, b)), _TRUTH, OUTER, SPLITS)
    golden.add('where/x, y', lambda m, f, g, s: tf.where(ragged(m, s), ragged(f, s), ragged(g, s)),
               _TRUTH, FLAT, data('float32', (6,)), SPLITS)
    golden.add('where/numbers', lambda m, f, s: tf.where(ragged(m, s), ragged(f, s), 0.0), _TRUTH, FLAT, SPLITS)
    golden.add('where/rows', lambda m, f, s: tf.where(m, ragged(f, s), ragged(-f, s)), [[True], [False], [False], [True]],
               FLAT, SPLITS)


def cases(golden):
    _masks(golden)
    _shapes(golden)
    _joins(golden)
    _gathers(golden)
    _wheres(golden)

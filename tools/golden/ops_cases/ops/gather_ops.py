"""Cases of tests/ops/gather_ops_test.cc."""

import tensorflow as tf
from ops import ALL, NUMBERS, data

GRADIENTS = True


def cases(golden):
    golden.over(NUMBERS + ('bool',), 'where', tf.where, (2, 3), but=('float16',))
    golden.shapes('where', tf.where, (0,), (2, 0), (2, 1, 3), (1, 2, 1, 2, 1, 2), dtype='int32')
    golden.add('where/not finite', tf.where, [0.0, float('nan'), -0.0, float('inf')])
    golden.add('where/literal', lambda: tf.where([True, False, True]))
    golden.over(ALL, 'where/x,y', lambda x, y: tf.where([[True], [False]], x, y), (2, 3), (2, 3))
    golden.over(('float32', 'string'), 'where/broadcast',
                lambda x, y: tf.where([True, False, True], x, y), (2, 1), ())
    golden.over(('float32',), 'where/empty', lambda x, y: tf.where(x > y, x, y), (2, 0), (1, 1))
    golden.add('where/literals', lambda c: tf.where(c, 1.5, 2), [True, False])
    golden.add('where/literal y', lambda c, x: tf.where(c, x, 0), [True, False], [1.5, 2.5])
    golden.add('where/literal x', lambda c, y: tf.where(c, 0, y), [True, False], [1.5, 2.5])
    golden.fails('where/scalar', tf.where, True)
    golden.fails('where/string', tf.where, ['a'])
    golden.fails('where/condition', tf.where, [1.0], [1.0], [1.0])
    golden.fails('where/dtypes', tf.where, [True], [1.0], [1])
    golden.fails('where/shapes', tf.where, [True, False], [1, 2, 3], [1])
    golden.fails('where/literal dtype', lambda c: tf.where(c, 1, 2.5), [True])

    golden.over(ALL, 'boolean_mask', lambda x: tf.boolean_mask(x, [True, False, True]), (3, 2))
    golden.over(('int32', 'string'), 'boolean_mask/matrix',
                lambda x: tf.boolean_mask(x, [[True, False], [False, True]]), (2, 2, 3))
    golden.over(('float32',), 'boolean_mask/axis=1',
                lambda x: tf.boolean_mask(x, [False, True, True], axis=1), (2, 3))
    golden.over(('float32',), 'boolean_mask/axis=-2',
                lambda x: tf.boolean_mask(x, [False, True, True], axis=-2), (2, 3, 2))
    golden.over(('float32',), 'boolean_mask/none', lambda x: tf.boolean_mask(x, [False, False]), (2, 2))
    golden.add('boolean_mask/numbers', tf.boolean_mask, [5, 6, 7], [1, 0, 2])
    golden.over(('float32', 'string'), 'boolean_mask/empty',
                lambda x: tf.boolean_mask(x, tf.zeros([0], tf.bool)), (0, 2))
    golden.over(('float32',), 'boolean_mask/empty, axis=1',
                lambda x: tf.boolean_mask(x, [True, False], axis=1), (0, 2))
    golden.over(('float32',), 'boolean_mask/all of it',
                lambda x: tf.boolean_mask(x, [[True, False, True], [False, True, True]]), (2, 3))
    golden.fails('boolean_mask/scalar', tf.boolean_mask, [1, 2], True)
    golden.fails('boolean_mask/length', tf.boolean_mask, [1, 2], [True])
    golden.fails('boolean_mask/axis=-1', lambda x: tf.boolean_mask(x, [True, False], axis=-1), [1, 2])

    golden.over(ALL, 'gather', lambda x: tf.gather(x, [2, 0, 0]), (3, 2))
    for dtype in ('int16', 'int32', 'int64'):
        golden.add(f'gather/indices@{dtype}', tf.gather, [1.5, 2.5], tf.constant([[1], [0]], dtype))
    golden.over(('int8', 'string'), 'gather/axis=1', lambda x: tf.gather(x, [1, 1], axis=1), (2, 2, 2))
    golden.over(('float32',), 'gather/axis=-1', lambda x: tf.gather(x, 0, axis=-1), (2, 3))
    golden.over(('float32',), 'gather/none', lambda x: tf.gather(x, tf.zeros([0], tf.int32)), (2, 3))
    golden.over(('float32', 'string'), 'gather/batch_dims=1',
                lambda x: tf.gather(x, [[0, 2], [1, 1]], batch_dims=1), (2, 3))
    golden.over(('float32',), 'gather/batch_dims=-1',
                lambda x: tf.gather(x, [[0, 2], [1, 1]], batch_dims=-1), (2, 3))
    golden.over(('float32',), 'gather/batch_dims=1, axis=2',
                lambda x: tf.gather(x, [[0, 1], [1, 0]], axis=2, batch_dims=1), (2, 3, 2))
    golden.over(('float32',), 'gather/batch_dims=2',
                lambda x: tf.gather(x, [[[0], [1]], [[1], [0]]], batch_dims=2), (2, 2, 2, 2))
    golden.over(('float32',), 'gather/batch_dims=1, axis=0',
                lambda x: tf.gather(x, [[0], [1]], axis=0, batch_dims=1), (2, 3))
    golden.add('gather/axis tensor', lambda x, axis: tf.gather(x, [1], axis=axis), [[1, 2]],
               tf.constant(1, tf.int64))
    golden.over(('float32',), 'gather/empty', lambda x: tf.gather(x, [1, 0]), (2, 0))
    golden.over(('float32',), 'gather/no rows', lambda x: tf.gather(x, tf.zeros([2, 0], tf.int64)), (0, 3))
    golden.fails('gather/of nothing', lambda x: tf.gather(x, [0]), tf.zeros([0, 2]))
    golden.fails('gather/axis=-3', lambda x: tf.gather(x, [0], axis=-3), [1, 2])
    golden.fails('gather/scalar', lambda x: tf.gather(x, 0), 1)
    golden.fails('gather/index', lambda x: tf.gather(x, [5]), [1, 2])
    golden.fails('gather/negative', lambda x: tf.gather(x, -1), [1, 2])
    golden.fails('gather/axis=3', lambda x: tf.gather(x, [0], axis=3), [1, 2])
    golden.fails('gather/float', tf.gather, [1, 2], [0.5])
    golden.fails('gather/batch_dims=3', lambda x: tf.gather(x, [0], batch_dims=3), [1, 2])

    golden.over(ALL, 'gather_nd', lambda x: tf.gather_nd(x, [[0, 1], [1, 0]]), (2, 2))
    golden.over(('int32', 'string'), 'gather_nd/rows', lambda x: tf.gather_nd(x, [[[1]], [[0]]]), (2, 3))
    golden.over(('float32',), 'gather_nd/int64',
                lambda x: tf.gather_nd(x, tf.constant([[1, 1]], tf.int64)), (2, 2))
    golden.over(('float32',), 'gather_nd/all', lambda x: tf.gather_nd(x, tf.zeros([2, 0], tf.int32)), (2,),
                gradient=False)
    golden.over(ALL, 'gather_nd/batch_dims=1', lambda x: tf.gather_nd(x, [[1], [0]], batch_dims=1), (2, 3))
    golden.over(('float32',), 'gather_nd/batch_dims=1, rows',
                lambda x: tf.gather_nd(x, [[[1], [0]], [[0], [2]]], batch_dims=1), (2, 3, 2))
    golden.over(('float32',), 'gather_nd/batch_dims=2',
                lambda x: tf.gather_nd(x, tf.constant([[[1], [0]]], tf.int64), batch_dims=2), (1, 2, 3, 2))
    golden.over(('float32',), 'gather_nd/ignore',
                lambda x: tf.gather_nd(x, [[9], [0]], bad_indices_policy='IGNORE'), (2,), gradient=False)
    golden.over(('float32',), 'gather_nd/no rows', lambda x: tf.gather_nd(x, tf.zeros([0, 1], tf.int32)), (2, 3))
    golden.fails('gather_nd/empty', lambda x: tf.gather_nd(x, [[1]]), tf.zeros([2, 0]))
    golden.over(('float32',), 'gather_nd/empty, batch_dims=1',
                lambda x: tf.gather_nd(x, tf.zeros([0, 1], tf.int32), batch_dims=1), (0, 3))
    golden.fails('gather_nd/index', lambda x: tf.gather_nd(x, [[5]]), [1, 2])
    golden.fails('gather_nd/deep', lambda x: tf.gather_nd(x, [[0, 0]]), [1, 2])
    golden.fails('gather_nd/batch_dims=-1', lambda x: tf.gather_nd(x, [[0]], batch_dims=-1), [1, 2])
    golden.fails('gather_nd/batch_dims=2, low', lambda x: tf.gather_nd(x, [[0]], batch_dims=2), [1, 2])
    golden.fails('gather_nd/batch_dims=1, params', lambda x: tf.gather_nd(x, [[0]], batch_dims=1), 1)

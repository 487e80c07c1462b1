"""Cases of tests/ops/scatter_ops_test.cc."""

import tensorflow as tf
from ops import ALL, FLOATS, INTS, NUMBERS

GRADIENTS = True


def cases(golden):
    golden.over(ALL, 'scatter_nd', lambda x: tf.scatter_nd([[2], [0]], x, [3, 2]), (2, 2))
    golden.over(NUMBERS, 'scatter_nd/twice', lambda x: tf.scatter_nd([[1], [1]], x, [3]), (2,), near=True)
    golden.over(('float32',), 'scatter_nd/deep', lambda x: tf.scatter_nd([[0, 1], [1, 0]], x, [2, 2]), (2,))
    golden.add('scatter_nd/int64', lambda i, x: tf.scatter_nd(i, x, [3]), tf.constant([[1]], tf.int64), [5])
    golden.add('scatter_nd/shape', lambda x, y: tf.scatter_nd([[1]], x, y.shape), [5], [0, 0])
    golden.add('scatter_nd/shape tensor', lambda x, shape: tf.scatter_nd([[1]], x, shape), [5],
               tf.constant([3], tf.int64))
    golden.add('scatter_nd/ignore', lambda x: tf.scatter_nd([[1], [9]], x, [3], bad_indices_policy='IGNORE'),
               [5, 6])
    golden.add('scatter_nd/indices', lambda i, x: tf.scatter_nd(i, x, [3, 2]), tf.zeros((0, 1), tf.int32), tf.zeros((0, 2)))
    golden.fails('scatter_nd/indices@empty', lambda i, x: tf.scatter_nd(i, x, [3, 2]), [[0]], tf.zeros((1, 0)))
    golden.fails('scatter_nd/shape tensor@empty', lambda x, shape: tf.scatter_nd([[1]], x, shape), [5], [0])
    golden.fails('scatter_nd/policy', lambda x: tf.scatter_nd([[1]], x, [3], bad_indices_policy='?'), [5])
    golden.fails('scatter_nd/index', lambda x: tf.scatter_nd([[5]], x, [3]), [1])
    golden.fails('scatter_nd/updates', lambda x: tf.scatter_nd([[0], [1]], x, [3]), [1])

    golden.over(ALL, 'tensor_scatter_nd_update',
                lambda x, y: tf.tensor_scatter_nd_update(x, [[2], [0]], y), (3, 2), (2, 2))
    golden.over(NUMBERS, 'tensor_scatter_nd_add',
                lambda x, y: tf.tensor_scatter_nd_add(x, [[2], [0]], y), (3, 2), (2, 2))
    golden.over(NUMBERS, 'tensor_scatter_nd_sub',
                lambda x, y: tf.tensor_scatter_nd_sub(x, [[2], [0]], y), (3, 2), (2, 2))
    golden.over(INTS + FLOATS, 'tensor_scatter_nd_min',
                lambda x, y: tf.tensor_scatter_nd_min(x, [[2], [2]], y), (3, 2), (2, 2))
    golden.over(INTS + FLOATS, 'tensor_scatter_nd_max',
                lambda x, y: tf.tensor_scatter_nd_max(x, [[2], [2]], y), (3, 2), (2, 2))
    golden.add('tensor_scatter_nd_update/literal',
               lambda x: tf.tensor_scatter_nd_update(x, [[0, 1]], [9]), [[1.5, 2.5]])
    golden.add('tensor_scatter_nd_update/int64', lambda x, i: tf.tensor_scatter_nd_update(x, i, ['z']),
               ['a', 'b'], tf.constant([[1]], tf.int64))
    golden.add('tensor_scatter_nd_add/ignore',
               lambda x: tf.tensor_scatter_nd_add(x, [[5], [0]], [1, 2], bad_indices_policy='IGNORE'), [1, 2])
    for name in ('add', 'sub', 'min', 'max', 'update'):
        function = getattr(tf, f'tensor_scatter_nd_{name}')
        golden.add(f'tensor_scatter_nd_{name}/indices@none', function, [[1.0, 2.0], [3.0, 4.0]],
                   tf.zeros((0, 1), tf.int32), tf.zeros((0, 2)))
        golden.add(f'tensor_scatter_nd_{name}/indices@empty', function, tf.zeros((0, 2)),
                   tf.zeros((0, 1), tf.int32), tf.zeros((0, 2)))
        golden.add(f'tensor_scatter_nd_{name}/indices@odd', function, [float('nan'), 1.0, 2.0], [[0], [1], [2]],
                   [1.0, float('nan'), float('inf')], gradient=False)
        golden.add(f'tensor_scatter_nd_{name}/indices@deep', function, [[1.5, 2.5], [3.5, 4.5]],
                   tf.constant([[1, 0], [0, 1]], tf.int64), [2.0, 3.0])
        golden.fails(f'tensor_scatter_nd_{name}/indices@range', function, [1.0, 2.0], [[2]], [1.0])
        golden.fails(f'tensor_scatter_nd_{name}/indices@shape', function, [1.0, 2.0], [[0]], [1.0, 2.0])
        golden.fails(f'tensor_scatter_nd_{name}/indices@dtypes', function, [1.0, 2.0], [[0]], [1])
        if name != 'update':
            # Its gradient does not ignore them.
            golden.add(f'tensor_scatter_nd_{name}/IGNORE',
                       lambda x, y: function(x, [[5], [0]], y, bad_indices_policy='IGNORE'), [1.0, 2.0], [3.0, 0.5],
                       gradient=False)
            golden.fails(f'tensor_scatter_nd_{name}/ERROR',
                         lambda x: function(x, [[5]], [1.0], bad_indices_policy='ERROR'), [1.0, 2.0])
            golden.fails(f'tensor_scatter_nd_{name}/policy',
                         lambda x: function(x, [[0]], [1.0], bad_indices_policy='?'), [1.0, 2.0])
    golden.fails('tensor_scatter_nd_add/index', lambda x: tf.tensor_scatter_nd_add(x, [[5]], [1]), [1, 2])
    golden.fails('tensor_scatter_nd_update/shape',
                 lambda x: tf.tensor_scatter_nd_update(x, [[0]], [1, 2]), [1, 2])
    golden.fails('tensor_scatter_nd_update/dtypes',
                 lambda x, y: tf.tensor_scatter_nd_update(x, [[0]], y), [1, 2], [1.5])
    golden.fails('tensor_scatter_nd_add/string', lambda x: tf.tensor_scatter_nd_max(x, [[0]], x), ['a'])

    golden.over(ALL, 'dynamic_partition', lambda x: tf.dynamic_partition(x, [1, 0, 1, 1], 3), (4, 2))
    golden.over(('float32',), 'dynamic_partition/matrix',
                lambda x: tf.dynamic_partition(x, [[1, 0], [0, 1]], 2), (2, 2, 3))
    golden.add('dynamic_partition/2', lambda x, p: tf.dynamic_partition(x, p, 2), [[1.0, 2.0], [3.0, 4.0]], [1, 1])
    golden.add('dynamic_partition/2@scalar', lambda x, p: tf.dynamic_partition(x, p, 2), [1.0, 2.0], 1)
    golden.add('dynamic_partition/2@none', lambda x, p: tf.dynamic_partition(x, p, 2), tf.zeros((0, 2)),
               tf.zeros((0,), tf.int32))
    golden.add('dynamic_partition/2@empty', lambda x, p: tf.dynamic_partition(x, p, 2), tf.zeros((2, 0)), [0, 1])
    golden.fails('dynamic_partition/2@negative', lambda x, p: tf.dynamic_partition(x, p, 2), [1.0, 2.0], [0, -1])
    golden.fails('dynamic_partition/2@int64', lambda x, p: tf.dynamic_partition(x, p, 2), [1.0],
                 tf.constant([0], tf.int64))
    golden.fails('dynamic_partition/0', lambda x, p: tf.dynamic_partition(x, p, 0), [1.0], [0])
    golden.fails('dynamic_partition/partition', lambda x: tf.dynamic_partition(x, [0, 3], 2), [1, 2])
    golden.fails('dynamic_partition/shape', lambda x: tf.dynamic_partition(x, [0], 2), [1, 2])
    golden.over(ALL, 'dynamic_stitch', lambda x, y: tf.dynamic_stitch([[0, 2], [1]], [x, y]), (2, 2), (1, 2))
    golden.over(('float32',), 'dynamic_stitch/twice',
                lambda x, y: tf.dynamic_stitch([[0, 1], 1], [x, y]), (2, 2), (2,))
    golden.add('dynamic_stitch/indices', lambda i, j, x, y: tf.dynamic_stitch([i, j], [x, y]), [2], [0, 1], [[1.0]],
               [[2.0], [3.0]])
    golden.add('dynamic_stitch/indices@none', lambda i, j, x, y: tf.dynamic_stitch([i, j], [x, y]),
               tf.zeros((0,), tf.int32), [0], tf.zeros((0, 2)), [[2.0, 3.0]])
    golden.add('dynamic_stitch/indices@empty', lambda i, j, x, y: tf.dynamic_stitch([i, j], [x, y]),
               tf.zeros((0,), tf.int32), tf.zeros((0,), tf.int32), tf.zeros((0, 2)), tf.zeros((0, 2)))
    golden.fails('dynamic_stitch/indices@negative', lambda i, j, x, y: tf.dynamic_stitch([i, j], [x, y]), [-1], [0],
                 [1.0], [2.0])
    golden.fails('dynamic_stitch/indices@dtypes', lambda i, j, x, y: tf.dynamic_stitch([i, j], [x, y]), [1], [0],
                 [1.0], [2])
    golden.fails('dynamic_stitch/shapes', lambda x, y: tf.dynamic_stitch([[0], [1]], [x, y]), [[1]], [2])

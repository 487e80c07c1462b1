"""Cases of tests/ops/slice_ops_test.cc."""

import tensorflow as tf
from ops import ALL, FLOATS, INTS, data

GRADIENTS = True


def cases(golden):
    golden.over(ALL, 'slice', lambda x: tf.slice(x, [0, 1], [2, 2]), (3, 3))
    golden.over(('float32',), 'slice/rest', lambda x: tf.slice(x, [1, 0, 2], [-1, 1, -1]), (2, 2, 3))
    golden.over(('float32',), 'slice/none', lambda x: tf.slice(x, [1], [0]), (2,))
    golden.add('slice/tensors', tf.slice, [1, 2, 3], tf.constant([1], tf.int64), tf.constant([2], tf.int64))
    golden.add('slice/one tensor', lambda x, size: tf.slice(x, [1], size), [1, 2, 3],
               tf.constant([2], tf.int64))
    golden.add('slice/mixed', lambda x, n: tf.slice(x, [0, n], [1, n]), [[1, 2, 3]], 1)
    golden.over(('float32', 'string'), 'slice/empty', lambda x: tf.slice(x, [0, 1], [0, -1]), (0, 3))
    golden.add('slice/scalar', tf.slice, 1.5, tf.zeros([0], tf.int32), tf.zeros([0], tf.int32))
    golden.fails('slice/size=-2', lambda x: tf.slice(x, [0], [-2]), [1, 2])
    golden.fails('slice/begin=-1', lambda x: tf.slice(x, [-1], [1]), [1, 2])
    golden.fails('slice/short', lambda x: tf.slice(x, [0], [1]), [[1, 2]])
    golden.fails('slice/size', lambda x: tf.slice(x, [0], [3]), [1, 2])
    golden.fails('slice/begin', lambda x: tf.slice(x, [3], [0]), [1, 2])

    golden.over(ALL, 'strided_slice', lambda x: tf.strided_slice(x, [0, 1], [2, 3]), (3, 3))
    golden.over(('int32', 'string'), 'strided_slice/strides',
                lambda x: tf.strided_slice(x, [0, 2], [3, 0], [2, -1]), (3, 3))
    golden.over(('float32',), 'strided_slice/masks',
                lambda x: tf.strided_slice(x, [1, 1], [1, 1], begin_mask=2, end_mask=1), (3, 3))
    golden.over(('float32',), 'strided_slice/ellipsis',
                lambda x: tf.strided_slice(x, [0, 1], [0, 2], ellipsis_mask=1), (2, 2, 3))
    golden.over(('float32',), 'strided_slice/new_axis',
                lambda x: tf.strided_slice(x, [0, 1], [0, 2], new_axis_mask=1), (3, 2))
    golden.over(('float32',), 'strided_slice/shrink_axis',
                lambda x: tf.strided_slice(x, [1, -1], [2, 0], shrink_axis_mask=3), (3, 2))
    golden.add('strided_slice/tensors', tf.strided_slice, [1, 2, 3, 4], tf.constant([0], tf.int64),
               tf.constant([4], tf.int64), tf.constant([3], tf.int64))
    golden.over(('float32',), 'strided_slice/empty', lambda x: tf.strided_slice(x, [0, 1], [2, 3]), (0, 3))
    golden.over(('float32',), 'strided_slice/of nothing', lambda x: tf.strided_slice(x, [2], [1]), (3,))
    golden.add('strided_slice/scalar', tf.strided_slice, 1.5, tf.zeros([0], tf.int32), tf.zeros([0], tf.int32))
    golden.fails('strided_slice/lengths', lambda x: tf.strided_slice(x, [0], [1, 1]), [[1, 2]])
    golden.fails('strided_slice/ellipses', lambda x: tf.strided_slice(x, [0, 0], [1, 1], ellipsis_mask=3), [[1, 2]])
    golden.fails('strided_slice/0', lambda x: tf.strided_slice(x, [0], [1], [0]), [1, 2])
    golden.fails('strided_slice/index', lambda x: tf.strided_slice(x, [5], [6], shrink_axis_mask=1), [1, 2])
    golden.fails('strided_slice/deep', lambda x: tf.strided_slice(x, [0, 0], [1, 1]), [1, 2])

    # Brackets with tensors in them. Of integers: then these are arguments in graphs too, and what packs them is seen.
    grid, one, two = data('int32', (3, 4)), tf.constant(1), tf.constant(2)
    golden.add('getitem/tensor', lambda x, a: x[a], grid, one)
    golden.add('getitem/from', lambda x, a: x[a:], grid, one)
    golden.add('getitem/to', lambda x, a: x[:a], grid, one)
    golden.add('getitem/from to', lambda x, a, b: x[a:b], grid, one, two)
    golden.add('getitem/step', lambda x, a: x[::a, -1], grid, two)
    golden.add('getitem/number', lambda x, a: x[1:a, 2], grid, two)
    golden.add('getitem/newaxis', lambda x, a: x[..., None, a], grid, one)
    golden.add('getitem/wide', lambda x, a, b: x[a:b], grid, tf.constant(1, tf.int64), two)
    golden.add('getitem/narrow', lambda x, a: x[a], grid, tf.constant(1, tf.int16))
    golden.add('getitem/twice', lambda x, a: x[a:][a], grid, one)
    golden.add('getitem/empty', lambda x, a: x[a:], tf.zeros([0, 2], tf.int32), one)
    golden.add('getitem/gradient', lambda x, a, b: x[a:, b], data('float32', (3, 4)), one, two)
    golden.fails('getitem/outside', lambda x, a: x[a], grid, tf.constant(3))

    # The op has no kernel for complex numbers.
    golden.over(INTS + FLOATS + ('bool', 'string'), 'unique', tf.unique, (8,))
    golden.over(('float32',), 'unique/int64', lambda x: tf.unique(x, tf.int64), (4,))
    golden.over(('int32', 'string'), 'unique_with_counts', tf.unique_with_counts, (8,))
    golden.over(('int32',), 'unique_with_counts/int64', lambda x: tf.unique_with_counts(x, tf.int64), (0,))
    golden.over(('float32', 'string'), 'unique/empty', tf.unique, (0,))
    golden.add('unique/not finite', tf.unique, [float('nan'), float('inf'), float('nan'), float('inf'), 0.0, -0.0])
    golden.fails('unique_with_counts/matrix', tf.unique_with_counts, [[1]])
    golden.fails('unique/out_idx=int8', lambda x: tf.unique(x, tf.int8), [1])
    golden.fails('unique/matrix', tf.unique, [[1]])
    golden.fails('unique/complex', tf.unique, tf.constant([1j]))

    sequence = lambda dtype: tf.constant([1, 3, 3, 7], dtype)
    for dtype in INTS + FLOATS:
        sought = tf.constant([0, 3, 8, 1], dtype)
        golden.add(f'searchsorted@{dtype}', tf.searchsorted, sequence(dtype), sought)
        golden.add(f'searchsorted/right@{dtype}', lambda x, y: tf.searchsorted(x, y, side='right'),
                   sequence(dtype), sought)
    golden.add('searchsorted/int64', lambda x, y: tf.searchsorted(x, y, out_type=tf.int64), [1, 2], [2])
    golden.add('searchsorted/rows', tf.searchsorted, [[1, 3], [2, 4]], [[2, 0, 9], [2, 3, 5]])
    golden.add('searchsorted/high rank', tf.searchsorted, [[[1, 3]], [[2, 4]]], [[[2]], [[9]]])
    golden.add('searchsorted/not finite', tf.searchsorted, [1.0, 2.0, float('inf')],
               [float('inf'), -float('inf'), 2.0])
    golden.add('searchsorted/no rows', tf.searchsorted, tf.zeros([0, 2]), tf.zeros([0, 3]))
    golden.add('searchsorted/of nothing', tf.searchsorted, [1.0], tf.zeros([0]))
    golden.add('searchsorted/in nothing', tf.searchsorted, tf.zeros([0]), [1.0])
    golden.fails('searchsorted/side', lambda x: tf.searchsorted(x, x, side='foo'), [1])
    golden.fails('searchsorted/dtypes', tf.searchsorted, [1.0], [1])
    golden.fails('searchsorted/scalar', tf.searchsorted, 5, [1])
    golden.fails('searchsorted/rows differ', tf.searchsorted, [[1], [2]], [[1]])

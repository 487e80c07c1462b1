"""Cases of tests/ops/space_ops_test.cc."""

import tensorflow as tf
from ops import ALL, FLOATS, INTS, data

GRADIENTS = True


def _batches(golden):
    golden.over(INTS + FLOATS, 'space_to_batch', lambda x: tf.space_to_batch(x, [2, 1], [[0, 1], [1, 0]]), (1, 3, 2, 1))
    golden.over(('float32',), 'space_to_batch_nd', lambda x: tf.space_to_batch_nd(x, [3], [[1, 1]]), (2, 4))
    golden.over(('float32',), 'space_to_batch_nd/3d',
                lambda x: tf.space_to_batch_nd(x, [2, 1, 2], [[0, 0], [1, 0], [0, 2]]), (1, 2, 1, 2, 2))
    golden.over(('float32',), 'space_to_batch_nd/none', lambda x: tf.space_to_batch_nd(x, [2], [[0, 0]]), (0, 2, 3))
    golden.over(('float32',), 'nn.space_to_batch', lambda x: tf.nn.space_to_batch(x, [2, 2], [[0, 0], [0, 0]]),
                (1, 2, 4, 1))
    golden.over(INTS + FLOATS, 'batch_to_space', lambda x: tf.batch_to_space(x, [2, 1], [[0, 1], [1, 0]]), (2, 2, 2, 1))
    golden.over(('float32',), 'batch_to_space/2', lambda x: tf.batch_to_space(x, 2, [[0, 0], [0, 1]]), (4, 1, 2, 3))
    golden.over(('float32',), 'batch_to_space/1d', lambda x: tf.batch_to_space(x, [2], [[1, 0]]), (4, 2))
    golden.shapes('batch_to_space', lambda x: tf.batch_to_space(x, [2, 1], [[0, 1], [1, 0]]), (0, 2, 2, 1), (2, 1, 2, 0))
    golden.shapes('space_to_batch', lambda x: tf.space_to_batch(x, [2, 1], [[0, 1], [1, 0]]), (0, 3, 2, 1), (1, 3, 2, 0))
    golden.add('space_to_batch/tensors@no blocks', tf.space_to_batch, data('float32', (2, 3)), tf.zeros((0,), tf.int32),
               tf.zeros((0, 2), tf.int32))
    golden.add('batch_to_space/tensors@no blocks', tf.batch_to_space, data('float32', (2, 3)), tf.zeros((0,), tf.int32),
               tf.zeros((0, 2), tf.int32))
    golden.fails('space_to_batch_nd@size', lambda x: tf.space_to_batch_nd(x, [3], [[1, 1]]), [[1.0, 2.0]])
    golden.fails('space_to_batch_nd@rank', lambda x: tf.space_to_batch_nd(x, [3], [[1, 1]]), [1.0])
    golden.fails('batch_to_space/tensors@dtypes', tf.batch_to_space, data('float32', (4, 2, 1)),
                 tf.constant([2.0, 2.0]), tf.constant([[1, 0], [0, 0]]))
    for dtype in ('int32', 'int64'):
        golden.add(f'space_to_batch/tensors@{dtype}', tf.space_to_batch, data('float32', (1, 3, 2)),
                   tf.constant([2, 2], dtype), tf.constant([[1, 0], [0, 0]], dtype))
        golden.add(f'batch_to_space/tensors@{dtype}', tf.batch_to_space, data('float32', (4, 2, 1)),
                   tf.constant([2, 2], dtype), tf.constant([[1, 0], [0, 0]], dtype))
    golden.fails('space_to_batch/size', lambda x: tf.space_to_batch(x, [2], [[0, 0]]), [[1.0, 2.0, 3.0]])
    golden.fails('space_to_batch/block=0', lambda x: tf.space_to_batch(x, [0], [[0, 0]]), [[1.0, 2.0]])
    golden.fails('space_to_batch/paddings', lambda x: tf.space_to_batch(x, [2], [[0, 0], [0, 0]]), [[1.0, 2.0]])
    golden.fails('space_to_batch/rank', lambda x: tf.space_to_batch(x, [2, 2], [[0, 0], [0, 0]]), [1.0])
    golden.fails('batch_to_space/size', lambda x: tf.batch_to_space(x, [2], [[0, 0]]), [[1.0], [2.0], [3.0]])
    golden.fails('batch_to_space/crops', lambda x: tf.batch_to_space(x, [2], [[2, 2]]), [[1.0], [2.0]])


def _paddings(golden):
    function = tf.required_space_to_batch_paddings
    golden.add('required_space_to_batch_paddings', lambda: function([11, 7], [3, 2]))
    golden.add('required_space_to_batch_paddings/base', lambda: function([11, 7], [3, 2], [[1, 2], [0, 3]]))
    golden.add('required_space_to_batch_paddings/none', lambda: function(tf.zeros([0], tf.int32),
                                                                         tf.zeros([0], tf.int32)))
    golden.add('required_space_to_batch_paddings/input_shape', lambda shape: function(shape, [3, 2], [[1, 2], [0, 3]]),
               tf.constant([11, 7]))
    golden.add('required_space_to_batch_paddings/tensors',
               lambda shape, block, base: function(tf.reshape(shape, [2]), tf.reshape(block, [2]),
                                                   tf.reshape(base, [2, 2])),
               tf.constant([11, 7]), tf.constant([3, 2]), tf.constant([[1, 2], [0, 3]]))
    golden.fails('required_space_to_batch_paddings/scalar', lambda: function([11], tf.constant(3)))
    golden.fails('required_space_to_batch_paddings/lengths', lambda: function([11], [3, 2]))
    golden.fails('required_space_to_batch_paddings/base lengths', lambda: function([11], [3], [[1, 2], [1, 2]]))


def cases(golden):
    _batches(golden)
    _paddings(golden)
    golden.over(INTS + FLOATS, 'extract_volume_patches',
                lambda x: tf.extract_volume_patches(x, [1, 2, 2, 1, 1], [1, 1, 1, 1, 1], 'VALID'), (1, 2, 3, 2, 1))
    golden.over(('float32',), 'extract_volume_patches/SAME',
                lambda x: tf.extract_volume_patches(x, [1, 2, 3, 1, 1], [1, 1, 2, 1, 1], 'SAME'), (1, 2, 3, 1, 2))
    golden.shapes('extract_volume_patches',
                  lambda x: tf.extract_volume_patches(x, [1, 2, 2, 1, 1], [1, 1, 1, 1, 1], 'VALID'), (0, 2, 3, 2, 1),
                  (1, 2, 3, 2, 0), (1, 1, 1, 1, 1), gradient=False)
    golden.fails('extract_volume_patches/rank',
                 lambda x: tf.extract_volume_patches(x, [1, 1, 1, 1, 1], [1, 1, 1, 1, 1], 'SAME'), [1.0])
    golden.fails('extract_volume_patches/BAD',
                 lambda x: tf.extract_volume_patches(x, [1, 1, 1, 1, 1], [1, 1, 1, 1, 1], 'BAD'),
                 data('float32', (1, 1, 1, 1, 1)))
    golden.over(ALL, 'space_to_depth', lambda x: tf.nn.space_to_depth(x, 2), (1, 2, 4, 1))
    golden.over(ALL, 'depth_to_space', lambda x: tf.nn.depth_to_space(x, 2), (1, 1, 2, 4))
    golden.over(('float32',), 'space_to_depth/3', lambda x: tf.nn.space_to_depth(x, 3, 'NHWC'), (1, 3, 3, 2))
    golden.over(('float32',), 'depth_to_space/3', lambda x: tf.nn.depth_to_space(x, 3, 'NHWC'), (2, 1, 1, 9))
    golden.shapes('space_to_depth', lambda x: tf.nn.space_to_depth(x, 2), (0, 2, 4, 1), (1, 0, 2, 1))
    golden.shapes('depth_to_space', lambda x: tf.nn.depth_to_space(x, 2), (0, 1, 2, 4), (1, 2, 2, 0))
    golden.fails('space_to_depth@rank', lambda x: tf.nn.space_to_depth(x, 2), [1.0])
    golden.fails('depth_to_space@rank', lambda x: tf.nn.depth_to_space(x, 2), [1.0])
    golden.fails('space_to_depth/format', lambda x: tf.nn.space_to_depth(x, 2, 'HWC'), data('float32', (1, 2, 2, 1)))
    golden.fails('space_to_depth/size', lambda x: tf.nn.space_to_depth(x, 2), data('float32', (1, 3, 2, 1)))
    golden.fails('depth_to_space/size', lambda x: tf.nn.depth_to_space(x, 2), data('float32', (1, 3, 2, 1)))
    golden.fails('space_to_depth/block=1', lambda x: tf.nn.space_to_depth(x, 1), data('float32', (1, 3, 2, 1)))
    golden.fails('depth_to_space/NCHW', lambda x: tf.nn.depth_to_space(x, 2, 'NCHW'), data('float32', (1, 4, 1, 1)))
    golden.fails('space_to_depth/NCHW', lambda x: tf.nn.space_to_depth(x, 2, 'NCHW'), data('float32', (1, 1, 2, 2)))

"""Cases of tests/signal/frame_test.cc."""

import numpy as np
import tensorflow as tf
from ops import ALL, NUMBERS, data

s = tf.signal
GRADIENTS = True


def _frames(golden):
    golden.over(ALL, 'frame', lambda x: s.frame(x, 4, 2), (9,))
    golden.shapes('frame', lambda x: s.frame(x, 4, 2), (3,), (4,), (0,), (2, 8), (0, 5), (2, 1, 6))
    golden.over(('float32',), 'frame/3, 5', lambda x: s.frame(x, 3, 5, name='f'), (2, 13))
    golden.over(('float32', 'int64', 'complex64'), 'frame/pad_end', lambda x: s.frame(x, 4, 3, pad_end=True),
                (2, 11))
    golden.shapes('frame/pad_end', lambda x: s.frame(x, 4, 3, pad_end=True), (3,), (1, 0))
    golden.over(('float32', 'string'), 'frame/pad_value',
                lambda x: s.frame(x, 4, 3, True, '-' if x.dtype == tf.string else 7), (2, 11))
    golden.over(('float32',), 'frame/axis=0', lambda x: s.frame(x, 3, 2, axis=0), (7, 2))
    golden.over(('float32',), 'frame/axis=1, pad_end', lambda x: s.frame(x, 3, 2, pad_end=True, axis=1), (2, 6, 3))
    golden.over(('float32',), 'frame/axis=-2', lambda x: s.frame(x, 3, 2, axis=-2), (2, 6, 3))
    golden.add('frame/tensors', s.frame, data('float32', (2, 8)), 4, 2)
    golden.fails('frame@rank', lambda x: s.frame(x, 4, 2), 1.0)
    golden.fails('frame/tensors@rank', s.frame, [1.0, 2.0], [1], 1)
    golden.fails('frame/tensors@float', s.frame, [1.0, 2.0], 1.0, 1.0)
    golden.fails('frame/tensors@step', s.frame, [1.0, 2.0], 1, 0)
    golden.add('frame/tensors@int64', s.frame, data('float32', (9,)), np.int64(4), np.int64(2))
    golden.add('frame/tensors@length 0', s.frame, data('float32', (9,)), 0, 2)
    golden.add('frame/tensors@negative step', s.frame, data('float32', (9,)), 4, -2)
    golden.fails('frame/tensors@negative length', s.frame, data('float32', (9,)), -1, 2)
    golden.fails('frame/axis=-2@axis', lambda x: s.frame(x, 3, 2, axis=-2), [1.0, 2.0])
    golden.fails('frame/pad_value=[1]', lambda x: s.frame(x, 4, 3, True, [1.0]), [1.0, 2.0])
    golden.fails('frame/axis=0@axis', lambda x: s.frame(x, 3, 2, axis=0), 1.0)


def _sums(golden):
    golden.over([dtype for dtype in NUMBERS if not dtype.startswith('u')], 'overlap_and_add',
                lambda x: s.overlap_and_add(x, 2), (3, 5), near=True)
    golden.shapes('overlap_and_add', lambda x: s.overlap_and_add(x, 2), (1, 3), (2, 3, 4), (0, 3), (3, 1), near=True)
    golden.over(('float32',), 'overlap_and_add/same', lambda x: s.overlap_and_add(x, 4), (2, 3, 4))
    golden.over(('float32',), 'overlap_and_add/wider', lambda x: s.overlap_and_add(x, 6, name='o'), (3, 4))
    golden.add('overlap_and_add/tensor', s.overlap_and_add, data('float32', (2, 3, 5)), 3, near=True)
    golden.add('overlap_and_add/tensor@int64', s.overlap_and_add, data('float32', (3, 5)), np.int64(2), near=True)
    golden.add('overlap_and_add@no samples', lambda x: s.overlap_and_add(x, 2), tf.zeros((2, 0)))
    golden.fails('overlap_and_add@bool', lambda x: s.overlap_and_add(x, 2), [[True]])
    golden.fails('overlap_and_add@rank', lambda x: s.overlap_and_add(x, 2), [1.0])
    golden.fails('overlap_and_add/tensor@float', s.overlap_and_add, [[1.0]], 1.0)
    golden.fails('overlap_and_add/tensor@rank', s.overlap_and_add, [[1.0]], [1])


def cases(golden):
    _frames(golden)
    _sums(golden)

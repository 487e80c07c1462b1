"""Cases of tests/function/map_fn_test.cc."""

import tensorflow as tf
from ops import COMPLEX, FLOATS, data

GRADIENTS = True


def _two(x, y):
    return tf.vectorized_map(lambda row: (tf.reduce_sum(row[0] * row[1]), row[0] + 2 * row[1]), (x, y))


def cases(golden):
    golden.over(FLOATS + COMPLEX + ('int32', 'int64'), 'vectorized_map/square',
                lambda x: tf.vectorized_map(lambda row: row * row, x), (2, 3))
    golden.shapes('vectorized_map/square', lambda x: tf.vectorized_map(lambda row: row * row, x), (3,), (1, 2),
                  (2, 2, 2))
    golden.add('vectorized_map/norm', lambda x: tf.vectorized_map(lambda row: tf.sqrt(tf.reduce_sum(row * row)), x),
               data('float32', (3, 2)), near=True)
    golden.add('vectorized_map/greater', lambda x: tf.vectorized_map(lambda row: row > 0, x), data('float32', (3, 2)))
    golden.add('vectorized_map/constant', lambda x: tf.vectorized_map(lambda row: tf.constant([1, 2]), x),
               data('float32', (3, 2)))
    golden.add('vectorized_map/matmul', lambda x, w: tf.vectorized_map(lambda row: tf.linalg.matvec(w, row), x),
               data('float32', (3, 2)), data('float32', (2, 2)), near=True)
    for name, x, y in (('', (3, 2), (3, 2)), ('one row', (3, 2), (1, 2)), ('one row first', (1, 2), (3, 2))):
        golden.add('vectorized_map/two' + (name and f'@{name}'), _two, data('float32', x), data('float32', y),
                   near=True)

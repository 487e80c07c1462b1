"""Cases of tests/math/confusion_matrix_test.cc."""

import tensorflow as tf

GRADIENTS = True


def cases(golden):
    matrix = tf.math.confusion_matrix
    labels, predictions = [1, 2, 4, 2], [2, 2, 4, 0]
    golden.add('plain', matrix, labels, predictions)
    for dtype in ('int64', 'uint8', 'float32'):
        golden.add(f'plain@{dtype}', matrix, tf.cast(labels, dtype), tf.cast(predictions, dtype))
    golden.add('num_classes@empty', lambda x, y: matrix(x, y, num_classes=6), tf.zeros((0,), tf.int32),
               tf.zeros((0,), tf.int32))
    golden.add('plain@predictions of columns', matrix, [1, 0], [[1], [0]])
    golden.add('plain@labels of columns', matrix, [[1], [0]], [1, 1])
    golden.add('num_classes', lambda x, y: matrix(x, y, num_classes=6), labels, predictions)
    golden.add('num_classes tensor', matrix, labels, predictions, 5)
    golden.add('dtype', lambda x, y: matrix(x, y, dtype=tf.float32), labels, predictions)
    golden.add('weights', lambda x, y, w: matrix(x, y, weights=w), labels, predictions, [3, -1, 2, 5])
    golden.add('weights, dtype', lambda x, y, w: matrix(x, y, weights=w, dtype=tf.float64), labels, predictions,
               [0.5, 2.0, 1.0, 0.25])
    golden.fails('plain@negative labels', matrix, [-1, 0], [0, 1])
    golden.fails('plain@negative predictions', matrix, [1, 0], [0, -1])
    golden.fails('num_classes@labels', lambda x, y: matrix(x, y, num_classes=6), [6, 0], [0, 0])
    golden.fails('num_classes@predictions', lambda x, y: matrix(x, y, num_classes=6), [0, 0], [0, 7])
    golden.fails('weights@shape', lambda x, y, w: matrix(x, y, weights=w), labels, predictions, [1])
    golden.fails('plain@shapes', matrix, [0, 1], [0, 1, 2])

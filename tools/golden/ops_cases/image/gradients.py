"""Cases of tests/image/gradients_test.cc."""

import tensorflow as tf
from ops import FLOATS, NUMBERS, data, near_sums

GRADIENTS = True


def cases(golden):
    golden.over(NUMBERS, 'image_gradients', tf.image.image_gradients, (1, 3, 4, 2))
    golden.shapes('image_gradients', tf.image.image_gradients, (2, 1, 1, 1), (0, 2, 2, 1))
    golden.fails('image_gradients@image', tf.image.image_gradients, data('float32', (3, 4, 2)))

    for dtype in FLOATS:
        # Some processors sum bfloat16 up as float32, others as what it is.
        golden.over((dtype,), 'sobel_edges', tf.image.sobel_edges, (1, 3, 4, 2),
                    near=8 if dtype == 'bfloat16' else near_sums(dtype))
    golden.shapes('sobel_edges', tf.image.sobel_edges, (2, 2, 2, 1), near=True)
    golden.fails('sobel_edges@image', tf.image.sobel_edges, data('float32', (3, 4, 2)))
    golden.fails('sobel_edges@none', tf.image.sobel_edges, tf.zeros([0, 3, 4, 2]))
    golden.fails('sobel_edges@one pixel', tf.image.sobel_edges, data('float32', (1, 1, 1, 1)))
    golden.fails('sobel_edges@int32', tf.image.sobel_edges, data('int32', (1, 3, 4, 2)))

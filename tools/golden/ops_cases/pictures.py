"""Small images for the cases of tf.image."""

import zlib

import numpy as np
import tensorflow as tf


def picture(dtype, shape, salt=0):
    """As ops.data, but values are those of images: 0 to 1, or to the greatest integer."""
    seed = zlib.crc32(f'picture {dtype} {tuple(shape)} {salt}'.encode())
    random = np.random.default_rng(seed)
    dtype = tf.as_dtype(dtype)
    if dtype.is_floating:
        return tf.cast(tf.constant(np.round(random.random(shape), 3)), dtype)
    return tf.constant(random.integers(0, dtype.max, shape, dtype=dtype.as_numpy_dtype))


def rows(*values):
    """Boxes, or anything else, as float32."""
    return tf.constant(values, tf.float32)

"""Matrices of a kind, for cases of linear algebra: the same every time."""

import numpy as np
import tensorflow as tf
from ops import data

REAL = ('float32', 'float64')
COMPLEX = ('complex64', 'complex128')


def general(dtype, *shape, salt=0):
    """Small numbers."""
    return tf.cast(tf.constant(np.array(data('float64' if dtype not in COMPLEX else 'complex128', shape, salt)) / 4),
                   dtype)


def invertible(dtype, *shape, salt=0):
    """With so great a diagonal that inverses are accurate."""
    matrix = general(dtype, *shape, salt=salt)
    return matrix + 6 * tf.eye(shape[-2], shape[-1], dtype=dtype)


def positive(dtype, *shape, salt=0):
    """Self-adjoint and positive definite."""
    matrix = np.array(general('complex128' if dtype in COMPLEX else 'float64', *shape, salt=salt))
    product = matrix @ np.conj(np.swapaxes(matrix, -1, -2))
    return tf.cast(tf.constant(product + 2 * np.eye(shape[-1])), dtype)


def triangular(dtype, *shape, salt=0):
    """Lower triangular, with a diagonal away from 0."""
    matrix = invertible(dtype, *shape, salt=salt)
    return tf.linalg.band_part(matrix, -1, 0)

"""Ragged tensors that golden cases are of, given by their components."""

import tensorflow as tf
from ops import data


def ragged(flat, *splits):
    """A ragged tensor of its components."""
    return tf.RaggedTensor.from_nested_row_splits(flat, splits, validate=False)


FLAT = [3.0, 1.0, 4.0, 1.5, 9.0, 2.0]
SPLITS = tf.constant([0, 2, 2, 5, 6], tf.int64)
OUTER = tf.constant([0, 1, 1, 4], tf.int64)


def one(golden, name, function, **kwargs):
    """Of a ragged tensor with one ragged dimension."""
    golden.add(name, lambda flat, splits: function(ragged(flat, splits)), FLAT, SPLITS, **kwargs)


def two(golden, name, function, **kwargs):
    """With two."""
    golden.add(name, lambda flat, outer, inner: function(ragged(flat, outer, inner)),
               FLAT, OUTER, SPLITS, **kwargs)


def inner(golden, name, function, **kwargs):
    """With one, and a uniform one inside."""
    golden.add(name, lambda flat, splits: function(ragged(flat, splits)), data('float32', (6, 2)), SPLITS,
               **kwargs)

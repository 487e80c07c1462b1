import itertools

import tensorflow as tf


def setup():
    dataset = tf.data.Dataset.from_generator(
        itertools.count, output_signature=tf.TensorSpec([], tf.int32))
    iterator = iter(dataset)
    return lambda: next(iterator)

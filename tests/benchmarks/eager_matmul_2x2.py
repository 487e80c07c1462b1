import tensorflow as tf


def setup():
    a = tf.ones([2, 2])
    return lambda: tf.matmul(a, a)

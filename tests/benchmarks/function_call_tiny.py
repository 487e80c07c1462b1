import tensorflow as tf


def setup():
    x = tf.constant(1.5)
    f = tf.function(lambda a: a + 1.0)
    return lambda: f(x)

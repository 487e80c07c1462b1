import tensorflow as tf


def setup():
    variable = tf.Variable([[1.0, 2.0], [3.0, 4.0]])
    return variable.value

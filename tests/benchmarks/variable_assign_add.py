import tensorflow as tf


def setup():
    variable = tf.Variable([[1.0, 2.0], [3.0, 4.0]])
    delta = tf.ones([2, 2])
    return lambda: variable.assign_add(delta)

import tensorflow as tf

import cnn_step_traced


def setup():
    step, x, labels = cnn_step_traced.make_step()
    return lambda: tf.function(step).get_concrete_function(x, labels)

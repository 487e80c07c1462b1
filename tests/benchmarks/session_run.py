import numpy as np
import tensorflow as tf


def setup():
    graph = tf.Graph()
    with graph.as_default():
        x = tf.compat.v1.placeholder(tf.float32)
        y = 2.0 * x + 1.0
    session = tf.compat.v1.Session(graph=graph)
    value = np.float32(20.5)
    return lambda: session.run(y, {x: value})

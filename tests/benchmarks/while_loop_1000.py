import tensorflow as tf


def setup():
    x = tf.constant(1.0001)

    @tf.function
    def f(a):
        _, y = tf.while_loop(lambda i, y: i < 1000,
                             lambda i, y: (i + 1, y * a),
                             (tf.constant(0), a))
        return y

    return lambda: f(x)

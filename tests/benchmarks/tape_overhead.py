import tensorflow as tf


def setup():
    x = tf.constant(1.5)
    y = tf.constant(2.5)
    tape = None
    count = 0

    def recorded():
        nonlocal tape, count
        if count % 100 == 0:
            if tape is not None:
                tape.__exit__(None, None, None)
            tape = tf.GradientTape()
            tape.__enter__()
            tape.watch(x)
        count += 1
        tf.raw_ops.Mul(x=x, y=y)

    return recorded

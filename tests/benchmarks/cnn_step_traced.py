import tensorflow as tf


def _weights(*shape):
    return tf.Variable(tf.random.normal(shape, stddev=0.05))


def make_step():
    """step(x, labels), and what to call it with."""
    tf.random.set_seed(1)
    x = tf.random.normal([50, 28, 28, 1])
    labels = tf.random.uniform([50], 0, 10, tf.int64)
    parameters = [
        _weights(3, 3, 1, 32), tf.Variable(tf.zeros([32])),
        _weights(3, 3, 32, 64), tf.Variable(tf.zeros([64])),
        _weights(7 * 7 * 64, 64), tf.Variable(tf.zeros([64])),
        _weights(64, 10), tf.Variable(tf.zeros([10])),
    ]
    moments = [(tf.Variable(tf.zeros_like(p)), tf.Variable(tf.zeros_like(p)))
               for p in parameters]
    settings = {name: tf.constant(value) for name, value in {
        "beta1_power": 0.9, "beta2_power": 0.999, "lr": 0.001, "beta1": 0.9,
        "beta2": 0.999, "epsilon": 1e-7}.items()}

    def convolve(x, w, b):
        sums = tf.nn.bias_add(tf.nn.conv2d(x, w, 1, "SAME"), b)
        return tf.nn.max_pool2d(tf.nn.relu(sums), 2, 2, "SAME")

    def multiply(x, w, b):
        return tf.nn.bias_add(tf.matmul(x, w), b)

    def step(x, labels):
        p = parameters
        with tf.GradientTape() as tape:
            features = convolve(convolve(x, p[0], p[1]), p[2], p[3])
            flat = tf.reshape(features, [-1, 7 * 7 * 64])
            hidden = tf.nn.relu(multiply(flat, p[4], p[5]))
            logits = multiply(hidden, p[6], p[7])
            loss = tf.reduce_mean(
                tf.nn.sparse_softmax_cross_entropy_with_logits(labels, logits))
        gradients = tape.gradient(loss, parameters)
        for p, (m, v), gradient in zip(parameters, moments, gradients):
            tf.raw_ops.ResourceApplyAdam(
                var=p.handle, m=m.handle, v=v.handle, grad=gradient, **settings)
        return loss

    return step, x, labels


def setup():
    step, x, labels = make_step()
    traced = tf.function(step)
    return lambda: traced(x, labels)

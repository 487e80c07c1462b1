import tensorflow as tf


def make_step():
    """step(x, labels), and what to call it with."""
    tf.random.set_seed(1)
    x = tf.random.normal([50, 784])
    labels = tf.random.uniform([50], 0, 10, tf.int64)
    parameters = [
        tf.Variable(tf.random.normal([784, 100], stddev=0.05)),
        tf.Variable(tf.zeros([100])),
        tf.Variable(tf.random.normal([100, 10], stddev=0.05)),
        tf.Variable(tf.zeros([10])),
    ]
    moments = [(tf.Variable(tf.zeros_like(p)), tf.Variable(tf.zeros_like(p)))
               for p in parameters]
    settings = {name: tf.constant(value) for name, value in {
        "beta1_power": 0.9, "beta2_power": 0.999, "lr": 0.001, "beta1": 0.9,
        "beta2": 0.999, "epsilon": 1e-7}.items()}

    def step(x, labels):
        w1, b1, w2, b2 = parameters
        with tf.GradientTape() as tape:
            hidden = tf.nn.relu(tf.nn.bias_add(tf.matmul(x, w1), b1))
            logits = tf.nn.bias_add(tf.matmul(hidden, w2), b2)
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
    return lambda: step(x, labels)

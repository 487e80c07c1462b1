"""More models of tools/golden/object_graphs.py: what has gradients, and not."""

import tensorflow as tf

from object_graph_models import spec


@tf.custom_gradient
def _steep(x):
    """Its gradient is another than that of its operations."""
    exponential = tf.exp(x)
    return 2.0 * x, lambda dy: 10.0 * dy * exponential


class Trainable(tf.Module):
    """Gradients of every kind: slices, custom ones, through functions."""

    def __init__(self):
        super().__init__()
        self.embedding = tf.Variable(
            [[0.5, 1.0, -0.5], [1.0, 2.0, 3.0], [0.25, -1.0, 0.75]], name='embedding'
        )
        self.kernel = tf.Variable([[1.0, 2.0], [3.0, 4.0], [-1.0, 0.5]], name='kernel')
        self.factor = tf.Variable(0.5, name='factor')
        self.calls = tf.Variable(0, trainable=False, name='calls')

    @tf.function(input_signature=[spec([None, 3], name='x')])
    def project(self, x):
        return tf.nn.silu(tf.matmul(x, self.kernel))

    @tf.function(
        input_signature=[spec([None], tf.int64, 'ids'), spec([None, 3], name='x')]
    )
    def __call__(self, ids, x):
        @tf.custom_gradient
        def scaled(y):
            def gradient(dy, variables=None):
                del variables
                return 3.0 * dy * self.factor, [tf.reduce_sum(dy)]

            return y * self.factor, gradient

        self.calls.assign_add(1)
        embedded = tf.gather(self.embedding, ids)
        with tf.control_dependencies([tf.debugging.assert_less(x, 100.0)]):
            features = _steep(embedded) + x
        return scaled(self.project(features) * tf.cast(self.calls, tf.float32))

    @tf.function(input_signature=[spec([None], tf.int64, 'ids')])
    def forget(self, ids):
        self.embedding.scatter_update(tf.IndexedSlices(tf.zeros([1, 3]), ids))


def trainable(folder):
    module = Trainable()
    tf.saved_model.save(module, folder, {'serving_default': module.__call__})


def unsaved_gradient(folder):
    module = tf.Module()
    module.steep = tf.function(_steep, input_signature=[spec([])])
    options = tf.saved_model.SaveOptions(experimental_custom_gradients=False)
    tf.saved_model.save(module, folder, options=options)


def v1_loop(folder):
    """A graph of TensorFlow 1 with a loop, inside a function."""
    tf.compat.v1.disable_control_flow_v2()
    with tf.Graph().as_default() as graph:
        x = tf.compat.v1.placeholder(tf.float32, [], 'x')
        loop = tf.compat.v1.while_loop(
            lambda i, y: i < 3, lambda i, y: (i + 1, y * x), (0, tf.ones([]))
        )
        tf.add(loop[1], 1.0, name='y')
    tf.compat.v1.enable_control_flow_v2()

    power = tf.compat.v1.wrap_function(
        lambda x: tf.import_graph_def(graph.as_graph_def(), {'x:0': x}, ['y:0'])[0],
        [spec([])],
    )
    module = tf.Module()
    module.power = tf.function(lambda x: power(x), input_signature=[spec([])])
    tf.saved_model.save(module, folder)


ALL = {write.__name__: write for write in (trainable, unsaved_gradient, v1_loop)}

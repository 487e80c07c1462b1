"""The Python side of the cases signature_call*."""

import tensorflow as tf


def setup_of(model, shape):
    def setup():
        loaded = tf.saved_model.load('tests/benchmarks/models/' + model)
        signature = loaded.signatures['serving_default']
        x = tf.fill(shape, 0.5)
        # What is not kept is dropped, variables and all.
        return lambda loaded=loaded: signature(x=x)

    return setup

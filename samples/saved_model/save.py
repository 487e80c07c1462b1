"""Writes the model that main.cc loads: python samples/saved_model/save.py"""

import pathlib

import tensorflow as tf


class Affine(tf.Module):
    def __init__(self):
        self.kernel = tf.Variable([[1.0, 2.0], [3.0, 4.0]])
        self.bias = tf.Variable([10.0, 20.0])

    @tf.function(input_signature=[tf.TensorSpec([None, 2], tf.float32, 'x')])
    def __call__(self, x):
        return {'y': tf.matmul(x, self.kernel) + self.bias}


folder = pathlib.Path(__file__).parent / 'affine'
tf.saved_model.save(Affine(), str(folder))

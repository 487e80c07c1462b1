#!/usr/bin/env python3
"""Writes tests/benchmarks/models with Python TensorFlow.

    python tools/golden/benchmark_models.py

Three small models for the cases signature_call*: a multiplication, a dense net
and a convolution net.
"""

import os
import pathlib
import shutil

os.environ['CUDA_VISIBLE_DEVICES'] = '-1'
os.environ['TF_ENABLE_ONEDNN_OPTS'] = '1'
os.environ['TF_CPP_MIN_LOG_LEVEL'] = '3'

# pylint: disable=wrong-import-position
import tensorflow as tf

_OUTPUT = pathlib.Path(__file__).resolve().parents[2] / 'tests/benchmarks/models'


def _weights(*shapes):
    tf.random.set_seed(7)
    return [tf.Variable(tf.random.normal(shape, stddev=0.1)) for shape in shapes]


def _tiny(x, a, b):
    return x * a + b


def _mlp(x, w1, b1, w2, b2):
    return tf.nn.softmax(tf.matmul(tf.nn.relu(tf.matmul(x, w1) + b1), w2) + b2)


def _block(x, kernel, bias):
    x = tf.nn.relu(tf.nn.conv2d(x, kernel, 1, 'SAME') + bias)
    return tf.nn.max_pool2d(x, 2, 2, 'SAME')


def _conv(x, k1, b1, k2, b2, w, b):
    x = _block(_block(x, k1, b1), k2, b2)
    return tf.nn.softmax(tf.matmul(tf.reshape(x, [-1, 7 * 7 * 16]), w) + b)


def _save(name, shape, function, *weights):
    module = tf.Module()
    module.weights = _weights(*weights)

    @tf.function(input_signature=[tf.TensorSpec([None, *shape], tf.float32, 'x')])
    def serve(x):
        return {'y': function(x, *module.weights)}

    folder = _OUTPUT / name
    shutil.rmtree(folder, ignore_errors=True)
    tf.saved_model.save(module, str(folder), {'serving_default': serve})
    (folder / 'assets').rmdir()


def main():
    _save('tiny', [], _tiny, [], [])
    _save('mlp', [256], _mlp, [256, 64], [64], [64, 10], [10])
    _save(
        'conv',
        [28, 28, 1],
        _conv,
        [3, 3, 1, 8],
        [8],
        [3, 3, 8, 16],
        [16],
        [7 * 7 * 16, 10],
        [10],
    )


if __name__ == '__main__':
    main()

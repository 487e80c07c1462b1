#!/usr/bin/env python3
"""Writes tests/c/testdata/saved_models with Python TensorFlow.

    python tools/golden/saved_models.py

Four tiny models. Each is loaded again here and asked for the values that
tests/c/saved_model_test.cc expects, so those are Python's. The Python that runs
this has the tensorflow-cpu that tfx is built for.
"""

import os
import pathlib
import shutil

os.environ['CUDA_VISIBLE_DEVICES'] = '-1'
os.environ['TF_CPP_MIN_LOG_LEVEL'] = '3'

# pylint: disable=wrong-import-position
import numpy as np
import tensorflow as tf

v1 = tf.compat.v1

_OUTPUT = (
    pathlib.Path(__file__).resolve().parents[2] / 'tests/c/testdata/saved_models'
)


class Affine(tf.Module):
    """TensorFlow 2, with variables and two signatures."""

    def __init__(self):
        self.kernel = tf.Variable([[1.0, 2.0], [3.0, 4.0]], name='kernel')
        self.bias = tf.Variable([10.0, 20.0], name='bias')
        self.calls = tf.Variable(0, name='calls')

    @tf.function(input_signature=[tf.TensorSpec([None, 2], tf.float32, 'x')])
    def apply(self, x):
        return {'y': tf.matmul(x, self.kernel) + self.bias}

    @tf.function(input_signature=[tf.TensorSpec([], tf.int32, 'by')])
    def count(self, by):
        return {'calls': self.calls.assign_add(by)}


class Doubler(tf.Module):
    """TensorFlow 2, without variables."""

    @tf.function(input_signature=[tf.TensorSpec([None], tf.float32, 'x')])
    def apply(self, x):
        return {'y': 2.0 * x + 1.0}


def _signature(x, y):
    return {
        'serving_default': v1.saved_model.predict_signature_def({'x': x}, {'y': y})
    }


def _two_tag_sets(folder):
    """TensorFlow 1, with a resource and a reference variable."""
    builder = v1.saved_model.Builder(folder)
    for tags, add in ((['serve'], 0.0), (['serve', 'train'], 100.0)):
        with tf.Graph().as_default(), v1.Session() as session:
            x = v1.placeholder(tf.float32, [None], name='x')
            slope = v1.get_variable('slope', initializer=3.0, use_resource=True)
            offset = v1.get_variable('offset', initializer=5.0, use_resource=False)
            y = tf.add(slope * x + offset, add, name='y')
            session.run(v1.global_variables_initializer())
            if len(tags) == 1:
                builder.add_meta_graph_and_variables(
                    session, tags, signature_def_map=_signature(x, y)
                )
            else:
                builder.add_meta_graph(tags, signature_def_map=_signature(x, y))
    builder.save()


def _v1_constant(folder):
    """TensorFlow 1, without variables."""
    with tf.Graph().as_default(), v1.Session() as session:
        x = v1.placeholder(tf.float32, [None], name='x')
        y = tf.multiply(x, 4.0, name='y')
        builder = v1.saved_model.Builder(folder)
        builder.add_meta_graph_and_variables(
            session, ['serve'], signature_def_map=_signature(x, y)
        )
        builder.save()


def _expect(actual, expected):
    np.testing.assert_array_equal(np.asarray(actual), np.asarray(expected))


def _run_v1(folder, tags, x):
    with tf.Graph().as_default(), v1.Session() as session:
        model = v1.saved_model.load(session, tags, folder)
        signature = model.signature_def['serving_default']
        return session.run(
            signature.outputs['y'].name, {signature.inputs['x'].name: x}
        )


def _check(root):
    affine = tf.saved_model.load(root + '/affine')
    x = tf.constant([[1.0, 1.0], [2.0, -1.0]])
    _expect(affine.signatures['serving_default'](x=x)['y'], [[14, 26], [9, 20]])
    count = affine.signatures['count']
    _expect(count(by=tf.constant(2))['calls'], 2)
    _expect(count(by=tf.constant(3))['calls'], 5)
    doubler = tf.saved_model.load(root + '/doubler')
    x = tf.constant([1.0, -3.0])
    _expect(doubler.signatures['serving_default'](x=x)['y'], [3, -5])
    two = root + '/two_tag_sets'
    _expect(_run_v1(two, ['serve'], [1.0, 2.0]), [8, 11])
    _expect(_run_v1(two, ['train', 'serve'], [1.0, 2.0]), [108, 111])
    _expect(_run_v1(root + '/v1_constant', ['serve'], [1.5]), [6])


def main():
    root = str(_OUTPUT)
    shutil.rmtree(root, ignore_errors=True)
    affine = Affine()
    signatures = {'serving_default': affine.apply, 'count': affine.count}
    tf.saved_model.save(affine, root + '/affine', signatures)
    doubler = Doubler()
    tf.saved_model.save(
        doubler, root + '/doubler', {'serving_default': doubler.apply}
    )
    _two_tag_sets(root + '/two_tag_sets')
    _v1_constant(root + '/v1_constant')
    _check(root)
    # Git keeps no empty folders; a fresh checkout should look like this one.
    for folder in pathlib.Path(root).glob('*/*/'):
        if folder.is_dir() and not any(folder.iterdir()):
            folder.rmdir()


if __name__ == '__main__':
    main()

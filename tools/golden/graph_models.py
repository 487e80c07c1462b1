#!/usr/bin/env python3
"""Writes tests/saved_model/golden/graph_models.txt with Python TensorFlow.

    python tools/golden/graph_models.py

What a Python program prints that loads models without objects (TensorFlow 1,
frozen graphs): their variables, gradients, and parts of their graphs. The models
are those of tools/golden/signatures.py, except `examples`, which has objects and
reads serialised Examples.
"""

import os
import pathlib

os.environ['CUDA_VISIBLE_DEVICES'] = '-1'
os.environ['TF_ENABLE_ONEDNN_OPTS'] = '1'
os.environ['TF_CPP_MIN_LOG_LEVEL'] = '3'

# pylint: disable=wrong-import-position
import tensorflow as tf

import transcript

_TESTS = pathlib.Path(__file__).resolve().parents[2] / 'tests/saved_model'


def _load(name, **kwargs):
    return tf.saved_model.load(str(_TESTS / 'testdata/models' / name), **kwargs)


def _variables(t):
    t.section('variables')
    for name in ('v1_variables', 'v1_no_saver', 'v1_table_initializer', 'v1_shapes'):
        model = _load(name)
        for variable in model.variables:
            t.repr(variable)
            t.print(variable.trainable)
        t.print(len(model.asset_paths))
        t.print(model.tensorflow_version)
        t.print(model.tensorflow_git_version)

    t.section('shared')
    model = _load('v1_variables')
    x = tf.constant([1.0, 2.0])
    signature = model.signatures['serving_default']
    model.variables[0].assign(10.0)
    t.repr(signature(x=x)['y'])
    other = _load('v1_variables')
    t.repr(other.signatures['serving_default'](x=x)['y'])
    # Reference variables, too, belong to a model.
    t.repr(tf.constant(model.signatures['add'](x=x)['total'].numpy()))
    t.repr(tf.constant(other.signatures['add'](x=x)['total'].numpy()))
    t.repr(tf.constant(model.signatures['add'](x=x)['total'].numpy()))


def _gradients(t):
    t.section('gradients')
    model = _load('v1_variables')
    x = tf.constant([1.0, 2.0])
    signature = model.signatures['serving_default']
    slope = model.variables[0]
    with tf.GradientTape() as outer:
        outer.watch(x)
        with tf.GradientTape() as tape:
            tape.watch(x)
            y = signature(x=x)['y']
            loss = tf.reduce_sum(y * y)
        first = tape.gradient(loss, [x, slope])
        total = tf.reduce_sum(first[0]) + first[1]
    t.repr(y)
    for gradient in first:
        t.repr(gradient)
    for gradient in outer.gradient(total, [x, slope]):
        t.repr(gradient)
    t.print([v.name for v in tape.watched_variables()])
    slope.assign_sub(0.25 * first[1])
    t.repr(signature(x=x)['y'])

    t.section('function')

    @tf.function
    def step(x):
        with tf.GradientTape() as tape:
            loss = tf.reduce_sum(signature(x=x)['y'])
        slope.assign_add(tape.gradient(loss, slope))
        return loss

    t.repr(step(x))
    t.repr(step(x))
    t.repr(slope)

    t.section('condition')
    model = _load('v1_loop')
    signature = model.signatures['condition']
    for n in (3, 0):
        with tf.GradientTape() as tape:
            tape.watch(x)
            z = signature(x=x, n=tf.constant(n))['z']
        t.repr(z)


def _parts(t):
    t.section('parts')
    model = _load('v1_variables')
    x = tf.constant([1.0, 2.0])
    y, slope = model.prune(['x:0'], ['y:0', 'slope/Read/ReadVariableOp:0'])(x)
    t.repr(y)
    t.repr(slope)
    t.repr(model.prune(['mul:0'], ['y:0'])(x)[0])
    t.repr(model.prune(['x:0', 'slope/Read/ReadVariableOp:0'], 'mul:0')(x, x[0]))
    t.repr(model.prune(['y:0'], ['y:0'])(x)[0])
    # An operation runs, and returns nothing.
    add = model.prune(['x:0'], {'total': 'added:0'})
    t.repr(tf.constant(add(x)['total'].numpy()))
    reset = model.prune([], ['total/Assign', 'total/initial_value:0'])
    t.repr(reset()[1])
    t.repr(tf.constant(add(x)['total'].numpy()))
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = model.prune(['mul:0'], 'y:0')(x)
    t.repr(tape.gradient(y, x))


def _frozen(t):
    t.section('frozen')
    graph_def = tf.compat.v1.GraphDef.FromString(
        (_TESTS / 'testdata/frozen.pb').read_bytes()
    )
    graph = tf.compat.v1.wrap_function(
        lambda: tf.compat.v1.import_graph_def(graph_def, name=''), []
    )
    function = graph.prune(['x:0', 'k:0'], ['y:0', 'winner:0'])
    x, k = tf.constant([[1.0, 1.0], [2.0, -1.0]]), tf.constant(2.0)
    with tf.GradientTape() as tape:
        tape.watch([x, k])
        y, winner = function(x, k)
    t.repr(y)
    t.repr(winner)
    for gradient in tape.gradient(y, [x, k]):
        t.repr(gradient)
    t.repr(tf.function(lambda x: function(x, k)[0] + 1.0)(x))
    t.repr(graph.prune(['x:0'], 'product:0')(x))


def _examples(t):
    t.section('examples')
    model = _load('examples')
    t.repr(model.kernel)
    features = {
        'age': tf.train.Feature(float_list=tf.train.FloatList(value=[4.0])),
        'job': tf.train.Feature(bytes_list=tf.train.BytesList(value=[b'bee'])),
    }
    example = tf.train.Example(features=tf.train.Features(feature=features))
    examples = tf.constant([example.SerializeToString(deterministic=True)])
    signature = model.signatures['serving_default']
    with tf.GradientTape() as tape:
        y = signature(examples=examples)['y']
    gradient = tape.gradient(y, model.kernel)
    t.repr(y)
    t.repr(gradient)
    model.kernel.assign_sub(0.5 * gradient)
    t.repr(tf.function(lambda x: model.serve(x)['y'] * 2.0)(examples))


def main():
    t = transcript.Transcript('graph_models.py')
    _variables(t)
    _gradients(t)
    _parts(t)
    _frozen(t)
    _examples(t)
    (_TESTS / 'golden/graph_models.txt').write_text(t.text)


if __name__ == '__main__':
    main()

"""Writes tests/saved_model/golden with Python TensorFlow.

    python tools/golden/object_graphs.py

Models with objects of every kind (object_graph_*models.py), and what a Python
program prints that loads them, calls their functions and signatures and changes
their variables; tests/saved_model/*_test.cc print the same.
"""

import os
import pathlib
import re
import shutil

os.environ['CUDA_VISIBLE_DEVICES'] = '-1'
os.environ['TF_ENABLE_ONEDNN_OPTS'] = '1'
os.environ['TF_CPP_MIN_LOG_LEVEL'] = '3'

# pylint: disable=wrong-import-position
import tensorflow as tf

import object_graph_gradient_models
import object_graph_models
import object_graph_state_models
import transcript

_OUTPUT = pathlib.Path(__file__).resolve().parents[2] / 'tests/saved_model/golden'
_MODELS = {
    **object_graph_models.ALL,
    **object_graph_gradient_models.ALL,
    **object_graph_state_models.ALL,
}


def _sorted(structure):
    """Dicts, which are loaded in any order, in the order of their keys."""
    if isinstance(structure, dict):
        return {key: structure[key] for key in sorted(structure)}
    return structure


def _sort_options(text):
    """The same for the named arguments of the options that errors list."""
    item = r"'\w+': (?:TensorSpec\(.*?name='\w+'\)|[^,}]+)"
    return re.sub(
        rf'(\*[^*]*\n  Keyword arguments: )\{{({item}(?:, {item})*)\}}(?=\n\n?[A-Z=])',
        lambda match: match[1]
        + '{'
        + ', '.join(sorted(re.findall(item, match[2])))
        + '}',
        text,
    )


def _load(name):
    return tf.saved_model.load(str(_OUTPUT / 'models' / name))


def _variables(t):
    t.section('variables')
    model = _load('modules')
    for variable in (
        model.layers[0].kernel,
        model.layers[0].bias,
        model.layers[1].kernel,
        model.heads['a.b'].kernel,
        model.pair[0],
        model.pair[1][0],
        model.grows,
        model.seen,
    ):
        t.repr(variable)
        t.print(variable.trainable)
        t.print(variable.synchronization.name)
        t.print(variable.aggregation.name)
    t.print(model.heads['shared'] is model.layers[0].bias)

    t.section('modules')
    x = tf.constant([[1.0, -1.0]])
    t.repr(_sorted(model(x)))
    t.repr(model.layers[1](x))
    t.repr(model.heads['a.b'](x))
    model.layers[1].kernel.assign([[0.0, 1.0], [1.0, 0.0]])
    model.heads['shared'].assign_add([10.0, 20.0])
    t.repr(_sorted(model(x)))
    t.repr(_sorted(model.signatures['serving_default'](x=x)))
    t.repr(model.seen)
    model.grows.assign([1.0, 2.0, 3.0])
    t.repr(model.grows)


def _traces(t):
    t.section('traces')
    model = _load('traces')
    floats, ints = tf.constant([1.0, 2.0]), tf.constant([1, 2])
    square = tf.constant([[1.0, 2.0], [3.0, 4.0]])
    t.repr(model.free(ints))
    t.repr(model.free(square))
    t.repr(model.free(floats, True))
    t.repr(model.free(floats, training=1))
    t.repr(model.free(floats, rate=0.25, mode='not'))
    t.repr(model.free(floats, rate=tf.constant(0.125)))
    t.repr(model.free(floats, rate=2.0))
    t.repr(model.free([1.0, 2.0, 3.0], True))
    t.repr(model.free([1, 2, 3]))
    t.repr(model.free(x=floats, training=True))
    t.repr(model.declared([1, 2]))
    t.repr(model.declared(floats, by=2))
    t.repr(model.declared(floats, tf.Variable(4.0)))
    first, second = model.nested(
        {'x': floats, 'y': tf.constant('text')}, (tf.constant(1.0), [2.0])
    )
    t.repr(first)
    for key in ('a', 'none', 'sum'):
        t.repr(second[key])
    t.repr(model.literals((2, 3)))
    t.repr(model.literals((1,), 'm', factor=2.0))
    t.repr(model.nothing())
    t.repr(model.scale)
    one, two = tf.constant(1.0), tf.constant(2.0)
    t.repr(model.many(one, two, a=two, z=one))
    sparse, ragged = model.composite(square)
    t.repr((sparse.indices, sparse.values, sparse.dense_shape))
    t.repr((ragged.flat_values, ragged.row_splits))
    t.repr(model.sparse_sum(sparse))

    t.section('refused')
    t.error(lambda: model.free(tf.constant([True]), True))
    t.error(lambda: model.free(floats, rate='x', mode=tf.constant(1)))
    t.error(lambda: model.free([[[1.0]]]))
    t.error(lambda: model.free())
    t.error(lambda: model.free(floats, False, 1))
    t.error(lambda: model.free(floats, x=floats))
    t.error(lambda: model.free(floats, rat=2))
    t.error(lambda: model.declared(ints))
    t.error(lambda: model.declared(1))
    t.error(lambda: model.declared(square, by=2))
    t.error(lambda: model.literals([2, 3]))
    t.error(lambda: model.many(one))


def _state(t):
    """One state, whoever changes it; the C++ side asks for variables midway."""
    t.section('state')
    model = _load('state')
    add, put = model.signatures['add'], model.signatures['put']
    get, draw = model.signatures['get'], model.signatures['draw']
    words = tf.constant(['one', 'two', 'zero'])
    t.repr(add(by=tf.constant([1.0, 2.0])))
    t.repr(put(words=tf.constant(['two']), numbers=tf.constant([2], tf.int64)))
    t.repr(_sorted(get(words=words)))
    t.repr(draw())
    t.repr(model.total)
    model.total.assign([100.0, 200.0])
    t.repr(add(by=tf.constant([1.0, 2.0])))
    t.repr(model.add([1.0, 2.0]))
    t.repr(model.total)
    t.repr(model.put(['three', 'one'], [3, 11]))
    t.repr(_sorted(get(words=tf.constant(['one', 'two', 'three', 'four']))))
    t.repr(draw())
    t.repr(model.draw())


def _captures(t):
    t.section('captures')
    model = _load('captures')
    t.repr(model.translate(['two', 'none', 'zero']))
    t.repr(model.vocabulary())
    x = tf.constant([1.0, 2.0, 3.0])
    t.repr(model.inner(x))
    t.repr(model.repeat(x, 2))
    t.repr(model.repeat(x, 9))
    t.repr(model.step)
    t.repr(model.each([1.0, 2.0]))


def _keras(t):
    x = tf.constant([[1.0, -1.0], [2.0, 0.5]])
    t.section('keras 2')
    model = _load('keras_2')
    for variable in model.variables:
        t.repr(variable)
    for variable in model.trainable_variables:
        t.print(variable.name)
    t.repr(model(x))
    t.repr(model(x, training=True))
    t.repr(model(x, False))
    t.repr(model.signatures['serving_default'](x))
    model.trainable_variables[0].assign_add(tf.ones([2, 3]))
    t.repr(model(x))
    t.repr(model.signatures['serving_default'](x))

    t.section('keras 3')
    model = _load('keras_3')
    for variable in model.variables:
        t.repr(variable)
    for variable in model.trainable_variables:
        t.print(variable.name)
    t.repr(model.serve(x))
    model.trainable_variables[0].assign_add(tf.ones([2, 3]))
    t.repr(model.serve(x))
    t.repr(model.signatures['serving_default'](x))


def _dense(gradient):
    """Slices as the tensor that they are a part of."""
    return tf.convert_to_tensor(gradient)


def _thousandths(value):
    """Graphs may round otherwise, by how their operations were joined."""
    return tf.cast(tf.round(value * 1000.0), tf.int64)


def _gradients(t):
    t.section('gradients')
    model = _load('trainable')
    sources = [model.embedding, model.kernel, model.factor]
    ids = tf.constant([0, 2, 2], tf.int64)
    x = tf.constant([[0.5, -1.0, 0.25], [1.0, 0.0, -0.5], [-0.25, 0.75, 1.0]])
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = model(ids, x)
        loss = tf.reduce_sum(y * y)
    for name in sorted(variable.name for variable in tape.watched_variables()):
        t.print(name)
    t.repr(y)
    for gradient in tape.gradient(loss, [x, *sources]):
        t.repr(_dense(gradient))
    t.repr(model.calls)
    with tf.GradientTape() as outer:
        outer.watch(x)
        with tf.GradientTape() as tape:
            tape.watch(x)
            y = tf.reduce_sum(model.project(x))
        gradient = tape.gradient(y, x)
    t.repr(gradient)
    for second in outer.gradient(gradient, [x, model.kernel]):
        t.repr(second)
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = model.signatures['serving_default'](ids=ids, x=x)['output_0']
    for gradient in tape.gradient(y, [x, *sources]):
        t.repr(_dense(gradient))

    @tf.function
    def step(ids, x):
        with tf.GradientTape() as tape:
            y = model(ids, x)
            loss = tf.reduce_sum(y * y)
        for variable, gradient in zip(sources, tape.gradient(loss, sources)):
            variable.assign_sub(0.001 * _dense(gradient))
        return loss

    for _ in range(3):
        t.repr(_thousandths(step(ids, x)))
    for variable in sources:
        t.repr(_thousandths(variable))
    t.repr(model.calls)

    @tf.function
    def twice(x):
        return model.signatures['serving_default'](ids=ids, x=x)['output_0'] * 2.0

    with tf.GradientTape() as tape:
        tape.watch(x)
        y = twice(x)
    t.repr(_thousandths(y))
    for gradient in tape.gradient(y, [x, *sources]):
        t.repr(_thousandths(_dense(gradient)))
    with tf.GradientTape() as tape:
        model.forget(tf.constant([1], tf.int64))
    t.repr(_thousandths(model.embedding))

    t.section('keras gradients')
    model = _load('keras_2')
    x = tf.constant([[1.0, -1.0], [2.0, 0.5]])
    variables = model.trainable_variables
    for _ in range(2):
        with tf.GradientTape() as tape:
            tape.watch(x)
            loss = tf.reduce_mean(tf.square(model(x, training=True)))
        gradients = tape.gradient(loss, [x, *variables])
        t.repr(loss)
        for gradient in gradients:
            t.repr(gradient)
        for variable, gradient in zip(variables, gradients[1:]):
            variable.assign_sub(0.25 * gradient)
    for variable in model.variables:
        t.repr(variable)
    t.repr(model(x))

    t.section('loops of TensorFlow 1')
    t.repr(_load('v1_loop').power(tf.constant(2.0)))


def _kinds(t):
    t.section('kinds')
    model = _load('kinds')
    words = tf.constant(['one', 'two', 'three', 'four'])
    find = model.signatures['find']
    t.repr(_sorted(find(words=words)))
    t.repr(_sorted(find(words=words[:1])))
    t.repr(_sorted(model.find(words)))
    t.repr(model.mean.total)


def _show(t, function):
    t.print(re.sub(r'\d{6,}', '…', function.pretty_printed_signature()))
    positional, named = function.structured_input_signature
    t.print((positional, _sorted(named)))
    t.print(function.structured_outputs)


def _concrete_functions(t):
    t.section('concrete functions')
    model = _load('traces')
    for name in ('free', 'declared', 'literals', 'nothing', 'many', 'composite',
                 'sparse_sum'):
        for function in getattr(model, name).concrete_functions:
            t.print(function.function_type)
    # The captures of a stored function are in no signature, those of a
    # signature are.
    for name in ('declared', 'literals', 'composite', 'sparse_sum'):
        _show(t, getattr(model, name).concrete_functions[0])
    t.section('signatures')
    _show(t, model.signatures['serving_default'])
    model = _load('trainable')
    _show(t, model.signatures['serving_default'])
    for variable in model.__call__.concrete_functions[0].variables:
        t.print(variable.name)


def main():
    shutil.rmtree(_OUTPUT, ignore_errors=True)
    (_OUTPUT / 'models').mkdir(parents=True)
    for name, write in _MODELS.items():
        tf.random.set_seed(1)
        write(str(_OUTPUT / 'models' / name))
    t = transcript.Transcript('object_graphs.py')
    for program in (
        _variables,
        _traces,
        _state,
        _captures,
        _keras,
        _gradients,
        _kinds,
        _concrete_functions,
    ):
        program(t)
    (_OUTPUT / 'object_graphs.txt').write_text(_sort_options(t.text))
    # Git keeps no empty folders; a fresh checkout should look like this one.
    for folder in (_OUTPUT / 'models').glob('*/*/'):
        if folder.is_dir() and not any(folder.iterdir()):
            folder.rmdir()


if __name__ == '__main__':
    main()

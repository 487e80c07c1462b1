"""The models of tools/golden/object_graphs.py: objects of every kind."""

import collections
import os
import pathlib

import keras
import numpy as np
import tensorflow as tf
import tf_keras

Pair = collections.namedtuple('Pair', 'first second')


def spec(shape, dtype=tf.float32, name=None):
    return tf.TensorSpec(shape, dtype, name)


class Dense(tf.Module):
    def __init__(self, kernel, bias, name):
        super().__init__(name=name)
        self.kernel = tf.Variable(kernel, name='kernel')
        self.bias = tf.Variable(bias, name='bias')

    @tf.function(input_signature=[spec([None, 2], name='x')])
    def __call__(self, x):
        return tf.matmul(x, self.kernel) + self.bias


class Modules(tf.Module):
    """Modules in lists, tuples and dicts; a variable that two of them have."""

    def __init__(self):
        super().__init__()
        self.layers = [
            Dense([[1.0, 2.0], [3.0, 4.0]], [0.5, -0.5], 'one'),
            Dense([[2.0, 0.0], [0.0, 2.0]], [1.0, 1.0], 'two'),
        ]
        self.heads = {
            'a.b': Dense([[1.0], [1.0]], [0.0], 'sum'),
            'shared': self.layers[0].bias,
        }
        self.pair = (
            tf.Variable(7, name='seven', trainable=False),
            [tf.Variable('text', name='words')],
        )
        self.grows = tf.Variable([1.0], shape=[None], name='grows')
        self.seen = tf.Variable(
            0.0,
            name='seen',
            synchronization=tf.VariableSynchronization.ON_READ,
            aggregation=tf.VariableAggregation.SUM,
        )

    @tf.function(input_signature=[spec([None, 2], name='x')])
    def __call__(self, x):
        for layer in self.layers:
            x = layer(x)
        self.seen.assign_add(1.0)
        return {'features': x, 'sum': self.heads['a.b'](x)}


def modules(folder):
    module = Modules()
    tf.saved_model.save(module, folder, {'serving_default': module.__call__})


class Traces(tf.Module):
    """Functions of many traces, parameters and results."""

    def __init__(self):
        super().__init__()
        self.scale = tf.Variable(10.0, name='scale')
        self.offset = tf.constant([1.0, 2.0])

    @tf.function
    def free(self, x, training=False, *, rate=0.5, mode='same'):
        y = x * tf.cast(self.scale, x.dtype)
        if mode != 'same':
            y = -y
        return y + 1 if training else y * tf.cast(rate, x.dtype)

    @tf.function(input_signature=[spec([None], name='x'), spec([], name='by')])
    def declared(self, x, by=tf.constant(3.0)):
        return x * by

    @tf.function
    def nested(self, batch, pair, options=None):
        x, y = batch['x'], batch['y']
        return Pair(
            [x + self.offset, (y,)],
            {'sum': pair[0] + pair[1][0], 'none': options, 'a': (x, [y])},
        )

    @tf.function
    def literals(self, sizes, name='n', factor=1.5):
        return tf.fill(list(sizes), factor), tf.constant(name)

    @tf.function
    def nothing(self):
        self.scale.assign_add(1.0)

    @tf.function
    def many(self, *args, **kwargs):
        return tf.add_n(list(args)) + kwargs['z'] - kwargs['a']

    @tf.function
    def composite(self, x):
        return tf.sparse.from_dense(x), tf.RaggedTensor.from_row_lengths(x[0], [1, 1])

    @tf.function
    def sparse_sum(self, x):
        return tf.sparse.reduce_sum(x)


def traces(folder):
    module = Traces()
    module.free.get_concrete_function(spec([None], tf.int32, 'x'))
    module.free.get_concrete_function(spec([2, 2], name='x'))
    module.free.get_concrete_function(spec([None], name='x'), True)
    module.free.get_concrete_function(spec([None], name='x'), rate=0.25, mode='not')
    module.free.get_concrete_function(
        spec([None], name='x'), rate=spec([], name='rate')
    )
    module.nested(
        {'x': tf.ones([2]), 'y': tf.constant('s')}, (tf.ones([]), [tf.ones([])])
    )
    module.literals((2, 3))
    module.literals((1,), 'm', factor=2)
    module.nothing()
    module.many(tf.ones([]), tf.ones([]), z=tf.ones([]), a=tf.ones([]))
    module.composite(tf.ones([2, 2]))
    module.sparse_sum.get_concrete_function(tf.SparseTensorSpec([None, None]))
    tf.saved_model.save(module, folder)


class State(tf.Module):
    """Signatures that change variables and tables."""

    def __init__(self):
        super().__init__()
        self.total = tf.Variable([0.0, 0.0], name='total')
        self.words = tf.lookup.experimental.MutableHashTable(tf.string, tf.int64, -1)
        self.words.insert(tf.constant(['zero', 'one']), tf.constant([0, 1], tf.int64))
        self.dense = tf.lookup.experimental.DenseHashTable(
            tf.int64, tf.float32, -1.0, -7, -8, initial_num_buckets=8
        )
        self.dense.insert(tf.constant([5], tf.int64), tf.constant([0.5]))
        self.generator = tf.random.Generator.from_seed(7)

    @tf.function(input_signature=[spec([2], name='by')])
    def add(self, by):
        return {'total': self.total.assign_add(by)}

    @tf.function(
        input_signature=[
            spec([None], tf.string, 'words'),
            spec([None], tf.int64, 'numbers'),
        ]
    )
    def put(self, words, numbers):
        self.words.insert(words, numbers)
        self.dense.insert(numbers, tf.cast(numbers, tf.float32) / 2.0)
        return {'size': self.words.size()}

    @tf.function(input_signature=[spec([None], tf.string, 'words')])
    def get(self, words):
        numbers = self.words.lookup(words)
        return {'numbers': numbers, 'halves': self.dense.lookup(numbers)}

    @tf.function(input_signature=[])
    def draw(self):
        return {'number': self.generator.uniform_full_int([], tf.int32)}


def state(folder):
    module = State()
    tf.saved_model.save(
        module,
        folder,
        {
            'add': module.add,
            'put': module.put,
            'get': module.get,
            'draw': module.draw,
        },
    )


class Captures(tf.Module):
    """Constants, assets, static tables; functions that call functions."""

    def __init__(self, vocabulary):
        super().__init__()
        self.asset = tf.saved_model.Asset(vocabulary)
        self.from_file = tf.lookup.StaticHashTable(
            tf.lookup.TextFileInitializer(
                self.asset,
                tf.string,
                tf.lookup.TextFileIndex.WHOLE_LINE,
                tf.int64,
                tf.lookup.TextFileIndex.LINE_NUMBER,
            ),
            -1,
        )
        self.from_tensors = tf.lookup.StaticHashTable(
            tf.lookup.KeyValueTensorInitializer(
                tf.constant([0, 1, 2], tf.int64), tf.constant(['null', 'eins', 'zwei'])
            ),
            '?',
        )
        self.step = tf.Variable(2.0, name='step')
        self.constant = tf.constant([1.0, 2.0, 3.0])

    @tf.function(input_signature=[spec([None], tf.string)])
    def translate(self, words):
        return self.from_tensors.lookup(self.from_file.lookup(words))

    @tf.function(input_signature=[])
    def vocabulary(self):
        return tf.io.read_file(self.asset)

    @tf.function(input_signature=[spec([3])])
    def inner(self, x):
        return x * self.constant + self.step

    @tf.function(input_signature=[spec([3]), spec([], tf.int32)])
    def repeat(self, x, times):
        while times > 0:
            x = self.inner(x)
            if tf.reduce_sum(x) > 1000.0:
                x = x / 2.0
                self.step.assign(self.step / 2.0)
            times -= 1
        return x

    @tf.function(input_signature=[spec([None])])
    def each(self, x):
        return tf.map_fn(lambda each: tf.reduce_sum(self.inner(each * tf.ones([3]))), x)


def captures(folder):
    vocabulary = folder + '.vocabulary'
    pathlib.Path(vocabulary).write_text('zero\none\ntwo\n')
    tf.saved_model.save(Captures(vocabulary), folder)
    os.remove(vocabulary)


def keras_2(folder):
    model = tf_keras.Sequential(
        [
            tf_keras.layers.Dense(3, activation='relu', name='hidden'),
            tf_keras.layers.BatchNormalization(name='norm'),
            tf_keras.layers.Dense(2, name='out'),
        ]
    )
    model.build([None, 2])
    model.set_weights(
        [np.arange(np.prod(w.shape)).reshape(w.shape) / 4 for w in model.get_weights()]
    )
    tf.saved_model.save(model, folder)


def keras_3(folder):
    model = keras.Sequential(
        [
            keras.Input([2]),
            keras.layers.Dense(3, activation='relu', name='hidden'),
            keras.layers.BatchNormalization(name='norm'),
            keras.layers.Dense(2, name='out'),
        ]
    )
    model.set_weights(
        [np.arange(np.prod(w.shape)).reshape(w.shape) / 4 for w in model.get_weights()]
    )
    model.export(folder, verbose=False)


ALL = {
    write.__name__: write
    for write in (modules, traces, state, captures, keras_2, keras_3)
}

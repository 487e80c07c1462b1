"""Models of TensorFlow 2: modules with signatures."""

import os
import pathlib

import tensorflow as tf


def spec(shape, dtype, name):
    return tf.TensorSpec(shape, dtype, name)


class Stateful(tf.Module):
    """Variables, several signatures, one with slashes in its name."""

    def __init__(self):
        self.kernel = tf.Variable([[1.0, 2.0], [3.0, 4.0]], name='kernel')
        self.calls = tf.Variable(0, name='calls')

    @tf.function(input_signature=[spec([None, 2], tf.float32, 'x')])
    def apply(self, x):
        return {'y': tf.matmul(x, self.kernel)}

    @tf.function(input_signature=[spec([], tf.int32, 'by')])
    def count(self, by):
        return {'calls': self.calls.assign_add(by)}

    @tf.function(input_signature=[])
    def read(self):
        return {'calls': self.calls.read_value()}


def stateful(folder):
    module = Stateful()
    tf.saved_model.save(
        module,
        folder,
        {
            'serving_default': module.apply,
            'state/count': module.count,
            'state/read': module.read,
        },
    )


class Types(tf.Module):
    """No variables; inputs and outputs of many types, two of them one tensor."""

    @tf.function(
        input_signature=[
            spec([None], tf.float32, 'x'),
            spec([None], tf.string, 's'),
            spec([], tf.bool, 'flag'),
        ]
    )
    def apply(self, x, s, flag):
        twice = 2.0 * x
        return {
            'twice': twice,
            'again': twice,
            'double': tf.cast(x, tf.float64),
            'half': tf.cast(x, tf.float16),
            'brain': tf.cast(x, tf.bfloat16),
            'long': tf.cast(x, tf.int64),
            'byte': tf.cast(tf.abs(x), tf.uint8),
            'complex': tf.complex(x, x),
            'sign': x > 0.0,
            'not': tf.logical_not(flag),
            'text': tf.strings.join([s, s], '\0'),
            'empty': tf.zeros([0, 3]),
        }


def types(folder):
    module = Types()
    tf.saved_model.save(module, folder, {'serving_default': module.apply})


class Table(tf.Module):
    """A lookup table filled from an asset."""

    def __init__(self, vocabulary):
        self.asset = tf.saved_model.Asset(vocabulary)
        self.table = tf.lookup.StaticVocabularyTable(
            tf.lookup.TextFileInitializer(
                self.asset,
                tf.string,
                tf.lookup.TextFileIndex.WHOLE_LINE,
                tf.int64,
                tf.lookup.TextFileIndex.LINE_NUMBER,
            ),
            1,
        )

    @tf.function(input_signature=[spec([None], tf.string, 'words')])
    def apply(self, words):
        return {'ids': self.table.lookup(words)}

    @tf.function(input_signature=[])
    def vocabulary(self):
        return {'bytes': tf.io.read_file(self.asset)}


def table(folder):
    vocabulary = folder + '.vocabulary'
    pathlib.Path(vocabulary).write_text('zero\none\ntwo\n')
    module = Table(vocabulary)
    tf.saved_model.save(
        module,
        folder,
        {'serving_default': module.apply, 'vocabulary': module.vocabulary},
    )
    os.remove(vocabulary)


class Defaults(tf.Module):
    """An input with a default value; a function of two traces."""

    @tf.function(
        input_signature=[spec([None], tf.float32, 'x'), spec([], tf.float32, 'by')]
    )
    def scale(self, x, by=tf.constant(3.0)):
        return {'y': x * by}

    @tf.function
    def free(self, x, add=True, name='n', pair=(1, 2)):
        del name
        return x + 1 if add else x * pair[0]


def defaults(folder):
    module = Defaults()
    module.free.get_concrete_function(spec([None], tf.int32, 'x'))
    module.free.get_concrete_function(spec([2, 2], tf.float32, 'x'), False, 'm')
    tf.saved_model.save(module, folder, {'serving_default': module.scale})


class Loop(tf.Module):
    """A while loop, as long as asked."""

    def __init__(self):
        self.kernel = tf.Variable(tf.eye(8) * 0.5 + 0.0625, name='kernel')

    @tf.function(
        input_signature=[spec([None, 8], tf.float32, 'x'), spec([], tf.int32, 'n')]
    )
    def apply(self, x, n):
        for _ in tf.range(n):
            x = tf.matmul(x, self.kernel)
        return {'y': x}


def loop(folder):
    module = Loop()
    tf.saved_model.save(module, folder, {'serving_default': module.apply})


def no_signatures(folder):
    module = tf.Module()
    module.v = tf.Variable(1.0)
    tf.saved_model.save(module, folder)


class Unmakable(tf.saved_model.experimental.TrackableResource):
    """A resource that nothing uses, and that cannot be made when it is loaded."""

    def __init__(self):
        super().__init__()
        self._resource_handle = tf.constant(0.0)

    def _create_resource(self):
        return tf.compat.v1.placeholder(tf.resource, [], name='unused_resource')


class Examples(tf.Module):
    """Reads serialised Examples, with a table."""

    def __init__(self):
        self.kernel = tf.Variable([[2.0], [3.0]], name='kernel')
        self.unused = Unmakable()
        self.jobs = tf.lookup.StaticHashTable(
            tf.lookup.KeyValueTensorInitializer(['ant', 'bee'], [1.0, 2.0]), 0.0
        )

    @tf.function(input_signature=[spec([None], tf.string, 'examples')])
    def serve(self, examples):
        features = tf.io.parse_example(
            examples,
            {
                'age': tf.io.FixedLenFeature([1], tf.float32),
                'job': tf.io.FixedLenFeature([1], tf.string, ''),
            },
        )
        jobs = self.jobs.lookup(features['job'])
        return {'y': tf.matmul(tf.concat([features['age'], jobs], 1), self.kernel)}


def examples(folder):
    module = Examples()
    tf.saved_model.save(module, folder, {'serving_default': module.serve})


class Composites(tf.Module):
    """Signatures of sparse and ragged tensors."""

    @tf.function(
        input_signature=[
            tf.SparseTensorSpec([None, None], tf.float32),
            spec([], tf.float32, 'by'),
        ]
    )
    def sparse(self, x, by):
        return {'sums': by * tf.sparse.reduce_sum(x, 1)}

    @tf.function(input_signature=[tf.RaggedTensorSpec([None, None], tf.float32)])
    def ragged(self, rows):
        return {'sums': tf.reduce_sum(rows, 1)}


def composites(folder):
    module = Composites()
    tf.saved_model.save(
        module,
        folder,
        {'serving_default': module.sparse, 'ragged': module.ragged},
    )


def leftover_shards(folder):
    """Files of an earlier, bigger model lie about."""
    stateful(folder)
    for shard in ('00001-of-00002', '00000-of-00002'):
        pathlib.Path(folder, 'variables/variables.data-' + shard).write_bytes(
            b'left over'
        )

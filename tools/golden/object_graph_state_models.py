"""More models of tools/golden/object_graphs.py: state that is in no variable."""

import tensorflow as tf
import tf_keras
from tensorflow.python.saved_model import registration

from object_graph_models import spec


class PythonNumber(tf.train.experimental.PythonState):
    """State that is no tensor: Python loads a model without it."""

    def serialize(self):
        return '7'

    def deserialize(self, string_value):
        del string_value


class Numbers(tf.saved_model.experimental.TrackableResource):
    """A resource of the program's own, filled when the model is loaded."""

    def _create_resource(self):
        return tf.raw_ops.MutableHashTableV2(
            key_dtype=tf.string, value_dtype=tf.int64, shared_name='numbers'
        )

    def _initialize(self):
        tf.raw_ops.LookupTableInsertV2(
            table_handle=self.resource_handle,
            keys=['one', 'two'],
            values=tf.constant([1, 2], tf.int64),
        )


class Kinds(tf.Module):
    """State that is in no variable of the module's own."""

    def __init__(self):
        super().__init__()
        self.python = PythonNumber()
        self.numbers = Numbers()
        self.vocabulary = tf.lookup.StaticVocabularyTable(
            tf.lookup.KeyValueTensorInitializer(
                tf.constant(['one', 'two']), tf.constant([0, 1], tf.int64)
            ),
            num_oov_buckets=3,
        )
        self.lookup = tf_keras.layers.StringLookup()
        self.lookup.adapt(['two', 'three', 'two'])
        self.mean = tf_keras.metrics.Mean()
        self.mean.update_state([1.0, 4.0])

    @tf.function(input_signature=[spec([None], tf.string, 'words')])
    def find(self, words):
        numbers = tf.raw_ops.LookupTableFindV2(
            table_handle=self.numbers.resource_handle,
            keys=words,
            default_value=tf.constant(-1, tf.int64),
        )
        self.mean.update_state(numbers)
        return {
            'numbers': numbers,
            'buckets': self.vocabulary.lookup(words),
            'indices': self.lookup(words),
            'mean': self.mean.result(),
        }


def kinds(folder):
    module = Kinds()
    tf.saved_model.save(module, folder, {'find': module.find})


@registration.register_serializable('tfx')
class Halved(tf.__internal__.tracking.AutoTrackable):
    """Is saved and restored by functions that stay in Python."""

    def __init__(self):
        self.value = tf.Variable(8.0, name='value')


@tf.function
def _save_halves(trackables, file_prefix):
    saved = tf.raw_ops.SaveV2(
        prefix=file_prefix,
        tensor_names=list(trackables),
        shape_and_slices=[''] * len(trackables),
        tensors=[each.value / 2.0 for each in trackables.values()],
    )
    with tf.control_dependencies([saved]):
        return tf.identity(file_prefix)


@tf.function
def _restore_halves(trackables, merged_prefix):
    for name, each in trackables.items():
        (half,) = tf.raw_ops.RestoreV2(
            prefix=merged_prefix,
            tensor_names=[name],
            shape_and_slices=[''],
            dtypes=[tf.float32],
        )
        each.value.assign(half * 2.0)


registration.register_checkpoint_saver(
    'tfx',
    'halves',
    lambda each: isinstance(each, Halved),
    _save_halves,
    _restore_halves,
)


class Registered(tf.Module):
    def __init__(self):
        super().__init__()
        self.halved = Halved()

    @tf.function(input_signature=[])
    def read(self):
        return {'value': self.halved.value.read_value()}


def registered_saver(folder):
    module = Registered()
    tf.saved_model.save(module, folder, {'read': module.read})


ALL = {write.__name__: write for write in (kinds, registered_saver)}

#!/usr/bin/env python3
"""Writes tests/third_party/tensorflow/proto/golden with Python TensorFlow.

    python tools/golden/protos.py

Each message is written twice: its bytes (NAME.pb, deterministic) and what they
mean (NAME.txtpb, text format). Where TensorFlow itself writes such a message,
that one is taken; what would differ from run to run (times, addresses) is
replaced. The Python that runs this has the tensorflow-cpu that tfx is built
for.
"""

import os
import pathlib
import tempfile

os.environ['CUDA_VISIBLE_DEVICES'] = '-1'
os.environ['TF_CPP_MIN_LOG_LEVEL'] = '3'

# pylint: disable=wrong-import-position
from google.protobuf import descriptor_pool
from google.protobuf import message
from google.protobuf import text_format
import tensorflow as tf
from tensorflow.core.example import example_pb2
from tensorflow.core.framework import graph_debug_info_pb2
from tensorflow.core.framework import kernel_def_pb2
from tensorflow.core.framework import op_def_pb2
from tensorflow.core.protobuf import config_pb2
from tensorflow.core.protobuf import fingerprint_pb2
from tensorflow.core.protobuf import meta_graph_pb2
from tensorflow.core.protobuf import rewriter_config_pb2
from tensorflow.core.protobuf import saved_model_pb2
from tensorflow.core.protobuf import tensorflow_server_pb2
from tensorflow.core.protobuf import trackable_object_graph_pb2
from tensorflow.core.util import event_pb2
from tensorflow.python.framework import op_def_registry
from tensorflow.python.keras.protobuf import saved_metadata_pb2
from tensorflow.tsl.profiler.protobuf import xplane_pb2

_OUTPUT = (
    pathlib.Path(__file__).resolve().parents[2]
    / 'tests/third_party/tensorflow/proto/golden'
)


def config() -> config_pb2.ConfigProto:
    result = config_pb2.ConfigProto(
        device_count={'CPU': 2, 'GPU': 0},
        intra_op_parallelism_threads=2,
        inter_op_parallelism_threads=-1,
        allow_soft_placement=True,
        device_filters=['/job:worker/task:0', '/job:ps'],
        operation_timeout_in_ms=1 << 40,
    )
    gpu = result.gpu_options
    gpu.per_process_gpu_memory_fraction = 0.1
    gpu.visible_device_list = '1,0'
    for limits in ([1024.0, 0.5], []):
        gpu.experimental.virtual_devices.add(memory_limit_mb=limits)
    options = result.graph_options
    options.optimizer_options.opt_level = config_pb2.OptimizerOptions.L0
    options.optimizer_options.global_jit_level = (
        config_pb2.OptimizerOptions.ON_2
    )
    options.rewrite_options.min_graph_nodes = -1
    options.rewrite_options.constant_folding = (
        rewriter_config_pb2.RewriterConfig.OFF
    )
    options.rewrite_options.custom_optimizers.add(name='custom').parameter_map[
        'level'
    ].i = 3
    result.experimental.collective_group_leader = '/job:worker/task:0'
    return result


def config_without_maps() -> config_pb2.ConfigProto:
    """What golden_test.cc builds too, field by field."""
    result = config()
    result.ClearField('device_count')
    result.graph_options.rewrite_options.ClearField('custom_optimizers')
    return result


def server_def() -> tensorflow_server_pb2.ServerDef:
    cluster = tf.train.ClusterSpec(
        {
            'worker': ['localhost:2222', 'localhost:2223'],
            'ps': {1: 'localhost:2224'},
        }
    )
    return tensorflow_server_pb2.ServerDef(
        cluster=cluster.as_cluster_def(),
        job_name='worker',
        task_index=1,
        protocol='grpc',
        default_session_config=config_without_maps(),
    )


def example() -> example_pb2.Example:
    feature = tf.train.Feature
    return tf.train.Example(
        features=tf.train.Features(
            feature={
                'bytes': feature(
                    bytes_list=tf.train.BytesList(value=[b'\x00\xff', b''])
                ),
                'floats': feature(
                    float_list=tf.train.FloatList(
                        value=[0.1, -0.0, float('inf'), 3e38, 1e-45]
                    )
                ),
                'ints': feature(
                    int64_list=tf.train.Int64List(
                        value=[0, -1, 2**63 - 1, -(2**63)]
                    )
                ),
                'no values': feature(int64_list=tf.train.Int64List()),
                'no kind': feature(),
            }
        )
    )


def sequence_example() -> example_pb2.SequenceExample:
    result = example_pb2.SequenceExample()
    result.context.feature['length'].int64_list.value.append(2)
    for word in (b'deep', b'learning'):
        words = result.feature_lists.feature_list['words']
        words.feature.add().bytes_list.value.append(word)
    return result


def event() -> event_pb2.Event:
    """The scalar and the text that tf.summary writes, in one event."""
    with tempfile.TemporaryDirectory() as folder:
        with tf.summary.create_file_writer(folder).as_default(step=7):
            # The ops below tensorboard's functions of the same names.
            metadata = tf.compat.v1.SummaryMetadata(
                display_name='the loss',
                summary_description='per step',
                plugin_data=tf.compat.v1.SummaryMetadata.PluginData(
                    plugin_name='scalars', content=b''
                ),
                data_class='DATA_CLASS_SCALAR',
            )
            tf.summary.write('loss', tf.constant(0.25), metadata=metadata)
            tf.summary.write('words', tf.constant([b'one', b'two']))
        [path] = pathlib.Path(folder).iterdir()
        records = tf.data.TFRecordDataset([str(path)]).as_numpy_iterator()
        events = [event_pb2.Event.FromString(record) for record in records]
    assert events[0].file_version == 'brain.Event:2', events[0]
    result = event_pb2.Event()
    for written in events[1:]:
        result.MergeFrom(written)
    result.wall_time = 1700000000.25
    result.summary.value.add(
        tag='v1',
        histo={'min': -1, 'max': 1, 'num': 2, 'bucket_limit': [0.5, 1.5]},
    )
    return result


class _Model(tf.Module):
    """Variables, one of them in a dictionary, and a function with branches."""

    def __init__(self):
        super().__init__(name='model')
        self.scale = tf.Variable([2.0, 3.0], name='scale')
        self.children = {
            'bias': tf.Variable(1, dtype=tf.int64, trainable=False)
        }

    @tf.function(
        input_signature=[tf.TensorSpec([None, 2], tf.float32, name='x')]
    )
    def __call__(self, x):
        positive = tf.reduce_sum(x) > 0
        return {'y': tf.cond(positive, lambda: x * self.scale, lambda: x)}


def saved_model() -> (
    tuple[saved_model_pb2.SavedModel, fingerprint_pb2.FingerprintDef]
):
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        model = _Model()
        tf.saved_model.save(model, folder, signatures=model.__call__)
        saved = saved_model_pb2.SavedModel.FromString(
            (folder / 'saved_model.pb').read_bytes()
        )
        fingerprint = fingerprint_pb2.FingerprintDef.FromString(
            (folder / 'fingerprint.pb').read_bytes()
        )
    fingerprint.uuid = '210085682840385208437403704790336653557'  # Was random.
    return saved, fingerprint


def trackable_object_graph() -> (
    tuple[trackable_object_graph_pb2.TrackableObjectGraph, message.Message]
):
    """The object graph in a checkpoint, and the `checkpoint` file beside it."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        checkpoint = tf.train.Checkpoint(model=_Model(), step=tf.Variable(3))
        manager = tf.train.CheckpointManager(checkpoint, folder, max_to_keep=2)
        path = manager.save()
        reader = tf.train.load_checkpoint(path)
        graph = reader.get_tensor('_CHECKPOINTABLE_OBJECT_GRAPH')
        # The file holds the times of saving; these stand in for them.
        state = tf.train.get_checkpoint_state(folder)
        state.model_checkpoint_path = pathlib.Path(path).name
        state.all_model_checkpoint_paths[:] = [pathlib.Path(path).name]
        state.all_model_checkpoint_timestamps[:] = [1700000000.25]
        state.last_preserved_timestamp = 1600000000.5
    return (
        trackable_object_graph_pb2.TrackableObjectGraph.FromString(graph),
        state,
    )


def graph_with_functions():
    model = _Model()  # Its methods do not keep it alive.
    concrete = model.__call__.get_concrete_function()
    return concrete.graph.as_graph_def(add_shapes=True)


def op_list() -> op_def_pb2.OpList:
    names = [
        'AddV2',
        'BatchNormWithGlobalNormalization',
        'MatMul',
        'PrintV2',
        'VarHandleOp',
        'While',
    ]
    return op_def_pb2.OpList(op=[op_def_registry.get(name) for name in names])


def kernel_list() -> kernel_def_pb2.KernelList:
    result = kernel_def_pb2.KernelList()
    kernel = result.kernel.add(
        op='MatMul', device_type='CPU', host_memory_arg=['a'], priority=-1
    )
    constraint = kernel.constraint.add(name='T')
    constraint.allowed_values.list.type.extend([1, 2, 14])
    return result


def meta_graph() -> meta_graph_pb2.MetaGraphDef:
    """An Any, and each kind of collection."""
    result = meta_graph_pb2.MetaGraphDef()
    result.meta_info_def.tags.append('serve')
    result.meta_info_def.any_info.Pack(op_list().op[0])
    result.collection_def['any'].any_list.value.add().Pack(
        tf.TensorShape([2]).as_proto()
    )
    result.collection_def['bytes'].bytes_list.value.append(b'\x80')
    result.collection_def['floats'].float_list.value.append(0.5)
    result.collection_def['ints'].int64_list.value.append(-1)
    result.collection_def['nodes'].node_list.value.append('a:0')
    return result


def graph_debug_info() -> graph_debug_info_pb2.GraphDebugInfo:
    """proto2: a zero that was set is written, one that was not is absent."""
    result = graph_debug_info_pb2.GraphDebugInfo(files=['model.py'])
    frame = result.frames_by_id[1 << 63]
    frame.file_index = 0
    frame.line = 12
    frame.func = ''
    result.traces_by_id[1].frame_id.append(1 << 63)
    result.name_to_trace_id['node@'] = 1
    return result


def dataset_options():
    options = tf.data.Options()
    options.deterministic = False
    options.autotune.enabled = False
    options.autotune.ram_budget = 1 << 33
    options.threading.private_threadpool_size = 2
    options.experimental_distribute.auto_shard_policy = (
        tf.data.experimental.AutoShardPolicy.OFF
    )
    options.experimental_optimization.map_fusion = True
    return options._to_proto()  # pylint: disable=protected-access


def xspace() -> xplane_pb2.XSpace:
    result = xplane_pb2.XSpace(hostnames=['host'])
    plane = result.planes.add(id=1, name='/host:CPU')
    plane.event_metadata[1].name = 'dense/MatMul:MatMul'
    plane.stat_metadata[1].name = '_r'
    line = plane.lines.add(
        id=42, name='thread', timestamp_ns=1700000000 * 10**9
    )
    event_of_step = line.events.add(
        metadata_id=1, offset_ps=0, duration_ps=5000
    )
    event_of_step.stats.add(metadata_id=1, int64_value=1)
    event_of_step.stats.add(metadata_id=1, double_value=0.0)
    event_of_step.stats.add(metadata_id=1, bytes_value=b'\xff')
    return result


def keras_metadata() -> saved_metadata_pb2.SavedMetadata:
    result = saved_metadata_pb2.SavedMetadata()
    node = result.nodes.add(
        node_id=0,
        node_path='root',
        identifier='_tf_keras_sequential',
        metadata='{"name": "sequential"}',
    )
    node.version.producer = 2
    node.version.min_consumer = 1
    return result


def _write(name: str, value: message.Message):
    _OUTPUT.mkdir(parents=True, exist_ok=True)
    (_OUTPUT / f'{name}.pb').write_bytes(
        value.SerializeToString(deterministic=True)
    )
    # Without a pool the content of an Any is printed as the bytes it is.
    text = text_format.MessageToString(
        value, descriptor_pool=descriptor_pool.DescriptorPool()
    )
    (_OUTPUT / f'{name}.txtpb').write_text(
        f'# {value.DESCRIPTOR.full_name}, written by tools/golden/protos.py '
        f'with TensorFlow {tf.__version__}\n{text}'
    )


def main():
    model, fingerprint = saved_model()
    object_graph, checkpoint_state = trackable_object_graph()
    for name, value in {
        'checkpoint_state': checkpoint_state,
        'config': config(),
        'config_without_maps': config_without_maps(),
        'dataset_options': dataset_options(),
        'event': event(),
        'example': example(),
        'fingerprint': fingerprint,
        'graph_debug_info': graph_debug_info(),
        'graph_with_functions': graph_with_functions(),
        'keras_metadata': keras_metadata(),
        'kernel_list': kernel_list(),
        'meta_graph': meta_graph(),
        'op_list': op_list(),
        'saved_model': model,
        'sequence_example': sequence_example(),
        'server_def': server_def(),
        'trackable_object_graph': object_graph,
        'xspace': xspace(),
    }.items():
        _write(name, value)


if __name__ == '__main__':
    main()

#!/usr/bin/env python3
"""Writes tests/config/golden/*.txt with Python TensorFlow.

    python tools/golden/config.py

Each text is a line "NAME LENGTH", so many bytes, and an end of line. The Python
that runs this has the tensorflow-cpu that tfx is built for; GPUs are made up, as
far as the messages go that are made for them.
"""

import os
import pathlib
import unittest.mock

os.environ['CUDA_VISIBLE_DEVICES'] = '-1'
os.environ['TF_CPP_MIN_LOG_LEVEL'] = '3'

# pylint: disable=wrong-import-position,g-direct-tensorflow-import
import tensorflow as tf

from google.protobuf import text_format
from tensorflow.core.protobuf import config_pb2
from tensorflow.core.protobuf import rewriter_config_pb2
from tensorflow.python.eager import context

_FOLDER = pathlib.Path(__file__).resolve().parents[2] / 'tests/config/golden'
_Config = config_pb2.ConfigProto
_Logical = tf.config.LogicalDeviceConfiguration
_Rewriter = rewriter_config_pb2.RewriterConfig


def _write(name, texts):
    with open(_FOLDER / f'{name}.txt', 'wb') as file:
        file.write(b'# Written by tools/golden/config.py with TensorFlow '
                   b'%s.\n' % tf.__version__.encode())
        for key, text in texts.items():
            text = text.encode()
            file.write(b'%s %d\n%s\n' % (key.encode(), len(text), text))
    print(f'{name}: {len(texts)} texts')


def _outcome(function):
    """What a call gives as text, or the class and text of what it raises."""
    try:
        result = function()
        # With the keys of maps in order.
        return text_format.MessageToString(result) if isinstance(
            result, _Config) else str(result)
    except Exception as error:  # pylint: disable=broad-except
        return f'{type(error).__name__}: {error}'


def _gpu_options(config):
    config.gpu_options.allow_growth = True
    config.gpu_options.per_process_gpu_memory_fraction = 0.4
    config.gpu_options.visible_device_list = '0'


def _threads(config):
    config.intra_op_parallelism_threads = 2
    config.inter_op_parallelism_threads = -1
    config.use_per_session_threads = True
    config.session_inter_op_thread_pool.add(num_threads=3)
    config.session_inter_op_thread_pool.add(global_name='mine')
    config.device_count['CPU'] = 4


def _placement(config):
    config.allow_soft_placement = True
    config.log_device_placement = True
    config.device_filters.extend(['/job:a', '/job:"b"/task:1'])
    config.operation_timeout_in_ms = 1 << 40
    config.placement_period = -3
    config.isolate_session_state = True
    config.share_cluster_devices_in_session = True


def _graph(config):
    options = config.graph_options
    options.optimizer_options.global_jit_level = config_pb2.OptimizerOptions.ON_1
    options.optimizer_options.opt_level = config_pb2.OptimizerOptions.L0
    options.optimizer_options.do_function_inlining = True
    options.infer_shapes = True
    rewriter = options.rewrite_options
    rewriter.layout_optimizer = _Rewriter.OFF
    rewriter.constant_folding = _Rewriter.AGGRESSIVE
    rewriter.cpu_layout_conversion = _Rewriter.NHWC_TO_NCHW
    rewriter.memory_optimization = _Rewriter.SCHEDULING_HEURISTICS
    rewriter.meta_optimizer_iterations = _Rewriter.TWO
    rewriter.disable_meta_optimizer = True
    rewriter.min_graph_nodes = -1
    rewriter.auto_parallel.num_replicas = 2
    rewriter.scoped_allocator_opts.enable_op.append('CollectiveReduce')
    rewriter.optimizers.extend(['pruning', 'function'])
    rewriter.custom_optimizers.add(name='Mine')


def _virtual(config):
    config.device_count['GPU'] = 3
    virtual = config.gpu_options.experimental.virtual_devices
    virtual.add(memory_limit_mb=[1024, 2048.5], priority=[0, -1])
    virtual.add()
    config.gpu_options.experimental.use_unified_memory = True
    config.gpu_options.experimental.internal_fragmentation_fraction = 0.1
    merge = config.gpu_options.experimental.stream_merge_options
    merge.merge_host_to_device_stream = True


def _experimental(config):
    config.experimental.executor_type = 'SINGLE_THREADED_EXECUTOR'
    config.experimental.collective_group_leader = '/job:worker/replica:0/task:0'
    config.experimental.session_metadata.name = 'modèle'
    config.experimental.session_metadata.version = 7
    config.experimental.mlir_bridge_rollout = 2
    config.experimental.coordination_config.coordinated_job_list.add(
        name='worker', num_tasks=2)
    config.rpc_options.compression_algorithm = 'deflate'
    job = config.cluster_def.job.add(name='worker')
    job.tasks[7] = 'localhost:2222'


def _unknown(config):
    """What no field of the struct holds."""
    _gpu_options(config)
    config.gpu_options.experimental.SetInParent()
    custom = config.graph_options.rewrite_options.custom_optimizers
    custom.add(name='first')
    custom.add(name='second').parameter_map['depth'].i = 5
    # A field of a later TensorFlow, and one inside.
    config.MergeFromString(b'\xa2\x06\x03new')
    config.gpu_options.MergeFromString(b'\xa2\x06\x05newer')


def _run_options(options):
    options.trace_level = config_pb2.RunOptions.FULL_TRACE
    options.timeout_in_ms = 100
    options.inter_op_thread_pool = -1
    options.output_partition_graphs = True
    options.report_tensor_allocations_upon_oom = True
    options.experimental.collective_graph_key = 9
    options.experimental.run_handler_pool_options.priority = 2
    options.debug_options.debug_tensor_watch_opts.add(
        node_name='x', debug_ops=['DebugIdentity'])


def _run_metadata(metadata):
    device = metadata.step_stats.dev_stats.add(device='/device:CPU:0')
    device.node_stats.add(
        node_name='MatMul', all_start_micros=1 << 50, op_start_rel_micros=1,
        op_end_rel_micros=2, all_end_rel_micros=3, timeline_label='x = MatMul(a)',
        scheduled_micros=4, thread_id=1 << 31, all_start_nanos=1 << 60,
        op_start_rel_nanos=5, op_end_rel_nanos=6, all_end_rel_nanos=7,
        scheduled_nanos=8).memory.add(
            allocator_name='cpu', total_bytes=9, peak_bytes=10, live_bytes=11,
            allocator_bytes_in_use=12)
    device.node_stats.add(node_name='Neg')
    device.thread_names[7] = 'seven'


def _traced(metadata):
    """What no field of the struct holds."""
    _run_metadata(metadata)
    node = metadata.step_stats.dev_stats[0].node_stats[1]
    node.output.add(slot=1)
    metadata.partition_graphs.add().node.add(name='x')


def _messages():
    """NAME.bytes are the serialised message in hexadecimal, NAME.text its text."""
    texts = {}

    def add(name, message, fill):
        fill(message)
        texts[f'{name}.bytes'] = message.SerializeToString().hex()
        texts[f'{name}.text'] = str(message)

    add('nothing', _Config(), lambda config: None)
    for fill in (_gpu_options, _threads, _placement, _graph, _virtual,
                 _experimental, _unknown):
        add(fill.__name__[1:], _Config(), fill)
    add('run_options', config_pb2.RunOptions(), _run_options)
    for fill in (_run_metadata, _traced):
        add(fill.__name__[1:], config_pb2.RunMetadata(), fill)
    for message in (_Config, config_pb2.RunOptions, config_pb2.RunMetadata):
        texts[f'{message.DESCRIPTOR.name}.corrupt'] = _outcome(
            lambda message=message: message.FromString(b'\xff\xff')).replace(
                'DecodeError', 'ValueError')
    _write('config_proto', texts)


def _context(devices, config=None):
    """A context that takes the machine to have other devices than it has."""
    names = [f'/physical_device:{name}'.encode() for name in devices]
    with unittest.mock.patch.multiple(
            'tensorflow.python.pywrap_tfe',
            TF_ListPhysicalDevices=lambda: names,
            TF_ListPluggablePhysicalDevices=lambda:
            [name for name in names if b':XPU:' in name]):
        made = context.Context(config=config)
        made.list_physical_devices()
    return made


_GPUS = ('CPU:0', 'GPU:0', 'GPU:1', 'GPU:2', 'GPU:3')


class _Settings:
    """What is done to a context of four GPUs, a method a case."""

    def __init__(self, devices=_GPUS, config=None):
        self.context = _context(devices, config)
        self.cpu, *self.gpus = self.context.list_physical_devices()

    def default(self):
        pass

    def two_visible(self):
        self.context.set_visible_devices(self.gpus[0:2], 'GPU')

    def other_two_visible(self):
        self.context.set_visible_devices([self.gpus[3], self.gpus[1]], 'GPU')

    def one_visible(self):
        self.context.set_visible_devices(self.gpus[2], 'GPU')

    def only_gpus_visible(self):
        self.context.set_visible_devices(self.gpus)

    def no_gpu(self):
        self.context.set_visible_devices([], 'GPU')

    def growth(self):
        for gpu in self.gpus:
            self.context.set_memory_growth(gpu, True)

    def no_growth(self):
        for gpu in self.gpus:
            self.context.set_memory_growth(gpu, False)

    def growth_of_one(self):
        self.context.set_memory_growth(self.gpus[0], True)

    def growth_of_the_visible(self):
        self.context.set_memory_growth(self.gpus[0], True)
        self.context.set_visible_devices([self.gpus[0]], 'GPU')

    def memory_limit(self):
        self.context.set_logical_device_configuration(
            self.gpus[0], [_Logical(memory_limit=1024)])

    def split(self):
        self.context.set_visible_devices(self.gpus[:2], 'GPU')
        self.context.set_logical_device_configuration(
            self.gpus[0],
            [_Logical(memory_limit=2048),
             _Logical(memory_limit=2048)])

    def split_and_growth(self):
        self.context.set_memory_growth(self.gpus[1], True)
        self.split()

    def priorities(self):
        self.context.set_logical_device_configuration(self.gpus[1], [
            _Logical(512, experimental_priority=0),
            _Logical(256.5, experimental_priority=-1)
        ])

    def one_priority(self):
        self.context.set_logical_device_configuration(
            self.gpus[1],
            [_Logical(512, experimental_priority=1),
             _Logical(256)])

    def ordinals(self):
        self.context.set_logical_device_configuration(
            self.gpus[1],
            [_Logical(512, None, 3), _Logical(256, None, 1)])

    def one_ordinal(self):
        self.context.set_logical_device_configuration(
            self.gpus[1],
            [_Logical(512, None, 3), _Logical(256)])

    def logical_cpus(self):
        self.context.set_logical_device_configuration(self.cpu, [_Logical()] * 4)

    def jit(self):
        self.context.optimizer_jit = True

    def no_jit(self):
        self.context.optimizer_jit = False

    def threads(self):
        self.context.intra_op_parallelism_threads = 2
        self.context.inter_op_parallelism_threads = 3

    def placement(self):
        self.context.soft_device_placement = False
        self.context.log_device_placement = True

    def optimizers(self):
        self.context.set_optimizer_experimental_options({
            'layout_optimizer': True,
            'constant_folding': False,
            'disable_model_pruning': True,
            'auto_mixed_precision_mkl': True,
            'min_graph_nodes': 10
        })
        self.context.set_optimizer_experimental_options({'remapping': False})


def _base(devices=_GPUS, gpus='', **counts):
    config = _Config(intra_op_parallelism_threads=5)
    config.gpu_options.per_process_gpu_memory_fraction = 0.4
    config.gpu_options.allow_growth = True
    config.gpu_options.visible_device_list = gpus
    for key, count in counts.items():
        config.device_count[key] = count
    return _context(devices, config).config


def _configs():
    """The ConfigProto as text, or the class and text of the error."""
    texts = {}
    for name in vars(_Settings):
        if name.startswith('_'):
            continue

        def config(name=name):
            settings = _Settings()
            getattr(settings, name)()
            return settings.context.config

        texts[name] = _outcome(config)
    xpus = _context(('CPU:0', 'XPU:0', 'XPU:1'))
    xpu0, xpu1 = xpus.list_physical_devices('XPU')
    xpus.set_memory_growth(xpu1, True)
    xpus.set_visible_devices([xpu1], 'XPU')
    texts['pluggable'] = _outcome(lambda: xpus.config)
    texts['pluggable_split'] = _outcome(
        lambda: xpus.set_logical_device_configuration(xpu0, [_Logical(1)]))
    for name, arguments in {
            'base': {},
            'base_without_gpus': dict(devices=('CPU:0',), gpus='9'),
            'base_visible': dict(gpus='2,0'),
            'base_count': dict(gpus='2,0', GPU=1),
            'base_no_gpu': dict(GPU=0),
            'base_cpus': dict(CPU=3),
            'base_no_cpu': dict(CPU=0),
            'base_bad_index': dict(gpus='0,4'),
            'base_no_index': dict(gpus='0,x'),
    }.items():
        texts[name] = _outcome(lambda arguments=arguments: _base(**arguments))
    _write('context_settings', texts)


def _errors():
    """What a context of four GPUs says to wrong settings, and to late ones."""
    texts = {}
    settings = _Settings()
    made = settings.context
    cpu, gpu = settings.cpu, settings.gpus[0]
    nobody = tf.config.PhysicalDevice('/physical_device:GPU:7', 'GPU')

    def add(name, function):
        texts[name] = _outcome(function)

    split = made.set_logical_device_configuration
    add('visible_nobody', lambda: made.set_visible_devices([nobody], 'GPU'))
    add('visible_type', lambda: made.set_visible_devices([gpu], 'CPU'))
    add('growth_nobody', lambda: made.set_memory_growth(nobody, True))
    add('growth_cpu', lambda: made.set_memory_growth(cpu, True))
    add('get_growth_nobody', lambda: made.get_memory_growth(nobody))
    add('get_growth_cpu', lambda: made.get_memory_growth(cpu))
    add('split_nobody', lambda: split(nobody, [_Logical(1)]))
    add('get_split_nobody',
        lambda: made.get_logical_device_configuration(nobody))
    add('split_cpu_limit', lambda: split(cpu, [_Logical(1)]))
    add('split_cpu_priority', lambda: split(cpu, [_Logical(None, 1)]))
    add('split_cpu_ordinal', lambda: split(cpu, [_Logical(None, None, 1)]))
    add('split_gpu_without_limit', lambda: split(gpu, [_Logical()]))
    split(gpu, [_Logical(1)])
    add('growth_of_split', lambda: made.set_memory_growth(gpu, True))
    made._context_handle = object()  # pylint: disable=protected-access
    add('late_visible', lambda: made.set_visible_devices([], 'GPU'))
    add('late_growth', lambda: made.set_memory_growth(settings.gpus[1], True))
    add('late_split', lambda: split(gpu, [_Logical(2)]))
    for kind in ('intra', 'inter'):
        name = f'{kind}_op_parallelism_threads'
        add(f'late_{kind}',
            lambda name=name: setattr(made, name, 9))
    # What changes nothing is never too late.
    add('same_visible', lambda: made.set_visible_devices(settings.gpus, 'GPU'))
    add('same_split', lambda: split(gpu, [_Logical(1)]))
    _write('context_errors', texts)


def _process():
    """What this process says, which has a CPU only."""
    texts = {}

    def add(name, function):
        texts[name] = _outcome(function)

    config = tf.config
    experimental = config.experimental
    add('physical', config.list_physical_devices)
    add('visible', config.get_visible_devices)
    add('policy', lambda: experimental.set_device_policy('loud'))
    add('configuration', lambda: _Logical(memory_limit=1024))
    add('default_config', lambda: context.context().config)
    cpu = config.list_physical_devices()[0]
    config.set_logical_device_configuration(cpu, [_Logical(), _Logical()])
    add('logical', config.list_logical_devices)
    add('config', lambda: context.context().config)
    add('late', lambda: config.set_logical_device_configuration(cpu, []))
    for name in ('CPU:0', '/device:CPU:1', '/job:localhost/cpu:1', 'GPU:0',
                 'CPU', 'CPU:7', '/job:x/CPU:0'):
        add(f'memory_{name}', lambda name=name: experimental.get_memory_info(name))
    nobody = config.PhysicalDevice('/physical_device:GPU:7', 'GPU')
    add('details', lambda: experimental.get_device_details(nobody))
    _write('config', texts)


def main():
    _FOLDER.mkdir(parents=True, exist_ok=True)
    _messages()
    _configs()
    _errors()
    _process()


if __name__ == '__main__':
    main()

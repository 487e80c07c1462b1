"""Models of TensorFlow 1: graphs saved from a session, and a frozen one."""

import os
import pathlib

import numpy as np
import tensorflow as tf
from tensorflow.core.protobuf import saved_model_pb2

v1 = tf.compat.v1


def edit(folder, change):
    """Changes the SavedModel message of a model."""
    path = pathlib.Path(folder, 'saved_model.pb')
    message = saved_model_pb2.SavedModel.FromString(path.read_bytes())
    change(message)
    path.write_bytes(message.SerializeToString(deterministic=True))


def _session_model(folder, build, tags=('serve',), **kwargs):
    with tf.Graph().as_default(), v1.Session() as session:
        signatures = build()
        session.run(v1.global_variables_initializer())
        session.run(v1.tables_initializer())
        builder = v1.saved_model.Builder(folder)
        builder.add_meta_graph_and_variables(
            session, list(tags), signature_def_map=signatures, **kwargs
        )
        builder.save()


def _predict(inputs, outputs):
    return v1.saved_model.predict_signature_def(inputs, outputs)


def v1_variables(folder):
    """TensorFlow 1: reference and resource variables, state, a sparse input."""

    def build():
        x = v1.placeholder(tf.float32, [None], name='x')
        slope = v1.get_variable('slope', initializer=3.0, use_resource=True)
        offset = v1.get_variable('offset', initializer=5.0, use_resource=False)
        total = v1.get_variable('total', initializer=0.0, use_resource=False)
        y = tf.add(slope * x, offset, name='y')
        added = tf.identity(v1.assign_add(total, tf.reduce_sum(x)), name='added')
        sparse = v1.sparse_placeholder(tf.float32, [None, None], name='sparse')
        return {
            'serving_default': _predict({'x': x}, {'y': y, 'also_y': y}),
            'add': _predict({'x': x}, {'total': added}),
            'sparse': _predict(
                {'sparse': sparse}, {'sum': v1.sparse_reduce_sum(sparse, 1)}
            ),
        }

    _session_model(folder, build)


def v1_example(folder):
    """TensorFlow 1: Example strings in, a table with its init op, strings out."""
    # The graph keeps the path as it is given: a relative one, of no machine.
    vocabulary = 'v1_example.vocabulary'
    pathlib.Path(vocabulary).write_text('ant\nbee\n')

    def build():
        serialized = v1.placeholder(tf.string, [None], name='serialized')
        parsed = v1.parse_example(
            serialized,
            {
                'value': v1.FixedLenFeature([1], tf.float32),
                'id': v1.FixedLenFeature([], tf.int64, 0),
            },
        )
        asset = tf.constant(vocabulary, name='vocabulary')
        names = tf.lookup.StaticHashTable(
            tf.lookup.TextFileInitializer(
                asset,
                tf.int64,
                tf.lookup.TextFileIndex.LINE_NUMBER,
                tf.string,
                tf.lookup.TextFileIndex.WHOLE_LINE,
            ),
            'none',
        )
        return {
            'serving_default': _predict(
                {'examples': serialized},
                {
                    'scores': tf.nn.sigmoid(parsed['value']),
                    'names': names.lookup(parsed['id']),
                },
            )
        }

    with tf.Graph().as_default(), v1.Session() as session:
        signatures = build()
        session.run(v1.tables_initializer())
        builder = v1.saved_model.Builder(folder)
        builder.add_meta_graph_and_variables(
            session,
            ['serve'],
            signature_def_map=signatures,
            assets_collection=v1.get_collection(v1.GraphKeys.ASSET_FILEPATHS),
            main_op=v1.tables_initializer(),
        )
        builder.save()
    os.remove(vocabulary)


def v1_tag_sets(folder):
    """TensorFlow 1: three graphs, one of them without tags."""
    builder = v1.saved_model.Builder(folder)
    for tags, add in ((['serve'], 0.0), (['serve', 'train'], 100.0), (['x'], 7.0)):
        with tf.Graph().as_default(), v1.Session() as session:
            x = v1.placeholder(tf.float32, [None], name='x')
            slope = v1.get_variable('slope', initializer=3.0)
            signatures = {'serving_default': _predict({'x': x}, {'y': slope * x + add})}
            session.run(v1.global_variables_initializer())
            if tags == ['serve']:
                builder.add_meta_graph_and_variables(
                    session, tags, signature_def_map=signatures
                )
            else:
                builder.add_meta_graph(tags, signature_def_map=signatures)
    builder.save()

    def no_tags(message):
        del message.meta_graphs[2].meta_info_def.tags[:]

    edit(folder, no_tags)


def v1_shapes(folder):
    """TensorFlow 1: declared shapes that are wrong; no variables."""

    def build():
        x = v1.placeholder(tf.float32, [3], name='x')
        a = v1.placeholder(tf.float32, None, name='a')
        return {
            'serving_default': _predict({'x': x}, {'y': x * 2.0}),
            'matmul': _predict({'a': a}, {'b': tf.matmul(a, tf.eye(2))}),
        }

    def declare(message):
        signatures = message.meta_graphs[0].signature_def
        shape = signatures['matmul'].inputs['a'].tensor_shape
        shape.unknown_rank = False
        shape.dim.add().size = -1
        shape.dim.add().size = 5

    _session_model(folder, build)
    edit(folder, declare)


def _without_saver(message):
    graph = message.meta_graphs[0]
    graph.ClearField('saver_def')
    nodes = [n for n in graph.graph_def.node if not n.name.startswith('save/')]
    del graph.graph_def.node[:]
    graph.graph_def.node.extend(nodes)


def v1_no_saver(folder):
    """TensorFlow 1: variables of every kind in a collection, and no saver."""

    def build():
        x = v1.placeholder(tf.float32, [None, 2], name='x')
        scale = v1.get_variable('scale', initializer=3.0, use_resource=True)
        offset = v1.get_variable('offset', initializer=5.0, use_resource=False)
        kernel = v1.get_variable(
            'kernel',
            initializer=tf.constant([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]),
            partitioner=v1.fixed_size_partitioner(2, axis=1),
            use_resource=False,
        )
        # Needs the others when it is initialised.
        start = v1.get_variable(
            'start',
            initializer=lambda: scale.read_value() + offset.read_value(),
            use_resource=True,
            collections=[v1.GraphKeys.LOCAL_VARIABLES],
        )
        y = scale * tf.matmul(x, tf.convert_to_tensor(kernel)) + offset
        outputs = {'y': y, 'start': tf.identity(start)}
        return {'serving_default': _predict({'x': x}, outputs)}

    with tf.Graph().as_default(), v1.Session() as session:
        signatures = build()
        session.run(v1.global_variables_initializer())
        session.run(v1.local_variables_initializer())
        builder = v1.saved_model.Builder(folder)
        builder.add_meta_graph_and_variables(
            session,
            ['serve'],
            signature_def_map=signatures,
            main_op=v1.local_variables_initializer(),
        )
        builder.save()
    edit(folder, _without_saver)


def v1_table_initializer(folder):
    """TensorFlow 1: a table and a local variable that no main op initialises."""
    # A relative path, of no machine, which is not there later.
    vocabulary = 'v1_table_initializer.vocabulary'
    pathlib.Path(vocabulary).write_text('ant\nbee\n')
    with tf.Graph().as_default(), v1.Session() as session:
        words = v1.placeholder(tf.string, [None], name='words')
        table = tf.lookup.StaticHashTable(
            tf.lookup.TextFileInitializer(
                tf.constant(vocabulary, name='vocabulary'),
                tf.string,
                tf.lookup.TextFileIndex.WHOLE_LINE,
                tf.int64,
                tf.lookup.TextFileIndex.LINE_NUMBER,
            ),
            -1,
        )
        first = v1.get_variable(
            'first',
            initializer=tf.constant(10, tf.int64),
            use_resource=True,
            collections=[v1.GraphKeys.LOCAL_VARIABLES],
        )
        ids = table.lookup(words) + first
        session.run(v1.local_variables_initializer())
        session.run(v1.tables_initializer())
        builder = v1.saved_model.Builder(folder)
        builder.add_meta_graph_and_variables(
            session,
            ['serve'],
            signature_def_map={'serving_default': _predict({'words': words}, {'ids': ids})},
            assets_collection=v1.get_collection(v1.GraphKeys.ASSET_FILEPATHS),
        )
        builder.save()
    os.remove(vocabulary)

    def as_before_tensorflow_1_13(message):
        graph = message.meta_graphs[0]
        assets = graph.collection_def['saved_model_assets'].any_list
        if not assets.value:
            for asset in graph.asset_file_def:
                assets.value.add().Pack(asset)
        graph.ClearField('asset_file_def')

    edit(folder, as_before_tensorflow_1_13)


def v1_aliases(folder):
    """TensorFlow 1: two inputs that are one tensor, which Python cannot load."""

    def build():
        x = v1.placeholder(tf.float32, [None], name='x')
        return {'serving_default': _predict({'a': x, 'b': x}, {'y': x * 2.0})}

    _session_model(folder, build)


def v1_loop(folder):
    """TensorFlow 1: a while loop as nodes of the graph, and a condition."""

    def build():
        x = v1.placeholder(tf.float32, [None], name='x')
        n = v1.placeholder(tf.int32, [], name='n')
        _, y = v1.while_loop(
            lambda i, _: i < n, lambda i, y: (i + 1, y * 2.0), (tf.constant(0), x)
        )
        z = v1.cond(n > 2, lambda: x + 1.0, lambda: x * x)
        return {
            'serving_default': _predict({'x': x, 'n': n}, {'y': y}),
            'condition': _predict({'x': x, 'n': n}, {'z': z}),
        }

    v1.disable_control_flow_v2()
    _session_model(folder, build)
    v1.enable_control_flow_v2()


def v1_custom_op(folder):
    """A graph with an op of tests/c/ops/test_ops.c, which Python does not know."""

    def build():
        x = v1.placeholder(tf.float32, [], name='x')
        return {'serving_default': _predict({'x': x}, {'y': tf.negative(x, 'triple')})}

    def rename(message):
        for node in message.meta_graphs[0].graph_def.node:
            if node.name == 'triple':
                node.op = 'TfxLibraryTriple'
                node.attr.clear()

    _session_model(folder, build)
    edit(folder, rename)


def frozen(path):
    """A frozen graph: binary, and as text."""
    with tf.Graph().as_default() as graph:
        x = v1.placeholder(tf.float32, [None, 2], name='x')
        k = v1.placeholder_with_default(tf.constant(1.0), [], name='k')
        y = tf.matmul(x, tf.constant([[1.0, 2.0], [3.0, 4.0]]), name='product')
        tf.identity(k * y, name='y')
        tf.argmax(y, 1, name='winner')
        graph_def = graph.as_graph_def()
    pathlib.Path(path + '.pb').write_bytes(
        graph_def.SerializeToString(deterministic=True)
    )
    tf.io.write_graph(graph_def, os.path.dirname(path), os.path.basename(path) + '.pbtxt')
    with v1.Session(graph=graph) as session:
        value = np.float32([[1, 1], [2, -1]])
        return session.run(['y:0', 'winner:0'], {'x:0': value})

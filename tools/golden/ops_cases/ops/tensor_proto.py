"""Cases of tests/ops/tensor_proto_test.cc."""

import tensorflow as tf
from tensorflow.core.framework import tensor_pb2
from ops import ALL, data


def _message(values, *arguments, **options):
    return tf.make_tensor_proto(values, *arguments, **options).SerializeToString()


def _read(message):
    return tf.make_ndarray(tensor_pb2.TensorProto.FromString(message.numpy()))


def _written(*arguments, **options):
    return lambda x: tf.io.parse_tensor(_message(x.numpy(), *arguments, **options),
                                        options.get('dtype', x.dtype))


def _written_literal(values, read_as, **options):
    return lambda: tf.io.parse_tensor(_message(values, **options), read_as)


def cases(golden):
    for dtype in ALL:
        golden.add(f'make_ndarray@{dtype}', _read, _message(data(dtype, (2, 3)).numpy()))
    golden.add('make_ndarray@scalar', _read, _message(1.5))
    for dtype in ('int64', 'float32', 'string'):
        golden.add(f'make_ndarray@empty {dtype}', _read, _message(data(dtype, (2, 0)).numpy()))
    # One value that stands for all of the shape.
    golden.add('make_ndarray@broadcast', _read, _message(7, tf.int32, [2, 2]))
    # The last value stands for those that are not there.
    golden.add('make_ndarray@last', _read, _message([1, 2], tf.int32, [3]))
    golden.add('make_ndarray@no values', _read, _message([], tf.float32, [2]))

    golden.over(ALL, 'make_tensor_proto', _written(), (2, 3))
    golden.shapes('make_tensor_proto', _written(), (), (0,), (2, 0, 3))
    golden.add('make_tensor_proto/dtype', _written(dtype=tf.float64), data('float32', (3,)))
    golden.add('make_tensor_proto/narrower', _written(dtype=tf.int32), [1.5, -2.5])
    golden.add('make_tensor_proto/shape', _written(shape=[3, 2]), data('float32', (6,)))
    golden.add('make_tensor_proto/verify_shape', _written(shape=[3, 2], verify_shape=True),
               data('float32', (3, 2)))
    golden.add('make_tensor_proto/allow_broadcast', _written(shape=[3, 2], allow_broadcast=True), [7])
    golden.add('make_tensor_proto/allow_broadcast, scalar', _written(shape=[2], allow_broadcast=True), 'a')
    golden.add('make_tensor_proto/fewer', _written(shape=[2, 2]), [1, 2])
    golden.add('make_tensor_proto/literal', _written_literal([[1, 2]], tf.int64, dtype=tf.int64))
    golden.add('make_tensor_proto/truth values', _written_literal([True, False], tf.int8, dtype=tf.int8))
    golden.add('make_tensor_proto/literal, shape', _written_literal(1.5, tf.float32, shape=[2]))
    golden.add('make_tensor_proto/literal, empty', _written_literal(1, tf.float32, shape=[2, 0]))
    golden.add('make_tensor_proto/no values', _written_literal([], tf.float32, shape=[2]))
    golden.fails('make_tensor_proto/literal dtype', lambda: tf.make_tensor_proto(1.5, tf.int32))
    golden.fails('make_tensor_proto/literals dtype', lambda: tf.make_tensor_proto([[1, 2], [True, 3.0]], tf.int8))
    golden.fails('make_tensor_proto/string', lambda: tf.make_tensor_proto('a', tf.int32))
    golden.fails('make_tensor_proto/string dtype', lambda: tf.make_tensor_proto([1], tf.string))
    golden.fails('make_tensor_proto/too many', lambda: tf.make_tensor_proto([1, 2, 3], shape=[2]))
    golden.fails('make_tensor_proto/other shape',
                 lambda: tf.make_tensor_proto([1, 2], shape=[2, 1], verify_shape=True))
    golden.fails('make_tensor_proto/other size',
                 lambda: tf.make_tensor_proto([1, 2], shape=[3], allow_broadcast=True))
    golden.fails('make_tensor_proto/both',
                 lambda: tf.make_tensor_proto(1, shape=[3], verify_shape=True, allow_broadcast=True))

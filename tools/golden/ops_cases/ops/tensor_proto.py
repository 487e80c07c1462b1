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


def cases(golden):
    for dtype in ALL:
        golden.add(f'make_ndarray@{dtype}', _read, _message(data(dtype, (2, 3)).numpy()))
    golden.add('make_ndarray@scalar', _read, _message(1.5))
    golden.add('make_ndarray@empty', _read, _message(data('int64', (2, 0)).numpy()))
    # One value that stands for all of the shape.
    golden.add('make_ndarray@broadcast', _read, _message(7, tf.int32, [2, 2]))
    golden.over(ALL, 'make_tensor_proto', _written(), (2, 3))
    golden.shapes('make_tensor_proto', _written(), (), (0,), (2, 0, 3))
    golden.add('make_tensor_proto/dtype', _written(dtype=tf.float64), data('float32', (3,)))
    golden.add('make_tensor_proto/shape', _written(shape=[3, 2]), data('float32', (6,)))

"""Cases of tests/dtypes/dtypes_test.cc."""

import tensorflow as tf

_NAMES = ('half', 'float', 'double', 'bfloat16', 'int4', 'uint64', 'bool', 'string', 'complex128', 'resource',
          'variant', 'qint8', 'float8_e5m2')


def _texts(values):
    return tf.constant([str(tf.as_dtype(value)) for value in values])


def cases(golden):
    golden.add('as_dtype', lambda: _texts(_NAMES))
    golden.add('as_dtype/number', lambda: _texts([1, 2, 7, 14, 19, 23]))
    for name, value in (('name', 'int9'), ('empty', ''), ('number', 99), ('zero', 0)):
        golden.fails(f'as_dtype/no {name}', lambda value=value: tf.as_dtype(value))

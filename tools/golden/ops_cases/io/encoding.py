"""Cases of tests/io/encoding_test.cc."""

import gzip
import zlib

import tensorflow as tf
from ops import ALL, data

io = tf.io


def cases(golden):
    golden.over(('string',), 'encode_base64', io.encode_base64, (2, 3))
    golden.add('encode_base64@scalar', io.encode_base64, b'\xfb\xff\xfe')
    golden.add('encode_base64@empty', io.encode_base64, tf.zeros([0], tf.string))
    golden.over(('string',), 'encode_base64/pad', lambda x: io.encode_base64(x, pad=True, name='n'), (2, 3))
    golden.fails('encode_base64@int', io.encode_base64, [1])
    golden.add('decode_base64', io.decode_base64, ['', '-_8', 'YQ', 'YQ=='])
    golden.add('decode_base64@empty', io.decode_base64, tf.zeros([0], tf.string))
    golden.fails('decode_base64@fails', io.decode_base64, '+')

    text = b'twice twice twice'
    golden.add('decode_compressed', io.decode_compressed, [text, b''])
    golden.add('decode_compressed@none', io.decode_compressed, tf.zeros([0, 2], tf.string))
    golden.add('decode_compressed/ZLIB', lambda x: io.decode_compressed(x, 'ZLIB', name='n'), [[zlib.compress(text)]])
    golden.add('decode_compressed/GZIP', lambda x: io.decode_compressed(x, compression_type='GZIP'),
               gzip.compress(text, mtime=0))
    golden.fails('decode_compressed/ZLIB@fails', lambda x: io.decode_compressed(x, 'ZLIB', name='n'), 'text')
    golden.fails('decode_compressed/other', lambda x: io.decode_compressed(x, 'OTHER'), 'text')

    for dtype in ('int8', 'uint8', 'int16', 'uint16', 'int32', 'int64', 'float16', 'bfloat16', 'float32', 'float64',
                  'complex64', 'complex128', 'bool'):
        kind = tf.as_dtype(dtype)
        sixteen = [bytes(range(16)), bytes(range(100, 116))]
        if dtype == 'bool':
            sixteen = [b'\0\1' * 8, b'\1\0' * 8]
        golden.add(f'decode_raw/{dtype}', lambda x, kind=kind: io.decode_raw(x, kind), sixteen)
        if dtype not in ('float16', 'bfloat16', 'complex64', 'complex128', 'bool'):
            golden.add(f'decode_raw/{dtype}, big', lambda x, kind=kind: io.decode_raw(x, kind, little_endian=False),
                       sixteen)
    golden.add('decode_raw/int8@shapes', lambda x: io.decode_raw(x, tf.int8), [[b'ab'], [b'cd']])
    golden.add('decode_raw/int8@empty', lambda x: io.decode_raw(x, tf.int8), tf.zeros([0, 2], tf.string))
    golden.fails('decode_raw/int8@lengths', lambda x: io.decode_raw(x, tf.int8), [b'a', b'bc'])
    golden.fails('decode_raw/int32@length', lambda x: io.decode_raw(x, tf.int32), b'abc')
    golden.add('decode_raw/fixed', lambda x: io.decode_raw(x, tf.uint8, fixed_length=4, name='n'), [[b'1'], [b'23456']])
    golden.add('decode_raw/fixed big', lambda x: io.decode_raw(x, tf.int16, False, 4), [b'12', b'2345'])
    golden.fails('decode_raw/fixed odd', lambda x: io.decode_raw(x, tf.int16, fixed_length=3), [b'12'])

    for dtype in ALL:
        tensor = data(dtype, (2, 3))
        golden.add(f'serialize_tensor@{dtype}', io.serialize_tensor, tensor)
        golden.add(f'parse_tensor/{dtype}', lambda x, dtype=dtype: io.parse_tensor(x, tf.as_dtype(dtype)),
                   io.serialize_tensor(tensor))
    golden.add('serialize_tensor@empty', io.serialize_tensor, tf.zeros([0, 2]))
    golden.add('serialize_tensor@scalar', io.serialize_tensor, 1.5)
    golden.add('parse_tensor/int32@empty', lambda x: io.parse_tensor(x, tf.int32),
               io.serialize_tensor(tf.zeros([0, 2], tf.int32)))
    golden.fails('parse_tensor/int32@none', lambda x: io.parse_tensor(x, tf.int32), tf.zeros([0], tf.string))
    golden.fails('parse_tensor/int32@fails', lambda x: io.parse_tensor(x, tf.int32), 'no tensor')
    golden.fails('parse_tensor/int64@dtype', lambda x: io.parse_tensor(x, tf.int64), io.serialize_tensor(1))

"""Cases of tests/io/decode_test.cc."""

import tensorflow as tf

io = tf.io

# A FileDescriptorSet: message Point { int32 x = 1; string name = 2; } of package tfx, in proto3.
_POINT = b'bytes://' + bytes.fromhex('0a3c0a0b706f696e742e70726f746f120374667822200a05506f696e7412090a017818012001280512'
                                     '0c0a046e616d65180220012809620670726f746f33')


def _csv(golden):
    empty = tf.zeros([0], tf.string)
    golden.add('decode_csv', lambda x: io.decode_csv(x, [0, 0.5, 'none']), ['1,2.5,a', ',,', '-3,1e3,"b,""c"""'])
    golden.add('decode_csv@scalar', lambda x: io.decode_csv(x, [0, 0.5, 'none']), '1,2.5,a')
    golden.add('decode_csv@matrix', lambda x: io.decode_csv(x, [0, 0.5, 'none']), [['1,2.5,a'], ['2,,']])
    golden.add('decode_csv@empty', lambda x: io.decode_csv(x, [0, 0.5, 'none']), empty)
    golden.fails('decode_csv@number', lambda x: io.decode_csv(x, [0, 0.5, 'none']), '1,x,a')
    golden.fails('decode_csv@fields', lambda x: io.decode_csv(x, [0, 0.5, 'none']), '1,2')
    golden.add('decode_csv/dtypes',
               lambda x: io.decode_csv(x, [tf.constant([], tf.int64), tf.constant([1.0], tf.float64), empty]),
               ['1,2,a', '3,,b'])
    golden.fails('decode_csv/dtypes@required',
                 lambda x: io.decode_csv(x, [tf.constant([], tf.int64), tf.constant([1.0], tf.float64), empty]),
                 [',2,a'])
    golden.add('decode_csv/options',
               lambda x: io.decode_csv(x, [[7], ['-']], field_delim=';', use_quote_delim=False, na_value='NA',
                                       select_cols=[0, 2], name='n'), ['NA;2;"a"', '1;2;NA'])
    golden.fails('decode_csv/order', lambda x: io.decode_csv(x, [0, 0], select_cols=[1, 0]), '1,2')
    golden.fails('decode_csv/negative', lambda x: io.decode_csv(x, [0, 0], select_cols=[-1, 0]), '1,2')
    golden.fails('decode_csv/columns', lambda x: io.decode_csv(x, [0, 0], select_cols=[1]), '1,2')


def _messages(golden):
    json = '{"features": {"feature": {"a": {"int64List": {"value": ["1", "3"]}}}}}'
    golden.add('decode_json_example', io.decode_json_example, [[json], ['{}']])
    golden.add('decode_json_example@none', io.decode_json_example, tf.zeros([0, 2], tf.string))
    golden.fails('decode_json_example@int', io.decode_json_example, [1])

    def dim(size, name):
        return tf.compat.v1.TensorShape([size]).as_proto().dim[0].__class__(size=size, name=name)

    messages = [dim(3, 'x').SerializeToString(), dim(0, '').SerializeToString()]
    kind = 'tensorflow.TensorShapeProto.Dim'
    golden.add('decode_proto', lambda x: io.decode_proto(x, kind, ['size', 'name'], [tf.int64, tf.string]), messages)
    golden.add('decode_proto/text',
               lambda x: io.decode_proto(x, kind, ['size'], [tf.int64], message_format='text', sanitize=True, name='n'),
               ['size: 4', 'name: "y"'])
    golden.fails('decode_proto@fails',
                 lambda x: io.decode_proto(x, kind, ['size', 'name'], [tf.int64, tf.string]), ['\xff\xff'])
    golden.fails('decode_proto@none', lambda x: io.decode_proto(x, kind, ['size', 'name'], [tf.int64, tf.string]),
                 tf.zeros([0], tf.string))
    golden.fails('decode_proto/no field', lambda x: io.decode_proto(x, kind, ['nothing'], [tf.int64]), messages)
    golden.add('decode_proto/descriptor_source',
               lambda x: io.decode_proto(x, 'tfx.Point', ['x', 'name'], [tf.int32, tf.string], _POINT),
               [b'\x08\x05\x12\x01p', b''])
    golden.fails('decode_proto/no descriptors',
                 lambda x: io.decode_proto(x, 'tfx.Point', ['x'], [tf.int32], descriptor_source='/no/such/file'), [b''])
    golden.fails('decode_proto/no type', lambda x: io.decode_proto(x, 'no.Type', ['a'], [tf.int64]), messages)
    golden.add('encode_proto', lambda sizes, size, name: io.encode_proto(sizes, [size, name], ['size', 'name'], kind),
               [[1, 1], [1, 0]], tf.constant([[5], [6]], tf.int64), [['x'], ['']])
    golden.add('encode_proto@none',
               lambda sizes, size, name: io.encode_proto(sizes, [size, name], ['size', 'name'], kind),
               tf.zeros([0, 2], tf.int32), tf.zeros([0, 1], tf.int64), tf.zeros([0, 1], tf.string))
    golden.add('encode_proto/descriptor_source',
               lambda sizes, x, name: io.encode_proto(sizes, [x, name], ['x', 'name'], 'tfx.Point', _POINT, name='n'),
               [[1, 1], [0, 1]], [[5], [6]], [['p'], ['q']])
    golden.fails('encode_proto@sizes',
                 lambda sizes, size, name: io.encode_proto(sizes, [size, name], ['size', 'name'], kind),
                 [[1]], tf.constant([[5]], tf.int64), [['x']])


def cases(golden):
    _csv(golden)
    _messages(golden)

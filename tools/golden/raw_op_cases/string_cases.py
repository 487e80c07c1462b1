"""Strings, and texts parsed to tensors."""

import zlib

import numpy as np
import tensorflow as tf

_WORDS = np.array([['Hello World', ''], ['\u00c4pfel und Birnen', 'a,b;c']], object)


def _texts(family):
    values = family.values
    for op in ('StringLower', 'StringUpper'):
        family.op(op, input=_WORDS)
        family.op(op, input=_WORDS, encoding='utf-8')
    family.op('StringStrip', input=values.strings((2, 3)))
    for unit in ('BYTE', 'UTF8_CHAR'):
        family.op('StringLength', input=_WORDS, unit=unit)
        family.op('Substr', input=_WORDS[:, :1], pos=np.int32([[1], [2]]),
                  len=np.int32([[3], [4]]), unit=unit)
    family.op('StringJoin', inputs=[values.strings((2, 2)), values.strings(()),
                                    values.strings((2, 2))], separator='+')
    family.op('StringJoin', inputs=[values.strings((0,))])
    family.op('ReduceJoin', inputs=_WORDS, reduction_indices=np.int32([1, 0]),
              keep_dims=True, separator=' | ')
    family.op('ReduceJoin', inputs=_WORDS, reduction_indices=np.int32(0))
    family.op('UnsortedSegmentJoin', inputs=_WORDS.ravel(), num_segments=np.int32(3),
              segment_ids=np.int32([2, 0, 0, 2]), separator='"')
    for pad in (True, False):
        family.op('EncodeBase64', input=_WORDS, pad=pad)
    family.op('DecodeBase64', input=np.array(['SGVsbG8', 'd29ybGQ='], object))
    family.op('RegexFullMatch', input=_WORDS, pattern='H.*d')
    family.op('StaticRegexFullMatch', input=_WORDS, pattern='.*\\s.*')
    for replace_global in (True, False):
        family.op('RegexReplace', input=_WORDS, pattern='[aeiou]', rewrite='<\\0>',
                  replace_global=replace_global)
        family.op('StaticRegexReplace', input=_WORDS, pattern='[a-e]', rewrite='',
                  replace_global=replace_global)
    family.op('StringFormat', inputs=[values((2, 2), 'int32'), values((), 'string')],
              template='a %s b %s', summarize=1)
    family.op('StringFormat', inputs=[np.int32([1, 2, 3])], template='{}',
              placeholder='{}')
    family.op('StringSplit', input=_WORDS.ravel(), delimiter=' ,', skip_empty=False)
    family.op('StringSplitV2', input=_WORDS.ravel(), sep='', maxsplit=1)
    family.op('StringNGrams', data=np.array(['a', 'b', 'c', 'd'], object),
              data_splits=np.int64([0, 3, 4]), separator='-', ngram_widths=[2, 3],
              left_pad='LP', right_pad='', pad_width=1, preserve_short_sequences=True)
    family.op('StringToHashBucket', string_tensor=_WORDS, num_buckets=100)
    family.op('StringToHashBucketFast', input=_WORDS, num_buckets=100)
    family.op('StringToHashBucketStrong', input=_WORDS, num_buckets=1 << 40,
              key=[12345678901, 7])


def _unicode(family):
    family.op('UnicodeDecode', input=_WORDS.ravel(), input_encoding='UTF-8')
    family.op('UnicodeDecode', input=np.array([b'a\xffb'], object),
              input_encoding='UTF-8', errors='replace', replacement_char=63,
              Tsplits=tf.int32)
    family.op('UnicodeDecodeWithOffsets', input=_WORDS.ravel(), input_encoding='UTF-8')
    family.op('UnicodeEncode', input_values=np.int32([72, 228, 0x1F600]),
              input_splits=np.int64([0, 1, 3]), output_encoding='UTF-16-BE')
    family.op('UnicodeTranscode', input=_WORDS, input_encoding='UTF-8',
              output_encoding='UTF-32-BE')
    family.op('UnicodeTranscode', input=np.array([b'x\x01\xffy'], object),
              input_encoding='UTF-8', output_encoding='UTF-8', errors='ignore',
              replace_control_characters=True)
    family.op('UnicodeScript', input=np.int32([65, 0x4e2d, 31, -5]))


def _numbers(family):
    values = family.values
    for dtype in ('float32', 'float64', 'int64', 'uint8', 'bool', 'complex64',
                  'float16', 'string'):
        family.op('AsString', input=values((2, 3), dtype))
    family.op('AsString', input=values((2,)), precision=3, scientific=True)
    family.op('AsString', input=values((2,), 'float64'), shortest=True)
    family.op('AsString', input=np.int32([7, -42]), width=6, fill='0')
    for out_type in (tf.float32, tf.float64, tf.int32, tf.int64):
        family.op('StringToNumber', string_tensor=np.array(['42', '-7'], object),
                  out_type=out_type)
    family.op('StringToNumber', string_tensor=np.array(['1e3', 'nan', '-inf'], object))
    family.op('DecodeRaw', bytes=np.array([b'\x01\x02\x03\x04', b'abcd'], object),
              out_type=tf.int16)
    family.op('DecodeRaw', bytes=np.array(b'\x01\x02\x03\x04', object),
              out_type=tf.uint16, little_endian=False)
    family.op('DecodePaddedRaw', input_bytes=np.array([b'\x01', b'abc'], object),
              fixed_length=np.int32(4), out_type=tf.int16)
    family.op('DecodeCompressed', compression_type='ZLIB',
              bytes=np.array([zlib.compress(b'compressed ' * 9)], object))
    for dtype in ('float32', 'string', 'bfloat16', 'bool'):
        with family.program('SerializeTensor') as program:
            text = program.call('SerializeTensor', tensor=values((2, 2), dtype))
            back = program.call('ParseTensor', serialized=text,
                                out_type=tf.dtypes.as_dtype(dtype))
            program.expect(text, back)


def _example(**features):
    lists = {'i': lambda v: tf.train.Feature(int64_list=tf.train.Int64List(value=v)),
             'f': lambda v: tf.train.Feature(float_list=tf.train.FloatList(value=v)),
             's': lambda v: tf.train.Feature(bytes_list=tf.train.BytesList(value=v))}
    return tf.train.Features(feature={
        name: lists[name[0]](value) for name, value in features.items()})


def _examples(family):
    first = tf.train.Example(features=_example(i=[1, 2], f=[0.5], s=[b'x', b'y']))
    second = tf.train.Example(features=_example(i=[3, 4], s=[b'z']))
    serialized = np.array([e.SerializeToString(deterministic=True)
                           for e in (first, second)], object)
    family.op('ParseExample', serialized=serialized, names=np.array([], object),
              sparse_keys=['s'], dense_keys=['i', 'f'],
              dense_defaults=[np.int64([]), np.float32([7])], sparse_types=[tf.string],
              dense_shapes=[[2], [1]])
    family.op('ParseExampleV2', serialized=serialized, names=np.array([], object),
              sparse_keys=np.array(['s'], object), dense_keys=np.array(['i'], object),
              ragged_keys=np.array(['f'], object), dense_defaults=[np.int64([0])],
              num_sparse=1, sparse_types=[tf.string], ragged_value_types=[tf.float32],
              ragged_split_types=[tf.int32], dense_shapes=[[None]])
    family.op('ParseSingleExample', serialized=serialized[0],
              dense_defaults=[np.float32([7])], num_sparse=2, sparse_keys=['i', 's'],
              dense_keys=['f'], sparse_types=[tf.int64, tf.string], dense_shapes=[[1]])
    step = lambda *v: tf.train.Feature(int64_list=tf.train.Int64List(value=v))
    sequence = tf.train.SequenceExample(
        context=_example(i=[9]),
        feature_lists=tf.train.FeatureLists(feature_list={
            'steps': tf.train.FeatureList(feature=[step(1, 2), step(3, 4)])}))
    family.op('ParseSequenceExampleV2',
              serialized=np.array([sequence.SerializeToString()], object),
              debug_name=np.array([], object),
              context_sparse_keys=np.array([], object),
              context_dense_keys=np.array(['i'], object),
              context_ragged_keys=np.array([], object),
              feature_list_sparse_keys=np.array([], object),
              feature_list_dense_keys=np.array(['steps'], object),
              feature_list_ragged_keys=np.array([], object),
              feature_list_dense_missing_assumed_empty=np.array([False]),
              context_dense_defaults=[np.int64([])], context_dense_shapes=[[1]],
              Nfeature_list_dense=1, feature_list_dense_types=[tf.int64],
              feature_list_dense_shapes=[[2]])
    family.op('DecodeJSONExample', json_examples=np.array(
        ['{"features":{"feature":{"a":{"int64List":{"value":["1"]}}}}}'], object))
    records = np.array(['1,2.5,x', '4,,"y,z"'], object)
    defaults = [np.int32([]), np.float32([9]), np.array(['-'], object)]
    family.op('DecodeCSV', records=records, record_defaults=defaults)
    family.op('DecodeCSV', records=np.array(['1|NA|q'], object), field_delim='|',
              record_defaults=defaults[1:], use_quote_delim=False, na_value='NA',
              select_cols=[1, 2])


def _errors(family):
    family.error('StringToNumber', string_tensor=np.array(['seven'], object))
    family.error('DecodeBase64', input=np.array(['*'], object))
    family.error('RegexReplace', input=_WORDS, pattern='(', rewrite='')
    family.error('Substr', input=np.array(['abc'], object), pos=np.int32([5]),
                 len=np.int32([1]))
    family.error('DecodeRaw', bytes=np.array([b'abc'], object), out_type=tf.int16)
    family.error('DecodeCSV', records=np.array(['1,2'], object),
                 record_defaults=[np.int32([])])
    family.error('ParseTensor', serialized=tf.constant(b'no tensor'),
                 out_type=tf.float32)
    family.error('StringFormat', inputs=[np.int32(1)], template='no place')
    family.error('StringToHashBucketFast', input=_WORDS, num_buckets=0)
    family.error('UnicodeTranscode', input=_WORDS, input_encoding='no encoding',
                 output_encoding='UTF-8')
    family.error('StringJoin', inputs=[np.array(['a', 'b'], object),
                                       np.array(['a', 'b', 'c'], object)])


def add_cases(family):
    _texts(family)
    _unicode(family)
    _numbers(family)
    _examples(family)
    _errors(family)

#!/usr/bin/python3
"""Python's TensorFlow and tfx read each other's TFRecord files and Examples.

tfrecord_copy reads the Examples of a file, writes them to another and prints them.
"""

import environment

environment.enter()

# pylint: disable=wrong-import-position
import pathlib
import random
import struct
import subprocess
import tempfile
import unittest

import tensorflow as tf
from google.protobuf import text_format

_COPY = environment.ROOT / 'tests/interop/tfrecord_copy'
_COUNT = 10000


def _float(numbers):
    """Of any bits, but NaN that numbers cannot name."""
    value = struct.unpack('<f', numbers.randbytes(4))[0]
    return 0.5 if value != value else value


def _integer(numbers):
    return numbers.randrange(-2**63, 2**63) >> numbers.randrange(64)


def _feature(numbers):
    count = numbers.choice((0, 1, 1, 2, 5, 40))
    kind = numbers.randrange(4)
    if kind == 0:
        return tf.train.Feature(bytes_list=tf.train.BytesList(value=[
            numbers.randbytes(numbers.choice((0, 1, 10, 200))) for _ in range(count)]))
    if kind == 1:
        return tf.train.Feature(float_list=tf.train.FloatList(
            value=[_float(numbers) for _ in range(count)]))
    if kind == 2:
        return tf.train.Feature(int64_list=tf.train.Int64List(
            value=[_integer(numbers) for _ in range(count)]))
    return tf.train.Feature()


def _name(numbers):
    letters = 'abc\0"\\\n\u00e9\u4e2d\U0001f600'
    return ''.join(numbers.choice(letters) for _ in range(numbers.randrange(8)))


def _example(numbers):
    if numbers.randrange(100) == 0:
        return tf.train.Example()
    return tf.train.Example(features=tf.train.Features(feature={
        _name(numbers): _feature(numbers) for _ in range(numbers.randrange(6))}))


class TFRecordInteropTest(unittest.TestCase):

    @classmethod
    def setUpClass(cls):
        numbers = random.Random(21)
        cls.examples = [_example(numbers) for _ in range(_COUNT)]

    def assert_equal(self, actual, expected):
        self.assertEqual(len(actual), len(expected))
        for one, other in zip(actual, expected):
            self.assertEqual(one, other)

    def copy(self, compression):
        with tempfile.TemporaryDirectory() as folder:
            python, tfx, texts = (str(pathlib.Path(folder) / name)
                                  for name in ('python', 'tfx', 'texts'))
            options = tf.io.TFRecordOptions(compression_type=compression)
            with tf.io.TFRecordWriter(python, options) as writer:
                for example in self.examples:
                    writer.write(example.SerializeToString())
            subprocess.run([_COPY, python, tfx, compression, texts], check=True)
            records = tf.data.TFRecordDataset(tfx, compression_type=compression)
            texts = tf.data.TFRecordDataset(texts)
            return (list(records.as_numpy_iterator()), list(texts.as_numpy_iterator()))

    def test_plain_gzip_and_zlib(self):
        for compression in '', 'GZIP', 'ZLIB':
            with self.subTest(compression):
                records, texts = self.copy(compression)
                self.assert_equal(
                    [tf.train.Example.FromString(record) for record in records],
                    self.examples)
                self.assert_equal([len(record) for record in records],
                                  [example.ByteSize() for example in self.examples])
                self.assert_equal(
                    [text_format.Parse(text, tf.train.Example()) for text in texts],
                    self.examples)

    def test_texts_are_those_of_str(self):
        _, texts = self.copy('')
        compared = 0
        for text, example in zip(texts, self.examples):
            # The order of a map's entries is Python's own.
            if len(example.features.feature) < 2:
                self.assertEqual(text.decode(), str(example))
                compared += 1
        self.assertGreater(compared, _COUNT // 10)


environment.main()

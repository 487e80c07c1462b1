#!/usr/bin/python3
"""Python and tfx read each other's saved datasets.

dataset_copy loads all datasets of a folder and saves them in another.
"""

import environment

environment.enter()

# pylint: disable=wrong-import-position
import pathlib
import subprocess
import tempfile
import unittest

import numpy as np
import tensorflow as tf

_COPY = environment.ROOT / 'tests/interop/dataset_copy'
_Dataset = tf.data.Dataset


def _datasets():
    numbers = _Dataset.range(7)
    triangle = numbers.map(lambda x: tf.fill([x], x))
    return {
        'numbers': numbers,
        'nothing': numbers.take(0),
        'texts': numbers.map(tf.strings.as_string),
        'varying': triangle,
        'dicts': numbers.map(lambda x: {'b': x, 'a': (x, {'c': tf.cast(x, tf.float16)})}),
        'none': _Dataset.from_tensors((1, None, {'a': 2.5})),
        'sparse': triangle.sparse_batch(2, [6]),
        'ragged': triangle.ragged_batch(3),
        'ragged32': triangle.ragged_batch(3, row_splits_dtype=tf.int32),
        'unknown': numbers.map(
            lambda x: tf.ensure_shape(tf.numpy_function(lambda y: y, [x], tf.int64), None)),
        'dtypes': _Dataset.from_tensors(tuple(
            tf.cast([1, 0], dtype) for dtype in (
                tf.bool, tf.uint8, tf.int16, tf.uint32, tf.bfloat16, tf.complex128))),
        'images': _Dataset.from_tensor_slices(
            np.random.default_rng(1).random((20, 8, 8, 3))).batch(6),
    }


def _components(element):
    return [np.asarray(part.numpy()) for part in tf.nest.flatten(element, expand_composites=True)
            if part is not None]


class DatasetInteropTest(unittest.TestCase):

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.python = pathlib.Path(folder.name) / 'python'
        self.tfx = pathlib.Path(folder.name) / 'tfx'
        self.python.mkdir()

    def assert_same(self, actual, expected):
        self.assertEqual(actual.element_spec, expected.element_spec)
        self.assertEqual(int(actual.cardinality()), len(list(expected)))
        for a, b in zip(list(actual), list(expected), strict=True):
            tf.nest.assert_same_structure(a, b, expand_composites=True)
            for x, y in zip(_components(a), _components(b), strict=True):
                np.testing.assert_array_equal(x, y)
                self.assertEqual(x.dtype, y.dtype)

    def check_copies(self, compression):
        datasets = _datasets()
        for name, dataset in datasets.items():
            dataset.save(str(self.python / name), compression=compression)
        subprocess.run([_COPY, self.python, self.tfx,
                        *([compression] if compression else [])], check=True)
        for name, dataset in datasets.items():
            with self.subTest(name):
                self.assert_same(
                    _Dataset.load(str(self.tfx / name), compression=compression), dataset)
                # Python's own order of a dict's keys varies.
                self.assertEqual(
                    len((self.tfx / name / 'dataset_spec.pb').read_bytes()),
                    len((self.python / name / 'dataset_spec.pb').read_bytes()))

    def test_plain(self):
        self.check_copies(None)

    def test_compressed(self):
        self.check_copies('GZIP')

    def test_shards_are_read(self):
        dataset = _Dataset.range(20)
        dataset.save(str(self.python / 'shards'), shard_func=lambda x: x % 3)
        subprocess.run([_COPY, self.python, self.tfx], check=True)
        loaded = _Dataset.load(str(self.tfx / 'shards'))
        self.assertEqual(sorted(loaded.as_numpy_iterator()), list(range(20)))


if __name__ == '__main__':
    environment.main()

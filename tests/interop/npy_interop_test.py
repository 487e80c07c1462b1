#!/usr/bin/python3
"""NumPy and tfx read each other's .npy and .npz files.

npy_copy loads all files of a folder and saves them in another.
"""

import environment

environment.enter()

# pylint: disable=wrong-import-position
import pathlib
import subprocess
import tempfile
import unittest
import zipfile

import ml_dtypes
import numpy as np

_COPY = environment.ROOT / 'tests/interop/npy_copy'

_NUMBERS = (
    'bool', 'int8', 'int16', 'int32', 'int64', 'uint8', 'uint16', 'uint32',
    'uint64', 'float16', 'float32', 'float64', 'complex64', 'complex128',
)
_SHAPES = ((), (1,), (5,), (0,), (2, 3), (4, 0, 2), (2, 3, 4), (100000,),
           (1234, 57), (1,) * 32)


def _bits(random, shape, dtype):
    """Any bits; of numbers all values, NaN and infinities too."""
    dtype = np.dtype(dtype)
    size = int(np.prod(shape)) * dtype.itemsize
    array = np.frombuffer(random.bytes(size), dtype).reshape(shape)
    return array.view('u1') % 2 == 1 if dtype == bool else array


def _arrays():
    random = np.random.default_rng(1)
    arrays = {}
    for dtype in _NUMBERS:
        for shape in _SHAPES:
            name = f'{dtype}_{"x".join(map(str, shape)) or "scalar"}'
            arrays[name[:60]] = _bits(random, shape, dtype)
    arrays['bytes'] = np.array([b'one', b'', b'a\0b', b'\xff' * 40])
    arrays['bytes_scalar'] = np.array(b'word')
    arrays['bytes_empty'] = np.zeros((3, 0), 'S1')
    return arrays


class NpyInteropTest(unittest.TestCase):

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.python = pathlib.Path(folder.name) / 'python'
        self.tfx = pathlib.Path(folder.name) / 'tfx'
        self.python.mkdir()
        self.tfx.mkdir()

    def copy(self):
        subprocess.run([_COPY, self.python, self.tfx], check=True)

    def assert_same(self, actual, expected):
        self.assertEqual(actual.dtype, expected.dtype)
        self.assertEqual(actual.shape, expected.shape)
        self.assertEqual(actual.tobytes(), expected.tobytes())

    def test_saved_arrays_are_the_same_files(self):
        arrays = _arrays()
        for name, array in arrays.items():
            np.save(self.python / name, array)
        self.copy()
        for name, array in arrays.items():
            with self.subTest(name):
                file = f'{name}.npy'
                self.assert_same(np.load(self.tfx / file), array)
                self.assertEqual((self.tfx / file).read_bytes(),
                                 (self.python / file).read_bytes())

    def test_other_orders_become_this_machines(self):
        random = np.random.default_rng(2)
        arrays = {}
        for dtype in _NUMBERS:
            array = _bits(random, (3, 4, 5), dtype)
            swapped = array.dtype.newbyteorder('>')
            arrays[f'{dtype}_fortran'] = array, np.asarray(array, order='F')
            arrays[f'{dtype}_big'] = array, array.byteswap().view(swapped)
            arrays[f'{dtype}_both'] = array, np.asarray(
                array.byteswap().view(swapped), order='F')
        for name, (_, other) in arrays.items():
            np.save(self.python / name, other)
        self.copy()
        for name, (array, _) in arrays.items():
            with self.subTest(name):
                self.assert_same(np.load(self.tfx / f'{name}.npy'), array)

    def test_text_comes_back_as_its_utf8(self):
        text = np.array([['a', '\u00e9\u4e2d'], ['', '\U0001f600']])
        np.save(self.python / 'text', text)
        self.copy()
        loaded = np.load(self.tfx / 'text.npy')
        self.assertEqual(loaded.dtype.kind, 'S')
        self.assertEqual(np.strings.decode(loaded, 'utf-8').tolist(),
                         text.tolist())

    def test_bfloat16_comes_back_as_two_bytes(self):
        array = np.array([1.5, -2.0, np.inf, 0.1]).astype(ml_dtypes.bfloat16)
        np.save(self.python / 'bfloat16', array)
        self.copy()
        loaded = np.load(self.tfx / 'bfloat16.npy')
        self.assert_same(loaded.view(ml_dtypes.bfloat16), array)

    def test_archives_hold_the_same_arrays(self):
        arrays = _arrays()
        arrays['\u00e9'] = np.arange(3)
        arrays['folder/name with spaces'] = np.arange(4)
        np.savez(self.python / 'stored', **arrays)
        np.savez_compressed(self.python / 'deflated', **arrays)
        np.savez(self.python / 'nothing')
        self.copy()
        for name in ('stored', 'deflated', 'nothing'):
            expected = {} if name == 'nothing' else arrays
            for kind in ('stored', 'deflated'):
                path = self.tfx / f'{name}.{kind}.npz'
                with self.subTest(path.name):
                    with zipfile.ZipFile(path) as archive:
                        self.assertIsNone(archive.testzip())
                    loaded = np.load(path)
                    self.assertEqual(set(loaded.files), set(expected))
                    for member, array in expected.items():
                        self.assert_same(loaded[member], array)


if __name__ == '__main__':
    environment.main()

#!/usr/bin/env python3
"""Writes tests/core/golden/npy with NumPy.

    python tools/golden/npy.py

Small .npy and .npz files, and expected.txt: for each array that a tensor can
hold a line

    FILE MEMBER DTYPE SHAPE ELEMENTS

with - as the member of an .npy file, the shape as 2,3 or "()", and the elements
in C order, little-endian, in hexadecimal; those of strings with a comma after
each. What is expected is what NumPy reads from the file. The Python that runs
this has the NumPy of the TensorFlow that tfx is built for.
"""

import io
import pathlib
import shutil
import struct
import warnings
import zipfile
import zlib

import ml_dtypes
import numpy as np

_OUTPUT = pathlib.Path(__file__).resolve().parents[2] / 'tests/core/golden/npy'

_NUMBERS = (
    'bool', 'int8', 'int16', 'int32', 'int64', 'uint8', 'uint16', 'uint32',
    'uint64', 'float16', 'float32', 'float64', 'complex64', 'complex128',
)


def _numbers(dtype, shape, order='C', byte_order='<'):
    count = int(np.prod(shape))
    values = (np.arange(count) * 37 - 50) % 251
    if np.dtype(dtype).kind == 'c':
        values = values + 1j * values[::-1]
    if np.dtype(dtype).kind == 'b':
        values = values % 3 == 0
    array = values.astype(np.dtype(dtype).newbyteorder(byte_order))
    return np.asarray(array.reshape(shape), order=order)


def _arrays():
    """Every kind of array that can be read, by name."""
    arrays = {}
    for dtype in _NUMBERS:
        arrays[dtype] = _numbers(dtype, (2, 3))
        arrays[f'{dtype}_big'] = _numbers(dtype, (3, 2), byte_order='>')
        arrays[f'{dtype}_fortran'] = _numbers(dtype, (2, 3, 2), order='F')
    arrays['special'] = np.array([np.nan, np.inf, -np.inf, -0.0, 5e-324])
    arrays['big_fortran'] = _numbers('float32', (3, 4), 'F', '>')
    arrays['big_complex'] = _numbers('complex64', (2, 2), 'F', '>')
    arrays['scalar'] = np.array(2.5, 'float32')
    arrays['scalar_bool'] = np.array(True)
    arrays['empty'] = np.zeros(0, 'float32')
    arrays['empty_shape'] = np.zeros((2, 0, 3), 'int64')
    arrays['empty_fortran'] = np.asarray(np.zeros((0, 3, 2)), order='F')
    arrays['bytes'] = np.array([b'abc', b'', b'a\0b', b'\xff\x80'])
    arrays['bytes_fortran'] = np.asarray(
        np.array([[b'a', b'bc', b'd'], [b'e', b'', b'f']]), order='F')
    arrays['bytes_scalar'] = np.array(b'hello')
    arrays['bytes_empty'] = np.zeros((0, 2), 'S3')
    arrays['text'] = np.array(['a', '\u00e9\u4e2d', '', '\U0001f600x'])
    arrays['text_big'] = np.array([['xy', '\u20ac']]).astype('>U2')
    arrays['text_scalar'] = np.array('\u00fc')
    arrays['long_shape'] = _numbers('uint8', (1,) * 64)
    arrays['bfloat16'] = _numbers(ml_dtypes.bfloat16, (2, 2))
    return arrays


def _tensor_line(file, member, array):
    dtype = array.dtype
    shape = ','.join(map(str, array.shape)) or '()'
    if dtype.kind in 'SU':
        name = 'string'
        values = [value.encode() if dtype.kind == 'U' else value
                  for value in array.ravel().tolist()]
        elements = ''.join(value.hex() + ',' for value in values)
    else:
        if dtype.kind == 'V' and dtype.itemsize == 2:
            array = array.view(ml_dtypes.bfloat16)
        elif dtype.kind == 'b':  # true is 1, whatever was in the file
            array = np.array(array.tolist(), bool)
        elif dtype.byteorder == '>':
            array = array.astype(dtype.newbyteorder('<'))
        name = array.dtype.name
        elements = array.tobytes('C').hex()
    return f'{file} {member} {name} {shape} {elements}\n'


def _npy(array, version=None):
    stream = io.BytesIO()
    with warnings.catch_warnings():
        warnings.simplefilter('ignore')
        np.lib.format.write_array(stream, array, version)
    return stream.getvalue()


def _npy_with_header(header, data, version=1):
    """A file with a header that NumPy would not write."""
    text = header.encode() + b'\n'
    length = struct.pack('<H' if version == 1 else '<I', len(text))
    return b'\x93NUMPY' + bytes([version, 0]) + length + text + data


def _single_files():
    """Files with one array that can be read, by name."""
    array = _numbers('float32', (2, 3))
    data = array.tobytes()
    return {
        'version1.npy': _npy(array, (1, 0)),
        'version2.npy': _npy(array, (2, 0)),
        'version3.npy': _npy(array, (3, 0)),
        'fortran.npy': _npy(_numbers('int16', (3, 4), 'F')),
        'scalar.npy': _npy(np.array(7)),
        'text.npy': _npy(np.array(['a', '\u00e9'])),
        'bfloat16.npy': _npy(_numbers(ml_dtypes.bfloat16, (3,))),
        'python2.npy': _npy_with_header(
            "{'descr': '<f4', 'fortran_order': False, 'shape': (2L, 3L), }",
            data),
        'other_order.npy': _npy_with_header(
            '{"shape":(2,3),"descr":"=f4","fortran_order":False}', data),
        'more_follows.npy': _npy(array) + b'something else',
        'bool_of_any_byte.npy': _npy_with_header(
            "{'descr': '|b1', 'fortran_order': False, 'shape': (4,), }",
            b'\x00\x01\x02\xff'),
    }


def _refused_files():
    def header(descr="'<f4'", order='False', shape='(1,)'):
        return (f"{{'descr': {descr}, 'fortran_order': {order}, "
                f"'shape': {shape}, }}")

    files = {
        'structured.npy': _npy(np.zeros(2, [('a', 'i4'), ('b', 'f4')])),
        'object.npy': _npy(np.array([1, None], object)),
        'date.npy': _npy(np.zeros(2, 'M8[s]')),
        'long_double.npy': _npy(np.zeros(2, np.longdouble)),
        'void.npy': _npy(np.zeros(2, 'V3')),
        'empty.npy': b'',
        'not_npy.npy': b'this is no array at all',
        'version9.npy': b'\x93NUMPY\x09\x00' + bytes(100),
        'long_header.npy': _npy_with_header(header() + ' ' * 20000, bytes(4)),
        'surrogate.npy': _npy_with_header(
            header("'<U1'"), struct.pack('<I', 0xd800)),
    }
    for name, text in {
        'claims_too_much': header(shape='(1000000000000,)'),
        'overflows': header(shape='(4294967296, 4294967296, 4294967296)'),
        'negative': header(shape='(-1,)'),
        'not_a_tuple': header(shape='(1)'),
        'no_shape': "{'descr': '<f4', 'fortran_order': False}",
        'unknown_key': "{'descr': '<f4', 'x': 1}",
        'zero_size_strings': header("'|S0'", shape='(1000000000000,)'),
        'many_dimensions': header(shape='(' + '1, ' * 65 + ')'),
        'not_a_bool': header(order='0'),
        'unfinished': "{'descr': '<f4",
        'nothing': '',
        'no_descr': header("''"),
    }.items():
        files[f'{name}.npy'] = _npy_with_header(text, bytes(4))
    return files


class _Pipe(io.RawIOBase):
    """A stream that cannot go back, so that zipfile writes data descriptors."""

    def __init__(self):
        super().__init__()
        self.data = bytearray()

    def writable(self):
        return True

    def write(self, data):
        self.data += data
        return len(data)


def _zip(members, compression=zipfile.ZIP_STORED, stream=None, comment=b''):
    target = stream or io.BytesIO()
    with zipfile.ZipFile(target, 'w', compression) as archive:
        for name, data in members.items():
            archive.writestr(zipfile.ZipInfo(name), data, compression)
        archive.comment = comment
    return bytes(stream.data) if stream else target.getvalue()


def _zip64(members):
    """All that can be is in zip64 fields, as in archives over 4 GiB."""
    body = b''
    directory = b''
    for name, data in members.items():
        sizes = struct.pack('<QQ', len(data), len(data))
        common = struct.pack('<HHHHHIIIHH', 45, 0, 0, 0, 0x21, zlib.crc32(data),
                             0xffffffff, 0xffffffff, len(name), 0)
        local_extra = struct.pack('<HH', 1, 16) + sizes
        extra = (struct.pack('<HHB', 0x7777, 1, 0)  # one to be passed over
                 + struct.pack('<HH', 1, 24) + sizes + struct.pack('<Q', len(body)))
        directory += (b'PK\1\2' + struct.pack('<H', 45) + common[:-2]
                      + struct.pack('<HHHHII', len(extra), 0, 0, 0, 0, 0xffffffff)
                      + name.encode() + extra)
        body += (b'PK\3\4' + common[:-2] + struct.pack('<H', len(local_extra))
                 + name.encode() + local_extra + data)
    count = len(members)
    return (body + directory
            + b'PK\6\6' + struct.pack('<QHHIIQQQQ', 44, 45, 45, 0, 0, count, count,
                                      len(directory), len(body))
            + b'PK\6\7' + struct.pack('<IQI', 0, len(body) + len(directory), 1)
            + b'PK\5\6' + struct.pack('<HHHHIIH', 0, 0, 0xffff, 0xffff,
                                      0xffffffff, 0xffffffff, 0))


def _patched(data, old, new):
    assert data.count(old) >= 1 and len(old) == len(new)
    return data.replace(old, new)


def _archives():
    """Archives in the ways that others write them."""
    numbers = _npy(_numbers('float32', (2, 3)))
    zeros = _npy(np.zeros(60, 'int32'))
    members = {'a.npy': numbers, 'zeros.npy': zeros}
    plain = _zip(members)
    return {
        'streamed.npz': _zip(members, stream=_Pipe()),
        'streamed_deflated.npz': _zip(members, zipfile.ZIP_DEFLATED, _Pipe()),
        'zip64.npz': _zip64(members),
        'something_before.npz': b'#!/bin/sh\nexit\n' + plain,
        'comment.npz': _zip(members, comment=b'a comment ' * 5),
        'no_members.npz': _zip({}),
        'names.npz': _zip({'folder/': b'', 'folder/a.npy': numbers,
                           '\u00e9.npy': numbers, 'no_suffix': numbers}),
    }


def _refused_archives():
    numbers = _npy(_numbers('float32', (2, 3)))
    members = {'a.npy': numbers}
    plain = _zip(members)
    deflated = _zip({'a.npy': _npy(np.zeros(60, 'int32'))}, zipfile.ZIP_DEFLATED)
    claimed = struct.pack('<I', len(_npy(np.zeros(60, 'int32'))))
    return {
        'bzip2.npz': _zip(members, zipfile.ZIP_BZIP2),
        'encrypted.npz': plain.replace(
            b'PK\1\2\x14\x03\x14\0\0\0', b'PK\1\2\x14\x03\x14\0\1\0'),
        'wrong_crc.npz': _patched(plain, numbers[-4:], b'\0\0\0\1'),
        'claims_too_much.npz': _patched(deflated, claimed, b'\0\0\0\x7f'),
        'claims_less.npz': _patched(deflated, claimed, struct.pack('<I', 200)),
        'object.npz': _zip({'a.npy': _npy(np.array([None]))}),
    }


def _expected_of(path):
    if path.suffix == '.npy':
        return _tensor_line(path.name, '-', np.load(path))
    # np.load wants an archive to start as one; NpzFile itself does not.
    with open(path, 'rb') as file:
        archive = np.lib.npyio.NpzFile(file)
        return ''.join(
            _tensor_line(path.name, name, archive[name])
            for name in archive.files if not name.endswith('/'))


def main():
    shutil.rmtree(_OUTPUT, ignore_errors=True)
    _OUTPUT.mkdir(parents=True)
    (_OUTPUT / 'refused').mkdir()
    np.savez(_OUTPUT / 'arrays.npz', **_arrays())
    np.savez_compressed(_OUTPUT / 'arrays_compressed.npz', **_arrays())
    for name, data in {**_single_files(), **_archives()}.items():
        (_OUTPUT / name).write_bytes(data)
    for name, data in {**_refused_files(), **_refused_archives()}.items():
        (_OUTPUT / 'refused' / name).write_bytes(data)
    # A member that is no array; Python gives its bytes.
    (_OUTPUT / 'with_text.npz').write_bytes(_zip({'readme.txt': b'plain text'}))
    assert np.load(_OUTPUT / 'with_text.npz')['readme.txt'] == b'plain text'

    warnings.simplefilter('ignore')  # of Python 2's header
    lines = [f'# Written by tools/golden/npy.py with NumPy {np.__version__}\n']
    for path in sorted(_OUTPUT.glob('*.np[yz]')):
        if path.name != 'with_text.npz':
            lines.append(_expected_of(path))
    (_OUTPUT / 'expected.txt').write_text(''.join(lines))
    files = [path for path in _OUTPUT.rglob('*') if path.is_file()]
    print(f'{len(files)} files, {sum(path.stat().st_size for path in files)} bytes')


if __name__ == '__main__':
    main()

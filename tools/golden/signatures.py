#!/usr/bin/env python3
"""Writes tests/saved_model/testdata with Python TensorFlow.

    python tools/golden/signatures.py [MODEL…]

Models of every kind (signature_models), what Python answers when their
signatures are called, and what saved_model_cli shows of them. With names, only
those models are written anew, and all else as ever. The Python that runs this has the tensorflow-cpu that tfx is built for.
"""

import contextlib
import io
import os
import pathlib
import re
import shutil
import sys

os.environ['CUDA_VISIBLE_DEVICES'] = '-1'
os.environ['TF_ENABLE_ONEDNN_OPTS'] = '1'
os.environ['TF_CPP_MIN_LOG_LEVEL'] = '3'

# pylint: disable=wrong-import-position
import numpy as np
import tensorflow as tf
from tensorflow.python.tools import saved_model_cli

import signature_models

_OUTPUT = pathlib.Path(__file__).resolve().parents[2] / 'tests/saved_model/testdata'
_BY = f'Written by tools/golden/signatures.py with TensorFlow {tf.__version__}'


def _person(age, job=None):
    features = {'age': tf.train.Feature(float_list=tf.train.FloatList(value=[age]))}
    if job is not None:
        features['job'] = tf.train.Feature(
            bytes_list=tf.train.BytesList(value=[job])
        )
    example = tf.train.Example(features=tf.train.Features(feature=features))
    return example.SerializeToString(deterministic=True)


def _example(value, number=None):
    features = {'value': tf.train.Feature(float_list=tf.train.FloatList(value=[value]))}
    if number is not None:
        features['id'] = tf.train.Feature(
            int64_list=tf.train.Int64List(value=[number])
        )
    example = tf.train.Example(features=tf.train.Features(feature=features))
    return example.SerializeToString(deterministic=True)


_CALLS = [
    # Model, tags, signature, inputs. Models are loaded once: state stays.
    ('stateful', ['serve'], 'serving_default', {'x': np.float32([[1, 1], [2, -1]])}),
    ('stateful', ['serve'], 'serving_default', {'x': np.zeros([0, 2], np.float32)}),
    ('stateful', ['serve'], 'state/count', {'by': np.int32(2)}),
    ('stateful', ['serve'], 'state/count', {'by': np.int32(40)}),
    ('stateful', ['serve'], 'state/read', {}),
    (
        'types',
        ['serve'],
        'serving_default',
        {
            'x': np.float32([1.5, -2, 200]),
            's': np.array([b'a', b'', b'\x00\xff' * 20], object),
            'flag': np.bool_(True),
        },
    ),
    (
        'table',
        ['serve'],
        'serving_default',
        {'words': np.array([b'two', b'none', b'zero'], object)},
    ),
    ('table', ['serve'], 'vocabulary', {}),
    (
        'defaults',
        ['serve'],
        'serving_default',
        {'x': np.float32([1, 2]), 'by': np.float32(-1)},
    ),
    (
        'loop',
        ['serve'],
        'serving_default',
        {'x': np.float32([range(8), [1] * 8]), 'n': np.int32(3)},
    ),
    ('leftover_shards', ['serve'], 'serving_default', {'x': np.float32([[1, 0]])}),
    ('v1_variables', ['serve'], 'serving_default', {'x': np.float32([1, 2])}),
    ('v1_variables', ['serve'], 'add', {'x': np.float32([1, 2])}),
    ('v1_variables', ['serve'], 'add', {'x': np.float32([4])}),
    (
        'v1_variables',
        ['serve'],
        'sparse',
        {
            'sparse_indices': np.int64([[0, 1], [1, 0], [1, 2]]),
            'sparse_values': np.float32([1, 2, 3]),
            'sparse_dense_shape': np.int64([2, 3]),
        },
    ),
    (
        'v1_example',
        ['serve'],
        'serving_default',
        {
            'examples': np.array(
                [_example(0.0, 1), _example(1.5), _example(-2.0, 9)], object
            )
        },
    ),
    ('v1_tag_sets', ['serve'], 'serving_default', {'x': np.float32([1, 2])}),
    ('v1_tag_sets', ['train', 'serve'], 'serving_default', {'x': np.float32([1, 2])}),
    ('v1_tag_sets', [], 'serving_default', {'x': np.float32([1, 2])}),
    (
        'examples',
        ['serve'],
        'serving_default',
        {'examples': np.array([_person(1.0, b'bee'), _person(4.0)], object)},
    ),
    (
        'composites',
        ['serve'],
        'serving_default',
        {
            'x': np.int64([[0, 1], [1, 0], [1, 2]]),
            'x_1': np.float32([1, 2, 3]),
            'x_2': np.int64([2, 3]),
            'by': np.float32(2),
        },
    ),
    (
        'composites',
        ['serve'],
        'ragged',
        {'rows': np.float32([1, 2, 3]), 'rows_1': np.int64([0, 2, 2, 3])},
    ),
    ('v1_no_saver', ['serve'], 'serving_default', {'x': np.float32([[1, 2], [0, -1]])}),
    (
        'v1_table_initializer',
        ['serve'],
        'serving_default',
        {'words': np.array([b'bee', b'none', b'ant'], object)},
    ),
    ('v1_loop', ['serve'], 'serving_default', {'x': np.float32([1, 2]), 'n': np.int32(3)}),
    ('v1_loop', ['serve'], 'condition', {'x': np.float32([1, 2]), 'n': np.int32(3)}),
    ('v1_loop', ['serve'], 'condition', {'x': np.float32([3, 2]), 'n': np.int32(0)}),
    # Other shapes than declared.
    ('v1_shapes', ['serve'], 'serving_default', {'x': np.float32([[1, 2], [3, 4]])}),
    ('v1_shapes', ['serve'], 'matmul', {'a': np.float32([[1, 2]])}),
]


def _golden(array):
    """A tensor as tests/core/golden_tensor.h reads it."""
    array = np.asarray(array)
    dims = ','.join(map(str, array.shape)) or '()'
    if array.dtype == object:
        return f'string {dims} ' + ''.join(
            element.hex() + ',' for element in array.ravel()
        )
    name = tf.as_dtype(array.dtype).name
    return f'{name} {dims} {array.tobytes().hex()}'


def _write_calls(root):
    text = f'# {_BY}.\n'
    models = {}
    for name, tags, signature, inputs in _CALLS:
        key = (name, *tags)
        if key not in models:
            models[key] = tf.saved_model.load(f'{root}/models/{name}', tags=tags)
        tensors = {k: tf.constant(v) for k, v in inputs.items()}
        outputs = models[key].signatures[signature](**tensors)
        text += f'call {name} {signature} {" ".join(tags)}\n'
        for kind, values in (('in', tensors), ('out', outputs)):
            for k, v in sorted(values.items()):
                text += f'{kind} {k} {_golden(v.numpy())}\n'
    (root / 'calls.txt').write_text(text)


def _write_shown(root):
    """saved_model_cli show --all; its set of ops, which has no order, in order."""
    shutil.rmtree(root / 'shown', ignore_errors=True)
    (root / 'shown').mkdir()
    for name in signature_models.ALL:
        shown = io.StringIO()
        with contextlib.redirect_stdout(shown):
            saved_model_cli._show_all(f'{root}/models/{name}')
        text = re.sub(
            r"(following ops: \{)(.*)(\})",
            lambda m: m[1] + ', '.join(sorted(m[2].split(', '))) + m[3],
            shown.getvalue(),
        )
        (root / 'shown' / f'{name}.txt').write_text(text)


def main():
    wanted = sys.argv[1:] or signature_models.ALL
    if not sys.argv[1:]:
        shutil.rmtree(_OUTPUT, ignore_errors=True)
    (_OUTPUT / 'models').mkdir(parents=True, exist_ok=True)
    for name, write in signature_models.ALL.items():
        if name not in wanted:
            continue
        shutil.rmtree(_OUTPUT / 'models' / name, ignore_errors=True)
        tf.random.set_seed(1)
        write(str(_OUTPUT / 'models' / name))
    y, winner = signature_models.frozen(str(_OUTPUT / 'frozen'))
    np.testing.assert_array_equal(y, [[4, 6], [-1, 0]])
    np.testing.assert_array_equal(winner, [1, 1])
    _write_calls(_OUTPUT)
    _write_shown(_OUTPUT)
    # Git keeps no empty folders; a fresh checkout should look like this one.
    for folder in (_OUTPUT / 'models').glob('*/*/'):
        if folder.is_dir() and not any(folder.iterdir()):
            folder.rmdir()
    (_OUTPUT / 'README.md').write_text(
        f'{_BY}, not by hand: models, what their\nsignatures answer '
        '(`calls.txt`), what `saved_model_cli show --all` prints of\nthem '
        '(`shown/`), and a frozen graph.\n'
    )


if __name__ == '__main__':
    main()

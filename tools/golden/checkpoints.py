#!/usr/bin/env python3
"""Writes tests/c/testdata/checkpoints with Python TensorFlow.

    python tools/golden/checkpoints.py

One tiny checkpoint with variables of several types and shapes; what
tests/c/checkpoint_reader_test.cc expects is checked here too. The Python that
runs this has the tensorflow-cpu that tfx is built for.
"""

import os
import pathlib
import shutil

os.environ['CUDA_VISIBLE_DEVICES'] = '-1'
os.environ['TF_CPP_MIN_LOG_LEVEL'] = '3'

# pylint: disable=wrong-import-position
import numpy as np
import tensorflow as tf

_OUTPUT = (
    pathlib.Path(__file__).resolve().parents[2] / 'tests/c/testdata/checkpoints'
)
_TEXT = b'zero \x00 inside, and longer than 22 bytes'
_VALUE = '/.ATTRIBUTES/VARIABLE_VALUE'


def main():
    shutil.rmtree(_OUTPUT, ignore_errors=True)
    _OUTPUT.mkdir(parents=True)
    checkpoint = tf.train.Checkpoint(
        scalar=tf.Variable(2.5),
        matrix=tf.Variable([[1, 2, 3], [4, 5, 6]], dtype=tf.int64),
        half=tf.Variable([1.0, -2.0, 0.15625], dtype=tf.bfloat16),
        flags=tf.Variable([True, False]),
        text=tf.Variable(_TEXT),
        words=tf.Variable(['short', '']),
        nothing=tf.Variable(tf.zeros([0, 3])),
    )
    prefix = checkpoint.write(str(_OUTPUT / 'variables'))

    reader = tf.train.load_checkpoint(prefix)
    shapes = reader.get_variable_to_shape_map()
    assert shapes['nothing' + _VALUE] == [0, 3]
    assert shapes['scalar' + _VALUE] == []
    half = reader.get_tensor('half' + _VALUE)
    assert half.view(np.uint16).tolist() == [0x3F80, 0xC000, 0x3E20]
    assert reader.get_tensor('text' + _VALUE) == _TEXT
    print(len(shapes), 'tensors')


if __name__ == '__main__':
    main()

"""usage: in_process.py STEP…

Does these in one process, a line each: `python` computes with Python's
TensorFlow, a path opens that library of tests/third_party/tensorflow/plugin.cc
and computes with it.
"""

import ctypes
import sys


def compute_in_python():
    import tensorflow as tf  # Here, because the order is what is tested.
    return tf.matmul([[1., 2.], [3., 4.]], [[1., 2.], [3., 4.]]).numpy().tolist()


def compute_in_plugin(path):
    square_root = ctypes.CDLL(path).plugin_square_root
    square_root.restype = ctypes.c_float
    square_root.argtypes = [ctypes.c_float]
    return square_root(2.25)


for step in sys.argv[1:]:
    print(compute_in_python() if step == 'python' else compute_in_plugin(step),
          flush=True)

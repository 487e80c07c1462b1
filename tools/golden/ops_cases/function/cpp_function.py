"""Cases of tests/function/cpp_function_test.cc."""

import tensorflow as tf

GRADIENTS = True


def _half(x):
    return x / 2


def cases(golden):
    for name, x in (('', [[2.0, 4.0]]), ('@empty', tf.zeros([0, 2]))):
        golden.add(f'numpy_function{name}', lambda x: tf.numpy_function(_half, [x], tf.float32), x, gradient=False)
        golden.add(f'py_function{name}', lambda x: tf.py_function(lambda y: y * y, [x], tf.float32), x)
    golden.add('numpy_function/options', lambda x: tf.numpy_function(_half, [x], tf.float32, stateful=False,
                                                                     name='mine'), [1.0], gradient=False)
    golden.add('numpy_function/two', lambda x, y: tf.numpy_function(lambda a, b: (a + b, a > b), [x, y],
                                                                    [tf.float32, tf.bool]), [1.0], [2.0],
               gradient=False)
    golden.add('py_function/two', lambda x, y: tf.py_function(lambda a, b: [a * b, a + 2 * b], [x, y],
                                                              [tf.float32, tf.float32], name='mine'), [1.0], [2.0])

"""Cases of tests/image/image_dtype_test.cc."""

import tensorflow as tf
from ops import FLOATS, INTS, data
from ops_cases.pictures import picture

GRADIENTS = True


def _extremes(dtype):
    dtype = tf.as_dtype(dtype)
    if dtype.is_floating:
        return tf.cast([0.0, 1.0, 0.5, 0.99999, 0.25, -0.25, 1.5], dtype)
    return tf.constant([0, dtype.max, dtype.max // 2, 1, dtype.min], dtype)


def cases(golden):
    for to in INTS + FLOATS:
        for of in INTS + FLOATS:
            # Floating numbers that are out of range are anything as integers.
            values = picture(of, (5,)) if of in FLOATS and to in INTS else _extremes(of)
            if of == 'float16' and to in ('uint16', 'int32', 'uint32', 'int64', 'uint64'):
                continue  # Infinite, and then anything.
            if to in ('int64', 'uint64') and of in FLOATS:
                values = values / 2
            golden.add(f'convert_image_dtype/{to}@{of}',
                       lambda x, to=to: tf.image.convert_image_dtype(x, to), values)
    for to in ('uint8', 'int8', 'int16', 'uint16', 'int32', 'uint32', 'float16', 'float64'):
        for of in ('uint8', 'int8', 'int16', 'int32', 'int64', 'float32', 'float64'):
            golden.add(f'convert_image_dtype/{to}, saturate@{of}',
                       lambda x, to=to: tf.image.convert_image_dtype(x, to, saturate=True), _extremes(of))
    golden.add('convert_image_dtype/uint8, saturate@infinite',
               lambda x: tf.image.convert_image_dtype(x, tf.uint8, saturate=True),
               [float('inf'), -float('inf'), 3e38])
    golden.shapes('convert_image_dtype/float64', lambda x: tf.image.convert_image_dtype(x, tf.float64),
                  (), (0, 3), (2, 1, 3))
    golden.add('convert_image_dtype/name', lambda x: tf.image.convert_image_dtype(x, tf.float32, name='to_float'),
               picture('uint8', (2, 2, 1)))
    for to in ('bool', 'complex64', 'string'):
        golden.fails(f'convert_image_dtype/to {to}', lambda x, to=to: tf.image.convert_image_dtype(x, to), [1.0])
    for of in ('bool', 'complex64', 'string'):
        golden.fails(f'convert_image_dtype/float32@{of}, no image',
                     lambda x: tf.image.convert_image_dtype(x, tf.float32), data(of, (2,)))

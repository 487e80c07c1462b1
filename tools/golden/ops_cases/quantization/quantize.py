"""Cases of tests/quantization/quantize_test.cc.

Quantised tensors have no bytes in a golden file: they are seen as integers.
Values are far from the middle of two numbers, and modes are those of all
kernels: Python's are oneDNN's here."""

import tensorflow as tf
from ops import data

GRADIENTS = True
_PLAIN = {tf.qint8: tf.int8, tf.quint8: tf.uint8, tf.qint16: tf.int16, tf.quint16: tf.uint16, tf.qint32: tf.int32}


def _plain(outputs):
    return [tf.bitcast(outputs[0], _PLAIN[outputs[0].dtype]), *outputs[1:]]


def _quantize(golden):
    function = tf.quantization.quantize
    x = tf.constant([-3.0, -1.01, -0.5, 0.0, 0.35, 1.0, 2.5, float('inf'), -float('inf')])
    for dtype in (tf.qint8, tf.quint8, tf.qint32):
        golden.add(f'quantize/{dtype.name}', lambda x, low, high, dtype=dtype: _plain(function(x, low, high, dtype)),
                   x[:7], -1.0, 2.0)
    golden.add('quantize/quint8@odd', lambda x, low, high: _plain(function(x, low, high, tf.quint8)), x, -1.0, 2.0)
    golden.add('quantize/quint8@empty', lambda x, low, high: _plain(function(x, low, high, tf.quint8)),
               tf.zeros([0, 2]), -1.0, 2.0)
    for dtype in (tf.qint16, tf.quint16):
        golden.add(f'quantize/{dtype.name}', lambda x, low, high, dtype=dtype: _plain(function(x, low, high, dtype)),
                   x[:7], -1.0, 2.0)
    golden.add('quantize/first', lambda x, low, high: _plain(function(x, low, high, tf.quint8, mode='MIN_FIRST')),
               x[:7], -1.0, 2.0)
    golden.add('quantize/scaled', lambda x, low, high: _plain(function(
        x, low, high, tf.qint8, mode='SCALED', round_mode='HALF_TO_EVEN', name='n', narrow_range=True)),
               x[:7], -1.0, 2.0)
    golden.add('quantize/minimum', lambda x, low, high: _plain(function(
        x, low, high, tf.quint8, ensure_minimum_range=4.0)), x[:7], -1.0, 2.0)
    for axis in (1, -1):
        golden.add(f'quantize/axis={axis}', lambda x, low, high, axis=axis: _plain(function(
            x, low, high, tf.qint8, mode='SCALED', axis=axis)), data('float32', (2, 3)), [-1., -2., -3.],
                   [1., 2., 9.])
    golden.fails('quantize/mode', lambda x: function(x, -1., 1., tf.qint8, round_mode='HALF_TO_EVEN'), [1.0])
    golden.fails('quantize/axis=1@length', lambda x, low, high: _plain(function(
        x, low, high, tf.qint8, mode='SCALED', axis=1)), data('float32', (2, 3)), [-1., -2.], [1., 2.])


def _dequantize(golden):
    function = tf.quantization.dequantize
    for dtype, plain in _PLAIN.items():
        golden.add(f'dequantize@{dtype.name}', lambda x, low, high, dtype=dtype: function(
            tf.bitcast(x, dtype), low, high), data(plain.name, (6,)), -1.0, 2.0)
    golden.add('dequantize@empty', lambda x, low, high: function(tf.bitcast(x, tf.qint8), low, high),
               tf.zeros([0, 2], tf.int8), -1.0, 2.0)
    x = data('int8', (2, 3))
    cast = lambda x: tf.bitcast(x, tf.qint8)
    golden.add('dequantize/first', lambda x, low, high: function(cast(x), low, high, mode='MIN_FIRST', name='n'),
               x, -1.0, 2.0)
    golden.add('dequantize/scaled', lambda x, low, high: function(
        cast(x), low, high, mode='SCALED', narrow_range=True), x, -1.0, 2.0)
    golden.add('dequantize/bfloat16', lambda x, low, high: function(
        cast(x), low, high, dtype=tf.bfloat16), x, -1.0, 2.0)
    for axis in (1, -1):
        golden.add(f'dequantize/axis={axis}', lambda x, low, high, axis=axis: function(
            cast(x), low, high, mode='SCALED', axis=axis), x, [-1., -2., -3.], [1., 2., 9.])
    golden.fails('dequantize/float', lambda x: function(x, -1.0, 1.0), [1.0])


def _both(golden):
    for name, function in (('both', tf.quantization.quantize_and_dequantize),
                           ('both_v2', tf.quantization.quantize_and_dequantize_v2)):
        golden.over(('float32', 'float64'), f'{name}/range', lambda x, f=function: f(x, -2.0, 3.0, range_given=True), (2, 5))
        golden.add(f'{name}', lambda x, f=function: f(x, 0., 0.), data('float32', (2, 5)))
        golden.add(f'{name}@empty', lambda x, f=function: f(x, 0., 0.), data('float32', (0, 2)))
        golden.add(f'{name}/tensors', lambda x, low, high, f=function: f(x, low, high, range_given=True),
                   data('float32', (2, 5)), -1.0, 4.0)
        golden.add(f'{name}/options', lambda x, f=function: f(
            x, -1.0, 4.0, signed_input=False, num_bits=5, range_given=True, round_mode='HALF_UP', name='n',
            narrow_range=True), data('float32', (2, 5)))
        for axis in (1, -1):
            # Ranges are not given; the gradient wants one for each column.
            golden.add(f'{name}/axis={axis}', lambda x, low, high, f=function, axis=axis: f(
                x, low, high, axis=axis), data('float32', (2, 3)), [-1., -2., -3.], [1., 2., 9.])
        golden.fails(f'{name}/limits', lambda x, f=function: f(x, 2., 1., range_given=True), [1.0])
        golden.fails(f'{name}/bits', lambda x, f=function: f(x, 0., 0., num_bits=64), [1.0])


def _concat(golden):
    cast = lambda x: tf.bitcast(x, tf.quint8)
    function = lambda x, y, *limits: _plain(tf.quantization.quantized_concat(
        0, [cast(x), cast(y)], limits[:2], limits[2:], name='n'))
    golden.add('concat', function, data('uint8', (2, 2)), data('uint8', (1, 2), 1), 0.0, -1.0, 2.0, 3.0)
    golden.add('concat@same', function, data('uint8', (2, 2)), data('uint8', (1, 2), 1), 0.0, 0.0, 2.0, 2.0)
    golden.add('concat@empty', function, data('uint8', (0, 2)), data('uint8', (1, 2), 1), 0.0, -1.0, 2.0, 3.0)
    golden.add('concat@nothing', function, data('uint8', (0, 2)), data('uint8', (0, 2), 1), 0.0, -1.0, 2.0, 3.0)
    golden.fails('concat@shape', function, data('uint8', (2, 2)), data('uint8', (1, 3), 1), 0.0, 0.0, 2.0, 2.0)


def cases(golden):
    _quantize(golden)
    _dequantize(golden)
    _both(golden)
    _concat(golden)

"""Quantized numbers, and numbers rounded as if they were."""

import numpy as np
import tensorflow as tf

_RANGE = {'min': np.float32(-2), 'max': np.float32(2.5)}


def _scalars(**numbers):
    return {name: np.float32(number) for name, number in numbers.items()}


def _quantize(family):
    values = family.values
    ends = _scalars(min_range=-3, max_range=3)
    for kind in (tf.quint8, tf.qint8, tf.qint32, tf.quint16, tf.qint16):
        family.op('QuantizeV2', input=values((2, 3)), T=kind, **ends)
    family.op('QuantizeV2', input=values((2, 3)), T=tf.qint8, mode='SCALED',
              round_mode='HALF_TO_EVEN', narrow_range=True, **ends)
    family.op('QuantizeV2', input=values((2, 2)), T=tf.qint8, mode='SCALED', axis=1,
              min_range=np.float32([-1, -3]), max_range=np.float32([1, 3]))
    for kind in ('quint8', 'qint8', 'qint32', 'quint16', 'qint16'):
        family.op('Dequantize', input=values.quantized((2, 3), kind), **ends)
    family.op('Dequantize', input=values.quantized((3,), 'qint8'), mode='MIN_FIRST',
              **ends)
    family.op('Dequantize', input=values.quantized((3,), 'quint8'), mode='SCALED', **ends)
    family.op('Dequantize', input=values.quantized((3,), 'quint8'), dtype=tf.bfloat16,
              **ends)
    ends = _scalars(input_min=-2, input_max=2)
    family.op('QuantizeAndDequantizeV2', input=values((2, 3)), num_bits=4,
              round_mode='HALF_UP', range_given=True, **ends)
    family.op('QuantizeAndDequantizeV2', input=values((2, 3)), signed_input=False, **ends)
    family.op('QuantizeAndDequantizeV3', input=values((2, 3)), num_bits=np.int32(5),
              narrow_range=True, **ends)
    for op in ('QuantizeAndDequantizeV2', 'QuantizeAndDequantizeV4'):
        family.op(op, input=values((2, 3), 'float64'), axis=0,
                  input_min=np.float64([-2, -1]), input_max=np.float64([1, 2]))
    family.op('QuantizeAndDequantizeV4Grad', gradients=values((2, 3)),
              input=values((2, 3)), **ends)


def _fake(family):
    values = family.values
    x, gradients = values((2, 3), low=-4, high=4), values((2, 3))
    more = {'num_bits': 4, 'narrow_range': True}
    family.op('FakeQuantWithMinMaxArgs', inputs=x)
    family.op('FakeQuantWithMinMaxArgs', inputs=x, min=-1.0, max=1.5, **more)
    family.op('FakeQuantWithMinMaxArgsGradient', gradients=gradients, inputs=x, min=-1.0,
              max=1.5)
    family.op('FakeQuantWithMinMaxVars', inputs=x, **_RANGE, **more)
    family.op('FakeQuantWithMinMaxVarsGradient', gradients=gradients, inputs=x, **_RANGE)
    ends = {'min': np.float32([-1, -2, -3]), 'max': np.float32([1, 2, 3])}
    family.op('FakeQuantWithMinMaxVarsPerChannel', inputs=x, **ends, **more)
    family.op('FakeQuantWithMinMaxVarsPerChannelGradient', gradients=gradients, inputs=x,
              **ends)


def _arithmetic(family):
    values = family.values
    x, y = values.quantized((2, 2), 'quint8'), values.quantized((2, 2), 'quint8')
    ends = _scalars(min_x=-1, max_x=1, min_y=-2, max_y=2)
    for op in ('QuantizedAdd', 'QuantizedMul'):
        family.op(op, x=x, y=y, **ends)
    ends = _scalars(min_a=-1, max_a=1, min_b=-2, max_b=2)
    family.op('QuantizedMatMul', a=x, b=y, **ends)
    family.op('QuantizedMatMul', a=x, b=y, transpose_a=True, transpose_b=True, **ends)
    ends = _scalars(min_input=0, max_input=1, min_filter=-1, max_filter=1)
    family.op('QuantizedConv2D', input=values.quantized((1, 3, 3, 1), 'quint8'),
              filter=values.quantized((2, 2, 1, 1), 'quint8'), strides=[1, 1, 1, 1],
              padding='SAME', **ends)
    window = {'ksize': [1, 2, 2, 1], 'strides': [1, 2, 2, 1], 'padding': 'VALID'}
    for op in ('QuantizedAvgPool', 'QuantizedMaxPool'):
        family.op(op, input=values.quantized((1, 4, 4, 1), 'quint8'),
                  **_scalars(min_input=0, max_input=4), **window)
    ends = _scalars(min_features=-1, max_features=7)
    for op in ('QuantizedRelu', 'QuantizedRelu6'):
        family.op(op, features=x, **ends)
    family.op('QuantizedBiasAdd', input=x, bias=values.quantized((2,), 'quint8'),
              out_type=tf.qint32,
              **_scalars(min_input=0, max_input=1, min_bias=-1, max_bias=1))
    family.op('QuantizedReshape', tensor=x, shape=np.int32([4]),
              **_scalars(input_min=-1, input_max=1))
    family.op('QuantizedConcat', concat_dim=np.int32(0), values=[x, y],
              input_mins=[np.float32(0), np.float32(-1)],
              input_maxes=[np.float32(1), np.float32(2)])
    wide = values.quantized((2, 3), 'qint32')
    ends = _scalars(input_min=-100, input_max=100)
    family.op('QuantizeDownAndShrinkRange', input=wide, out_type=tf.quint8, **ends)
    family.op('RequantizationRange', input=wide, **ends)
    family.op('Requantize', input=wide, out_type=tf.quint8, **ends,
              **_scalars(requested_output_min=-1, requested_output_max=1))
    family.op('QuantizedInstanceNorm', x=values.quantized((1, 2, 2, 1), 'quint8'),
              **_scalars(x_min=0, x_max=10), output_range_given=True, given_y_min=-2.0,
              given_y_max=2.0)
    family.op('QuantizedResizeBilinear', images=values.quantized((1, 2, 2, 1), 'quint8'),
              size=np.int32([3, 3]), **_RANGE)


def _uniform(family):
    values = family.values
    scale = {'scales': np.float32(0.25), 'zero_points': np.int32(-3)}
    ends = {'quantization_min_val': -128, 'quantization_max_val': 127}
    family.op('UniformQuantize', input=values((2, 3)), Tout=tf.qint8, **scale, **ends)
    family.op('UniformQuantize', input=values((2, 3)), Tout=tf.qint8, **ends,
              scales=np.float32([0.25, 0.5]), zero_points=np.int32([1, 2]),
              quantization_axis=0)
    family.op('UniformDequantize', input=values.quantized((2, 3), 'qint8'),
              Tout=tf.float32, **scale, **ends)
    family.op('UniformRequantize', input=values.quantized((2, 3), 'qint8'), Tout=tf.qint8,
              input_scales=np.float32(0.25), input_zero_points=np.int32(1),
              output_scales=np.float32(0.5), output_zero_points=np.int32(-1),
              **{f'{side}_{name}': value for side in ('input', 'output')
                 for name, value in ends.items()})
    family.op('UniformQuantizedDotHybrid', lhs=values((2, 3)),
              rhs=values.quantized((3, 2), 'qint8'), rhs_scales=np.float32(0.5),
              rhs_zero_points=np.int32(1), Tout=tf.float32,
              rhs_quantization_min_val=-128, rhs_quantization_max_val=127)
    family.op('UniformQuantizedClipByValue', operand=values.quantized((2, 3), 'qint32'),
              min=values.quantized((), 'qint32'), max=values.quantized((), 'qint32'),
              scales=np.float32(0.5), zero_points=np.int32(1),
              quantization_min_val=-2147483648, quantization_max_val=2147483647)


def _errors(family):
    values = family.values
    family.error('QuantizeV2', input=values((2,)), T=tf.quint8,
                 **_scalars(min_range=3, max_range=-3))
    family.error('QuantizeV2', input=values((2,)), T=tf.quint8, mode='NO SUCH MODE',
                 **_scalars(min_range=-3, max_range=3))
    family.error('FakeQuantWithMinMaxArgs', inputs=values((2,)), num_bits=99)
    family.error('FakeQuantWithMinMaxVarsPerChannel', inputs=values((2, 3)),
                 min=np.float32([-1]), max=np.float32([1]))
    family.error('QuantizedMatMul', a=values((2, 2)),
                 b=values.quantized((2, 2), 'quint8'),
                 **_scalars(min_a=-1, max_a=1, min_b=-2, max_b=2))


def add_cases(family):
    _quantize(family)
    _fake(family)
    _arithmetic(family)
    _uniform(family)
    _errors(family)

"""Elementwise math, reductions, segments, products of matrices, bits."""

import numpy as np
import tensorflow as tf

from raw_op_cases.values import SHAPES
from raw_op_cases.values import cpu_dtypes

_UNARY = {  # The interval of their inputs.
    'Abs': (-3, 3), 'Acos': (-1, 1), 'Acosh': (1, 5), 'Asin': (-1, 1),
    'Asinh': (-3, 3), 'Atan': (-3, 3), 'Atanh': (-1, 1), 'BesselI0': (-3, 3),
    'BesselI0e': (-3, 3), 'BesselI1': (-3, 3), 'BesselI1e': (-3, 3),
    'BesselJ0': (-3, 3), 'BesselJ1': (-3, 3), 'BesselK0': (0, 3),
    'BesselK0e': (0, 3), 'BesselK1': (0, 3), 'BesselK1e': (0, 3),
    'BesselY0': (0, 3), 'BesselY1': (0, 3), 'Ceil': (-3, 3), 'Conj': (-3, 3),
    'Cos': (-3, 3), 'Cosh': (-3, 3), 'Dawsn': (-3, 3), 'Digamma': (0.5, 4),
    'Erf': (-2, 2), 'Erfc': (-2, 2), 'Erfinv': (-1, 1), 'Exp': (-3, 3),
    'Expint': (0, 3), 'Expm1': (-3, 3), 'Floor': (-3, 3), 'FresnelCos': (-3, 3),
    'FresnelSin': (-3, 3), 'Inv': (1, 3), 'Invert': (-3, 3), 'IsFinite': (-3, 3),
    'IsInf': (-3, 3), 'IsNan': (-3, 3), 'Lgamma': (0.5, 4), 'Log': (0, 3),
    'Log1p': (-1, 3), 'LogicalNot': (0, 1), 'Ndtri': (0, 1), 'Neg': (-3, 3),
    'PopulationCount': (-99, 99), 'Reciprocal': (1, 3), 'Rint': (-3, 3),
    'Round': (-3, 3), 'Rsqrt': (0, 3), 'Sigmoid': (-3, 3), 'Sign': (-3, 3),
    'Sin': (-3, 3), 'Sinh': (-3, 3), 'Spence': (0, 3), 'Sqrt': (0, 3),
    'Square': (-3, 3), 'Tan': (-1, 1), 'Tanh': (-3, 3),
}
_BINARY = {
    'Add': (-3, 3), 'AddV2': (-3, 3), 'Atan2': (-3, 3), 'BitwiseAnd': (-99, 99),
    'BitwiseOr': (-99, 99), 'BitwiseXor': (-99, 99), 'Div': (1, 5),
    'DivNoNan': (0, 3), 'FloorDiv': (1, 9), 'FloorMod': (1, 9),
    'Greater': (-3, 3), 'GreaterEqual': (-3, 3), 'LeftShift': (0, 5),
    'Less': (-3, 3), 'LessEqual': (-3, 3), 'Maximum': (-3, 3),
    'Minimum': (-3, 3), 'Mod': (1, 9), 'Mul': (-3, 3), 'MulNoNan': (-3, 3),
    'Pow': (1, 3), 'RealDiv': (1, 3), 'RightShift': (0, 5),
    'SquaredDifference': (-3, 3), 'Sub': (-3, 3), 'TruncateDiv': (1, 9),
    'TruncateMod': (1, 9), 'Xdivy': (0, 3), 'Xlog1py': (0, 3), 'Xlogy': (0, 3),
}
# Shapes that broadcast.
_PAIRS = (((2, 3), (2, 3)), ((2, 3), (3,)), ((), (2, 2)), ((0, 2), (1, 2)),
          ((2, 1, 1, 2, 1, 3), (2, 1, 2, 1)))
_GRADIENTS = ('InvGrad', 'ReciprocalGrad', 'RsqrtGrad', 'SigmoidGrad',
              'SqrtGrad', 'TanhGrad')


def _sample(dtypes, start, count):
    """A few of them, from one op to the next others."""
    count = min(count, len(dtypes))
    return [dtypes[(start + i * len(dtypes) // count) % len(dtypes)]
            for i in range(count)]


def _elementwise(family):
    values = family.values
    turn = 0
    for op, (low, high) in _UNARY.items():
        parameter = 'input' if op == 'Conj' else 'x'
        dtypes = [tf.bool] if op == 'LogicalNot' else cpu_dtypes(op)
        dtypes = [dtype for dtype in dtypes if dtype != tf.variant]
        for dtype in _sample(dtypes, turn, 3):
            shape = SHAPES[turn % len(SHAPES)]
            family.op(op, **{parameter: values(shape, dtype, low, high)})
            turn += 1
    for op in ('IsFinite', 'IsInf', 'IsNan', 'Tanh', 'Exp', 'Round', 'Sign'):
        special = [np.nan, np.inf, -np.inf, -0.0, 0.0, 1e-40, 2.5, -0.5]
        family.op(op, x=np.array(special, 'float32'))
    for op, (low, high) in _BINARY.items():
        first, second = ('y', 'x') if op == 'Atan2' else ('x', 'y')
        dtypes = [dtype for dtype in cpu_dtypes(op) if dtype != tf.string]
        for dtype in _sample(dtypes, turn, 3):
            left, right = _PAIRS[turn % len(_PAIRS)]
            family.op(op, **{first: values(left, dtype, low, high),
                             second: values(right, dtype, low, high)})
            turn += 1
    for op in _GRADIENTS:
        for dtype in _sample(cpu_dtypes(op), turn, 2):
            family.op(op, y=values((2, 3), dtype, 0.5, 1),
                      dy=values((2, 3), dtype, -1, 1))
            turn += 1


def _mixed_elementwise(family):
    values = family.values
    family.op('Add', x=values.strings((2, 2)), y=values.strings((2,)))
    for op in ('LogicalAnd', 'LogicalOr'):
        family.op(op, x=values((2, 3), 'bool'), y=values((3,), 'bool'))
    for dtype in ('string', 'bool', 'complex64', 'bfloat16', 'uint8'):
        x = values((4,), dtype)
        for op in ('Equal', 'NotEqual'):
            family.op(op, x=x, y=x[[0, 2, 1, 3]])
    family.op('Equal', x=values((2,)), y=values((3,)),
              incompatible_shape_error=False)
    x = values((2, 3))
    family.op('ApproximateEqual', x=x, y=x + np.float32(0.005), tolerance=0.01)
    family.op('ApproximateEqual', x=x, y=x)
    for op in ('Angle', 'ComplexAbs', 'Imag', 'Real'):
        parameter = 'x' if op == 'ComplexAbs' else 'input'
        family.op(op, **{parameter: values((2, 3), 'complex64')})
        family.op(op, Tout=tf.float64, **{parameter: values((3,), 'complex128')})
    family.op('Complex', real=values((2, 2)), imag=values((2,)))
    family.op('Complex', real=values((), 'float64'), imag=values((), 'float64'),
              Tout=tf.complex128)
    for source, target in ((tf.float32, tf.int32), (tf.int64, tf.float16),
                           (tf.bool, tf.bfloat16), (tf.complex64, tf.float64),
                           (tf.uint8, tf.complex128), (tf.float64, tf.bool)):
        family.op('Cast', x=values((2, 3), source), DstT=target)
    family.op('Cast', x=np.array([1.0000001, 2.9999999]), DstT=tf.float32,
              Truncate=True)
    family.op('ClipByValue', t=x, clip_value_min=np.float32(-1),
              clip_value_max=np.float32(1))
    family.op('ClipByValue', t=values((2, 3), 'int64', -9, 9),
              clip_value_min=np.int64([[-5, -4, -3]] * 2),
              clip_value_max=np.int64([[2, 1, 0]] * 2))
    for op in ('SelectV2', 'Select'):
        names = ('t', 'e') if op == 'SelectV2' else ('x', 'y')
        for dtype in ('float32', 'string', 'int8'):
            family.op(op, condition=values((2, 3), 'bool'),
                      **{name: values((2, 3), dtype) for name in names})
    family.op('SelectV2', condition=values((2, 1), 'bool'), t=values((3,)),
              e=values(()))
    family.op('NextAfter', x1=values((4,)), x2=values((4,)))
    for op in ('Igamma', 'Igammac', 'IgammaGradA'):
        family.op(op, ulps=256, a=values((4,), low=0.5), x=values((4,), low=0.1))
    family.op('Betainc', ulps=256, a=values((4,), 'float64', 0.5, 3),
              b=values((4,), 'float64', 0.5, 3), x=values((4,), 'float64', 0, 1))
    family.op('Polygamma', ulps=256, a=np.float32([1, 2, 3]),
              x=values((3,), low=0.5))
    family.op('Zeta', ulps=256, x=values((3,), 'float64', 2, 4),
              q=values((3,), 'float64', 1, 3))
    family.op('Cross', a=values((2, 3)), b=values((2, 3)))
    family.op('Bucketize', input=values((2, 3)), boundaries=[-1.0, 0.0, 1.5])
    family.op('Bucketize', input=values((4,), 'int64'), boundaries=[])
    family.op('AddN', inputs=[values((2, 2)), values((2, 2)), values((2, 2))])
    family.op('AddN', inputs=[values((), 'int32')])


def _reductions(family):
    values = family.values
    turn = 0
    for op in ('Sum', 'Mean', 'Prod', 'Max', 'Min', 'EuclideanNorm'):
        for dtype in _sample(cpu_dtypes(op), turn, 3):
            if dtype.is_quantized:
                dtype = tf.int16
            family.op(op, input=values((2, 3, 2), dtype), axis=np.int32([1]))
            turn += 1
        family.op(op, input=values((2, 3, 1, 2, 2)), axis=np.int64([0, -1]),
                  keep_dims=True)
        family.op(op, input=values((2, 3)), axis=np.int32([]))
    for op in ('Sum', 'Prod', 'Max', 'Min'):
        family.op(op, input=values((0, 3)), axis=np.int32(0))
    family.op('Mean', input=values((0, 3)), axis=np.int32(0))  # NaN
    family.op('Sum', input=values(()), axis=np.int32([]))
    for op in ('All', 'Any'):
        family.op(op, input=values((2, 3), 'bool'), axis=np.int32(1))
        family.op(op, input=values((2, 3), 'bool'), axis=np.int32([0, 1]),
                  keep_dims=True)
    for op in ('ArgMax', 'ArgMin'):
        family.op(op, input=values((3, 4)), dimension=np.int32(1))
        family.op(op, input=values((3, 4), 'int16', -9, 9), dimension=np.int64(0),
                  output_type=tf.int32)
    for op in ('Cumsum', 'Cumprod', 'CumulativeLogsumexp'):
        family.op(op, x=values((2, 3)), axis=np.int32(1))
        family.op(op, x=values((2, 3), 'float64'), axis=np.int32(0), exclusive=True)
        family.op(op, x=values((4,)), axis=np.int32(-1), reverse=True)
        family.op(op, x=values((4,)), axis=np.int32(0), exclusive=True, reverse=True)
    family.op('Bincount', arr=np.int32([1, 1, 3]), size=np.int32(5),
              weights=np.float32([]))
    for binary in (False, True):
        family.op('DenseBincount', input=np.int64([[1, 1, 3], [0, 2, 2]]),
                  size=np.int64(4), weights=values((2, 3)), binary_output=binary)
    family.op('RaggedBincount', splits=np.int64([0, 2, 2, 4]),
              values=np.int32([1, 0, 2, 2]), size=np.int32(3),
              weights=np.float32([]))
    family.op('SparseBincount', indices=np.int64([[0, 1], [1, 0]]),
              values=np.int32([2, 1]), dense_shape=np.int64([2, 2]),
              size=np.int32(3), weights=np.float64([0.5, 2]))
    family.op('HistogramFixedWidth', values=values((9,)),
              value_range=np.float32([-2, 2]), nbins=np.int32(4))
    family.op('HistogramFixedWidth', values=values((9,), 'float64'),
              value_range=np.float64([-2, 2]), nbins=np.int32(4), dtype=tf.int64)


def _segments(family):
    values = family.values
    ids = np.int32([0, 0, 2, 2])
    for op in ('SegmentMax', 'SegmentMean', 'SegmentMin', 'SegmentProd',
               'SegmentSum'):
        family.op(op, data=values((4, 2)), segment_ids=ids)
        family.op(op, data=values((4,), 'int64'), segment_ids=np.int64(ids))
    for op in ('UnsortedSegmentMax', 'UnsortedSegmentMin', 'UnsortedSegmentProd',
               'UnsortedSegmentSum'):
        family.op(op, data=values((4, 2)), segment_ids=np.int32([2, 0, -1, 2]),
                  num_segments=np.int32(4))
        family.op(op, data=values((2, 2), 'int32'),
                  segment_ids=np.int64([[2, 0], [1, 2]]), num_segments=np.int64(3))
    for kind in ('Sum', 'Mean', 'SqrtN'):
        indices = np.int32([3, 0, 1, 0])
        family.op(f'SparseSegment{kind}', data=values((4, 2)), indices=indices,
                  segment_ids=ids)
        family.op(f'SparseSegment{kind}WithNumSegments', data=values((4, 2)),
                  indices=np.int64(indices), segment_ids=ids,
                  num_segments=np.int32(5))
        family.op(f'SparseSegment{kind}Grad', grad=values((3, 2)), indices=indices,
                  segment_ids=ids, output_dim0=np.int32(4))


def _products(family):
    values = family.values
    # Products of bfloat16 take instructions that some virtual machines lack.
    dtypes = [dtype for dtype in cpu_dtypes('MatMul') if dtype != tf.bfloat16]
    for dtype in _sample(dtypes, 0, 6):
        family.op('MatMul', a=values((2, 3), dtype), b=values((3, 4), dtype))
    for a, b in ((True, False), (False, True), (True, True)):
        family.op('MatMul', a=values((3, 2) if a else (2, 3)),
                  b=values((4, 3) if b else (3, 4)), transpose_a=a, transpose_b=b)
    family.op('MatMul', a=values((2, 0)), b=values((0, 3)))
    family.op('BatchMatMul', x=values((2, 2, 3)), y=values((2, 3, 2)))
    family.op('BatchMatMulV2', x=values((2, 1, 2, 3)), y=values((3, 3, 2)))
    family.op('BatchMatMulV2', x=values((3, 2), 'complex64'),
              y=values((2, 3), 'complex64'), adj_x=True, adj_y=True)
    family.op('BatchMatMulV3', x=values((2, 2), 'int8'), y=values((2, 2), 'int8'),
              Tout=tf.int32)
    family.op('SparseMatMul', a=values((2, 3)), b=values((3, 2)), a_is_sparse=True)
    family.op('SparseMatMul', a=values((2, 2)), b=values((2, 2), 'bfloat16'),
              transpose_a=True)


def _ranges(family):
    family.op('Range', start=np.int32(3), limit=np.int32(18), delta=np.int32(3))
    family.op('Range', start=np.float32(3), limit=np.float32(1),
              delta=np.float32(-0.5))
    family.op('Range', start=np.int64(0), limit=np.int64(0), delta=np.int64(1))
    family.op('LinSpace', start=np.float32(1), stop=np.float32(2), num=np.int32(5))
    family.op('LinSpace', start=np.float64(1), stop=np.float64(2), num=np.int64(1))
    family.op('SobolSample', dim=np.int32(3), num_results=np.int32(4),
              skip=np.int32(1))


def _errors(family):
    values = family.values
    family.error('MatMul', a=values((2, 3)), b=values((2, 3)))
    family.error('BatchMatMul', x=values((2, 2, 3)), y=values((3, 3, 2)))
    family.error('AddV2', x=values((2,)), y=values((3,)))
    family.error('AddV2', x=values((2,)), y=values((2,), 'int32'))
    family.error('Sum', input=values((2, 3)), axis=np.int32([2]))
    family.error('Sum', input=values((2,), 'bool'), axis=np.int32([0]))
    family.error('ArgMax', input=values((2, 0)), dimension=np.int32(1))
    family.error('LogicalNot', x=values((2,)))
    family.error('Cast', x=values.strings((2,)), DstT=tf.int32)
    family.error('Bucketize', input=values((2,)), boundaries=[2.0, 1.0])
    family.error('AddN', inputs=[values((2,)), values((3,))])
    family.error('FloorDiv', x=np.int32([1]), y=np.int32([0]))
    family.error('SegmentSum', data=values((2,)), segment_ids=np.int32([1, 0]))


def add_cases(family):
    _elementwise(family)
    _mixed_elementwise(family)
    _reductions(family)
    _segments(family)
    _products(family)
    _ranges(family)
    _errors(family)

"""Powers, roots, exponentials, logarithms."""

import numpy as np

from gradient_cases import shapes


def add_cases(family):
    for op in 'Inv', 'Reciprocal', 'Sqrt', 'Rsqrt', 'Log', 'Log1p':
        shapes.unary(family, op, 0.5, 2)
    for op in 'Exp', 'Expm1', 'Sigmoid':
        shapes.unary(family, op)
    for op in 'InvGrad', 'ReciprocalGrad', 'SqrtGrad', 'RsqrtGrad', 'SigmoidGrad':
        _grad_op(family, op)
    for op in 'Xlogy', 'Xdivy':
        shapes.binary(family, op, second=(0.5, 2))
    shapes.binary(family, 'Xlog1py', second=(-0.5, 2))
    for op in 'Xlogy', 'Xlog1py', 'Xdivy':
        family.case(op, [np.float64([0, 0, 1]), np.float64([0, 2, 2])],
                    differences=False, note='special')
    for op in 'Sqrt', 'Rsqrt', 'Log', 'Reciprocal':
        family.case(op, [np.float64([0, -1, 2])], differences=False, note='special')


def _grad_op(family, op):
    """An op that is a gradient: of an output and its gradient."""
    v = family.values
    for dtype in shapes.FLOATS + shapes.COMPLEX:
        family.case(op, [v((2, 3), dtype, 0.5, 2), v((2, 3), dtype)])
    for shape in shapes.ALONE:
        family.case(op, [v(shape, 'float64', 0.5, 2), v(shape, 'float64')])
    family.case(op, [v((2,), low=0.5), v((2,))], sources=[1])

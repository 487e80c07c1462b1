"""Trigonometric and hyperbolic functions."""

import numpy as np

from gradient_cases import shapes


def add_cases(family):
    v = family.values
    for op in 'Sin', 'Cos', 'Sinh', 'Cosh', 'Tanh', 'Asinh', 'Atan':
        shapes.unary(family, op)
    shapes.unary(family, 'Tan', -1, 1)
    for op in 'Asin', 'Acos', 'Atanh':
        shapes.unary(family, op, -0.8, 0.8)
    shapes.unary(family, 'Acosh', 1.5, 3)
    shapes.binary(family, 'Atan2', complex_too=False)
    for dtype in shapes.FLOATS + shapes.COMPLEX:
        family.case('TanhGrad', [v((2, 3), dtype), v((2, 3), dtype)])
    for shape in shapes.ALONE:
        family.case('TanhGrad', [v(shape, 'float64'), v(shape, 'float64')])
    for op in 'Asin', 'Acos', 'Acosh', 'Atanh':
        family.case(op, [np.float64([0, 1, 2])], differences=False, note='special')
    family.case('Atan2', [np.float64([0, 0, 1]), np.float64([0, 1, 0])],
                differences=False, note='special')

"""+ - * / and what is made of them."""

import numpy as np

from gradient_cases import shapes


def add_cases(family):
    v = family.values
    for op in 'Add', 'AddV2', 'Sub', 'Mul':
        shapes.binary(family, op)
    for op in 'Div', 'RealDiv':
        shapes.binary(family, op, second=(1, 3))
    shapes.binary(family, 'DivNoNan', second=(1, 3))
    shapes.binary(family, 'MulNoNan', complex_too=True)
    shapes.binary(family, 'FloorMod', first=(0.1, 0.9), second=(1, 2),
                  complex_too=False)
    shapes.binary(family, 'Pow', first=(0.5, 2), second=(0.5, 2))
    shapes.binary(family, 'Maximum', complex_too=False)
    shapes.binary(family, 'Minimum', complex_too=False)
    shapes.binary(family, 'SquaredDifference')
    shapes.binary(family, 'NextAfter', complex_too=False,
                  skip=('float16', 'bfloat16'), differences=False)
    for op in 'FloorDiv', 'TruncateDiv':
        family.case(op, [v((2, 3)), v((3,), low=1)])
    for op in 'Neg', 'Square':
        shapes.unary(family, op)
    for op in 'Abs', 'Sign':
        shapes.unary(family, op, complex_too=False)
    family.case('Sign', [v((2, 3), 'complex64')])
    for op in 'Floor', 'Ceil', 'Round', 'Rint':
        family.case(op, [v((2, 3))])
    for dtype in shapes.FLOATS + shapes.COMPLEX:
        for count in 1, 2, 4:
            family.case('AddN', [[v((2, 3), dtype) for _ in range(count)]])
    family.case('AddN', [[v((), 'float64'), v((), 'float64')]], sources=[1])
    _special_values(family)


def _special_values(family):
    """Where a formula divides by nothing, or two numbers are equal."""
    zeros = np.array([0, 1, 0, -2], 'float64')
    ones = np.array([0, 0, 2, -2], 'float64')
    def special(op, inputs, **options):
        family.case(op, inputs, differences=False, note='special', **options)
    for op in ('Mul', 'MulNoNan', 'DivNoNan', 'RealDiv', 'Maximum', 'Minimum',
               'SquaredDifference'):
        special(op, [zeros, ones])
    # Powers of 0 and of negative numbers.
    special('Pow', [np.float64([0, 0, 0, -2, -2]), np.float64([0, 1, 2, 2, 3])])
    special('Pow', [np.complex128([0, -2, 1j]), np.complex128([2, 2, 1])])
    for op in 'Abs', 'Sign', 'Square':
        special(op, [zeros])
    infinite = np.float64([np.inf, np.nan, 1])
    special('MulNoNan', [infinite, np.float64([0, 0, 0])])
    special('Mul', [infinite, np.float64([1, 1, 2])])

"""Special functions."""

import numpy as np

from gradient_cases import shapes

_SMALL = ('float16', 'bfloat16')


def _real(family, op, low, high, skip=()):
    shapes.unary(family, op, low, high, complex_too=False, skip=skip)


def add_cases(family):
    v = family.values
    for op in 'Erf', 'Erfc':
        _real(family, op, -2, 2)
    for op in 'Dawsn', 'FresnelCos', 'FresnelSin':
        _real(family, op, -2, 2, _SMALL)
    _real(family, 'Lgamma', 0.5, 3, _SMALL)
    # Polygamma, for the second, does not take it.
    family.case('Lgamma', [v((2, 3), 'float16', 0.5, 3)], second=False)
    for op in 'Erfinv', 'Ndtri':
        low = -0.8 if op == 'Erfinv' else 0.1
        _real(family, op, low, 0.8, _SMALL)
    for op in 'Expint', 'Spence':
        _real(family, op, 0.5, 2, _SMALL)
    for op in 'BesselI0', 'BesselI1', 'BesselI0e', 'BesselI1e', 'BesselJ0', 'BesselJ1':
        _real(family, op, 0.3, 2, ('bfloat16',) if op.endswith('e') else _SMALL)
        family.case(op, [np.float64([0, -1, 2])], differences=False, note='special')
    for op in ('BesselK0', 'BesselK1', 'BesselK0e', 'BesselK1e', 'BesselY0',
               'BesselY1'):
        _real(family, op, 0.3, 2, _SMALL)
    family.case('Spence', [np.float64([0, 1, 2])], differences=False, note='special')
    _of_two(family)
    for dtype in 'float32', 'float64':
        for shape in (2, 3), ():
            family.case('Betainc', [v(shape, dtype, 1.5, 3), v(shape, dtype, 1.5, 3),
                                    v(shape, dtype, 0.2, 0.8)])
        family.case('Betainc', [v((), dtype, 1.5, 3), v((), dtype, 1.5, 3),
                                v((2, 2), dtype, 0.2, 0.8)])
        family.case('Betainc', [v((3,), dtype, 1.5, 3), v((3,), dtype, 1.5, 3),
                                v((), dtype, 0.2, 0.8)])


def _of_two(family):
    v = family.values
    options = {'complex_too': False, 'skip': _SMALL}
    shapes.binary(family, 'Zeta', first=(2, 4), second=(0.5, 2), **options)
    for op in 'Igamma', 'Igammac':
        shapes.binary(family, op, first=(0.5, 3), second=(0.5, 3), **options)
    for dtype in 'float32', 'float64':
        orders = np.array([1, 2, 3], dtype)
        family.case('Digamma', [v((2, 3), dtype, 0.5, 3)])
        family.case('Polygamma', [orders, v((2, 3), dtype, 0.5, 3)])
        family.case('Polygamma', [orders, v((), dtype, 0.5, 3)])
        family.case('Polygamma', [np.array(2, dtype), v((2, 3), dtype, 0.5, 3)])
        family.case('Polygamma', [orders, v((3,), dtype, 0.5, 3)], sources=[1])

"""Fourier transforms."""

import numpy as np

_ULPS = 64


def add_cases(family):
    v = family.values
    for dtype in ('complex64', 'complex128'):
        for dimensions, suffix in ((1, ''), (2, '2D'), (3, '3D')):
            for shape in ((4, 3, 2), (2, 1, 2, 5), (0, 2, 2, 2)):
                for op in ('FFT', 'IFFT'):
                    family.case(op + suffix, [v(shape[-max(dimensions, 2):], dtype)],
                                ulps=_ULPS)
                    family.case(op + suffix, [v(shape, dtype)], ulps=_ULPS)
    family.case('FFT', [v((4,), 'complex64')], ulps=_ULPS)
    for real, whole in (('float32', 'complex64'), ('float64', 'complex128')):
        for shape in ((6,), (5,), (2, 4), (2, 2, 3), (1,), (2,), (0, 4)):
            length = np.int32(shape[-1:])
            family.case('RFFT', [v(shape, real), length], {'Tcomplex': whole},
                        ulps=_ULPS)
            half = (*shape[:-1], shape[-1] // 2 + 1)
            family.case('IRFFT', [v(half, whole), length], {'Treal': real}, ulps=_ULPS)
        for shape in ((4, 6), (3, 5), (2, 2, 4), (2, 3, 3), (1, 2), (0, 2, 2)):
            lengths = np.int32(shape[-2:])
            family.case('RFFT2D', [v(shape, real), lengths], {'Tcomplex': whole},
                        ulps=_ULPS)
            half = (*shape[:-1], shape[-1] // 2 + 1)
            family.case('IRFFT2D', [v(half, whole), lengths], {'Treal': real},
                        ulps=_ULPS)

"""Rounding to few values. A gradient as if there were none: no differences."""

import numpy as np


def add_cases(family):
    v = family.values

    def case(op, inputs, attrs=None, **options):
        family.case(op, inputs, attrs, differences=False, **options)

    for dtype in ('float32', 'float64'):
        low, high = np.asarray(-1, v((), dtype).dtype), np.asarray(1, v((), dtype).dtype)
        for shape in ((2, 3), (5,), (2, 1, 2)):
            x = v(shape, dtype)
            case('QuantizeAndDequantizeV2', [x, low, high], {'range_given': True})
            case('QuantizeAndDequantizeV3', [x, low, high, np.int32(8)],
                 {'range_given': True})
            # Python has no second derivative that works.
            case('QuantizeAndDequantizeV4', [x, low, high], {'range_given': True},
                 second=False)
    for shape in ((2, 3), (7,), (0, 2)):
        for attrs in ({}, {'min': -1.0, 'max': 2.0, 'num_bits': 4},
                      {'narrow_range': True}):
            case('FakeQuantWithMinMaxArgs', [v(shape)], attrs)
        for attrs in ({}, {'num_bits': 5, 'narrow_range': True}):
            case('FakeQuantWithMinMaxVars',
                 [v(shape), np.float32(-1.5), np.float32(2)], attrs)
            channels = shape[-1]
            case('FakeQuantWithMinMaxVarsPerChannel',
                 [v(shape), v((channels,), low=-2, high=-1),
                  v((channels,), low=1, high=2)], attrs)

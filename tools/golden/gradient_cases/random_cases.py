"""Random samples by the parameters of their distribution."""

import numpy as np


def add_cases(family):
    v = family.values
    seed = np.int64([3, 5])
    for dtype in ('float32', 'float64'):
        for shape, alpha in (([], ()), ([4], ()), ([2, 3], (2,)), ([0], (2,)),
                             ([], (2, 2))):
            # A seed that no other case has: of the same one come other samples
            # each time.
            family.case('RandomGamma', [np.int32(shape), v(alpha, dtype, 0.5, 3)],
                        {'seed': 7, 'seed2': family.count}, differences=False)
            whole = np.int32([*shape, *alpha])
            family.case('StatelessRandomGammaV2', [whole, seed, v(alpha, dtype, 0.5, 3)],
                        sources=[2], differences=False)
            family.case('StatelessRandomGammaV3',
                        [whole, np.uint64([3]), np.uint64([5, 0]), np.int32(1),
                         v(alpha, dtype, 0.5, 3)], sources=[4], differences=False)
    for dtype in ('float32', 'float64'):
        for shape, mean, stddev, low, high in (
                ([5], (), (), (), ()), ([4, 2], (2,), (), (1,), (2,)),
                ([2, 3, 2], (3, 1), (2,), (), (1, 2)), ([2], (2,), (2,), (2,), (2,)),
                ([0, 2], (2,), (), (), ())):
            family.case('StatelessParameterizedTruncatedNormal',
                        [np.int32(shape), seed, v(mean, dtype, -0.5, 0.5),
                         v(stddev, dtype, 0.5, 2), v(low, dtype, -2, -1),
                         v(high, dtype, 1, 2)], sources=[2, 3, 4, 5],
                        differences=False, ulps=256)

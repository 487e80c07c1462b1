"""Batch normalisation."""

import numpy as np

_CHANNELS = 3


def _statistics(family):
    v = family.values
    return [v((_CHANNELS,), 'float32', 0.5, 2), v((_CHANNELS,)),
            v((_CHANNELS,)), v((_CHANNELS,), 'float32', 0.5, 2)]


def _add_fused(family, op, dtype, shape, attrs):
    v = family.values
    statistics = _statistics(family)
    if attrs.get('is_training', True):
        statistics[2:] = [np.zeros(0, np.float32)] * 2
    family.case(op, [v(shape, dtype)] + statistics, attrs,
                sources=[0, 1, 2], targets=[0],
                ulps=64 if dtype != 'float32' else 1024)


def add_cases(family):
    v = family.values
    for is_training in (True, False):
        for op in ('FusedBatchNorm', 'FusedBatchNormV2', 'FusedBatchNormV3'):
            dtypes = ['float32']
            if op != 'FusedBatchNorm':
                dtypes += ['float16', 'bfloat16']
            for dtype in dtypes:
                _add_fused(family, op, dtype, (2, 3, 2, _CHANNELS),
                           {'is_training': is_training})
            _add_fused(family, op, 'float32', (4, 1, 1, _CHANNELS),
                       {'is_training': is_training, 'epsilon': 0.125})
        _add_fused(family, 'FusedBatchNormV3', 'float32', (2, 2, 3, 1, _CHANNELS),
                   {'is_training': is_training, 'data_format': 'NDHWC'})
    # The CPU has only the inner channels in training, and these for given
    # statistics.
    for op in ('FusedBatchNormGrad', 'FusedBatchNormGradV2', 'FusedBatchNormGradV3'):
        shape = (2, 3, 2, _CHANNELS)
        for is_training in (True, False):
            x = v(shape)
            with family.program(op, second=False, ulps=4096) as p:
                grad_y, x, scale = p.input(v(shape)), p.input(x), p.input(
                    v((_CHANNELS,), 'float32', 0.5, 2))
                mean = p.input(np.asarray(x.tensor).mean((0, 1, 2)))
                variance = p.input(np.asarray(x.tensor).var((0, 1, 2)))
                inputs = [grad_y, x, scale, mean, variance]
                if op.endswith('V3'):
                    inputs.append(p.input(np.zeros(0, np.float32)))
                results = p.op(op, inputs, {'is_training': is_training})
                p.sources = [grad_y, x, scale]
                p.targets = results[:3]

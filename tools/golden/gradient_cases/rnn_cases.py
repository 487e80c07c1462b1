"""Recurrent layers that are one op."""

import numpy as np


def add_cases(family):
    v = family.values
    time, batch, inputs, cells = 3, 2, 2, 2
    for peephole in (False, True):
        for clip in (0.0, 0.5):
            for dtype in ('float32', 'float16'):
                family.case('BlockLSTM', [
                    np.int64(time), v((time, batch, inputs), dtype, -1, 1),
                    v((batch, cells), dtype, -1, 1), v((batch, cells), dtype, -1, 1),
                    v((inputs + cells, 4 * cells), dtype, -1, 1),
                    v((cells,), dtype, -1, 1), v((cells,), dtype, -1, 1),
                    v((cells,), dtype, -1, 1), v((4 * cells,), dtype, -1, 1)],
                    {'use_peephole': peephole, 'cell_clip': clip},
                    targets=[1, 6], ulps=64 if dtype == 'float32' else 16)

"""Connectionist temporal classification."""

import numpy as np


def add_cases(family):
    v = family.values
    indices = np.asarray([[0, 0], [0, 1], [1, 0]], np.int64)
    labels = np.asarray([1, 2, 0], np.int32)
    lengths = np.asarray([5, 3], np.int32)
    for attrs in ({}, {'ctc_merge_repeated': False},
                  {'preprocess_collapse_repeated': True}):
        for dtype in ('float32', 'float64'):
            family.case('CTCLoss', [v((5, 2, 4), dtype), indices, labels, lengths],
                        attrs, targets=[0], ulps=64,
                        # The kernel computes in single precision.
                        difference_tolerance=2e-3)

"""Rows distributed among tensors and collected from them."""

import numpy as np

_FLOATS = ('float16', 'bfloat16', 'float32', 'float64', 'complex64', 'complex128')


def add_cases(family):
    v = family.values
    for dtype in _FLOATS:
        family.case('DynamicPartition', [v((4, 2), dtype), np.int32([1, 0, 1, 1])],
                    {'num_partitions': 2}, outputs=2)
        for op in ('DynamicStitch', 'ParallelDynamicStitch'):
            family.case(op, [[np.int32([2, 0]), np.int32(1)],
                             [v((2, 2), dtype), v((2,), dtype)]])
    for shape, partitions, count in (
            ((3,), [0, 2, 0], 3), ((2, 2), [[1, 0], [1, 1]], 2), ((0, 2), [], 2),
            ((2, 2, 3), [[0, 0], [0, 1]], 2), ((), 1, 2), ((3, 0), [0, 1, 1], 2)):
        family.case('DynamicPartition', [v(shape, 'float64'), np.int32(partitions)],
                    {'num_partitions': count}, outputs=count)
    family.case('DynamicPartition', [v((4,)), np.int32([1, 0, 2, 1])],
                {'num_partitions': 3}, outputs=3, targets=[1])
    for op in ('DynamicStitch', 'ParallelDynamicStitch'):
        family.case(op, [[np.int32([[0, 3], [1, 2]]), np.int32([4])],
                         [v((2, 2), 'float64'), v((1,), 'float64')]])
        family.case(op, [[np.int32([1]), np.int32([]), np.int32([0])],
                         [v((1, 3), 'float64'), v((0, 3), 'float64'),
                          v((1, 3), 'float64')]])
        with family.program(f'{op} of rows') as p:
            values = [p.input(v((2, 2))), p.input(v((1, 2)))]
            whole = p.op(op, [[p.input(np.int32([0, 2])), p.input(np.int32([1]))],
                              values])
            p.op('GatherV2', [whole, np.int32([2, 2, 1]), np.int32(0)])
    # Where two are for one place, the op keeps one of them, and Python gives its
    # gradient to both.
    family.case('DynamicStitch', [[np.int32([0, 1]), np.int32([1])],
                                  [v((2,)), v((1,))]], note='of equals')

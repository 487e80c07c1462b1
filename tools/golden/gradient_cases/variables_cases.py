"""Reading variables."""

import numpy as np

from gradient_cases import shapes


def add_cases(family):
    v = family.values
    for dtype in shapes.FLOATS + shapes.COMPLEX:
        with family.program('ReadVariableOp') as p:
            variable = p.variable(v((2, 3), dtype))
            read = p.op('ReadVariableOp', [variable], {'dtype': dtype})
            p.targets = [p.op('Mul', [read, read])]
        with family.program('ResourceGather') as p:
            variable = p.variable(v((3, 2), dtype))
            rows = p.op('ResourceGather', [variable, np.int32([2, 0, 2])],
                        {'dtype': dtype})
            p.targets = [p.op('Mul', [rows, rows])]
    for indices in np.int64(1), np.int64([[0, 1], [2, 2]]), np.zeros([0], 'int32'):
        with family.program('ResourceGather') as p:
            variable = p.variable(v((3, 2)))
            p.op('ResourceGather', [variable, indices], {'dtype': 'float32'})
    for indices in np.int32([[0, 1], [2, 0]]), np.int64([[1], [1]]):
        with family.program('ResourceGatherNd') as p:
            variable = p.variable(v((3, 2)))
            p.op('ResourceGatherNd', [variable, indices], {'dtype': 'float32'})

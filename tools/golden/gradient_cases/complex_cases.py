"""Complex numbers' parts, and casts."""

import numpy as np

from gradient_cases import shapes


def add_cases(family):
    v = family.values
    for real, compound in ('float32', 'complex64'), ('float64', 'complex128'):
        to_real, to_complex = {'Tout': real}, {'Tout': compound}
        for op in 'Real', 'Imag', 'Angle', 'ComplexAbs':
            for shape in shapes.ALONE:
                family.case(op, [v(shape, compound)], to_real)
        for first, second in shapes.BROADCASTS:
            family.case('Complex', [v(first, real), v(second, real)], to_complex)
        for shape in shapes.ALONE:
            family.case('Conj', [v(shape, compound)])
        family.case('ComplexAbs', [np.array([0, 1j], compound)], to_real,
                    note='special')
    types = shapes.FLOATS + shapes.COMPLEX
    for source in types:
        for target in types:
            family.case('Cast', [v((2, 3), source)], {'DstT': target})
    with family.program('Cast by an integer') as p:
        x = p.input(v((3,)))
        whole = p.op('Cast', [x], {'DstT': 'int32'})
        back = p.op('Cast', [whole], {'DstT': 'float32'})
        p.targets = [back]

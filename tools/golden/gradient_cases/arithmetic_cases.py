"""+ - * / and what is made of them."""

_FLOATS = ('float16', 'bfloat16', 'float32', 'float64', 'complex64', 'complex128')
# Equal, repeated along some or all dimensions on either side, empty.
_BROADCASTS = (
    ((2, 3), (2, 3)), ((2, 3), (3,)), ((2, 1), (1, 3)), ((), (2, 3)),
    ((2, 3), ()), ((), ()), ((0, 3), (3,)), ((1, 1), (1,)), ((2, 1, 3), (4, 1)),
)


def add_cases(family):
    v = family.values
    for op in ('Add', 'AddV2', 'Sub', 'Mul', 'RealDiv'):
        for dtype in _FLOATS:
            family.case(op, [v((2, 3), dtype), v((3,), dtype)])
        for first, second in _BROADCASTS:
            family.case(op, [v(first, 'float64'), v(second, 'float64', 1, 3)])
            family.case(op, [v(first), v(second)], sources=[1])

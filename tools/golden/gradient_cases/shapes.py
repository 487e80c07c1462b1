"""Types and shapes that many families try."""

FLOATS = ('float16', 'bfloat16', 'float32', 'float64')
COMPLEX = ('complex64', 'complex128')
# Matrix products of bfloat16 take instructions that some virtual machines lack.
FACTORS = ('float16', 'float32', 'float64') + COMPLEX
# Equal, repeated along some or all dimensions on either side, empty.
BROADCASTS = (
    ((2, 3), (2, 3)), ((2, 3), (3,)), ((2, 1), (1, 3)), ((), (2, 3)),
    ((2, 3), ()), ((), ()), ((0, 3), (3,)), ((1, 1), (1,)), ((2, 1, 3), (4, 1)),
)
# Of one input.
ALONE = ((2, 3), (), (0, 2), (1, 2, 1, 2))


def unary(family, op, low=-2, high=2, complex_too=True, skip=(), **options):
    """An elementwise op: all types, and some shapes."""
    v = family.values
    for dtype in FLOATS + (COMPLEX if complex_too else ()):
        if dtype not in skip:
            family.case(op, [v((2, 3), dtype, low, high)], **options)
    for shape in ALONE:
        family.case(op, [v(shape, 'float64', low, high)], **options)


def binary(family, op, first=(-3, 3), second=(-3, 3), complex_too=True, skip=(),
           **options):
    """An elementwise op of two inputs that broadcasts."""
    v = family.values
    for dtype in FLOATS + (COMPLEX if complex_too else ()):
        if dtype not in skip:
            family.case(op, [v((2, 3), dtype, *first), v((3,), dtype, *second)],
                        **options)
    for a, b in BROADCASTS:
        family.case(op, [v(a, 'float64', *first), v(b, 'float64', *second)],
                    **options)
    for sources in [0], [1]:
        for a, b in ((2, 3), ()), ((), (2, 3)), ((2, 3), (2, 3)):
            family.case(op, [v(a, 'float32', *first), v(b, 'float32', *second)],
                        sources=sources, **options)

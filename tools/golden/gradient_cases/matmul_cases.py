"""Matrix products."""

import numpy as np

from gradient_cases import shapes


def _matrix(v, rows, columns, is_transposed, dtype, batch=()):
    size = (columns, rows) if is_transposed else (rows, columns)
    return v(batch + size, dtype)


def add_cases(family):
    v = family.values
    for a in False, True:
        for b in False, True:
            transposed = {'transpose_a': a, 'transpose_b': b}
            adjoint = {'adj_x': a, 'adj_y': b}
            def factors(dtype, first=(), second=(), sizes=(2, 3, 4)):
                # pylint: disable=cell-var-from-loop
                return [_matrix(v, sizes[0], sizes[1], a, dtype, first),
                        _matrix(v, sizes[1], sizes[2], b, dtype, second)]
            for dtype in shapes.FACTORS:
                family.case('MatMul', factors(dtype), transposed)
                for op in 'BatchMatMul', 'BatchMatMulV2':
                    family.case(op, factors(dtype, (2,), (2,), (1, 2, 3)), adjoint)
                if dtype != 'float16':  # no kernel
                    family.case('BatchMatMulV3',
                                factors(dtype, (2,), (2,), (1, 2, 3)),
                                adjoint | {'Tout': dtype})
            for sizes in (1, 1, 1), (0, 2, 3), (2, 0, 3):
                family.case('MatMul', factors('float64', sizes=sizes), transposed)
            for sources in [0], [1]:
                family.case('MatMul', factors('float32'), transposed,
                            sources=sources)
            for first, second in ((), ()), ((2,), ()), ((), (2,)), ((2, 1), (3,)):
                family.case('BatchMatMulV2',
                            factors('float64', first, second, (1, 2, 2)), adjoint)
                family.case('BatchMatMulV3',
                            factors('float64', first, second, (1, 2, 2)),
                            adjoint | {'Tout': 'float64'})
            for first in 'float32', 'bfloat16':
                _sparse(family, first, 'float32', transposed)
            _sparse(family, 'float32', 'bfloat16', transposed)


def _sparse(family, first, second, transposed):
    v = family.values
    a = _matrix(v, 2, 3, transposed['transpose_a'], first)
    b = _matrix(v, 3, 4, transposed['transpose_b'], second)
    for a_is_sparse in False, True:
        for b_is_sparse in False, True:
            family.case('SparseMatMul', [np.where(a > 0, a, np.zeros_like(a)), b],
                        transposed | {'a_is_sparse': a_is_sparse,
                                      'b_is_sparse': b_is_sparse})

"""Einsum."""

from gradient_cases import shapes

# An equation, and the shapes of its inputs.
_EQUATIONS = (
    ('ij->ji', (2, 3)), ('ij->', (2, 3)), ('ij->j', (2, 3)), ('ijk->ik', (2, 3, 2)),
    ('ijk->kj', (2, 3, 2)), ('ii->', (3, 3)), ('ii->i', (3, 3)), ('i->ii', (3,)),
    ('aabbcd->ca', (2, 2, 3, 3, 2, 2)), ('...ij->...ji', (2, 2, 3)),
    ('a...b->...', (2, 3, 2)), ('ab...c->c...', (2, 2, 3, 2)),
    ('ij,jk->ik', (2, 3), (3, 2)), ('i,i->', (3,), (3,)), ('i,j->ij', (2,), (3,)),
    ('i,j->ji', (2,), (3,)), ('ij,ij->ij', (2, 3), (2, 3)), ('ij,kl->', (2, 3), (1, 2)),
    ('abc,cd->ad', (2, 3, 2), (2, 2)), ('iij,jk->ik', (2, 2, 3), (3, 2)),
    ('bij,bjk->bik', (2, 1, 3), (2, 3, 2)), (',i->i', (), (3,)), (',->', (), ()),
    ('...ij,...jk->...ik', (2, 1, 3), (2, 3, 2)),
    ('...ij,...jk->...ik', (2, 1, 3), (3, 2)),
    ('...ij,...jk->...ik', (3, 1, 1, 3), (2, 3, 2)),
    ('...ij,jk->...ik', (2, 1, 3), (3, 2)), ('ij,...jk->...ik', (1, 3), (2, 3, 2)),
    ('a...b,b->a...', (2, 3, 2), (2,)), ('i...,j->j...', (2, 3), (2,)),
    ('ij,jk->ik', (0, 3), (3, 2)),
)


def add_cases(family):
    v = family.values
    for equation, *sizes in _EQUATIONS:
        for dtype in 'float64', 'complex64':
            family.case('Einsum', [[v(size, dtype) for size in sizes]],
                        {'equation': equation}, note=equation)
    for dtype in shapes.FACTORS:
        family.case('Einsum', [[v((2, 3), dtype), v((3, 4), dtype)]],
                    {'equation': 'ij,jk->ik'})
    for sources in [0], [1]:
        family.case('Einsum', [[v((2, 1, 3)), v((3, 4))]],
                    {'equation': '...ij,...jk->...ik'}, sources=sources)

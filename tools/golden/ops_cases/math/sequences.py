"""Cases of tests/math/sequences_test.cc."""

import tensorflow as tf
from ops import FLOATS, INTS, data

NAN = float('nan')


def cases(golden):
    for name in ('is_non_decreasing', 'is_strictly_increasing'):
        function = getattr(tf.math, name)
        golden.over(INTS + FLOATS, name, function, (4,))
        for text, values in (('increasing', [1, 3, 4]), ('equal', [1, 1, 4]), ('decreasing', [4, 5, 3]),
                             ('matrix', [[1, 2], [3, 4]]), ('one', [7]), ('scalar', 7), ('none', []),
                             ('nan', [1.0, NAN]), ('empty matrix', tf.zeros((0, 3)))):
            golden.add(f'{name}@{text}', function, values)
        golden.fails(f'{name}@string', function, ['a', 'b'])
        golden.fails(f'{name}@bool', function, [True, False])
        golden.fails(f'{name}@complex', function, data('complex64', (3,)))

    for dtype in ('int32', 'int64'):
        golden.add(f'invert_permutation@{dtype}', tf.math.invert_permutation, tf.constant([3, 4, 0, 2, 1], dtype))
    golden.add('invert_permutation@empty', tf.math.invert_permutation, tf.zeros((0,), tf.int32))
    golden.fails('invert_permutation@twice', tf.math.invert_permutation, [0, 0])
    golden.fails('invert_permutation@matrix', tf.math.invert_permutation, [[0]])
    golden.fails('invert_permutation@float', tf.math.invert_permutation, [0.0])

    golden.add('sobol_sample', lambda: tf.math.sobol_sample(3, 5))
    golden.add('sobol_sample/skip', lambda: tf.math.sobol_sample(2, 4, skip=10))
    golden.add('sobol_sample/float64', lambda: tf.math.sobol_sample(2, 4, dtype=tf.float64))
    golden.add('sobol_sample/tensors', tf.math.sobol_sample, 2, 3, 1)
    golden.fails('sobol_sample/tensors@empty', tf.math.sobol_sample, tf.zeros((0,), tf.int32), 3, 1)
    golden.fails('sobol_sample/tensors@none', tf.math.sobol_sample, 2, 0, 1)
    golden.fails('sobol_sample/dtype', lambda: tf.math.sobol_sample(2, 4, dtype=tf.float16))
    golden.fails('sobol_sample/dim', lambda: tf.math.sobol_sample(0, 5))
    golden.fails('sobol_sample/num_results', lambda: tf.math.sobol_sample(1, -1))

"""Cases of tests/ragged/ragged_factory_test.cc."""

import tensorflow as tf
from ops import data
from ragged_inputs import FLAT, OUTER, SPLITS

GRADIENTS = True

_RT = tf.RaggedTensor


def cases(golden):
    for dtype in (tf.int32, tf.int64):
        def i(*values, dtype=dtype):
            return tf.constant(values, dtype)
        name = dtype.name
        golden.add(f'from_row_splits@{name}', _RT.from_row_splits, FLAT, i(0, 2, 2, 5, 6))
        golden.add(f'from_row_lengths@{name}', _RT.from_row_lengths, FLAT, i(2, 0, 3, 1))
        golden.add(f'from_row_starts@{name}', _RT.from_row_starts, FLAT, i(0, 2, 2, 5))
        golden.add(f'from_row_limits@{name}', _RT.from_row_limits, FLAT, i(2, 2, 5, 6))
        golden.add(f'from_value_rowids@{name}', _RT.from_value_rowids, FLAT, i(0, 0, 2, 2, 2, 3))
        golden.add(f'from_value_rowids/nrows@{name}', lambda v, r, n: _RT.from_value_rowids(v, r, nrows=n),
                   FLAT, i(0, 0, 2, 2, 2, 3), tf.constant(6, dtype))
        golden.add(f'from_uniform_row_length@{name}', _RT.from_uniform_row_length, FLAT, tf.constant(2, dtype))
    for function in ('from_row_splits', 'from_row_lengths', 'from_value_rowids', 'from_uniform_row_length'):
        arguments = {'from_row_splits': [0, 2, 2, 5, 6], 'from_row_lengths': [2, 0, 3, 1],
                     'from_value_rowids': [0, 0, 2, 2, 2, 3], 'from_uniform_row_length': 3}[function]
        golden.add(f'{function}/unchecked',
                   lambda v, p, function=function: getattr(_RT, function)(v, p, validate=False), FLAT, arguments)
    golden.add('from_row_splits/strings', _RT.from_row_splits, ['a', 'b', 'c'], [0, 1, 3])
    golden.add('from_row_splits/empty', _RT.from_row_splits, tf.zeros([0]), [0])
    golden.add('from_row_splits/no values', _RT.from_row_splits, tf.zeros([0, 2]), [0, 0, 0])
    golden.add('from_row_splits/inner', _RT.from_row_splits, data('float32', (3, 2)), [0, 1, 3])
    golden.add('from_value_rowids/empty', _RT.from_value_rowids, tf.zeros([0]), tf.zeros([0], tf.int64))
    golden.add('from_uniform_row_length/zero', lambda v: _RT.from_uniform_row_length(v, 0, nrows=3), tf.zeros([0]))
    golden.add('from_nested_row_splits', lambda v, a, b: _RT.from_nested_row_splits(v, [a, b]), FLAT, OUTER, SPLITS)
    golden.add('from_nested_row_lengths', lambda v, a, b: _RT.from_nested_row_lengths(v, [a, b]),
               FLAT, [1, 0, 3], [2, 0, 3, 1])
    golden.add('from_nested_value_rowids', lambda v, a, b: _RT.from_nested_value_rowids(v, [a, b]),
               FLAT, [0, 2, 2, 2], [0, 0, 2, 2, 2, 3])
    golden.add('from_nested_value_rowids/nrows', lambda v, a, b: _RT.from_nested_value_rowids(v, [a, b], [4, None]),
               FLAT, [0, 2, 2, 2], [0, 0, 2, 2, 2, 3])
    golden.add('literals', lambda: _RT.from_row_splits([3, 1, 4], [0, 1, 3]))
    golden.add('nested literals', lambda: _RT.from_nested_row_splits([3, 1, 4], [[0, 2], [0, 1, 3]]))

    golden.fails('from_row_splits/first', _RT.from_row_splits, FLAT, [1, 2, 6])
    golden.fails('from_row_splits/decreasing', _RT.from_row_splits, FLAT, [0, 3, 2, 6])
    golden.fails('from_row_splits/last', _RT.from_row_splits, FLAT, [0, 3, 5])
    golden.fails('from_row_splits/matrix', _RT.from_row_splits, FLAT, [[0, 6]])
    golden.fails('from_row_splits/floats', _RT.from_row_splits, FLAT, [0.0, 6.0])
    golden.fails('from_row_splits/none', lambda v: _RT.from_row_splits(v, []), FLAT)
    golden.fails('from_row_splits/scalar', _RT.from_row_splits, 1.0, [0, 1])
    golden.fails('from_row_lengths/negative', _RT.from_row_lengths, FLAT, [7, -1])
    golden.fails('from_row_lengths/few', _RT.from_row_lengths, FLAT, [3, 1])
    golden.fails('from_row_starts/beyond', _RT.from_row_starts, FLAT, [0, 9])
    golden.fails('from_row_limits/decreasing', _RT.from_row_limits, FLAT, [4, 3])
    golden.fails('from_value_rowids/decreasing', _RT.from_value_rowids, FLAT, [0, 1, 0, 1, 2, 3])
    golden.fails('from_value_rowids/few', _RT.from_value_rowids, FLAT, [0, 1])
    golden.fails('from_value_rowids/few rows', lambda v, r: _RT.from_value_rowids(v, r, nrows=2),
                 FLAT, [0, 0, 0, 1, 1, 2])
    golden.fails('from_value_rowids/negative rows', lambda v, r: _RT.from_value_rowids(v, r, nrows=-2),
                 FLAT, [0, 0, 0, 1, 1, 2])
    golden.fails('from_uniform_row_length/rest', lambda v: _RT.from_uniform_row_length(v, 4), FLAT)
    golden.fails('from_row_splits/dtypes',
                 lambda v, a, b: _RT.from_row_splits(_RT.from_row_splits(v, b), a),
                 FLAT, tf.constant([0, 4]), SPLITS)

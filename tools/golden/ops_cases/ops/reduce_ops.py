"""Cases of tests/ops/reduce_ops_test.cc."""

import tensorflow as tf
from ops import COMPLEX, FLOATS, INTS, NUMBERS, data

GRADIENTS = True

_INF = float('inf')
_NAN = float('nan')
_SHAPES = ((), (0,), (2, 0), (5,), (1, 2, 1, 3), (2, 1, 2, 1, 2, 2))


def cases(golden):
    reductions = {
        'reduce_sum': NUMBERS, 'reduce_mean': NUMBERS, 'reduce_max': INTS + FLOATS,
        'reduce_min': INTS + FLOATS, 'reduce_prod': NUMBERS, 'reduce_all': ('bool',),
        'reduce_any': ('bool',),
    }
    for name, dtypes in reductions.items():
        function = getattr(tf, name)
        golden.over(dtypes, name, function, (2, 3), near=True)
        golden.over(dtypes[-2:], f'{name}/axis=1', lambda x: function(x, axis=1), (2, 3), near=True)
        golden.over(dtypes[-2:], f'{name}/axis=-1, keepdims',
                    lambda x: function(x, axis=-1, keepdims=True), (2, 3), near=True)
        golden.over(dtypes[-2:], f'{name}/axis=0,2', lambda x: function(x, axis=[0, 2]), (2, 3, 2), near=True)
        dtype = 'bool' if dtypes == ('bool',) else 'float32'
        golden.shapes(name, function, *_SHAPES, dtype=dtype, near=True)
        golden.shapes(f'{name}/keepdims', lambda x: function(x, keepdims=True), *_SHAPES, dtype=dtype,
                      near=True)
    golden.add('reduce_sum/axis=[]', lambda x: tf.reduce_sum(x, axis=[]), [[1, 2], [3, 4]])
    golden.add('reduce_sum/axis tensor', tf.reduce_sum, [[1, 2], [3, 4]], tf.constant([0], tf.int64))
    golden.add('reduce_sum/literal', lambda: tf.reduce_sum([[1, 2], [3, 4]], 0))
    golden.add('reduce_all/literal', lambda: tf.reduce_all([True, False]))
    golden.add('reduce_max/nan', tf.reduce_max, [1.0, float('nan'), 2.0])
    golden.add('reduce_min/empty int', tf.reduce_min, tf.zeros([0], tf.int8))
    golden.add('reduce_mean/negative int', tf.reduce_mean, [-1, -2, -4])
    golden.add('reduce_sum/wraps', tf.reduce_sum, tf.constant([200, 100], tf.uint8))
    golden.fails('reduce_sum/axis=5', lambda x: tf.reduce_sum(x, axis=5), [[1, 2]])
    golden.fails('reduce_sum/axis=0,0', lambda x: tf.reduce_sum(x, axis=[0, 0]), [[1, 2]])
    golden.fails('reduce_sum/string', tf.reduce_sum, ['a'])
    golden.fails('reduce_sum/bool', tf.reduce_sum, [True])
    golden.fails('reduce_all/float', tf.reduce_all, [1.0])
    golden.fails('reduce_max/complex', tf.reduce_max, tf.constant([1j]))
    for name in ('reduce_sum', 'reduce_mean', 'reduce_max', 'reduce_min', 'reduce_prod'):
        function = getattr(tf, name)
        golden.add(f'{name}/axis=1@odd', lambda x: function(x, axis=1),
                   [[1.0, _NAN], [_INF, 2.0], [-_INF, 2.0], [_INF, -_INF], [0.0, -0.0]], gradient=False)
        golden.fails(f'{name}@strings', function, ['a'])
        golden.fails(f'{name}/axis=1@vector', lambda x: function(x, axis=1), [1.0])
    for name in ('reduce_all', 'reduce_any'):
        function = getattr(tf, name)
        golden.fails(f'{name}@float', function, [1.0])
        golden.fails(f'{name}/axis=1@vector', lambda x: function(x, axis=1), [True])
    golden.fails('reduce_sum/axis tensor@float', tf.reduce_sum, [[1, 2]], 0.0)

    golden.over(FLOATS, 'reduce_logsumexp', tf.reduce_logsumexp, (2, 3), near=True)
    golden.shapes('reduce_logsumexp', tf.reduce_logsumexp, *_SHAPES, near=True)
    golden.shapes('reduce_logsumexp/axis=1', lambda x: tf.reduce_logsumexp(x, 1), (2, 3), (2, 0), near=True)
    golden.shapes('reduce_logsumexp/keepdims', lambda x: tf.reduce_logsumexp(x, 1, True), (2, 3), near=True)
    golden.add('reduce_logsumexp@great', tf.reduce_logsumexp, [1000.0, 1000.0], near=True)
    golden.add('reduce_logsumexp@infinite', tf.reduce_logsumexp, [-_INF, -_INF], gradient=False)
    golden.add('reduce_logsumexp@one infinite', tf.reduce_logsumexp, [_INF, 1.0], gradient=False)
    golden.add('reduce_logsumexp@nan', tf.reduce_logsumexp, [_NAN, 1.0], gradient=False)
    golden.fails('reduce_logsumexp@int', tf.reduce_logsumexp, [1])
    golden.fails('reduce_logsumexp@complex', tf.reduce_logsumexp, tf.constant([1j]))
    golden.fails('reduce_logsumexp/axis=1@vector', lambda x: tf.reduce_logsumexp(x, 1), [1.0])

    for name in ('reduce_variance', 'reduce_std', 'reduce_euclidean_norm'):
        function = getattr(tf.math, name)
        dtypes = FLOATS + COMPLEX if name != 'reduce_euclidean_norm' else FLOATS + COMPLEX + ('int32', 'int64')
        golden.over(dtypes, name, function, (2, 3), near=True)
        golden.over(('float32', 'complex64'), f'{name}/axis=0', lambda x: function(x, 0), (2, 3), near=True)
        golden.over(('float64',), f'{name}/keepdims', lambda x: function(x, [0, 1], True), (2, 3, 2), near=True)
        golden.shapes(name, function, (), (0,), (1, 2, 1, 3), near=True)
        golden.add(f'{name}/axis=0@odd', lambda x: function(x, 0), [[_NAN, _INF, 1.0], [1.0, 2.0, 1.0]], gradient=False)
        golden.shapes(f'{name}/axis=0', lambda x: function(x, 0), (0, 2), (2, 0), gradient=False)
        golden.fails(f'{name}@string', function, ['a'])
        golden.fails(f'{name}/axis=0@scalar', lambda x: function(x, 0), 1.0)
    golden.fails('reduce_variance/int', tf.math.reduce_variance, [1, 2])
    golden.fails('reduce_std/int', tf.math.reduce_std, [1, 2])

    golden.over(NUMBERS + ('bool', 'string'), 'count_nonzero', tf.math.count_nonzero, (3, 4))
    golden.over(('int32',), 'count_nonzero/axis=0', lambda x: tf.math.count_nonzero(x, 0, True, tf.int16),
                (3, 2))
    golden.add('count_nonzero@odd', tf.math.count_nonzero, [_NAN, _INF, -0.0, 0.0])
    golden.shapes('count_nonzero', tf.math.count_nonzero, (0,), (2, 0))
    golden.add('count_nonzero/axis=0@empty', lambda x: tf.math.count_nonzero(x, 0, True, tf.int16), tf.zeros((0, 2)))
    golden.fails('count_nonzero/axis=0@scalar', lambda x: tf.math.count_nonzero(x, 0, True, tf.int16), 1)
    golden.over(('int32', 'float32', 'bool', 'string'), 'zero_fraction', tf.math.zero_fraction, (5, 5))
    golden.fails('zero_fraction/ragged', lambda: tf.math.zero_fraction([[1], [2, 3]]))
    # Python counts in int32 if that is enough, which a conditional finds out; tfx in int64.
    golden.add('zero_fraction/empty', tf.math.zero_fraction, tf.zeros([0]), graph=False)

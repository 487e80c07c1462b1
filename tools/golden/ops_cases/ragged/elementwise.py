"""Cases of tests/ragged/elementwise_test.cc."""

import tensorflow as tf
from ops import data
from ragged_inputs import FLAT, OUTER, SPLITS, inner, one, ragged, two

GRADIENTS = True

_UNARY = ('abs', 'acos', 'acosh', 'angle', 'asin', 'asinh', 'atan', 'atanh', 'ceil', 'conj', 'cos', 'cosh',
          'digamma', 'erf', 'erfc', 'erfcinv', 'erfinv', 'exp', 'expm1', 'floor', 'imag', 'is_finite', 'is_inf',
          'lgamma', 'log', 'log1p', 'log_sigmoid', 'ndtri', 'negative', 'real', 'reciprocal', 'reciprocal_no_nan',
          'rint', 'round', 'rsqrt', 'sigmoid', 'sign', 'sin', 'sinh', 'softplus', 'sqrt', 'square', 'tan', 'tanh')
_BINARY = ('add', 'divide', 'equal', 'floordiv', 'greater', 'less_equal', 'maximum', 'minimum', 'multiply',
           'not_equal', 'pow', 'subtract', 'truediv')


def _one_and(golden, name, function, other, **kwargs):
    golden.add(name, lambda flat, splits, y: function(ragged(flat, splits), y), FLAT, SPLITS, other, **kwargs)


def cases(golden):
    for name in _UNARY:
        one(golden, name, getattr(tf.math, name), near=True)
    two(golden, 'square/two', tf.square)
    one(golden, 'cast', lambda rt: tf.cast(rt, tf.int32))
    one(golden, 'is_nan', tf.math.is_nan)
    for name in _BINARY:
        function = getattr(tf.math, name)
        golden.add(name, lambda a, b, s, f=function: f(ragged(a, s), ragged(b, s)),
                   FLAT, [1.0, 2.0, 4.0, -1.0, 3.0, 2.0], SPLITS, near=True)
        one(golden, f'{name}/number', lambda rt, f=function: f(rt, 2), near=True)
    one(golden, 'subtract/from number', lambda rt: tf.subtract(10, rt))

    for sign, function in (('+', lambda a, b: a + b), ('-', lambda a, b: a - b), ('*', lambda a, b: a * b),
                           ('/', lambda a, b: a / b), ('%', lambda a, b: a % b), ('==', lambda a, b: a == b),
                           ('!=', lambda a, b: a != b), ('<', lambda a, b: a < b), ('<=', lambda a, b: a <= b),
                           ('>', lambda a, b: a > b), ('>=', lambda a, b: a >= b)):
        golden.add(f'rt {sign} rt', lambda a, b, s, f=function: f(ragged(a, s), ragged(b, s)),
                   FLAT, [1.0, 2.0, 4.0, -1.0, 3.0, 2.0], SPLITS, near=True)
        one(golden, f'rt {sign} 2', lambda rt, f=function: f(rt, 2), near=True)
        one(golden, f'2 {sign} rt', lambda rt, f=function: f(2, rt), near=True)
    one(golden, '-rt', lambda rt: -rt)
    truth = tf.constant([True, False, True, False, False, True])
    golden.add('~rt', lambda a, s: ~ragged(a, s), truth, SPLITS)
    golden.add('rt & rt', lambda a, b, s: ragged(a, s) & ragged(b, s), truth, tf.reverse(truth, [0]), SPLITS)
    golden.add('rt | rt', lambda a, b, s: ragged(a, s) | ragged(b, s), truth, tf.reverse(truth, [0]), SPLITS)
    golden.add('int / int', lambda a, s: ragged(a, s) / 4, [1, 2, 3, 4, 5, 6], SPLITS)

    _one_and(golden, 'broadcast/column', tf.add, [[10.0], [20.0], [30.0], [40.0]])
    _one_and(golden, 'broadcast/one', tf.add, [[10.0]])
    _one_and(golden, 'broadcast/vector of one', tf.add, [10.0])
    _one_and(golden, 'broadcast/cube', tf.add, [[[10.0], [20.0], [30.0], [40.0]], [[1.0], [2.0], [3.0], [4.0]]])
    _one_and(golden, 'broadcast/tensor first', lambda rt, t: tf.subtract(t, rt), [[10.0], [20.0], [30.0], [40.0]])
    golden.add('broadcast/inner', lambda f, s, y: ragged(f, s) * y, data('float32', (6, 2)), SPLITS, [10.0, 100.0])
    golden.fails('broadcast/rows of one', lambda f, s, g, o: ragged(f, s) + ragged(g, o),
               FLAT, SPLITS, [1.0, 2.0, 3.0, 4.0], tf.constant([0, 1, 2, 3, 4], tf.int64))
    golden.fails('broadcast/other rows', lambda a, s, t: ragged(a, s) + ragged(a, t), FLAT, SPLITS,
                 tf.constant([0, 1, 2, 5, 6], tf.int64))
    golden.fails('dtypes of splits', lambda a, s, t: ragged(a, s) + ragged(a, t), FLAT, SPLITS,
                 tf.cast(SPLITS, tf.int32))

    one(golden, 'map_flat_values', lambda rt: tf.ragged.map_flat_values(tf.square, rt))
    golden.add('map_flat_values/two', lambda a, b, s: tf.ragged.map_flat_values(tf.multiply, ragged(a, s), ragged(b, s)),
               FLAT, data('float32', (6,)), SPLITS)
    golden.add('map_flat_values/function', lambda t, i, s: tf.ragged.map_flat_values(
        lambda x: tf.gather(t, x), ragged(i, s)), data('float32', (3, 2)), [2, 0, 1, 1, 0, 2], SPLITS)
    golden.fails('map_flat_values/splits', lambda a, s, t: tf.ragged.map_flat_values(tf.add, ragged(a, s), ragged(a, t)),
                 FLAT, SPLITS, tf.constant([0, 1, 2, 5, 6], tf.int64))
    golden.fails('map_flat_values/ranks', lambda a, s, t: tf.ragged.map_flat_values(tf.add, ragged(a, s), ragged(a, t, s)),
                 FLAT, SPLITS, OUTER)
    golden.fails('map_flat_values/shape', lambda a, s: tf.ragged.map_flat_values(tf.reduce_sum, ragged(a, s)), FLAT, SPLITS)
    for name, splits in (('no rows', tf.zeros([1], tf.int64)), ('empty', tf.zeros([3], tf.int64))):
        nothing = tf.zeros([0])
        golden.add(f'map_flat_values@{name}', lambda f, s: tf.ragged.map_flat_values(tf.square, ragged(f, s)), nothing, splits)
        golden.add(f'map_flat_values/two@{name}', lambda a, b, s: tf.ragged.map_flat_values(
            tf.multiply, ragged(a, s), ragged(b, s)), nothing, nothing, splits)
        golden.add(f'square@{name}', lambda f, s: tf.square(ragged(f, s)), nothing, splits)
        golden.add(f'rt + rt@{name}', lambda a, b, s: ragged(a, s) + ragged(b, s), nothing, nothing, splits, near=True)
        golden.add(f'rt + 2@{name}', lambda a, s: ragged(a, s) + 2, nothing, splits, near=True)

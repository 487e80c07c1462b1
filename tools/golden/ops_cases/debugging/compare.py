"""Cases of tests/debugging/compare_test.cc."""

import tensorflow as tf
from ops import ALL, COMPLEX, data

d = tf.debugging
GRADIENTS = True


def _then(check):
    """The first input, after the check."""
    def call(*inputs):
        done = check(*inputs)
        with tf.control_dependencies([] if done is None else [done]):
            return tf.identity(inputs[0])
    return call


_COMPARISONS = ('assert_equal', 'assert_none_equal', 'assert_less', 'assert_less_equal', 'assert_greater',
                'assert_greater_equal')
_SIGNS = ('assert_negative', 'assert_positive', 'assert_non_negative', 'assert_non_positive')


def _same(golden):
    for dtype in ALL:
        golden.add(f'assert_equal@{dtype}', _then(d.assert_equal), data(dtype, (2, 3)), data(dtype, (2, 3)))
    golden.add('assert_equal@broadcast', _then(d.assert_equal), [[1, 1], [1, 1]], 1)
    golden.add('assert_equal/itself', _then(lambda x: d.assert_equal(x, x)), [1.0, float('nan')])


def cases(golden):
    _same(golden)
    holding = {'assert_equal': (1, 1), 'assert_none_equal': (1, 2), 'assert_less': (1, 2),
               'assert_less_equal': (1, 1), 'assert_greater': (2, 1), 'assert_greater_equal': (1, 1)}
    failing = {'assert_equal': (1, 2), 'assert_none_equal': (1, 1), 'assert_less': (1, 1),
               'assert_less_equal': (2, 1), 'assert_greater': (1, 1), 'assert_greater_equal': (1, 2)}
    for name in _COMPARISONS:
        check = getattr(d, name)
        x, y = holding[name]
        golden.add(f'{name}@holds', _then(check), [float(x)] * 4, [float(y)] * 4)
        golden.add(f'{name}@empty', _then(check), tf.zeros([0, 2]), tf.zeros([0, 2]))
        golden.add(f'{name}/literal', _then(lambda x, check=check, y=y: check(x, y)), [x, x])
        x, y = failing[name]
        ok = holding[name]
        golden.fails(f'{name}@fails', check, [ok[0], x, x, x, x], [ok[1], y, y, y, y])
        golden.fails(f'{name}@float', check, [[float(x)], [x + 0.5]], [[float(y)], [y + 0.5]])
        golden.fails(f'{name}@broadcast fails', check, [[float(x), x], [x, x]], float(y))
        golden.fails(f'{name}@scalars', check, x, y)
        if name != 'assert_none_equal':
            golden.fails(f'{name}/options',
                         lambda x, y, check=check: check(x, y, message='not so', summarize=2, name='n'), [x] * 4, [y] * 4)
    golden.fails('assert_equal@text', d.assert_equal, ['a', 'b'], ['a', "it's"])
    golden.fails('assert_equal@nan', d.assert_equal, [float('nan'), 1.0], [float('nan'), 1.0])
    golden.fails('assert_equal@shapes', d.assert_equal, [1, 2], [1, 2, 3])
    golden.fails('assert_equal@dtypes', d.assert_equal, tf.constant([1, 2], tf.int64), [1, 2])
    long = list(range(8))
    golden.fails('assert_equal/message', lambda x, y: d.assert_equal(x, y, message='not the same'), [1], [2])
    golden.fails('assert_equal/empty message', lambda x, y: d.assert_equal(x, y, message=''), [1], [2])
    for summarize in (0, 1, 5, -1):
        golden.fails(f'assert_equal/summarize={summarize}',
                     lambda x, y, summarize=summarize: d.assert_equal(x, y, summarize=summarize),
                     tf.reshape(long, [2, 4]), tf.zeros([2, 4], tf.int32))
    golden.fails('assert_none_equal/options', lambda x, y: d.assert_none_equal(x, y, 1, 'some are'), long, long)

    good = {'assert_negative': [-1, -2], 'assert_positive': [1, 2], 'assert_non_negative': [0, 2],
            'assert_non_positive': [0, -2]}
    for name in _SIGNS:
        check = getattr(d, name)
        for dtype in ('int8', 'int64', 'float16', 'bfloat16', 'float32', 'float64'):
            golden.add(f'{name}@{dtype}', _then(check), tf.cast(good[name], dtype))
        golden.add(f'{name}@empty', _then(check), tf.zeros([0]))
        bad = 1.5 if name in ('assert_negative', 'assert_non_positive') else -1.5
        golden.fails(f'{name}@fails', check, [[bad, 0.0], [bad, bad]])
        golden.fails(f'{name}@scalar', check, bad)
        golden.fails(f'{name}@nan', check, [float('nan')])
        golden.fails(f'{name}/options',
                     lambda x, check=check: check(x, message='sign', summarize=2), [bad, bad, bad])
    golden.fails('assert_positive@bool', d.assert_positive, [True])

    # NumPy does not know how fine bfloat16 is.
    golden.fails('assert_near@bfloat16', d.assert_near, data('bfloat16', (2,)), data('bfloat16', (2,)))
    for dtype in ('float16', 'float32', 'float64') + COMPLEX:
        x = data(dtype, (2, 3))
        golden.add(f'assert_near@same {dtype}', _then(d.assert_near), x, tf.identity(x))
        golden.fails(f'assert_near@far {dtype}', d.assert_near, x, x + tf.cast(1, dtype))
    golden.add('assert_near/atol', _then(lambda x, y: d.assert_near(x, y, atol=0.5)), [1.0, 2.0], [1.25, 2.25])
    golden.fails('assert_near/options', lambda x, y: d.assert_near(x, y, 0.125, [0.5], 'far', 1), [1.0, 2.0],
                 [1.25, 4.25])
    golden.add('assert_near@none', _then(d.assert_near), tf.zeros([0, 2]), tf.zeros([0, 2]))
    golden.fails('assert_near@int', d.assert_near, [1], [2])
    golden.fails('assert_near@nan', d.assert_near, [float('nan')], [float('nan')])
    golden.fails('assert_near@dtypes', d.assert_near, [1.0], tf.constant([1.0], tf.float64))

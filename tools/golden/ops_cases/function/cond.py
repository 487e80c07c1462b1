"""Cases of tests/function/cond_test.cc."""

import tensorflow as tf
from ops import data

GRADIENTS = True


def _cond(x):
    return tf.cond(tf.reduce_sum(x) > 0, lambda: x * x, lambda: -x)


def _switch(i, x):
    return tf.switch_case(i, [lambda: x, lambda: x * x, lambda: -x])


def _case(x):
    return tf.case([(x > 10, lambda: x * 100), (x > 1, lambda: x * 10)], default=lambda: x)


def cases(golden):
    golden.add('cond', _cond, [1.0, 2.0])
    golden.add('cond@other', _cond, [1.0, -2.0])
    golden.add('cond@empty', _cond, tf.zeros([0, 3]))
    golden.add('cond@int', _cond, data('int32', (2,)))
    golden.add('cond/name', lambda x: tf.cond(x > 0, lambda: x, lambda: 2 * x, name='mine'), 3.0)
    golden.add('cond/structure', lambda x: tf.cond(x > 0, lambda: (x, [x, x + 1]), lambda: (0 * x, [x, x])), 2.0)
    golden.add('cond/number', lambda x: tf.cond(x > 0, lambda: x * x, lambda: 0), -3)
    # In functions these fail, or another way: see flow_errors.py.
    golden.add('cond/pred', lambda x: tf.cond(x, lambda: 1, lambda: 2), 3)
    for name, pred in (('zero', 0), ('float', 0.5), ('string', 'a'), ('empty string', '')):
        golden.add(f'cond/pred@{name}', lambda x: tf.cond(x, lambda: 1, lambda: 2), pred)
    golden.fails('cond/pred@empty', lambda x: tf.cond(x, lambda: 1, lambda: 2), tf.zeros([0]))
    golden.fails('cond/pred@vector', lambda x: tf.cond(x, lambda: 1, lambda: 2), [True, False])

    for i in (0, 1, 2, 3, -1):
        golden.add(f'switch_case@{i}', _switch, i, [3.0, 2.0])
    golden.add('switch_case@empty', _switch, 1, tf.zeros([0]))
    for dtype in ('int8', 'uint16', 'int64'):
        golden.add(f'switch_case@{dtype}', _switch, tf.constant(1, dtype), [3.0])
    golden.add('switch_case/default',
               lambda i, x: tf.switch_case(i, [lambda: x], default=lambda: x * 100, name='mine'), 7, 3.0)
    golden.add('switch_case/keys', lambda i, x: tf.switch_case(i, [(1, lambda: x), (0, lambda: -x)]), 1, 3.0)
    for dtype in ('float32', 'bool'):
        golden.fails(f'switch_case/index@{dtype}', _switch, tf.ones([], dtype), 3.0)
    golden.fails('switch_case/none', lambda i: tf.switch_case(i, []), 1)
    golden.fails('switch_case/gap', lambda i, x: tf.switch_case(i, [(2, lambda: x), (0, lambda: -x)]), 1, 3.0)
    golden.fails('switch_case/twice', lambda i, x: tf.switch_case(i, [(0, lambda: x), (0, lambda: -x)]), 1, 3.0)

    for x in (0.0, 3.0, 30.0):
        golden.add(f'case@{x}', _case, x)
    golden.add('case/no default', lambda x: tf.case([(x > 10, lambda: x * 100), (x > 1, lambda: x * 10)]), 3.0)
    golden.add('case/exclusive',
               lambda x: tf.case([(x > 1, lambda: x * 9), (x < 0, lambda: x)], default=lambda: x, exclusive=True), 3.0)
    golden.add('case/empty', lambda x: tf.case([(tf.size(x) > 0, lambda: x * 2)], default=lambda: x), tf.zeros([0, 2]))
    golden.fails('case/none true',
                 lambda x: tf.case([(x > 10, lambda: x * 100), (x > 1, lambda: x * 10)], name='mine'), 0.0)
    golden.fails('case/one', lambda x: tf.case([(x > 10, lambda: x)]), 0.0)
    golden.fails('case/both',
                 lambda x: tf.case([(x > 1, lambda: x), (x > 0, lambda: x)], default=lambda: x, exclusive=True), 3.0)
    golden.fails('case/vector', lambda x: tf.case([(x > 1, lambda: x)], default=lambda: x), [3.0, 4.0])

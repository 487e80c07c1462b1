"""Cases of tests/debugging/assert_test.cc."""

import tensorflow as tf
from ops import ALL, data

d = tf.debugging


def _then(check):
    """The first input, after the check."""
    def call(*inputs):
        done = check(*inputs)
        with tf.control_dependencies([] if done is None else [done]):
            return tf.identity(inputs[0])
    return call


def cases(golden):
    golden.add('Assert@holds', _then(lambda x, y: d.Assert(x, [y])), True, [1.0, 2.0])
    golden.add('Assert@on the host', _then(lambda x, y: d.Assert(x, [y])), True, [1, 2])
    golden.fails('Assert@fails', lambda x, y: d.Assert(x, [y]), False, [1.0, 2.0])
    for dtype in ALL:
        golden.fails(f'Assert@{dtype}', lambda x, y: d.Assert(x, [y]), False, data(dtype, (2, 3)))
        golden.fails(f'Assert@scalar {dtype}', lambda x, y: d.Assert(x, [y]), False, data(dtype, ()))
    golden.fails('Assert@no condition', lambda x, y: d.Assert(x, [y]), tf.zeros([0], tf.bool), [1])
    golden.fails('Assert@empty', lambda x, y: d.Assert(x, [y]), False, tf.zeros([0, 2]))
    golden.fails('Assert/literal', lambda x: d.Assert(False, ['text', x, 7, 2.5, [True, False]]), [1])
    golden.fails('Assert/no data', lambda x: d.Assert(x, []), False)
    for summarize in (0, 2, -1):
        golden.fails(f'Assert/summarize={summarize}',
                     lambda x, y, summarize=summarize: d.Assert(x, [y, 'text'], summarize=summarize), False,
                     data('int32', (2, 3)))

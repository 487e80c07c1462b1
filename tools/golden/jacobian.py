"""Writes tests/autodiff/golden/jacobian.txt: jacobians of Python's tapes.

usage: jacobian.py > tests/autodiff/golden/jacobian.txt
"""

import tensorflow as tf
import transcript

t = transcript.Transcript("jacobian.py")
x = tf.constant([1.0, 2.0])
m = tf.constant([[1.0, 2.0], [3.0, 4.0]])
v = tf.Variable([3.0, 4.0])


def jacobian(function, *sources, **options):
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = function()
    for value in tape.jacobian(y, list(sources), **options):
        t.print(value)


t.section("jacobian")
jacobian(lambda: x * x, x)
jacobian(lambda: tf.reduce_sum(x * x), x)
jacobian(lambda: x[:, None] * v, x, v)
jacobian(lambda: tf.gather(v, [0, 0, 1]), v)
jacobian(lambda: x[:0], x)
jacobian(lambda: tf.constant(1.0), x)
jacobian(lambda: tf.constant([1.0, 3.0]), x, unconnected_gradients="zero")
jacobian(lambda: tf.cast(x, tf.int32), x)

t.section("jacobian of a gradient")
with tf.GradientTape() as outer:
    outer.watch(x)
    with tf.GradientTape() as inner:
        inner.watch(x)
        y = tf.reduce_prod(x) ** 2
    first = inner.gradient(y, x)
t.print(outer.jacobian(first, x))
with tf.GradientTape() as outer:
    outer.watch(x)
    with tf.GradientTape() as inner:
        inner.watch(x)
        y = x * x * x
    first = inner.jacobian(y, x)
t.print(outer.gradient(first, x))


def batch_jacobian(function, source=m, **options):
    with tf.GradientTape() as tape:
        tape.watch(source)
        y = function(source)
    return tape.batch_jacobian(y, source, **options)


t.section("batch_jacobian")
t.print(batch_jacobian(lambda m: m * m))
t.print(batch_jacobian(lambda m: tf.reshape(m * m, [2, 2, 1])))
t.print(batch_jacobian(lambda m: tf.constant([[1.0, 2.0], [2.0, 2.0]])))
t.print(batch_jacobian(lambda m: tf.constant([[1], [2]])))
t.print(batch_jacobian(lambda m: m[:, :0]))
t.error(lambda: batch_jacobian(lambda m: m[0]))
t.error(lambda: batch_jacobian(lambda m: m[:1]))
t.error(lambda: batch_jacobian(lambda x: x, source=x))

t.section("a tape answers once")
with tf.GradientTape() as tape:
    tape.watch(x)
    y = x * x
tape.jacobian(y, x)
t.error(lambda: tape.jacobian(y, x))

print(t.text, end="")

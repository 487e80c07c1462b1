"""Writes tests/autodiff/golden/gradient_tape.txt: what tapes give in Python.

usage: gradient_tape.py > tests/autodiff/golden/gradient_tape.txt
"""

import tensorflow as tf
import transcript

t = transcript.Transcript("gradient_tape.py")
x = tf.constant(3.0)

t.section("first and higher orders")
with tf.GradientTape() as tape:
    tape.watch(x)
    y = x * x
t.print(tape.gradient(y, x))
with tf.GradientTape() as outer:
    outer.watch(x)
    with tf.GradientTape() as inner:
        inner.watch(x)
        y = x * x * x
    first = inner.gradient(y, x)
t.print(first)
t.print(outer.gradient(first, x))
with tf.GradientTape(persistent=True) as tape:
    tape.watch(x)
    y = x * x
    z = y * y
t.print(tape.gradient(z, x))
t.print(tape.gradient(y, x))
with tf.GradientTape() as tape:
    tape.watch(x)
    y = x * x
    z = y * y
for gradient in tape.gradient(z, [x, y]):
    t.print(gradient)
with tf.GradientTape(persistent=True) as tape:
    tape.watch(x)
    y = x * x
    first = tape.gradient(y, x)
    t.print(tape.gradient(first, x))
with tf.GradientTape() as tape:
    tape.watch(x)
t.print(tape.gradient(x, x))

t.section("variables")
w = tf.Variable([[1.0, 2.0], [3.0, 4.0]], name="w")
b = tf.Variable([1.0, -1.0], name="b")
fixed = tf.Variable(2.0, trainable=False, name="fixed")
with tf.GradientTape() as tape:
    loss = tf.square(w * fixed + b)
gradients = tape.gradient(loss, [w, b, fixed])
for gradient in gradients:
    t.print(gradient)
with tf.GradientTape(persistent=True) as tape:
    loss = tf.square(w + b)
for variable in tape.watched_variables():
    t.print(variable.name)
with tf.GradientTape(watch_accessed_variables=False) as tape:
    tape.watch(b)
    loss = w * b
for gradient in tape.gradient(loss, [w, b]):
    t.print(gradient)
with tf.GradientTape() as tape:
    y = w.sparse_read([0, 1, 0])
t.print(tape.gradient(y, w))
with tf.GradientTape() as tape:
    y = tf.add_n([w.sparse_read([0, 1]) * 2.0, w.sparse_read([1, 1])])
t.print(tape.gradient(y, w))
with tf.GradientTape() as tape:
    y = tf.add_n([w.sparse_read([0, 1]) * 2.0, w * w])
t.print(tape.gradient(y, w))

t.section("options")
with tf.GradientTape() as tape:
    tape.watch(x)
    y = x * 2.0
t.print(tape.gradient(y, x, output_gradients=tf.constant(5.0)))
other = tf.constant([1.0, 2.0])
with tf.GradientTape(persistent=True) as tape:
    tape.watch(x)
    y = x * 2.0
t.print(tape.gradient(y, other))
t.print(tape.gradient(y, other, unconnected_gradients="zero"))
with tf.GradientTape() as tape:
    tape.watch(x)
    y = x * x
    z = x * 3.0
t.print(tape.gradient([y, z], x))
with tf.GradientTape() as tape:
    tape.watch(x)
    y = x * x
    with tape.stop_recording():
        z = x * 5.0
t.print(tape.gradient([y, z], x))
with tf.GradientTape() as tape:
    tape.watch(x)
    y = x * x
    tape.reset()
    tape.watch(x)
    z = x * x * x
t.print(tape.gradient(z, x))
i = tf.constant(3)
with tf.GradientTape() as tape:
    tape.watch(i)
    y = i * i
t.print(tape.gradient(y, i))

t.section("broadcasting")
a = tf.constant([[1.0, 2.0, 3.0]])
c = tf.constant([[2.0], [4.0]])
for function in [tf.add, tf.subtract, tf.multiply, tf.divide]:
    for p, q in [(a, c), (a, tf.constant(2.0)), (tf.constant(3.0), c), (a, a)]:
        with tf.GradientTape() as tape:
            tape.watch([p, q])
            y = function(p, q)
        if p is q:
            t.print(tape.gradient(y, p))
            continue
        for gradient in tape.gradient(y, [p, q]):
            t.print(gradient)
z = tf.constant([1 + 2j, 3 - 1j])
with tf.GradientTape() as tape:
    tape.watch(z)
    y = z * z / (2.0 + z)
t.print(tape.gradient(y, z))

t.section("structures")
y = tf.constant([1.0, 2.0])
other = tf.constant(1.0)
sources = {"x": x, "rest": (y, other)}
with tf.GradientTape(persistent=True) as tape:
    tape.watch(sources)
    product = x * y
    targets = (product, {"square": x * x})
t.print(tape.gradient(product, sources))
t.print(tape.gradient(targets, sources))
t.print(tape.gradient(targets, x))

t.section("errors")
with tf.GradientTape() as tape:
    tape.watch(x)
    y = x * x
tape.gradient(y, x)
t.error(lambda: tape.gradient(y, x))

print(t.text, end="")

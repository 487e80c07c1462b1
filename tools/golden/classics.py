"""Writes tests/autodiff/golden/classics.txt: the derivatives of the textbooks.

usage: classics.py > tests/autodiff/golden/classics.txt
"""

import tensorflow as tf
import transcript

t = transcript.Transcript("classics.py")

t.section("linear regression")
inputs = tf.constant([-1.5, -0.5, 0.25, 1.0, 2.0])
outputs = tf.constant([-2.4, -0.6, 1.3, 3.2, 4.9])
w = tf.Variable(5.0)
b = tf.Variable(0.0)
for step in range(10):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(outputs - (w * inputs + b)))
    dw, db = tape.gradient(loss, [w, b])
    w.assign_sub(0.1 * dw)
    b.assign_sub(0.1 * db)
    t.print(loss)
    t.print(dw)
    t.print(db)

t.section("third derivative of tanh")
x = tf.constant([-1.0, 0.0, 0.5, 3.0], tf.float64)
with tf.GradientTape() as third:
    third.watch(x)
    with tf.GradientTape() as second:
        second.watch(x)
        with tf.GradientTape() as first:
            first.watch(x)
            y = tf.tanh(x)
        dy = first.gradient(y, x)
    ddy = second.gradient(dy, x)
dddy = third.gradient(ddy, x)
t.print(dy)
t.print(ddy)
t.print(dddy)

t.section("hessian of a network")
x = tf.constant([[0.5, -1.0], [1.5, 2.0], [-0.75, 0.25]], tf.float64)
labels = tf.constant([1, 0, 2])
w1 = tf.Variable(tf.constant([[0.1, -0.2], [0.4, 0.3]], tf.float64))
b1 = tf.Variable(tf.constant([0.05, -0.1], tf.float64))
w2 = tf.Variable(tf.constant([[0.7, -0.3, 0.2], [-0.5, 0.6, 0.1]], tf.float64))
with tf.GradientTape(persistent=True) as outer:
    with tf.GradientTape() as inner:
        hidden = tf.nn.tanh(tf.matmul(x, w1) + b1)
        losses = tf.nn.sparse_softmax_cross_entropy_with_logits(
            labels, tf.matmul(hidden, w2))
        loss = tf.reduce_mean(losses)
    gradients = inner.gradient(loss, [w1, b1, w2])
t.print(loss)
for gradient in gradients:
    t.print(gradient)
for gradient in gradients:
    for block in outer.jacobian(gradient, [w1, b1, w2]):
        t.print(block)

print(t.text, end="")

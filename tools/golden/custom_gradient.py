"""Writes tests/autodiff/golden/custom_gradient.txt: tf.custom_gradient in Python.

usage: custom_gradient.py > tests/autodiff/golden/custom_gradient.txt
"""

import tensorflow as tf
import transcript

t = transcript.Transcript("custom_gradient.py")
x = tf.constant(100.0)
y = tf.constant([1.0, 2.0])


@tf.custom_gradient
def log1pexp(x):
    e = tf.exp(x)

    def grad(upstream):
        return upstream * (1 - 1 / (1 + e))

    return tf.math.log(1 + e), grad


t.section("first order")
for value in [100.0, 0.5]:
    x = tf.constant(value)
    with tf.GradientTape() as tape:
        tape.watch(x)
        z = log1pexp(x) * 3.0
    t.print(z)
    t.print(tape.gradient(z, x))

t.section("higher order")
x = tf.constant(0.5)
with tf.GradientTape() as outer:
    outer.watch(x)
    with tf.GradientTape() as inner:
        inner.watch(x)
        z = log1pexp(x)
    first = inner.gradient(z, x)
t.print(first)
t.print(outer.gradient(first, x))


@tf.custom_gradient
def product(x, y):
    def grad(upstream):
        return 10.0 * upstream * y, 20.0 * upstream * x

    return x * y, grad


@tf.custom_gradient
def both(x):
    def grad(a, b):
        return a * 2.0 + b * 3.0

    return (x * x, x + 1.0), grad


t.section("several")
with tf.GradientTape(persistent=True) as tape:
    tape.watch([x, y])
    z = product(x, y)
    a, b = both(y)
for gradient in tape.gradient(z, [x, y]):
    t.print(gradient)
t.print(tape.gradient(a, y))
t.print(tape.gradient(b, y))
t.print(tape.gradient([a, b], y))

t.section("nested")


@tf.custom_gradient
def outside(x):
    inside = log1pexp(x)

    def grad(upstream):
        return upstream * inside

    return inside * 2.0, grad


with tf.GradientTape() as outer:
    outer.watch(x)
    with tf.GradientTape() as inner:
        inner.watch(x)
        z = outside(x)
    first = inner.gradient(z, x)
t.print(first)
t.print(outer.gradient(first, x))

t.section("variables")
weights = tf.Variable(tf.ones([2]))


@tf.custom_gradient
def linear_poly(x):
    poly = weights[1] * x + weights[0]

    def grad_fn(dpoly, variables):
        dy_dw = dpoly * tf.stack([x**1, x**0])
        grad_vars = [tf.reduce_sum(tf.reshape(dy_dw, [2, -1]), axis=1)]
        t.print(len(variables))
        return dpoly * weights[1], grad_vars

    return poly, grad_fn


x = tf.constant([1.0, 2.0, 3.0])
with tf.GradientTape() as tape:
    tape.watch(x)
    z = linear_poly(x)
for gradient in tape.gradient(z, [x, weights]):
    t.print(gradient)


@tf.custom_gradient
def of_variable(v):
    def grad(upstream):
        return upstream * 7.0

    return v * 2.0, grad


with tf.GradientTape() as tape:
    z = of_variable(weights)
t.print(tape.gradient(z, weights))

t.section("errors")
variable = tf.Variable(2.0, name="v")


@tf.custom_gradient
def two_for_one(x):
    return x * x, lambda upstream: (upstream, upstream)


@tf.custom_gradient
def unmentioned(x):
    return x * variable, lambda upstream: upstream


@tf.custom_gradient
def none_for_variable(x):
    return x * variable, lambda upstream, variables: (upstream, [])


def gradient_of(function):
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = function(x)
    return tape.gradient(y, x)


for function in [two_for_one, unmentioned, none_for_variable]:
    t.error(lambda function=function: gradient_of(function))

t.section("recompute_grad")
calls = []


@tf.recompute_grad
def recomputed(x):
    calls.append(x)
    return tf.exp(x) * variable


with tf.GradientTape() as tape:
    tape.watch(x)
    z = recomputed(recomputed(x * 0.1))
t.print(len(calls))
for gradient in tape.gradient(z, [x, variable]):
    t.print(gradient)
t.print(len(calls))

t.section("grad_pass_through")
with tf.GradientTape() as tape:
    tape.watch(x)
    z = tf.grad_pass_through(tf.round)(x * 1.25)
t.print(z)
t.print(tape.gradient(z, x))

t.section("empty")
empty = tf.zeros([0, 2])
for function in [log1pexp, tf.recompute_grad(lambda x: x * x), tf.grad_pass_through(tf.round), tf.stop_gradient]:
    with tf.GradientTape() as tape:
        tape.watch(empty)
        z = function(empty)
    t.print(z)
    t.print(tape.gradient(z, empty))

t.section("stop_gradient")
with tf.GradientTape(persistent=True) as tape:
    tape.watch(x)
    stopped = tf.stop_gradient(x * x)
    z = stopped * x
t.print(tape.gradient(stopped, x))
t.print(tape.gradient(z, x))

print(t.text, end="")

"""Writes tests/function/golden/signature.txt: functions' signatures in Python.

usage: function_signature.py > tests/function/golden/signature.txt
"""

import re

import tensorflow as tf
import transcript

t = transcript.Transcript("function_signature.py")


def traced(function, *args, **options):
    # Only *args has no names for its arguments, as C++ has none.
    return tf.function(function, autograph=False,
                       **options).get_concrete_function(*args)


def show(function):
    # What is captured is told by where it is in memory.
    for verbose in True, False:
        t.print(re.sub(r"\d{6,}", "…", function.pretty_printed_signature(verbose)))
    t.print(re.sub(r"\d{6,}", "…", str(function)))


t.section("signatures")
x = tf.constant(1.0)
v = tf.Variable([1.0, 2.0], name="v")
w = tf.Variable(1, trainable=False, name="w")
show(traced(lambda *args: args[0] + 1.0, x))
show(traced(lambda *args: None))
show(traced(lambda *args: (args[0][1], {"a": args[0][0], "b": args[0][1]}),
            [x, tf.constant([[2]])], 2))
show(traced(lambda *args: [args[0], args[1]["a"]], x,
            {"a": x}, "text", 0.5, True, None, (1, -2)))
show(traced(lambda *args: args[0] * 2.0,
            input_signature=[tf.TensorSpec([None, 2], tf.float32, name="img")]))
show(traced(lambda *args: v * args[0], x))
# In one line: C++ captures variables that are arguments.
t.print(traced(lambda *args: args[0] * args[2], v, w,
               v).pretty_printed_signature(verbose=False))

t.section("operations")
g = traced(lambda *args: v * args[0], x).graph
for operation in g.get_operations():
    # Python ends with an operation that waits for all effects.
    if operation.type != "NoOp":
        t.print(" ".join([operation.type]
                         + [each.op.type for each in operation.inputs]))

print(t.text, end="")

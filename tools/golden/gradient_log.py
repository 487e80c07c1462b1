"""Writes tests/autodiff/golden/gradient_log.txt: what gradients log in Python.

usage: gradient_log.py > tests/autodiff/golden/gradient_log.txt
"""

import io
import logging
import warnings

import tensorflow as tf
import transcript

t = transcript.Transcript("gradient_log.py")
log = io.StringIO()
tf.get_logger().handlers[0].stream = log


def print_log():
    t.print(log.getvalue().rstrip("\n"))
    log.seek(0)
    log.truncate()


x = tf.constant(3.0)
integer = tf.constant(3)

t.section("watched dtypes")
variable = tf.Variable(3, dtype=tf.int64)
# Python counts how often a line of the program has come here.
for value in [integer, variable, tf.constant(True)] + 5 * [tf.constant("a")]:
    with tf.GradientTape() as tape:
        tape.watch([x, value])
print_log()

t.section("persistent tapes")
for _ in range(2):
    with tf.GradientTape(persistent=True) as tape:
        tape.watch(x)
        y = x * x
        tape.gradient(y, x)
print_log()

t.section("large slices")


def densify(rows):
    return tf.convert_to_tensor(tf.IndexedSlices(
        tf.ones([1, 2]), tf.constant([0]), tf.constant([rows, 2])))


# Python's other way to warn.
for rows in [49_999_999, 50_000_000]:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        tf.function(densify).get_concrete_function(rows)
    t.print("\n".join(f"WARNING:tensorflow:{each.message}" for each in caught))

t.section("targets and sources")
with tf.GradientTape(persistent=True) as tape:
    tape.watch(x)
    y = tf.cast(x * x, tf.int32)
tape.gradient(y, x)
print_log()
tf.get_logger().setLevel(1)
tape.gradient(y, [x, integer])
print_log()

t.section("levels")
logger = tf.get_logger()
for level in [logging.WARNING, logging.DEBUG, logging.CRITICAL + 1]:
    logger.setLevel(level)
    t.print(logger.getEffectiveLevel())
    logger.debug("of debugging")
    logger.info("of information")
    logger.log(25, "between")
    logger.warning("of warning")
    logger.error("of an error")
    logger.critical("of the end")
    print_log()
print(t.text, end="")

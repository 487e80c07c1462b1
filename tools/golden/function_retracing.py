"""Writes tests/function/golden/retracing.txt: when Python warns of retracing.

usage: function_retracing.py > tests/function/golden/retracing.txt
"""

import logging
import re

import tensorflow as tf
import transcript

t = transcript.Transcript("function_retracing.py")

t.section("retracing")


class Warnings(logging.Handler):
    def emit(self, record):
        t.print(re.match(r"\d+ out of the last \d+ calls",
                         record.getMessage())[0])


tf.get_logger().addHandler(Warnings())


def calls(function, sizes):
    f = tf.function(function, autograph=False)
    for size in sizes:
        f(tf.zeros([size]))
    t.print("end")


# Each a function of its own, because Python counts for the code.
calls(lambda x: x + 1.0, [1, 2, 3, 4])
calls(lambda x: x + 2.0, [1, 2, 3, 4, 5])
calls(lambda x: x + 3.0, [1, 2, 3, 4, 5, 6, 7, 8])
calls(lambda x: x + 4.0, [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6])
calls(lambda x: x + 5.0, [1, 2, 3, 4] + [1] * 9 + [5, 6, 7, 8, 9])
calls(lambda x: x + 6.0, [1, 2, 3, 4] + [1] * 6 + [5, 6, 7])
calls(lambda x: x + 7.0, [1, 2, 3] + [1] * 20 + [4, 5, 6, 7, 8, 9])
for _ in range(8):
    calls(lambda x: x + 8.0, [1])

print(t.text, end="")

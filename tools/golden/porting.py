"""Writes tests/porting/golden/errors.txt: the classes of common mistakes' errors.

usage: porting.py > tests/porting/golden/errors.txt
"""

import tensorflow as tf
import transcript

t = transcript.Transcript("porting.py")

t.section("texts as numbers")
for text in ["12", "a", "1.5"]:
    t.error_class(lambda: int(tf.constant(text)))
    t.error_class(lambda: int(10 * float(tf.constant(text))))
t.error_class(lambda: int(bool(tf.constant("a"))))
t.error_class(lambda: int(bool(tf.constant(""))))
t.error_class(lambda: int(tf.constant([1, 2])))

CASES = {
    "dtypes that differ": [
        (lambda x, y: x + y, [1], [1.5]),
        (lambda x, y: tf.matmul(x, y), [[1]], [[1.5]]),
        (lambda x, y: tf.concat([x, y], 0), [1], [1.5]),
        (lambda x, y: tf.stack([x, y]), [1], [1.5]),
        (lambda x, y: tf.where([True], x, y), [1], [1.5]),
        (lambda x, y: tf.strings.join([x, y]), ["a"], [1]),
    ],
    "what an operation does not take": [
        (lambda x, y: tf.nn.relu(x) + y, ["a"], ["b"]),
        (lambda x, y: tf.matmul(x, y), [1], [2]),
        (lambda x, y: tf.reshape(x, [2, 2]) + y, [1, 2, 3], [1]),
        (lambda x, y: x + y, [1, 2, 3], [1, 2]),
        (lambda x, y: tf.cast(x, tf.float32), ["a"], [1]),
        (lambda x, y: tf.squeeze(x, 1), [[1, 2]], [1]),
        (lambda x, y: tf.concat([x, y], 0), [[1, 2]], [1]),
        (lambda x, y: tf.split(x, 2), [1, 2, 3], [1]),
    ],
}
for name, cases in CASES.items():
    t.section(name)
    for function, x, y in cases:
        x, y = tf.constant(x), tf.constant(y)
        t.error_class(lambda: function(x, y))
        t.error_class(lambda: tf.function(function)(x, y))

t.section("literals")
t.error_class(lambda: tf.strings.join(["a", 1]))
t.error_class(lambda: tf.constant([[1], [2, 3]]))
t.error_class(lambda: tf.Variable([1.0, 2.0]).assign([1.0]))
t.error_class(lambda: tf.Variable(1.0).assign("a"))
t.error_class(lambda: tf.constant("a", dtype=tf.int32))
t.error_class(lambda: tf.constant([1, 2])[3])
t.error_class(lambda: tf.gather([1], [3]))


def only_with(spec, *arguments):
    return tf.function(lambda *x: x[0], input_signature=[spec])(*arguments)


t.section("functions")
t.error_class(lambda: only_with(tf.TensorSpec([], tf.float32), tf.constant(1)))
t.error_class(lambda: only_with(tf.TensorSpec([2], tf.float32), tf.constant([1.0])))
t.error_class(lambda: tf.cond(tf.constant([True, False]), lambda: 1, lambda: 2))
t.error_class(lambda: tf.function(lambda x: tf.cond(x, lambda: 1, lambda: 2.0))(tf.constant(True)))

print(t.text, end="")

"""Writes tests/data/golden/generator.txt: what from_generator gives in Python.

usage: data_generator.py > tests/data/golden/generator.txt
"""

import tensorflow as tf
import transcript

t = transcript.Transcript("data_generator.py")
Dataset = tf.data.Dataset


def show(dataset):
    t.repr(dataset)
    for element in dataset.as_numpy_iterator():
        t.repr(element)


def count(stop):
    for i in range(stop):
        yield i, i * 0.5


def dicts():
    for i in range(2):
        yield {"a": i, "b": tf.ones([i])}


t.section("elements")
show(Dataset.from_generator(count, args=(3,), output_signature=(
    tf.TensorSpec([], tf.int32), tf.TensorSpec([], tf.float32))))
show(Dataset.from_generator(count, output_types=(tf.int64, tf.float64), args=(2,)))
show(Dataset.from_generator(
    count, output_types=(tf.int32, tf.float32), output_shapes=([], []), args=(1,)))
show(Dataset.from_generator(dicts, output_signature={
    "a": tf.TensorSpec([], tf.int32), "b": tf.TensorSpec([None], tf.float32)}))
show(Dataset.from_generator(lambda: [4, 5], output_types=tf.int32))
show(Dataset.from_generator(lambda: ["x", ""], output_types=tf.string))
show(Dataset.from_generator(lambda: [], output_types=tf.int32))
show(Dataset.from_generator(
    lambda: [[1.0, 2.0], [], [3.0]], output_signature=tf.TensorSpec([None], tf.float32)))

t.section("errors")
t.error_class(lambda: list(Dataset.from_generator(lambda: ["a"], output_types=tf.int32)))
t.error_class(lambda: list(Dataset.from_generator(
    lambda: [1], output_signature=tf.TensorSpec([2], tf.int32))))
t.error_class(lambda: list(Dataset.from_generator(lambda: [1], output_types=(tf.int32, tf.int32))))
t.error(lambda: Dataset.from_generator(lambda: [1]))
t.error(lambda: Dataset.from_generator(
    lambda: [1], output_types=tf.int32, output_signature=tf.TensorSpec([])))

print(t.text, end="")

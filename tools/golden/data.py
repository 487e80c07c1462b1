"""Writes tests/data/golden/dataset.txt: what datasets of tf.data give in Python.

usage: data.py > tests/data/golden/dataset.txt
"""

import tensorflow as tf
import transcript

t = transcript.Transcript("data.py")
Dataset = tf.data.Dataset


def show(dataset):
    """The dataset, its length as far as it is known, and its elements."""
    t.repr(dataset)
    t.print(int(dataset.cardinality()))
    for element in dataset.as_numpy_iterator():
        t.repr(element)


t.section("sources")
show(Dataset.from_tensors([1, 2]))
show(Dataset.from_tensors((1, {"a": [2.5], "b": "x"})))
show(Dataset.from_tensor_slices([1, 2, 3]))
show(Dataset.from_tensor_slices(([1, 2], [[1.0, 2.0], [3.0, 4.0]])))
show(Dataset.from_tensor_slices({"b": ["x", "y"], "a": ([1, 2], [True, False])}))
show(Dataset.from_tensor_slices(tf.zeros([0, 2])))
show(Dataset.range(3))
show(Dataset.range(1, 8, 3))
show(Dataset.range(5, 0, -2, output_type=tf.int32))
show(Dataset.range(0))
show(Dataset.counter(start=10, step=5).take(3))
show(Dataset.zip((Dataset.range(3), Dataset.range(10, 12))))
show(Dataset.zip({"x": Dataset.range(2), "y": (Dataset.range(5), Dataset.range(7))}))
t.error(lambda: Dataset.from_tensor_slices(([1, 2], [1, 2, 3])))
t.error(lambda: Dataset.from_tensor_slices(1))
t.error(lambda: len(Dataset.range(1).repeat()))
t.error(lambda: len(Dataset.range(3).filter(lambda x: x > 1)))

t.section("sparse and ragged")
st = tf.SparseTensor([[0, 0], [1, 2]], [1, 2], [2, 3])
rt = tf.ragged.constant([[1, 2], [], [3]])
deep = tf.ragged.constant([[[1], [2, 3]], [[4]]])
for value in [st, rt, deep]:
    t.repr(Dataset.from_tensors(value))
    t.repr(Dataset.from_tensor_slices(value))
    for element in Dataset.from_tensor_slices(value):
        t.print(element)
    for element in Dataset.from_tensor_slices(value).batch(2):
        t.print(element)
    for element in Dataset.from_tensors(value).map(lambda x: x):
        t.print(element)
    t.repr(Dataset.from_tensors(value).unbatch())
    for element in Dataset.from_tensors(value).unbatch():
        t.print(element)

t.section("functions")
d = Dataset.range(5)
show(d.map(lambda x: x * 2))
show(d.map(lambda x: (x, x + 1)).map(lambda x, y: x * y))
show(d.map(lambda x: {"a": x}).map(lambda e: e["a"] + 1))
show(d.map(lambda x: x + 1, num_parallel_calls=2))
show(d.map(lambda x: x + 1, num_parallel_calls=tf.data.AUTOTUNE, deterministic=True))
show(d.map(lambda x: [x, x]))
show(d.map(lambda x: 1))
show(d.filter(lambda x: x % 2 == 0))
show(d.take_while(lambda x: x < 3))
show(d.flat_map(lambda x: Dataset.range(x)))
show(d.interleave(lambda x: Dataset.from_tensors(x).repeat(3), cycle_length=2, block_length=2))
show(d.interleave(lambda x: Dataset.from_tensors(x).repeat(2), cycle_length=2, num_parallel_calls=2))
show(d.scan(tf.constant(0, tf.int64), lambda s, x: (s + x, s * 10)))
t.repr(d.reduce(tf.constant(0, tf.int64), lambda s, x: s + x))
t.repr(d.reduce((0.0, 0), lambda s, x: (s[0] + tf.cast(x, tf.float32), s[1] + 1)))
t.repr(d.reduce(tf.zeros([0], tf.int64), lambda s, x: tf.concat([s, [x]], 0)))
t.error(lambda: d.filter(lambda x: x))
t.error_class(lambda: list(d.map(lambda x: tf.debugging.check_numerics(1 / tf.cast(x, tf.float32), "bad"))))

t.section("transformations")
show(d.batch(2))
show(d.batch(2, drop_remainder=True))
show(d.batch(2, num_parallel_calls=2))
show(d.batch(2).unbatch())
show(d.map(lambda x: (x, [x, x])).batch(3))
show(d.shuffle(3, seed=1))
show(d.shuffle(10, seed=7, reshuffle_each_iteration=False).repeat(2))
show(d.shuffle(10, seed=7).repeat(2))
show(d.repeat(2).take(7))
show(d.repeat().take(3))
show(d.skip(3))
show(d.skip(-1))
show(d.take(-1))
show(d.shard(2, 1))
show(d.prefetch(2))
show(d.cache())
show(d.concatenate(Dataset.range(9, 10)))
show(d.enumerate(start=5))
show(Dataset.from_tensor_slices([1, 2, 1, 3, 2]).unique())
show(Dataset.from_tensor_slices([1.0, 0.0, 2.0]).map(
    lambda x: tf.debugging.check_numerics(1.0 / x, "bad")).ignore_errors())
show(Dataset.range(3).with_options(tf.data.Options()))
t.repr(d.batch(5).get_single_element())
t.error(lambda: d.get_single_element())
t.error(lambda: d.concatenate(Dataset.from_tensors("a")))
t.error(lambda: list(d.batch(0)))

t.section("windows")
t.repr(d.window(2))
for window in d.window(2):
    t.print(list(window.as_numpy_iterator()))
for window in d.window(3, shift=1, stride=2, drop_remainder=True):
    t.print(list(window.as_numpy_iterator()))
show(d.window(2).flat_map(lambda w: w.batch(2)))
pairs = Dataset.zip((d, d))
t.repr(pairs.window(2))
show(pairs.window(2).flat_map(lambda a, b: Dataset.zip((a.batch(2), b.batch(2)))))

t.section("seeds")
tf.random.set_seed(3)
show(d.shuffle(5))
show(d.shuffle(5))
show(d.shuffle(5, seed=2))
show(Dataset.random(seed=4).take(3))
show(Dataset.random().take(2))
show(d.map(lambda x: tf.random.uniform([], maxval=100, dtype=tf.int32)))

t.section("iterators")
it = iter(d)
t.repr(next(it))
t.repr(it.get_next())
o = it.get_next_as_optional()
t.repr(o.has_value())
t.repr(o.get_value())
t.repr(it.element_spec)
list(it)
t.repr(it.get_next_as_optional().has_value())
t.error(lambda: it.get_next())
t.repr(tf.data.IteratorSpec(tf.TensorSpec([])) == it._type_spec)  # pylint: disable=protected-access
t.print(list(d))

print(t.text, end="")

"""Writes tests/random/golden/random_names.txt: what functions of random numbers are in
graphs, an operation a line.

usage: random_names.py > tests/random/golden/random_names.txt
"""

import os

os.environ['TF_CPP_MIN_LOG_LEVEL'] = '3'

# pylint: disable=wrong-import-position
import tensorflow as tf
import transcript

t = transcript.Transcript('random_names.py')
random = tf.random
generator = random.Generator.from_seed(1)
SEED = [1, 2]


def operations(section, *functions):
    """The names of those that compute something."""
    t.section(section)
    for function in functions:
        graph = tf.function(function, autograph=False).get_concrete_function().graph
        for operation in graph.get_operations():
            # What is returned passes through an Identity, and functions with effects
            # end with a NoOp.
            if operation.type not in ('Const', 'Identity', 'NoOp', 'Placeholder'):
                t.print(f'{operation.name} {operation.type}')


operations(
    'random numbers',
    lambda: random.normal([2]),
    lambda: random.normal([2], name='noise'),
    lambda: random.truncated_normal([2]),
    lambda: random.uniform([2]),
    lambda: random.uniform([2], 0, 2),
    lambda: random.uniform([2], 1, 2),
    lambda: random.uniform([2], 0, 2, tf.int32),
    lambda: random.shuffle([1, 2]),
    lambda: random.categorical([[2.0]], 3),
    lambda: random.gamma([2], 1.0, 2.0),
    lambda: random.poisson([2], 1.0),
    lambda: random.poisson([2], 1.0, name='events'))
operations(
    'of a seed',
    lambda: random.stateless_uniform([2], SEED),
    lambda: random.stateless_uniform([2], SEED, 0, 2, tf.int32),
    lambda: random.stateless_uniform([2], SEED, None, None, tf.int32),
    lambda: random.stateless_normal([2], SEED),
    lambda: random.stateless_normal([2], SEED, name='noise'),
    lambda: random.stateless_truncated_normal([2], SEED),
    lambda: random.stateless_parameterized_truncated_normal([2], SEED),
    lambda: random.stateless_binomial([2], SEED, [1.0], [0.5]),
    lambda: random.stateless_gamma([2], SEED, [1.0]),
    lambda: random.stateless_poisson([2], SEED, [1.0]),
    lambda: random.stateless_categorical([[1.0]], 2, SEED),
    lambda: random.split(SEED),
    lambda: random.fold_in(SEED, 2),
    lambda: random.experimental.stateless_shuffle([1], SEED),
    lambda: random.experimental.index_shuffle(1, SEED, 9))
operations(
    'of a generator',
    lambda: generator.normal([2]),
    lambda: generator.normal([2], name='noise'),
    lambda: generator.truncated_normal([2]),
    lambda: generator.uniform([2]),
    lambda: generator.uniform([2], 0, 2, tf.int32),
    lambda: generator.uniform_full_int([2]),
    lambda: generator.binomial([2], [1.0], [0.5]),
    lambda: generator.make_seeds(3))
print(t.text, end='')

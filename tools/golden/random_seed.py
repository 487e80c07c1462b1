#!/usr/bin/env python3
"""Writes tests/core/golden/python_random.txt and random_seed.txt with Python TensorFlow.

    python tools/golden/random_seed.py

What Python's own random numbers are, and the seeds that TensorFlow's Python makes
of them. The Python that runs this has the tensorflow-cpu that tfx is built for.
"""

import os
import pathlib
import random

os.environ['CUDA_VISIBLE_DEVICES'] = '-1'
os.environ['TF_CPP_MIN_LOG_LEVEL'] = '3'

# pylint: disable=wrong-import-position,g-direct-tensorflow-import
import tensorflow as tf

from tensorflow.python.framework import random_seed

_ROOT = pathlib.Path(__file__).resolve().parents[2]

_SEEDS = (0, 1, 2, 42, 1234, -1, -42, 2**31 - 1, 2**31, -2**31, 2**32 - 1, 2**32,
          2**32 + 5, 2**40 + 7, -2**40, 2**63 - 1, -2**63, 87654321)


def _write(path, lines):
    version = f'# Written by tools/golden/random_seed.py with TensorFlow {tf.__version__}.'
    (_ROOT / path).write_text('\n'.join([version] + lines) + '\n',
                              encoding='utf-8')
    print(f'{path}: {len(lines)} lines')


def _python_random():
    """A line: seed, ten of randint(0, 2**31 - 1), five of randint(0, 9)."""
    lines = []
    for seed in _SEEDS:
        generator = random.Random(seed)
        numbers = [generator.randint(0, 2**31 - 1) for _ in range(10)]
        numbers += [generator.randint(0, 9) for _ in range(5)]
        # Past the first 624, where the state is made anew.
        for _ in range(2000):
            generator.getrandbits(32)
        numbers.append(generator.getrandbits(17))
        lines.append(' '.join(map(str, [seed] + numbers)))
    _write('tests/core/golden/python_random.txt', lines)


def _random_seed():
    """A line: where, global seed, op seed, and what get_seed gives thrice."""
    lines = []

    def three(op_seed):
        seeds = [random_seed.get_seed(op_seed) for _ in range(3)]
        return ' '.join(f'{a or 0} {b or 0}' for a, b in seeds)

    for global_seed in (None,) + _SEEDS:
        for op_seed in (None, 0, 1, -1, 2**31 - 1, 2**31, 2**40):
            tf.random.set_seed(global_seed)
            lines.append(f'eager {global_seed} {op_seed} {three(op_seed)}')
            with tf.Graph().as_default() as graph:
                graph.seed = global_seed
                lines.append(f'graph {global_seed} {op_seed} {three(op_seed)}')
    tf.random.set_seed(None)
    _write('tests/core/golden/random_seed.txt', lines)


def main():
    _python_random()
    _random_seed()


if __name__ == '__main__':
    main()

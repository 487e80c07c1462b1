#!/usr/bin/python3
"""Samples print what the Python programs print that they are ports of."""

import environment

environment.enter()

# pylint: disable=wrong-import-position
import os
import re
import subprocess
import sys
import unittest


# What TensorFlow and its Python package log, which tells where, and when.
_LOG_LINE = re.compile(r'(WARNING[ :]|[IWEF]0000 |\d{4}-\d\d-\d\d )')


def _output(*command):
    """All that a program prints: tf.print writes to standard error.

    How long something took is its own affair."""
    output = subprocess.run(command, check=True, text=True,
                            stdout=subprocess.PIPE,
                            stderr=subprocess.STDOUT,
                            env={**os.environ, 'TF_CPP_MIN_LOG_LEVEL': '3'}
                            ).stdout
    lines = [line for line in output.splitlines() if not _LOG_LINE.match(line)]
    return re.sub(r'took \d+\.\d s', 'took … s', '\n'.join(lines))


class SamplesTest(unittest.TestCase):

    def test_output_is_that_of_the_original(self):
        originals = sorted(environment.ROOT.glob('samples/*/original.py'))
        self.assertTrue(originals)
        for original in originals:
            if original.parent.name == 'autograph':
                continue
            with self.subTest(sample=original.parent.name):
                program = original.parent / original.parent.name
                self.assertEqual(_output(program),
                                 _output(sys.executable, '-B', '-u', original))

    def test_autograph_computes_the_same_and_shows_its_own_code(self):
        folder = environment.ROOT / 'samples/autograph'
        results, code = _output(folder / 'autograph').split('\n', 1)
        original = _output(sys.executable, '-B', '-u', folder / 'original.py')
        self.assertEqual(results, original.split('\n', 1)[0])
        self.assertEqual(code.strip(), '''\
def square_if_positive(args_0: tf.int32):
    greater = Greater(args_0, 0)
    if greater:
        mul = Mul(args_0, args_0)
        cond = mul
    else:
        cond = 0
    return cond''')

    def test_mnist_is_learned_eagerly_and_by_a_function(self):
        program = environment.ROOT / 'samples/mnist_variables/mnist_variables'
        for flags in [], ['--eager']:
            with self.subTest(flags):
                output = _output(program, *flags)
                accuracy = re.search(r'^test accuracy: (\S+)$', output, re.M)
                self.assertGreaterEqual(float(accuracy[1]), 0.95)


if __name__ == '__main__':
    environment.main()

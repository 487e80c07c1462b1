#!/usr/bin/python3
"""Samples print what the Python programs print that they are ports of."""

import environment

environment.enter()

# pylint: disable=wrong-import-position
import subprocess
import sys
import unittest


def _output(*command):
    return subprocess.run(command, check=True, text=True,
                          stdout=subprocess.PIPE).stdout


class SamplesTest(unittest.TestCase):

    def test_output_is_that_of_the_original(self):
        originals = sorted(environment.ROOT.glob('samples/*/original.py'))
        self.assertTrue(originals)
        for original in originals:
            with self.subTest(sample=original.parent.name):
                program = original.parent / original.parent.name
                self.assertEqual(_output(program),
                                 _output(sys.executable, '-B', original))


if __name__ == '__main__':
    environment.main()

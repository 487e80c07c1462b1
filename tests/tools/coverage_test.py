#!/usr/bin/python3 -B
"""The program behind tools/coverage, with the TensorFlow that is installed."""

import re
import subprocess
import sys
import unittest

PROGRAM = sys.argv.pop(1)


class CoverageTest(unittest.TestCase):
    def run_program(self, *arguments):
        return subprocess.run([PROGRAM, *arguments], capture_output=True,
                              text=True, check=False)

    def test_every_op_has_a_function(self):
        result = self.run_program('--missing')
        self.assertEqual(result.returncode, 0, result.stderr)
        match = re.match(r'raw_ops (\d+) of (\d+)\ngradients ', result.stdout)
        self.assertIsNotNone(match, result.stdout)
        self.assertEqual(match[1], match[2])
        self.assertGreater(int(match[2]), 1000)

    def test_gradients_are_counted(self):
        match = re.search(r'^gradients (\d+) of (\d+)$', self.run_program().stdout,
                          re.MULTILINE)
        self.assertIsNotNone(match)
        self.assertGreater(int(match[1]), 300)
        self.assertGreaterEqual(int(match[2]), int(match[1]))

    def test_it_tells_what_is_not_counted(self):
        lines = self.run_program('--excluded').stdout.splitlines()
        self.assertRegex(lines[1], r'^  excluded: \d+ internal \(begins with _\)$')
        self.assertRegex(lines[2], r'^  excluded: \d+ reference types of TensorFlow 1$')
        self.assertRegex(lines[3], r'^gradients \d+ of \d+$')
        self.assertIn('  excluded: 3 NCCL', lines[4:])

    def test_an_unknown_option_is_refused(self):
        result = self.run_program('--mising')
        self.assertEqual((result.returncode, result.stdout), (2, ''))
        self.assertIn('usage: ', result.stderr)


if __name__ == '__main__':
    result = unittest.main(exit=False, verbosity=2).result
    failed = len(result.failures) + len(result.errors)
    print(f'{result.testsRun - failed} passed, {failed} failed', flush=True)
    sys.exit(failed > 0)

"""What the tests that talk with Python share.

They are started by the system's Python, which knows no TensorFlow; `main` goes on
in the environment that `tools/setup --test` makes.
"""

import os
import pathlib
import sys
import unittest

# Tests run in the folder that mirrors the repository.
ROOT = pathlib.Path.cwd()
_VERSION = '2.21.0'


def _python() -> pathlib.Path:
    cache = os.environ.get('XDG_CACHE_HOME') or os.path.join(
        os.environ['HOME'], '.cache')
    return pathlib.Path(cache) / 'tfx' / f'python-{_VERSION}' / 'bin' / 'python'


def enter():
    """Starts the calling program again, in the environment, if it is not in it."""
    python = _python()
    if sys.executable == str(python):
        return
    if not python.exists():
        sys.exit(f'{python} is missing; tools/setup --test makes it')
    os.execv(python, [str(python), *sys.argv])


def main():
    """Runs the tests of the calling program, and ends as tools/test expects."""
    result = unittest.main(module='__main__', exit=False, verbosity=2).result
    # A test with several failed subtests is one failed test.
    failed = len({getattr(test, 'test_case', test).id()
                  for test, _ in result.failures + result.errors})
    print(f'{result.testsRun - failed} passed, {failed} failed', flush=True)
    sys.exit(0 if result.wasSuccessful() and result.testsRun else 1)

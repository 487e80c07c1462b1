"""usage: make_python.py ENVIRONMENT CACHE

Makes the Python environment with TensorFlow that tests and benchmarks compare
with. A virtual environment cannot be renamed, so it is made in place and counts
as complete only with its file .pins, which is written last.
"""

import pathlib
import shutil
import subprocess
import sys
import venv

import fetch_libtensorflow
import pip_runner

_REQUIREMENTS = (
    pathlib.Path(__file__).parent.parent / 'python' / 'requirements.txt')
_MEGABYTES = 2100


def make(environment, cache):
    if sys.version_info[:2] != (3, 11):
        raise pip_runner.Failure(
            'the pinned Python packages are for Python 3.11, and '
            f'{sys.executable} is {sys.version_info[0]}.{sys.version_info[1]}')
    shutil.rmtree(environment, ignore_errors=True)
    pip_runner.require_space(cache, _MEGABYTES, 'the Python environment')
    (pin,), lines = fetch_libtensorflow.read_pins('cpu')
    wheel = fetch_libtensorflow.download(pin, cache)
    pip_runner.say(f'making the Python environment {environment}')
    scratch = pip_runner.fresh_directory(cache / 'python.partial')
    try:
        venv.create(environment, symlinks=True)
        tensorflow = scratch / 'tensorflow.txt'
        tensorflow.write_text(
            f'tensorflow_cpu @ {wheel.as_uri()} --hash=sha256:{pin.sha256}\n')
        # The list is complete, and pip must not complete it: tf_keras would
        # bring the CUDA build of TensorFlow, over the CPU one.
        pip_runner.run(
            ['install', '--no-deps', '--require-hashes', '--only-binary=:all:',
             f'--requirement={tensorflow}', f'--requirement={_REQUIREMENTS}'],
            'the Python environment', scratch, environment)
        _check(environment, pin)
        (environment / '.pins').write_text(_REQUIREMENTS.read_text() + lines)
    except BaseException:
        shutil.rmtree(environment, ignore_errors=True)
        raise
    finally:
        shutil.rmtree(scratch, ignore_errors=True)


def _check(environment, pin):
    result = subprocess.run(
        [environment / 'bin' / 'python', '-E', '-s', '-c',
         'import tensorflow; print(tensorflow.__version__)'],
        text=True, capture_output=True)
    if result.stdout.strip() != pin.wheel.split('-')[1]:
        said = result.stderr.strip() or result.stdout.strip() or 'no word of it'
        raise pip_runner.Failure('the new Python environment cannot import '
                                 f'TensorFlow: {said.splitlines()[-1]}')


if __name__ == '__main__':
    pip_runner.main(lambda: make(*map(pathlib.Path, sys.argv[1:])))

"""A project in a temporary folder with the commands of tools/ in it.

Its packages, pins and Python requirements are small fakes; its cache is its own,
and pip finds wheels in its folder `wheels` only.
"""

import hashlib
import os
import pathlib
import resource
import shutil
import subprocess
import sys
import tempfile
import unittest
import zipfile

SOURCE = pathlib.Path(__file__).resolve().parents[2]
VERSION = '2.21.0'
CPU_WHEEL = f'tensorflow_cpu-{VERSION}-cp311-cp311-manylinux_2_27_x86_64.whl'
GPU_WHEEL = f'tensorflow-{VERSION}-cp311-cp311-manylinux_2_27_x86_64.whl'

LIBTENSORFLOW_FILES = {
    'tensorflow/libtensorflow_cc.so.2': b'cc',
    'tensorflow/libtensorflow_framework.so.2': b'framework',
    'tensorflow/include/tensorflow/c/c_api.h': b'// C API',
    'tensorflow/include/tensorflow/c/eager/c_api.h': b'// eager',
    'tensorflow/include/tsl/platform/ctstring.h': b'// strings',
    'tensorflow/include/tsl/platform/env.h': b'// C++',
    'tensorflow/include/absl/base/config.h': b'// Abseil',
    'tensorflow/include/LICENSE': b'Apache',
    'tensorflow/THIRD_PARTY_NOTICES.txt': b'others',
    'tensorflow/__init__.py': f'__version__ = "{VERSION}"'.encode(),
}


class Project(unittest.TestCase):
    def setUp(self):
        # Not Bazel's folder for it, which other users may not read.
        folder = tempfile.TemporaryDirectory(dir='/tmp')
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)
        self.root.chmod(0o755)
        self.cache = self.root / 'cache' / 'tfx'
        self.wheels = self.root / 'wheels'
        self.wheels.mkdir()
        self.tools = self.root / 'tools'
        # Programs of the project are none of the skeleton's.
        shutil.copytree(SOURCE / 'tools', self.tools,
                        ignore=shutil.ignore_patterns('*.cc', '*.h', 'BUILD'))
        self.write('tools/packages.txt', '[build]\nbash  # any\n\n[test]\nsed  # any\n')
        self.write('tools/python/requirements.txt', '')
        self.environment = {
            'HOME': str(self.root),
            'PATH': '/usr/bin:/bin',
            'PIP_CONFIG_FILE': '/dev/null',
            'PIP_FIND_LINKS': str(self.wheels),
            'PIP_NO_INDEX': '1',
            'XDG_CACHE_HOME': str(self.cache.parent),
        }

    def write(self, path, contents, mode=0o644):
        path = self.root / path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(contents)
        path.chmod(mode)
        return path

    def wheel(self, name, files):
        """Puts a wheel into the index; answers its SHA-256."""
        distribution, version = name.split('-')[:2]
        requires = files.pop('requires', '')
        path = self.wheels / name
        with zipfile.ZipFile(path, 'w', zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
            information = f'{distribution}-{version}.dist-info'
            archive.writestr(
                f'{information}/METADATA',
                f'Metadata-Version: 2.1\nName: {distribution}\n'
                f'Version: {version}\n{requires}')
            tag = '-'.join(name[:-len('.whl')].split('-')[2:]).split('.')[0]
            archive.writestr(
                f'{information}/WHEEL',
                f'Wheel-Version: 1.0\nRoot-Is-Purelib: false\nTag: {tag}\n')
            archive.writestr(f'{information}/RECORD', '')
            for file, contents in files.items():
                archive.writestr(file, contents)
        return hashlib.sha256(path.read_bytes()).hexdigest()

    def pin(self, *pins):
        """Writes libtensorflow.pins: (build, wheel, sha256) or with two sizes."""
        lines = [' '.join(map(str, (*pin, 1, 1)[:5])) for pin in pins]
        self.write('tools/libtensorflow.pins', '\n'.join(lines) + '\n')

    def pin_cpu(self, **changes):
        """The CPU wheel, with some files changed, in the index and pinned."""
        files = dict(LIBTENSORFLOW_FILES)
        files.update({name.replace('__', '/').replace('_so_2', '.so.2'): contents
                      for name, contents in changes.items()})
        self.pin(('cpu', CPU_WHEEL, self.wheel(CPU_WHEEL, files)))

    def start(self, *command, environment=(), **options):
        return subprocess.Popen(
            command, env={**self.environment, **dict(environment)}, text=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, start_new_session=True, **options)

    def run_command(self, *command, environment=(), **options):
        with self.start(*command, environment=environment, **options) as process:
            output, errors = process.communicate(timeout=120)
        self.assertNotIn('Traceback', errors)
        return subprocess.CompletedProcess(command, process.returncode, output, errors)

    def setup(self, *arguments, **environment):
        return self.run_command(self.tools / 'setup', *arguments,
                                environment=environment)

    def setup_on_a_small_disk(self, megabytes, *arguments):
        """Runs set-up with the cache on a disk of that size, if one can be made."""
        self.cache.mkdir(parents=True, exist_ok=True)
        mount = ['unshare', '--mount', 'sh', '-c', f'''
            mount -t tmpfs -o size={megabytes}m none "$XDG_CACHE_HOME" || exit 77
            "$@"
            status=$?
            exit $status''', 'sh', self.tools / 'setup', *arguments]
        result = self.run_command(*mount)
        if result.returncode == 77 or 'unshare' in result.stderr:
            # Without the right to mount: a limit on the size of a file.
            limit = (megabytes << 20,) * 2
            result = self.run_command(
                self.tools / 'setup', *arguments,
                preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, limit))
        return result

    def assert_works(self, result):
        self.assertEqual(result.returncode, 0, result.stderr)

    def assert_fails_saying(self, result, *words):
        """It ends with one line on standard error that has all the words."""
        self.assertNotEqual(result.returncode, 0)
        last = result.stderr.splitlines()[-1]
        for word in words:
            self.assertIn(word, last)

    def assert_no_leftovers(self):
        self.assertEqual(
            [path for path in self.cache.iterdir()
             if path.suffix in ('.partial', '.outdated', '.new')], [])


def main():
    """Runs the tests of the calling program, and ends as tools/test expects."""
    result = unittest.main(module='__main__', exit=False, verbosity=2).result
    # A test with several failed subtests is one failed test.
    failed = len({getattr(test, 'test_case', test).id()
                  for test, _ in result.failures + result.errors})
    print(f'{result.testsRun - failed} passed, {failed} failed', flush=True)
    sys.exit(0 if result.wasSuccessful() and result.testsRun else 1)

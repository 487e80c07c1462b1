"""tfx installed in a temporary folder, for the tests of what is there."""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

# Tests run in the folder that mirrors the repository.
ROOT = pathlib.Path.cwd()
VERSION = '0.1.0'
SONAME = 'libtfx.so.0.1'


def temporary_folder(test):
    folder = tempfile.TemporaryDirectory(dir='/tmp', prefix='tfx-install-test.')
    test.addClassCleanup(folder.cleanup)
    return pathlib.Path(folder.name).resolve()


def run(*command, **options):
    """What a command prints; its failure is the test's."""
    environment = {name: value for name, value in os.environ.items()
                   if name in ('HOME', 'PATH', 'XDG_CACHE_HOME',
                               'TFX_LIBTENSORFLOW', 'TF_ENABLE_ONEDNN_OPTS')}
    environment.update(options.pop('environment', {}))
    result = subprocess.run(list(map(str, command)), env=environment, text=True,
                            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                            stderr=subprocess.PIPE, **options)
    if result.returncode:
        raise AssertionError(f'{command} ended with {result.returncode}:\n'
                             f'{result.stdout}\n{result.stderr}')
    return result.stdout


def make(prefix, folder, target, **variables):
    """Builds a target of install/Makefile, with pkg-config, in that folder."""
    if not folder.exists():
        shutil.copytree(ROOT / 'tests/tools/install', folder)
    run('make', '-C', folder, target,
        *(f'{name}={value}' for name, value in variables.items()),
        environment={'PKG_CONFIG_PATH': str(prefix / 'lib/pkgconfig')})
    return folder / target


def install(prefix):
    run(sys.executable, '-B', ROOT / 'tools/lib/install_files.py',
        ROOT / 'tools/packaging/tfx.tar', prefix)

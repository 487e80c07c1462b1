"""pip for tools/setup and an installed tfx: progress while it works, one sentence when it fails."""

import errno
import os
import shutil
import subprocess
import sys
import threading

# A quota or a file-size limit means the same to whoever has to make room.
_FULL = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}

_NO_CONNECTION = (
    'connection aborted', 'connection broken', 'connection error',
    'max retries exceeded', 'name resolution', 'proxyerror', 'timed out')


class Failure(Exception):
    """Ends the program with its text as the one line on standard error."""


def say(text):
    print('tfx:', text, file=sys.stderr, flush=True)


def main(function, again='tools/setup'):
    """Runs `function`; whatever goes wrong is one sentence, not a traceback.

    `again` is the command that continues what was interrupted.
    """
    try:
        function()
    except Failure as failure:
        say(failure)
    except OSError as error:
        if error.errno in _FULL:
            say(f'the disk is full: {error}')
        else:
            say(error)
    except KeyboardInterrupt:
        say(f'interrupted: run {again} again to go on')
    else:
        return
    sys.exit(1)


def require_space(directory, megabytes, what):
    free = shutil.disk_usage(directory).free // 10**6
    if free < megabytes:
        raise Failure(f'{what} needs {megabytes} MB in {directory}, '
                      f'which has {free} MB free')


def fresh_directory(path):
    """An empty directory, whatever an interrupted run has left there."""
    shutil.rmtree(path, ignore_errors=True)
    path.mkdir(parents=True)
    return path


def run(arguments, what, scratch, environment=None):
    """Runs pip, for a virtual environment if one is given; raises Failure.

    Its temporary files are in `scratch`. The size of both folders is shown as
    the progress.
    """
    variables = dict(
        os.environ,
        # The default, /tmp, is often a small disk.
        TMPDIR=str(scratch),
        # Settings of the user that contradict what is asked here.
        PIP_REQUIRE_VIRTUALENV='0', PIP_USER='0', PIP_NO_INPUT='1')
    # pip tells only its log why it could not read an index.
    log = scratch / 'pip.log'
    command = [sys.executable, '-I', '-m', 'pip', '-q', f'--log={log}',
               '--disable-pip-version-check']
    folders = [scratch]
    if environment:
        command.append(f'--python={environment}')
        folders.append(environment)
    with _Progress(what, folders):
        result = subprocess.run(command + arguments, env=variables, text=True,
                                stdin=subprocess.DEVNULL,
                                stdout=subprocess.DEVNULL,
                                stderr=subprocess.PIPE)
    if result.returncode:
        details = log.read_text(errors='replace') if log.exists() else ''
        raise Failure(_sentence(what, result.stderr, details))


def _sentence(what, errors, details):
    lower = (errors + details).lower()
    if 'do not match the hashes' in lower:
        return (f'{what} as downloaded does not have the pinned SHA-256 '
                '(a broken download, or a changed file); it was thrown away')
    if any(os.strerror(number).lower() in lower for number in _FULL):
        return f'the disk is full: could not store {what}'
    if 'certificate verify failed' in lower:
        return (f'could not download {what}: the certificate of the Python '
                'package index is not trusted (check PIP_CERT)')
    if any(sign in lower for sign in _NO_CONNECTION):
        return (f'could not download {what}: no connection to the Python '
                'package index (check the network and pip\'s proxy settings)')
    if 'no module named pip' in lower:
        return f'{sys.executable} has no pip, which downloads {what}'
    said = errors.strip().splitlines() or ['pip failed without a word']
    return f'could not install {what}: {said[-1]}'


class _Progress:
    """Says every few seconds how much of something has arrived."""

    _SECONDS = 5

    def __init__(self, what, directories):
        self._what = what
        self._directories = directories
        self._done = threading.Event()
        self._thread = threading.Thread(target=self._watch, daemon=True)

    def __enter__(self):
        self._thread.start()

    def __exit__(self, *_):
        self._done.set()
        self._thread.join()

    def _watch(self):
        while not self._done.wait(self._SECONDS):
            say(f'  {self._what}: {self._megabytes()} MB so far')

    def _megabytes(self):
        total = 0
        for directory in self._directories:
            for folder, _, names in os.walk(directory):
                for name in names:
                    try:
                        total += os.lstat(os.path.join(folder, name)).st_size
                    except OSError:  # pip has just renamed or removed it.
                        pass
        return total // 10**6

"""usage: touched.py [REVISION], in the project's folder.

Prints the C++ sources that the change since REVISION touches, a line each: those
that differ, and one source that includes each header that differs, its own if it
has one. Without a revision the change is what the branch adds to its upstream;
where the two are the same, or there is none, the newest commits: those within six
hours of the last, with what is not committed. A change to clang-tidy's settings
touches every source, and so does one that began with the history that is there.
"""

import pathlib
import re
import subprocess
import sys

import sources

_SETTINGS = {'.clang-tidy', 'tests/.clang-tidy', 'tools/lib/own_code.cc'}
_RECENT_SECONDS = 6 * 3600
_INCLUDE = re.compile(r'^\s*#\s*include\s*"([^"]+)"', re.MULTILINE)


def _git(*arguments):
    """What git prints, or nothing if it fails."""
    return subprocess.run(['git', *arguments], capture_output=True,
                          text=True).stdout.strip()


def _start():
    """The commit before the change, or nothing if it is not there."""
    head = _git('rev-parse', '--verify', '-q', 'HEAD')
    for upstream in ('@{upstream}', 'origin/HEAD', 'origin/main'):
        base = _git('merge-base', 'HEAD', upstream)
        if base and base != head:
            return base
    if not head:
        return ''
    before = int(_git('show', '-s', '--format=%ct', head)) - _RECENT_SECONDS
    return _git('rev-list', '-1', f'--before={before}', head)


def _changed(start):
    listed = _git('-c', 'core.quotepath=off', 'diff', '--name-only', start)
    listed += '\n' + _git('ls-files', '--others', '--exclude-standard')
    return set(listed.split('\n'))


def _included(path):
    return set(_INCLUDE.findall(pathlib.Path(path).read_text()))


def touched(revision=None):
    everything = sources.cpp_files(['*.cc'])
    if revision and not _git('rev-parse', '--verify', '-q', revision + '^{commit}'):
        sys.exit(f'touched.py: there is no commit {revision}')
    start = revision or _start()
    if not start:
        return everything
    changed = _changed(start)
    if changed & _SETTINGS:
        return everything
    result = [path for path in everything if path in changed]
    headers = sorted(path for path in sources.cpp_files(['*.h']) if path in changed)
    if headers:
        includers = {path: _included(path) for path in everything}
        for header in headers:
            own = header[:-len('.h')] + '.cc'
            candidates = [path for path in everything if header in includers[path]]
            if own in includers:
                candidates.insert(0, own)
            if not set(candidates) & set(result):
                result += candidates[:1]
    return sorted(result)


if __name__ == '__main__':
    print('\n'.join(touched(*sys.argv[1:])))

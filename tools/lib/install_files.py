"""usage: install_files.py ARCHIVE PREFIX | --check PREFIX

Puts the files of a tar archive in place under PREFIX. They are unpacked beside
it first; only when all are there is each moved to its name, so no file is ever
seen half written, and an error before that leaves PREFIX as it was. Files that
are there with the same contents keep their dates: what depends on them is not
built anew. Those of an earlier installation that the archive no longer has are
removed; a list in PREFIX names them.
"""

import contextlib
import errno
import fcntl
import filecmp
import os
import pathlib
import shutil
import sys
import tarfile
import tempfile

_LIST = 'share/doc/tfx/files.txt'
_STAGE = '.tfx-install.'


def _make_folder(path):
    """Makes sure that files can be put there."""
    if path.exists() and not path.is_dir():
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), path)
    path.mkdir(parents=True, exist_ok=True)
    if not os.access(path, os.W_OK | os.X_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), path)


@contextlib.contextmanager
def _locked(prefix):
    """One installation at a time; what a killed one left is removed."""
    folder = os.open(prefix, os.O_RDONLY | os.O_DIRECTORY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX)
        for leftover in prefix.glob(_STAGE + '*'):
            shutil.rmtree(leftover)
        yield
    finally:
        os.close(folder)


def _unpack(archive, stage):
    """The names of the files, which the stage then has."""
    with tarfile.open(archive) as entries:
        for entry in entries:
            path = stage / entry.name
            path.parent.mkdir(parents=True, exist_ok=True)
            if entry.issym():
                path.symlink_to(entry.linkname)
                continue
            with entries.extractfile(entry) as source, path.open('wb') as target:
                shutil.copyfileobj(source, target)
            program = path.name.startswith('lib') or path.parent.name == 'bin'
            path.chmod(0o755 if program else 0o644)
        return [entry.name for entry in entries.getmembers()]


def _is_same(one, other):
    if one.is_symlink() or other.is_symlink():
        return (one.is_symlink() and other.is_symlink() and
                os.readlink(one) == os.readlink(other))
    return other.is_file() and filecmp.cmp(one, other, shallow=False)


def _listed(prefix):
    try:
        return set((prefix / _LIST).read_text().splitlines())
    except FileNotFoundError:
        return set()


def _write_list(prefix, stage, names):
    new = stage / 'files'
    new.write_text(''.join(f'{name}\n' for name in sorted(names)))
    new.chmod(0o644)
    (prefix / _LIST).parent.mkdir(parents=True, exist_ok=True)
    new.replace(prefix / _LIST)


def _remove(prefix, name):
    path = prefix / name
    path.unlink(missing_ok=True)
    for folder in list(path.parents)[:len(pathlib.Path(name).parts) - 1]:
        try:
            folder.rmdir()
        except OSError:  # Others' files are in it.
            break


def _install(archive, prefix):
    with _locked(prefix):
        stage = pathlib.Path(tempfile.mkdtemp(prefix=_STAGE, dir=prefix))
        try:
            names = _unpack(archive, stage)
            for name in names:
                _make_folder((prefix / name).parent)
                if (prefix / name).is_dir() and not (prefix / name).is_symlink():
                    raise IsADirectoryError(
                        errno.EISDIR, os.strerror(errno.EISDIR), prefix / name)
            # Both old and new, in case this ends in the middle.
            before = _listed(prefix)
            if before != set(names):
                _write_list(prefix, stage, before.union(names))
            for name in names:
                if not _is_same(stage / name, prefix / name):
                    (stage / name).replace(prefix / name)
            for name in before.difference(names):
                _remove(prefix, name)
            if before != set(names):
                _write_list(prefix, stage, names)
        finally:
            shutil.rmtree(stage)


def main(what, prefix):
    path = pathlib.Path(prefix).absolute()
    try:
        _make_folder(path)
        if what != '--check':
            _install(what, path)
    except OSError as error:
        place = error.filename or prefix
        sys.exit(f'tfx: cannot install into {prefix}: {place}: {error.strerror}')
    except tarfile.TarError as error:
        sys.exit(f'tfx: cannot install {what}: {error}')


if __name__ == '__main__':
    main(*sys.argv[1:])

"""usage: install_archive.py @ARGUMENTS

Writes a tar archive of what is installed. Headers are the public ones, and of
the private ones those that they include; one that includes anything else than
these and the standard library is an error.
"""

import argparse
import io
import pathlib
import re
import subprocess
import sys
import tarfile
import tempfile

_INCLUDE = re.compile(r'^\s*#\s*include\s*"([^"]+)"', re.MULTILINE)


def _pairs(values):
    return dict(value.split('=', 1) for value in values)


def _needed_headers(public, private):
    """Names and contents of the public headers and of what they include."""
    found = {}
    waiting = sorted(public)
    while waiting:
        name = waiting.pop()
        if name in found:
            continue
        found[name] = pathlib.Path(public.get(name) or private[name]).read_bytes()
        for included in _INCLUDE.findall(found[name].decode()):
            if included not in public and included not in private:
                sys.exit(f'{name} is to be installed, but includes "{included}",'
                         ' which is not')
            waiting.append(included)
    return found


def _stripped(library):
    with tempfile.NamedTemporaryFile() as output:
        subprocess.run(['strip', '--strip-unneeded', '-o', output.name, library],
                       check=True)
        return pathlib.Path(output.name).read_bytes()


def _contents(arguments):
    """What each file holds, or, as text, where a link leads."""
    contents = {}
    if arguments.library:
        library = f'libtfx.so.{arguments.version}'
        contents[f'lib/{library}'] = _stripped(arguments.library)
        contents[f'lib/{arguments.soname}'] = library
        contents['lib/libtfx.so'] = arguments.soname
    headers = _needed_headers(_pairs(arguments.public), _pairs(arguments.private))
    for name, header in headers.items():
        contents[f'include/{name}'] = header
    for name, path in _pairs(arguments.file).items():
        contents[name] = pathlib.Path(path).read_bytes()
    for name, path in _pairs(arguments.template).items():
        text = pathlib.Path(path).read_text()
        text = text.replace('@VERSION@', arguments.version)
        contents[name] = text.replace('@SONAME@', arguments.soname).encode()
    return contents


def main(arguments):
    parser = argparse.ArgumentParser()
    parser.add_argument('output')
    for name in ('version', 'soname'):
        parser.add_argument(f'--{name}', required=True)
    parser.add_argument('--library')
    for name in ('public', 'private'):
        parser.add_argument(f'--{name}', nargs='+', default=[])
    for name in ('file', 'template'):
        parser.add_argument(f'--{name}', action='append', default=[])
    arguments = parser.parse_args(arguments)
    with tarfile.open(arguments.output, 'w') as archive:
        for name, content in sorted(_contents(arguments).items()):
            entry = tarfile.TarInfo(name)
            if isinstance(content, str):
                entry.type = tarfile.SYMTYPE
                entry.linkname = content
                archive.addfile(entry)
            else:
                entry.size = len(content)
                archive.addfile(entry, io.BytesIO(content))


if __name__ == '__main__':
    main(pathlib.Path(sys.argv[1].removeprefix('@')).read_text().splitlines())

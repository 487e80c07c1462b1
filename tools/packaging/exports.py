"""usage: exports.py VERSION_SCRIPT ROOTS VARIABLES ARCHIVE… --headers HEADER…

Tells the linker, in three files, to take and to export what the public headers
declare: of the symbols that the archives define, those in namespace tfx whose
names stand in a header. Classes bring their type information and virtual tables,
so exceptions and casts work across the library's border.

The library uses its own copy of all of these but variables: a plugin that has
another copy of a constant or of type information may be closed again. Variables
are listed: a program's copy of one is the library's, too.

Forwarders of TensorFlow's C API, protocol messages and instances of std's
templates are left out: an application may have its own.
"""

import pathlib
import re
import subprocess
import sys

# A name of namespace tfx as the C++ ABI spells it: a function or variable, its
# guard, type information, virtual table or thunk. What is local to a function
# is needed if it is data, which the application's copy has to share.
_NAME = re.compile(
    r'_Z(?P<kind>T[ISTV]|G[RV]|T[HW]|Tc?[hv][^_]*_(?:n?\d+_)*)?'
    r'(?P<local>Z)?NV?K?[RO]?3tfx(?P<path>.*)')
# A member that tfx defines for a template of std, such as a hash.
_SPECIALISATION = re.compile(r'_ZNK?St.*N3tfx')
_DATA = 'BDGRSVu'
_VARIABLES = 'BDGS'


def _identifiers(path):
    """The identifiers that a nested name starts with: `1c6TensorC1Ev`."""
    while length := re.match(r'\d+', path):
        start = length.end()
        end = start + int(length[0])
        yield path[start:end]
        path = path[end:]


def _is_exported(symbol, kind, words):
    match = _NAME.match(symbol)
    if not match:
        return kind == 'T' and bool(_SPECIALISATION.match(symbol))
    if match['local'] and kind not in _DATA:
        return False
    identifiers = list(_identifiers(match['path']))
    return identifiers[:1] != ['proto'] and words.issuperset(identifiers)


def _defined_symbols(archives):
    listed = subprocess.run(
        ['nm', '--defined-only', '--extern-only', '--format=posix', *archives],
        check=True, capture_output=True, text=True).stdout
    for line in listed.splitlines():
        fields = line.split()
        if len(fields) >= 3:
            yield fields[0], fields[1]


def _list(names):
    return ''.join(f'    {name};\n' for name in names)


def main(version_script, roots, variables, *arguments):
    border = arguments.index('--headers')
    words = set()
    for header in arguments[border + 1:]:
        words.update(re.findall(r'\w+', pathlib.Path(header).read_text()))
    kinds = {symbol: kind for symbol, kind in _defined_symbols(arguments[:border])
             if _is_exported(symbol, kind, words)}
    exported = sorted(kinds)
    pathlib.Path(version_script).write_text(
        '{\n  global:\n' + _list(exported) + '  local: *;\n};\n')
    pathlib.Path(variables).write_text(
        '{\n' + _list(name for name in exported if kinds[name] in _VARIABLES) + '};\n')
    pathlib.Path(roots).write_text(
        ''.join(f'-Wl,--undefined={name}\n' for name in exported))


if __name__ == '__main__':
    main(*pathlib.Path(sys.argv[1].removeprefix('@')).read_text().splitlines())

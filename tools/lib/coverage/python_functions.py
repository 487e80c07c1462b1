"""usage: python_functions.py [--missing] [--excluded] INCLUDE_FOLDER…

Counts which of Python TensorFlow's public functions tfx has, a line a module:
`python tf.math N of M`. Python's are in python_functions.txt, and what is not
counted, or has another name in C++, in python_exceptions.txt, both beside this.

Whether tfx has a name is asked of the compiler: a file with tfx/tfx.h and a
using-declaration for each name, in a line of its own, has errors in the lines of
those that are not there.
"""

import pathlib
import re
import subprocess
import sys

_FOLDER = pathlib.Path(__file__).resolve().parent
_ERROR = re.compile(r'^([^:\n]+):(\d+):\d+: (?:fatal )?error: ', re.MULTILINE)


def _lines(name):
    for line in (_FOLDER / name).read_text().splitlines():
        if line and not line.startswith('#'):
            yield line


def _exceptions():
    """Why names are not counted, and what others are called."""
    reasons, renamed = {}, {}
    reason = None
    for line in _lines('python_exceptions.txt'):
        if line.startswith('[') and line.endswith(']'):
            reason = line[1:-1]
        elif ' -> ' in line:
            name, other = line.split(' -> ')
            renamed[name] = other
        else:
            reasons[line] = reason
    return reasons, renamed


def _missing(names, folders):
    """Those of C++'s names that the compiler does not find."""
    probe = ['#include "tfx/tfx.h"', '#line 1 "probe"']
    # A function each, because a name may be a class in one namespace and a
    # function in another.
    probe += [f'void probe_{i}() {{ using {name}; }}' for i, name in enumerate(names)]
    command = ['g++', '-std=c++20', '-fsyntax-only', '-fmax-errors=0', '-w',
               '-fno-diagnostics-show-caret']
    for folder in folders:
        command += ['-iquote', str(pathlib.Path(folder).resolve())]
    # What is read from standard input finds headers in the working folder first.
    result = subprocess.run([*command, '-x', 'c++', '-'], cwd='/', text=True,
                            input='\n'.join(probe) + '\n', capture_output=True,
                            check=False, env={'LC_ALL': 'C', 'PATH': '/usr/bin:/bin'})
    errors = _ERROR.findall(result.stderr)
    if any(file != 'probe' for file, _ in errors):
        sys.exit(f'python_functions.py: tfx/tfx.h does not compile\n{result.stderr}')
    return {names[int(line) - 1] for _, line in errors}


def main():
    options = [argument for argument in sys.argv[1:] if argument.startswith('--')]
    folders = [argument for argument in sys.argv[1:] if not argument.startswith('--')]
    functions = [tuple(line.split(' ')) for line in _lines('python_functions.txt')]
    reasons, renamed = _exceptions()

    known = {f'{module}.{name}' for module, name in functions}
    for name in [*reasons, *renamed]:
        if name not in known:
            sys.exit(f'python_exceptions.txt: Python has no {name}')

    wanted = {}
    for module, name in functions:
        python = f'{module}.{name}'
        if python not in reasons:
            cpp = renamed.get(python, python)
            wanted[python] = 'tfx' + cpp.removeprefix('tf').replace('.', '::')
    missing = _missing(sorted(set(wanted.values())), folders)

    for module in dict.fromkeys(module for module, _ in functions):
        names = [f'{module}.{name}' for other, name in functions if other == module]
        counted = [name for name in names if name in wanted]
        lacking = [name for name in counted if wanted[name] in missing]
        print(f'python {module} {len(counted) - len(lacking)} of {len(counted)}')
        if '--missing' in options:
            for name in lacking:
                print(f'  missing: {name}')
        if '--excluded' in options:
            for name in names:
                if name in reasons:
                    print(f'  excluded: {name}: {reasons[name]}')


if __name__ == '__main__':
    main()

"""usage: check_format.py [--fix], in the project's folder."""

import subprocess
import sys

import sources

_CLANG_FORMAT = 'clang-format-14'  # Others format differently.


def main(fix):
    paths = sources.cpp_files()
    if fix:
        subprocess.run([_CLANG_FORMAT, '-i', *paths], check=True)
        return 0
    wrong = [path for path in paths if subprocess.run(
        [_CLANG_FORMAT, '--dry-run', '--Werror', path],
        capture_output=True).returncode]
    for path in wrong:
        print(f'{path}: not as clang-format writes it')
    if wrong:
        print('tools/lint --fix corrects the format')
    return 1 if wrong else 0


if __name__ == '__main__':
    sys.exit(main('--fix' in sys.argv))

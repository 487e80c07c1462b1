"""usage: check_format.py [--fix], in the project's folder."""

import concurrent.futures
import os
import subprocess
import sys

import sources

_CLANG_FORMAT = 'clang-format-14'  # Others format differently.

# Files per process; starting a process takes longer than checking a file.
_BATCH = 40


def _wrong_in(paths):
    found = subprocess.run([_CLANG_FORMAT, '--dry-run', '--Werror', *paths],
                           capture_output=True, text=True)
    named = {line.split(':')[0] for line in found.stderr.splitlines()}
    wrong = [path for path in paths if path in named]
    if found.returncode and not wrong:
        sys.exit(found.stderr)
    return wrong


def main(fix):
    paths = sources.cpp_files()
    if fix:
        subprocess.run([_CLANG_FORMAT, '-i', *paths], check=True)
        return 0
    batches = [paths[i:i + _BATCH] for i in range(0, len(paths), _BATCH)]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        wrong = [path for some in pool.map(_wrong_in, batches) for path in some]
    for path in wrong:
        print(f'{path}: not as clang-format writes it')
    if wrong:
        print('tools/lint --fix corrects the format')
    return 1 if wrong else 0


if __name__ == '__main__':
    sys.exit(main('--fix' in sys.argv))

"""Which files are this project's C++ files."""

import os
import subprocess


def cpp_files(patterns=('*.h', '*.cc')):
    """Tracked and new files; what git ignores is not ours."""
    listed = subprocess.run(
        ['git', 'ls-files', '-z', '--cached', '--others', '--exclude-standard',
         '--deduplicate', '--', *patterns],
        check=True, capture_output=True, text=True).stdout.split('\0')
    # git goes on listing a file whose removal is not staged.
    return sorted(path for path in listed if path and os.path.exists(path))

#!/usr/bin/python3 -B
"""tfx as a repository of another Bazel workspace, as README.md shows it."""

import os
import pathlib
import re
import unittest

import installed
import project

PROGRAM = '''
#include <iostream>
%s
int main() { std::cout << %s << '\\n'; }
'''


class BazelWorkspaceTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = installed.temporary_folder(cls)
        readme = (installed.ROOT / 'README.md').read_text()
        snippet = re.search(r'```starlark\n(# WORKSPACE\n.*?)```', readme, re.DOTALL)
        workspace = snippet.group(1).replace('/path/to/tfx', str(project.SOURCE))
        flags = re.search(r'`(build --cxxopt=.*?)`', readme).group(1)
        for name, contents in {
                'WORKSPACE': workspace,
                '.bazelrc': flags + '\n',
                'BUILD': '''
cc_binary(name = "c", srcs = ["c.cc"], deps = ["@tfx//:c"])
cc_binary(name = "tfx", srcs = ["tfx.cc"], deps = ["@tfx//:tfx"])
''',
                'c.cc': PROGRAM % ('#include "tfx/c/c.h"', 'tfx::libtensorflow::load().version'),
                'tfx.cc': PROGRAM % ('#include "tfx/tfx.h"', 'tfx::constant(1)'),
        }.items():
            (cls.folder / name).write_text(contents)
        cls.cache = pathlib.Path(os.environ.get('XDG_CACHE_HOME') or
                                 pathlib.Path.home() / '.cache') / 'tfx/build'

    def build(self, *arguments):
        # Without a server, which would outlive the test.
        installed.run('bazel', f'--output_user_root={self.folder}/bazel', '--batch',
                      'build', f'--disk_cache={self.cache}', *arguments,
                      cwd=self.folder)

    def test_a_program_of_another_workspace_runs(self):
        self.build('//:c')
        self.assertEqual(installed.run(self.folder / 'bazel-bin/c'),
                         f'{project.VERSION}\n')

    def test_a_program_compiles_against_all_of_tfx(self):
        # Linking it would build every room once more.
        self.build('--output_groups=compilation_outputs_INTERNAL_', '//:tfx')


if __name__ == '__main__':
    project.main()

#!/usr/bin/python3 -B
"""Debian packages, as tools/setup installs them: with root, sudo, or neither."""

import os
import pathlib
import unittest

import project

MISSING = 'tfx-no-such-package'


class SetupPackagesTest(project.Project):
    def setUp(self):
        super().setUp()
        self.pin_cpu()
        self.write('tools/packages.txt',
                   f'[build]\nbash  # there\n{MISSING}  # not there\n\n'
                   '[test]\ntfx-no-such-test-package  # not there either\n')
        # All programs but sudo, which this machine may have.
        self.programs = self.root / 'bin'
        self.programs.mkdir()
        for program in pathlib.Path('/usr/bin').iterdir():
            if program.name != 'sudo':
                (self.programs / program.name).symlink_to(program)
        self.environment['PATH'] = str(self.programs)

    def setup_as_nobody(self, *arguments):
        command = [self.tools / 'setup', *arguments]
        if os.geteuid() == 0:
            command = ['setpriv', '--reuid=65534', '--regid=65534',
                       '--clear-groups', *command]
        return self.run_command(*command)

    def program(self, name, script):
        (self.programs / name).unlink(missing_ok=True)
        self.write(f'bin/{name}', '#!/bin/bash\n' + script, 0o755)

    def test_without_root_and_sudo_it_says_what_to_install(self):
        result = self.setup_as_nobody()
        self.assert_fails_saying(result, f'apt-get install {MISSING}')
        self.assertIn(f'  {MISSING}\n', result.stderr)
        self.assertNotIn('bash', result.stderr)
        self.assertFalse(self.cache.exists())

    def test_a_sudo_that_wants_a_password_nobody_can_type_counts_as_none(self):
        self.program('sudo', 'exit 1')
        self.assert_fails_saying(self.setup_as_nobody(), f'apt-get install {MISSING}')

    def test_packages_for_tests_are_wanted_only_for_tests(self):
        self.assertNotIn('test-package', self.setup_as_nobody().stderr)
        self.assertIn('test-package', self.setup_as_nobody('--test').stderr)

    def test_with_sudo_it_installs_them(self):
        log = self.root / 'calls'
        log.touch()
        log.chmod(0o666)
        self.program('sudo', f'echo "$@" >>{log}')
        (self.root / 'cache').mkdir()
        (self.root / 'cache').chmod(0o777)
        self.assert_works(self.setup_as_nobody())
        self.assertRegex(log.read_text(), f'apt-get .*install .*{MISSING}\n')
        self.assertNotIn('update', log.read_text())

    @unittest.skipIf(os.geteuid(), 'root installs without sudo')
    def test_as_root_it_refreshes_the_package_lists_only_if_it_has_to(self):
        log = self.root / 'calls'
        self.program('apt-get', f'echo "$@" >>{log}\n'
                     f'[[ $* == *update* || $(wc -l <{log}) -gt 2 ]]')
        self.assert_works(self.setup())
        steps = [line.split()[3] for line in log.read_text().splitlines()]
        self.assertEqual(steps, ['install', 'update', 'install'])

    @unittest.skipIf(os.geteuid(), 'root installs without sudo')
    def test_progress_is_shown_while_packages_are_installed(self):
        self.program('apt-get', 'echo Unpacking a\nsleep 4\necho Unpacking b')
        result = self.setup()
        self.assert_works(result)
        self.assertIn('Debian packages: 2 unpacked', result.stderr)

    @unittest.skipIf(os.geteuid(), 'root installs without sudo')
    def test_a_package_that_cannot_be_installed_is_named(self):
        self.program('apt-get', 'exit 100')
        self.assert_fails_saying(self.setup(), 'apt-get could not install', MISSING)


if __name__ == '__main__':
    project.main()

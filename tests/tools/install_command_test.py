#!/usr/bin/python3 -B
"""tools/install, with a bazel that brings an archive of a few small files."""

import io
import os
import pwd
import subprocess
import tarfile

import project

BAZEL = r'''#!/bin/bash
echo "$*" >>"$CALLS"
mkdir -p bazel-bin/tools/packaging
cp "$ARCHIVE" bazel-bin/tools/packaging/tfx.tar
exit "${BUILD_STATUS:-0}"
'''

FILES = {
    'include/tfx/tfx.h': '// all',
    'include/tfx/old.h': '// soon gone',
    'include/tfx/folder/old.h': '// and its folder',
    'lib/libtfx.so.0.1.0': 'code',
    'lib/libtfx.so': '-> libtfx.so.0.1.0',
}


class InstallCommandTest(project.Project):
    def setUp(self):
        super().setUp()
        self.write('bin/bazel', BAZEL, 0o755)
        self.write('tools/setup', '#!/bin/bash\nexit "${SETUP_STATUS:-0}"\n', 0o755)
        self.calls = self.root / 'calls'
        self.archive = self.root / 'archive.tar'
        self.environment.update(CALLS=str(self.calls), ARCHIVE=str(self.archive),
                                PATH=f'{self.root}/bin:/usr/bin:/bin')
        self.prefix = self.root / 'prefix'
        self.pack(FILES)

    def pack(self, files):
        with tarfile.open(self.archive, 'w') as archive:
            for name, content in files.items():
                entry = tarfile.TarInfo(name)
                if content.startswith('-> '):
                    entry.type = tarfile.SYMTYPE
                    entry.linkname = content.removeprefix('-> ')
                entry.size = 0 if entry.issym() else len(content)
                archive.addfile(entry, io.BytesIO(content.encode()))

    def install(self, *arguments, **environment):
        return self.run_command(self.tools / 'install', *arguments,
                                environment=environment, cwd=self.root)

    def installed(self):
        """What is in the prefix, in the form of FILES; the list aside."""
        found = {}
        for path in self.prefix.rglob('*'):
            name = str(path.relative_to(self.prefix))
            if path.is_symlink():
                found[name] = f'-> {os.readlink(path)}'
            elif path.is_file() and name != 'share/doc/tfx/files.txt':
                found[name] = path.read_text()
        return found

    def test_installs_into_a_new_folder_relative_to_where_the_user_is(self):
        result = self.install('prefix')
        self.assert_works(result)
        self.assertEqual(result.stdout, '')
        self.assertEqual(result.stderr.splitlines()[-1], 'tfx: installed in prefix')
        self.assertEqual(self.installed(), FILES)
        self.assertIn('--config=opt //tools/packaging:tfx.tar', self.calls.read_text())

    def test_files_can_be_read_by_all(self):
        self.assert_works(self.install(self.prefix))
        for path in self.prefix.rglob('*'):
            self.assertTrue(path.stat().st_mode & 0o004, path)

    def test_a_second_time_nothing_changes(self):
        self.assert_works(self.install(self.prefix))
        before = {path: os.lstat(path).st_mtime_ns
                  for path in self.prefix.rglob('*') if not path.is_dir()}
        self.assert_works(self.install(self.prefix))
        self.assertEqual(before, {
            path: os.lstat(path).st_mtime_ns
            for path in self.prefix.rglob('*') if not path.is_dir()})

    def test_another_version_replaces_and_removes(self):
        self.write('prefix/include/others.h', '// not ours')
        self.assert_works(self.install(self.prefix))
        newer = {'include/tfx/tfx.h': '// more',
                 'include/tfx/new.h': '// new',
                 'lib/libtfx.so.0.2.0': 'better code',
                 'lib/libtfx.so': '-> libtfx.so.0.2.0'}
        self.pack(newer)
        self.assert_works(self.install(self.prefix))
        self.assertEqual(self.installed(),
                         {**newer, 'include/others.h': '// not ours'})
        self.assertFalse((self.prefix / 'include/tfx/folder').exists())

    def test_a_program_that_runs_keeps_its_library(self):
        self.assert_works(self.install(self.prefix))
        with (self.prefix / 'lib/libtfx.so.0.1.0').open() as opened:
            self.pack({**FILES, 'lib/libtfx.so.0.1.0': 'other code'})
            self.assert_works(self.install(self.prefix))
            self.assertEqual(opened.read(), 'code')

    def test_what_a_killed_installation_left_is_removed(self):
        self.write('prefix/.tfx-install.old/lib/libtfx.so', 'half')
        self.assert_works(self.install(self.prefix))
        self.assertEqual(self.installed(), FILES)

    def test_a_damaged_archive_changes_nothing(self):
        self.assert_works(self.install(self.prefix))
        self.pack({'include/tfx/tfx.h': '// more', 'lib/libtfx.so.0.1.0': 'x' * 9000})
        self.archive.write_bytes(self.archive.read_bytes()[:4096])
        self.assert_fails_saying(self.install(self.prefix), 'cannot install',
                                 'tfx.tar')
        self.assertEqual(self.installed(), FILES)

    def test_folders_that_cannot_be_written_are_named_before_the_build(self):
        self.write('file', '')
        for place in ('/proc/tfx', self.root / 'file', self.root / 'file/below'):
            with self.subTest(place):
                result = self.install(place)
                self.assert_fails_saying(result, 'cannot install into', str(place))
        self.assertFalse(self.calls.exists())

    def test_a_folder_of_another_user(self):
        if os.getuid() != 0:
            self.skipTest('only root can become another user')
        other = pwd.getpwnam('nobody')
        self.prefix.mkdir()
        result = subprocess.run(
            [self.tools / 'install', self.prefix], user=other.pw_uid,
            env=self.environment, text=True, capture_output=True)
        self.assert_fails_saying(result, 'cannot install into', 'Permission denied')
        self.assertFalse(self.calls.exists())

    def test_a_folder_in_the_way_of_a_file_changes_nothing(self):
        (self.prefix / 'lib/libtfx.so').mkdir(parents=True)
        self.assert_fails_saying(self.install(self.prefix), 'lib/libtfx.so',
                                 'Is a directory')
        self.assertEqual(self.installed(), {})

    def test_wrong_arguments(self):
        for arguments in ((), ('',), ('a', 'b'), ('--nonsense',), ('--nonsense', 'a')):
            with self.subTest(arguments):
                self.assert_fails_saying(self.install(*arguments),
                                         'tools/install --help')
        self.assertIn('usage: tools/install PREFIX', self.install('--help').stdout)

    def test_a_failed_set_up_or_build_installs_nothing(self):
        for failure in ({'SETUP_STATUS': '1'}, {'BUILD_STATUS': '1'}):
            with self.subTest(failure):
                self.assertEqual(self.install(self.prefix, **failure).returncode, 1)
                self.assertEqual(self.installed(), {})


if __name__ == '__main__':
    project.main()

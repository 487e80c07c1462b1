#!/usr/bin/python3 -B
"""tools/lint's parts: which files are checked, when, and what is found."""

import json
import pathlib
import shutil
import tempfile

import project

GOOD = '#include "lib/a.h"\n\nint twice(int x) { return 2 * x; }\n'
BAD_FORMAT = 'int   twice( int x ){ return 2*x; }\n'
SLOW = '''struct Slow {
  ~Slow();
  int x[99];
};
int value(Slow slow) { return slow.x[0]; }
'''
BUG = 'int same(int x) { return x == x; }\n'


class LintTest(project.Project):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory(dir='/tmp')
        cls.addClassCleanup(folder.cleanup)
        cls.plugins = pathlib.Path(folder.name)

    def setUp(self):
        super().setUp()
        for file in ('.clang-format', '.clang-tidy', 'tests/.clang-tidy',
                     'tools/lib/own_code.cc'):
            self.write(file, (project.SOURCE / file).read_text())
        self.pin()
        self.write('.gitignore', '/ignored/\n')
        self.write('lib/a.h', 'int twice(int x);\n')
        self.write('lib/a.cc', GOOD)
        self.run_command('git', 'init', '-q', cwd=self.root)
        # clang-tidy's plug-in takes long to build: once is enough.
        self.stamps = self.root / 'stamps'
        shutil.copytree(self.plugins, self.stamps)
        self.addCleanup(self.keep_plugin)

    def keep_plugin(self):
        for plugin in self.stamps.glob('*.so'):
            shutil.copy(plugin, self.plugins)

    def lint(self, program, *arguments, standard_input='{}'):
        self.write('input', standard_input)
        return self.run_command(
            'sh', '-c', 'exec "$@" <input', 'sh', '/usr/bin/python3', '-B',
            self.tools / f'lib/{program}.py', *arguments, cwd=self.root)

    def tidy(self, *sources):
        actions = [{'arguments': ['g++', '-std=c++0x', '-iquote', '.', '-std=c++20',
                                  '-c', source, '-o', 'x']}
                   for source in ('lib/a.cc', 'lib/b.cc', 'tests/golden/a.cc',
                                  'tests/a.cc')]
        return self.lint('check_tidy', self.stamps, *sources,
                         standard_input=json.dumps({'actions': actions}))

    def test_well_formatted_files_pass(self):
        self.assertEqual(self.lint('check_format').returncode, 0)

    def test_a_badly_formatted_new_file_is_named_and_fixed(self):
        self.write('lib/b.cc', BAD_FORMAT)
        result = self.lint('check_format')
        self.assertEqual(result.returncode, 1)
        self.assertIn('lib/b.cc', result.stdout)
        self.assertNotIn('lib/a.cc', result.stdout)
        self.lint('check_format', '--fix')
        self.assertEqual(self.lint('check_format').returncode, 0)

    def test_what_git_ignores_or_lost_is_not_checked(self):
        self.write('ignored/b.cc', BAD_FORMAT)
        self.write('lib/b.cc', BAD_FORMAT)
        self.run_command('git', 'add', '.', cwd=self.root)
        (self.root / 'lib/b.cc').unlink()
        self.assertEqual(self.lint('check_format').returncode, 0)

    def test_a_bug_is_found_each_time_until_it_is_mended(self):
        self.write('lib/b.cc', BUG)
        for _ in range(2):
            result = self.tidy()
            self.assertEqual(result.returncode, 1)
            self.assertIn('misc-redundant-expression', result.stdout)
        self.write('lib/b.cc', GOOD)
        self.assertEqual(self.tidy().returncode, 0)

    def test_a_bug_in_a_header_is_shown_once(self):
        self.write('tfx/a.h', 'inline ' + BUG)
        for source in ('lib/a.cc', 'lib/b.cc'):
            self.write(source, '#include "tfx/a.h"\n')
        self.assertEqual(self.tidy().stdout.count('misc-redundant-expression'), 1)

    def test_what_the_compiler_warns_of_is_found(self):
        for code, warning in {
                'int _Reserved = 1;\n': 'reserved-identifier',
                'int* nothing = 0;\n': 'zero-as-null-pointer-constant',
                'int f(int x) {\n  if (x);\n  return 1;\n}\n': 'empty-body'}.items():
            with self.subTest(warning):
                self.write('lib/b.cc', code)
                self.assertIn(f'clang-diagnostic-{warning}', self.tidy().stdout)

    def test_what_a_generator_wrote_is_not_checked(self):
        self.write('tests/golden/a.cc', BUG)
        self.assertEqual(self.tidy().returncode, 0)

    def test_tests_are_not_judged_on_speed(self):
        self.write('tests/a.cc', SLOW)
        self.assertEqual(self.tidy().returncode, 0)
        self.write('lib/b.cc', SLOW)
        self.assertIn('performance-unnecessary-value-param', self.tidy().stdout)

    def test_a_file_that_passed_is_checked_again_when_a_header_changed(self):
        self.assertIn('1 of 1: lib/a.cc', self.tidy().stdout)
        self.assertEqual(self.tidy().stdout, '')
        self.write('lib/a.h', 'int twice(int x);\nint thrice(int x);\n')
        self.assertIn('1 of 1: lib/a.cc', self.tidy().stdout)

    def test_a_file_that_passed_is_checked_again_with_other_checks(self):
        self.tidy()
        with open(self.root / '.clang-tidy', 'a') as file:
            file.write('# changed\n')
        self.assertIn('1 of 1: lib/a.cc', self.tidy().stdout)

    def test_a_file_that_no_target_compiles_is_named(self):
        self.write('lib/c.cc', GOOD)
        self.assertIn('no target compiles lib/c.cc', self.tidy().stdout)

    def test_only_named_files_are_checked(self):
        self.write('lib/b.cc', BUG)
        self.assertEqual(self.tidy('lib/a.cc').returncode, 0)
        self.assertEqual(self.tidy('lib/b.cc').returncode, 1)


class TouchedTest(project.Project):
    """Which sources tools/lint takes for touched by a change."""

    def setUp(self):
        super().setUp()
        self.write('lib/a.h', 'int twice(int x);\n')
        self.write('lib/a.cc', GOOD)
        self.write('lib/b.cc', GOOD)
        self.write('lib/c.cc', BUG)
        self.git('init', '-q', '-b', 'main')
        self.commit('2024-05-01T10:00:00Z')

    def git(self, *arguments, **environment):
        result = self.run_command(
            'git', '-c', 'user.name=a', '-c', 'user.email=a@b', *arguments,
            cwd=self.root, environment=environment)
        self.assert_works(result)

    def commit(self, date):
        self.git('add', '.')
        self.git('commit', '-q', '-m', 'change', GIT_COMMITTER_DATE=date)

    def touched(self, *revision):
        result = self.run_command('/usr/bin/python3', '-B',
                                  self.tools / 'lib/touched.py', *revision,
                                  cwd=self.root)
        self.assert_works(result)
        return result.stdout.split()

    def test_all_of_a_new_project_is_touched(self):
        self.assertEqual(self.touched(), ['lib/a.cc', 'lib/b.cc', 'lib/c.cc'])

    def test_what_is_not_committed_is_touched(self):
        self.write('lib/c.cc', GOOD)
        self.write('lib/d.cc', GOOD)
        self.assertEqual(self.touched('HEAD'), ['lib/c.cc', 'lib/d.cc'])

    def test_a_header_touches_its_own_source_or_one_that_includes_it(self):
        self.write('lib/a.h', 'int twice(int);\n')
        self.assertEqual(self.touched('HEAD'), ['lib/a.cc'])
        (self.root / 'lib/a.cc').unlink()
        self.assertEqual(self.touched('HEAD'), ['lib/b.cc'])

    def test_a_header_of_a_touched_source_touches_no_other(self):
        self.write('lib/a.h', 'int twice(int);\n')
        self.write('lib/b.cc', GOOD + '// more\n')
        self.assertEqual(self.touched('HEAD'), ['lib/b.cc'])

    def test_commits_of_the_last_hours_are_touched(self):
        self.write('lib/b.cc', BUG)
        self.commit('2024-05-02T10:00:00Z')
        self.write('lib/c.cc', GOOD)
        self.commit('2024-05-02T12:00:00Z')
        self.assertEqual(self.touched(), ['lib/b.cc', 'lib/c.cc'])

    def test_a_branch_is_compared_with_its_upstream(self):
        self.git('checkout', '-q', '-b', 'feature')
        self.git('branch', '-q', '--set-upstream-to=main')
        self.write('lib/b.cc', BUG)
        self.commit('2024-05-02T10:00:00Z')
        self.write('lib/c.cc', GOOD)
        self.commit('2024-06-02T12:00:00Z')
        self.assertEqual(self.touched(), ['lib/b.cc', 'lib/c.cc'])

    def test_an_unknown_revision_is_an_error(self):
        result = self.run_command('/usr/bin/python3', '-B',
                                  self.tools / 'lib/touched.py', 'nonesuch',
                                  cwd=self.root)
        self.assert_fails_saying(result, 'no commit nonesuch')

    def test_other_checks_touch_everything(self):
        self.write('.clang-tidy', 'Checks: bugprone-*\n')
        self.assertEqual(self.touched('HEAD'), ['lib/a.cc', 'lib/b.cc', 'lib/c.cc'])


if __name__ == '__main__':
    project.main()

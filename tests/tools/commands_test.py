#!/usr/bin/python3 -B
"""tools/run, bench, coverage and test, with a bazel that only notes calls."""

import project

# Notes how it was called, "builds" a program that prints its arguments, and
# "tests" with a log that says 3 cases passed, or 2 with a sanitizer.
BAZEL = r'''#!/bin/bash
echo "$*" >>"$CALLS"
echo "bazel speaks"
if [[ $1 == build ]]; then
  label=${*: -1}
  program=bazel-bin/${label#//}
  program=${program/://}
  mkdir -p "$(dirname "$program")"
  printf '#!/bin/bash\necho "$0 in $PWD: $*${TFX_PYTHON:+ with $TFX_PYTHON}"\n' >"$program"
  chmod +x "$program"
  exit "${BUILD_STATUS:-0}"
fi
for argument; do
  [[ $argument == --build_event_json_file=* ]] && events=${argument#*=}
done
[[ $* == *asan* ]] && count=2 || count=3
echo "$count passed, ${FAILED:-0} failed" >"$CALLS.log"
cat >"$events" <<END
{"id": {"targetConfigured": {"label": "//t"}}, "configured": {"testSize": "SMALL"}}
{"id": {"testResult": {"label": "//t", "run": 1, "shard": 1, "attempt": 1}}, "testResult": {"status": "PASSED", "testActionOutput": [{"name": "test.log", "uri": "file://$CALLS.log"}]}}
{"id": {"buildFinished": {}}, "finished": {"exitCode": {"name": "SUCCESS"}}}
END
'''


class CommandsTest(project.Project):
    def setUp(self):
        super().setUp()
        self.write('bin/bazel', BAZEL, 0o755)
        self.calls = self.root / 'calls'
        self.environment.update(CALLS=str(self.calls),
                                PATH=f'{self.root}/bin:/usr/bin:/bin')
        for command in ('setup', 'lint'):
            self.write(f'tools/{command}',
                       f'#!/bin/bash\necho {command} "$@" >>"$CALLS"\n'
                       f'echo "{command} speaks"\nexit "${{{command.upper()}_STATUS:-0}}"\n',
                       0o755)
        self.write('samples/hello/main.cc', '// hello: says so.\n')
        self.write('samples/mnist_variables/main.cc',
                   '// mnist_variables: reads digits.\n')

    def command(self, name, *arguments, **environment):
        return self.run_command(self.tools / name, *arguments,
                                environment=environment, cwd='/tmp')

    def test_list_names_the_samples(self):
        result = self.command('run', '--list')
        self.assertEqual([line.split() for line in result.stdout.splitlines()],
                         [['hello', 'says', 'so.'],
                          ['mnist_variables', 'reads', 'digits.']])

    def test_run_hands_over_arguments_where_the_user_is(self):
        result = self.command('run', 'hello', '-v', 'a b')
        self.assertEqual(
            result.stdout,
            f'{self.root}/bazel-bin/samples/hello/hello in /tmp: -v a b\n')
        self.assertIn('--config=opt //samples/hello:hello', self.calls.read_text())

    def test_run_without_a_name_runs_the_main_sample(self):
        self.assertIn('samples/mnist_variables/mnist_variables in',
                      self.command('run').stdout)

    def test_run_tells_where_the_data_of_samples_is(self):
        self.write('bin/bazel', BAZEL.replace('TFX_PYTHON', 'TFX_SAMPLE_DATA'),
                   0o755)
        self.assertIn(f'with {self.root}/samples/data',
                      self.command('run').stdout)

    def test_run_of_an_unknown_sample_lists_the_others(self):
        result = self.command('run', 'nonesuch')
        self.assertEqual(result.returncode, 1)
        self.assertEqual(result.stdout, '')
        self.assertIn('no sample nonesuch', result.stderr)
        self.assertIn('mnist', result.stderr)

    def test_run_stops_when_set_up_or_build_fail(self):
        for failure in ({'SETUP_STATUS': '1'}, {'BUILD_STATUS': '1'}):
            with self.subTest(failure):
                result = self.command('run', **failure)
                self.assertEqual((result.returncode, result.stdout), (1, ''))

    def test_the_first_run_says_what_will_happen(self):
        self.assertIn('first run on this machine', self.command('run').stderr)
        (self.cache / 'build').mkdir(parents=True)
        self.assertNotIn('first run', self.command('run').stderr)

    def test_bench_tells_where_python_is(self):
        result = self.command('bench', 'matmul')
        self.assertEqual(
            result.stdout,
            f'{self.root}/bazel-bin/tests/benchmarks/benchmarks in /tmp: matmul '
            f'with {self.cache}/python-{project.VERSION}/bin/python\n')
        self.assertIn('setup --python', self.calls.read_text())

    def test_coverage_hands_over_what_to_show(self):
        result = self.command('coverage', '--missing', '--excluded')
        self.assertEqual(
            result.stdout,
            f'{self.root}/bazel-bin/tools/lib/coverage/coverage in /tmp: '
            '--missing --excluded\n')
        self.assertIn('--config=opt //tools/lib/coverage:coverage',
                      self.calls.read_text())

    def test_test_runs_lint_all_tests_and_sanitizer(self):
        result = self.command('test')
        self.assertEqual(result.stdout.splitlines()[-1], '7 passed, 0 failed')
        self.assertEqual(result.returncode, 0)
        calls = self.calls.read_text()
        for call in ('setup --test', 'lint format', 'lint tidy', ' //tests/...\n',
                     ' --config=asan //tests/c/...\n'):
            self.assertIn(call, calls)

    def test_test_fails_when_lint_does(self):
        result = self.command('test', LINT_STATUS='1')
        self.assertEqual(result.stdout.splitlines()[-1], '5 passed, 2 failed')
        self.assertEqual(result.returncode, 1)

    def test_test_shows_what_failed_before_the_last_line(self):
        result = self.command('test', FAILED='1')
        lines = result.stdout.splitlines()
        self.assertEqual(lines[-1], '7 passed, 2 failed')
        self.assertEqual(len([line for line in lines if 'FAILED //t' in line]), 2)
        self.assertEqual(result.returncode, 1)

    def test_test_of_targets_runs_these_alone(self):
        (self.root / 'tests/c').mkdir(parents=True)
        result = self.command('test', './tests/c/', 'tests/c:status_test', '//x',
                              '--config=tsan')
        self.assertEqual(result.stdout.splitlines()[-1], '3 passed, 0 failed')
        calls = self.calls.read_text()
        self.assertIn(' --config=tsan //tests/c/... //tests/c:status_test //x\n', calls)
        self.assertNotIn('lint', calls)
        self.assertNotIn('asan', calls)

    def test_test_stops_when_set_up_fails(self):
        result = self.command('test', SETUP_STATUS='1')
        self.assertEqual(result.returncode, 1)
        self.assertNotIn('bazel', self.calls.read_text())


if __name__ == '__main__':
    project.main()

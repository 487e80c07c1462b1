#!/usr/bin/python3 -B
"""How tools/test adds up: sum_tests.py on events as `bazel test` writes them."""

import json

import project


def configured(label, kind='cc_test rule'):
    test = {'testSize': 'MEDIUM'} if 'test' in kind else {}
    return {'id': {'targetConfigured': {'label': label}},
            'configured': {'targetKind': kind, **test}}


def finished(name):
    return {'id': {'buildFinished': {}}, 'finished': {'exitCode': {'name': name}}}


class SumTestsTest(project.Project):
    def result(self, label, status, log, *, shard=1, attempt=1):
        path = self.write(f'logs of {label[2:]}/{shard}/{attempt}', log)
        return {'id': {'testResult': {'label': label, 'run': 1, 'shard': shard,
                                      'attempt': attempt}},
                'testResult': {'status': status, 'testActionOutput': [
                    {'name': 'test.xml', 'uri': 'file:///nowhere'},
                    {'name': 'test.log', 'uri': path.as_uri()}]}}

    def sum(self, *events, others=()):
        arguments = list(others)
        if events:
            arguments.append(self.write('events.json', ''.join(
                json.dumps(event) + '\n' for event in events)))
        return self.run_command('/usr/bin/python3', '-B',
                                self.tools / 'lib/sum_tests.py', *arguments)

    def assert_sum(self, result, passed, failed):
        self.assertEqual(result.stdout.splitlines()[-1],
                         f'{passed} passed, {failed} failed', result.stderr)
        self.assertEqual(result.returncode, 0 if passed and not failed else 1)

    def test_adds_the_cases_of_all_targets(self):
        self.assert_sum(self.sum(
            configured('//a'), configured('//b'), configured('//lib', 'cc_library rule'),
            self.result('//a', 'PASSED', 'All tests passed\n3 passed, 0 failed\n'),
            self.result('//b', 'PASSED', '4 passed, 0 failed\n'),
            finished('SUCCESS')), 7, 0)

    def test_the_last_line_of_counts_is_the_one(self):
        self.assert_sum(self.sum(
            configured('//a'),
            self.result('//a', 'PASSED', '1 passed, 9 failed\n'
                        'it says: 2 passed, 0 failed\n5 passed, 0 failed\nbye\n'),
            finished('SUCCESS')), 5, 0)

    def test_failed_cases_are_counted_and_the_log_is_shown(self):
        result = self.sum(
            configured('//a'),
            self.result('//a', 'FAILED', 'REQUIRE( x )\n3 passed, 2 failed\n'),
            finished('TESTS_FAILED'))
        self.assert_sum(result, 3, 2)
        self.assertIn('//a', result.stdout)
        self.assertIn('REQUIRE( x )', result.stdout)

    def test_only_the_end_of_a_long_log_is_shown(self):
        log = ''.join(f'line {number}\n' for number in range(1000))
        result = self.sum(configured('//a'), self.result('//a', 'FAILED', log),
                          finished('TESTS_FAILED'))
        self.assertIn('line 999', result.stdout)
        self.assertNotIn('line 900\n', result.stdout)

    def test_a_crash_is_one_failure(self):
        self.assert_sum(self.sum(
            configured('//a'), self.result('//a', 'FAILED', 'Segmentation fault\n'),
            finished('TESTS_FAILED')), 0, 1)

    def test_a_timeout_is_one_failure(self):
        self.assert_sum(self.sum(
            configured('//a'), self.result('//a', 'TIMEOUT', ''),
            finished('TESTS_FAILED')), 0, 1)

    def test_a_crash_after_all_cases_passed_is_one_failure(self):
        self.assert_sum(self.sum(
            configured('//a'), configured('//b'),
            self.result('//a', 'FAILED', '3 passed, 0 failed\n'),
            self.result('//b', 'FAILED', '1 passed, 1 failed\n'),
            finished('TESTS_FAILED')), 4, 2)

    def test_a_target_that_passes_without_counts_is_one_failure(self):
        self.assert_sum(self.sum(
            configured('//a'), self.result('//a', 'PASSED', 'fine\n'),
            finished('SUCCESS')), 0, 1)

    def test_a_log_that_is_gone_is_one_failure(self):
        result = self.result('//a', 'PASSED', '3 passed, 0 failed\n')
        (self.root / 'logs of a/1/1').unlink()
        self.assert_sum(self.sum(configured('//a'), result, finished('SUCCESS')), 0, 1)

    def test_a_log_need_not_be_text(self):
        result = self.result('//a', 'FAILED', '')
        (self.root / 'logs of a/1/1').write_bytes(b'\xff\xfe\n1 passed, 1 failed\n')
        self.assert_sum(self.sum(configured('//a'), result, finished('TESTS_FAILED')), 1, 1)

    def test_a_target_that_does_not_build_is_one_failure(self):
        self.assert_sum(self.sum(
            configured('//a'), configured('//b'),
            self.result('//a', 'PASSED', '3 passed, 0 failed\n'),
            finished('BUILD_FAILURE')), 3, 1)

    def test_a_target_that_does_not_exist_is_one_failure(self):
        result = self.sum(
            {'id': {'pattern': {'pattern': ['//a:b']}},
             'aborted': {'reason': 'LOADING_FAILURE', 'description': 'no such target'}},
            finished('BUILD_FAILURE'))
        self.assert_sum(result, 0, 1)
        self.assertIn('no such target', result.stdout)

    def test_the_last_attempt_of_a_flaky_test_counts(self):
        self.assert_sum(self.sum(
            configured('//a'),
            self.result('//a', 'FAILED', '2 passed, 1 failed\n', attempt=1),
            self.result('//a', 'PASSED', '3 passed, 0 failed\n', attempt=2),
            finished('SUCCESS')), 3, 0)

    def test_shards_add_up(self):
        self.assert_sum(self.sum(
            configured('//a'),
            self.result('//a', 'PASSED', '3 passed, 0 failed\n', shard=1),
            self.result('//a', 'FAILED', '1 passed, 1 failed\n', shard=2),
            finished('TESTS_FAILED')), 4, 1)

    def test_an_error_that_no_target_shows_is_one_failure(self):
        self.assert_sum(self.sum(
            configured('//a'), self.result('//a', 'PASSED', '3 passed, 0 failed\n'),
            finished('BUILD_FAILURE')), 3, 1)

    def test_bazel_killed_is_one_failure(self):
        self.assert_sum(self.sum(
            configured('//a'),
            self.result('//a', 'PASSED', '3 passed, 0 failed\n')), 3, 1)

    def test_events_that_were_never_written_are_one_failure(self):
        self.assert_sum(self.sum(others=[self.root / 'none.json']), 0, 1)

    def test_lint_is_a_case_each(self):
        self.assert_sum(self.sum(others=['format=passed', 'tidy=passed']), 2, 0)
        self.assert_sum(self.sum(others=['format=passed', 'tidy=failed']), 1, 1)

    def test_earlier_sums_are_added(self):
        self.assert_sum(self.sum(others=['3 passed, 0 failed', 'format=passed']), 4, 0)
        self.assert_sum(self.sum(others=['3 passed, 2 failed', 'format=passed']), 4, 2)

    def test_nothing_tested_is_no_success(self):
        self.assert_sum(self.sum(), 0, 0)
        self.assert_sum(self.sum(
            configured('//a'), self.result('//a', 'PASSED', '0 passed, 0 failed\n'),
            finished('SUCCESS')), 0, 0)


if __name__ == '__main__':
    project.main()

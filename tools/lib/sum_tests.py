"""usage: sum_tests.py RESULT…

Adds up test cases and prints `N passed, N failed` as the last line; the exit
code is 0 only if something passed and nothing failed. A RESULT is such a line,
NAME=passed or NAME=failed, one case, or the file of events that `bazel test`
wrote (--build_event_json_file).

Every test program ends its output with a line `N passed, N failed`. What Bazel
calls failed counts as one failure at least, whatever that line says.
"""

import collections
import json
import os
import re
import sys
import urllib.parse

_COUNTS = re.compile(rb'^(\d+) passed, (\d+) failed\r?$', re.MULTILINE)
_TAIL_LINES = 40


def _counts_in(log):
    """What the last line of that form in the bytes of a log says, or None."""
    found = _COUNTS.findall(log)
    return tuple(map(int, found[-1])) if found else None


def _report(label, why, log=b''):
    print(f'FAILED {label}: {why}')
    for line in log.decode(errors='replace').splitlines()[-_TAIL_LINES:]:
        print('  |', line)


def _count_run(label, result):
    """(passed, failed) of one run of a test, or of one shard of it."""
    log = b''
    path = next((urllib.parse.unquote(urllib.parse.urlparse(output['uri']).path)
                 for output in result.get('testActionOutput', ())
                 if output['name'] == 'test.log'), None)
    if path and os.path.exists(path):
        with open(path, 'rb') as file:
            log = file.read()
    counts = _counts_in(log)
    status = result['status']
    if counts is None:
        # A test that says nothing may have tested nothing.
        _report(label, f'{status}, without a line of counts', log)
        return 0, 1
    passed, failed = counts
    if status != 'PASSED':
        failed = max(failed, 1)
    if failed:
        _report(label, f'{status}, {failed} failed ({path})', log)
    return passed, failed


def _count_events(path):
    """(passed, failed) of a `bazel test`, from the file of its events."""
    tests = set()
    runs = collections.defaultdict(dict)
    broken = {}
    exit_name = 'bazel did not finish'
    if os.path.exists(path):
        with open(path, encoding='utf-8') as file:
            for line in file:
                event = json.loads(line)
                (kind, key), = event['id'].items()
                if kind == 'targetConfigured':
                    if 'testSize' in event.get('configured', ()):
                        tests.add(key['label'])
                elif kind == 'testResult':
                    # A later attempt of a flaky test replaces the earlier one.
                    run = key.get('run'), key.get('shard')
                    runs[key['label']][run] = event['testResult']
                elif kind == 'pattern' and 'aborted' in event:
                    broken[' '.join(key['pattern'])] = (
                        event['aborted'].get('description', 'not found'))
                elif kind == 'buildFinished':
                    exit_name = event['finished']['exitCode']['name']

    passed = failed = 0
    for label in sorted(tests - runs.keys()):
        broken[label] = 'did not build, or could not be run'
    for name, why in broken.items():
        _report(name, why)
        failed += 1
    for label, results in sorted(runs.items()):
        for result in results.values():
            more_passed, more_failed = _count_run(label, result)
            passed += more_passed
            failed += more_failed
    if exit_name != 'SUCCESS' and not failed:
        _report('bazel test', exit_name)
        failed = 1
    return passed, failed


def _count(result):
    """(passed, failed) of one of the program's arguments."""
    counts = _counts_in(result.encode())
    if counts:
        return counts
    name, _, outcome = result.rpartition('=')
    if outcome == 'passed':
        return 1, 0
    if outcome == 'failed':
        _report(name, 'see above')
        return 0, 1
    return _count_events(result)


def main(results):
    counts = [_count(result) for result in results]
    passed = sum(passed for passed, _ in counts)
    failed = sum(failed for _, failed in counts)
    print(f'{passed} passed, {failed} failed')
    return 0 if passed and not failed else 1


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))

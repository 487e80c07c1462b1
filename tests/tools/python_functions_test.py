#!/usr/bin/python3 -B
"""What tools/lib/coverage/python_functions.py counts: in a small header, and in
tfx's own as they are installed."""

import pathlib
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import unittest

FOLDER = pathlib.Path(sys.argv.pop(1)).resolve().parent
HEADERS = pathlib.Path(sys.argv.pop(1)).resolve()

# The modules that a port leans on.
MODULES = ['tf', 'tf.math', 'tf.nn', 'tf.linalg', 'tf.strings', 'tf.image',
           'tf.random', 'tf.io', 'tf.bitwise', 'tf.signal']


def count(folder, *arguments):
    return subprocess.run(['/usr/bin/python3', '-B', folder / 'python_functions.py',
                           *arguments], capture_output=True, text=True, check=False)


class SmallHeaderTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)
        shutil.copy(FOLDER / 'python_functions.py', self.root)
        self.write('python_functions.txt',
                   '# header\ntf add\ntf case\ntf gone\ntf py\ntf.nn relu\ntf.nn elu\n'
                   'tf.sets union\n')
        self.write('python_exceptions.txt',
                   '# header\n\n[of Python]\ntf.py\n\n[C++]\ntf.case -> tf.case_\n')
        self.write('tfx/tfx.h', 'namespace tfx {\nvoid add();\nvoid add(int);\n'
                   'template <class T> class case_;\n'
                   'namespace nn { void relu(); }\n}\n')

    def write(self, name, text):
        path = self.root / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)

    def test_functions_templates_and_renamed_ones_count(self):
        result = count(self.root, self.root)
        self.assertEqual(result.stderr, '')
        self.assertEqual(result.stdout, 'python tf 2 of 3\npython tf.nn 1 of 2\n'
                         'python tf.sets 0 of 1\n')

    def test_it_names_what_is_missing_and_what_is_not_counted(self):
        result = count(self.root, '--missing', '--excluded', self.root)
        self.assertEqual(result.stdout.splitlines(), [
            'python tf 2 of 3', '  missing: tf.gone', '  excluded: tf.py: of Python',
            'python tf.nn 1 of 2', '  missing: tf.nn.elu',
            'python tf.sets 0 of 1', '  missing: tf.sets.union'])

    def test_a_header_that_does_not_compile_is_not_an_empty_one(self):
        self.write('tfx/tfx.h', '#error no\n')
        result = count(self.root, self.root)
        self.assertNotEqual(result.returncode, 0)
        self.assertIn('does not compile', result.stderr)
        self.assertEqual(result.stdout, '')

    def test_an_exception_has_to_be_about_a_function(self):
        self.write('python_exceptions.txt', '[of Python]\ntf.misspelt\n')
        result = count(self.root, self.root)
        self.assertNotEqual(result.returncode, 0)
        self.assertIn('Python has no tf.misspelt', result.stderr)


class InstalledHeadersTest(unittest.TestCase):
    def test_nine_tenths_of_the_main_modules_are_there(self):
        with tempfile.TemporaryDirectory() as folder:
            with tarfile.open(HEADERS) as archive:
                archive.extractall(folder)
            include = next(pathlib.Path(folder).glob('**/tfx/tfx.h')).parents[1]
            result = count(FOLDER, '--missing', include)
        self.assertEqual(result.stderr, '')
        counts = {match[1]: (int(match[2]), int(match[3])) for match in re.finditer(
            r'^python (\S+) (\d+) of (\d+)$', result.stdout, re.MULTILINE)}
        for module in MODULES:
            there, wanted = counts[module]
            self.assertGreaterEqual(there, 0.9 * wanted, result.stdout)


if __name__ == '__main__':
    result = unittest.main(exit=False, verbosity=2).result
    failed = len(result.failures) + len(result.errors)
    print(f'{result.testsRun - failed} passed, {failed} failed', flush=True)
    sys.exit(failed > 0)

#!/usr/bin/python3 -B
"""The Python environment, as tools/setup --python makes it."""

import os
import signal
import time

import project

KERAS_WHEEL = f'tf_keras-{project.VERSION}-py3-none-any.whl'


class SetupPythonTest(project.Project):
    def setUp(self):
        super().setUp()
        self.pin_cpu()
        # The fakes need less room than the check beforehand asks for.
        program = self.tools / 'lib/make_python.py'
        program.write_text(program.read_text().replace(
            '_MEGABYTES = 2100', '_MEGABYTES = 1'))
        self.python = self.cache / f'python-{project.VERSION}'
        digest = self.wheel(KERAS_WHEEL, {
            'requires': 'Requires-Dist: tensorflow\n',
            'tf_keras/__init__.py': b'import tensorflow\n'})
        self.write('tools/python/requirements.txt',
                   f'tf_keras=={project.VERSION} --hash=sha256:{digest}\n')

    def test_has_tensorflow_and_tf_keras_without_its_dependencies(self):
        self.assert_works(self.setup('--python'))
        result = self.run_command(
            self.python / 'bin/python', '-c',
            'import tf_keras; print(tf_keras.tensorflow.__version__)')
        self.assertEqual(result.stdout, project.VERSION + '\n', result.stderr)
        result = self.setup('--python', PIP_FIND_LINKS='/nowhere')
        self.assert_works(result)
        self.assertEqual(result.stderr, '')
        self.assert_no_leftovers()

    def test_killed_half_way_is_made_anew(self):
        process = self.start(self.tools / 'setup', '--python')
        try:
            while not (self.python / 'bin/python').exists():
                self.assertIsNone(process.poll())
                time.sleep(0.002)
        finally:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
        self.assertFalse((self.python / '.pins').exists())
        self.assert_works(self.setup('--python'))
        self.assertTrue((self.python / '.pins').exists())
        self.assert_no_leftovers()

    def test_other_requirements_make_it_anew(self):
        self.assert_works(self.setup('--python'))
        old = self.write(f'cache/tfx/python-{project.VERSION}/old', '')
        requirements = self.tools / 'python/requirements.txt'
        requirements.write_text('# changed\n' + requirements.read_text())
        self.assert_works(self.setup('--python'))
        self.assertFalse(old.exists())

    def test_disk_fills_half_way(self):
        digest = self.wheel(KERAS_WHEEL, {'tf_keras/data': bytes(100 << 20)})
        self.write('tools/python/requirements.txt',
                   f'tf_keras=={project.VERSION} --hash=sha256:{digest}\n')
        self.assert_fails_saying(self.setup_on_a_small_disk(16, '--python'),
                                 'the disk is full', 'the Python environment')

    def test_a_package_with_another_hash_leaves_none(self):
        self.write('tools/python/requirements.txt',
                   f'tf_keras=={project.VERSION} --hash=sha256:{"0" * 64}\n')
        self.assert_fails_saying(self.setup('--python'), 'SHA-256')
        self.assertFalse(self.python.exists())

    def test_a_tensorflow_that_cannot_be_imported_leaves_none(self):
        files = {**project.LIBTENSORFLOW_FILES,
                 'tensorflow/__init__.py': b'raise ImportError("no such CPU")'}
        self.pin(('cpu', project.CPU_WHEEL, self.wheel(project.CPU_WHEEL, files)))
        self.assert_fails_saying(self.setup('--python'), 'no such CPU')
        self.assertFalse(self.python.exists())


if __name__ == '__main__':
    project.main()

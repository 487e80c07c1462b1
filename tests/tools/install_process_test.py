#!/usr/bin/python3 -B
"""An installed tfx in processes that others have a say in."""

import os
import pathlib
import shutil
import subprocess
import unittest

import installed
import project

MODEL = installed.ROOT / 'samples/saved_model/affine'
PYTHON = (pathlib.Path(os.environ.get('XDG_CACHE_HOME') or
                       pathlib.Path.home() / '.cache') /
          'tfx/python-2.21.0/bin/python')

PLUGIN_OUTPUT = 'tf.Tensor([3 6], shape=(2,), dtype=int32) 3 float32 1\n'
GONE = 'it is gone\n'

FROM_PYTHON = '''
import ctypes, sys
def of_python():
    import tensorflow as tf
    a = tf.constant([[1., 2.], [3., 4.]])
    print(tf.matmul(a, a).numpy(), flush=True)
def of_tfx():
    ctypes.CDLL(sys.argv[1]).print_product()
'''
PRODUCT = '[[ 7. 10.]\n [15. 22.]]\n'


class InstallProcessTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = installed.temporary_folder(cls)
        cls.prefix = cls.folder / 'prefix'
        installed.install(cls.prefix)

    def make(self, target, folder='make', **variables):
        return installed.make(self.prefix, self.folder / folder, target, **variables)

    def test_a_plugin_is_gone_when_it_is_closed(self):
        host = self.make('plugin_host')
        for plugin in ('libplugin.so', 'libhidden_plugin.so'):
            with self.subTest(plugin):
                self.assertEqual(installed.run(host, self.make(plugin)),
                                 (PLUGIN_OUTPUT + GONE) * 2)

    def service(self, sanitizer, *arguments):
        program = self.make('service', sanitizer, SANITIZER=sanitizer)
        return subprocess.run([program, MODEL, *arguments], text=True,
                              capture_output=True)

    def test_a_program_with_address_sanitizer(self):
        result = self.service('address')
        self.assertEqual((result.returncode, result.stdout, result.stderr),
                         (0, '81\n', ''))
        for mistake, report in {
                'overflow': 'heap-buffer-overflow',
                'leak': 'Direct leak of 8 byte(s)'}.items():
            with self.subTest(mistake):
                result = self.service('address', mistake)
                self.assertNotEqual(result.returncode, 0)
                self.assertIn(report, result.stderr)

    def test_a_program_with_thread_sanitizer(self):
        result = self.service('thread', 'race')
        self.assertEqual(result.stdout, '81\n')
        self.assertIn('data race', result.stderr)

    def test_python_with_tensorflow(self):
        library = self.make('liblibrary.so')
        for order in ('of_python() of_tfx() of_python()', 'of_tfx() of_python() of_tfx()'):
            with self.subTest(order):
                output = installed.run(
                    PYTHON, '-c', FROM_PYTHON + order.replace(' ', '\n'), library)
                self.assertEqual(output, PRODUCT * 3)


if __name__ == '__main__':
    project.main()

#!/usr/bin/python3 -B
"""tfx-fetch-libtensorflow, as an installed tfx has it."""

import shutil

import project

FILES = {
    'lib/libtensorflow_cc.so.2': b'cc',
    'lib/libtensorflow_framework.so.2': b'framework',
    'share/doc/libtensorflow/LICENSE': b'Apache',
    'share/doc/libtensorflow/THIRD_PARTY_NOTICES.txt': b'others',
}


class FetchCommandTest(project.Project):
    def setUp(self):
        super().setUp()
        self.prefix = self.root / 'a prefix'
        self.command = self.prefix / 'bin/tfx-fetch-libtensorflow'
        self.command.parent.mkdir(parents=True)
        shutil.copy(self.tools / 'packaging/tfx-fetch-libtensorflow', self.command)
        lib = self.prefix / 'share/tfx/lib'
        lib.mkdir(parents=True)
        for name in ('fetch_libtensorflow.py', 'pip_runner.py'):
            shutil.copy(self.tools / 'lib' / name, lib)

    def fetch(self, *arguments, **environment):
        """Runs the command with the project's pins."""
        shutil.copy(self.tools / 'libtensorflow.pins',
                    self.prefix / 'share/tfx/libtensorflow.pins')
        return self.run_command(self.command, *arguments,
                                environment=environment, cwd=self.root)

    def files(self, folder):
        """What the folder has, but for what is installed of tfx."""
        found = {str(path.relative_to(folder)): path.read_bytes()
                 for path in folder.rglob('*') if path.is_file()}
        return {name: contents for name, contents in found.items()
                if not name.startswith(('bin/', 'share/tfx/'))}

    def test_puts_it_beside_the_library_of_tfx(self):
        self.pin_cpu()
        result = self.fetch()
        self.assert_works(result)
        self.assertEqual(self.files(self.prefix), FILES)
        self.assertEqual(result.stdout, '')
        self.assertEqual(result.stderr.splitlines()[-1],
                         f'tfx: libtensorflow is in {self.prefix}/lib')

    def test_another_folder_relative_to_where_the_user_is(self):
        self.pin_cpu()
        self.write('elsewhere/lib/mine.so', 'mine')
        self.assert_works(self.fetch('elsewhere'))
        self.assertEqual(self.files(self.root / 'elsewhere'),
                         {**FILES, 'lib/mine.so': b'mine'})
        self.assertEqual(self.files(self.prefix), {})

    def test_a_link_to_the_command_works(self):
        self.pin_cpu()
        link = self.root / 'link'
        link.symlink_to(self.command)
        self.command = link
        self.assert_works(self.fetch())
        self.assertEqual(self.files(self.prefix), FILES)

    def test_what_is_there_already_is_replaced(self):
        self.pin_cpu()
        self.write('a prefix/lib/libtensorflow_cc.so.2', 'old')
        self.assert_works(self.fetch())
        self.assertEqual(self.files(self.prefix), FILES)

    def test_the_gpu_build_has_cuda_beside_it(self):
        cuda = 'nvidia_cublas_cu12-1.2-py3-none-manylinux_2_27_x86_64.whl'
        tensorflow = {**project.LIBTENSORFLOW_FILES}
        self.pin(('gpu', project.GPU_WHEEL, self.wheel(project.GPU_WHEEL, tensorflow)),
                 ('gpu', cuda, self.wheel(cuda, {'nvidia/cublas/lib/libcublas.so.12': b'b'})))
        self.assert_works(self.fetch('--gpu'))
        self.assertEqual(self.files(self.prefix),
                         {**FILES, 'nvidia/cublas/lib/libcublas.so.12': b'b'})

    def test_a_file_with_another_hash_is_not_taken(self):
        self.pin_cpu()
        self.pin(('cpu', project.CPU_WHEEL, '0' * 64))
        result = self.fetch()
        self.assert_fails_saying(result, 'does not have the pinned SHA-256')
        self.assertEqual(self.files(self.prefix), {})

    def test_without_the_package_index(self):
        self.pin(('cpu', project.CPU_WHEEL, '0' * 64))
        self.assert_fails_saying(self.fetch(), 'could not install', project.CPU_WHEEL)
        self.assertEqual(self.files(self.prefix), {})

    def test_without_pip(self):
        self.pin_cpu()
        python = self.write('bin/python3', f'''#!/bin/sh
            case "$*" in *pip*) echo "$0: No module named pip" >&2; exit 1 ;; esac
            exec /usr/bin/python3 -c "import runpy, sys
sys.executable = '{self.root}/bin/python3'
sys.path.insert(0, '{self.prefix}/share/tfx/lib')
sys.argv = sys.argv[1:]
runpy.run_path(sys.argv[0], run_name='__main__')" "$4" "$5" "$6" "$7"
            ''', 0o755)
        result = self.fetch(PATH=f'{python.parent}:/usr/bin:/bin')
        self.assert_fails_saying(result, 'has no pip')

    def test_wrong_arguments(self):
        for arguments in (('',), ('a', 'b'), ('--nonsense',)):
            with self.subTest(arguments):
                self.pin_cpu()
                self.assert_fails_saying(self.fetch(*arguments),
                                         'tfx-fetch-libtensorflow --help')
        self.pin_cpu()
        self.assertIn('usage: tfx-fetch-libtensorflow',
                      self.fetch('--help').stdout)


if __name__ == '__main__':
    project.main()

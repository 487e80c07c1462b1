#!/usr/bin/python3 -B
"""An installed tfx: foreign projects build against it, and run."""

import os
import pathlib
import re
import shutil
import subprocess
import unittest

import installed
import project

MODEL = installed.ROOT / 'samples/saved_model/affine'

# The model is x @ [[1, 2], [3, 4]] + [10, 20].
EMBED_OUTPUT = '''\
request: client: "someone" values: 1 values: 2 values: 3 values: 4
request: client: "someone" values: 0 values: 0
request: client: "someone" values: 1 values: 2 values: 3
answer: values: 17 values: 30 values: 25 values: 42
answer: values: 10 values: 20
answer: error: "Input to reshape is a tensor with 3 values, but the requested shape requires a multiple of 2 [Op:Reshape] inputs: float32 (3,), int32 (2,)"
'''

BORDER_OUTPUT = '''\
the log comes back
one allocator
the runtime's error
Python's error
an error that the program throws
caught by its base: NOT_FOUND
in a scope: layer/w:0
after it: w:0
in init_scope: tf.Tensor(7, shape=(), dtype=int32)
printed by TensorFlow: [1 2]
late: tf.Tensor(2.5, shape=(), dtype=float32)
'''

NO_RTTI_OUTPUT = '''\
9 6
INVALID_ARGUMENT
'''

NO_EXCEPTIONS_OUTPUT = '''\
18
refused
'''

# tools/setup keeps what it has downloaded.
DOWNLOADS = pathlib.Path(os.environ.get('XDG_CACHE_HOME') or
                         pathlib.Path.home() / '.cache') / 'tfx/downloads'

# [[1, 1]] @ [[1, 2], [3, 4]] + [10, 20]
MODEL_OUTPUT = '''\
tf.Tensor([[14. 26.]], shape=(1, 2), dtype=float32)
gpu_options {
  allow_growth: true
}
'''


class InstallTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = installed.temporary_folder(cls)
        cls.prefix = cls.folder / 'prefix'
        installed.install(cls.prefix)
        cls.lib = cls.prefix / 'lib'

    def build_embed(self, prefix, *, compiler):
        """The sample, copied away from the repository."""
        source = self.folder / 'embed'
        if not source.exists():
            shutil.copytree(installed.ROOT / 'samples/embed', source,
                            ignore=shutil.ignore_patterns('BUILD'))
        build = self.folder / f'embed-{compiler}'
        installed.run('cmake', '-S', source, '-B', build,
                      f'-DCMAKE_PREFIX_PATH={prefix}',
                      f'-DCMAKE_CXX_COMPILER={compiler}',
                      '-DCMAKE_CXX_FLAGS=-Wall -Wextra -Werror')
        installed.run('cmake', '--build', build)
        return build / 'embed'

    def run_embed(self, program, **environment):
        return installed.run(program, MODEL, environment=environment)

    def make(self, target, **variables):
        return installed.make(self.prefix, self.folder / 'make', target, **variables)

    def run_with_library_path(self, *command, **environment):
        return installed.run(*command, environment={
            'LD_LIBRARY_PATH': str(self.lib), **environment})

    def test_a_cmake_project_with_messages_of_its_own(self):
        program = self.build_embed(self.prefix, compiler='g++')
        self.assertEqual(self.run_embed(program), EMBED_OUTPUT)
        with self.subTest('with another allocator'):
            self.assertEqual(
                self.run_embed(program, LD_PRELOAD='libjemalloc.so.2'), EMBED_OUTPUT)
        with self.subTest('bound at the start'):
            self.assertEqual(self.run_embed(program, LD_BIND_NOW='1'), EMBED_OUTPUT)

    def test_a_moved_prefix_built_against_by_clang(self):
        moved = self.folder / 'a place/elsewhere'
        shutil.copytree(self.prefix, moved, symlinks=True)
        program = self.build_embed(moved, compiler='clang++')
        needed = installed.run('ldd', program)
        self.assertIn(f'{moved}/lib/{installed.SONAME}', needed)
        self.assertEqual(self.run_embed(program), EMBED_OUTPUT)

    def test_pkg_config_tells_where_it_is_now(self):
        moved = self.folder / 'pkg-config'
        shutil.copytree(self.lib / 'pkgconfig', moved / 'lib/pkgconfig')
        flags = installed.run(
            'pkg-config', '--cflags', '--libs', 'tfx',
            environment={'PKG_CONFIG_PATH': str(moved / 'lib/pkgconfig')})
        paths = [pathlib.Path(flag[2:]).resolve() for flag in flags.split()
                 if flag[:2] in ('-I', '-L')]
        self.assertEqual(paths, [moved / 'include', moved / 'lib'])
        self.assertIn('-ltfx', flags)
        rpath = re.search(r'-Wl,-rpath,(\S+)', flags)[1]
        self.assertEqual(pathlib.Path(rpath).resolve(), moved / 'lib')

    def test_a_make_project_and_what_crosses_the_border(self):
        program = self.make('border')
        self.assertEqual(installed.run(program), BORDER_OUTPUT)

    def test_programs_without_rtti_or_exceptions(self):
        for compiler in ('g++', 'clang++'):
            for name, output in {'no_rtti': NO_RTTI_OUTPUT,
                                 'no_exceptions': NO_EXCEPTIONS_OUTPUT}.items():
                with self.subTest(f'{compiler} {name}'):
                    program = installed.make(
                        self.prefix, self.folder / f'make-{compiler}', name,
                        CXX=compiler)
                    self.assertEqual(installed.run(program), output)

    def test_a_module_without_rtti_is_told_in_a_sentence(self):
        source = self.folder / 'module.cc'
        source.write_text('#include "tfx/module/module.h"\n'
                          'struct Net : tfx::Module { Net() : Module(this) {} } net;\n')
        result = subprocess.run(
            ['g++', '-std=c++20', '-fno-rtti', '-fsyntax-only',
             f'-I{self.prefix}/include', source], text=True, capture_output=True)
        self.assertIn('needs run-time type information', result.stderr)

    def other_protobuf(self):
        """A library with every name of protobuf's, none of which works."""
        host = self.make('host')
        real = installed.run('gcc', '-print-file-name=libprotobuf.so').strip()
        names = sorted(set(
            name.partition('@')[0] for name in installed.run(
                'nm', '-D', '--defined-only', '--format=just-symbols', real).split()
            if 'protobuf' in name))
        self.assertGreater(len(names), 1000)
        (host.parent / 'other_protobuf.c').write_text(
            '#include <stdlib.h>\nvoid fail(void) { abort(); }\n' + ''.join(
                f'extern void f{i}(void) __asm__("{name}")'
                ' __attribute__((alias("fail")));\n'
                for i, name in enumerate(names)))
        return self.make('libother_protobuf.so')

    def test_a_program_with_another_protobuf(self):
        output = self.run_with_library_path(
            self.make('host'), self.make('libmodel.so'), MODEL=str(MODEL),
            LD_PRELOAD=str(self.other_protobuf()))
        self.assertEqual(output, MODEL_OUTPUT * 2)

    def test_two_of_them_in_one_process(self):
        host, plugin = self.make('host'), self.make('libmodel.so')
        # The same library by another name, as another version would have.
        other = host.parent / 'other'
        other.mkdir()
        soname = installed.SONAME.replace('0.1', '0.9')
        library = (self.lib / installed.SONAME).read_bytes()
        (other / soname).write_bytes(
            library.replace(installed.SONAME.encode(), soname.encode()))
        (other / 'libtfx.so').symlink_to(soname)
        output = installed.run(
            host, plugin, self.make('libother_model.so'), environment={
                'LD_LIBRARY_PATH': f'{self.lib}:{other}', 'MODEL': str(MODEL)})
        self.assertEqual(output, MODEL_OUTPUT * 4)

    def test_cmake_takes_versions_that_fit(self):
        for version, fits in {'0.1': True, '0.1.0': True, '0.1.1': False,
                              '0.2': False, '1.0': False, '0.0.9': False}.items():
            with self.subTest(version):
                project_folder = self.folder / f'version-{version}'
                project_folder.mkdir()
                (project_folder / 'CMakeLists.txt').write_text(
                    'cmake_minimum_required(VERSION 3.16)\n'
                    'project(version LANGUAGES NONE)\n'
                    f'find_package(tfx {version} CONFIG)\n'
                    'message(STATUS "found: ${tfx_FOUND}")\n')
                output = installed.run(
                    'cmake', '-S', project_folder, '-B', project_folder / 'build',
                    f'-DCMAKE_PREFIX_PATH={self.prefix}')
                self.assertEqual('found: 1' in output, fits)

    def test_only_names_of_tfx_are_exported(self):
        names = installed.run('nm', '-D', '--defined-only', '--format=just-symbols',
                              self.lib / 'libtfx.so').split()
        self.assertGreater(len(names), 1000)
        # Functions, variables, type information, virtual tables, guards, thunks.
        ours = re.compile(r'_Z(T[ISTV]|Thn?\d+_|GV)?Z?NK?[RO]?3tfx')
        self.assertEqual([name for name in names if not ours.match(name)], [])
        for internal in ('3tfx5proto', 'ElfImage', '6google8protobuf'):
            self.assertEqual([name for name in names if internal in name], [])
        for part in ('_ZTIN3tfx10ValueErrorE', '_ZTVN3tfx6errors13NotFoundErrorE',
                     '_ZN3tfx13libtensorflow4loadEv'):
            self.assertIn(part, names)

    def test_no_name_of_protobuf_is_exported_or_imported(self):
        symbols = installed.run('nm', '-D', self.lib / 'libtfx.so')
        self.assertIn(' U dlopen', symbols)
        self.assertNotIn('protobuf', symbols)
        dynamic = installed.run('readelf', '-d', self.lib / 'libtfx.so')
        needed = re.findall(r'\(NEEDED\).*\[(.*)\.so', dynamic)
        # The C and C++ runtime, and what Debian cannot be without.
        self.assertEqual(
            set(needed) - {'ld-linux-x86-64', 'ld-linux-aarch64'},
            {'libc', 'libgcc_s', 'libm', 'libstdc++', 'libz'})

    def test_the_library_depends_on_nothing_of_the_build(self):
        library = self.lib / f'libtfx.so.{installed.VERSION}'
        dynamic = installed.run('readelf', '-d', library)
        self.assertIn(f'soname: [{installed.SONAME}]', dynamic)
        self.assertNotIn('RUNPATH', dynamic)
        self.assertNotIn('RPATH', dynamic)
        self.assertNotIn('tensorflow', dynamic)
        contents = library.read_bytes()
        built_with = (installed.ROOT / 'WORKSPACE').resolve().parent
        for place in ('/execroot/', pathlib.Path.home(), DOWNLOADS.parent, built_with):
            if str(place) != '/':
                self.assertEqual(contents.count(str(place).encode()), 0, place)

    def test_libtensorflow_beside_the_library_is_taken(self):
        prefix = self.folder / 'complete'
        shutil.copytree(self.prefix, prefix, symlinks=True)
        (prefix / 'lib/libtensorflow_cc.so.2').write_text('no library')
        with self.assertRaisesRegex(
                AssertionError,
                re.escape(f'{prefix}/lib/libtensorflow_cc.so.2 (beside tfx)')):
            installed.run(self.make('border'), environment={
                'LD_LIBRARY_PATH': str(prefix / 'lib'), 'TFX_LIBTENSORFLOW': ''})

    def test_libtensorflow_is_fetched_to_where_it_is_found(self):
        prefix = self.folder / 'fetched'
        shutil.copytree(self.prefix, prefix, symlinks=True)
        alone = {'HOME': str(self.folder), 'XDG_CACHE_HOME': '',
                 'TFX_LIBTENSORFLOW': '', 'LD_LIBRARY_PATH': str(prefix / 'lib')}
        program = self.make('no_rtti')
        command = prefix / 'bin/tfx-fetch-libtensorflow'
        with self.assertRaisesRegex(
                AssertionError, 'libtensorflow 2.21.0 is not found(.|\n)*'
                f'To install it, run {re.escape(str(command))}'):
            installed.run(program, environment=alone)
        installed.run(command, environment={
            **alone, 'PIP_NO_INDEX': '1', 'PIP_FIND_LINKS': str(DOWNLOADS)})
        self.assertEqual(installed.run(program, environment=alone), NO_RTTI_OUTPUT)


if __name__ == '__main__':
    project.main()

#!/usr/bin/python3 -B
"""Installed headers: each compiles alone, and needs no other library's."""

import concurrent.futures
import os
import re
import subprocess
import tarfile
import unittest

import installed
import project

# The C++ and the C library's headers, and the compilers' own; not what else is
# installed. The C++ library itself includes others, such as TBB's, if they are there.
SYSTEM = re.compile(
    r'/usr/lib/(gcc|llvm-\d+)/|/usr/include/'
    r'(c\+\+/|x86_64-linux-gnu/|linux/|asm-generic/|(?!zlib|zconf)[\w-]+\.h$)')
# How -H shows an included file: a dot for each level.
INCLUDED = re.compile(r'(\.+) (.+)')


# Messages whose fields Python sets one by one, and the floor of the C API.
NOT_OPTIONS_OF_FUNCTIONS = ('tfx/c/', 'tfx/config/')

BY_NAME_ONLY = """
template <typename T, typename... A>
concept FilledBy = requires(A... a) { T{a...}; };
template <typename T>
concept FilledByBraces = requires { T{{}}; };
template <typename T>
constexpr bool by_name_only() {
  return !FilledBy<T, int> && !FilledBy<T, int, int> && !FilledBy<T, bool> &&
         !FilledBy<T, double> && !FilledBy<T, const char*> &&
         !FilledBy<T, tfx::Tensor> && !FilledBy<T, tfx::DType> &&
         !FilledByBraces<T>;
}
"""


class InstallHeadersTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = installed.temporary_folder(cls)
        with tarfile.open(installed.ROOT / 'tools/packaging/headers.tar') as archive:
            archive.extractall(folder)
        cls.include = folder / 'include'
        cls.headers = sorted(
            str(path.relative_to(cls.include)) for path in cls.include.rglob('*.h'))

    def problem_of(self, compiler, *headers):
        """What a compiler says of a source that has just these lines, or ''."""
        result = subprocess.run(
            [compiler, '-std=c++20', '-Wall', '-Wextra', '-Werror', '-fsyntax-only',
             '-I', self.include, '-H', '-x', 'c++', '-'],
            input=''.join(f'#include "{header}"\n' for header in headers),
            text=True, capture_output=True)
        if result.returncode:
            return result.stderr
        foreign = set()
        includers = ['<stdin>']
        for line in result.stderr.splitlines():
            if not (included := INCLUDED.fullmatch(line)):
                continue
            depth, path = len(included[1]), included[2]
            includers[depth:] = [path]
            if self.is_ours(includers[depth - 1]) and not self.is_ours(path) and (
                    not SYSTEM.match(os.path.realpath(path))):
                foreign.add(path)
        return ' '.join(sorted(foreign))

    def is_ours(self, path):
        return path == '<stdin>' or path.startswith(f'{self.include}/')

    def test_each_header_compiles_alone(self):
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            problems = pool.map(lambda header: self.problem_of('g++', header),
                                self.headers)
            for header, problem in zip(self.headers, problems):
                with self.subTest(header):
                    self.assertEqual(problem, '')

    def test_clang_compiles_all_headers_together(self):
        self.assertEqual(self.problem_of('clang++', *reversed(self.headers)), '')

    def test_clang_compiles_what_porters_write(self):
        result = subprocess.run(
            ['clang++', '-std=c++20', '-Wall', '-Wextra', '-Werror',
             '-fsyntax-only', '-I', self.include,
             installed.ROOT / 'tests/porting/spellings_test.cc'],
            text=True, capture_output=True)
        self.assertEqual(result.stderr, '')

    def options(self):
        """The options structs of functions, with their namespaces; by header."""
        found = {}
        for header in self.headers:
            if header.startswith(NOT_OPTIONS_OF_FUNCTIONS):
                continue
            namespaces = []
            arguments = ''
            for line in (self.include / header).read_text().splitlines():
                if match := re.match(r'namespace ([\w:]+) {', line):
                    namespaces.append(match[1])
                elif line.startswith('}  // namespace'):
                    namespaces.pop()
                elif match := re.match(r'struct (\w+Options) {', line):
                    found['::'.join([*namespaces, match[1]]) + arguments] = header
                arguments = '<tfx::Tensor>' if line.startswith('template') else ''
        return found

    def test_options_are_filled_by_name_only(self):
        options = self.options()
        self.assertIn('tfx::math::ReduceOptions', options)
        self.assertIn('tfx::raw_ops::MatMulOptions', options)
        source = ''.join(
            [f'#include "{header}"\n' for header in sorted(set(options.values()))] +
            [BY_NAME_ONLY] +
            [f'static_assert(by_name_only<{name}>(), "{name}");\n'
             for name in options])
        result = subprocess.run(
            ['g++', '-std=c++20', '-fsyntax-only', '-I', self.include, '-x', 'c++',
             '-'], input=source, text=True, capture_output=True)
        self.assertEqual(result.stderr, '')

    def first_error_with_cxx17(self, header):
        result = subprocess.run(
            ['g++', '-std=c++17', '-fsyntax-only', '-I', self.include, '-x', 'c++',
             '-'], input=f'#include "{header}"\n', text=True, capture_output=True)
        return next((line for line in result.stderr.splitlines()
                     if ' error: ' in line), 'no error')

    def test_another_standard_is_told_in_a_sentence(self):
        headers = ['tfx/tfx.h', 'tfx/c/c.h', *re.findall(
            r'#include "(tfx/.*)"', (self.include / 'tfx/tfx.h').read_text())]
        self.assertIn('tfx/nn/nn.h', headers)
        needs_no_cxx20 = []
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            for header, error in zip(
                    headers, pool.map(self.first_error_with_cxx17, headers)):
                if error == 'no error':
                    needs_no_cxx20.append(header)
                    continue
                with self.subTest(header):
                    self.assertIn('compile with -std=c++20', error)
        # These compile as C++17, so there is nothing to say.
        self.assertEqual(sorted(needs_no_cxx20), [
            'tfx/core/errors.h', 'tfx/core/load_library.h', 'tfx/core/logger.h',
            'tfx/saved_model/show.h'])

    def test_every_floor_is_there(self):
        for header in ('tfx/tfx.h', 'tfx/c/c.h', 'tfx/core/tensor.h',
                       'tfx/ops/math_ops.h', 'tfx/raw_ops/raw_ops.h',
                       'third_party/tensorflow/libtensorflow.h'):
            self.assertIn(header, self.headers)

    def test_nothing_is_there_that_only_sources_include(self):
        for header in ('tfx/c/c_layout.h', 'tfx/core/float_digits.h',
                       'tfx/raw_ops/run.h', 'third_party/tensorflow/version.h'):
            self.assertNotIn(header, self.headers)


if __name__ == '__main__':
    project.main()

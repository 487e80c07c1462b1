"""usage: bazel aquery … | check_tidy.py STAMPS [SOURCE…], in the project's folder.

Runs clang-tidy on these sources, or all, as far as they have not passed yet as they
are, with the flags of the compile actions on standard input. clang-tidy takes seconds a file,
so STAMPS holds an empty file for each source that passed, named after a hash of
all that its result depends on. The plug-in that keeps clang-tidy out of other
people's headers is there too.
"""

import concurrent.futures
import functools
import hashlib
import json
import os
import pathlib
import re
import subprocess
import sys
import time

import sources

_CLANG_TIDY = 'clang-tidy-14'  # Others have other checks.
# The compiler's warnings, which cost next to nothing here: see .clang-tidy.
_WARNINGS = ['-Wall', '-Wextra', '-Wreserved-identifier',
             '-Wzero-as-null-pointer-constant']
# A plug-in has to be of the same version.
_OWN_CODE = 'tools/lib/own_code.cc'
_LLVM_HEADERS = '/usr/lib/llvm-14/include'
_KEEP_SECONDS = 60 * 24 * 3600
_DIAGNOSTIC = re.compile(r'^(?=\S+:\d+:\d+: (?:error|warning): )', re.MULTILINE)
_INCLUDE = re.compile(rb'^\s*#\s*include\s*["<]([^">]+)[">]', re.MULTILINE)


def _flags(arguments):
    """Of a compiler's arguments those that decide how a source is read."""
    flags = []
    remaining = iter(arguments)
    for argument in remaining:
        if argument in ('-iquote', '-isystem'):
            flags += [argument, next(remaining)]
        elif argument.startswith('-I'):
            flags += ['-I', argument[len('-I'):]]
        elif argument.startswith('-D') and not argument.startswith('-D__'):
            flags.append(argument)
        elif argument.startswith('-std='):
            flags = [flag for flag in flags if not flag.startswith('-std=')]
            flags.append(argument)
    return tuple(flags)


def _flags_of_sources(actions):
    found = {}
    for action in actions:
        arguments = action['arguments']
        found[arguments[arguments.index('-c') + 1]] = _flags(arguments)
    return found


@functools.lru_cache(maxsize=None)
def _find(name, flags):
    """The header of that name, if it is the project's or generated."""
    # External ones change only with libtensorflow, whose pins are hashed.
    for folder in (flag for flag in flags if not flag.startswith('-')):
        path = os.path.normpath(os.path.join(folder, name))
        if not path.startswith('external/') and os.path.isfile(path):
            return path
    return None


@functools.lru_cache(maxsize=None)
def _read(path):
    contents = pathlib.Path(path).read_bytes()
    return contents, [name.decode() for name in _INCLUDE.findall(contents)]


def _hash(source, flags, common):
    digest = hashlib.sha256(common + ' '.join(flags).encode())
    seen = set()
    waiting = [source]
    while waiting:
        path = waiting.pop()
        if path and path not in seen:
            seen.add(path)
            contents, included = _read(path)
            digest.update(f'{path} {len(contents)}\n'.encode() + contents)
            waiting += [_find(name, flags) for name in included]
    return digest.hexdigest()


def _build_plugin(stamps):
    source = pathlib.Path(_OWN_CODE).read_bytes()
    plugin = stamps / f'{hashlib.sha256(source).hexdigest()}.so'
    if plugin.exists():
        plugin.touch()
    else:
        partial = plugin.with_suffix('.partial')
        # As LLVM's own libraries are built, which have no type information.
        subprocess.run(
            ['g++', '-std=c++17', '-O1', '-fPIC', '-shared', '-fno-rtti', '-isystem',
             _LLVM_HEADERS, _OWN_CODE, '-o', partial], check=True)
        partial.rename(plugin)
    return plugin


def _check(source, flags, plugin):
    # `external` is not in the project's folder but in Bazel's, where bazel-out
    # points: OUTPUT_BASE/execroot/tfx/bazel-out.
    output_base = pathlib.Path('bazel-out').resolve().parents[2]
    flags = [str(output_base / flag) if flag.startswith('external/') else flag
             for flag in flags]
    result = subprocess.run(
        [_CLANG_TIDY, '--quiet', f'--load={plugin}', '--checks=tfx-own-code', source,
         '--', *flags, *_WARNINGS],
        text=True, capture_output=True)
    # Its standard error only counts the warnings that nobody is shown.
    return source, result.returncode, result.stdout


def _sources_to_check(named, flags, stamps):
    """The stamp to leave for each source that has none yet."""
    common = subprocess.run([_CLANG_TIDY, '--version'], check=True,
                            capture_output=True).stdout
    common += ' '.join(_WARNINGS).encode()
    for path in ('.clang-tidy', 'tests/.clang-tidy', 'tools/libtensorflow.pins'):
        common += pathlib.Path(path).read_bytes()
    waiting = {}
    for source in named or sources.cpp_files(['*.cc']):
        # Generators wrote the ones, the other is read with LLVM's headers.
        if 'golden' in pathlib.PurePath(source).parts or source == _OWN_CODE:
            continue
        if source not in flags:
            print(f'clang-tidy: no target compiles {source}')
            continue
        stamp = stamps / _hash(source, flags[source], common)
        if stamp.exists():
            stamp.touch()
        else:
            waiting[source] = stamp
    return waiting


def main(actions, stamps, named):
    stamps.mkdir(parents=True, exist_ok=True)
    flags = _flags_of_sources(actions)
    waiting = _sources_to_check(named, flags, stamps)
    plugin = _build_plugin(stamps) if waiting else None
    passed = True
    shown = set()
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        jobs = [pool.submit(_check, source, flags[source], plugin)
                for source in waiting]
        for number, job in enumerate(concurrent.futures.as_completed(jobs), 1):
            source, status, output = job.result()
            print(f'clang-tidy {number} of {len(jobs)}: {source}', flush=True)
            if status:
                passed = False
                # What is wrong in a header is found by all who include it.
                for diagnostic in _DIAGNOSTIC.split(output):
                    if diagnostic not in shown:
                        shown.add(diagnostic)
                        print(diagnostic.strip(), flush=True)
            else:
                waiting[source].touch()
    for stamp in stamps.iterdir():
        if stamp.stat().st_mtime < time.time() - _KEEP_SECONDS:
            stamp.unlink()
    return 0 if passed else 1


if __name__ == '__main__':
    sys.exit(main(json.load(sys.stdin)['actions'], pathlib.Path(sys.argv[1]),
                  sys.argv[2:]))

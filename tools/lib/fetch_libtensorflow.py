"""usage: fetch_libtensorflow.py cpu|gpu CACHE | --into PREFIX cpu|gpu

Downloads the wheels that libtensorflow.pins names for that build and unpacks
from them what tfx needs, as CACHE/libtensorflow-VERSION-BUILD. tools/setup
calls it with the cache locked, so the names of temporary files can be fixed
ones: the next run finds and removes what an interrupted one has left.

With --into, what programs need to run, without headers, is put into PREFIX,
where other files may be: tfx-fetch-libtensorflow of an installed tfx does so.
"""

import fcntl
import hashlib
import os
import pathlib
import re
import shutil
import sys
import typing
import zipfile

import pip_runner

_PINS = pathlib.Path(__file__).parent.parent / 'libtensorflow.pins'

# Where a file of a wheel goes. The include folder also holds Abseil, protobuf
# and Eigen, which would shadow the program's own: only the C API's headers and
# what they include are taken.
_PLACES = [(re.compile(pattern), place) for pattern, place in (
    (r'tensorflow/(libtensorflow_(?:cc|framework)\.so\.2)', r'lib/\1'),
    (r'tensorflow/(include/(?:'
     r'tensorflow/c/.*'
     r'|tensorflow/core/platform/ctstring(?:_internal)?'
     r'|tensorflow/core/common_runtime/next_pluggable_device/c/.*'
     r'|tsl/platform/(?:ctstring|ctstring_internal|platform)'
     r'|xla/tsl/c/.*)\.h)', r'\1'),
    (r'tensorflow/include/(LICENSE)', r'\1'),
    (r'tensorflow/(THIRD_PARTY_NOTICES\.txt)', r'\1'),
    # libtensorflow's run path looks for CUDA in ../nvidia, and so does XLA for
    # ptxas and libdevice (cuda_nvcc).
    (r'(nvidia/\w+/(?:lib|bin|nvvm)/.*)', r'\1'),
    (r'nvidia_(\w+)_cu12-.*\.dist-info/(?:licenses/)?(License\.txt)',
     r'nvidia/\1/\2'),
)]


class Pin(typing.NamedTuple):
    build: str
    wheel: str
    sha256: str
    megabytes: int
    unpacked_megabytes: int


def read_pins(build):
    """The pins of a build, and the lines they were read from."""
    lines = [line for line in _PINS.read_text().splitlines()
             if line.startswith(build + ' ')]
    pins = []
    for line in lines:
        _, wheel, sha256, megabytes, unpacked = line.split()
        pins.append(Pin(build, wheel, sha256, int(megabytes), int(unpacked)))
    return pins, '\n'.join(lines) + '\n'


def download(pin, cache):
    """The path of the pinned wheel, which is downloaded if it is not there."""
    wheel = cache / 'downloads' / pin.wheel
    if wheel.exists():
        if _sha256(wheel) == pin.sha256:
            return wheel
        pip_runner.say(f'{wheel} is damaged and will be downloaded again')
        wheel.unlink()
    pip_runner.require_space(cache, pin.megabytes, pin.wheel)
    pip_runner.say(f'downloading {pin.wheel} ({pin.megabytes} MB)')
    scratch = pip_runner.fresh_directory(cache / 'downloads.partial')
    try:
        name, version, _, _, platforms = pin.wheel[:-len('.whl')].split('-')
        requirement = scratch / 'requirement.txt'
        requirement.write_text(
            f'{name}=={version} --hash=sha256:{pin.sha256}\n')
        # Names the wheel's own platform: the Python that runs pip may be
        # another than the one the wheel is for.
        pip_runner.run(
            ['download', '--no-deps', '--require-hashes', '--no-cache-dir',
             '--only-binary=:all:', '--python-version=3.11',
             '--implementation=cp', '--abi=cp311', '--abi=none',
             *(f'--platform={name}' for name in platforms.split('.')),
             f'--requirement={requirement}', f'--dest={scratch}'],
            pin.wheel, scratch)
        wheel.parent.mkdir(exist_ok=True)
        os.replace(scratch / pin.wheel, wheel)
    finally:
        shutil.rmtree(scratch, ignore_errors=True)
    return wheel


def _sha256(path):
    digest = hashlib.sha256()
    with open(path, 'rb') as file:
        while block := file.read(1 << 20):
            digest.update(block)
    return digest.hexdigest()


def _unpack(wheel, destination):
    with zipfile.ZipFile(wheel) as archive:
        for member in archive.infolist():
            for pattern, place in _PLACES:
                match = pattern.fullmatch(member.filename)
                if match and not member.is_dir():
                    _extract(archive, member, destination / match.expand(place))


def _extract(archive, member, path):
    path.parent.mkdir(parents=True, exist_ok=True)
    with archive.open(member) as source, open(path, 'wb') as target:
        shutil.copyfileobj(source, target, 1 << 20)
    # ptxas is a program.
    if member.external_attr >> 16 & 0o100:
        path.chmod(0o755)


def _replace(old, new):
    """Puts the directory `new` in the place of `old`, which may not exist."""
    # A power cut must not keep the new name and lose the contents.
    os.sync()
    outdated = old.with_name(old.name + '.outdated')
    shutil.rmtree(outdated, ignore_errors=True)
    if old.exists():
        os.rename(old, outdated)
    os.rename(new, old)
    shutil.rmtree(outdated, ignore_errors=True)


def fetch(build, cache):
    pins, lines = read_pins(build)
    version = pins[0].wheel.split('-')[1]
    destination = cache / f'libtensorflow-{version}-{build}'
    partial = destination.with_name(destination.name + '.partial')
    shutil.rmtree(partial, ignore_errors=True)
    missing = sum(pin.megabytes for pin in pins
                  if not (cache / 'downloads' / pin.wheel).exists())
    pip_runner.require_space(
        cache, missing + sum(pin.unpacked_megabytes for pin in pins),
        f'libtensorflow ({build})')
    wheels = [download(pin, cache) for pin in pins]
    pip_runner.say(f'unpacking libtensorflow to {destination}')
    partial.mkdir()
    try:
        for wheel in wheels:
            _unpack(wheel, partial)
        (partial / '.pins').write_text(lines)
        _replace(destination, partial)
    finally:
        shutil.rmtree(partial, ignore_errors=True)
    # The Python environment is made from the CPU wheel; the others, 3.5 GB,
    # have served their purpose.
    if build != 'cpu':
        for wheel in wheels:
            wheel.unlink()


def _moved_files(source, destination):
    """Moves all files to the same places under another folder."""
    for path in sorted(source.rglob('*')):
        if path.is_file():
            target = destination / path.relative_to(source)
            target.parent.mkdir(parents=True, exist_ok=True)
            os.replace(path, target)


def fetch_into(prefix, build):
    pins, _ = read_pins(build)
    prefix.mkdir(parents=True, exist_ok=True)
    # One at a time; ends with the process.
    fcntl.flock(os.open(prefix, os.O_RDONLY | os.O_DIRECTORY), fcntl.LOCK_EX)
    # Beside its place: a file is there as a whole or not at all.
    scratch = pip_runner.fresh_directory(prefix / '.tfx-fetch.partial')
    try:
        pip_runner.require_space(
            prefix, sum(pin.megabytes + pin.unpacked_megabytes for pin in pins),
            f'libtensorflow ({build})')
        unpacked = scratch / 'unpacked'
        for pin in pins:
            wheel = download(pin, scratch)
            pip_runner.say(f'unpacking {pin.wheel}')
            _unpack(wheel, unpacked)
            wheel.unlink()
        shutil.rmtree(unpacked / 'include')
        licenses = unpacked / 'share' / 'doc' / 'libtensorflow'
        licenses.mkdir(parents=True)
        for name in ('LICENSE', 'THIRD_PARTY_NOTICES.txt'):
            os.rename(unpacked / name, licenses / name)
        os.sync()
        _moved_files(unpacked, prefix)
    finally:
        shutil.rmtree(scratch, ignore_errors=True)
    pip_runner.say(f'libtensorflow is in {prefix / "lib"}')


if __name__ == '__main__':
    if sys.argv[1] == '--into':
        pip_runner.main(
            lambda: fetch_into(pathlib.Path(sys.argv[2]).absolute(), sys.argv[3]),
            again='tfx-fetch-libtensorflow')
    else:
        pip_runner.main(lambda: fetch(sys.argv[1], pathlib.Path(sys.argv[2])))

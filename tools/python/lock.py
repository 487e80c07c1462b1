"""usage: /usr/bin/python3 tools/python/lock.py

Writes requirements.txt: every package that requirements.in, TensorFlow and
tf_keras need, with the version that pip chooses today and its SHA-256.
TensorFlow itself is pinned in tools/libtensorflow.pins.
"""

import json
import pathlib
import subprocess
import sys
import tempfile

_HERE = pathlib.Path(__file__).parent
_TENSORFLOW = 'tensorflow-cpu==2.21.0'


def _resolve(*arguments):
    with tempfile.NamedTemporaryFile('r') as report:
        subprocess.run(
            [sys.executable, '-I', '-m', 'pip', 'install', '--quiet',
             '--dry-run', '--ignore-installed', '--only-binary=:all:',
             f'--report={report.name}', *arguments], check=True)
        for package in json.load(report)['install']:
            hashes = package['download_info']['archive_info']['hash']
            yield (package['metadata']['name'], package['metadata']['version'],
                   hashes.replace('sha256=', 'sha256:'))


def main():
    packages = [
        *_resolve(_TENSORFLOW, f'--requirement={_HERE / "requirements.in"}'),
        # With its dependencies it would bring the CUDA build of TensorFlow.
        *_resolve('--no-deps', 'tf_keras==2.21.*'),
    ]
    packages.sort(key=lambda package: package[0].lower())
    lines = ['# Written by lock.py from requirements.in.']
    lines += [f'{name}=={version} --hash={digest}'
              for name, version, digest in packages
              if name != 'tensorflow_cpu']
    (_HERE / 'requirements.txt').write_text('\n'.join(lines) + '\n')


if __name__ == '__main__':
    main()

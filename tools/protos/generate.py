#!/usr/bin/env python3
"""Writes third_party/tensorflow/proto/**.proto from a TensorFlow release.

    tools/protos/generate.py --wheel tensorflow_cpu-2.21.0-....whl
    tools/protos/generate.py --environment path/to/a/python/environment

Run by hand when tfx moves to another TensorFlow; the files are committed. The
wheel has no .proto file, but its Python modules hold the descriptors, from
which the text is written here, under tfx's own package. Before anything is
replaced, protoc reads the text back, and what it read must equal the originals
but for the names. With --check nothing is written: the exit status says whether
the committed files are what this would write.

Needs the Python package protobuf, protoc and clang-format.
"""

import argparse
import pathlib
import shutil
import subprocess
import sys
import tempfile

from google.protobuf import descriptor_pb2

from descriptors import Files, Source
from proto_text import ProtoText
import rename
from verify import require_same

_REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
_OUTPUT = _REPOSITORY / 'third_party/tensorflow/proto'

# What tfx reads and writes; the files that these import come with them.
_ROOTS = """
    tensorflow/core/example/example.proto
    tensorflow/core/framework/api_def.proto
    tensorflow/core/framework/cpp_shape_inference.proto
    tensorflow/core/framework/dataset_metadata.proto
    tensorflow/core/framework/dataset_options.proto
    tensorflow/core/framework/device_attributes.proto
    tensorflow/core/framework/kernel_def.proto
    tensorflow/core/framework/optimized_function_graph.proto
    tensorflow/core/protobuf/composite_tensor_variant.proto
    tensorflow/core/protobuf/config.proto
    tensorflow/core/protobuf/data_service.proto
    tensorflow/core/protobuf/fingerprint.proto
    tensorflow/core/protobuf/saved_model.proto
    tensorflow/core/protobuf/tensor_bundle.proto
    tensorflow/core/protobuf/tensorflow_server.proto
    tensorflow/core/protobuf/trackable_object_graph.proto
    tensorflow/core/util/event.proto
    tensorflow/python/keras/protobuf/projector_config.proto
    tensorflow/python/keras/protobuf/saved_metadata.proto
    tensorflow/python/training/checkpoint_state.proto
    tsl/profiler/protobuf/profiler_options.proto
    tsl/profiler/protobuf/xplane.proto
    xla/tsl/protobuf/error_codes.proto
""".split()

# Where TensorFlow puts the code that it generates for other languages.
_DROPPED_OPTIONS = (
    'go_package',
    'java_multiple_files',
    'java_outer_classname',
    'java_package',
)

_HEADER = """\
// Copyright The TensorFlow Authors. All Rights Reserved.
//
// Licensed under the Apache License, Version 2.0 (the "License");
// you may not use this file except in compliance with the License.
// You may obtain a copy of the License at
//
//     http://www.apache.org/licenses/LICENSE-2.0
//
// Unless required by applicable law or agreed to in writing, software
// distributed under the License is distributed on an "AS IS" BASIS,
// WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
// See the License for the specific language governing permissions and
// limitations under the License.

// Written by tools/protos/generate.py from TensorFlow {version}; do not edit.
// Original: {original}
// Its package: {package}
// Changed: names of packages and imports; no comments, no Go and Java options.

"""


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    source = parser.add_mutually_exclusive_group(required=True)
    source.add_argument('--wheel', type=pathlib.Path)
    source.add_argument('--environment', type=pathlib.Path)
    parser.add_argument('--check', action='store_true')
    parser.add_argument('--protoc', default='/usr/bin/protoc')
    parser.add_argument('--clang-format', default='clang-format-14')
    arguments = parser.parse_args()

    if arguments.wheel:
        tensorflow = Source.from_wheel(arguments.wheel)
    else:
        tensorflow = Source.from_environment(arguments.environment)
    originals = tensorflow.closure(_ROOTS)
    for file in originals.values():
        for option in _DROPPED_OPTIONS:
            file.options.ClearField(option)
        if not file.options.ByteSize():
            file.ClearField('options')
    files = rename.renamed(originals)

    texts = {}
    writer = ProtoText(files)
    for original, name in zip(originals.values(), files):
        header = _HEADER.format(
            version=tensorflow.version,
            original=original.name,
            package=original.package,
        )
        texts[name.removeprefix(rename.FOLDER)] = _formatted(
            header + writer.text(name), name, arguments.clang_format
        )

    with tempfile.TemporaryDirectory() as scratch:
        folder = pathlib.Path(scratch)
        _write(texts, folder)
        compiled = _compiled(folder, texts, arguments.protoc)
    require_same(originals, {name: compiled[name] for name in files})

    _check_build_file(texts)
    if arguments.check:
        return _compare(texts)
    _replace(texts)
    print(f'{len(texts)} files of TensorFlow {tensorflow.version} written')
    return 0


def _formatted(text: str, name: str, clang_format: str) -> str:
    return subprocess.run(
        [clang_format, '--style=Google', f'--assume-filename={name}'],
        input=text,
        capture_output=True,
        check=True,
        text=True,
    ).stdout


def _write(texts: dict[str, str], folder: pathlib.Path):
    for name, text in texts.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def _compiled(folder: pathlib.Path, names, protoc: str) -> Files:
    output = folder / 'descriptors'
    status = subprocess.run(
        [
            protoc,
            f'--proto_path={rename.FOLDER.rstrip("/")}={folder}',
            f'--descriptor_set_out={output}',
            *[rename.FOLDER + name for name in names],
        ]
    ).returncode
    if status:
        sys.exit('protoc does not read what was written')
    compiled = descriptor_pb2.FileDescriptorSet.FromString(output.read_bytes())
    return {file.name: file for file in compiled.file}


def _check_build_file(texts: dict[str, str]):
    """Each file belongs to one library; BUILD says to which."""
    build = (_OUTPUT / 'BUILD').read_text()
    for name in texts:
        if build.count(f'"{name}"') != 1:
            print(f'warning: BUILD must name {name} once', file=sys.stderr)


def _compare(texts: dict[str, str]) -> int:
    committed = {
        path.relative_to(_OUTPUT).as_posix(): path.read_text()
        for path in _OUTPUT.rglob('*.proto')
    }
    different = sorted(
        name
        for name in texts.keys() | committed.keys()
        if texts.get(name) != committed.get(name)
    )
    for name in different:
        print(f'{name} is not what this generator writes', file=sys.stderr)
    return 1 if different else 0


def _replace(texts: dict[str, str]):
    for folder in {name.split('/')[0] for name in texts}:
        shutil.rmtree(_OUTPUT / folder, ignore_errors=True)
    _write(texts, _OUTPUT)


if __name__ == '__main__':
    sys.exit(main())

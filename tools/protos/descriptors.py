"""TensorFlow's protocol descriptors, read out of its *_pb2.py modules.

protoc's Python output carries each file's descriptor as a bytes literal. It is
taken from the syntax tree: nothing of TensorFlow is imported or run.
"""

import ast
import pathlib
import re
from typing import Iterable, Iterator
import zipfile

from google.protobuf import descriptor_pb2

Files = dict[str, descriptor_pb2.FileDescriptorProto]


class Source:
    """A TensorFlow release: its version and its descriptors by file name."""

    def __init__(self, version: str, modules: Iterable[bytes]):
        self.version = version
        self.files: Files = {}
        for module in modules:
            for serialized in _literals(module):
                file = descriptor_pb2.FileDescriptorProto.FromString(serialized)
                self.files[file.name] = file
        if not self.files:
            raise ValueError('no *_pb2.py module of TensorFlow found')

    @classmethod
    def from_wheel(cls, path: pathlib.Path) -> 'Source':
        with zipfile.ZipFile(path) as wheel:
            names = wheel.namelist()
            metadata = [n for n in names if _METADATA.fullmatch(n)]
            if len(metadata) != 1:
                raise ValueError(f'{path} is not a wheel of TensorFlow')
            modules = [wheel.read(n) for n in names if _MODULE.fullmatch(n)]
            return cls(_version(wheel.read(metadata[0])), modules)

    @classmethod
    def from_environment(cls, path: pathlib.Path) -> 'Source':
        """`path` is a Python environment's root or its site-packages."""
        for root in [path, *path.glob('lib/python3*/site-packages')]:
            metadata = [
                m
                for m in root.glob('tensorflow*.dist-info/METADATA')
                if _METADATA.fullmatch(m.relative_to(root).as_posix())
            ]
            if metadata:
                modules = sorted((root / 'tensorflow').rglob('*_pb2.py'))
                return cls(
                    _version(metadata[0].read_bytes()),
                    [m.read_bytes() for m in modules],
                )
        raise ValueError(f'{path} holds no installed TensorFlow')

    def closure(self, roots: Iterable[str]) -> Files:
        """The files of `roots` and all they import, imported ones first.

        protobuf's own (google/protobuf/...) are left out.
        """
        found: Files = {}

        def visit(name: str):
            if name in found or name.startswith('google/protobuf/'):
                return
            if name not in self.files:
                raise ValueError(f'TensorFlow {self.version} has no {name}')
            for imported in self.files[name].dependency:
                visit(imported)
            found[name] = self.files[name]

        for root in roots:
            visit(root)
        return found


_MODULE = re.compile(r'tensorflow/.*_pb2\.py')
_METADATA = re.compile(r'tensorflow(_cpu)?-[^/]*\.dist-info/METADATA')


def _version(metadata: bytes) -> str:
    return re.search(r'^Version: (\S+)$', metadata.decode(), re.MULTILINE)[1]


def _literals(module: bytes) -> Iterator[bytes]:
    for node in ast.walk(ast.parse(module)):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr == 'AddSerializedFile'
        ):
            yield ast.literal_eval(node.args[0])

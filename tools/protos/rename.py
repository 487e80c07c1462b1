"""The names under which tfx knows TensorFlow's protocol definitions.

One rule for files, packages and so for C++ namespaces: `tensorflow` is
`tfx/proto`, and what lives elsewhere (tsl, xla) moves below it.
"""

from google.protobuf import descriptor_pb2

from descriptors import Files

FOLDER = 'tfx/proto/'
PACKAGE = 'tfx.proto'


def renamed(files: Files) -> Files:
    """Copies of `files` with every name in tfx's package, else the same."""
    names = {}
    for file in files.values():
        package = _package(file.package)
        for element in [*file.message_type, *file.enum_type]:
            _collect(element, '.' + file.package, '.' + package, names)
    result = {}
    for file in files.values():
        copy = descriptor_pb2.FileDescriptorProto()
        copy.CopyFrom(file)
        copy.name = _file_name(file.name)
        copy.package = _package(file.package)
        copy.dependency[:] = [_file_name(name) for name in file.dependency]
        for message in copy.message_type:
            _retype(message, names)
        result[copy.name] = copy
    return result


def _file_name(name: str) -> str:
    if name.startswith('google/protobuf/'):
        return name
    return FOLDER + name.removeprefix('tensorflow/')


def _package(name: str) -> str:
    parts = name.removeprefix('third_party.').split('.')
    if parts[0] == 'tensorflow':
        parts = parts[1:]
    return '.'.join([PACKAGE, *parts])


def _collect(element, scope: str, new_scope: str, names: dict[str, str]):
    old, new = f'{scope}.{element.name}', f'{new_scope}.{element.name}'
    names[old] = new
    if isinstance(element, descriptor_pb2.DescriptorProto):
        for inner in [*element.nested_type, *element.enum_type]:
            _collect(inner, old, new, names)


def _retype(message: descriptor_pb2.DescriptorProto, names: dict[str, str]):
    for field in message.field:
        if field.type_name and not field.type_name.startswith(
            '.google.protobuf.'
        ):
            field.type_name = names[field.type_name]
    for nested in message.nested_type:
        _retype(nested, names)

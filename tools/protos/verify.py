"""Compares descriptors that differ in names of files and packages only."""

from google.protobuf import descriptor_pb2

from descriptors import Files


def require_same(originals: Files, compiled: Files):
    """Raises unless the n-th file of the one says what that of the other does.

    A type is compared by where it is defined: in which file, in which message.
    What has no meaning on the wire does not count: JSON names, which the
    originals lack, and the order of a message's nested types.
    """
    for original, copy in zip(
        _placed(originals), _placed(compiled), strict=True
    ):
        if original != copy:
            raise AssertionError(f'{original}\n--- was read back as\n{copy}')


def _placed(files: Files) -> list[descriptor_pb2.FileDescriptorProto]:
    """Copies of `files` with the number of a file for its name and package."""
    numbers = {name: f'file {i}' for i, name in enumerate(files)}
    types: dict[str, str] = {}
    for name, file in files.items():
        for element in [*file.message_type, *file.enum_type]:
            _place(element, f'.{file.package}', numbers[name], types)

    def strip(message: descriptor_pb2.DescriptorProto):
        for field in message.field:
            field.ClearField('json_name')
            if field.type_name:
                field.type_name = types.get(field.type_name, field.type_name)
        for nested in message.nested_type:
            strip(nested)
        message.nested_type.sort(key=lambda nested: nested.name)

    result = []
    for name, file in files.items():
        copy = descriptor_pb2.FileDescriptorProto()
        copy.CopyFrom(file)
        copy.name = numbers[name]
        copy.ClearField('package')
        copy.dependency[:] = [numbers.get(d, d) for d in file.dependency]
        for message in copy.message_type:
            strip(message)
        result.append(copy)
    return result


def _place(element, scope: str, place: str, types: dict[str, str]):
    scope, place = f'{scope}.{element.name}', f'{place}.{element.name}'
    types[scope] = place
    if isinstance(element, descriptor_pb2.DescriptorProto):
        for inner in [*element.nested_type, *element.enum_type]:
            _place(inner, scope, place, types)

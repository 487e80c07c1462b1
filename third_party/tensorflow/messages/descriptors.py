"""Reads a FileDescriptorSet, which protoc writes, without protobuf's library.

Only what generate_messages.py needs of google/protobuf/descriptor.proto.
"""

import dataclasses


@dataclasses.dataclass
class Field:
    name: str
    number: int
    repeated: bool
    type: int
    type_name: str  # 'tfx.proto.NodeDef'
    packed: bool
    explicit: bool  # Whether a zero that was set differs from nothing.
    oneof: 'str | None'


@dataclasses.dataclass
class Enum:
    full_name: str
    outer: 'tuple[str, ...]'  # The messages that it stands in.
    name: str
    values: 'list[tuple[str, int]]'
    closed: bool


@dataclasses.dataclass
class Message:
    full_name: str
    outer: 'tuple[str, ...]'
    name: str
    fields: 'list[Field]'
    oneofs: 'list[str]'
    is_entry: bool  # Of a map.
    proto3: bool


@dataclasses.dataclass
class File:
    name: str
    package: str
    dependencies: 'list[str]'
    messages: 'list[Message]'  # Nested ones before those that they stand in.
    enums: 'list[Enum]'


def read_descriptor_set(data):
    """The files by name, in the order of their dependencies."""
    files = [_file(value) for value in _values(data, 1)]
    return {file.name: file for file in files}


def _varint(data, at):
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 0x7f) << shift
        shift += 7
        if byte < 0x80:
            return value, at


def _fields(data):
    """Number and value, an int or bytes, of each field."""
    at = 0
    while at < len(data):
        tag, at = _varint(data, at)
        if tag & 7 == 0:
            value, at = _varint(data, at)
        elif tag & 7 == 2:
            size, at = _varint(data, at)
            value = data[at:at + size]
            at += size
        else:
            size = {1: 8, 5: 4}[tag & 7]
            value = data[at:at + size]
            at += size
        yield tag >> 3, value


def _values(data, number):
    return [value for field, value in _fields(data) if field == number]


def _text(data, number):
    values = _values(data, number)
    return values[-1].decode() if values else ''


def _number(data, number, default=0):
    values = _values(data, number)
    return values[-1] if values else default


def _refuse(condition, what):
    if condition:
        raise ValueError(f'{what} is not supported')


def _file(data):
    name, package = _text(data, 1), _text(data, 2)
    proto3 = _text(data, 12) == 'proto3'
    _refuse(_values(data, 7), f'{name}: an extension')
    file = File(name, package, [], [], [])
    file.dependencies = [value.decode() for value in _values(data, 3)]
    for value in _values(data, 5):
        file.enums.append(_enum(value, package, (), proto3))
    for value in _values(data, 4):
        _message(value, package, (), proto3, file)
    return file


def _enum(data, scope, outer, proto3):
    name = _text(data, 1)
    values = []
    for value in _values(data, 2):
        number = _number(value, 2)
        values.append((_text(value, 1), number - (number >> 63 << 64)))
    return Enum(f'{scope}.{name}', outer, name, values, not proto3)


def _message(data, scope, outer, proto3, file):
    name = _text(data, 1)
    full_name = f'{scope}.{name}'
    _refuse(_values(data, 5) or _values(data, 6), f'{full_name}: an extension')
    for value in _values(data, 4):
        file.enums.append(_enum(value, full_name, (*outer, name), proto3))
    for value in _values(data, 3):
        _message(value, full_name, (*outer, name), proto3, file)
    oneofs = [_text(value, 1) for value in _values(data, 8)]
    fields = [_field(value, full_name, oneofs, proto3)
              for value in _values(data, 2)]
    used = {field.oneof for field in fields}
    options = _values(data, 7)
    file.messages.append(Message(
        full_name, outer, name, fields,
        [oneof for oneof in oneofs if oneof in used],
        any(_number(each, 7) for each in options), proto3))


_UNPACKABLE = (9, 11, 12)


def _field(data, scope, oneofs, proto3):
    name, label, kind = _text(data, 1), _number(data, 4), _number(data, 5)
    where = f'{scope}.{name}'
    _refuse(label == 2, f'{where}: a required field')
    _refuse(kind == 10, f'{where}: a group')
    _refuse(_values(data, 7), f'{where}: a default value')
    packed = proto3
    for options in _values(data, 8):
        packed = bool(_number(options, 2, packed))
    repeated = label == 3
    oneof = None
    if _values(data, 9) and not _number(data, 17):
        oneof = oneofs[_number(data, 9)]
    return Field(
        name=name, number=_number(data, 3), repeated=repeated, type=kind,
        type_name=_text(data, 6).removeprefix('.'),
        packed=repeated and packed and kind not in _UNPACKABLE,
        explicit=not repeated and oneof is None and
        (kind == 11 or not proto3 or bool(_number(data, 17))),
        oneof=oneof)

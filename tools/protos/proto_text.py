"""Writes a file descriptor as the text of a .proto file.

Covers what TensorFlow's definitions use, and raises on anything else, so that
nothing is dropped in silence.
"""

from typing import Iterator

from google.protobuf import descriptor_pb2

from descriptors import Files

_Field = descriptor_pb2.FieldDescriptorProto
_Message = descriptor_pb2.DescriptorProto
_Enum = descriptor_pb2.EnumDescriptorProto

_SCALARS = {
    value: name.removeprefix('TYPE_').lower()
    for name, value in _Field.Type.items()
    if name not in ('TYPE_MESSAGE', 'TYPE_ENUM', 'TYPE_GROUP')
}


class ProtoText:
    """Texts of `files`, which hold every definition that they refer to.

    Definitions of google.protobuf are the exception: they are always spelled in
    full.
    """

    def __init__(self, files: Files):
        self._files = files
        # Every name that a type's spelling may run into, packages included.
        self._symbols = {'google'}
        for file in files.values():
            parts = file.package.split('.')
            for i in range(len(parts)):
                self._symbols.add('.'.join(parts[: i + 1]))
            for element in [*file.message_type, *file.enum_type]:
                self._collect(element, file.package)

    def text(self, name: str) -> str:
        """The file `name`, from its syntax line on."""
        file = self._files[name]
        _refuse(file, 'service', 'extension', 'weak_dependency', 'edition')
        proto3 = file.syntax == 'proto3'
        blocks = [
            [f'syntax = "{file.syntax or "proto2"}";'],
            [f'package {file.package};'],
            [
                f'import {_publicity(file, i)}"{name}";'
                for i, name in enumerate(file.dependency)
            ],
            _option_lines(file.options),
        ]
        for enum in file.enum_type:
            blocks.append(list(self._enum(enum)))
        for message in file.message_type:
            blocks.append(list(self._message(message, file.package, proto3)))
        return '\n\n'.join('\n'.join(b) for b in blocks if b) + '\n'

    def _collect(self, element, scope: str):
        name = f'{scope}.{element.name}'
        self._symbols.add(name)
        if isinstance(element, _Message):
            for inner in [*element.nested_type, *element.enum_type]:
                self._collect(inner, name)

    def _message(self, message: _Message, scope: str, proto3: bool):
        _refuse(message, 'extension', 'extension_range')
        scope = f'{scope}.{message.name}'
        entries = {
            f'.{scope}.{nested.name}': nested
            for nested in message.nested_type
            if nested.options.map_entry
        }
        blocks = [_option_lines(message.options)]
        for enum in message.enum_type:
            blocks.append(list(self._enum(enum)))
        for nested in message.nested_type:
            if not nested.options.map_entry:
                blocks.append(list(self._message(nested, scope, proto3)))
        blocks.append(list(self._fields(message, scope, proto3, entries)))
        # A message's reserved ranges end before `end`, an enum's at it.
        ranges = [(r.start, r.end - 1) for r in message.reserved_range]
        blocks.append(list(_reserved(ranges, message.reserved_name)))
        yield from _braces(f'message {message.name}', blocks)

    def _fields(self, message: _Message, scope: str, proto3: bool, entries):
        """The fields in their order, in which a oneof's stand together."""
        fields = list(message.field)
        while fields:
            first = fields[0]
            if not _in_oneof(first):
                yield self._field(fields.pop(0), scope, proto3, entries)
                continue
            oneof = message.oneof_decl[first.oneof_index]
            _refuse(oneof, 'options')
            lines = []
            while (
                fields
                and _in_oneof(fields[0])
                and fields[0].oneof_index == first.oneof_index
            ):
                lines.append(self._field(fields.pop(0), scope, proto3, entries))
            yield from _braces(f'oneof {oneof.name}', [lines])

    def _field(self, field: _Field, scope: str, proto3: bool, entries) -> str:
        _refuse(field, 'extendee')
        if field.type_name in entries:
            key, value = entries[field.type_name].field
            head = f'map<{self._type(key, scope)}, {self._type(value, scope)}>'
        else:
            head = _label(field, proto3) + self._type(field, scope)
        options = list(_options(field.options))
        if field.HasField('default_value'):
            if field.type in (_Field.TYPE_STRING, _Field.TYPE_BYTES):
                raise ValueError(
                    f'{scope}.{field.name}: a default to be quoted'
                )
            options.insert(0, ('default', field.default_value))
        return _assignment(f'{head} {field.name}', field.number, options)

    def _enum(self, enum: _Enum) -> Iterator[str]:
        values = []
        for value in enum.value:
            options = list(_options(value.options))
            values.append(_assignment(value.name, value.number, options))
        ranges = [(r.start, r.end) for r in enum.reserved_range]
        yield from _braces(
            f'enum {enum.name}',
            [
                _option_lines(enum.options),
                values,
                list(_reserved(ranges, enum.reserved_name)),
            ],
        )

    def _type(self, field: _Field, scope: str) -> str:
        if not field.type_name:
            return _SCALARS[field.type]
        full = field.type_name[1:]
        if full.startswith('google.protobuf.'):
            return full
        # The shortest spelling that protobuf finds: it looks for the first part
        # of a name from the innermost scope outwards.
        parts = full.split('.')
        for i in reversed(range(len(parts))):
            outer = scope
            while outer and f'{outer}.{parts[i]}' not in self._symbols:
                outer = outer.rpartition('.')[0]
            if outer and f'{outer}.{".".join(parts[i:])}' == full:
                return '.'.join(parts[i:])
        return field.type_name


def _publicity(file: descriptor_pb2.FileDescriptorProto, i: int) -> str:
    return 'public ' if i in file.public_dependency else ''


def _in_oneof(field: _Field) -> bool:
    return field.HasField('oneof_index') and not field.proto3_optional


def _label(field: _Field, proto3: bool) -> str:
    if field.label == _Field.LABEL_REPEATED:
        return 'repeated '
    if field.label == _Field.LABEL_REQUIRED:
        return 'required '
    if _in_oneof(field) or (proto3 and not field.proto3_optional):
        return ''
    return 'optional '


def _options(options) -> Iterator[tuple[str, str]]:
    for field, value in options.ListFields():
        if field.name == 'map_entry':
            continue
        if field.enum_type:
            yield field.name, field.enum_type.values_by_number[value].name
        elif isinstance(value, bool):
            yield field.name, str(value).lower()
        else:
            raise ValueError(f'option {field.name} = {value}')


def _option_lines(options) -> list[str]:
    return [f'option {key} = {value};' for key, value in _options(options)]


def _assignment(head: str, number: int, options) -> str:
    spelled = ', '.join(f'{key} = {value}' for key, value in options)
    return f'{head} = {number}' + (f' [{spelled}];' if spelled else ';')


def _reserved(ranges, names) -> Iterator[str]:
    if ranges:
        spelled = [f'{a}' if a == b else f'{a} to {b}' for a, b in ranges]
        yield f'reserved {", ".join(spelled)};'
    if names:
        quoted = [f'"{name}"' for name in names]
        yield f'reserved {", ".join(quoted)};'


def _braces(head: str, blocks: list[list[str]]) -> Iterator[str]:
    blocks = [block for block in blocks if block]
    if not blocks:
        yield f'{head} {{}}'
        return
    yield f'{head} {{'
    for i, block in enumerate(blocks):
        if i:
            yield ''
        for line in block:
            yield f'  {line}' if line else ''
    yield '}'


def _refuse(element, *parts: str):
    for field, _ in element.ListFields():
        if field.name in parts:
            raise ValueError(f'{element.name}: {field.name} is not supported')

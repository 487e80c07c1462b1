"""usage: generate_messages.py DESCRIPTOR_SET FOLDER PROTO…

Writes FOLDER/PROTO.pb.h and .pb.cc, C++ classes with the accessors of
protobuf's own, for files of a descriptor set that protoc wrote. README.md says
what they have and what not.
"""

import dataclasses
import pathlib
import sys

import descriptors

_MESSAGE, _STRING, _BYTES, _ENUM = 11, 9, 12, 14
_CPP_TYPES = {
    1: 'double', 2: 'float', 3: 'int64_t', 4: 'uint64_t', 5: 'int32_t',
    6: 'uint64_t', 7: 'uint32_t', 8: 'bool', 9: 'std::string',
    12: 'std::string', 13: 'uint32_t', 15: 'int32_t', 16: 'int64_t',
    17: 'int32_t', 18: 'int64_t'}
_TYPES = {
    1: 'Double', 2: 'Float', 3: 'Int64', 4: 'Uint64', 5: 'Int32', 6: 'Fixed64',
    7: 'Fixed32', 8: 'Bool', 9: 'String', 11: 'Message', 12: 'Bytes',
    13: 'Uint32', 14: 'Enum', 15: 'Sfixed32', 16: 'Sfixed64', 17: 'Sint32',
    18: 'Sint64'}
_KEYWORDS = frozenset('''
    alignas alignof and and_eq asm auto bitand bitor bool break case catch char
    class compl concept const consteval constexpr constinit const_cast continue
    co_await co_return co_yield decltype default delete do double dynamic_cast
    else enum explicit export extern false float for friend goto if inline int
    long mutable namespace new noexcept not not_eq nullptr operator or or_eq
    private protected public register reinterpret_cast requires return short
    signed sizeof static static_assert static_cast struct switch template this
    thread_local throw true try typedef typeid typename union unsigned using
    virtual void volatile wchar_t while xor xor_eq'''.split())
# Where protobuf's own messages go that these files use.
_WELL_KNOWN = {'google.protobuf': 'tfx.proto'}


def _safe(name):
    return name + '_' if name in _KEYWORDS else name


def _camel(name):
    return ''.join(part[:1].upper() + part[1:] for part in name.split('_'))


def _package(package):
    return _WELL_KNOWN.get(package, package)


class _Names:
    """How C++ spells the messages and enums of all files."""

    def __init__(self, files):
        self._names = {}
        self.entries = {}
        for file in files.values():
            namespace = '::' + _package(file.package).replace('.', '::')
            for element in [*file.messages, *file.enums]:
                local = '_'.join([*element.outer, element.name])
                self._names[element.full_name] = f'{namespace}::{local}'
            for message in file.messages:
                if message.is_entry:
                    self.entries[message.full_name] = message

    def qualified(self, full_name):
        return self._names[full_name]

    def cpp_type(self, field):
        if field.type in (_MESSAGE, _ENUM):
            return self._names[field.type_name]
        return _CPP_TYPES[field.type]


def _local_name(element):
    return '_'.join([*element.outer, element.name])


@dataclasses.dataclass
class _Member:
    """A field with the words that its C++ is made of."""
    field: descriptors.Field
    message: descriptors.Message
    type: str
    has_bit: 'int | None'
    entry: 'descriptors.Message | None'
    map_type: str

    @property
    def name(self):
        return _safe(self.field.name.lower())

    @property
    def plain(self):
        return self.field.name.lower()

    @property
    def variable(self):
        return (self.field.oneof or self.field.name).lower() + '_'

    @property
    def storage(self):
        if self.entry:
            return 'Map'
        if self.field.repeated:
            return 'Packed' if self.field.packed else 'Repeated'
        if self.field.oneof:
            return 'Oneof'
        return 'Explicit' if self.field.explicit else 'Implicit'

    @property
    def is_text(self):
        return self.field.type in (_STRING, _BYTES)

    @property
    def utf8(self):
        kinds = [self.field.type]
        if self.entry:
            kinds = [each.type for each in self.entry.fields]
        return self.message.proto3 and _STRING in kinds

    @property
    def stored(self):
        """The type of the member variable."""
        if self.entry:
            return self.map_type
        if self.field.repeated:
            if self.field.type == _MESSAGE or self.is_text:
                return f'RepeatedPtrField<{self.type}>'
            element = 'int' if self.field.type == _ENUM else self.type
            return f'RepeatedField<{element}>'
        if self.field.type == _MESSAGE:
            return 'internal::Part'
        if self.field.type == _ENUM:
            return 'int'
        return self.type


class _Class:
    """One message."""

    def __init__(self, message, names):
        self.message = message
        self.names = names
        self.name = _local_name(message)
        self.members = []
        bits = 0
        for field in message.fields:
            entry = names.entries.get(field.type_name)
            map_type = ''
            if entry:
                key, value = entry.fields
                map_type = f'Map<{names.cpp_type(key)}, {names.cpp_type(value)}>'
            has_bit = None
            if field.explicit and field.type != _MESSAGE:
                has_bit = bits
                bits += 1
            self.members.append(_Member(
                field, message, '' if entry else names.cpp_type(field), has_bit,
                entry, map_type))
        if bits > 32:
            raise ValueError(f'{message.full_name} has more than 32 such fields')
        self.has_bits = bits > 0

    def declaration(self, nested):
        lines = [f'class {self.name} final : public Message {{', ' public:']
        for element in nested:
            lines += self._nested(element)
        for oneof in self.message.oneofs:
            lines += self._oneof_cases(oneof)
        name = self.name
        lines += [
            f'  {name}();',
            f'  {name}(const {name}& other);',
            f'  {name}({name}&& other) noexcept;',
            f'  {name}& operator=(const {name}& other);',
            f'  {name}& operator=({name}&& other) noexcept;',
            f'  ~{name}() override;',
            '',
            f'  static const {name}& default_instance() {{',
            f'    return static_cast<const {name}&>(',
            '        internal::default_instance(kTable));',
            '  }',
            '  const internal::MessageTable& GetTable() const override {',
            '    return kTable;',
            '  }',
            f'  void Swap({name}* other) {{ std::swap(*this, *other); }}',
            f'  void CopyFrom(const {name}& other) {{ *this = other; }}',
            '']
        for member in self.members:
            lines += self._accessors(member)
        lines += ['  static const internal::MessageTable kTable;', '',
                  ' private:', '  struct Tables;', '']
        if self.has_bits:
            lines.append('  uint32_t has_bits_ = 0;')
        declared = set()
        for member in self.members:
            if member.variable in declared:
                continue
            declared.add(member.variable)
            kind = 'internal::Oneof' if member.field.oneof else member.stored
            zero = {'bool': ' = false'}.get(kind, ' = 0')
            if '::' in kind or '<' in kind:
                zero = ''
            lines.append(f'  {kind} {member.variable}{zero};')
        return lines + ['};', '']

    def _nested(self, element):
        local = _local_name(element)
        lines = [f'  using {element.name} = {local};']
        if isinstance(element, descriptors.Enum):
            for value, _ in element.values:
                lines.append(f'  static constexpr {local} {_safe(value)} = '
                             f'{local}_{value};')
            lines += [
                f'  static bool {element.name}_IsValid(int value) {{',
                f'    return {local}_IsValid(value);', '  }',
                f'  static std::string {element.name}_Name(int value) {{',
                f'    return {local}_Name(value);', '  }',
                f'  static bool {element.name}_Parse(std::string_view name, '
                f'{local}* value) {{',
                f'    return {local}_Parse(name, value);', '  }']
        return lines

    def _oneof_cases(self, oneof):
        lines = [f'  enum {_camel(oneof)}Case {{']
        for member in self.members:
            if member.field.oneof == oneof:
                lines.append(f'    k{_camel(member.field.name)} = '
                             f'{member.field.number},')
        return lines + [
            f'    {oneof.upper()}_NOT_SET = 0,', '  };',
            f'  {_camel(oneof)}Case {oneof}_case() const {{',
            f'    return static_cast<{_camel(oneof)}Case>({oneof.lower()}_'
            '.number());', '  }',
            f'  void clear_{oneof}() {{ {oneof.lower()}_.clear(); }}', '']

    def _accessors(self, member):
        if member.entry or member.field.repeated:
            return self._many(member)
        if member.field.type == _MESSAGE:
            return self._submessage(member)
        return self._text(member) if member.is_text else self._scalar(member)

    def _many(self, member):
        name, plain, variable = member.name, member.plain, member.variable
        stored, kind = member.stored, member.type
        lines = [
            f'  const {stored}& {name}() const {{ return {variable}; }}',
            f'  {stored}* mutable_{plain}() {{ return &{variable}; }}']
        if member.entry:
            return [*lines, f'  int {plain}_size() const;',
                    f'  void clear_{plain}();', '']
        lines += [
            f'  int {plain}_size() const {{ return {variable}.size(); }}',
            f'  void clear_{plain}() {{ {variable}.Clear(); }}']
        if member.field.type == _MESSAGE:
            lines += [f'  const {kind}& {name}(int index) const;',
                      f'  {kind}* mutable_{plain}(int index);',
                      f'  {kind}* add_{plain}();']
        elif member.is_text:
            lines += [
                f'  const std::string& {name}(int index) const {{',
                f'    return {variable}[index];', '  }',
                f'  std::string* mutable_{plain}(int index) {{',
                f'    return {variable}.Mutable(index);', '  }',
                f'  void set_{plain}(int index, std::string value) {{',
                f'    {variable}[index] = std::move(value);', '  }',
                f'  std::string* add_{plain}() {{ return {variable}.Add(); }}',
                f'  void add_{plain}(std::string value) {{',
                f'    {variable}.Add(std::move(value));', '  }',
                f'  void add_{plain}(const void* data, size_t size) {{',
                f'    {variable}.Add()->assign('
                'static_cast<const char*>(data), size);', '  }']
        else:
            lines += [
                f'  {kind} {name}(int index) const {{',
                f'    return static_cast<{kind}>({variable}[index]);', '  }',
                f'  void set_{plain}(int index, {kind} value) {{',
                f'    {variable}[index] = value;', '  }',
                f'  void add_{plain}({kind} value) {{ {variable}.Add(value); }}']
        return [*lines, '']

    def _submessage(self, member):
        variable, number = member.variable, member.field.number
        has = f'has({number})' if member.field.oneof else 'has()'
        clear = f'clear({number})' if member.field.oneof else 'clear()'
        return [
            f'  bool has_{member.plain}() const {{ return {variable}.{has}; }}',
            f'  void clear_{member.plain}() {{ {variable}.{clear}; }}',
            f'  const {member.type}& {member.name}() const;',
            f'  {member.type}* mutable_{member.plain}();', '']

    def _presence(self, member):
        """has_ and, for the setters, what makes it true."""
        plain, number = member.plain, member.field.number
        if member.field.oneof:
            return [f'  bool has_{plain}() const {{',
                    f'    return {member.variable}.has({number});', '  }'], ''
        if member.has_bit is None:
            return [], ''
        bit = f'uint32_t{{1}} << {member.has_bit}'
        return ([f'  bool has_{plain}() const {{',
                 f'    return (has_bits_ & {bit}) != 0;', '  }'],
                f'    has_bits_ |= {bit};')

    def _text(self, member):
        plain, variable = member.plain, member.variable
        number = member.field.number
        lines, set_bit = self._presence(member)
        if member.field.oneof:
            read, write = f'{variable}.text({number})', \
                f'{variable}.ensure_text({number})'
            clear = [f'    {variable}.clear({number});']
        else:
            read = write = variable
            clear = [f'    {variable}.clear();']
            if set_bit:
                clear.append(set_bit.replace('|= ', '&= ~(').replace(';', ');'))
        mark = [set_bit] if set_bit else []
        return [
            *lines, f'  void clear_{plain}() {{', *clear, '  }',
            f'  const std::string& {member.name}() const {{ return {read}; }}',
            f'  std::string* mutable_{plain}() {{', *mark,
            f'    return &{write};', '  }',
            f'  void set_{plain}(std::string value) {{', *mark,
            f'    {write} = std::move(value);', '  }',
            f'  void set_{plain}(const void* data, size_t size) {{', *mark,
            f'    {write}.assign(static_cast<const char*>(data), size);',
            '  }', '']

    def _scalar(self, member):
        plain, variable, kind = member.plain, member.variable, member.type
        number = member.field.number
        lines, set_bit = self._presence(member)
        if member.field.oneof:
            lines += [
                f'  void clear_{plain}() {{ {variable}.clear({number}); }}',
                f'  {kind} {member.name}() const {{',
                f'    return {variable}.get_scalar<{kind}>({number});', '  }',
                f'  void set_{plain}({kind} value) {{',
                f'    {variable}.set_bits({number}, '
                'internal::to_bits(value));', '  }', '']
            return lines
        clear = [f'    {variable} = 0;']
        if set_bit:
            clear.append(set_bit.replace('|= ', '&= ~(').replace(';', ');'))
        mark = [set_bit] if set_bit else []
        return [
            *lines, f'  void clear_{plain}() {{', *clear, '  }',
            f'  {kind} {member.name}() const {{',
            f'    return static_cast<{kind}>({variable});', '  }',
            f'  void set_{plain}({kind} value) {{', *mark,
            f'    {variable} = value;', '  }', '']

    def inlines(self):
        """What needs the classes of other messages to be complete."""
        lines = []
        for member in self.members:
            if member.entry:
                lines += [
                    f'inline int {self.name}::{member.plain}_size() const {{',
                    f'  return static_cast<int>({member.variable}.size());', '}',
                    f'inline void {self.name}::clear_{member.plain}() {{',
                    f'  {member.variable}.clear();', '}']
            if member.field.type != _MESSAGE or member.entry:
                continue
            kind, variable = member.type, member.variable
            read = f'inline const {kind}& {self.name}::{member.name}'
            write = f'inline {kind}* {self.name}::mutable_{member.plain}'
            number = member.field.number
            if member.field.repeated:
                lines += [
                    f'{read}(int index) const {{',
                    f'  return {variable}[index];', '}',
                    f'{write}(int index) {{',
                    f'  return {variable}.Mutable(index);', '}',
                    f'inline {kind}* {self.name}::add_{member.plain}() {{',
                    f'  return {variable}.Add();', '}']
            elif member.field.oneof:
                lines += [
                    f'{read}() const {{',
                    f'  return {variable}.get<{kind}>({number});', '}',
                    f'{write}() {{',
                    f'  return static_cast<{kind}*>(',
                    f'      &{variable}.ensure_message({number}, '
                    f'{kind}::kTable));', '}']
            else:
                lines += [
                    f'{read}() const {{', f'  return {variable}.get<{kind}>();',
                    '}', f'{write}() {{',
                    f'  return {variable}.ensure<{kind}>();', '}']
        return lines

    def definitions(self):
        name = self.name
        lines = [
            f'{name}::{name}() = default;',
            f'{name}::{name}(const {name}&) = default;',
            f'{name}::{name}({name}&&) noexcept = default;',
            f'{name}& {name}::operator=(const {name}&) = default;',
            f'{name}& {name}::operator=({name}&&) noexcept = default;',
            f'{name}::~{name}() = default;',
            '',
            f'struct {name}::Tables {{',
            '  static inline constinit std::atomic<const Message*>',
            '      default_instance = nullptr;']
        parts, entries = [], []
        for member in sorted(self.members, key=lambda each: each.field.number):
            part = self._part(member, lines)
            if part and part not in parts:
                parts.append(part)
            entries.append(
                f'      {{{member.field.number}, '
                f'offsetof({name}, {member.variable}), '
                f'{parts.index(part) if part else 0}, '
                f'internal::Type::k{_TYPES[member.field.type]}, '
                f'internal::Storage::k{member.storage}, '
                f'{member.has_bit or 0}, {str(member.utf8).lower()}}},')
        if parts:
            lines += ['  static constexpr const void* parts[] = {',
                      *[f'      {part},' for part in parts], '  };']
        if entries:
            lines += ['  static constexpr internal::Field fields[] = {',
                      *entries, '  };']
        by_number = sorted(self.message.fields, key=lambda each: each.number)
        field_names = [f'    "{field.name}\\0"' for field in by_number] or ['    ""']
        has_bits = f'offsetof({name}, has_bits_)' if self.has_bits else '0'
        package = _package('.'.join(
            self.message.full_name.split('.')[:-1 - len(self.message.outer)]))
        full_name = '.'.join([package, *self.message.outer, self.message.name])
        return lines + [
            '};', '',
            f'constinit const internal::MessageTable {name}::kTable = {{',
            f'    "{full_name}",',
            f'    {"Tables::fields" if entries else "nullptr"},',
            f'    {"Tables::parts" if parts else "nullptr"},',
            *field_names, '    ,',
            f'    internal::make_message<{name}>,',
            f'    internal::copy_message<{name}>,',
            f'    internal::clear_message<{name}>,',
            '    &Tables::default_instance,',
            f'    {len(entries)},', f'    {has_bits},', '};', '']

    def _part(self, member, lines):
        """The address of the table that the field needs, if any."""
        if not member.entry:
            return self._table(member.field)
        key, value = member.entry.fields
        variable = f'map_{member.plain}'
        lines += [
            f'  static constexpr internal::MapTable {variable} =',
            f'      internal::map_table<{self.names.cpp_type(key)}, '
            f'{self.names.cpp_type(value)}>(',
            f'          internal::Type::k{_TYPES[key.type]}, '
            f'internal::Type::k{_TYPES[value.type]},',
            f'          {str(member.utf8).lower()}, '
            f'{self._table(value) or "nullptr"});']
        return f'&{variable}'

    def _table(self, field):
        if field.type == _MESSAGE:
            return f'&{self.names.qualified(field.type_name)}::kTable'
        if field.type == _ENUM:
            return f'&{self.names.qualified(field.type_name)}_table'
        return None


def _enum_declaration(enum):
    name = _local_name(enum)
    prefix = name + '_' if enum.outer else ''
    return [
        f'enum {name} : int {{',
        *[f'  {prefix or ""}{value if prefix else _safe(value)} = {number},'
          for value, number in enum.values],
        '};',
        f'extern const internal::EnumTable {name}_table;',
        f'inline std::string {name}_Name(int value) {{',
        f'  return internal::enum_name({name}_table, value);', '}',
        f'inline bool {name}_IsValid(int value) {{',
        f'  return *internal::enum_name({name}_table, value) != 0;', '}',
        f'bool {name}_Parse(std::string_view name, {name}* value);', '']


def _enum_definition(enum):
    name = _local_name(enum)
    # The first name of a number is the one that is printed.
    values = sorted(enum.values, key=lambda value: value[1])
    return [
        f'static constexpr internal::EnumValue {name}_values[] = {{',
        *[f'    {{{number}, "{value}"}},' for value, number in values], '};',
        f'constinit const internal::EnumTable {name}_table = {{{name}_values, '
        f'{len(values)}}};',
        f'bool {name}_Parse(std::string_view name, {name}* value) {{',
        '  int number = 0;',
        f'  if (!internal::enum_value({name}_table, name, number)) return false;',
        f'  *value = static_cast<{name}>(number);', '  return true;', '}', '']


def _stem(name):
    """The path of the generated files: not that of protobuf's own headers."""
    folder = 'tfx/proto/' if name.startswith('google/') else ''
    return folder + name.removesuffix('.proto')


def _in_namespace(file, lines):
    namespace = _package(file.package).replace('.', '::')
    return [f'namespace {namespace} {{', '', *lines,
            f'}}  // namespace {namespace}']


def _header(file, names):
    guard = ''.join(c if c.isalnum() else '_' for c in file.name).upper()
    includes = sorted({_stem(each) + '.pb.h' for each in file.dependencies})
    messages = [each for each in file.messages if not each.is_entry]
    classes = [_Class(message, names) for message in messages]
    lines = []
    for enum in file.enums:
        lines += _enum_declaration(enum)
    lines += [f'class {each.name};' for each in classes] + ['']
    for each in classes:
        here = (*each.message.outer, each.message.name)
        nested = [element for element in [*file.enums, *messages]
                  if element.outer == here]
        lines += each.declaration(nested)
    for each in classes:
        lines += each.inlines()
    return [
        f'// Written by generate_messages.py from {file.name}.',
        f'#ifndef {guard}_PB_H_', f'#define {guard}_PB_H_', '',
        '#include <cstddef>', '#include <cstdint>', '#include <string>',
        '#include <string_view>', '#include <utility>', '',
        '#include "third_party/tensorflow/messages/map.h"',
        '#include "third_party/tensorflow/messages/message.h"',
        '#include "third_party/tensorflow/messages/part.h"',
        '#include "third_party/tensorflow/messages/repeated.h"',
        *[f'#include "{each}"' for each in includes], '',
        *_in_namespace(file, lines), '', f'#endif  // {guard}_PB_H_']


def _source(file, names):
    lines = []
    for enum in file.enums:
        lines += _enum_definition(enum)
    for message in file.messages:
        if not message.is_entry:
            lines += _Class(message, names).definitions()
    return [
        f'// Written by generate_messages.py from {file.name}.',
        f'#include "{_stem(file.name)}.pb.h"', '', '#include <atomic>', '',
        *_in_namespace(file, lines)]


def _check(files):
    """What the generated code could not keep to."""
    enums = {enum.full_name: enum
             for file in files.values() for enum in file.enums}
    for file in files.values():
        for message in file.messages:
            for field in message.fields:
                enum = enums.get(field.type_name)
                if enum and enum.closed:
                    raise ValueError(
                        f'{message.full_name}.{field.name}: an enum of proto2 '
                        'is not supported')


def main(descriptor_set, folder, *names):
    files = descriptors.read_descriptor_set(
        pathlib.Path(descriptor_set).read_bytes())
    _check(files)
    cpp_names = _Names(files)
    for name in names:
        stem = pathlib.Path(folder) / _stem(name)
        stem.parent.mkdir(parents=True, exist_ok=True)
        for suffix, write in [('.pb.h', _header), ('.pb.cc', _source)]:
            text = '\n'.join(write(files[name], cpp_names)) + '\n'
            stem.with_name(stem.name + suffix).write_text(text)


if __name__ == '__main__':
    main(*sys.argv[1:])

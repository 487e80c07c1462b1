"""usage: list_messages.py HEADER DESCRIPTOR_SET…

Writes a C++ header with the tables of all messages of these files, and the
paths of the descriptor sets.
"""

import pathlib
import sys

import descriptors


def main(header, *descriptor_sets):
    files = {}
    for path in descriptor_sets:
        files.update(
            descriptors.read_descriptor_set(pathlib.Path(path).read_bytes()))
    includes, tables = [], []
    for file in files.values():
        if file.package == 'google.protobuf':
            continue
        includes.append(f'#include "{file.name.removesuffix(".proto")}.pb.h"')
        namespace = file.package.replace('.', '::')
        for message in file.messages:
            if not message.is_entry:
                name = '_'.join([*message.outer, message.name])
                tables.append(f'    &{namespace}::{name}::kTable,')
    pathlib.Path(header).write_text('\n'.join([
        *includes, 'inline const tfx::proto::internal::MessageTable* const '
        'kAllMessages[] = {', *tables, '};', '']))


if __name__ == '__main__':
    main(*sys.argv[1:])

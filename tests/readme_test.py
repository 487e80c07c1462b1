#!/usr/bin/python3
"""The README shows only code that runs, and links to files that exist."""

import ast
import pathlib
import re
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[1]
README = (ROOT / 'README.md').read_text()


class ReadmeTest(unittest.TestCase):

    def test_every_cpp_block_stands_in_a_sample(self):
        samples = [path.read_text() for path in ROOT.glob('samples/*/main.cc')]
        blocks = re.findall(r'```cpp\n(.*?)```', README, re.DOTALL)
        self.assertGreater(len(blocks), 0)
        for block in blocks:
            with self.subTest(block.splitlines()[0]):
                self.assertTrue(any(block in sample for sample in samples))

    def test_every_command_exists(self):
        commands = re.findall(r'\./(tools/\w+)', README)
        self.assertGreater(len(commands), 0)
        for command in commands:
            self.assertTrue((ROOT / command).is_file(), command)

    def test_every_link_leads_somewhere(self):
        # A lambda's [&](x) is no link.
        text = re.sub(r'```.*?```|`[^`\n]*`', '', README, flags=re.DOTALL)
        links = re.findall(r'\]\(([^)]+)\)', text)
        self.assertGreater(len(links), 0)
        for link in links:
            self.assertTrue((ROOT / link).exists(), link)

    def test_the_house_has_the_floors_that_the_build_has(self):
        text = (ROOT / 'tfx/rooms.bzl').read_text()
        floors = ast.literal_eval(re.search(r'FLOORS = (\{.*?\n\})', text, re.DOTALL)[1])
        shown = {}
        for floor, rooms in re.findall(r'^\| (\d+) \| (.*?) \|', README, re.MULTILINE):
            shown.setdefault(int(floor), []).extend(re.findall(r'`tfx/(\w+)`', rooms))
        del shown[0]
        self.assertEqual({floor: sorted(rooms) for floor, rooms in shown.items()},
                         {floor: sorted(rooms) for floor, rooms in floors.items()})


if __name__ == '__main__':
    result = unittest.main(exit=False).result
    failed = len(result.failures) + len(result.errors)
    print(f'{result.testsRun - failed} passed, {failed} failed')
    raise SystemExit(failed > 0)

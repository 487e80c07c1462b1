#!/usr/bin/env python3
"""Tells what the golden cases of Python-named functions leave out.

    python tools/golden/gaps.py [MODULE…]

Runs the generators, without writing anything, and looks at how each of Python's
public functions (tools/lib/coverage/python_functions.txt) is called by them. A
line a gap:

    tf.roll: no case
    tf.roll: no error         no call of it fails
    tf.roll: nothing empty    no argument of it is without elements
    tf.roll: never given: …   arguments with defaults that all calls leave alone
    tf.roll: no gradient      Python has one, and no case is differentiated

gaps.txt beside this has those that are meant, each below its reason. The last
line counts the others; they make the exit code 1.
"""

import contextlib
import functools
import importlib
import inspect
import io
import os
import pathlib
import runpy
import sys

os.environ['CUDA_VISIBLE_DEVICES'] = '-1'
os.environ['TF_CPP_MIN_LOG_LEVEL'] = '3'
os.environ['TF_ENABLE_ONEDNN_OPTS'] = '1'

# pylint: disable=wrong-import-position
import numpy as np
import tensorflow as tf

_FOLDER = pathlib.Path(__file__).resolve().parent
_COVERAGE = _FOLDER.parent / 'lib/coverage'
# Those that run functions of tf, beside ops.py.
_GENERATORS = ('classics', 'custom_gradient', 'debugging',
               'function_signature', 'gfile', 'gradient_log', 'gradient_tape',
               'jacobian', 'module', 'nest', 'operators', 'printing', 'random_ops',
               'generator', 'stateless_random_ops', 'variable')


def _lines(path):
    return [line for line in path.read_text().splitlines()
            if line and not line.startswith('#')]


class _Function:
    """How a function of Python was called."""

    def __init__(self, function, name):
        self.names = [name]
        self.calls = 0
        self.failures = 0
        self.saw_nothing = False  # an argument without elements
        self.given = set()
        self.is_differentiable = self.is_differentiated = False
        self._function = function
        try:
            self._signature = inspect.signature(function)
        except ValueError:
            self._signature = None

    def options(self):
        if self._signature is None:
            return []
        return [parameter.name for parameter in self._signature.parameters.values()
                if parameter.default is not parameter.empty and parameter.name != 'name']

    def note(self, arguments, options):
        self.calls += 1
        leaves = tf.nest.flatten([arguments, options], expand_composites=True)
        self.saw_nothing |= any(_is_empty(leaf) for leaf in leaves)
        self.saw_nothing |= any(map(_has_empty_list, [*arguments, *options.values()]))
        with contextlib.suppress(TypeError, AttributeError):
            bound = self._signature.bind(*arguments, **options).arguments
            for name, value in bound.items():
                default = self._signature.parameters[name].default
                if default is not inspect.Parameter.empty and not _is_same(value, default):
                    self.given.add(name)

    def gaps(self):
        if not self.calls:
            yield 'no case'
            return
        if not self.failures:
            yield 'no error'
        if not self.saw_nothing:
            yield 'nothing empty'
        left = [name for name in self.options() if name not in self.given]
        if left:
            yield 'never given: ' + ', '.join(left)
        if self.is_differentiable and not self.is_differentiated:
            yield 'no gradient'


def _is_same(value, default):
    if value is default:
        return True
    with contextlib.suppress(Exception):
        return type(value) is type(default) and bool(value == default)
    return False


def _is_empty(leaf):
    if isinstance(leaf, tf.Tensor):
        return leaf.shape.is_fully_defined() and leaf.shape.num_elements() == 0
    return isinstance(leaf, np.ndarray) and leaf.size == 0


def _has_empty_list(value):
    return isinstance(value, (list, tuple)) and (
        not value or any(_has_empty_list(each) for each in value))


class _Watch:
    """Stands around Python's functions while generators call them."""

    def __init__(self):
        self._functions = {}  # by what they are, which has one name or more
        self._depth = 0
        self.called = set()  # since somebody last emptied it

    def functions(self):
        return self._functions.values()

    def install(self):
        replaced = []
        for line in _lines(_COVERAGE / 'python_functions.txt'):
            module_name, name = line.split(' ')
            module = functools.reduce(getattr, module_name.split('.')[1:], tf)
            function = getattr(module, name)
            full_name = f'{module_name}.{name}'
            if id(function) in self._functions:
                self._functions[id(function)].names.append(full_name)
            else:
                self._functions[id(function)] = _Function(function, full_name)
            replaced.append((module, name, function))
        wrappers = {id(function): self._wrap(function, self._functions[id(function)])
                    for _, _, function in replaced}
        for module, name, function in replaced:
            setattr(module, name, wrappers[id(function)])

    def _wrap(self, function, seen):
        @functools.wraps(function)
        def wrapper(*arguments, **options):
            # TensorFlow's own calls, and those inside of a function that is
            # being looked at, are not cases.
            caller = sys._getframe(1).f_code.co_filename  # pylint: disable=protected-access
            if self._depth or not caller.startswith(str(_FOLDER)):
                return function(*arguments, **options)
            self._depth += 1
            try:
                seen.note(arguments, options)
                self.called.add(seen)
                return function(*arguments, **options)
            except Exception:
                seen.failures += 1
                raise
            finally:
                self._depth -= 1
        return wrapper


def _run_cases(watch):
    """The cases of ops.py, each once, and whether they are differentiated."""
    ops = importlib.import_module('ops')
    ops.traced.failures = lambda *_: []
    # pylint: disable=protected-access

    def differentiates(golden, function, inputs, is_wanted):
        with contextlib.suppress(Exception):
            if ops._gradients(function, inputs):
                for seen in watch.called:
                    seen.is_differentiable = True
                    seen.is_differentiated |= is_wanted

    add = ops.Golden.add

    def add_and_look(golden, name, function, *inputs, near=False, gradient=None, **_):
        watch.called.clear()
        add(golden, name, function, *inputs, near=near, gradient=False, graph=False)
        is_wanted = golden._differentiates if gradient is None else gradient
        differentiates(golden, function, [tf.convert_to_tensor(each) for each in inputs],
                       is_wanted)

    ops.Golden.add = add_and_look
    for name in ops._chosen([]):
        module = importlib.import_module('ops_cases.' + name.replace('/', '.'))
        module.cases(ops.Golden(getattr(module, 'GRADIENTS', False)))


class _Sink:
    """A file for what is not to be written."""

    def __init__(self, *_, **__):
        pass

    def __enter__(self):
        return self

    def __exit__(self, *_):
        pass

    def write(self, *_):
        pass


def _run_generators():
    pathlib.Path.write_text = pathlib.Path.write_bytes = lambda *_, **__: None
    for name in _GENERATORS:
        sys.argv = [name]
        path = _FOLDER / f'{name}.py'
        opened = {'open': lambda file, mode='r', **options:
                  _Sink() if 'w' in mode else open(file, mode, **options)}
        with contextlib.redirect_stdout(io.StringIO()):
            runpy.run_path(str(path), opened, '__main__')


def _meant():
    """Gaps of gaps.txt, and names of functions that tfx is not to have."""
    reasons = _lines(_COVERAGE / 'python_exceptions.txt')
    excluded = {line for line in reasons if ' ' not in line and not line.startswith('[')}
    gaps = {line for line in _lines(_FOLDER / 'gaps.txt') if not line.startswith('[')}
    return gaps, excluded


def main():
    modules = sys.argv[1:]
    sys.path.insert(0, str(_FOLDER))
    watch = _Watch()
    watch.install()
    _run_cases(watch)
    _run_generators()

    meant, excluded = _meant()
    found = set()
    for function in watch.functions():
        names = [name for name in function.names if name not in excluded]
        if names and (not modules or names[0].rpartition('.')[0] in modules):
            found.update(f'{names[0]}: {gap}' for gap in function.gaps())
    for gap in sorted(found - meant):
        print(gap)
    outdated = set() if modules else meant - found
    for gap in sorted(outdated):
        print(f'gaps.txt has what is no gap any more: {gap}')
    print(f'{len(found - meant)} gaps, {len(found & meant)} meant')
    sys.exit(1 if found - meant or outdated else 0)


if __name__ == '__main__':
    main()

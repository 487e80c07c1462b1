"""Records what ops of Python TensorFlow give, and how C++ calls them.

A case is a short program: values go in, ops are called on them and on each
other's results, and what comes out is expected. Cases that call the same ops in
the same way share their C++ code.
"""

import contextlib
import re

import numpy as np
import tensorflow as tf
from tensorflow.python.eager import context
from tensorflow.python.framework import op_def_registry

from raw_op_cases import cpp
from raw_op_cases import traced
from raw_op_cases import values


class Value:
    """A tensor, and the C++ expression that it is."""

    def __init__(self, expression, tensor):
        self.expression = expression
        self.tensor = tensor


class Results(list):
    """What a call gave: values, by index and by name, lists among them.

    A list of tensors, which C++ has as one vector, has an expression itself.
    """

    def __init__(self, fields, expression=None):
        super().__init__(fields.values())
        self._fields = fields
        self.expression = expression

    def __getattr__(self, name):
        return self._fields[name]


def _describe(tensors):
    """Inputs as an error of tfx tells them."""
    if isinstance(tensors, list):
        return f'[{", ".join(map(_describe, tensors))}]'
    return f'{tensors.dtype.name} {tuple(tensors.shape)}'


def _elements(tensor):
    """The elements in hexadecimal, those of strings with a comma after each."""
    if tensor.dtype == tf.string:
        array = np.empty(tensor.shape, object)
        array[...] = tensor.numpy()
        return ''.join(value.hex() + ',' for value in array.ravel().tolist())
    return tensor.numpy().tobytes().hex()


def line(word, tensor):
    shape = ','.join(map(str, tensor.shape)) or '()'
    if tensor.dtype in (tf.resource, tf.variant):
        return f'{word} {tensor.dtype.name} {shape}\n'
    return f'{word} {tensor.dtype.name} {shape} {_elements(tensor)}\n'


def _flatten(result):
    if isinstance(result, Value):
        return [result]
    return [value for part in result for value in _flatten(part)]


def _call(op, arguments):
    return getattr(tf.raw_ops, op)(**{name: make() for name, make in arguments.items()})


class Program:
    """One case."""

    def __init__(self):
        self.inputs = []  # as lines of the golden file
        self.eager_only = None
        self.untraced = []
        self._arrays = []  # the values that go in
        self._values = []
        self._calls = []  # (op, what makes its arguments, results)
        self.functions = {}
        self.statements = []
        self.expected = None
        self.error = None  # (code, op, text, inputs)
        self.ulps = None
        self.ops = []
        self._last = []

    def input(self, value, dtype=None):
        tensor = tf.convert_to_tensor(value, dtype)
        # At once: there are ops that write over their input.
        self.inputs.append(line('in', tensor))
        self._arrays.append((np.array(tensor.numpy()), tensor.dtype))
        self._values.append(Value(f'in[{len(self.inputs) - 1}]', tensor))
        return self._values[-1]

    def function(self, name, python_function, *specs):
        """A function for an attribute, traced with the specs."""
        traced = tf.function(python_function).get_concrete_function(*specs)
        definition = traced.function_def
        definition.signature.name = name
        definition.ClearField('arg_attr')
        definition.attr.clear()
        for node in definition.node_def:
            node.ClearField('experimental_debug_info')
        context.context().add_function_def(definition)
        self.functions[name] = definition.SerializeToString(deterministic=True)
        return cpp.Function(name)

    def _argument(self, parameter, value):
        """What makes the argument for Python, and the one for C++."""
        if parameter.attr_type == 'tensor':
            value = self.input(value)
            return (lambda: tf.make_tensor_proto(value.tensor.numpy()),
                    value.expression)
        if parameter.attr_type:
            text = cpp.attribute(parameter.attr_type, value)
            if parameter.attr_type == 'func':
                return (lambda: value.name), text
            if parameter.attr_type == 'list(func)':
                return (lambda: [function.name for function in value]), text
            return (lambda: value), text
        # Python's own numbers and strings take the type that the op wants.
        wanted = parameter.input_arg.type or None
        def to_value(value):
            if isinstance(value, Value):
                return value
            return self.input(value, None if hasattr(value, 'dtype') else wanted)
        if not parameter.is_list:
            value = to_value(value)
            return (lambda: value.tensor), value.expression
        if isinstance(value, Results):
            parts, text = list(value), value.expression
        else:
            parts = list(map(to_value, value))
            text = '{' + ', '.join(part.expression for part in parts) + '}'
        return (lambda: [part.tensor for part in parts]), text

    def _prepare(self, op, arguments):
        positional, options, python = [], [], {}
        for parameter in cpp.parameters(op):
            if parameter.name not in arguments:
                assert not parameter.required, f'{op} needs {parameter.name}'
                continue
            value, text = self._argument(parameter, arguments.pop(parameter.name))
            python[parameter.name] = value
            if parameter.required:
                positional.append(text)
            else:
                options.append(f'.{cpp.identifier(parameter.name)} = {text}')
        assert not arguments, f'{op} has no {list(arguments)}'
        if options:
            positional.append('{' + ', '.join(options) + '}')
        self.ops.append(op)
        return f'{op}({", ".join(positional)})', python

    def _results(self, op, name, python_result):
        outputs = op_def_registry.get(op).output_arg
        if len(outputs) == 1:
            python_result = [python_result]
        fields = {}
        for output, result in zip(outputs, python_result if outputs else ()):
            text = name
            if len(outputs) > 1:
                text += '.' + cpp.identifier(output.name)
            if output.number_attr or output.type_list_attr:
                fields[output.name] = Results(
                    {i: Value(f'{text}[{i}]', part) for i, part in enumerate(result)},
                    text)
            else:
                fields[output.name] = Value(text, result)
        return Results(fields)

    def call(self, op, **arguments):
        text, python = self._prepare(op, arguments)
        name = f'v{len(self.statements)}'
        results = self._results(op, name, _call(op, python))
        self._calls.append((op, python, results))
        self.statements.append((name, text))
        self._last = results
        return results[0] if len(results) == 1 else results

    def fails(self, op, **arguments):
        """A call that TensorFlow refuses."""
        text, python = self._prepare(op, arguments)
        inputs = ', '.join(_describe(python[parameter.name]())
                           for parameter in cpp.parameters(op) if parameter.input_arg)
        try:
            _call(op, python)
        except tf.errors.OpError as error:
            # Python's runtime wraps each op in a function, and tells that.
            message = re.sub(r'^\{\{function_node [^}]*\}\} ', '', error.message)
            message = message.split(f' [Op:{op}]')[0]
            self.error = (error.error_code, op, message, inputs)
        assert self.error is not None, f'{text} did not fail'
        name = f'v{len(self.statements)}'
        self.statements.append((name, text))
        self._last = self._results(op, name, self._nothing(op))

    def _nothing(self, op):
        outputs = op_def_registry.get(op).output_arg
        nothing = [[] if output.number_attr or output.type_list_attr else None
                   for output in outputs]
        return nothing[0] if len(nothing) == 1 else nothing

    def expect(self, *results):
        """What is compared, if it is not all that the last call gave."""
        self.expected = list(results)

    def finish(self):
        if self.expected is None:
            self.expected = [self._last]
        if self.eager_only is not None:
            self.untraced = [f'untraced {way} {self.eager_only}\n'
                             for way in traced.WAYS]
        elif self.error is None:
            self._trace()

    def _trace(self):
        """Notes with which shapes Python cannot do the same in a function."""
        results = [value for *_, part in self._calls for value in _flatten(part)]
        before = [value.tensor for value in self._values + results]
        def call_again(*inputs):
            for value, tensor in zip(self._values, inputs):
                value.tensor = tensor
            for op, python, part in self._calls:
                given = _call(op, python)
                # Of an op without outputs it is the operation.
                for value, tensor in zip(_flatten(part), tf.nest.flatten(given)):
                    value.tensor = tensor
            return self.outputs()
        expected = self.outputs()
        inputs = lambda: [tf.constant(array, dtype) for array, dtype in self._arrays]
        self.untraced = list(traced.failures(
            call_again, inputs, expected, self.ulps))
        for value, tensor in zip(self._values + results, before):
            value.tensor = tensor

    def outputs(self):
        return [value.tensor for value in _flatten(self.expected)]

    def _result_expressions(self, part):
        if getattr(part, 'expression', None):
            return [part.expression]
        return [text for each in part for text in self._result_expressions(each)]

    def code(self):
        """The body of a C++ function of the values that go in."""
        returned = self._result_expressions(self.expected)
        name, text = self.statements[-1]
        statements = self.statements
        if returned == [name]:
            statements, returned = statements[:-1], [text]
        used = ' '.join([text for _, text in statements] + returned)
        lines = []
        for name, text in statements:
            is_used = any(f'{name}{end}' in used + ' ' for end in ',.)[} ')
            lines.append((f'const auto {name} = ' if is_used else '') + text + ';')
        return '\n'.join(lines + [f'return outputs({", ".join(returned)});'])


class Family:
    """The cases of one family of ops."""

    def __init__(self, name, seed):
        self.name = name
        self.values = values.Values(seed)
        self.cases = []  # (name of the call, program)
        self.calls = {}  # code by name
        self._names = {}  # and back

    @contextlib.contextmanager
    def program(self, name, ulps=None, eager_only=None):
        """`eager_only` says why it is not to be traced, if so."""
        program = Program()
        program.ulps = ulps
        program.eager_only = eager_only
        yield program
        program.finish()
        code = program.code()
        if code not in self._names:
            number, unique = 1, name
            while unique in self.calls:
                number += 1
                unique = f'{name}/{number}'
            self.calls[unique] = code
            self._names[code] = unique
        self.cases.append((self._names[code], program))

    def op(self, op, ulps=None, **arguments):
        """A case of one call, called after its op and attributes."""
        attrs = [p.name for p in cpp.parameters(op)
                 if p.attr_type and p.name in arguments]
        with self.program('/'.join([op, *attrs]), ulps) as program:
            program.call(op, **arguments)

    def error(self, op, **arguments):
        with self.program(f'{op}/fails') as program:
            program.fails(op, **arguments)

    def ops(self):
        return {op for _, program in self.cases for op in program.ops}

"""Records the gradients that Python TensorFlow gives.

A case is a short program: values go in, ops are called on them and on each
other's results. Python differentiates it twice, and what came of it is written
for a test that does the same.
"""

import contextlib

import tensorflow as tf
from tensorflow.python.eager import backprop_util
from tensorflow.python.framework import op_def_registry

from raw_op_cases import cpp
from raw_op_cases import recorder
from raw_op_cases import traced
from raw_op_cases import values

# Attributes that Python calls otherwise.
_PYTHON_NAMES = {'squeeze_dims': 'axis'}


def _attr_text(kind, value):
    """An attribute's value as tests/autodiff/gradient_case.cc reads it."""
    if kind.startswith('list('):
        return ';'.join(_attr_text(kind[5:-1], item) for item in value)
    if kind == 'bool':
        return str(int(value))
    if kind == 'string':
        return (value if isinstance(value, bytes) else value.encode()).hex()
    if kind == 'type':
        return tf.dtypes.as_dtype(value).name
    if kind == 'shape':
        shape = tf.TensorShape(value)
        if shape.rank is None:
            return 'unknown'
        return ','.join(str(-1 if d is None else d) for d in shape) or '()'
    if kind == 'tensor':
        return recorder.line('', tf.constant(value)).strip()
    assert kind in ('int', 'float'), kind
    return repr(value)


def _gradient_lines(word, gradient):
    if gradient is None:
        return [f'{word} none\n']
    if isinstance(gradient, tf.IndexedSlices):
        return [recorder.line(f'{word} slices', gradient.values),
                recorder.line('indices', gradient.indices)]
    return [recorder.line(f'{word} tensor', gradient)]


class Value:
    """A value of a program: what goes in, or comes out of an op."""

    def __init__(self, tensor=None):
        self.tensor = tensor  # an op's when it has run
        self.number = None


class Program:
    """One case. The attributes without underscore are for its writer to set.

    sources: what to differentiate by; by default all inputs that can have a
      gradient.
    targets: what is differentiated; by default the outputs of the last op.
    second: whether to compare second derivatives too.
    differences: whether first derivatives are compared with finite differences
      too; by default if all sources and targets are float64.
    difference_tolerance: how near, relative to the greatest number.
    ulps: a tolerance other than the usual one, for comparing with Python.
    """

    def __init__(self, name, random, options):
        self.sources = None
        self.targets = None
        self.second = True
        self.differences = None
        self.difference_tolerance = 1e-6
        self.ulps = None
        for option, value in options.items():
            assert option in vars(self), option
            setattr(self, option, value)
        self._name = name
        self._random = random
        self._inputs = []
        self._variables = []
        self._calls = []  # (op's definition, arguments, attributes, results)
        self._lines = [f'case {name}\n']
        self.no_second = None  # why Python has none

    def input(self, value, dtype=None):
        tensor = tf.convert_to_tensor(value, dtype)
        self._lines.append(recorder.line('in', tensor))
        self._inputs.append(Value(tensor))
        return self._inputs[-1]

    def variable(self, value):
        """The handle of a variable."""
        self._lines.append(recorder.line('variable', tf.convert_to_tensor(value)))
        self._variables.append(tf.Variable(value))
        self._inputs.append(Value(self._variables[-1].handle))
        return self._inputs[-1]

    def op(self, op, inputs, attrs=None, outputs=None):
        """Calls an op on values; a list is an argument that is a list.

        `outputs` says how many tensors come out, if that is not one an output.
        """
        definition = op_def_registry.get(op)
        assert definition is not None, f'there is no op {op}'
        assert len(inputs) == len(definition.input_arg), f'inputs of {op}'
        def to_value(value):
            return value if isinstance(value, Value) else self.input(value)
        arguments = [list(map(to_value, value)) if isinstance(value, list)
                     else to_value(value) for value in inputs]
        count = len(definition.output_arg) if outputs is None else outputs
        results = [Value() for _ in range(count)]
        self._calls.append((definition, arguments, attrs or {}, results))
        return results[0] if count == 1 else results

    def ops(self):
        return {definition.name for definition, *_ in self._calls}

    def _number(self):
        """Inputs first, then what comes out of ops."""
        results = [value for *_, values in self._calls for value in values]
        for number, value in enumerate(self._inputs + results):
            value.number = number

    def _write_calls(self):
        for definition, arguments, attrs, _ in self._calls:
            words = ['op', definition.name]
            for argument in arguments:
                if isinstance(argument, list):
                    numbers = ','.join(str(value.number) for value in argument)
                    words.append(f'[{numbers}]')
                else:
                    words.append(str(argument.number))
            self._lines.append(' '.join(words) + '\n')
            kinds = {attr.name: attr.type for attr in definition.attr}
            for name, value in attrs.items():
                text = f'attr {name} {kinds[name]} {_attr_text(kinds[name], value)}'
                self._lines.append(text.rstrip() + '\n')

    def call_all(self):
        for definition, arguments, attrs, results in self._calls:
            keywords = {}
            # Python has names of its own for some, in the same order.
            for parameter, argument in zip(cpp.parameters(definition.name), arguments):
                keywords[parameter.name] = (
                    [value.tensor for value in argument]
                    if isinstance(argument, list) else argument.tensor)
            for name, value in attrs.items():
                keywords[_PYTHON_NAMES.get(name, name)] = value
            given = getattr(tf.raw_ops, definition.name)(**keywords)
            given = [] if given is None else tf.nest.flatten(given)
            assert len(given) == len(results), (
                f'{self._name}: {definition.name} gives {len(given)} tensors')
            for value, tensor in zip(results, given):
                value.tensor = tensor

    def weights(self, tensor):
        return tf.constant(self._random(tensor.shape, tensor.dtype, -2, 2))

    def run(self):
        """Differentiates; gives the lines of the golden file."""
        self._number()
        self._write_calls()
        sources = self.sources
        if sources is None:
            sources = [value for value in self._inputs
                       if backprop_util.IsTrainable(value.tensor)]
        assert sources, f'{self._name}: nothing to differentiate by'
        derivatives = _Derivatives(self, sources)
        first, second = derivatives.take(self.second)
        self.no_second = derivatives.no_second
        for target, grad in zip(derivatives.targets, derivatives.grads):
            self._lines.append(recorder.line(f'target {target.number}', grad))
        self._lines += [f'source {source.number}\n' for source in sources]
        for gradient in first:
            self._lines += _gradient_lines('first', gradient)
        self._lines += [recorder.line('weight', weight)
                        for weight in derivatives.weights]
        for gradient in second:
            self._lines += _gradient_lines('second', gradient)
        if self.ulps is not None:
            self._lines.append(f'ulps {self.ulps}\n')
        if self.differences is None:
            of = [target.tensor for target in derivatives.targets]
            by = [source.tensor for source in sources]
            self.differences = all(tensor.dtype == tf.float64 for tensor in by + of)
        if self.differences:
            self._lines.append(f'differences {self.difference_tolerance}\n')
        self._trace(derivatives, first, second)
        return self._lines

    def _trace(self, derivatives, first, second):
        """Notes with which shapes Python cannot do the same in a function."""
        inputs = [value for value in self._inputs
                  if value.tensor.dtype != tf.resource]
        eager = [value.tensor for value in inputs]
        def differentiate(*tensors):
            for value, tensor in zip(inputs, tensors):
                value.tensor = tensor
            return derivatives.take(bool(second), _forms(first))
        for way in traced.WAYS:
            try:
                actual, again = traced.call(differentiate, eager, way)
            except Exception as error:  # pylint: disable=broad-except
                self._lines.append(f'untraced {way} {type(error).__name__}\n')
                continue
            is_same_form = _forms(actual) == _forms(first)
            if not derivatives.are_same(actual, first, self.ulps) or (
                    is_same_form and
                    not derivatives.are_same(again, second, self.ulps)):
                self._lines.append(f'untraced {way} OtherValues\n')
            elif not is_same_form:
                self._lines.append(f'other_forms {way}\n')
        for value, tensor in zip(inputs, eager):
            value.tensor = tensor

    def value_of(self, value):
        """The tensor, or what the variable has whose handle it is."""
        for variable in self._variables:
            if variable.handle is value.tensor:
                return variable.value()
        return value.tensor

    def find_targets(self):
        targets = self.targets
        if targets is None:
            targets = [value for value in self._calls[-1][-1]
                       if value.tensor.dtype.is_floating
                       or value.tensor.dtype.is_complex]
        assert targets, f'{self._name}: nothing to differentiate'
        return targets


def _forms(gradients):
    return [isinstance(gradient, tf.IndexedSlices) for gradient in gradients]


class _Derivatives:
    """Of a program. What is random is so when they are taken first."""

    def __init__(self, program, sources):
        self._program = program
        self._sources = sources
        self._shapes = [program.value_of(source).shape for source in sources]
        self.targets = None
        self.grads = None
        self.weights = []
        self.no_second = None

    def take(self, is_second_wanted, forms=None):
        """The first, and the second if they are wanted and Python has them.

        Without second ones if the first do not have these forms: the weights do
        not fit others.
        """
        by = [source.tensor for source in self._sources]
        with tf.GradientTape(watch_accessed_variables=False) as outer:
            outer.watch(by)
            with tf.GradientTape(watch_accessed_variables=False) as inner:
                inner.watch(by)
                self._program.call_all()
            self.targets = self._program.find_targets()
            of = [target.tensor for target in self.targets]
            if self.grads is None:
                self.grads = list(map(self._program.weights, of))
            outer.watch(self.grads)
            first = inner.gradient(of, by, output_gradients=self.grads)
        if not is_second_wanted or forms not in (None, _forms(first)):
            return first, []
        return first, self._second(outer, first, by + self.grads)

    def are_same(self, actual, expected, ulps):
        """Densely: what is known of shapes decides on whether there are slices."""
        shapes = self._shapes + [grad.shape for grad in self.grads]
        def dense(gradient, shape):
            if not isinstance(gradient, tf.IndexedSlices):
                return gradient
            return tf.convert_to_tensor(tf.IndexedSlices(
                gradient.values, gradient.indices, tf.constant(shape)))
        return len(actual) == len(expected) and all(
            traced.same(dense(a, shape), dense(b, shape), ulps and 2 * ulps)
            for a, b, shape in zip(actual, expected, shapes))

    def _second(self, outer, first, by):
        of = [gradient.values if isinstance(gradient, tf.IndexedSlices) else gradient
              for gradient in first if gradient is not None]
        if not of:
            return []
        weights = self.weights or list(map(self._program.weights, of))
        try:
            second = outer.gradient(of, by, output_gradients=weights)
        except LookupError as error:
            self.no_second = str(error)
            return []
        self.weights = weights
        return second


class Family:
    """The cases of one file."""

    def __init__(self, name, seed):
        self.name = name
        self.values = values.Values(seed)
        self.lines = []
        self.count = 0
        self.ops = set()
        self.no_second = {}

    @contextlib.contextmanager
    def program(self, name, **options):
        """A case of several ops. Options are the attributes of Program."""
        program = Program(name, self.values, options)
        yield program
        self.lines += program.run()
        self.count += 1
        self.ops |= program.ops()
        if program.no_second is not None:
            self.no_second[name] = program.no_second

    def case(self, op, inputs, attrs=None, *, sources=None, targets=None,
             outputs=None, note=None, **options):
        """A case of one op.

        inputs: values, in the op's order; a list for an argument that is a list.
          Arrays keep NumPy's type, so np.int32(0) rather than 0.
        attrs: those that cannot be inferred and do not have their default.
        sources: the inputs to differentiate by, by index (those in lists count
          each).
        targets: the outputs that are differentiated, by index.
        outputs: how many tensors come out, if that is not one an output.
        note: a word on what is special, to tell cases apart.
        """
        name = op if note is None else f'{op} {note}'
        with self.program(name, **options) as program:
            flat = []
            def add(value):
                flat.append(program.input(value))
                return flat[-1]
            arguments = [list(map(add, value)) if isinstance(value, list)
                         else add(value) for value in inputs]
            results = program.op(op, arguments, attrs, outputs)
            if not isinstance(results, list):
                results = [results]
            if sources is not None:
                program.sources = [flat[i] for i in sources]
            if targets is not None:
                program.targets = [results[i] for i in targets]

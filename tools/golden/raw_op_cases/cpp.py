"""Attributes and arguments as C++ writes them."""

import dataclasses
import inspect

import numpy as np
import tensorflow as tf
from tensorflow.python.framework import op_def_registry

_KEYWORDS = {'default', 'delete', 'template', 'switch', 'operator', 'union'}


def identifier(name):
    return name + '_' if name in _KEYWORDS else name


def string(value):
    data = value if isinstance(value, bytes) else value.encode()
    text = ''
    for byte in data:
        if byte in b'"\\':
            text += '\\' + chr(byte)
        elif 0x20 <= byte < 0x7f:
            text += chr(byte)
        else:
            text += f'\\{byte:03o}'
    return f'"{text}"'


def _float(value):
    if np.isinf(value):
        return ('-' if value < 0 else '') + 'std::numeric_limits<float>::infinity()'
    text = repr(float(value))
    return text + 'F'


def _dtype(value):
    name = tf.dtypes.as_dtype(value).name
    return 'bool_' if name == 'bool' else name


def _shape(value):
    shape = tf.TensorShape(value)
    if shape.rank is None:
        return 'TensorShape::unknown()'
    dims = ', '.join('kNone' if dim is None else str(dim) for dim in shape)
    return f'TensorShape({{{dims}}})'


@dataclasses.dataclass(frozen=True)
class Function:
    """A function that an attribute names."""
    name: str


_SCALARS = {
    'bool': lambda value: 'true' if value else 'false',
    'int': str,
    'float': _float,
    'string': string,
    'type': _dtype,
    'shape': _shape,
    'func': lambda value: f'FunctionName{{{string(value.name)}}}',
}


def attribute(attr_type, value):
    if attr_type.startswith('list('):
        write = _SCALARS[attr_type[len('list('):-1]]
        return '{' + ', '.join(map(write, value)) + '}'
    return _SCALARS[attr_type](value)


@dataclasses.dataclass
class Parameter:
    """A parameter of an op's function."""
    name: str
    required: bool
    input_arg: object = None  # of inputs
    attr_type: str = ''  # of attributes

    @property
    def is_list(self):
        return bool(self.input_arg.number_attr or self.input_arg.type_list_attr)


def parameters(op):
    """What the function of an op takes, but for its name, in order."""
    definition = op_def_registry.get(op)
    inputs = list(definition.input_arg)
    inferred = {name for arg in inputs
                for name in (arg.type_attr, arg.number_attr, arg.type_list_attr)}
    attrs = [attr for attr in definition.attr if attr.name not in inferred]
    attrs.sort(key=lambda attr: attr.HasField('default_value'))
    signature = inspect.signature(getattr(tf.raw_ops, op)).parameters
    names = [name for name in signature if name != 'name']
    found = []
    for name, described in zip(names, inputs + attrs, strict=True):
        required = signature[name].default is inspect.Parameter.empty
        if len(found) < len(inputs):
            found.append(Parameter(name, required, input_arg=described))
        else:
            found.append(Parameter(name, required, attr_type=described.type))
    return found

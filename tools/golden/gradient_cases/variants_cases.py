"""Tensors packed into variants and unpacked."""

import numpy as np
import tensorflow as tf
from tensorflow.core.protobuf import composite_tensor_variant_pb2
from tensorflow.python.saved_model import nested_structure_coder

_DTYPES = ('float32', 'float64', 'complex64')


def add_cases(family):
    v = family.values
    for dtype in _DTYPES:
        with family.program('OptionalFromValue') as p:
            optional = p.op('OptionalFromValue', [[v((2, 3), dtype), v((), dtype)]])
            p.op('OptionalGetValue', [optional],
                 {'output_types': [dtype, dtype], 'output_shapes': [(2, 3), ()]},
                 outputs=2)
        with family.program('CompositeTensorVariantFromComponents') as p:
            metadata = _metadata(tf.RaggedTensorSpec([2, None], dtype))
            encoded = p.op('CompositeTensorVariantFromComponents',
                           [[v((3,), dtype), np.int64([0, 1, 3])]],
                           {'metadata': metadata})
            p.op('CompositeTensorVariantToComponents', [encoded],
                 {'metadata': metadata, 'Tcomponents': [dtype, tf.int64]},
                 outputs=2)
    # Used twice: variants of gradients add up.
    with family.program('OptionalFromValue twice') as p:
        optional = p.op('OptionalFromValue', [[v((3,), 'float64')]])
        attrs = {'output_types': ['float64'], 'output_shapes': [(3,)]}
        first = p.op('OptionalGetValue', [optional], attrs, outputs=1)
        second = p.op('OptionalGetValue', [optional], attrs, outputs=1)
        p.op('Mul', [first, second])


def _metadata(spec):
    metadata = composite_tensor_variant_pb2.CompositeTensorVariantMetadata()
    metadata.type_spec_proto.CopyFrom(
        nested_structure_coder.encode_structure(spec).type_spec_value)
    return metadata.SerializeToString(deterministic=True)

"""Variables by handles, and the steps of optimizers on them."""

import numpy as np
import tensorflow as tf
from tensorflow.python.eager import context

# What each step takes beside variables and gradients, in the op's order of
# names; variables are those before.
_DENSE = {
    'GradientDescent': ((), {'alpha': 0.1}, 'delta'),
    'ProximalGradientDescent': ((), {'alpha': 0.1, 'l1': 0.01, 'l2': 0.02}, 'delta'),
    'Momentum': (('accum',), {'lr': 0.1, 'momentum': 0.9}, 'grad'),
    'KerasMomentum': (('accum',), {'lr': 0.1, 'momentum': 0.9}, 'grad'),
    'Adagrad': (('accum',), {'lr': 0.1}, 'grad'),
    'AdagradV2': (('accum',), {'lr': 0.1, 'epsilon': 1e-3}, 'grad'),
    'ProximalAdagrad': (('accum',), {'lr': 0.1, 'l1': 0.01, 'l2': 0.02}, 'grad'),
    'Adadelta': (('accum', 'accum_update'), {'lr': 1, 'rho': 0.9, 'epsilon': 1e-3},
                 'grad'),
    'Adam': (('m', 'v'), {'beta1_power': 0.9, 'beta2_power': 0.99, 'lr': 0.1,
                          'beta1': 0.9, 'beta2': 0.99, 'epsilon': 1e-3}, 'grad'),
    'AdaMax': (('m', 'v'), {'beta1_power': 0.9, 'lr': 0.1, 'beta1': 0.9,
                            'beta2': 0.99, 'epsilon': 1e-3}, 'grad'),
    'AdamWithAmsgrad': (('m', 'v', 'vhat'), {
        'beta1_power': 0.9, 'beta2_power': 0.99, 'lr': 0.1, 'beta1': 0.9,
        'beta2': 0.99, 'epsilon': 1e-3}, 'grad'),
    'RMSProp': (('ms', 'mom'), {'lr': 0.1, 'rho': 0.9, 'momentum': 0.5,
                                'epsilon': 1e-3}, 'grad'),
    'CenteredRMSProp': (('mg', 'ms', 'mom'), {'lr': 0.1, 'rho': 0.9, 'momentum': 0.5,
                                              'epsilon': 9.5}, 'grad'),
    'Ftrl': (('accum', 'linear'), {'lr': 0.1, 'l1': 0.01, 'l2': 0.02,
                                   'lr_power': -0.5}, 'grad'),
    'FtrlV2': (('accum', 'linear'), {'lr': 0.1, 'l1': 0.01, 'l2': 0.02,
                                     'l2_shrinkage': 0.1, 'lr_power': -0.5}, 'grad'),
    'AddSign': (('m',), {'lr': 0.1, 'alpha': 1, 'sign_decay': 0.9, 'beta': 0.8},
                'grad'),
    'PowerSign': (('m',), {'lr': 0.1, 'logbase': 1, 'sign_decay': 0.9, 'beta': 0.8},
                  'grad'),
}
_SPARSE = ('Momentum', 'KerasMomentum', 'Adagrad', 'AdagradV2', 'ProximalAdagrad',
           'ProximalGradientDescent', 'Adadelta', 'RMSProp', 'CenteredRMSProp',
           'Ftrl', 'FtrlV2')
_NESTEROV = ('Momentum', 'KerasMomentum', 'Adam')


def _variable(program, value):
    dtype = tf.dtypes.as_dtype(value.dtype if value.dtype != object else tf.string)
    # A name of its own for each, as Python's variables have it.
    handle = program.call('VarHandleOp', dtype=dtype, shape=value.shape,
                          shared_name=context.anonymous_name())
    program.call('AssignVariableOp', resource=handle, value=value)
    return handle


def _read(program, handle, dtype):
    return program.call('ReadVariableOp', resource=handle,
                        dtype=tf.dtypes.as_dtype(dtype))


def _step(family, op, description, dtype, **more):
    slots, numbers, gradient = description
    values = family.values
    with family.program('/'.join([op, dtype, *more]), ulps=64) as program:
        handles = {'var': _variable(program, values((3, 2), dtype))}
        for slot in slots:
            handles[slot] = _variable(program, values((3, 2), dtype, 1, 2))
        arguments = {name: np.asarray(number, dtype) for name, number in numbers.items()}
        if 'Sparse' in op:
            arguments.update(grad=values((2, 2), dtype), indices=np.int32([2, 0]))
        else:
            arguments[gradient] = values((3, 2), dtype)
        program.call(op, **handles, **arguments, **more)
        program.expect(*[_read(program, handle, dtype) for handle in handles.values()])


def _steps(family):
    for name, description in _DENSE.items():
        for dtype in ('float32', 'float64'):
            _step(family, f'ResourceApply{name}', description, dtype)
        if name in _NESTEROV:
            _step(family, f'ResourceApply{name}', description, 'float32',
                  use_locking=True, use_nesterov=True)
    _step(family, 'ResourceApplyAdagrad', _DENSE['Adagrad'], 'float32',
          update_slots=False)
    _step(family, 'ResourceApplyAdam', _DENSE['Adam'], 'float16')
    for name in _SPARSE:
        _step(family, f'ResourceSparseApply{name}', _DENSE[name], 'float32')


def _scatters(family):
    values = family.values
    for kind in ('Add', 'Sub', 'Mul', 'Div', 'Min', 'Max', 'Update'):
        for dtype in ('float32', 'int32'):
            with family.program(f'ResourceScatter{kind}/{dtype}') as program:
                handle = _variable(program, values((3, 2), dtype, 1, 9))
                program.call(f'ResourceScatter{kind}', resource=handle,
                             indices=np.int32([2, 0]), updates=values((2, 2), dtype, 1, 3))
                program.expect(_read(program, handle, dtype))
    for kind in ('Add', 'Sub', 'Min', 'Max', 'Update'):
        with family.program(f'ResourceScatterNd{kind}') as program:
            handle = _variable(program, values((4,)))
            program.call(f'ResourceScatterNd{kind}', ref=handle,
                         indices=np.int64([[2], [0]]), updates=values((2,)),
                         use_locking=False)
            program.expect(_read(program, handle, 'float32'))


def _variables(family):
    values = family.values
    for dtype in ('float32', 'string', 'bool', 'complex64', 'bfloat16', 'int8'):
        with family.program(f'VarHandleOp/{dtype}') as program:
            handle = _variable(program, values((2, 0, 1) if dtype == 'bool' else (2,),
                                               dtype))
            value = _read(program, handle, dtype)
            shape = program.call('VariableShape', input=handle, out_type=tf.int64)
            there = program.call('VarIsInitializedOp', resource=handle)
            program.call('DestroyResourceOp', resource=handle)
            program.expect(handle, value, shape, there)
    for op in ('AssignAddVariableOp', 'AssignSubVariableOp'):
        for dtype in ('float32', 'int64'):
            with family.program(f'{op}/{dtype}') as program:
                handle = _variable(program, values((2, 2), dtype))
                program.call(op, resource=handle, value=values((2, 2), dtype))
                program.expect(_read(program, handle, dtype))
    with family.program('ResourceGather') as program:
        handle = _variable(program, values((3, 2)))
        rows = program.call('ResourceGather', resource=handle, indices=np.int32([2, 2, 0]),
                            dtype=tf.float32)
        items = program.call('ResourceGatherNd', resource=handle,
                             indices=np.int64([[1, 1]]), dtype=tf.float32)
        program.expect(rows, items)
    with family.program('ResourceCountUpTo') as program:
        handle = _variable(program, np.asarray(3, 'int64'))
        before = program.call('ResourceCountUpTo', resource=handle, limit=5, T=tf.int64)
        program.expect(before, _read(program, handle, 'int64'))
    with family.program('ResourceStridedSliceAssign') as program:
        handle = _variable(program, values((3, 2)))
        program.call('ResourceStridedSliceAssign', ref=handle, begin=np.int32([0, 0]),
                     end=np.int32([3, 1]), strides=np.int32([2, 1]),
                     value=values((2,)), shrink_axis_mask=2)
        program.expect(_read(program, handle, 'float32'))
    # A second time it is the same accumulator, by its name, to which gradients
    # of step 0 come too late.
    with family.program('ResourceConditionalAccumulator',
                        eager_only='WaitsForEver') as program:
        handle = program.call('ResourceConditionalAccumulator', dtype=tf.float32,
                              shape=[2], reduction_type='SUM',
                              shared_name='golden_accumulator')
        for _ in range(2):
            program.call('ResourceAccumulatorApplyGradient', handle=handle,
                         local_step=np.int64(0), gradient=values((2,)))
        count = program.call('ResourceAccumulatorNumAccumulated', handle=handle)
        total = program.call('ResourceAccumulatorTakeGradient', handle=handle,
                             num_required=np.int32(2), dtype=tf.float32)
        program.expect(count, total)


def _errors(family):
    values = family.values
    with family.program('ReadVariableOp/fails') as program:
        handle = program.call('VarHandleOp', dtype=tf.float32, shape=[2],
                              shared_name='golden_never_assigned')
        program.fails('ReadVariableOp', resource=handle, dtype=tf.float32)
    with family.program('AssignAddVariableOp/fails') as program:
        handle = _variable(program, values((2,)))
        program.fails('AssignAddVariableOp', resource=handle, value=values((3,)))
    with family.program('ResourceApplyGradientDescent/fails') as program:
        handle = _variable(program, values((2,)))
        program.fails('ResourceApplyGradientDescent', var=handle, alpha=values((2,)),
                      delta=values((2,)))
    with family.program('ResourceScatterAdd/fails') as program:
        handle = _variable(program, values((2,)))
        program.fails('ResourceScatterAdd', resource=handle, indices=np.int32([2]),
                      updates=values((1,)))


def add_cases(family):
    _variables(family)
    _scatters(family)
    _steps(family)
    _errors(family)

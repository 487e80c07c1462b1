"""Lists of tensors: what goes in comes out again, in many ways."""

import numpy as np

_DTYPES = ('float32', 'float64', 'complex64')
_ROW = np.int32([2])


def add_cases(family):
    v = family.values
    for dtype in _DTYPES:
        _add_elements(family, v, dtype)
        _add_many_at_once(family, v, dtype)
        _add_lengths(family, v, dtype)


def _rows(p, v, dtype, count=3):
    return p.op('TensorListFromTensor', [v((count, 2), dtype), _ROW])


def _get(p, handle, index, dtype):
    return p.op('TensorListGetItem', [handle, np.int32(index), _ROW],
                {'element_dtype': dtype})


def _stack(p, handle, dtype, count=-1):
    return p.op('TensorListStack', [handle, _ROW],
                {'element_dtype': dtype, 'num_elements': count})


def _add_elements(family, v, dtype):
    with family.program('TensorListGetItem') as p:
        handle = _rows(p, v, dtype)
        p.op('Mul', [_get(p, handle, 0, dtype), _get(p, handle, 2, dtype)])
    with family.program('TensorListSetItem') as p:
        handle = p.op('TensorListSetItem',
                      [_rows(p, v, dtype), np.int32(1), v((2,), dtype)])
        _stack(p, handle, dtype)
    with family.program('TensorListPushBack') as p:
        handle = p.op('EmptyTensorList', [_ROW, np.int32(-1)],
                      {'element_dtype': dtype})
        for _ in range(3):
            handle = p.op('TensorListPushBack', [handle, v((2,), dtype)])
        handle, last = p.op('TensorListPopBack', [handle, _ROW],
                            {'element_dtype': dtype})
        p.op('Mul', [_stack(p, handle, dtype), last])


def _add_many_at_once(family, v, dtype):
    with family.program('TensorListStack') as p:
        _stack(p, _rows(p, v, dtype), dtype, 3)
    with family.program('TensorListGather') as p:
        p.op('TensorListGather', [_rows(p, v, dtype), np.int32([2, 0]), _ROW],
             {'element_dtype': dtype})
    with family.program('TensorListScatter') as p:
        handle = p.op('TensorListScatter',
                      [v((3, 2), dtype), np.int32([2, 0, 1]), _ROW])
        _stack(p, handle, dtype)
    with family.program('TensorListScatterV2') as p:
        handle = p.op('TensorListScatterV2',
                      [v((3, 2), dtype), np.int32([2, 0, 1]), _ROW, np.int32(3)])
        _stack(p, handle, dtype)
    with family.program('TensorListScatterIntoExistingList') as p:
        handle = p.op('TensorListScatterIntoExistingList',
                      [_rows(p, v, dtype), v((2, 2), dtype), np.int32([2, 0])])
        _stack(p, handle, dtype)
    with family.program('TensorListResize') as p:
        handle = p.op('TensorListResize', [_rows(p, v, dtype), np.int32(2)])
        _stack(p, handle, dtype)


def _add_lengths(family, v, dtype):
    for op in 'TensorListConcat', 'TensorListConcatV2':
        with family.program(op) as p:
            handle = p.op('TensorListSplit', [
                v((5, 2), dtype), np.int32([-1, 2]), np.int64([2, 0, 3])])
            if op == 'TensorListConcat':
                p.op(op, [handle], {'element_dtype': dtype})
            else:
                p.op(op, [handle, np.int32([-1, 2]), np.int64([])],
                     {'element_dtype': dtype})

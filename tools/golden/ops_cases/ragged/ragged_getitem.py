"""Cases of tests/ragged/ragged_getitem_test.cc."""

import tensorflow as tf
from ragged_inputs import FLAT, SPLITS, inner, one, ragged, two

GRADIENTS = True

_RT = tf.RaggedTensor


def cases(golden):
    one(golden, 'index/0', lambda rt: rt[0])
    one(golden, 'index/1', lambda rt: rt[1])
    one(golden, 'index/-1', lambda rt: rt[-1])
    one(golden, 'index/2,1', lambda rt: rt[2, 1])
    one(golden, 'index/2 then 1', lambda rt: rt[2][1])
    one(golden, 'index/1:3', lambda rt: rt[1:3])
    one(golden, 'index/:-1', lambda rt: rt[:-1])
    one(golden, 'index/::2', lambda rt: rt[::2])
    one(golden, 'index/::-1', lambda rt: rt[::-1])
    one(golden, 'index/3:1', lambda rt: rt[3:1])
    one(golden, 'index/:, :2', lambda rt: rt[:, :2])
    one(golden, 'index/:, 1:', lambda rt: rt[:, 1:])
    one(golden, 'index/:, -1:', lambda rt: rt[:, -1:])
    one(golden, 'index/:, :-1', lambda rt: rt[:, :-1])
    one(golden, 'index/:, ::2', lambda rt: rt[:, ::2])
    one(golden, 'index/:, ::-1', lambda rt: rt[:, ::-1])
    one(golden, 'index/1:, 1:', lambda rt: rt[1:, 1:])
    one(golden, 'index/2, 1:', lambda rt: rt[2, 1:])
    one(golden, 'index/...', lambda rt: rt[...])
    one(golden, 'index/..., :1', lambda rt: rt[..., :1])
    one(golden, 'index/newaxis', lambda rt: rt[tf.newaxis])
    one(golden, 'index/:, newaxis', lambda rt: rt[:, tf.newaxis])
    golden.add('index/tensor', lambda f, s, i: ragged(f, s)[i], FLAT, SPLITS, tf.constant(2))
    golden.add('index/slice of tensors', lambda f, s, i: ragged(f, s)[i:, :i], FLAT, SPLITS, tf.constant(1))
    two(golden, 'index/two 2', lambda rt: rt[2])
    two(golden, 'index/two 2,1', lambda rt: rt[2, 1])
    two(golden, 'index/two 2,1,0', lambda rt: rt[2, 1, 0])
    two(golden, 'index/two :, 1:', lambda rt: rt[:, 1:])
    two(golden, 'index/two :, :, :1', lambda rt: rt[:, :, :1])
    two(golden, 'index/two 1:, ..., :1', lambda rt: rt[1:, ..., :1])
    inner(golden, 'index/inner :, :, 1', lambda rt: rt[:, :, 1])
    inner(golden, 'index/inner ..., 0', lambda rt: rt[..., 0])
    inner(golden, 'index/inner 2, :, 1', lambda rt: rt[2, :, 1])
    golden.add('index/uniform :, 1', lambda v: _RT.from_uniform_row_length(v, 3)[:, 1], FLAT)
    golden.add('index/uniform :, :2', lambda v: _RT.from_uniform_row_length(v, 3)[:, :2], FLAT)
    golden.add('index/uniform 1:', lambda v: _RT.from_uniform_row_length(v, 2)[1:], FLAT)
    golden.fails('index/9', lambda f, s: ragged(f, s)[9], FLAT, SPLITS)
    golden.fails('index/:, 0', lambda f, s: ragged(f, s)[:, 0], FLAT, SPLITS)
    golden.fails('index/many', lambda f, s: ragged(f, s)[..., 0, 0, 0], FLAT, SPLITS)
    golden.fails('index/uniform :, 5', lambda v: _RT.from_uniform_row_length(v, 3)[:, 5], FLAT)

"""Cases of tests/strings/join_test.cc."""

import tensorflow as tf
from ops import NUMBERS, data
from ragged_inputs import ragged

_WORDS = ['a', 'b', "it's", 'd', 'e', 'f']
_SPLITS = tf.constant([0, 3, 3, 4, 6], tf.int64)
_OUTER = tf.constant([0, 1, 1, 4], tf.int64)


def cases(golden):
    s = tf.strings
    golden.add('join', lambda f, r: s.join([ragged(f, r), ragged(f, r)]), _WORDS, _SPLITS)
    golden.add('join/separator', lambda f, r: s.join([ragged(f, r), tf.constant('x')], '-'), _WORDS, _SPLITS)
    golden.fails('join/splits', lambda f, r, t: s.join([ragged(f, r), ragged(f, t)]), _WORDS, _SPLITS,
                 tf.constant([0, 1, 3, 4, 6], tf.int64))
    for axis in (None, 0, 1, -1):
        golden.add(f'reduce_join/{axis}', lambda f, r, axis=axis: s.reduce_join(ragged(f, r), axis), _WORDS, _SPLITS)
    golden.add('reduce_join/separator', lambda f, r: s.reduce_join(ragged(f, r), 1, separator=', '), _WORDS, _SPLITS)
    golden.add('reduce_join/keepdims', lambda f, r: s.reduce_join(ragged(f, r), 1, keepdims=True), _WORDS, _SPLITS)
    golden.add('reduce_join/two', lambda f, a, b: s.reduce_join(ragged(f, a, b), 2, separator='+'), _WORDS, _OUTER, _SPLITS)

    golden.add('format', lambda f, r: s.format('a {} b', ragged(f, r)), _WORDS, _SPLITS)
    golden.add('format@numbers', lambda f, r: s.format('a {} b', ragged(f, r)), [1, 2, 3, 4, 5, 6], _SPLITS)
    golden.add('format/two', lambda f, a, b: s.format('{}', ragged(f, a, b)), [1, 2, 3, 4, 5, 6], _OUTER, _SPLITS)
    golden.add('format/inner', lambda f, r: s.format('{}', ragged(f, r)), [[1, 2], [3, 4], [5, 6]],
               tf.constant([0, 1, 3], tf.int64))
    golden.add('format/several', lambda f, r, t: s.format('{} and {}', [ragged(f, r), t]), _WORDS, _SPLITS, [1, 2])
    golden.add('format/long rows', lambda f, r: s.format('{}', ragged(f, r)), list(range(20)),
               tf.constant([0, 9, 9, 15, 20], tf.int64))
    golden.add('format/summarize', lambda f, r: s.format('{}', ragged(f, r), summarize=1), list(range(20)),
               tf.constant([0, 9, 9, 15, 20], tf.int64))
    golden.add('format/all', lambda f, r: s.format('{}', ragged(f, r), summarize=-1), list(range(20)),
               tf.constant([0, 9, 9, 15, 20], tf.int64))
    golden.add('format/many rows', lambda f, r: s.format('{}', ragged(f, r)), list(range(9)),
               tf.constant(range(10), tf.int64))
    golden.add('format/placeholder', lambda f, r: s.format('%x%', ragged(f, r), placeholder='%x%'), _WORDS, _SPLITS)
    golden.fails('format/few', lambda f, r: s.format('{} {}', ragged(f, r)), _WORDS, _SPLITS)
    golden.fails('format/no summarize', lambda f, r: s.format('{}', ragged(f, r), summarize=0), _WORDS, _SPLITS)
    golden.fails('format/no placeholder', lambda f, r: s.format('{}', ragged(f, r), placeholder=''), _WORDS, _SPLITS)
    _empty(golden)
    _tensors(golden)


def _empty(golden):
    s = tf.strings
    nothing, no_rows, empty_rows = tf.constant([], tf.string), tf.zeros([1], tf.int64), tf.zeros([3], tf.int64)
    for name, splits in (('no rows', no_rows), ('empty', empty_rows)):
        golden.add(f'join@{name}', lambda f, r: s.join([ragged(f, r), ragged(f, r)]), nothing, splits)
        golden.add(f'join/separator@{name}', lambda f, r: s.join([ragged(f, r), tf.constant('x')], '-'), nothing, splits)
        for axis in (None, 0, 1, -1):
            golden.add(f'reduce_join/{axis}@{name}', lambda f, r, axis=axis: s.reduce_join(ragged(f, r), axis),
                       nothing, splits)
        golden.add(f'format@{name}', lambda f, r: s.format('a {} b', ragged(f, r)), nothing, splits)
        golden.add(f'format/two@{name}', lambda f, a, b: s.format('{}', ragged(f, a, b)), nothing, splits, no_rows)
    golden.fails('join@numbers', lambda f, r: s.join([ragged(f, r), ragged(f, r)]), [1, 2, 3, 4, 5, 6], _SPLITS)
    golden.fails('reduce_join/1@numbers', lambda f, r: s.reduce_join(ragged(f, r), 1), [1, 2, 3, 4, 5, 6], _SPLITS)
    golden.fails('reduce_join/outside', lambda f, r: s.reduce_join(ragged(f, r), 2), _WORDS, _SPLITS)
    golden.add('reduce_join/axes', lambda f, r: s.reduce_join(ragged(f, r), [0, 1]), _WORDS, _SPLITS)


def _tensors(golden):
    s = tf.strings
    nothing, no_columns = tf.constant([], tf.string), tf.zeros([2, 0], tf.string)
    golden.add('join/tensors', lambda x, y: s.join([x, y]), ['a', 'b'], 'c')
    golden.add('join/tensors@scalars', lambda x, y: s.join([x, y]), 'a', 'c')
    golden.add('join/tensors@empty', lambda x, y: s.join([x, y]), nothing, 'c')
    golden.add('join/tensors@no columns', lambda x, y: s.join([x, y]), no_columns, no_columns)
    golden.fails('join/tensors@shapes', lambda x, y: s.join([x, y]), ['a', 'b'], nothing)
    golden.fails('join/tensors@numbers', lambda x, y: s.join([x, y]), ['a', 'b'], [1, 2])
    golden.add('join/tensor', lambda x: s.join([x], separator='-'), ['a', 'b'])
    golden.add('join/nothing', lambda: s.join([]))

    reduce_join = s.reduce_join
    for axis in (None, 0, 1, -2):
        for name, value in (('grid', [['a', 'b'], ['c', '']]), ('no columns', no_columns),
                            ('no rows', tf.zeros([0, 2], tf.string))):
            golden.add(f'reduce_join/tensor, {axis}@{name}', lambda x, axis=axis: reduce_join(x, axis, separator=','), value)
    golden.add('reduce_join/tensor, None@scalar', lambda x: reduce_join(x, separator=','), 'a')
    golden.add('reduce_join/tensor, None@empty', lambda x: reduce_join(x, separator=','), nothing)
    golden.fails('reduce_join/tensor, None@numbers', lambda x: reduce_join(x, separator=','), [1, 2])
    golden.fails('reduce_join/tensor, 1@outside', lambda x: reduce_join(x, 1, separator=','), ['a'])
    golden.add('reduce_join/tensor, axes', lambda x: reduce_join(x, [-1, 0], keepdims=True), [['a', 'b'], ['c', '']])
    golden.add('reduce_join/tensor, no axes', lambda x: reduce_join(x, []), ['a', 'b'])
    golden.fails('reduce_join/tensor, same axes', lambda x: reduce_join(x, [0, -2]), [['a', 'b']])
    golden.fails('reduce_join/literal', lambda: reduce_join([1, 2]))

    def add(name, *inputs):
        golden.add(f'unsorted_segment_join@{name}', s.unsorted_segment_join, *inputs)

    def fails(name, *inputs):
        golden.fails(f'unsorted_segment_join@{name}', s.unsorted_segment_join, *inputs)
    no_ids = tf.constant([], tf.int32)
    add('vector', ['a', 'b', 'c'], [1, 0, 1], 3)
    add('int64', ['a', 'b', 'c'], tf.constant([1, 0, 1], tf.int64), tf.constant(3, tf.int64))
    add('rows', [['a', 'b'], ['c', 'd']], [0, 0], 1)
    add('grid', [['a', 'b'], ['c', 'd']], [[0, 1], [1, 0]], 2)
    add('empty', nothing, no_ids, 2)
    add('no segments', nothing, no_ids, 0)
    add('no columns', no_columns, [0, 1], 2)
    fails('negative', ['a'], [-1], 2)
    fails('large', ['a'], [2], 2)
    fails('shapes', ['a'], [0, 1], 2)
    fails('negative segments', nothing, no_ids, -1)
    fails('numbers', [1], [0], 1)
    fails('fractions', ['a'], [0.0], 1)
    golden.add('unsorted_segment_join/separator', lambda x: s.unsorted_segment_join(x, [1, 1], 2, separator=', '), ['a', 'b'])

    golden.add('format/tensor', lambda x: s.format('<{}>', x), data('float32', (2, 8)))
    golden.over(NUMBERS + ('bool', 'string'), 'format/tensor', lambda x: s.format('<{}>', x), (3,), but=('string',))
    for name, value in (('empty', nothing), ('no columns', no_columns), ('scalar', 'a'),
                        ('not finite', [float('nan'), float('inf'), -0.0])):
        golden.add(f'format/tensor@{name}', lambda x: s.format('<{}>', x), value)
    golden.add('format/tensor, summarize', lambda x: s.format('{}', x, summarize=-1), data('int32', (9,)))

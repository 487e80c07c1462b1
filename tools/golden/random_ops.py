#!/usr/bin/env python3
"""Writes tests/random/golden/random_ops.txt with Python TensorFlow.

    python tools/golden/random_ops.py

programs.py has the form of the file. The Python that runs this has the tensorflow-cpu that tfx is built for.
"""

import random

import programs
import tensorflow as tf

_SEEDS = (0, 1, 2, 42, 1234, -1, -42, 2**31 - 1, 2**31, -2**31, 2**32 - 1, 2**32,
          2**32 + 5, 2**40 + 7, -2**40, 2**63 - 1, -2**63, 87654321)

_FLOATS = (tf.float16, tf.bfloat16, tf.float32, tf.float64)
_INTS = (tf.int32, tf.int64)
# More than one thread's share.
_MANY = tf.cast(tf.range(12007) % 251, tf.uint8)


def _random_call(choose):
    """A call with arguments chosen at random."""
    shape = choose.choice(([], [1], [3], [2, 3], [0, 2], [4, 1, 2], [17]))
    seed = choose.choice(({}, {}, {'seed': choose.choice((0, 1, 7, -3, 2**35))}))
    kind = choose.choice((
        'normal', 'truncated_normal', 'uniform', 'uniform_int', 'gamma',
        'poisson', 'shuffle', 'categorical'))
    if kind in ('normal', 'truncated_normal'):
        extra = choose.choice((
            {}, {'mean': 1.5}, {'stddev': 3}, {'mean': -2, 'stddev': 0.1}))
        dtype = choose.choice(_FLOATS)
        return kind, {'shape': shape, **extra, 'dtype': dtype, **seed}
    if kind == 'uniform':
        extra = choose.choice((
            {}, {'maxval': 5}, {'minval': -1, 'maxval': 1}, {'minval': 0.25},
            {'minval': 0, 'maxval': 1}, {'minval': 0.0, 'maxval': 7.5}))
        dtype = choose.choice(_FLOATS)
        return kind, {'shape': shape, **extra, 'dtype': dtype, **seed}
    if kind == 'uniform_int':
        extra = choose.choice((
            {'maxval': 10}, {'minval': -5, 'maxval': 5}, {'minval': 2**20,
                                                          'maxval': 2**30}))
        dtype = choose.choice(_INTS)
        return 'uniform', {'shape': shape, **extra, 'dtype': dtype, **seed}
    if kind == 'gamma':
        dtype = choose.choice((tf.float16, tf.float32, tf.float64))
        extra = choose.choice(({}, {'beta': 2.0}, {'beta': [0.5, 4.0]}))
        alpha = choose.choice(([0.5, 1.5], [3.0, 20.0]))
        return kind, {'shape': shape, 'alpha': tf.constant(alpha, dtype), **extra,
                      'dtype': dtype, **seed}
    if kind == 'poisson':
        dtype = choose.choice((tf.float16, tf.float32, tf.float64) + _INTS)
        lam = choose.choice((0.5, [1.5, 20.0]))
        return kind, {'shape': shape, 'lam': tf.constant(lam), 'dtype': dtype,
                      **seed}
    if kind == 'shuffle':
        value = choose.choice((
            tf.range(10), tf.reshape(tf.range(12.0), [6, 2]),
            tf.constant(['a', 'bc', 'd', '']), tf.constant([True, False, False])))
        return kind, {'value': value, **seed}
    logits = tf.constant([[0.1, 1.0, -2.0], [3.0, 0.0, 0.0]],
                         choose.choice(_FLOATS))
    return kind, {'logits': logits, 'num_samples': choose.choice((1, 7)),
                  'dtype': choose.choice(_INTS), **seed}


_FUNCTIONS = {
    'set_seed': tf.random.set_seed,
    'normal': tf.random.normal,
    'truncated_normal': tf.random.truncated_normal,
    'uniform': tf.random.uniform,
    'shuffle': tf.random.shuffle,
    'categorical': tf.random.categorical,
    'gamma': tf.random.gamma,
    'poisson': tf.random.poisson,
}


def _errors(write):
    """What is refused; and which of these have taken a seed all the same."""
    refused = (
        ('uniform', {'shape': [2], 'dtype': tf.int32}),
        ('uniform', {'shape': [2], 'dtype': tf.string}),
        ('uniform', {'shape': [2], 'maxval': 3, 'dtype': tf.uint32}),
        ('uniform', {'shape': [2], 'maxval': 1.5, 'dtype': tf.int32}),
        ('uniform', {'shape': [2], 'minval': 5, 'maxval': 3, 'dtype': tf.int32}),
        ('uniform', {'shape': [2], 'minval': [1, 2], 'maxval': 3,
                     'dtype': tf.int32}),
        ('uniform', {'shape': [2], 'maxval': tf.constant(3)}),
        ('uniform', {'shape': [-1]}),
        ('uniform', {'shape': 3}),
        ('uniform', {'shape': tf.constant([2.5])}),
        ('normal', {'shape': [2], 'mean': 0.5, 'dtype': tf.int32}),
        ('normal', {'shape': [2], 'mean': 0, 'stddev': 1, 'dtype': tf.int32}),
        ('normal', {'shape': [2], 'mean': [1.0, 2.0, 3.0]}),
        ('truncated_normal', {'shape': [-2]}),
        ('categorical', {'logits': tf.constant([1.0, 2.0]), 'num_samples': 3}),
        ('categorical', {'logits': tf.constant([[1.0, 2.0]]), 'num_samples': 3,
                         'dtype': tf.float32}),
        ('categorical', {'logits': tf.constant([[1.0, 2.0]]),
                         'num_samples': -3}),
        ('categorical', {'logits': tf.constant([[1, 2]]), 'num_samples': 3}),
        ('poisson', {'shape': [2], 'lam': tf.constant([1.0]),
                     'dtype': tf.uint8}),
        ('poisson', {'shape': tf.constant([2], tf.int64),
                     'lam': tf.constant([1.0])}),
        ('gamma', {'shape': [2], 'alpha': tf.constant([1.0, 2.0]),
                   'beta': [1.0, 2.0, 3.0]}),
        ('gamma', {'shape': [2], 'alpha': tf.constant([1.0], tf.bfloat16),
                   'dtype': tf.bfloat16}),
        ('gamma', {'shape': [2], 'alpha': tf.constant([1]), 'dtype': tf.int32}),
        ('gamma', {'shape': [2], 'alpha': tf.constant([1.0]),
                   'dtype': tf.float64}),
    )
    refused += (
        ('categorical', {'logits': tf.zeros([2, 0]), 'num_samples': 3}),
        ('truncated_normal', {'shape': [2], 'dtype': tf.int32}),
        ('gamma', {'shape': [-1], 'alpha': tf.constant([1.0])}),
        ('poisson', {'shape': [-1], 'lam': tf.constant([1.0])}),
    )
    for name, arguments in refused:
        write.program(f'{name} refuses its arguments')
        write.call('set_seed', seed=1)
        write.call(name, **arguments)
        write.call('normal', shape=[2])


def main():
    write = programs.Programs(_FUNCTIONS)
    for global_seed in (None,) + _SEEDS:
        write.program(f'global seed {global_seed}, with and without op seeds')
        write.call('set_seed', seed=global_seed)
        if global_seed is not None:
            write.call('uniform', shape=[2])
            write.call('normal', shape=[3])
        for op_seed in (0, 1, -1, 2**31 - 1, 2**40):
            write.call('uniform', shape=[2], seed=op_seed)
        if global_seed is not None:
            write.call('uniform', shape=[2])
    write.program('the same op seed goes on; set_seed starts anew')
    for _ in range(2):
        write.call('set_seed', seed=7)
        for _ in range(3):
            write.call('normal', shape=[2], seed=3)
        write.call('normal', shape=[2])
        write.call('uniform', shape=[2], seed=3)
        write.call('normal', shape=[3], seed=3)
        write.call('normal', shape=[2], seed=3, dtype=tf.float64)
    for name in ('normal', 'truncated_normal', 'uniform'):
        for dtype in _FLOATS:
            write.program(f'many of {name}, {dtype.name}')
            write.call('set_seed', seed=11)
            for shape in ([20000], [300, 101], [100003]):
                write.call(name, shape=shape, dtype=dtype)
    for dtype in _INTS:
        write.program(f'many of uniform, {dtype.name}')
        write.call('set_seed', seed=12)
        write.call('uniform', shape=[50000], maxval=1000, dtype=dtype)
        write.call('uniform', shape=tf.constant([3, 20001], tf.int64),
                   minval=-2**31, maxval=2**31 - 1, dtype=dtype)
    write.program('many of the others')
    write.call('set_seed', seed=13)
    write.call('shuffle', value=_MANY)
    write.call('gamma', shape=[20000], alpha=tf.constant([0.3, 2.0]))
    write.call('poisson', shape=[20000], lam=tf.constant([0.3, 200.0]))
    write.call('categorical', logits=tf.constant([[0.1, 1.0, 2.0]] * 5),
               num_samples=20000)
    write.program('means and bounds that are tensors')
    write.call('set_seed', seed=14)
    write.call('normal', shape=[2, 3], mean=tf.constant([1.0, 2.0, 3.0]),
               stddev=tf.constant([[1.0], [10.0]]))
    write.call('uniform', shape=[2, 3], minval=tf.constant([1.0, 2.0, 3.0]),
               maxval=tf.constant(4.0))
    write.call('uniform', shape=[2], minval=[0.5, 1.5], maxval=2, dtype=tf.float64)
    write.call('uniform', shape=[4], minval=tf.constant(3), maxval=tf.constant(9),
               dtype=tf.int32)
    choose = random.Random(2021)
    write.program('nothing')
    write.call('set_seed', seed=16)
    write.call('shuffle', value=tf.zeros([0, 2]))
    write.call('shuffle', value=tf.zeros([2, 0]))
    write.call('shuffle', value=tf.constant(1.0))
    write.call('categorical', logits=tf.zeros([0, 3]), num_samples=2)
    write.call('categorical', logits=tf.zeros([2, 3]), num_samples=0)
    write.call('gamma', shape=[0], alpha=tf.constant(1.0))
    write.call('gamma', shape=[2], alpha=tf.zeros([0]), beta=tf.zeros([0]))
    write.call('poisson', shape=[0], lam=tf.constant(1.0))
    write.call('poisson', shape=[2], lam=tf.zeros([0]))
    write.call('normal', shape=[2, 0], mean=tf.zeros([0]))
    write.call('uniform', shape=[0], minval=3, maxval=3, dtype=tf.int32)
    write.call('normal', shape=[2])
    for i in range(60):
        write.program(f'chosen {i}')
        write.call('set_seed', seed=choose.choice(_SEEDS))
        for _ in range(8):
            name, arguments = _random_call(choose)
            write.call(name, **arguments)
            if choose.random() < 0.1:
                write.call('set_seed', seed=choose.choice(_SEEDS))
    _errors(write)
    write.call('set_seed', seed=None)
    write.write('tests/random/golden/random_ops.txt',
                'tools/golden/random_ops.py')


if __name__ == '__main__':
    main()

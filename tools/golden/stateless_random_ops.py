#!/usr/bin/env python3
"""Writes tests/random/golden/stateless_random_ops.txt with Python TensorFlow.

    python tools/golden/stateless_random_ops.py

programs.py has the form of the file. The Python that runs this has the tensorflow-cpu that tfx is built for.
"""

import programs
import tensorflow as tf

_FLOATS = (tf.float16, tf.bfloat16, tf.float32, tf.float64)
_INTS = (tf.int32, tf.int64)
# More than one thread's share.
_MANY = tf.cast(tf.range(12007) % 251, tf.uint8)

_FUNCTIONS = {
    'uniform': tf.random.stateless_uniform,
    'normal': tf.random.stateless_normal,
    'truncated_normal': tf.random.stateless_truncated_normal,
    'parameterized_truncated_normal':
        tf.random.stateless_parameterized_truncated_normal,
    'binomial': tf.random.stateless_binomial,
    'gamma': tf.random.stateless_gamma,
    'poisson': tf.random.stateless_poisson,
    'categorical': tf.random.stateless_categorical,
    'split': tf.random.split,
    'fold_in': tf.random.fold_in,
    'shuffle': tf.random.experimental.stateless_shuffle,
    'index_shuffle': tf.random.experimental.index_shuffle,
    'random_index_shuffle': tf.random_index_shuffle,
}


def main():
    write = programs.Programs(_FUNCTIONS)
    for seed in ([1, 2], [0, 0], [-1, 5], tf.constant([2**40, -2**33], tf.int64)):
        for alg in ('auto_select', 'philox', 'Philox', 1, 3, 'threefry'):
            write.program(f'seed {seed}, {alg}')
            write.call('uniform', shape=[2, 3], seed=seed, alg=alg)
            write.call('normal', shape=[5], seed=seed, alg=alg)
            write.call('split', seed=seed, num=3, alg=alg)
            write.call('fold_in', seed=seed, data=tf.constant(7), alg=alg)
            write.call('shuffle', value=tf.range(9), seed=seed, alg=alg)
    seed = [3, 14]
    for name in ('uniform', 'normal', 'truncated_normal'):
        for dtype in _FLOATS:
            write.program(f'{name}, {dtype.name}')
            write.call(name, shape=[2, 3], seed=seed, dtype=dtype)
            write.call(name, shape=[], seed=seed, dtype=dtype)
            write.call(name, shape=[0, 3], seed=seed, dtype=dtype)
            write.call(name, shape=[30011], seed=seed, dtype=dtype)
    write.program('means and bounds')
    write.call('normal', shape=[4], seed=seed, mean=2.5, stddev=3)
    write.call('truncated_normal', shape=[2, 2], seed=seed,
               mean=tf.constant([1.0, 100.0]), stddev=0.5)
    write.call('uniform', shape=[4], seed=seed, minval=-1, maxval=[1.0, 2.0, 3.0,
                                                                   4.0])
    write.call('uniform', shape=[4], seed=seed, minval=0.25)
    for dtype in _INTS:
        write.program(f'integers, {dtype.name}')
        write.call('uniform', shape=[6], seed=seed, maxval=10, dtype=dtype)
        write.call('uniform', shape=[6], seed=seed, minval=-7, maxval=7,
                   dtype=dtype)
        write.call('uniform', shape=[20011], seed=seed, maxval=1000, dtype=dtype)
    for dtype in _INTS + (tf.uint32, tf.uint64):
        write.program(f'all integers, {dtype.name}')
        write.call('uniform', shape=[5], seed=seed, minval=None, maxval=None,
                   dtype=dtype)
    for dtype in (tf.float16, tf.float32, tf.float64):
        write.program(f'distributions, {dtype.name}')
        alpha = tf.constant([0.3, 5.0], dtype)
        write.call('gamma', shape=[3, 2], seed=seed, alpha=alpha, dtype=dtype)
        write.call('gamma', shape=[3, 2], seed=seed, alpha=alpha, beta=[2.0, 0.5],
                   dtype=dtype)
        write.call('poisson', shape=[3, 2], seed=seed, lam=alpha, dtype=dtype)
        write.call('binomial', shape=[3, 2], seed=seed,
                   counts=tf.constant([10.0, 3.0], dtype),
                   probs=tf.constant([0.3, 0.9], dtype), output_dtype=dtype)
        one = tf.constant(1, dtype)
        write.call('parameterized_truncated_normal', shape=[6], seed=seed,
                   means=one, stddevs=one * 2, minvals=-one, maxvals=one * 2)
    write.program('distributions of integers')
    write.call('poisson', shape=[4], seed=seed, lam=tf.constant(3.0))
    write.call('poisson', shape=[4], seed=seed, lam=tf.constant(3),
               dtype=tf.int64)
    write.call('binomial', shape=[4], seed=seed, counts=tf.constant(10.0),
               probs=tf.constant(0.25))
    write.call('parameterized_truncated_normal', shape=[4], seed=seed)
    logits = tf.constant([[0.1, 1.0, -2.0], [3.0, 0.0, 0.0]])
    write.call('categorical', logits=logits, num_samples=8, seed=seed)
    write.call('categorical', logits=logits, num_samples=8, seed=seed,
               dtype=tf.int32)
    write.call('categorical', logits=logits, num_samples=20000, seed=seed)
    write.program('shuffles')
    write.call('shuffle', value=tf.constant(['a', 'b', 'c', 'd']), seed=seed)
    write.call('shuffle', value=tf.reshape(tf.range(12.0), [6, 2]), seed=seed)
    write.call('shuffle', value=_MANY, seed=seed)
    for index in (0, 3, tf.range(8), tf.range(8, dtype=tf.int64)):
        max_index = tf.constant(9, getattr(index, 'dtype', tf.int32))
        write.call('index_shuffle', index=index, seed=[5, 9], max_index=max_index)
    write.call('index_shuffle', index=2, seed=tf.constant([5, 9], tf.int64),
               max_index=tf.constant(100))
    for rounds in (4, 8):
        write.call('random_index_shuffle', index=tf.range(8), seed=tf.constant([7, 5, 9]),
                   max_index=tf.constant(9), rounds=rounds)
    write.program('nothing')
    nothing = tf.zeros([0])
    write.call('binomial', shape=[3, 0], seed=seed, counts=nothing, probs=nothing)
    write.call('binomial', shape=[0], seed=seed, counts=tf.constant(10.0), probs=tf.constant(0.5))
    write.call('gamma', shape=[3, 0], seed=seed, alpha=nothing)
    write.call('gamma', shape=[0], seed=seed, alpha=tf.constant(1.0))
    write.call('poisson', shape=[3, 0], seed=seed, lam=nothing)
    write.call('parameterized_truncated_normal', shape=[3, 0], seed=seed, means=nothing)
    write.call('categorical', logits=tf.zeros([0, 3]), num_samples=2, seed=seed)
    write.call('categorical', logits=tf.zeros([2, 3]), num_samples=0, seed=seed)
    write.call('shuffle', value=tf.zeros([0, 2]), seed=seed)
    write.call('shuffle', value=tf.zeros([2, 0]), seed=seed)
    write.call('shuffle', value=tf.constant(1.0), seed=seed)
    write.call('split', seed=seed, num=0)
    write.program('algorithms')
    for alg in ('philox', 'auto_select'):
        write.call('truncated_normal', shape=[3], seed=seed, alg=alg)
    write.program('numbers out of range')
    write.call('binomial', shape=[3], seed=seed, counts=tf.constant(-1.0), probs=tf.constant(0.5))
    write.call('binomial', shape=[3], seed=seed, counts=tf.constant(5.0), probs=tf.constant(1.5))
    write.call('poisson', shape=[3], seed=seed, lam=tf.constant(-1.0))
    refused = (
        ('uniform', {'shape': [2], 'seed': [1, 2], 'alg': 'foo'}),
        ('uniform', {'shape': [2], 'seed': [1, 2], 'alg': 7}),
        ('uniform', {'shape': [2], 'seed': [1, 2, 3]}),
        ('uniform', {'shape': [2], 'seed': tf.constant([1.0, 2.0])}),
        ('uniform', {'shape': [2], 'seed': [1, 2], 'dtype': tf.int32}),
        ('uniform', {'shape': [2], 'seed': [1, 2], 'minval': None, 'maxval': 5,
                     'dtype': tf.int32}),
        ('uniform', {'shape': [2], 'seed': [1, 2], 'minval': None}),
        ('uniform', {'shape': [2], 'seed': [1, 2], 'minval': 0.5,
                     'dtype': tf.int64}),
        ('uniform', {'shape': [2], 'seed': [1, 2], 'maxval': 7,
                     'dtype': tf.uint32}),
        ('uniform', {'shape': [2], 'seed': [1, 2], 'dtype': tf.int8}),
        ('uniform', {'shape': [-2], 'seed': [1, 2]}),
        ('normal', {'shape': [2], 'seed': [1, 2], 'mean': 0.5,
                    'dtype': tf.int32}),
        ('gamma', {'shape': [2], 'seed': [1, 2],
                   'alpha': tf.constant([1.0], tf.bfloat16),
                   'dtype': tf.bfloat16}),
        ('binomial', {'shape': [3], 'seed': [1, 2],
                      'counts': tf.constant([10.0]),
                      'probs': tf.constant([0.5])}),
        ('categorical', {'logits': logits, 'num_samples': 1, 'seed': [1, 2],
                         'dtype': tf.float32}),
        ('index_shuffle', {'index': 0, 'seed': tf.constant([[1, 2], [3, 4]]),
                           'max_index': tf.constant(3)}),
    )
    empty = tf.zeros([0], tf.int32)
    refused += (
        ('truncated_normal', {'shape': [2], 'seed': [1, 2], 'alg': 'foo'}),
        ('truncated_normal', {'shape': [2], 'seed': [1, 2], 'dtype': tf.int32}),
        ('normal', {'shape': [2], 'seed': empty}),
        ('gamma', {'shape': [3], 'seed': [1, 2], 'alpha': tf.constant([1.0, 2.0])}),
        ('parameterized_truncated_normal', {'shape': [3], 'seed': [1, 2], 'minvals': tf.constant([1.0, 2.0])}),
        ('parameterized_truncated_normal', {'shape': [3], 'seed': [1, 2], 'minvals': tf.constant(3.0)}),
        ('parameterized_truncated_normal', {'shape': [3], 'seed': [1, 2], 'stddevs': tf.constant(-1.0)}),
        ('parameterized_truncated_normal', {'shape': [3], 'seed': [1, 2, 3]}),
        ('poisson', {'shape': [3], 'seed': [1, 2], 'lam': tf.constant([1.0, 2.0])}),
        ('poisson', {'shape': [3], 'seed': [1, 2], 'lam': tf.constant(1.0), 'dtype': tf.uint8}),
        ('categorical', {'logits': tf.zeros([2, 0]), 'num_samples': 1, 'seed': [1, 2]}),
        ('categorical', {'logits': tf.zeros([3]), 'num_samples': 1, 'seed': [1, 2]}),
        ('split', {'seed': empty}),
        ('split', {'seed': [1, 2], 'num': -1}),
        ('split', {'seed': tf.constant([1.0, 2.0])}),
        ('split', {'seed': tf.constant([1, 2], tf.int8)}),
        ('fold_in', {'seed': empty, 'data': tf.constant(1)}),
        ('fold_in', {'seed': [1, 2], 'data': empty}),
        ('fold_in', {'seed': [1, 2], 'data': tf.constant(1.0)}),
        ('fold_in', {'seed': [1, 2], 'data': tf.constant(1, tf.uint8)}),
        ('shuffle', {'value': tf.constant([1.0]), 'seed': [1, 2, 3]}),
        ('index_shuffle', {'index': empty, 'seed': [5, 9], 'max_index': tf.constant(10)}),
        ('index_shuffle', {'index': 20, 'seed': [5, 9], 'max_index': tf.constant(10)}),
        ('index_shuffle', {'index': 2, 'seed': tf.constant(5), 'max_index': tf.constant(10)}),
        ('random_index_shuffle', {'index': empty, 'seed': tf.constant([7, 5, 9]), 'max_index': tf.constant(10),
                                  'rounds': 4}),
        ('random_index_shuffle', {'index': tf.constant(-1), 'seed': tf.constant([7, 5, 9]),
                                  'max_index': tf.constant(10), 'rounds': 4}),
        ('random_index_shuffle', {'index': tf.constant(2), 'seed': tf.constant([5, 9]), 'max_index': tf.constant(10),
                                  'rounds': 4}),
    )
    for name, arguments in refused:
        write.program(f'{name} refuses its arguments')
        write.call(name, **arguments)
    write.write('tests/random/golden/stateless_random_ops.txt',
                'tools/golden/stateless_random_ops.py')


if __name__ == '__main__':
    main()

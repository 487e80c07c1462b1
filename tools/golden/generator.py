#!/usr/bin/env python3
"""Writes tests/random/golden/generator.txt with Python TensorFlow.

    python tools/golden/generator.py

programs.py has the form of the file. The Python that runs this has the tensorflow-cpu that tfx is built for.
"""

import programs
import tensorflow as tf

_FLOATS = (tf.float16, tf.bfloat16, tf.float32, tf.float64)
_INTS = (tf.int32, tf.int64)


class _Generators:
    """The generator in use, and those split off."""

    def __init__(self):
        self._generator = None
        self._others = []

    def functions(self):
        result = {name: getattr(self, name)
                  for name in ('state', 'key', 'algorithm', 'split', 'use')}
        for name in ('from_seed', 'from_state', 'from_key_counter'):
            result[name] = self._maker(name)
        for name in ('reset', 'reset_from_seed', 'reset_from_key_counter', 'skip',
                     'normal', 'truncated_normal', 'uniform', 'uniform_full_int',
                     'binomial', 'make_seeds'):
            result[name] = self._method(name)
        result['create_rng_state'] = tf.random.create_rng_state
        result['set_global_generator'] = self._set_global_generator
        result['get_global_generator'] = self._get_global_generator
        return result

    def _maker(self, name):
        def make(**arguments):
            maker = getattr(tf.random.Generator, name)
            self._generator = maker(**arguments)
        return make

    def _method(self, name):
        return lambda **arguments: getattr(self._generator, name)(**arguments)

    def _set_global_generator(self):
        tf.random.set_global_generator(self._generator)

    def _get_global_generator(self):
        self._generator = tf.random.get_global_generator()

    def state(self):
        return self._generator.state.read_value()

    def key(self):
        return self._generator.key

    def algorithm(self):
        return tf.constant(self._generator.algorithm)

    def split(self, count):
        self._others = self._generator.split(count)
        return [other.state.read_value() for other in self._others]

    def use(self, index):
        self._generator = self._others[index]


def main():
    write = programs.Programs(_Generators().functions())
    for seed in (0, 1, 1234, -5, 2**40, [1, 2], [1, 2, 3], [7],
                 tf.constant(7), tf.constant([1, 2, 3, 4, 5], tf.int64)):
        write.program(f'from_seed {seed}')
        write.call('from_seed', seed=seed)
        write.call('state')
        write.call('normal', shape=[2, 3])
        write.call('state')
        write.call('uniform', shape=[])
        write.call('key')
        write.call('truncated_normal', shape=[3], mean=1, stddev=0.5)
        write.call('uniform_full_int', shape=[2])
        write.call('state')
    for alg in ('philox', 'auto_select', 1, 3):
        write.program(f'algorithm {alg}')
        write.call('from_seed', seed=5, alg=alg)
        write.call('algorithm')
        write.call('normal', shape=[3])
        write.call('uniform', shape=[3], maxval=5, dtype=tf.int32)
        write.call('state')
    for dtype in _FLOATS:
        write.program(f'floats, {dtype.name}')
        write.call('from_seed', seed=17)
        write.call('normal', shape=[3], mean=-1, stddev=2, dtype=dtype)
        write.call('uniform', shape=[3], minval=-1, maxval=2, dtype=dtype)
        write.call('truncated_normal', shape=[3], dtype=dtype)
        write.call('normal', shape=[10007], dtype=dtype)
        write.call('uniform', shape=[100, 101], dtype=dtype)
        write.call('state')
    for dtype in _INTS:
        write.program(f'integers, {dtype.name}')
        write.call('from_seed', seed=18)
        write.call('uniform', shape=[5], minval=-10, maxval=10, dtype=dtype)
        write.call('uniform', shape=[20011], maxval=1000, dtype=dtype)
    for dtype in _INTS + (tf.uint32, tf.uint64):
        write.program(f'all integers, {dtype.name}')
        write.call('from_seed', seed=19)
        write.call('uniform', shape=[3], minval=None, maxval=None, dtype=dtype)
        write.call('uniform_full_int', shape=[2, 2], dtype=dtype)
    write.program('binomial')
    write.call('from_seed', seed=20)
    for dtype in (tf.int32, tf.int64, tf.float32, tf.float64):
        write.call('binomial', shape=[4], counts=tf.constant(10.0),
                   probs=tf.constant(0.3), dtype=dtype)
    write.call('binomial', shape=[3, 2], counts=tf.constant([5.0, 50.0]),
               probs=tf.constant([0.5, 0.1]))
    write.call('state')
    write.program('states')
    write.call('from_state', state=[5, 6, 7], alg='philox')
    write.call('normal', shape=[2])
    write.call('from_key_counter', key=3, counter=[1, 2], alg='philox')
    write.call('state')
    write.call('normal', shape=[2])
    write.call('reset', state=[1, 1, 1])
    write.call('normal', shape=[2])
    write.call('reset_from_seed', seed=1234)
    write.call('normal', shape=[2])
    write.call('reset_from_key_counter', key=9, counter=[0, 0])
    write.call('normal', shape=[2])
    write.call('from_state', state=[5, 6], alg='threefry')
    write.call('state')
    write.call('create_rng_state', seed=1234, alg='philox')
    write.call('create_rng_state', seed=[12, 34], alg='threefry')
    write.call('create_rng_state', seed=-3, alg='threefry')
    write.program('skip')
    write.call('from_seed', seed=21)
    for delta in (1, 0, 255, 2**40, tf.constant(5, tf.int64), -1):
        write.call('skip', delta=delta)
        write.call('state')
        write.call('uniform', shape=[2])
    write.program('split')
    write.call('from_seed', seed=22)
    write.call('split', count=3)
    write.call('state')
    write.call('normal', shape=[2])
    write.call('use', index=1)
    write.call('normal', shape=[2])
    write.call('split', count=1)
    write.call('use', index=0)
    write.call('uniform', shape=[2])
    write.call('make_seeds', count=1)
    write.call('make_seeds', count=4)
    write.program('the generator for all')
    write.call('from_seed', seed=23)
    write.call('set_global_generator')
    write.call('normal', shape=[2])
    write.call('from_seed', seed=24)
    write.call('get_global_generator')
    write.call('state')
    write.call('normal', shape=[2])
    write.program('nothing')
    write.call('create_rng_state', seed=tf.zeros([0], tf.int32), alg='philox')
    write.call('from_seed', seed=tf.zeros([0], tf.int32))
    write.call('state')
    write.call('normal', shape=[0, 2])
    write.call('uniform', shape=[0], maxval=5, dtype=tf.int32)
    write.call('uniform_full_int', shape=[2, 0])
    write.call('make_seeds', count=0)
    write.call('state')
    write.program('refused')
    write.call('create_rng_state', seed=1, alg='xx')
    write.call('create_rng_state', seed=tf.constant('a'), alg='philox')
    write.call('from_seed', seed=1, alg='xx')
    write.call('from_state', state=[1, 2], alg='philox')
    write.call('from_state', state=tf.constant([[1, 2, 3]]), alg='philox')
    write.call('from_key_counter', key=[1], counter=[1, 2], alg='philox')
    write.call('from_key_counter', key=1, counter=[1, 2, 3], alg='philox')
    write.call('from_seed', seed=1)
    write.call('reset', state=[1, 2])
    write.call('reset_from_key_counter', key=1, counter=[1])
    write.call('uniform', shape=[2], dtype=tf.int32)
    write.call('uniform', shape=[2], minval=0, maxval=5, dtype=tf.uint32)
    write.call('uniform', shape=[2], minval=0, maxval=5, dtype=tf.int8)
    write.call('normal', shape=3)
    write.call('uniform_full_int', shape=[2], dtype=tf.float32)
    write.call('normal', shape=[2], dtype=tf.int32)
    write.call('skip', delta=tf.constant([1, 2]))
    write.call('make_seeds', count=-1)
    write.call('state')
    write.call('normal', shape=[2], mean=tf.constant(1))
    write.call('state')
    write.call('binomial', shape=[2], counts=tf.constant([3.0]),
               probs=tf.constant([0.5]))
    write.call('state')
    write.call('from_seed', seed=1, alg='threefry')
    write.call('normal', shape=[2])
    write.write('tests/random/golden/generator.txt',
                'tools/golden/generator.py')


if __name__ == '__main__':
    main()

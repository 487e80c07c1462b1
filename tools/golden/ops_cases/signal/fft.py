"""Cases of tests/signal/fft_test.cc."""

import tensorflow as tf
from ops import COMPLEX, data

s = tf.signal
GRADIENTS = True
_REAL = ('float32', 'float64')
# The library chooses how to transform by what the processor has.
_NEAR = True


def _plain(golden):
    for name, rank in (('fft', 1), ('fft2d', 2), ('fft3d', 3), ('ifft', 1), ('ifft2d', 2), ('ifft3d', 3)):
        function = getattr(s, name)
        golden.over(COMPLEX, name, function, (3, 2, 5)[-rank:], near=_NEAR)
        golden.shapes(name, function, (2, 1, 3, 4), (2, 0, 2), dtype='complex64', near=_NEAR)
    golden.add('fft@inf', s.fft, tf.constant([1, float('inf'), 2], tf.complex64), gradient=False)
    for name, shape in (('fft', ()), ('fft2d', (1,)), ('fft3d', (1, 1))):
        for each in (name, f'i{name}'):
            golden.fails(f'{each}@rank', getattr(s, each), tf.ones(shape, tf.complex64))
            golden.fails(f'{each}@float', getattr(s, each), tf.ones((2, 2, 2)))
            golden.add(f'{each}@no batch', getattr(s, each), tf.zeros((0, 2, 2, 2), tf.complex64), gradient=False)
    golden.add('fft/literal', lambda x: s.fft([1, 2, 3], name='f'), 0, near=_NEAR)


def _real(golden):
    lengths = {1: [5], 2: [3, 5], 3: [2, 3, 5]}
    shorter = {1: [3], 2: [2, 2], 3: [1, 2, 3]}
    for rank in (1, 2, 3):
        suffix = '' if rank == 1 else f'{rank}d'
        for name, dtypes in ((f'rfft{suffix}', _REAL), (f'irfft{suffix}', COMPLEX)):
            function = getattr(s, name)
            golden.over(dtypes, name, function, (2, 2, 4)[-rank:], near=_NEAR)
            golden.shapes(name, function, (2, 2, 2, 3), dtype=dtypes[0], near=_NEAR)
            # The gradient is an error in Python.
            golden.shapes(name, function, (2, 0, 4), dtype=dtypes[0], near=_NEAR, gradient=False)
            # Longer than the input: gradients of what is cut are errors in Python.
            length = lengths[rank][:-1] + [5 if dtypes is _REAL else 9]
            golden.over(dtypes[:1], f'{name}/length', lambda x, f=function, n=length: f(x, fft_length=n),
                        (2, 2, 4), near=_NEAR)
            length = shorter[rank]
            golden.over(dtypes[:1], f'{name}/shorter', lambda x, f=function, n=length: f(x, n), (2, 2, 4),
                        near=_NEAR, gradient=False)
            golden.fails(f'{name}@rank', function, data(dtypes[0], (2, 2)[:rank - 1]))
    golden.add('rfft/tensor', s.rfft, data('float32', (2, 3)), [4], near=_NEAR)
    golden.add('irfft/tensor', s.irfft, data('complex64', (2, 3)), [4], near=_NEAR)
    golden.fails('rfft/tensor@two', s.rfft, tf.ones((4,)), [2, 2])
    golden.fails('rfft/tensor@none', s.rfft, tf.ones((4,)), tf.zeros((0,), tf.int32))
    golden.fails('irfft/tensor@two', s.irfft, tf.ones((4,), tf.complex64), [2, 2])
    golden.fails('rfft/tensor@float', s.rfft, tf.ones((4,)), [2.0])
    golden.add('irfft/tensor@no batch', s.irfft, tf.zeros((0, 3), tf.complex64), [4], gradient=False)
    golden.fails('rfft@int', s.rfft, [1, 2])
    golden.fails('irfft@float', s.irfft, [1.0, 2.0])


def _many(golden):
    """TensorFlow has no kernels of these for the CPU: what is said is all that can be compared."""
    for name, dtype in (('fftnd', 'complex64'), ('ifftnd', 'complex128'), ('rfftnd', 'float32'),
                        ('irfftnd', 'complex64')):
        function = getattr(s, name)
        golden.fails(f'{name}@{dtype}', function, data(dtype, (2, 3)))
        golden.fails(f'{name}@empty', function, tf.zeros((0, 2), dtype))
        golden.fails(f'{name}/axes@matrix', lambda x, f=function: f(x, axes=[0, 1]), data(dtype, (2, 2)))
        golden.fails(f'{name}/axes', lambda x, f=function: f(x, axes=[0, 1]), data(dtype, (3,)))
        golden.fails(f'{name}/length', lambda x, f=function: f(x, fft_length=[2, 4]), data(dtype, (2, 3)))
        for norm in ('backward', 'forward', 'ortho'):
            golden.fails(f'{name}/{norm}',
                         lambda x, f=function, norm=norm: f(x, fft_length=[2, 4], axes=[0, 1], norm=norm),
                         data(dtype, (2, 4)))
    golden.fails('rfftnd@int', s.rfftnd, [1, 2])
    golden.fails('irfftnd@float', s.irfftnd, [1.0, 2.0])


def _operations(golden):
    """Those of plain tf; without kernels too."""
    lengths, axes = [2, 3], [0, 1]
    for name, dtype in (('fftnd', 'complex64'), ('ifftnd', 'complex128'), ('rfftnd', 'float64'),
                        ('irfftnd', 'complex128')):
        function = getattr(tf, name)
        golden.fails(f'tf.{name}@{dtype}', function, data(dtype, (2, 3)), lengths, axes)
        golden.fails(f'tf.{name}@empty', function, tf.zeros((0, 3), dtype), lengths, axes)
        golden.fails(f'tf.{name}@int', function, data('int32', (2, 3)), lengths, axes)
        golden.fails(f'tf.{name}/literal', lambda x, f=function: f([1, 2], [2], [0], name='n'), 0)
    golden.fails('tf.rfftnd/Tcomplex', lambda x: tf.rfftnd(x, lengths, axes, Tcomplex=tf.complex128),
                 data('float64', (2, 3)))
    golden.fails('tf.irfftnd/Treal', lambda x: tf.irfftnd(x, lengths, axes, Treal=tf.float64),
                 data('complex128', (2, 3)))


def cases(golden):
    _plain(golden)
    _real(golden)
    _many(golden)
    _operations(golden)

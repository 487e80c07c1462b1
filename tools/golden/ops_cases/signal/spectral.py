"""Cases of tests/signal/spectral_test.cc."""

import tensorflow as tf
from ops import data

s = tf.signal
GRADIENTS = True
_REAL = ('float32', 'float64')


def _stft(golden):
    golden.over(_REAL, 'stft', lambda x: s.stft(x, 6, 3), (14,), near=4)
    golden.shapes('stft', lambda x: s.stft(x, 6, 3), (2, 9), near=4)
    golden.fails('stft@short', lambda x: s.stft(x, 6, 3), data('float32', (5,)))
    golden.over(('float32',), 'stft/fft_length', lambda x: s.stft(x, 6, 3, fft_length=6, pad_end=True), (14,),
                near=4)
    golden.over(('float32',), 'stft/hamming',
                lambda x: s.stft(x, 4, 3, window_fn=s.hamming_window, name='n'), (14,), near=4)
    golden.over(('float32',), 'stft/kaiser', lambda x: s.stft(x, 4, 3, window_fn=s.kaiser_window), (14,), near=4)
    golden.over(('float32',), 'stft/none', lambda x: s.stft(x, 4, 3, window_fn=None), (14,), near=4)
    golden.over(('float32',), 'stft/ones',
                lambda x: s.stft(x, 4, 3, window_fn=lambda n, dtype: tf.ones([n], dtype)), (14,), near=4)
    golden.add('stft/tensors', s.stft, data('float32', (2, 9)), 4, 2, near=4)
    # The gradient of rfft is an error in Python where there is nothing.
    for shape in ((0,), (2, 0), (0, 9)):
        golden.add(f'stft/none@{"x".join(map(str, shape))}', lambda x: s.stft(x, 4, 3, window_fn=None),
                   tf.zeros(shape), gradient=False)
        golden.add(f'stft/tensors@{"x".join(map(str, shape))}', s.stft, tf.zeros(shape), 4, 2, gradient=False)
    golden.add('stft/fft_length@0', lambda x: s.stft(x, 6, 3, fft_length=6, pad_end=True), tf.zeros((0,)),
               gradient=False)
    golden.add('stft/tensors@length 0', s.stft, data('float32', (9,)), 0, 2, gradient=False)
    golden.fails('stft/tensors@negative length', s.stft, data('float32', (9,)), -4, 2)
    golden.fails('stft/tensors@step 0', s.stft, data('float32', (9,)), 4, 0)
    golden.fails('stft/tensors@rank of length', s.stft, data('float32', (9,)), [4], 2)
    golden.fails('stft@rank', lambda x: s.stft(x, 6, 3), 1.0)
    golden.fails('stft@int', lambda x: s.stft(x, 6, 3), [1, 2, 3])

    golden.over(('complex64', 'complex128'), 'inverse_stft', lambda x: s.inverse_stft(x, 6, 3), (3, 5), near=4)
    golden.shapes('inverse_stft', lambda x: s.inverse_stft(x, 6, 3), (1, 5), (2, 3, 5), dtype='complex64', near=4)
    golden.over(('complex64',), 'inverse_stft/longer', lambda x: s.inverse_stft(x, 7, 3, 6), (3, 4), near=4)
    golden.over(('complex64',), 'inverse_stft/window',
                lambda x: s.inverse_stft(x, 6, 3, window_fn=s.inverse_stft_window_fn(3), name='n'), (3, 5), near=4)
    golden.over(('complex64',), 'inverse_stft/none', lambda x: s.inverse_stft(x, 6, 3, window_fn=None), (3, 5),
                near=4)
    golden.add('inverse_stft/tensors', s.inverse_stft, data('complex64', (3, 3)), 4, 2, near=4)
    golden.add('inverse_stft@no frames', lambda x: s.inverse_stft(x, 6, 3), tf.zeros((0, 5), tf.complex64),
               gradient=False)
    golden.add('inverse_stft@no batch', lambda x: s.inverse_stft(x, 6, 3), tf.zeros((0, 3, 5), tf.complex64),
               gradient=False)
    golden.fails('inverse_stft/tensors@negative length', s.inverse_stft, data('complex64', (3, 5)), -6, 3)
    golden.fails('inverse_stft@float', lambda x: s.inverse_stft(x, 6, 3), tf.ones((3, 5)))
    golden.fails('inverse_stft@rank', lambda x: s.inverse_stft(x, 6, 3), data('complex64', (5,)))

    for length, step in ((6, 3), (7, 3), (4, 4), (4, 6)):
        golden.add(f'inverse_stft_window_fn@{length}, {step}',
                   lambda n, step: s.inverse_stft_window_fn(step)(n, tf.float32), length, step, near=True)
    def window(length, step):
        return s.inverse_stft_window_fn(step)(length, tf.float32)

    golden.add('inverse_stft_window_fn@length 0', window, 0, 2)
    golden.fails('inverse_stft_window_fn@rank', window, [4], 2)
    golden.fails('inverse_stft_window_fn@rank of step', window, 4, tf.zeros((0,), tf.int32))
    golden.fails('inverse_stft_window_fn@step 0', window, 4, 0)
    golden.fails('inverse_stft_window_fn/int32', lambda n: s.inverse_stft_window_fn(2)(n, tf.int32), 4)
    golden.add('inverse_stft_window_fn/hamming',
               lambda n: s.inverse_stft_window_fn(2, s.hamming_window, name='n')(n, tf.float64), 6, near=True)


def _mdct(golden):
    golden.over(_REAL, 'mdct', lambda x: s.mdct(x, 4), (12,), near=4)
    golden.shapes('mdct', lambda x: s.mdct(x, 4), (2, 9), near=4)
    golden.over(('float32',), 'mdct/pad_end, ortho', lambda x: s.mdct(x, 8, pad_end=True, norm='ortho', name='n'),
                (13,), near=4)
    golden.over(('float32',), 'mdct/kbd', lambda x: s.mdct(x, 4, s.kaiser_bessel_derived_window), (12,), near=4)
    golden.over(('float32',), 'mdct/none', lambda x: s.mdct(x, 4, None), (12,), near=4)
    golden.add('mdct/tensor', s.mdct, data('float32', (2, 9)), 4, near=4)
    for shape in ((0,), (2, 0), (0, 9)):
        golden.fails(f'mdct@{"x".join(map(str, shape))}', lambda x: s.mdct(x, 4), tf.zeros(shape))
    golden.fails('mdct/tensor@float', s.mdct, data('float32', (9,)), 4.0)
    golden.fails('mdct/tensor@0', s.mdct, data('float32', (9,)), 0)
    golden.fails('mdct/tensor@rank', s.mdct, data('float32', (9,)), [4])
    golden.fails('mdct@int', lambda x: s.mdct(x, 4), data('int32', (9,)))
    golden.fails('mdct/6', lambda x: s.mdct(x, 6), [1.0, 2.0])
    golden.fails('mdct@rank', lambda x: s.mdct(x, 4), 1.0)

    golden.over(_REAL, 'inverse_mdct', s.inverse_mdct, (3, 4), near=4)
    golden.shapes('inverse_mdct', s.inverse_mdct, (1, 2), (2, 3, 4), near=4)
    golden.over(('float32',), 'inverse_mdct/ortho', lambda x: s.inverse_mdct(x, norm='ortho', name='n'), (3, 4),
                near=4)
    golden.over(('float32',), 'inverse_mdct/kbd', lambda x: s.inverse_mdct(x, s.kaiser_bessel_derived_window),
                (3, 4), near=4)
    golden.over(('float32',), 'inverse_mdct/none', lambda x: s.inverse_mdct(x, window_fn=None), (3, 4), near=4)
    golden.add('inverse_mdct@no samples', s.inverse_mdct, tf.zeros((3, 0)), gradient=False)
    golden.fails('inverse_mdct@no frames', s.inverse_mdct, tf.zeros((0, 4)))
    golden.fails('inverse_mdct@odd', s.inverse_mdct, tf.ones((3, 3)))
    golden.fails('inverse_mdct@rank', s.inverse_mdct, [1.0, 2.0])


def cases(golden):
    _stft(golden)
    _mdct(golden)

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
    golden.fails('inverse_stft@rank', lambda x: s.inverse_stft(x, 6, 3), data('complex64', (5,)))

    for length, step in ((6, 3), (7, 3), (4, 4), (4, 6)):
        golden.add(f'inverse_stft_window_fn@{length}, {step}',
                   lambda n, step: s.inverse_stft_window_fn(step)(n, tf.float32), length, step, near=True)
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
    golden.fails('mdct/6', lambda x: s.mdct(x, 6), [1.0, 2.0])
    golden.fails('mdct@rank', lambda x: s.mdct(x, 4), 1.0)

    golden.over(_REAL, 'inverse_mdct', s.inverse_mdct, (3, 4), near=4)
    golden.shapes('inverse_mdct', s.inverse_mdct, (1, 2), (2, 3, 4), near=4)
    golden.over(('float32',), 'inverse_mdct/ortho', lambda x: s.inverse_mdct(x, norm='ortho', name='n'), (3, 4),
                near=4)
    golden.over(('float32',), 'inverse_mdct/kbd', lambda x: s.inverse_mdct(x, s.kaiser_bessel_derived_window),
                (3, 4), near=4)
    golden.over(('float32',), 'inverse_mdct/none', lambda x: s.inverse_mdct(x, window_fn=None), (3, 4), near=4)
    golden.fails('inverse_mdct@rank', s.inverse_mdct, [1.0, 2.0])


def cases(golden):
    _stft(golden)
    _mdct(golden)

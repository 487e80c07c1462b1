"""Cases of tests/signal/window_test.cc."""

import tensorflow as tf

s = tf.signal
GRADIENTS = True
_FLOATS = ('float16', 'bfloat16', 'float32', 'float64')


def cases(golden):
    for name in ('hann_window', 'hamming_window', 'vorbis_window', 'kaiser_window', 'kaiser_bessel_derived_window'):
        window = getattr(s, name)
        for length in (1, 2, 5, 6) if name != 'kaiser_bessel_derived_window' else (2, 4, 6):
            golden.add(f'{name}@{length}', window, length, near=True)
        for dtype in _FLOATS:
            typed = lambda n, f=window, dtype=dtype: f(n, dtype=tf.as_dtype(dtype))
            if dtype == 'bfloat16' and name.startswith('kaiser'):
                golden.fails(f'{name}/{dtype}', typed, 6)
            else:
                golden.add(f'{name}/{dtype}', typed, 6, near=True)
        golden.add(f'{name}/literal', lambda x, f=window: f(8, name='w'), 0, near=True)
        golden.fails(f'{name}@rank', window, [3])
        golden.fails(f'{name}@empty', window, tf.zeros((0,), tf.int32))
        golden.fails(f'{name}@negative', window, -3)
        golden.fails(f'{name}/int32', lambda n, f=window: f(n, dtype=tf.int32), 3)
        golden.fails(f'{name}@float', window, 3.0)
    for name in ('hann_window', 'hamming_window'):
        window = getattr(s, name)
        for length in (5, 6):
            golden.add(f'{name}/not periodic@{length}', lambda n, f=window: f(n, periodic=False), length, near=True)
        golden.add(f'{name}/tensor', window, 6, False, near=True)
        golden.fails(f'{name}/tensor@rank', window, 6, [True])
    for name in ('hann_window', 'hamming_window', 'vorbis_window', 'kaiser_bessel_derived_window'):
        golden.add(f'{name}@0', getattr(s, name), 0)
    # Half of it twice, which is not as long.
    golden.add('kaiser_bessel_derived_window@5', s.kaiser_bessel_derived_window, 5, near=True)
    golden.fails('kaiser_window@0', s.kaiser_window, 0)
    golden.fails('kaiser_window/tensor@empty', s.kaiser_window, 6, tf.zeros((0,)))
    for name in ('kaiser_window', 'kaiser_bessel_derived_window'):
        golden.add(f'{name}/beta', lambda n, f=getattr(s, name): f(n, beta=0.1, dtype=tf.float64), 6, near=True)
        golden.add(f'{name}/tensor', getattr(s, name), 6, 4.0, near=True)

"""Cases of tests/signal/mel_test.cc."""

import tensorflow as tf
from ops import data

s = tf.signal
GRADIENTS = True


def cases(golden):
    matrix = s.linear_to_mel_weight_matrix
    golden.add('linear_to_mel_weight_matrix', lambda x: matrix(), 0, near=True)
    golden.add('linear_to_mel_weight_matrix/options',
               lambda x: matrix(3, 9, 6000, 80.0, 2900.0, tf.float64, name='n'), 0, near=True)
    golden.add('linear_to_mel_weight_matrix/tensors',
               lambda rate, bins: matrix(num_mel_bins=4, num_spectrogram_bins=bins, sample_rate=rate), 8000.0, 17,
               near=True)
    golden.add('linear_to_mel_weight_matrix/int rate',
               lambda rate: matrix(num_mel_bins=4, num_spectrogram_bins=17, sample_rate=rate), 8000, near=True)
    for dtype in ('float16', 'bfloat16'):
        golden.add(f'linear_to_mel_weight_matrix/{dtype}',
                   lambda x, dtype=dtype: matrix(3, 9, dtype=tf.as_dtype(dtype)), 0, near=True)
    for bins in (0, 1):
        golden.add(f'linear_to_mel_weight_matrix/tensors@{bins}',
                   lambda rate, bins: matrix(num_mel_bins=4, num_spectrogram_bins=bins, sample_rate=rate), 8000.0,
                   bins)
    golden.fails('linear_to_mel_weight_matrix/tensors@empty',
                 lambda rate, bins: matrix(num_mel_bins=4, num_spectrogram_bins=bins, sample_rate=rate), 8000.0,
                 tf.zeros((0,), tf.int32))
    for name, rate in (('negative', -1.0), ('Nyquist', 4000)):
        golden.fails(f'linear_to_mel_weight_matrix/int rate@{name}',
                     lambda rate: matrix(num_mel_bins=4, num_spectrogram_bins=17, sample_rate=rate), rate)
    golden.fails('linear_to_mel_weight_matrix/no bins', lambda x: matrix(num_mel_bins=0), 0)
    golden.fails('linear_to_mel_weight_matrix/negative edge', lambda x: matrix(lower_edge_hertz=-1.5), 0)
    golden.fails('linear_to_mel_weight_matrix/edges', lambda x: matrix(lower_edge_hertz=4000.0), 0)
    golden.fails('linear_to_mel_weight_matrix/rate', lambda x: matrix(sample_rate=-1), 0)
    golden.fails('linear_to_mel_weight_matrix/Nyquist', lambda x: matrix(sample_rate=4000), 0)
    golden.fails('linear_to_mel_weight_matrix/dtype', lambda x: matrix(dtype=tf.int32), 0)
    golden.over(('float32', 'float64'), 'mfccs_from_log_mel_spectrograms', s.mfccs_from_log_mel_spectrograms, (2, 6),
                near=4)
    golden.shapes('mfccs_from_log_mel_spectrograms', s.mfccs_from_log_mel_spectrograms, (1,), (2, 1, 3), near=4)
    golden.fails('mfccs_from_log_mel_spectrograms@empty', s.mfccs_from_log_mel_spectrograms, tf.zeros([2, 0]))
    golden.fails('mfccs_from_log_mel_spectrograms@no batch', s.mfccs_from_log_mel_spectrograms, tf.zeros([0, 3]))
    golden.fails('mfccs_from_log_mel_spectrograms@int', s.mfccs_from_log_mel_spectrograms, data('int32', (2, 3)))

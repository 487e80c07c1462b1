"""Cases of tests/audio/audio_test.cc."""

import tensorflow as tf
from ops import data

_SOUND = tf.constant([[0.0, 0.5], [-1.0, 1.0], [0.25, -0.125], [2.0, -2.0], [float('nan'), 0.1]])


def cases(golden):
    encode, decode = tf.audio.encode_wav, tf.audio.decode_wav
    golden.add('encode_wav', encode, _SOUND, 44100)
    golden.add('encode_wav@one channel', encode, data('float32', (7, 1)), 8000)
    golden.add('encode_wav/literal', lambda x: encode([[0, 1]], 8000, name='n'), 0)
    golden.add('encode_wav@empty', encode, tf.zeros([0, 1]), 8000)
    golden.fails('encode_wav@rank', encode, [0.5], 8000)
    golden.fails('encode_wav@rate', encode, [[0.5]], [8000])
    golden.fails('encode_wav@dtype', encode, tf.constant([[0.5]], tf.float64), 8000)
    sound = encode(_SOUND[:4], 44100)
    golden.add('decode_wav', decode, sound)
    golden.add('decode_wav/desired', lambda x: decode(x, desired_channels=1, desired_samples=6, name='n'), sound)
    golden.add('decode_wav/fewer', lambda x: decode(x, 2, 3), sound)
    golden.add('decode_wav@no samples', decode, encode(_SOUND[:0], 44100))
    golden.fails('decode_wav@no bytes', decode, '')
    golden.fails('decode_wav@no file', decode, tf.zeros([0], tf.string))
    golden.fails('decode_wav@no sound', decode, 'RIFF')
    golden.fails('decode_wav@rank', decode, ['RIFF'])
    golden.fails('decode_wav/channels', lambda x: decode(x, desired_channels=-2), sound)

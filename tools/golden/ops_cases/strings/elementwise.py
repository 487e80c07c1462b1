"""Cases of tests/strings/elementwise_test.cc."""

import tensorflow as tf
from ragged_inputs import ragged

_WORDS = ['Ab1', '', ' é ', 'x2']
_SPLITS = tf.constant([0, 2, 2, 4], tf.int64)


def cases(golden):
    s = tf.strings

    def add(name, function, flat=_WORDS):
        golden.add(name, lambda f, r: function(ragged(f, r)), flat, _SPLITS)
    add('as_string', tf.as_string, [1.5, 2.0, -1.0, 0.0])
    add('as_string/precision', lambda rt: s.as_string(rt, precision=2), [1.5, 2.0, -1.0, 0.0])
    add('length', s.length)
    add('length/unit', lambda rt: s.length(rt, unit='UTF8_CHAR'))
    add('lower', s.lower)
    add('upper', lambda rt: s.upper(rt, encoding='utf-8'))
    add('strip', s.strip)
    add('substr', lambda rt: s.substr(rt, 0, 1))
    add('regex_full_match', lambda rt: s.regex_full_match(rt, '[A-Za-z]+[0-9]'))
    add('regex_replace', lambda rt: s.regex_replace(rt, '[0-9]', '#'))
    add('to_hash_bucket', lambda rt: s.to_hash_bucket(rt, 10))
    add('to_hash_bucket_fast', lambda rt: s.to_hash_bucket_fast(rt, 10))
    add('to_hash_bucket_strong', lambda rt: s.to_hash_bucket_strong(rt, 10, [1, 2]))
    add('to_number', lambda rt: s.to_number(rt, tf.int32), ['1', '2', '-3', '4'])
    add('unicode_script', s.unicode_script, [97, 1078, 0x4e2d, 65])
    add('unicode_transcode', lambda rt: s.unicode_transcode(rt, 'UTF-8', 'UTF-16-BE'))

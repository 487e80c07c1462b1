"""Cases of tests/nn/candidate_sampling_test.cc."""

import tensorflow as tf

GRADIENTS = True


def _seeded(function):
    def call(*args):
        tf.random.set_seed(42)
        return function(*args)
    return call


def cases(golden):
    classes = tf.constant([[1, 5], [0, 9], [3, 3]], tf.int64)
    for name in ('uniform', 'log_uniform', 'learned_unigram'):
        sampler = getattr(tf.random, f'{name}_candidate_sampler')
        golden.add(f'{name}/unique', _seeded(lambda c, f=sampler: f(c, 2, 4, True, 10, seed=7)), classes)
        golden.add(f'{name}/repeated', _seeded(lambda c, f=sampler: f(c, 2, 12, False, 10, seed=7, name='n')),
                   classes)
        golden.add(f'{name}/no seed', _seeded(lambda c, f=sampler: f(c, 2, 4, True, 10)), classes)
        golden.add(f'{name}/unique@empty', _seeded(lambda c, f=sampler: f(c, 2, 4, True, 10, seed=7)),
                   tf.zeros([0, 2], tf.int64))
        golden.fails(f'{name}/too many', lambda c, f=sampler: f(c, 2, 11, True, 10, seed=7), classes)
        golden.fails(f'{name}/repeated@shape', lambda c, f=sampler: f(c, 2, 12, False, 10, seed=7),
                     tf.constant([[1]], tf.int64))
    golden.fails('learned_unigram/range', lambda c: tf.random.learned_unigram_candidate_sampler(
        c, 2, 4, True, 2**40), classes)

    fixed = tf.random.fixed_unigram_candidate_sampler
    weights = (1., 2., 3., 4., 5., 6., 7., 8., 9., 10.)
    golden.add('fixed_unigram/unique', _seeded(lambda c: fixed(c, 2, 4, True, 10, unigrams=weights, seed=7)),
               classes)
    golden.add('fixed_unigram/options', _seeded(lambda c: fixed(
        c, 2, 5, False, 10, distortion=0.75, num_reserved_ids=1, unigrams=weights[1:], seed=7, name='n')), classes)
    golden.add('fixed_unigram/shard', _seeded(lambda c: fixed(
        c, 2, 3, True, 5, num_shards=2, shard=1, unigrams=weights, seed=7)), classes % 5)
    golden.add('fixed_unigram/no seed', _seeded(lambda c: fixed(c, 2, 4, True, 10, unigrams=weights)), classes)
    golden.add('fixed_unigram/unique@empty', _seeded(lambda c: fixed(
        c, 2, 4, True, 10, unigrams=weights, seed=7)), tf.zeros([0, 2], tf.int64))
    golden.fails('fixed_unigram/nothing', lambda c: fixed(c, 2, 4, True, 10), classes)
    golden.fails('fixed_unigram/no file', lambda c: fixed(c, 2, 4, True, 10, vocab_file='/nowhere'), classes)

    golden.add('all', _seeded(lambda c: tf.random.all_candidate_sampler(c, 2, 10, True, seed=7, name='n')), classes)
    golden.add('all@empty', _seeded(lambda c: tf.random.all_candidate_sampler(c, 2, 10, True, seed=7, name='n')),
               tf.zeros([0, 2], tf.int64))
    golden.fails('all@shape', lambda c: tf.random.all_candidate_sampler(c, 2, 10, True), tf.constant([[1]], tf.int64))

    hits = tf.nn.compute_accidental_hits
    sampled = tf.constant([3, 9, 2, 1], tf.int64)
    golden.add('hits', lambda c, s: hits(c, s, 2), classes, sampled)
    golden.add('hits@none', lambda c, s: hits(c, s, 2), classes, tf.constant([7, 8], tf.int64))
    golden.add('hits@no examples', lambda c, s: hits(c, s, 2), tf.zeros([0, 2], tf.int64), sampled)
    golden.add('hits@nothing drawn', lambda c, s: hits(c, s, 2), classes, tf.zeros([0], tf.int64))
    golden.add('hits/seed', lambda c, s: hits(c, s, 2, seed=3, name='n'), classes, sampled)
    golden.fails('hits@shape', lambda c, s: hits(c, s, 2), tf.constant([1], tf.int64), sampled)

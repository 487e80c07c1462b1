"""Random numbers from given seeds."""

import numpy as np
import tensorflow as tf
from tensorflow.python.eager import context

_SEED = np.int32([7, 11])
_KEY = {'key': np.uint64([17]), 'counter': np.uint64([3, 0])}


def _stateless(family):
    shape = np.int32([2, 3])
    for op in ('StatelessRandomNormal', 'StatelessRandomUniform',
               'StatelessTruncatedNormal'):
        for dtype in (tf.float32, tf.float64, tf.float16, tf.bfloat16):
            family.op(op, shape=shape, seed=_SEED, dtype=dtype)
        family.op(op, shape=np.int64([]), seed=np.int64([1, 2]))
        family.op(f'{op}V2', shape=shape, alg=np.int32(1), **_KEY)
        family.op(f'{op}V2', shape=shape, alg=np.int32(1), dtype=tf.float64, **_KEY)
    for dtype in ('int32', 'int64'):
        family.op('StatelessRandomUniformInt', shape=shape, seed=_SEED,
                  minval=np.asarray(-5, dtype), maxval=np.asarray(50, dtype))
        family.op('StatelessRandomUniformIntV2', shape=shape, alg=np.int32(1),
                  minval=np.asarray(-5, dtype), maxval=np.asarray(50, dtype), **_KEY)
    for dtype in (tf.int32, tf.int64, tf.uint32, tf.uint64):
        family.op('StatelessRandomUniformFullInt', shape=shape, seed=_SEED, dtype=dtype)
        family.op('StatelessRandomUniformFullIntV2', shape=shape, alg=np.int32(1),
                  dtype=dtype, **_KEY)
    family.op('StatelessRandomGetKeyCounter', seed=_SEED)
    family.op('StatelessMultinomial', logits=family.values((2, 3)),
              num_samples=np.int32(4), seed=_SEED, output_dtype=tf.int32)
    family.op('StatelessRandomBinomial', shape=shape, seed=_SEED,
              counts=np.float32(10), probs=np.float32(0.3))
    family.op('StatelessRandomPoisson', shape=shape, seed=_SEED, lam=np.float32(4),
              dtype=tf.int64)
    family.op('StatelessRandomGammaV2', shape=shape, seed=_SEED,
              alpha=np.float32([0.5, 1, 4]))
    family.op('StatelessRandomGammaV3', shape=shape, alg=np.int32(1),
              alpha=np.float32([0.5, 1, 4]), **_KEY)
    family.op('StatelessParameterizedTruncatedNormal', shape=np.int32([3]), seed=_SEED,
              means=np.float32(0), stddevs=np.float32(1), minvals=np.float32(-1),
              maxvals=np.float32(2))
    family.op('StatelessShuffle', value=np.int32([1, 2, 3, 4, 5]), alg=np.int32(1),
              **_KEY)
    family.op('RandomIndexShuffle', index=np.int32([0, 1, 2]),
              seed=np.uint32([1, 2, 3]), max_index=np.int32(9), rounds=6)
    family.op('RandomGammaGrad', ulps=256, alpha=np.float32([0.5, 2]),
              sample=np.float32([0.3, 1.5]))


def _seeded(family):
    """Both seeds given, the first numbers that an op gives are the same."""
    shape = np.int32([2, 3])
    seeds = {'seed': 42, 'seed2': 24}
    for op in ('RandomStandardNormal', 'RandomUniform', 'TruncatedNormal'):
        family.op(op, shape=shape, dtype=tf.float32, **seeds)
        family.op(op, shape=np.int64([3]), dtype=tf.float64, **seeds)
    family.op('RandomUniformInt', shape=shape, minval=np.int32(0), maxval=np.int32(99),
              **seeds)
    family.op('RandomGamma', shape=np.int32([2]), alpha=np.float32([0.5, 3]), **seeds)
    family.op('RandomPoissonV2', shape=np.int32([2]), rate=np.float32([0.5, 3]),
              dtype=tf.int32, **seeds)
    family.op('RandomShuffle', value=np.int32([1, 2, 3, 4, 5]), **seeds)
    family.op('Multinomial', logits=family.values((2, 3)), num_samples=np.int32(4),
              **seeds)
    family.op('ParameterizedTruncatedNormal', shape=np.int32([3]), means=np.float32(0),
              stdevs=np.float32(1), minvals=np.float32(-1), maxvals=np.float32(2),
              **seeds)
    for op in ('UniformCandidateSampler', 'LogUniformCandidateSampler'):
        family.op(op, true_classes=np.int64([[1], [4]]), num_true=1, num_sampled=3,
                  unique=True, range_max=9, **seeds)
    family.op('FixedUnigramCandidateSampler', true_classes=np.int64([[1]]), num_true=1,
              num_sampled=4, unique=False, range_max=3, distortion=0.5,
              unigrams=[1.0, 2.0, 3.0], **seeds)


def _generators(family):
    """A generator's state is a variable."""
    for op, more in (('StatefulStandardNormalV2', {}),
                     ('StatefulUniform', {'dtype': tf.float64}),
                     ('StatefulTruncatedNormal', {}),
                     ('StatefulUniformFullInt', {'dtype': tf.int64})):
        with family.program(op) as program:
            state = program.call('VarHandleOp', dtype=tf.int64, shape=[3],
                                 shared_name=context.anonymous_name())
            program.call('AssignVariableOp', resource=state, value=np.int64([1, 2, 3]))
            program.call('RngSkip', resource=state, algorithm=np.int64(1),
                         delta=np.int64(256))
            drawn = program.call(op, resource=state, algorithm=np.int64(1),
                                 shape=np.int32([2, 3]), **more)
            after = program.call('ReadVariableOp', resource=state, dtype=tf.int64)
            program.expect(drawn, after)


def _errors(family):
    family.error('StatelessRandomUniform', shape=np.int32([2]), seed=np.int32([1]))
    family.error('StatelessRandomUniformInt', shape=np.int32([2]), seed=_SEED,
                 minval=np.int32(5), maxval=np.int32(5))
    family.error('RandomUniform', shape=np.int32([-2]), dtype=tf.float32, seed=1,
                 seed2=2)
    family.error('RandomUniform', shape=np.int32([2]), dtype=tf.int32)


def add_cases(family):
    _stateless(family)
    _seeded(family)
    _generators(family)
    _errors(family)

"""Matrices decomposed and solved, and Fourier transforms."""

import numpy as np
import tensorflow as tf

_DTYPES = ('float32', 'float64', 'complex64')


def _square(values, dtype, shape=(2, 2)):
    """Matrices that are far from singular."""
    return values(shape, dtype, -1, 1) + 4 * np.eye(shape[-1], dtype=dtype)


def _positive(values, dtype, shape=(3, 3)):
    a = _square(values, dtype, shape)
    return (a @ np.conj(np.swapaxes(a, -1, -2))).astype(dtype)


def _decompositions(family):
    values = family.values
    for dtype in _DTYPES:
        family.op('Cholesky', ulps=64, input=_positive(values, dtype))
        family.op('MatrixDeterminant', ulps=64, input=_square(values, dtype))
        family.op('LogMatrixDeterminant', ulps=64, input=_square(values, dtype, (2, 3, 3)))
        family.op('MatrixInverse', ulps=64, input=_square(values, dtype))
        family.op('Lu', ulps=64, input=_square(values, dtype, (3, 3)))
        family.op('SelfAdjointEigV2', ulps=256, input=_positive(values, dtype))
        family.op('Qr', ulps=256, input=values((3, 2), dtype))
        family.op('Svd', ulps=256, input=values((3, 2), dtype))
    family.op('Cholesky', input=values((0, 2, 2)))
    family.op('MatrixInverse', ulps=64, input=_square(values, 'float32', (2, 1, 2, 2)),
              adjoint=True)
    family.op('Lu', input=_square(values, 'float64'), output_idx_type=tf.int64)
    family.op('Qr', ulps=256, input=values((3, 2), 'float64'), full_matrices=True)
    family.op('Svd', ulps=256, input=values((2, 3), 'float64'), full_matrices=True)
    # What is not computed is not set either.
    for op, arguments in (
            ('SelfAdjointEigV2', {'input': _positive(values, 'float64'),
                                  'compute_v': False}),
            ('Svd', {'input': values((2, 3)), 'compute_uv': False}),
            ('Eig', {'input': _positive(values, 'float64'), 'Tout': tf.complex128,
                     'compute_v': False})):
        with family.program(f'{op}/values', ulps=256) as program:
            program.expect(program.call(op, **arguments)[0])
    family.op('CholeskyGrad', ulps=64, grad=values((3, 3)),
              l=np.linalg.cholesky(_positive(values, 'float32')))
    family.op('MatrixSquareRoot', ulps=256, input=_positive(values, 'float64'))
    family.op('MatrixLogarithm', ulps=256, input=_square(values, 'complex64'))


def _solvers(family):
    values = family.values
    for dtype in _DTYPES:
        family.op('MatrixSolve', ulps=64, matrix=_square(values, dtype),
                  rhs=values((2, 1), dtype))
        family.op('MatrixTriangularSolve', ulps=64, matrix=_square(values, dtype),
                  rhs=values((2, 3), dtype), lower=False, adjoint=True)
    family.op('MatrixSolve', ulps=64, matrix=_square(values, 'float64'),
              rhs=values((2, 1), 'float64'), adjoint=True)
    for fast in (True, False):
        family.op('MatrixSolveLs', ulps=4096, matrix=values((4, 2)), rhs=values((4, 1)),
                  l2_regularizer=np.float64(0.1), fast=fast)
    family.op('BandedTriangularSolve', ulps=64,
              matrix=values((2, 3), 'float64', 1, 3), rhs=values((3, 2), 'float64'))
    family.op('TridiagonalSolve', ulps=64, diagonals=values((3, 4), low=1),
              rhs=values((4, 2)), partial_pivoting=False)
    family.op('TridiagonalMatMul', superdiag=values((1, 3)), maindiag=values((1, 3)),
              subdiag=values((1, 3)), rhs=values((3, 2)))
    for equation, shapes in (('ij,jk->ik', ((2, 3), (3, 2))), ('ii->i', ((3, 3),)),
                             ('...ij->...ji', ((2, 2, 3),)), ('i,i->', ((3,), (3,)))):
        family.op('Einsum', inputs=[values(shape) for shape in shapes],
                  equation=equation)


def _transforms(family):
    values = family.values
    for dtype in ('complex64', 'complex128'):
        for op, shape in (('FFT', (2, 4)), ('FFT2D', (3, 2)), ('FFT3D', (2, 2, 3)),
                          ('IFFT', (5,)), ('IFFT2D', (1, 2, 2)), ('IFFT3D', (2, 1, 2))):
            family.op(op, input=values(shape, dtype))
    for op, shape, length in (('RFFT', (2, 5), [4]), ('RFFT2D', (2, 4), [2, 4]),
                              ('RFFT3D', (2, 2, 4), [2, 2, 4])):
        family.op(op, input=values(shape), fft_length=np.int32(length))
        family.op(op, input=values(shape, 'float64'), fft_length=np.int32(length),
                  Tcomplex=tf.complex128)
        family.op('I' + op, input=values(shape, 'complex64'),
                  fft_length=np.int32(length))
        family.op('I' + op, input=values(shape, 'complex128'),
                  fft_length=np.int32(length), Treal=tf.float64)


def _audio(family):
    values = family.values
    sound = values((8, 1), low=-1, high=1)
    spectrogram = values((1, 3, 9), low=0)
    family.op('AudioSpectrogram', input=sound, window_size=4, stride=2)
    family.op('AudioSpectrogram', input=sound, window_size=4, stride=4,
              magnitude_squared=True)
    family.op('Mfcc', ulps=256, spectrogram=spectrogram, sample_rate=np.int32(8000),
              dct_coefficient_count=5, filterbank_channel_count=6)
    with family.program('EncodeWav') as program:
        wav = program.call('EncodeWav', audio=sound, sample_rate=np.int32(8000))
        decoded = program.call('DecodeWav', contents=wav, desired_samples=6)
        program.expect(wav, decoded)


def _errors(family):
    values = family.values
    family.error('Cholesky', input=values((2, 3)))
    family.error('MatrixInverse', input=np.zeros((2, 2), 'float32'))
    family.error('MatrixSolve', matrix=values((2, 2)), rhs=values((3, 1)))
    family.error('Einsum', inputs=[values((2, 3)), values((2, 3))], equation='ij,jk->ik')
    family.error('Einsum', inputs=[values((2, 3))], equation='ij,jk->ik')
    family.error('FFT', input=values((2,), 'int32'))
    family.error('RFFT', input=values((2,)), fft_length=np.int32([4, 4]))
    family.error('DecodeWav', contents=tf.constant(b'no sound'))


def add_cases(family):
    _decompositions(family)
    _solvers(family)
    _transforms(family)
    _audio(family)
    _errors(family)

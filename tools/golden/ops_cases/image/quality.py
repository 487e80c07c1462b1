"""Cases of tests/image/quality_test.cc."""

import tensorflow as tf
from ops import FLOATS, NUMBERS, data
from ops_cases.pictures import picture

GRADIENTS = True


def _pair(dtype, shape, other=None):
    return picture(dtype, shape), picture(dtype, other or shape, 1)


def _psnr(golden):
    psnr = tf.image.psnr
    for dtype in ('float32', 'float16', 'float64', 'bfloat16'):
        golden.add(f'psnr@{dtype}', lambda a, b: psnr(a, b, 1.0), *_pair(dtype, (2, 3, 2)), near=True)
    for dtype in ('uint8', 'int32'):
        golden.add(f'psnr/255@{dtype}', lambda a, b: psnr(a, b, max_val=255), *_pair(dtype, (2, 3, 2)), near=True)
    golden.add('psnr@batch', lambda a, b: psnr(a, b, 1.0), *_pair('float32', (2, 2, 3, 1)), near=True)
    golden.add('psnr@broadcast', lambda a, b: psnr(a, b, 1.0), *_pair('float32', (2, 1, 2, 3, 1), (3, 2, 3, 1)),
               near=True)
    golden.add('psnr@same', lambda a, b: psnr(a, b, 1.0), *[picture('float32', (2, 3, 2))] * 2, gradient=False)
    golden.add('psnr/tensor', lambda a, b, m: psnr(a, b, m, name='ratio'), *_pair('float32', (2, 3, 2)), 2.0, near=True)
    golden.add('psnr@no images', lambda a, b: psnr(a, b, 1.0), *_pair('float32', (0, 2, 3, 1)), near=True)
    golden.add('psnr@no rows', lambda a, b: psnr(a, b, 1.0), *_pair('float32', (0, 3, 1)), near=True)
    golden.add('psnr@nan', lambda a, b: psnr(a, b, 1.0), [[[float('nan')]]], [[[1.0]]], near=True, gradient=False)
    golden.fails('psnr@other size', lambda a, b: psnr(a, b, 1.0), *_pair('float32', (2, 3, 1), (2, 4, 1)))
    golden.fails('psnr@other colours', lambda a, b: psnr(a, b, 1.0), *_pair('float32', (2, 3, 2), (2, 3, 1)))
    golden.fails('psnr@matrix', lambda a, b: psnr(a, b, 1.0), *_pair('float32', (2, 3)))
    golden.fails('psnr@other batch', lambda a, b: psnr(a, b, 1.0), *_pair('float32', (2, 2, 3, 1), (3, 2, 3, 1)))


def _ssim(golden):
    ssim = tf.image.ssim
    small = lambda a, b: ssim(a, b, 1.0, filter_size=3)
    for dtype in FLOATS:
        # It is computed as float32, whatever the dtype of the gradient.
        golden.add(f'ssim/filter_size@{dtype}', small, *_pair(dtype, (4, 5, 2)), near=16e8 if dtype == 'float64' else 8)
    golden.add('ssim/filter_size@batch', small, *_pair('float32', (2, 4, 3, 1)), near=8)
    golden.add('ssim/filter_size@broadcast', small, *_pair('float32', (2, 1, 3, 4, 1), (2, 3, 4, 1)), near=8)
    golden.add('ssim/filter_size@same', small, *[picture('float32', (4, 5, 1))] * 2, near=8)
    golden.add('ssim', lambda a, b: ssim(a, b, 1.0), *_pair('float32', (11, 12, 1)), near=8)
    golden.add('ssim/255', lambda a, b: ssim(a, b, 255, filter_size=3), *_pair('uint8', (4, 5, 3)), near=8)
    golden.add('ssim/options', lambda a, b: ssim(a, b, 2.0, filter_size=2, filter_sigma=0.5, k1=0.1, k2=0.2),
               *_pair('float32', (3, 4, 2)), near=8)
    golden.add('ssim/return_index_map', lambda a, b: ssim(a, b, 1.0, filter_size=3, return_index_map=True),
               *_pair('float32', (4, 5, 2)), near=8)
    golden.add('ssim/tensor', lambda a, b, m: ssim(a, b, m, filter_size=3), *_pair('float32', (4, 5, 1)), 2.0, near=8)
    golden.add('ssim/filter_size@no images', small, *_pair('float32', (0, 4, 3, 1)), near=8)
    golden.fails('ssim/filter_size@no rows', small, *_pair('float32', (0, 3, 1)))
    golden.fails('ssim@small', lambda a, b: ssim(a, b, 1.0), *_pair('float32', (4, 5, 1)))
    golden.fails('ssim@other size', lambda a, b: ssim(a, b, 1.0), *_pair('float32', (12, 11, 1), (11, 12, 1)))
    golden.fails('ssim@matrix', lambda a, b: ssim(a, b, 1.0), *_pair('float32', (2, 3)))


def _multiscale(golden):
    scales = tf.image.ssim_multiscale
    small = lambda a, b: scales(a, b, 1.0, power_factors=(0.25, 0.75), filter_size=2)
    golden.add('ssim_multiscale/two', small, *_pair('float32', (4, 6, 2)), near=8)
    golden.add('ssim_multiscale/two@odd', small, *_pair('float32', (5, 7, 1)), near=8)
    golden.add('ssim_multiscale/two@batch', small, *_pair('float32', (2, 4, 5, 1)), near=8)
    golden.add('ssim_multiscale/two@uint8', small, *_pair('uint8', (4, 6, 1)), near=8)
    golden.add('ssim_multiscale/options',
               lambda a, b: scales(a, b, 3, (0.5, 0.25, 0.25), filter_size=1, filter_sigma=0.5, k1=0.1, k2=0.2),
               *_pair('float32', (5, 7, 1)), near=8)
    golden.add('ssim_multiscale/five', lambda a, b: scales(a, b, 1.0, filter_size=1), *_pair('float32', (16, 17, 1)),
               near=8)
    golden.add('ssim_multiscale/two@no images', small, *_pair('float32', (0, 4, 6, 1)), near=8)
    golden.fails('ssim_multiscale/two@no rows', small, *_pair('float32', (0, 4, 1)))
    golden.fails('ssim_multiscale', lambda a, b: scales(a, b, 1.0), *_pair('float32', (12, 12, 1)))
    golden.fails('ssim_multiscale/two@other size', small, *_pair('float32', (4, 5, 1), (5, 4, 1)))


def cases(golden):
    _psnr(golden)
    _ssim(golden)
    _multiscale(golden)
    variation = tf.image.total_variation
    golden.over([dtype for dtype in NUMBERS if not dtype.startswith('uint')], 'total_variation', variation, (2, 3, 2),
                near=True)
    golden.shapes('total_variation', variation, (2, 2, 3, 1), (1, 1, 1), (0, 2, 2, 1), near=True)
    golden.add('total_variation/name', lambda x: variation(x, name='tv'), data('float32', (2, 3, 1)), near=True)
    golden.fails('total_variation@matrix', variation, data('float32', (2, 3)))

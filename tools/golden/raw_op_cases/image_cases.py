"""Resizing, colours, boxes, encoding and decoding of images."""

import numpy as np
import tensorflow as tf

_BOXES = np.float32([[0, 0, 1, 1], [0, 0.1, 1, 1.1], [0, -0.1, 1, 0.9],
                     [0, 10, 1, 11], [0, 10.1, 1, 11.1]])
_SCORES = np.float32([0.9, 0.75, 0.6, 0.95, 0.5])


def _resizing(family):
    values = family.values
    size = np.int32([3, 5])
    for op in ('ResizeArea', 'ResizeBicubic', 'ResizeBilinear',
               'ResizeNearestNeighbor'):
        for dtype in ('float32', 'uint8'):
            image = values((1, 2, 3, 2), dtype, 0, 200)
            family.op(op, images=image, size=size)
            family.op(op, images=image, size=size, align_corners=True)
        if op != 'ResizeArea':
            family.op(op, images=image, size=size, half_pixel_centers=True)
    for op in ('ResizeBicubicGrad', 'ResizeBilinearGrad'):
        family.op(op, grads=values((1, 3, 5, 1)), original_image=values((1, 2, 3, 1)))
    family.op('ResizeNearestNeighborGrad', grads=values((1, 3, 5, 1)),
              size=np.int32([2, 3]), align_corners=True)
    scale = {'scale': np.float32([1.5, 1.2]), 'translation': np.float32([0.5, -1])}
    for kernel in ('lanczos3', 'gaussian', 'triangle'):
        family.op('ScaleAndTranslate', images=values((1, 3, 3, 1)), size=size,
                  kernel_type=kernel, antialias=False, **scale)
    family.op('ScaleAndTranslateGrad', grads=values((1, 3, 5, 1)),
              original_image=values((1, 3, 3, 1)), **scale)
    for method in ('bilinear', 'nearest'):
        crop = {'boxes': np.float32([[0, 0, 1, 1], [0.2, 0.6, 1.3, 0.9]]),
                'box_ind': np.int32([0, 0]), 'method': method}
        family.op('CropAndResize', image=values((1, 4, 4, 1)),
                  crop_size=np.int32([2, 2]), extrapolation_value=-1.5, **crop)
        family.op('CropAndResizeGradImage', grads=values((2, 2, 2, 1)),
                  image_size=np.int32([1, 4, 4, 1]), T=tf.float32, **crop)
    family.op('ImageProjectiveTransformV2', images=values((1, 3, 3, 1)),
              transforms=np.float32([[1, 0.2, 0, 0.1, 1, 0, 0, 0]]),
              output_shape=np.int32([3, 3]), interpolation='BILINEAR')
    family.op('ImageProjectiveTransformV3', images=values((1, 3, 3, 1), 'int32'),
              transforms=np.float32([[1, 0, 1, 0, 1, 0, 0, 0]]),
              output_shape=np.int32([2, 4]), fill_value=7.0, interpolation='NEAREST',
              fill_mode='WRAP')


def _colours(family):
    values = family.values
    image = values((2, 2, 3), low=0, high=1)
    family.op('AdjustContrastv2', images=image, contrast_factor=np.float32(2))
    family.op('AdjustHue', images=image, delta=np.float32(0.3))
    family.op('AdjustSaturation', images=image, scale=np.float32(0.5))
    for op in ('RGBToHSV', 'HSVToRGB'):
        family.op(op, images=image)
        family.op(op, images=values((4, 3), 'float64', 0, 1))


def _boxes(family):
    values = family.values
    limits = {'max_output_size': np.int32(4), 'iou_threshold': np.float32(0.5)}
    family.op('NonMaxSuppression', boxes=_BOXES, scores=_SCORES,
              max_output_size=np.int32(3), iou_threshold=0.3)
    family.op('NonMaxSuppressionV2', boxes=_BOXES, scores=_SCORES, **limits)
    limits['score_threshold'] = np.float32(0.55)
    family.op('NonMaxSuppressionV3', boxes=_BOXES, scores=_SCORES, **limits)
    for pad in (True, False):
        family.op('NonMaxSuppressionV4', boxes=_BOXES, scores=_SCORES,
                  pad_to_max_output_size=pad, **limits)
    family.op('NonMaxSuppressionV5', boxes=_BOXES, scores=_SCORES,
              soft_nms_sigma=np.float32(0.5), **limits)
    family.op('NonMaxSuppressionWithOverlaps', overlaps=values((3, 3), low=0, high=1),
              scores=_SCORES[:3], max_output_size=np.int32(2),
              overlap_threshold=np.float32(0.5), score_threshold=np.float32(0))
    family.op('CombinedNonMaxSuppression', boxes=_BOXES[None, :, None],
              scores=np.stack([_SCORES, _SCORES[::-1]], 1)[None],
              max_output_size_per_class=np.int32(2), max_total_size=np.int32(3),
              iou_threshold=np.float32(0.5), score_threshold=np.float32(0.5),
              pad_per_class=True, clip_boxes=False)
    boxes = np.float32([[[0.1, 0.2, 0.8, 0.9]]])
    family.op('DrawBoundingBoxes', images=values((1, 4, 4, 3), low=0, high=1),
              boxes=boxes)
    family.op('DrawBoundingBoxesV2', images=values((1, 4, 4, 3), low=0, high=1),
              boxes=boxes, colors=np.float32([[0.5, 0, 1]]))
    family.op('StatelessSampleDistortedBoundingBox', image_size=np.int32([9, 9, 3]),
              bounding_boxes=boxes, min_object_covered=np.float32(0.3),
              seed=np.int32([1, 2]), aspect_ratio_range=[0.5, 2.0],
              area_range=[0.1, 0.9], max_attempts=10)
    for op in ('ExtractGlimpse', 'ExtractGlimpseV2'):
        family.op(op, input=values((1, 4, 4, 1)), size=np.int32([2, 2]),
                  offsets=np.float32([[0.25, -0.25]]), centered=True, normalized=False,
                  uniform_noise=False, noise='zero')


def _encoded(family):
    values = family.values
    image = values((3, 4, 3), 'uint8', 0, 255)
    png = tf.raw_ops.EncodePng(image=image)
    jpeg = tf.raw_ops.EncodeJpeg(image=image, quality=90)
    with family.program('EncodePng') as program:
        encoded = program.call('EncodePng', image=image, compression=5)
        program.call('DecodePng', contents=encoded)
    with family.program('EncodePng/16') as program:
        encoded = program.call('EncodePng', image=values((2, 2, 1), 'uint16', 0, 65535))
        program.call('DecodePng', contents=encoded, dtype=tf.uint16)
    family.op('DecodePng', contents=png, channels=1)
    family.op('DecodeImage', contents=png, channels=3, dtype=tf.float32)
    family.op('DecodeImage', contents=jpeg, expand_animations=False)
    family.op('DecodeJpeg', contents=jpeg, dct_method='INTEGER_ACCURATE')
    family.op('DecodeJpeg', contents=jpeg, channels=1, ratio=2, fancy_upscaling=False)
    family.op('DecodeAndCropJpeg', contents=jpeg, crop_window=np.int32([1, 1, 2, 3]))
    family.op('ExtractJpegShape', contents=jpeg, output_type=tf.int64)
    with family.program('EncodeJpeg') as program:
        encoded = program.call('EncodeJpeg', image=image[:, :, :1], format='grayscale',
                               quality=80, progressive=True, optimize_size=True,
                               density_unit='cm', x_density=20, xmp_metadata='<x/>')
        program.call('DecodeJpeg', contents=encoded)
    bmp = (b'BM' + (58).to_bytes(4, 'little') + bytes(4) + (54).to_bytes(4, 'little')
           + (40).to_bytes(4, 'little') + (1).to_bytes(4, 'little')
           + (1).to_bytes(4, 'little') + (1).to_bytes(2, 'little')
           + (24).to_bytes(2, 'little') + bytes(24) + b'\x10\x20\x30\x00')
    family.op('DecodeBmp', contents=tf.constant(bmp))


def _errors(family):
    values = family.values
    family.error('ResizeBilinear', images=values((2, 2, 1)), size=np.int32([2, 2]))
    family.error('ResizeBilinear', images=values((1, 2, 2, 1)), size=np.int32([0, 2]))
    family.error('DecodePng', contents=tf.constant(b'not a picture'))
    family.error('DecodePng', contents=tf.constant(b'x'), dtype=tf.float32)
    family.error('EncodePng', image=values((2, 2), 'uint8', 0, 9))
    family.error('AdjustHue', images=values((2, 2, 4)), delta=np.float32(0))
    family.error('RGBToHSV', images=values((2, 2)))


def add_cases(family):
    _resizing(family)
    _colours(family)
    _boxes(family)
    _encoded(family)
    _errors(family)

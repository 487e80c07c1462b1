"""Cases of tests/image/non_max_suppression_test.cc."""

import functools

import numpy as np
import tensorflow as tf
from ops_cases.pictures import rows

_BOXES = rows([0, 0, 1, 1], [0, 0.1, 1, 1.1], [0, -0.1, 1, 0.9], [0, 10, 1, 11], [0, 10.1, 1, 11.1], [0, 100, 1, 101])
_SCORES = tf.constant([0.9, 0.75, 0.6, 0.95, 0.5, 0.3])


def _random_boxes(*dims):
    random = np.random.default_rng(sum(dims))
    corner = np.round(random.random(dims + (2,)) * 2, 2)
    size = np.round(random.random(dims + (2,)) + 0.3, 2)
    return (tf.constant(np.concatenate([corner, corner + size], -1), tf.float32),
            tf.constant(np.round(random.random(dims), 3), tf.float32))


def _plain(golden):
    image = tf.image
    for name in ('non_max_suppression', 'non_max_suppression_with_scores'):
        function = getattr(image, name)
        golden.add(name, lambda b, s, function=function: function(b, s, 3), _BOXES, _SCORES)
        golden.add(f'{name}@none', lambda b, s, function=function: function(b, s, 3), tf.zeros([0, 4]), tf.zeros([0]))
        golden.add(f'{name}@nan', lambda b, s, function=function: function(b, s, 3), _BOXES,
                   tf.constant([0.9, 0.75, float('nan'), 0.95, 0.5, -float('inf')]))
        golden.add(f'{name}/options',
                   lambda b, s, function=function: function(b, s, 6, iou_threshold=0.9, score_threshold=0.55,
                                                            name='nms'), _BOXES, _SCORES)
        golden.add(f'{name}/tensors', function, _BOXES, _SCORES, 30, 0.1, 0.2)
        golden.fails(f'{name}/threshold', lambda b, s, function=function: function(b, s, 6, 1.5), _BOXES, _SCORES)
        golden.fails(f'{name}@shapes', lambda b, s, function=function: function(b, s, 3), _BOXES, _SCORES[:3])
        golden.fails(f'{name}@rank', lambda b, s, function=function: function(b, s, 3), _BOXES[None], _SCORES)
    golden.add('non_max_suppression@float16', lambda b, s: image.non_max_suppression(b, s, 3),
               tf.cast(_BOXES, tf.float16), tf.cast(_SCORES, tf.float16))
    golden.fails('non_max_suppression_with_scores@float16', lambda b, s: image.non_max_suppression_with_scores(b, s, 3),
                 tf.cast(_BOXES, tf.float16), tf.cast(_SCORES, tf.float16))
    golden.fails('non_max_suppression@two dtypes', lambda b, s: image.non_max_suppression(b, s, 3), _BOXES,
                 tf.cast(_SCORES, tf.float16))
    golden.add('non_max_suppression_with_scores/soft_nms_sigma',
               lambda b, s: image.non_max_suppression_with_scores(b, s, 6, soft_nms_sigma=0.5), _BOXES, _SCORES,
               near=True)

    overlaps = tf.constant([[1, 0.8, 0.2], [0.8, 1, 0.6], [0.2, 0.6, 1]])
    golden.add('non_max_suppression_overlaps', lambda o, s: image.non_max_suppression_overlaps(o, s, 3), overlaps,
               [0.5, 0.9, 0.7])
    golden.add('non_max_suppression_overlaps/options', lambda o, s: image.non_max_suppression_overlaps(
        o, s, 3, overlap_threshold=0.7, score_threshold=0.6, name='nms'), overlaps, [0.5, 0.9, 0.7])
    golden.add('non_max_suppression_overlaps@none', lambda o, s: image.non_max_suppression_overlaps(o, s, 3),
               tf.zeros([0, 0]), tf.zeros([0]))
    golden.fails('non_max_suppression_overlaps@shapes', lambda o, s: image.non_max_suppression_overlaps(o, s, 3),
                 overlaps[:2], [0.5, 0.9, 0.7])


def _combined(golden):
    function = tf.image.combined_non_max_suppression
    boxes = tf.stack([_BOXES / 20, _BOXES / 30])
    one, each = boxes[:, :, None], tf.stack([boxes, boxes + 0.3], 2)
    scores = tf.stack([tf.stack([_SCORES, 1 - _SCORES], 1), tf.stack([_SCORES / 2, _SCORES], 1)])
    for variant, b in (('one box', one), ('a box a class', each)):
        golden.add(f'combined_non_max_suppression@{variant}', lambda b, s: function(b, s, 3, 4), b, scores)
        golden.add(f'combined_non_max_suppression/options@{variant}', lambda b, s: function(
            b, s, 2, 10, iou_threshold=0.3, score_threshold=0.2, pad_per_class=True, clip_boxes=False, name='nms'),
                   b, scores)
    golden.add('combined_non_max_suppression@no boxes', lambda b, s: function(b, s, 3, 4), one[:, :0], scores[:, :0])
    golden.add('combined_non_max_suppression@no images', lambda b, s: function(b, s, 3, 4), one[:0], scores[:0])
    golden.add('combined_non_max_suppression/tensors', function, one, scores, 2, 3, 0.7, 0.1)
    golden.fails('combined_non_max_suppression@boxes', lambda b, s: function(b, s, 3, 4), one[:, :, 0], scores)
    golden.fails('combined_non_max_suppression/0', lambda b, s: function(b, s, 0, 4), one, scores)


def _padded(golden):
    # Python calls a function there, which tfx has in the graph itself.
    add = functools.partial(golden.add, graph=False)
    function = tf.image.non_max_suppression_padded
    add('non_max_suppression_padded', lambda b, s: function(b, s, 3, tile_size=4), _BOXES, _SCORES)
    add('non_max_suppression_padded@many', lambda b, s: function(b, s, 3, tile_size=4), *_random_boxes(13))
    add('non_max_suppression_padded@other corners', lambda b, s: function(b, s, 3, tile_size=4),
        tf.gather(_BOXES, [2, 1, 0, 3], axis=1), _SCORES)
    padded = lambda b, s: function(b, s, 5, pad_to_max_output_size=True, tile_size=4)
    for dims in ((6,), (2, 7), (2, 1, 9)):
        add(f'non_max_suppression_padded/pad@{dims}', padded, *_random_boxes(*dims))
    add('non_max_suppression_padded/default tile', lambda b, s: function(b, s, 4), *_random_boxes(8))
    add('non_max_suppression_padded/options', lambda b, s: function(
        b, s, 8, iou_threshold=0.3, score_threshold=0.25, pad_to_max_output_size=True, name='nms',
        canonicalized_coordinates=True, tile_size=3), *_random_boxes(2, 10))
    boxes, scores = _random_boxes(9)
    order = tf.argsort(scores, direction='DESCENDING')
    add('non_max_suppression_padded/sorted_input',
        lambda b, s: function(b, s, 4, sorted_input=True, tile_size=4),
        tf.gather(boxes, order), tf.gather(scores, order))
    add('non_max_suppression_padded/tensors',
        lambda b, s, n, iou: function(b, s, n, iou, pad_to_max_output_size=True, tile_size=4), boxes, scores, 4,
        0.4)
    add('non_max_suppression_padded/score in a tensor',
        lambda b, s, score: function(b, s, 4, score_threshold=score, pad_to_max_output_size=True, tile_size=4),
        boxes, scores, 0.5)
    golden.fails('non_max_suppression_padded@batch', lambda b, s: function(b, s, 3, tile_size=4), *_random_boxes(2, 4))


def cases(golden):
    _plain(golden)
    _combined(golden)
    _padded(golden)

"""Cases of tests/image/boxes_test.cc."""

import tensorflow as tf
from ops_cases.pictures import picture, rows


def _sample(global_seed, *arguments, **options):
    tf.random.set_seed(global_seed)
    return tf.image.sample_distorted_bounding_box(*arguments, **options)


def cases(golden):
    draw = tf.image.draw_bounding_boxes
    boxes = rows([[0.1, 0.2, 0.8, 0.9], [0, 0, 1, 1]], [[0.5, 0.5, 0.6, 0.6], [-1, -1, 0.5, 2]])
    colors = rows([1, 0, 0.5], [0, 1, 0.25])
    for dtype in ('float32', 'float16'):
        golden.add(f'draw_bounding_boxes@{dtype}', lambda x, b: draw(x, b, None), picture(dtype, (2, 5, 6, 3)), boxes)
        golden.add(f'draw_bounding_boxes/colors@{dtype}', draw, picture(dtype, (2, 5, 6, 3)), boxes, colors)
    x = picture('float32', (2, 5, 6, 3))
    golden.add('draw_bounding_boxes/colors@none', draw, x, tf.zeros([2, 0, 4]), colors)
    golden.add('draw_bounding_boxes/name', lambda x, b: draw(x, b, [[1.0, 0.0, 0.0]], name='draw'), x, boxes)
    golden.add('draw_bounding_boxes@grey', lambda x, b: draw(x, b, None), picture('float32', (2, 5, 6, 1)), boxes)
    golden.fails('draw_bounding_boxes@int32', lambda x, b: draw(x, b, None), picture('int32', (2, 5, 6, 3)), boxes)
    golden.fails('draw_bounding_boxes@batch', lambda x, b: draw(x, b, None), x[:1], boxes)
    golden.fails('draw_bounding_boxes/colors@two', draw, x, boxes, colors[:, :2])

    one = rows([[0.1, 0.2, 0.5, 0.9]])
    two = rows([[0.1, 0.2, 0.5, 0.9], [0.6, 0.0, 1.0, 0.5]])
    stateless = tf.image.stateless_sample_distorted_bounding_box
    for dtype in ('int32', 'int64', 'uint8'):
        size = tf.constant([50, 40, 3], dtype)
        golden.add(f'sample_distorted_bounding_box@{dtype}', lambda s, b: _sample(5, s, b, seed=3), size, one)
        golden.add(f'stateless_sample_distorted_bounding_box@{dtype}', stateless, size, one, [1, 2])
    size = [50, 40, 3]
    golden.add('sample_distorted_bounding_box/several', lambda s, b: [
        _sample(5, s, b, seed=4), tf.image.sample_distorted_bounding_box(s, b, 4),
        tf.image.sample_distorted_bounding_box(s, b, 7)], size, two)
    golden.add('sample_distorted_bounding_box/options', lambda s, b: _sample(
        1, s, b, 2, min_object_covered=0.5, aspect_ratio_range=[0.5, 2.0], area_range=[0.1, 0.9], max_attempts=50,
        use_image_if_no_bounding_boxes=True, name='sample'), size, two)
    golden.add('sample_distorted_bounding_box/whole image', lambda s, b: _sample(
        1, s, b, seed=2, use_image_if_no_bounding_boxes=True), size, tf.zeros([1, 0, 4]))
    golden.fails('sample_distorted_bounding_box@no boxes', lambda s, b: _sample(5, s, b, seed=3), size,
                 tf.zeros([1, 0, 4]))
    golden.fails('sample_distorted_bounding_box@no box', lambda s, b: _sample(5, s, b, seed=3), size,
                 rows([[0.5, 0.5, 0.4, 2.0]]))
    golden.add('stateless_sample_distorted_bounding_box@two', stateless, size, two, tf.constant([5, 6], tf.int64))
    golden.add('stateless_sample_distorted_bounding_box/options', lambda s, b: stateless(
        s, b, [3, 4], min_object_covered=0.5, aspect_ratio_range=[0.5, 2.0], area_range=[0.1, 0.9], max_attempts=50,
        use_image_if_no_bounding_boxes=True, name='sample'), size, two)
    golden.add('stateless_sample_distorted_bounding_box/tensor', lambda s, b, m: stateless(s, b, (3, 4), m), size, two,
               0.75)
    golden.fails('stateless_sample_distorted_bounding_box@no boxes', stateless, size, tf.zeros([1, 0, 4]), [1, 2])
    golden.fails('stateless_sample_distorted_bounding_box@one seed', stateless, size, one, [1])

    propose = tf.image.generate_bounding_box_proposals
    inputs = tf.zeros([1, 2, 2, 1]), tf.zeros([1, 2, 2, 4]), tf.zeros([1, 5]), tf.zeros([4, 4])
    golden.fails('generate_bounding_box_proposals', propose, *inputs)
    golden.fails('generate_bounding_box_proposals@empty', propose, *(tf.zeros([0, *x.shape[1:]]) for x in inputs))
    golden.fails('generate_bounding_box_proposals/options',
                 lambda *x: propose(*x, nms_threshold=0.5, pre_nms_topn=10, min_size=1, post_nms_topn=5, name='p'),
                 *inputs)

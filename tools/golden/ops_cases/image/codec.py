"""Cases of tests/image/codec_test.cc."""

import io

import PIL.Image
import tensorflow as tf
from ops_cases.pictures import picture

# Two black pixels, one above the other, as JPEG XL: Pillow cannot write it.
_JXL = bytes.fromhex('ff0a0800000c0012880200b8005de5120000152aa38c1bbc9cebf9f24387c5b48deb0c6db56d6149a2c8383649'
                     '27704812491aa0253318ceaa2401')


def _pixels(shape):
    return PIL.Image.fromarray(picture('uint8', shape).numpy())


def _written(image, kind, **options):
    file = io.BytesIO()
    image.save(file, kind, **options)
    return file.getvalue()


def _jpegs(golden):
    image = tf.image
    smooth = tf.cast(tf.reshape(tf.range(9 * 8 * 3), [9, 8, 3]), tf.uint8)
    colour = image.encode_jpeg(smooth)
    grey = image.encode_jpeg(smooth[..., :1])
    for variant, contents in (('colour', colour), ('grey', grey)):
        golden.add(f'decode_jpeg@{variant}', image.decode_jpeg, contents)
        golden.add(f'decode_jpeg/channels=3@{variant}', lambda c: image.decode_jpeg(c, channels=3), contents)
        golden.add(f'decode_jpeg/channels=1@{variant}', lambda c: image.decode_jpeg(c, 1), contents)
        golden.add(f'extract_jpeg_shape@{variant}', image.extract_jpeg_shape, contents)
        golden.add(f'decode_image@{variant}', image.decode_image, contents)
    golden.add('decode_jpeg/ratio', lambda c: image.decode_jpeg(c, ratio=2, fancy_upscaling=False), colour)
    golden.add('decode_jpeg/dct_method', lambda c: image.decode_jpeg(c, dct_method='INTEGER_ACCURATE', name='jpeg'),
               colour)
    truncated = colour.numpy()[:-10]
    golden.add('decode_jpeg/try_recover_truncated',
               lambda c: image.decode_jpeg(c, try_recover_truncated=True, acceptable_fraction=0.1), truncated)
    golden.fails('decode_jpeg@truncated', image.decode_jpeg, truncated)
    golden.fails('decode_jpeg@no JPEG', image.decode_jpeg, b'text')
    golden.fails('decode_jpeg@several', image.decode_jpeg, [colour, grey])
    golden.fails('decode_jpeg/channels=2', lambda c: image.decode_jpeg(c, channels=2), colour)
    golden.fails('decode_jpeg@float32', image.decode_jpeg, 1.0)

    crop = image.decode_and_crop_jpeg
    golden.add('decode_and_crop_jpeg', crop, colour, [2, 1, 4, 5])
    golden.add('decode_and_crop_jpeg/options',
               lambda c: crop(c, [0, 0, 2, 2], channels=1, ratio=2, fancy_upscaling=False, dct_method='INTEGER_FAST',
                              name='crop'), colour)
    golden.add('decode_and_crop_jpeg/try_recover_truncated',
               lambda c, w: crop(c, w, try_recover_truncated=True, acceptable_fraction=0.1), truncated, [1, 2, 3, 4])
    golden.fails('decode_and_crop_jpeg@truncated', crop, truncated, [1, 2, 3, 4])
    golden.fails('decode_and_crop_jpeg@no bytes', crop, b'', [0, 0, 1, 1])
    golden.fails('decode_and_crop_jpeg@no window', crop, colour, tf.zeros([0], tf.int32))
    golden.fails('decode_and_crop_jpeg@outside', crop, colour, [2, 1, 40, 5])
    golden.add('extract_jpeg_shape/int64', lambda c: image.extract_jpeg_shape(c, tf.int64), colour)
    golden.fails('extract_jpeg_shape@no JPEG', image.extract_jpeg_shape, b'text')
    golden.add('is_jpeg', image.is_jpeg, [colour.numpy(), b'\x89PNG text', b'\xff\xd8\xfe'])
    golden.add('is_jpeg@scalar', image.is_jpeg, colour)
    golden.add('is_jpeg@none', image.is_jpeg, tf.zeros([0, 2], tf.string))
    golden.fails('is_jpeg@int', image.is_jpeg, [1])
    golden.add('is_jpeg@short', image.is_jpeg, [b'', b'\xff'])

    encode = image.encode_jpeg
    for variant, x in (('colour', smooth), ('grey', smooth[..., :1])):
        golden.add(f'encode_jpeg@{variant}', encode, x)
        golden.add(f'encode_jpeg/quality@{variant}', lambda x: encode(x, quality=30, optimize_size=True), x)
    golden.add('encode_jpeg/options',
               lambda x: encode(x, format='rgb', quality=80, progressive=True, optimize_size=False,
                                chroma_downsampling=False, density_unit='cm', x_density=30, y_density=40,
                                xmp_metadata='text', name='jpeg'), smooth)
    golden.fails('encode_jpeg@float32', encode, tf.zeros([2, 2, 3]))
    golden.fails('encode_jpeg@two channels', encode, smooth[..., :2])
    golden.fails('encode_jpeg@empty', encode, smooth[:0])
    golden.fails('encode_jpeg@matrix', encode, smooth[0])
    golden.fails('encode_jpeg/format', lambda x: encode(x, format='cmyk'), smooth)


def _pngs(golden):
    image = tf.image
    for dtype in ('uint8', 'uint16'):
        for channels in (1, 2, 3, 4):
            x = picture(dtype, (2, 3, channels))
            golden.add(f'encode_png@{dtype} {channels}', image.encode_png, x)
            contents = image.encode_png(x)
            golden.add(f'decode_png@{dtype} {channels}', image.decode_png, contents)
            golden.add(f'decode_png/uint16@{dtype} {channels}', lambda c: image.decode_png(c, dtype=tf.uint16),
                       contents)
            for wanted in (1, 3, 4):
                golden.add(f'decode_png/channels={wanted}@{dtype} {channels}',
                           lambda c, wanted=wanted: image.decode_png(c, channels=wanted), contents)
    x = picture('uint8', (3, 4, 3))
    golden.add('encode_png@batch', image.encode_png, tf.stack([x, x]))
    golden.add('encode_png@no images', image.encode_png, tf.stack([x, x])[:0])
    golden.fails('encode_png@no channels', image.encode_png, x[..., :0])
    golden.add('encode_png/compression', lambda x: image.encode_png(x, compression=9, name='png'), x)
    golden.add('encode_png/0', lambda x: image.encode_png(x, 0), x)
    golden.fails('encode_png/10', lambda x: image.encode_png(x, 10), x)
    golden.fails('encode_png@five channels', image.encode_png, picture('uint8', (2, 3, 5)))
    golden.fails('encode_png@float32', image.encode_png, tf.zeros([2, 2, 3]))
    golden.fails('decode_png@no PNG', image.decode_png, b'text')
    contents = image.encode_png(x)
    golden.fails('decode_png/float32', lambda c: image.decode_png(c, dtype=tf.float32), contents)
    for dtype in ('uint8', 'uint16', 'float32', 'int32', 'float64', 'float16', 'int8'):
        golden.add(f'decode_image/{dtype}@png', lambda c, dtype=dtype: image.decode_image(c, dtype=tf.as_dtype(dtype)),
                   contents)
    golden.add('decode_image/options@png', lambda c: image.decode_image(c, 1, expand_animations=False, name='any'),
               contents)


def _others(golden):
    image = tf.image
    grey = _written(_pixels((3, 5)), 'BMP')
    colour = _written(_pixels((3, 5, 3)), 'BMP')
    golden.add('decode_bmp@grey', image.decode_bmp, grey)
    golden.add('decode_bmp@colour', image.decode_bmp, colour)
    golden.add('decode_bmp/channels=3', lambda c: image.decode_bmp(c, channels=3), colour)
    golden.add('decode_bmp@alpha', image.decode_bmp, _written(_pixels((3, 5, 4)), 'BMP'))
    golden.fails('decode_bmp@no BMP', image.decode_bmp, b'text')
    golden.fails('decode_bmp@header', image.decode_bmp, colour[:40])

    inverse = PIL.Image.fromarray(255 - picture('uint8', (3, 4, 3)).numpy())
    frames = [_pixels((3, 4, 3)).quantize(16), inverse.quantize(16)]
    still = _written(frames[0], 'GIF')
    moving = _written(frames[0], 'GIF', save_all=True, append_images=frames[1:], duration=50)
    for variant, contents in (('still', still), ('moving', moving)):
        golden.add(f'decode_gif@{variant}', image.decode_gif, contents)
        golden.add(f'decode_image@gif, {variant}', image.decode_image, contents)
        golden.add(f'decode_image/first frame@gif, {variant}',
                   lambda c: image.decode_image(c, expand_animations=False), contents)
    golden.add('decode_gif/name', lambda c: image.decode_gif(c, name='gif'), still)
    golden.fails('decode_gif@no GIF', image.decode_gif, b'text')

    lossless = _written(_pixels((3, 4, 3)), 'WEBP', lossless=True)
    lossy = _written(_pixels((3, 4, 3)), 'WEBP')
    for variant, contents in (('lossless', lossless), ('lossy', lossy)):
        golden.add(f'decode_webp@{variant}', image.decode_webp, contents)
        golden.add(f'decode_image@webp, {variant}', image.decode_image, contents)
    golden.add('decode_webp/channels=3', lambda c: image.decode_webp(c, channels=3, name='webp'), lossless)
    golden.fails('decode_webp/channels=4', lambda c: image.decode_webp(c, channels=4), lossless)
    golden.fails('decode_webp@no WebP', image.decode_webp, b'text')
    golden.fails('decode_webp/uint16', lambda c: image.decode_webp(c, dtype=tf.uint16), lossless)

    golden.add('decode_jxl', image.decode_jxl, _JXL)
    golden.add('decode_jxl/channels=3', lambda c: image.decode_jxl(c, channels=3, name='jxl'), _JXL)
    golden.fails('decode_jxl/channels=1', lambda c: image.decode_jxl(c, channels=1), _JXL)
    golden.fails('decode_jxl/uint16', lambda c: image.decode_jxl(c, dtype=tf.uint16), _JXL)
    golden.fails('decode_jxl@no JPEG XL', image.decode_jxl, b'text')
    golden.add('decode_image@bmp', image.decode_image, colour)
    golden.fails('decode_image@no image', image.decode_image, b'text')
    golden.fails('decode_image/channels=5', lambda c: image.decode_image(c, channels=5), colour)


def _nothing(golden):
    for name in ('decode_jpeg', 'extract_jpeg_shape', 'decode_bmp', 'decode_gif', 'decode_png', 'decode_webp',
                 'decode_jxl', 'decode_image'):
        function = getattr(tf.image, name)
        golden.fails(f'{name}@no bytes', function, b'')
        golden.fails(f'{name}@no file', function, tf.zeros([0], tf.string))


def cases(golden):
    _jpegs(golden)
    _pngs(golden)
    _others(golden)
    _nothing(golden)

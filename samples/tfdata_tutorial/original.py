"""The program that main.cc is a port of: the same text and the same pictures."""

import os
import sys

os.environ.setdefault('TF_CPP_MIN_LOG_LEVEL', '2')

import numpy as np
import tensorflow as tf


def show(folder, name, images, labels):
    print(name, labels.numpy(), images.shape)
    if not folder:
        return
    rows = tf.unstack(images)
    sheet = tf.image.convert_image_dtype(tf.concat(rows, 1), tf.uint8)
    tf.io.write_file(folder + '/' + name + '.png', tf.io.encode_png(sheet))


def rot90(image, label):
    image = tf.image.rot90(image)
    return image, label


def pairs():
    years = tf.constant([2013, 2014, 2015, 2016, 2017])
    prices = tf.constant([12000, 14000, 15000, 16500, 17500])

    dataset = tf.data.Dataset.from_tensor_slices((years, prices))
    for year, price in dataset:
        print(year.numpy(), price.numpy())

    dataset = dataset.shuffle(5, seed=1).batch(2).prefetch(tf.data.AUTOTUNE)
    for year, price in dataset:
        print(year.numpy(), price.numpy())


def digits(folder):
    data = np.load(os.environ.get('TFX_SAMPLE_DATA', 'samples/data') + '/mnist.npz')
    images = data['x_train'][:1000]
    labels = data['y_train'][:1000]
    images = np.expand_dims(images.astype(np.float32) / 255.0, axis=-1)
    dataset = tf.data.Dataset.from_tensor_slices((images, labels))
    print(dataset)

    for image, label in dataset.batch(4).take(1):
        show(folder, 'digits', image, label)
    turned = dataset.map(rot90, num_parallel_calls=2)
    for image, label in turned.batch(4).take(1):
        show(folder, 'turned', image, label)
    shuffled = turned.shuffle(10000, seed=3).batch(4)
    for image, label in shuffled.take(2):
        show(folder, 'shuffled', image, label)
    print(len(shuffled), 'batches')


pairs()
digits(sys.argv[1] if len(sys.argv) > 1 else '')

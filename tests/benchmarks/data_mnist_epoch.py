import tensorflow as tf


def setup():
    dataset = tf.data.Dataset.from_tensor_slices(
        (tf.zeros([60000, 28, 28], tf.uint8), tf.zeros([60000], tf.int64)))
    dataset = dataset.shuffle(60000).repeat().map(
        lambda image, label: (tf.cast(image, tf.float32) / 255.0, label),
        num_parallel_calls=tf.data.AUTOTUNE).batch(50).prefetch(tf.data.AUTOTUNE)
    iterator = iter(dataset)
    return lambda: next(iterator)

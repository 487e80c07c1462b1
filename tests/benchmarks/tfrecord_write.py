import atexit
import os
import tempfile

import tensorflow as tf

_X = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8]


def setup():
    file, path = tempfile.mkstemp()
    os.close(file)
    atexit.register(os.remove, path)
    writer = tf.io.TFRecordWriter(path)

    def work():
        feature = {
            'x': tf.train.Feature(float_list=tf.train.FloatList(value=_X)),
            'label': tf.train.Feature(int64_list=tf.train.Int64List(value=[7])),
        }
        example = tf.train.Example(features=tf.train.Features(feature=feature))
        writer.write(example.SerializeToString())

    return work

"""Cases of tests/function/tensor_array_test.cc."""

import tensorflow as tf

GRADIENTS = True


def _array(size, **options):
    return tf.TensorArray(tf.float32, size, **options)


def _parts():
    return _array(2, infer_shape=False)


def _read_twice(x):
    array = _array(1).write(0, x)
    array.read(0)
    return array.read(0)


def cases(golden):
    rows = [[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]
    golden.add('write', lambda x: _array(3).write(0, x).write(2, x * x).stack(), [1.0, 2.0])
    golden.add('write@empty', lambda x: _array(3).write(0, x).write(2, x * x).stack(), tf.zeros([0]))
    golden.add('write/again', lambda x: _array(1).write(0, x).write(0, x * x).read(0), 3.0)
    golden.add('write/grow', lambda x: _array(1, dynamic_size=True).write(3, x).stack(), 3.0)
    golden.add('read/unwritten', lambda x: _array(2, element_shape=[2]).write(0, x).read(1), [1.0, 2.0])
    golden.add('stack/none', lambda: _array(0, element_shape=[3]).stack())
    golden.add('unstack', lambda x: _array(3).unstack(x).read(1) * 2, rows)
    golden.add('unstack/dynamic', lambda x: _array(0, dynamic_size=True).unstack(x).stack(), rows)
    golden.add('gather', lambda x: _array(3).unstack(x).gather([2, 0, 2]), rows)
    golden.add('gather/part', lambda x: _array(3).write(0, x).gather([0, 1]), 2.0)
    golden.add('gather/none', lambda x: _array(3).unstack(x).gather(tf.zeros([0], tf.int32)), [1.0, 2.0, 3.0])
    golden.add('scatter', lambda x: _array(4).scatter([2, 0, 1], x).stack(), rows)
    golden.add('scatter/twice', lambda x: _array(3).scatter([2, 2, 0], x).stack(), rows, gradient=False)
    golden.add('split', lambda x: _parts().split(x, [1, 2]).read(1), rows)
    golden.add('split/concat', lambda x: _parts().split(x, [0, 3]).concat(), rows)
    golden.add('concat', lambda x: _array(2).write(0, x).write(1, x * x).concat(), [1.0, 2.0])
    golden.add('concat/part', lambda x: _array(2).write(0, x).concat(), [1.0, 2.0])
    golden.add('size', lambda x: (_array(2).size(), _array(2, dynamic_size=True).write(4, x).size()), 1.0)
    golden.add('name', lambda x: _array(2).write(0, x, name='put').write(1, x).stack(name='all'), [1.0, 2.0])
    golden.add('name/read', lambda x: _array(3).unstack(x, name='rows').read(1, name='row'), rows)
    golden.add('name/gather', lambda x: _array(3).scatter([2, 0, 1], x, name='some').gather([1, 0], name='found'), rows)
    golden.add('name/concat', lambda x: _parts().split(x, [1, 2], name='parts').concat(name='whole'), rows)
    golden.add('name/size', lambda x: _array(2, dynamic_size=True).write(4, x).size(name='count'), 1.0)
    golden.add('string', lambda x: tf.TensorArray(tf.string, 2).write(0, x).stack(), 'a')

    golden.fails('read/twice', _read_twice, 1.0)
    golden.fails('read/unknown', lambda: _array(2).read(1))
    golden.fails('read/partly known', lambda: _array(2, element_shape=[None]).read(1))
    golden.fails('read/negative', lambda: _array(2).read(-1))
    golden.fails('read/beyond', lambda: _array(2, element_shape=[]).read(2))
    golden.fails('write/negative', lambda x: _array(2).write(-1, x).stack(), 1.0)
    golden.fails('write/beyond', lambda x: _array(2).write(2, x).stack(), 1.0)
    golden.fails('write/dtype', lambda x: _array(2).write(0, x).stack(), 1)
    golden.fails('write/shape', lambda x: _array(2).write(0, 1.0).write(1, x).stack(), [1.0, 2.0])
    golden.fails('write/element_shape', lambda x: _array(2, element_shape=[2]).write(0, x).stack(), 1.0)
    golden.fails('stack/shapes', lambda: _parts().write(0, [1.0]).write(1, [1.0, 2.0]).stack())
    golden.fails('stack/nothing', lambda: _array(2).stack())
    golden.fails('gather/beyond', lambda x: _array(3).unstack(x).gather([3]), [1.0, 2.0, 3.0])
    golden.fails('unstack/more', lambda x: _array(2).unstack(x).stack(), [1.0, 2.0, 3.0])
    golden.fails('unstack/scalar', lambda x: _array(2).unstack(x).stack(), 1.0)
    golden.fails('scatter/beyond', lambda x: _array(2).scatter([2], x).stack(), [1.0])
    golden.fails('scatter/negative', lambda x: _array(2).scatter([-1], x).stack(), [1.0])
    golden.fails('scatter/dtype', lambda x: _array(2).scatter([0], x).stack(), [1])
    golden.fails('split/sum', lambda x: _parts().split(x, [1, 1]).concat(), [1.0, 2.0, 3.0])
    golden.fails('split/count', lambda x: _parts().split(x, [1, 1, 1]).concat(), [1.0, 2.0, 3.0])
    golden.fails('split/lengths', lambda x: _parts().split(x, 3).concat(), [1.0, 2.0, 3.0])
    golden.fails('split/scalar', lambda x: _parts().split(x, [1, 1]).concat(), 1.0)
    golden.fails('concat/scalars', lambda x: _array(2).unstack(x).concat(), [1.0, 2.0])
    golden.fails('concat/nothing', lambda: _array(2).concat())

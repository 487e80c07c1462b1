"""Cases of tests/function/map_fn_test.cc."""

import tensorflow as tf
from ops import COMPLEX, FLOATS, data

GRADIENTS = True


def _two(x, y):
    return tf.vectorized_map(lambda row: (tf.reduce_sum(row[0] * row[1]), row[0] + 2 * row[1]), (x, y))


def cases(golden):
    golden.over(FLOATS + COMPLEX + ('int32', 'int64'), 'vectorized_map/square',
                lambda x: tf.vectorized_map(lambda row: row * row, x), (2, 3))
    golden.shapes('vectorized_map/square', lambda x: tf.vectorized_map(lambda row: row * row, x), (3,), (1, 2),
                  (2, 2, 2))
    golden.add('vectorized_map/norm', lambda x: tf.vectorized_map(lambda row: tf.sqrt(tf.reduce_sum(row * row)), x),
               data('float32', (3, 2)), near=True)
    golden.add('vectorized_map/greater', lambda x: tf.vectorized_map(lambda row: row > 0, x), data('float32', (3, 2)))
    golden.add('vectorized_map/constant', lambda x: tf.vectorized_map(lambda row: tf.constant([1, 2]), x),
               data('float32', (3, 2)))
    golden.add('vectorized_map/matmul', lambda x, w: tf.vectorized_map(lambda row: tf.linalg.matvec(w, row), x),
               data('float32', (3, 2)), data('float32', (2, 2)), near=True)
    for name, x, y in (('', (3, 2), (3, 2)), ('one row', (3, 2), (1, 2)), ('one row first', (1, 2), (3, 2))):
        golden.add('vectorized_map/two' + (name and f'@{name}'), _two, data('float32', x), data('float32', y),
                   near=True)
    golden.add('vectorized_map/cond',
               lambda x: tf.vectorized_map(lambda row: tf.cond(row > 1, lambda: row * row, lambda: -row), x,
                                           fallback_to_while_loop=True, warn=False), [1.0, 2.0, 3.0])

    _map_cases(golden)
    _fold_cases(golden)


def _map_cases(golden):
    def both(x, y):
        return tf.map_fn(lambda row: (row[0] * row[1], row[0] > row[1]), (x, y),
                         fn_output_signature=(x.dtype, tf.bool))

    def total(x):
        return tf.map_fn(tf.reduce_sum, x, fn_output_signature=tf.TensorSpec([], tf.float32))

    golden.over(FLOATS + ('int32', 'int64'), 'map_fn/square', lambda x: tf.map_fn(lambda row: row * row, x), (2, 3))
    golden.shapes('map_fn/square', lambda x: tf.map_fn(lambda row: row * row, x), (3,), (2, 2, 2))
    golden.add('map_fn/empty', lambda x: tf.map_fn(lambda row: row * 2, x), tf.zeros([0]))
    golden.add('map_fn/two', both, data('float32', (3, 2)), data('float32', (3, 2), 1))
    golden.add('map_fn/spec', total, [[1.0, 2.0], [3.0, 4.0]])
    golden.add('map_fn/spec@empty', total, tf.zeros([0, 2]))
    golden.add('map_fn/options', lambda x: tf.map_fn(lambda row: row + 1, x, parallel_iterations=0, infer_shape=False,
                                                     name='mine'), [1.0, 2.0])
    golden.fails('map_fn/scalar', lambda x: tf.map_fn(lambda row: row, x), 1.0)
    golden.fails('map_fn/nothing', lambda: tf.map_fn(lambda row: row, []))
    golden.fails('map_fn/lengths', lambda x, y: tf.map_fn(lambda row: row[0], (x, y), fn_output_signature=tf.float32),
                 tf.zeros([2]), tf.zeros([3]))
    golden.fails('map_fn/dtype', lambda x: tf.map_fn(lambda row: row > 0, x), [1.0])
    golden.fails('map_fn/shape', lambda x: tf.map_fn(tf.range, x), [1, 2])
    golden.fails('map_fn/no one shape', lambda x: tf.map_fn(tf.range, x, infer_shape=False), [1, 2])
    golden.fails('map_fn/other spec', lambda x: tf.map_fn(lambda row: row, x, fn_output_signature=tf.TensorSpec(
        [2], tf.float32)), [1.0])


def _fold_cases(golden):
    for name, fold in (('foldl', tf.foldl), ('foldr', tf.foldr), ('scan', tf.scan)):
        def minus(x, fold=fold):
            return fold(lambda a, row: a * 2 - row, x)

        def from_ten(x, fold=fold):
            return fold(lambda a, row: a * row - row, x, initializer=tf.constant(10.0), parallel_iterations=2,
                        name='mine')

        def two(x, fold=fold):
            return fold(lambda a, row: (a[0] + row[0], a[1] * row[1]), (x, x))

        def of_pairs(x, y, fold=fold):
            return fold(lambda a, row: a + row[0] * row[1], (x, y), initializer=tf.constant(0.0))

        golden.add(name, minus, [1.0, 2.0, 4.0])
        golden.add(f'{name}@rows', minus, data('float32', (3, 2)))
        golden.add(f'{name}@int', minus, [1, 2, 4])
        golden.add(f'{name}@empty rows', minus, tf.zeros([2, 0]))
        golden.add(f'{name}/initializer', from_ten, [1.0, 2.0, 4.0])
        golden.add(f'{name}/initializer@empty', from_ten, tf.zeros([0]))
        golden.add(f'{name}/two', two, [1.0, 2.0, 3.0])
        golden.fails(f'{name}/no rows', minus, tf.zeros([0]))
        golden.fails(f'{name}/lengths', of_pairs, [1.0, 2.0, 3.0], [1.0, 2.0])
        golden.fails(f'{name}/parallel', lambda x, fold=fold: fold(lambda a, row: a + row, x, parallel_iterations=0),
                     [1.0, 2.0])
    golden.fails('foldl/longer', lambda x, y: tf.foldl(lambda a, row: a + row[0] * row[1], (x, y),
                                                       initializer=tf.constant(0.0)), [1.0, 2.0], [1.0, 2.0, 3.0])
    golden.add('scan/reverse', lambda x: tf.scan(lambda a, row: a * 2 - row, x, reverse=True), [1.0, 2.0, 4.0])
    golden.add('scan/reverse initializer', lambda x: tf.scan(lambda a, row: a * 2 - row, x, tf.constant(1.0),
                                                             reverse=True, infer_shape=False), [1.0, 2.0, 4.0])
    golden.fails('scan/shape', lambda x: tf.scan(lambda a, row: tf.concat([a, row], 0), x), [[1.0], [2.0]])
    golden.fails('scan/dtype', lambda x: tf.scan(lambda a, row: tf.cast(a, tf.int32), x), [1.0, 2.0])

"""Cases of tests/ragged/segment_id_ops_test.cc."""

import tensorflow as tf


def cases(golden):
    splits = tf.ragged.row_splits_to_segment_ids
    ids = tf.ragged.segment_ids_to_row_splits
    for dtype in (tf.int32, tf.int64):
        golden.add(f'row_splits_to_segment_ids@{dtype.name}', splits, tf.constant([0, 3, 3, 5, 6], dtype))
        golden.add(f'segment_ids_to_row_splits@{dtype.name}', ids, tf.constant([0, 0, 2, 3], dtype))
    golden.add('row_splits_to_segment_ids/no rows', splits, tf.constant([0], tf.int64))
    golden.add('row_splits_to_segment_ids/literal', lambda: splits([0, 2, 3]))
    golden.add('row_splits_to_segment_ids/out_type', lambda s: splits(s, out_type=tf.int32),
               tf.constant([0, 2, 3], tf.int64))
    golden.fails('row_splits_to_segment_ids/empty', splits, tf.constant([], tf.int64))
    golden.fails('row_splits_to_segment_ids/floats', splits, [0.0, 1.0])
    golden.add('segment_ids_to_row_splits/num_segments', lambda s, n: ids(s, n), tf.constant([0, 0, 2], tf.int64),
               tf.constant(5, tf.int64))
    golden.add('segment_ids_to_row_splits/literals', lambda: ids([0, 0, 2], 4))
    golden.add('segment_ids_to_row_splits/out_type', lambda s: ids(s, out_type=tf.int32), tf.constant([0, 2], tf.int64))
    golden.fails('segment_ids_to_row_splits/floats', ids, [0.0, 1.0])
    for dtype in (tf.int32, tf.int64):
        golden.add(f'segment_ids_to_row_splits@no {dtype.name}', ids, tf.constant([], dtype))
    golden.add('segment_ids_to_row_splits/num_segments@empty', lambda s, n: ids(s, n), tf.constant([], tf.int64),
               tf.constant(3, tf.int64))
    golden.add('segment_ids_to_row_splits/num_segments@none', lambda s, n: ids(s, n), tf.constant([], tf.int64),
               tf.constant(0, tf.int64))
    golden.add('segment_ids_to_row_splits/num_segments@few', lambda s, n: ids(s, n), tf.constant([0, 5], tf.int64),
               tf.constant(2, tf.int64))
    golden.add('segment_ids_to_row_splits@order', ids, tf.constant([1, 0], tf.int64))
    golden.fails('segment_ids_to_row_splits@negative', ids, tf.constant([-1, 0], tf.int64))
    golden.fails('segment_ids_to_row_splits@matrix', ids, tf.constant([[0]], tf.int64))
    golden.fails('segment_ids_to_row_splits/num_segments@vector', lambda s, n: ids(s, n), tf.constant([0], tf.int64),
                 tf.constant([2], tf.int64))

"""Writes tests/data/golden/methods.txt: methods of tf.data.Dataset, and readers.

Also writes the files in tests/data/testdata.

usage: data_methods.py > tests/data/golden/methods.txt
"""

import gzip
import os
import sqlite3
import tempfile
import zlib

import numpy as np
import tensorflow as tf
import transcript

# Files that C++ reads, too.
_TESTDATA = os.path.join(os.path.dirname(__file__), "../../tests/data/testdata")

t = transcript.Transcript("data_methods.py")
Dataset = tf.data.Dataset


def show(dataset):
    """The dataset, its length as far as it is known, and its elements."""
    t.repr(dataset)
    t.print(int(dataset.cardinality()))
    for element in dataset.as_numpy_iterator():
        t.repr(element)


def print_elements(dataset):
    for element in dataset:
        t.print(element)


def error_class(function):
    """The class of what function() raises."""
    try:
        function()
    except Exception as error:  # pylint: disable=broad-except
        t.print(type(error).__name__)
    else:
        raise AssertionError("no error")


def triangle(count):
    """[], [1], [2, 2], ..."""
    return Dataset.range(count).map(lambda x: tf.fill([x], x))


def testdata(name, contents):
    """The path of a file that C++ reads, too."""
    path = os.path.join(_TESTDATA, name)
    with open(path, "wb") as stream:
        stream.write(contents)
    return path


t.section("padded_batch")
d = triangle(5)
show(d.padded_batch(2))
show(d.padded_batch(2, drop_remainder=True))
show(d.padded_batch(2, padded_shapes=tf.TensorShape([5])))
show(d.padded_batch(3, padded_shapes=tf.TensorShape([None]), padding_values=np.int64(-1)))
pairs = Dataset.zip((d, Dataset.range(5)))
show(pairs.padded_batch(2))
show(pairs.take(4).padded_batch(
    2, padded_shapes=(tf.TensorShape([4]), tf.TensorShape([])),
    padding_values=(np.int64(7), None)))
show(pairs.take(3).padded_batch(2, padding_values=np.int64(9)))
named = d.map(lambda x: {"b": tf.strings.as_string(x), "a": (x, tf.cast(x, tf.float32))})
print_elements(named.take(3).padded_batch(3))
print_elements(named.take(3).padded_batch(
    3, padding_values={"b": "none", "a": (np.int64(1), 0.5)}))
show(d.take(0).padded_batch(2))
show(Dataset.from_tensors(tf.constant("x")).padded_batch(2))
t.error(lambda: d.padded_batch(2, padded_shapes=tf.TensorShape([None, None])))
t.error(lambda: pairs.padded_batch(2, padded_shapes=tf.TensorShape([None])))
t.error(lambda: pairs.padded_batch(2, padded_shapes=(tf.TensorShape([None]),)))
t.error(lambda: pairs.padded_batch(2, padding_values=(0, 0, 0)))
error_class(lambda: pairs.padded_batch(2, padding_values={"a": 1, "b": 1}))
t.error(lambda: pairs.padded_batch(2, padding_values=0))
t.error(lambda: d.padded_batch(2, padding_values=tf.constant([1, 2], tf.int64)))
t.error(lambda: d.window(2).padded_batch(2))
t.error(lambda: Dataset.from_tensors(tf.sparse.eye(2)).padded_batch(2))
error_class(lambda: list(d.padded_batch(2, padded_shapes=tf.TensorShape([2]))))
error_class(lambda: list(d.padded_batch(0)))

t.section("ragged_batch")
show(d.map(lambda x: x).take(0).ragged_batch(2))
t.repr(d.ragged_batch(2))
print_elements(d.ragged_batch(2))
print_elements(d.ragged_batch(2, drop_remainder=True))
t.repr(d.ragged_batch(2, row_splits_dtype=tf.int32))
print_elements(d.ragged_batch(3, row_splits_dtype=tf.int32))
t.repr(pairs.ragged_batch(2))
print_elements(pairs.ragged_batch(2))
square = Dataset.range(3).map(lambda x: tf.fill([2, x], x))
t.repr(square.ragged_batch(2))
print_elements(square.ragged_batch(2))
box = Dataset.range(3).map(lambda x: tf.fill([x, x], x))
t.repr(box.ragged_batch(3))
print_elements(box.ragged_batch(3))
print_elements(Dataset.from_tensor_slices(tf.ragged.constant([[1], [2, 3]])).ragged_batch(2))

t.section("sparse_batch")
t.repr(d.sparse_batch(2, [4]))
print_elements(d.sparse_batch(2, [5]))
print_elements(d.sparse_batch(3, [None]))
t.error(lambda: pairs.sparse_batch(2, [3]))
error_class(lambda: list(d.sparse_batch(2, [2])))

t.section("rebatch")
batches = Dataset.range(7).batch(3)
show(batches.rebatch(2))
show(batches.rebatch(2, drop_remainder=True))
show(batches.rebatch([2, 1]))
show(Dataset.range(8).batch(4, drop_remainder=True).rebatch(2))
show(Dataset.range(8).batch(4, drop_remainder=True).rebatch([2, 2]))
show(Dataset.range(8).batch(4, drop_remainder=True).rebatch(3))
show(Dataset.zip((batches, batches)).rebatch(4))
print_elements(triangle(4).ragged_batch(2).rebatch(3))
t.error(lambda: Dataset.range(4).rebatch(2))
error_class(lambda: batches.rebatch([[2]]))

t.section("group_by_window")
d = Dataset.range(10)
show(d.group_by_window(lambda x: x % 2, lambda key, window: window.batch(5), window_size=5))
show(d.group_by_window(lambda x: x % 3, lambda key, window: window.batch(10),
                       window_size_func=lambda key: key + 1))
show(d.group_by_window(lambda x: 0, lambda key, window: window.map(lambda y: (key, y)),
                       window_size=4))
show(Dataset.zip((d, d)).group_by_window(
    lambda x, y: (x + y) % 4,
    lambda key, window: Dataset.from_tensors(
        window.reduce(np.int64(0), lambda s, e: s + e[0])), window_size=3))
show(d.take(0).group_by_window(lambda x: x, lambda key, window: window, window_size=1))
t.error(lambda: d.group_by_window(lambda x: x, lambda key, window: window))
t.error(lambda: d.group_by_window(lambda x: x, lambda key, window: window, window_size=1,
                                  window_size_func=lambda key: key))
error_class(lambda: d.group_by_window(
    lambda x: tf.cast(x, tf.int32), lambda key, window: window, window_size=1))
t.error(lambda: d.group_by_window(lambda x: [x], lambda key, window: window, window_size=1))
t.error(lambda: d.group_by_window(lambda x: x, lambda key, window: key, window_size=1))
error_class(lambda: list(d.group_by_window(
    lambda x: x, lambda key, window: window, window_size=0)))

t.section("bucket_by_sequence_length")
lengths = Dataset.from_tensor_slices([1, 4, 2, 7, 3, 9, 5, 1, 6])
d = lengths.map(lambda n: tf.fill([n], n))


def length_of(x):
    return tf.shape(x)[0]


show(d.bucket_by_sequence_length(length_of, [3, 6], [2, 2, 2]))
show(d.bucket_by_sequence_length(length_of, [3, 6], [2, 2, 2], drop_remainder=True))
show(d.bucket_by_sequence_length(length_of, [3, 6], [2, 2, 2], padding_values=-1))
show(d.bucket_by_sequence_length(length_of, [3, 6, 10], [2, 2, 2, 2],
                                 pad_to_bucket_boundary=True))
show(d.bucket_by_sequence_length(length_of, [3, 6], [2, 2, 2],
                                 padded_shapes=tf.TensorShape([9])))
print_elements(Dataset.zip((d, lengths)).bucket_by_sequence_length(
    lambda x, n: n, [3, 6], [2, 2, 2]))
show(lengths.bucket_by_sequence_length(lambda n: n, [3, 6], [2, 2, 2], no_padding=True))
t.error(lambda: d.bucket_by_sequence_length(length_of, [3, 6], [2, 2]))
error_class(lambda: list(d.bucket_by_sequence_length(
    length_of, [3, 6], [2, 2, 2], pad_to_bucket_boundary=True)))

t.section("sample_from_datasets")
ones, twos = Dataset.range(10, 20), Dataset.range(100, 110)
show(Dataset.sample_from_datasets([ones, twos], seed=3))
show(Dataset.sample_from_datasets([ones, twos], weights=[0.3, 0.7], seed=1))
show(Dataset.sample_from_datasets([ones, twos], weights=tf.constant([0.9, 0.1]), seed=1,
                                  stop_on_empty_dataset=True))
show(Dataset.sample_from_datasets([ones, twos], weights=[0.0, 1.0], seed=1))
show(Dataset.sample_from_datasets([ones, twos], weights=[0.0, 0.0]))
show(Dataset.sample_from_datasets([ones, twos, twos], weights=[0.5, 0.0, 0.5], seed=5))
by_turns = Dataset.from_tensors([1.0, 0.0]).concatenate(
    Dataset.from_tensors([0.0, 1.0])).repeat()
show(Dataset.sample_from_datasets([ones.take(4), twos.take(4)], weights=by_turns, seed=1))
once = Dataset.sample_from_datasets([ones.take(3), twos.take(3)], seed=4,
                                    rerandomize_each_iteration=True)
show(once)
show(once)
t.error(lambda: Dataset.sample_from_datasets([]))
t.error(lambda: Dataset.sample_from_datasets([ones, twos], weights=[0.5, 0.2, 0.3]))
t.error(lambda: Dataset.sample_from_datasets([ones, twos], weights=tf.constant([0.5])))
t.error(lambda: Dataset.sample_from_datasets([ones, twos], weights=[1, 2]))
t.error(lambda: Dataset.sample_from_datasets([ones, Dataset.from_tensors("a")]))

t.section("choose_from_datasets")
choices = Dataset.from_tensor_slices(tf.constant([1, 0, 0, 1, 1, 1], tf.int64))
show(Dataset.choose_from_datasets([ones.take(2), twos.take(3)], choices))
show(Dataset.choose_from_datasets([ones.take(1), twos.take(3)], choices))
show(Dataset.choose_from_datasets([ones.take(1), twos.take(3)], choices,
                                  stop_on_empty_dataset=False))
t.repr(Dataset.choose_from_datasets([triangle(2), Dataset.from_tensors(tf.zeros([2], tf.int64))],
                                    choices))
t.error(lambda: Dataset.choose_from_datasets([], choices))
t.error(lambda: Dataset.choose_from_datasets([ones, twos], Dataset.from_tensors([0])))
error_class(lambda: list(Dataset.choose_from_datasets([ones], choices)))

t.section("rejection_resample")
labels = Dataset.from_tensor_slices([0, 1, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0])
tf.random.set_seed(7)
show(labels.rejection_resample(lambda x: x, [0.5, 0.5], initial_dist=[0.75, 0.25], seed=3))
show(labels.rejection_resample(lambda x: x, [0.75, 0.25], initial_dist=[0.75, 0.25], seed=3))
show(labels.rejection_resample(lambda x: x, [1.0, 0.0], initial_dist=[0.75, 0.25], seed=3))
show(labels.rejection_resample(lambda x: x, [0.5, 0.5], seed=3))
show(Dataset.zip((labels, Dataset.range(12))).rejection_resample(
    lambda x, y: x, [0.4, 0.6], initial_dist=[0.75, 0.25], seed=2))
tf.random.set_seed(None)

t.section("snapshot")
with tempfile.TemporaryDirectory() as folder:
    d = Dataset.range(5).map(lambda x: x * 10)
    show(d.snapshot(folder + "/a"))
    show(d.snapshot(folder + "/a"))
    # What was kept is read, whatever the elements are now.
    show(Dataset.range(5).snapshot(folder + "/b", compression=None))
    show(Dataset.range(5).snapshot(folder + "/b", compression=None))
    t.repr(d.snapshot(folder + "/c", shard_func=lambda x: x % 2,
                      reader_func=lambda shards: shards.flat_map(lambda x: x)))
    show(d.snapshot(folder + "/c", shard_func=lambda x: (x // 10) % 2,
                    reader_func=lambda shards: shards.flat_map(lambda x: x)))
    show(d.snapshot(folder + "/c", shard_func=lambda x: (x // 10) % 2,
                    reader_func=lambda shards: shards.flat_map(lambda x: x)))
    t.error(lambda: d.snapshot(folder + "/d", shard_func=lambda x: "a"))

t.section("save and load")
with tempfile.TemporaryDirectory() as folder:
    d = Dataset.range(4)
    d.save(folder + "/a")
    show(Dataset.load(folder + "/a"))
    show(Dataset.load(folder + "/a", element_spec=tf.TensorSpec([], tf.int64)))
    d.save(folder + "/b", compression="GZIP")
    show(Dataset.load(folder + "/b", compression="GZIP"))
    d.save(folder + "/c", shard_func=lambda x: x % 2)
    show(Dataset.load(folder + "/c", reader_func=lambda shards: shards.flat_map(lambda x: x)))
    Dataset.zip((d, d.map(lambda x: {"b": tf.strings.as_string(x)}))).save(folder + "/d")
    show(Dataset.load(folder + "/d"))
    sparse = Dataset.from_tensor_slices(tf.sparse.eye(2))
    sparse.save(folder + "/e")
    print_elements(Dataset.load(folder + "/e"))
    ragged = Dataset.from_tensors(tf.ragged.constant([[1], [2, 3]]))
    ragged.save(folder + "/f")
    t.repr(Dataset.load(folder + "/f"))
    print_elements(Dataset.load(folder + "/f"))
    d.take(0).save(folder + "/g")
    show(Dataset.load(folder + "/g"))
    error_class(lambda: Dataset.load(folder + "/none"))
    t.print(int(Dataset.range(3).fingerprint()) == int(Dataset.range(3).fingerprint()))
    t.print(int(Dataset.range(3).fingerprint()) == int(Dataset.range(4).fingerprint()))
    t.repr(Dataset.range(3).fingerprint().dtype)

t.section("readers")
with tempfile.TemporaryDirectory() as folder:
    def file(name, contents):
        path = os.path.join(folder, name)
        with open(path, "wb") as stream:
            stream.write(contents)
        return path

    a = file("a.txt", b"one\ntwo\r\n\nthree")
    b = file("b.txt", b"four\nfive\n")
    empty = file("empty.txt", b"")
    zipped = testdata("lines.gz", gzip.compress(b"packed\nlines\n", mtime=0))
    deflated = testdata("lines.zlib", zlib.compress(b"packed\nlines\n"))
    TextLineDataset = tf.data.TextLineDataset
    show(TextLineDataset(a))
    show(TextLineDataset([a, empty, b]))
    show(TextLineDataset([b, a], buffer_size=3, num_parallel_reads=2))
    show(TextLineDataset([b, a], num_parallel_reads=tf.data.AUTOTUNE))
    show(TextLineDataset(Dataset.from_tensor_slices([b, a]).skip(1)))
    show(TextLineDataset(tf.constant([[b], [b]])))
    show(TextLineDataset(zipped, compression_type="GZIP"))
    show(TextLineDataset(deflated, compression_type="ZLIB"))
    show(Dataset.from_tensor_slices([a, b]).interleave(TextLineDataset, cycle_length=2))
    t.error(lambda: TextLineDataset(5))
    t.error(lambda: TextLineDataset(Dataset.range(2)))
    t.error(lambda: TextLineDataset(Dataset.from_tensors([a])))
    error_class(lambda: list(TextLineDataset(folder + "/none")))

    FixedLengthRecordDataset = tf.data.FixedLengthRecordDataset
    c = file("c.bin", b"HEAD012345FOOTER")
    e = file("e.bin", b"HEAD6789abFOOTER")
    show(FixedLengthRecordDataset(c, 4))
    show(FixedLengthRecordDataset([c, e], 2, header_bytes=4, footer_bytes=6))
    show(FixedLengthRecordDataset([c, e], 3, 4, 6, buffer_size=2, num_parallel_reads=2))
    show(FixedLengthRecordDataset(
        testdata("bytes.gz", gzip.compress(b"0123", mtime=0)), 2, compression_type="GZIP"))
    error_class(lambda: list(FixedLengthRecordDataset(c, 5)))

    TFRecordDataset = tf.data.TFRecordDataset
    for name, kind in (("records", ""), ("records.gz", "GZIP"),
                       ("records.zlib", "ZLIB")):
        with tf.io.TFRecordWriter(os.path.join(_TESTDATA, name), kind) as writer:
            for record in (b"first", b"", b"\x00\xff" * 3):
                writer.write(record)
    r = os.path.join(_TESTDATA, "records")
    show(TFRecordDataset(r))
    show(TFRecordDataset([r, r], num_parallel_reads=2))
    show(TFRecordDataset([r, r], buffer_size=7))
    show(TFRecordDataset(r + ".gz", compression_type="GZIP"))
    show(TFRecordDataset(r + ".zlib", "ZLIB"))
    with open(r, "rb") as stream:
        contents = stream.read()
    error_class(lambda: list(TFRecordDataset(file("cut", contents[:-3]))))
    error_class(lambda: list(TFRecordDataset(file("flipped", contents[:13] + b"?" + contents[14:]))))
    error_class(lambda: list(TFRecordDataset(r + ".gz")))

t.section("CsvDataset")
with tempfile.TemporaryDirectory() as folder:
    def csv(name, text):
        path = os.path.join(folder, name)
        with open(path, "w", encoding="utf-8") as stream:
            stream.write(text)
        return path

    CsvDataset = tf.data.experimental.CsvDataset
    a = csv("a.csv", "x,1,2.5\n\"y, z\",,-1\n")
    b = csv("b.csv", "h1,h2,h3\nq,7,8\n")
    show(CsvDataset(a, [tf.string, tf.constant([9], tf.int64), tf.float32]))
    show(CsvDataset(a, ["", 0, 0.0], select_cols=[0, 1, 2]))
    show(CsvDataset(a, [tf.float64], select_cols=[2]))
    show(CsvDataset(a, [tf.string, tf.float32], exclude_cols=[1]))
    show(CsvDataset(b, [tf.string, tf.int32, tf.int32], header=True))
    show(CsvDataset(csv("d.csv", "'a';NA\n"), ["", -1], field_delim=";", na_value="NA",
                    use_quote_delim=False))
    show(CsvDataset(testdata("rows.csv.gz", gzip.compress(b"1,2\n", mtime=0)),
                    [tf.int32, tf.int32], compression_type="GZIP", buffer_size=10))
    error_class(lambda: list(CsvDataset(a, [tf.string, tf.int32, tf.float32])))
    error_class(lambda: list(CsvDataset(a, [tf.string, tf.int32])))
    error_class(lambda: list(CsvDataset(folder + "/none", [tf.string])))

t.section("make_csv_dataset")
with tempfile.TemporaryDirectory() as folder:
    make_csv_dataset = tf.data.experimental.make_csv_dataset

    def show_batches(dataset, count=None):
        """Dicts as such: in C++ they keep their order."""
        for batch in dataset.take(count or -1).as_numpy_iterator():
            t.repr((dict(batch[0]), batch[1]) if isinstance(batch, tuple) else dict(batch))

    one = csv("one.csv", 'age,name,score,big,label\n1,Ann,0.5,3000000000,0\n'
              '2,"Bob, ""B""",,1,1\n,Cy,1e39,2,0\n4,,-inf,3,1\n5,Eve,2,4,0\n')
    two = csv("two.csv", "age,name,score,big,label\n6,Fay,3.5,5,1\n")
    show_batches(make_csv_dataset(one, 2, num_epochs=1, shuffle=False))
    show_batches(make_csv_dataset([one, two], 4, label_name="label", num_epochs=1,
                                  shuffle=False))
    show_batches(make_csv_dataset(folder + "/*.csv", 2, label_name="label", shuffle_seed=3), 5)
    show_batches(make_csv_dataset([one, two], 3, num_epochs=2, shuffle_seed=1,
                                  select_columns=["score", "age"], num_parallel_reads=2))
    show_batches(make_csv_dataset(one, 3, num_epochs=1, shuffle=False, select_columns=[4, 0],
                                  column_defaults=[tf.constant([7.0]), tf.string]))
    show_batches(make_csv_dataset(one, 5, num_epochs=1, shuffle=False, na_value="Cy",
                                  num_rows_for_inference=None))
    show_batches(make_csv_dataset(
        csv("bare.txt", "1;x\n2;y\n"), 2, num_epochs=1, shuffle=False, header=False,
        column_names=["n", "t"], field_delim=";", num_parallel_reads=tf.data.AUTOTUNE))
    show_batches(make_csv_dataset(
        csv("broken.txt", "a,b\n1,2\n3,4\n\n5,6\n7,8,9\n"), 10, num_epochs=1, shuffle=False,
        num_rows_for_inference=1, ignore_errors=True))
    show_batches(make_csv_dataset(
        testdata("table.csv.gz", gzip.compress(b"a,b\n1,x\n2,y\n", mtime=0)), 2, num_epochs=1,
        shuffle=False, compression_type="GZIP"))
    error_class(lambda: list(make_csv_dataset(folder + "/broken.txt", 10, num_epochs=1)))
    t.error(lambda: make_csv_dataset(one, 2, header=False))
    t.error(lambda: make_csv_dataset(one, 2, label_name="none"))
    t.error(lambda: make_csv_dataset(one, 2, select_columns=[5]))
    error_class(lambda: make_csv_dataset(one, 2, select_columns=["none"]))
    error_class(lambda: make_csv_dataset(one, 2, select_columns=[0, "age"]))
    error_class(lambda: make_csv_dataset(folder + "/none*", 2))
    error_class(lambda: make_csv_dataset([one, folder + "/broken.txt"], 2))
    error_class(lambda: make_csv_dataset(csv("empty.txt", ""), 2))
    error_class(lambda: make_csv_dataset(csv("twice.txt", "a,a\n1,2\n"), 2))
    error_class(lambda: make_csv_dataset(one, 2, compression_type="ZLIB"))
    t.error(lambda: make_csv_dataset(one, 2, select_columns=[0, 1], column_defaults=[tf.int32]))

t.section("experimental")
experimental = tf.data.experimental
show(experimental.from_list([(1, [2.0]), (3, [4.0])]))
t.repr(experimental.from_list([[1, 2], [3]]))
error_class(lambda: experimental.from_list([]))
t.repr(experimental.at(Dataset.range(5), 3))
t.repr(experimental.at(Dataset.zip((Dataset.range(5), Dataset.range(5))).batch(2), 1))
error_class(lambda: experimental.at(Dataset.range(5), 9))
error_class(lambda: experimental.at(Dataset.range(5).filter(lambda x: True), 1))
t.repr(experimental.cardinality(Dataset.range(5)))
show(Dataset.range(5).filter(lambda x: x < 2).apply(experimental.assert_cardinality(2)))
error_class(lambda: list(Dataset.range(5).apply(experimental.assert_cardinality(4))))
named = Dataset.from_tensor_slices({"b": [1, 2], "a": [[1.0], [2.0]]})
show(named.apply(experimental.pad_to_cardinality(4)))
show(named.apply(experimental.pad_to_cardinality(2, mask_key="real")))
t.error(lambda: named.apply(experimental.pad_to_cardinality(1)))
t.error(lambda: named.repeat().apply(experimental.pad_to_cardinality(1)))
t.error(lambda: Dataset.range(2).apply(experimental.pad_to_cardinality(3)))
print_elements(triangle(3).apply(experimental.dense_to_ragged_batch(2)))
print_elements(triangle(3).apply(experimental.dense_to_sparse_batch(2, [4])))
show(Dataset.range(2).apply(experimental.enumerate_dataset(start=5)))
show(Dataset.range(4).batch(2).apply(experimental.unbatch()))
show(Dataset.from_tensor_slices([1, 1, 2]).apply(experimental.unique()))
show(Dataset.range(4).apply(experimental.shuffle_and_repeat(4, count=2, seed=1)))
for element in Dataset.range(4).apply(experimental.map_and_batch(lambda x: x * 2, 3)):
    t.repr(element)
show(Dataset.range(5).apply(experimental.take_while(lambda x: x < 2)))
show(Dataset.range(3).apply(experimental.scan(np.int64(1), lambda s, x: (s * 2, s + x))))
show(Dataset.range(4).apply(experimental.parallel_interleave(
    lambda x: Dataset.from_tensors(x).repeat(3), cycle_length=2, block_length=2)))
show(Dataset.range(10).apply(experimental.group_by_reducer(
    lambda x: x % 3, experimental.Reducer(
        lambda key: (key, 0.0), lambda state, x: (state[0], state[1] + tf.cast(x, tf.float32)),
        lambda key, total: {"key": key, "total": total}))))
show(Dataset.range(4).apply(experimental.group_by_reducer(
    lambda x: np.int64(0), experimental.Reducer(
        lambda key: tf.zeros([0], tf.int64), lambda state, x: tf.concat([state, [x]], 0),
        lambda state: state))))
error_class(lambda: Dataset.range(4).apply(experimental.group_by_reducer(
    lambda x: x, experimental.Reducer(lambda key: key, lambda state, x: "a", lambda state: state))))
variant = experimental.to_variant(Dataset.range(2))
show(experimental.from_variant(variant, tf.TensorSpec([], tf.int64)))
with tempfile.TemporaryDirectory() as folder:
    database = os.path.join(_TESTDATA, "people.sqlite3")
    if os.path.exists(database):
        os.remove(database)
    connection = sqlite3.connect(database)
    connection.execute("create table people (name text, age integer, height real)")
    connection.execute("insert into people values ('Ann', 7, 1.25), ('Bob', 9, 1.5)")
    connection.commit()
    connection.close()
    show(experimental.SqlDataset("sqlite", database, "select * from people order by age",
                                 (tf.string, tf.int32, tf.float64)))
    error_class(lambda: list(experimental.SqlDataset(
        "sqlite", database, "select * from none", (tf.string,))))

t.section("make_batched_features_dataset")
examples = os.path.join(_TESTDATA, "examples.tfrecords")


def feature(**kind):
    return tf.train.Feature(**kind)


with tf.io.TFRecordWriter(examples) as writer:
    for age, words in ((1, [b"a"]), (2, []), (3, [b"b", b"c"])):
        writer.write(tf.train.Example(features=tf.train.Features(feature={
            "age": feature(int64_list=tf.train.Int64List(value=[age])),
            "words": feature(bytes_list=tf.train.BytesList(value=words)),
        })).SerializeToString(deterministic=True))
features = {"age": tf.io.FixedLenFeature([], tf.int64), "words": tf.io.VarLenFeature(tf.string)}
make_batched_features_dataset = tf.data.experimental.make_batched_features_dataset
for element in make_batched_features_dataset(examples, 2, features, num_epochs=1, shuffle=False):
    t.print(element["age"])
    t.print(element["words"])
for element, label in make_batched_features_dataset(
        examples, 2, features, label_key="age", num_epochs=2, shuffle_seed=4):
    t.print(element["words"])
    t.print(label)
t.repr(make_batched_features_dataset(examples, 2, features, label_key="age"))
error_class(lambda: make_batched_features_dataset(examples, 2, features, label_key="none"))

print(t.text, end="")

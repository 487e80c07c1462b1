"""Cases of tests/io/parsing_test.cc."""

import tensorflow as tf

_FIXED = tf.io.FixedLenFeature
_SEQUENCE = tf.io.FixedLenSequenceFeature
_VAR = tf.io.VarLenFeature
_SPARSE = tf.io.SparseFeature
_RAGGED = tf.io.RaggedFeature


def _feature(values):
    values = list(values)
    if not values:
        return tf.train.Feature()
    if isinstance(values[0], bytes):
        return tf.train.Feature(bytes_list=tf.train.BytesList(value=values))
    if isinstance(values[0], float):
        return tf.train.Feature(float_list=tf.train.FloatList(value=values))
    return tf.train.Feature(int64_list=tf.train.Int64List(value=values))


def _example(**features):
    return tf.train.Example(features=tf.train.Features(
        feature={name: _feature(values) for name, values in features.items()}
    )).SerializeToString(deterministic=True)


def _sequence_example(context, lists):
    return tf.train.SequenceExample(
        context=tf.train.Features(
            feature={name: _feature(values) for name, values in context.items()}),
        feature_lists=tf.train.FeatureLists(feature_list={
            name: tf.train.FeatureList(feature=[_feature(row) for row in rows])
            for name, rows in lists.items()})).SerializeToString(deterministic=True)


def _parse(features, **options):
    return lambda serialized: tf.io.parse_example(serialized, features, **options)


def _parse_single(features, **options):
    return lambda serialized: tf.io.parse_single_example(serialized, features, **options)


def _dense_cases(golden):
    images = [_example(image=[b'one'], label=[1], weights=[0.5, -1.5]),
              _example(image=[b''], label=[-2], weights=[2.0, 0.0])]
    features = {'image': _FIXED([], tf.string), 'label': _FIXED([], tf.int64),
                'weights': _FIXED([2], tf.float32)}
    golden.add('parse_example/fixed', _parse(features), images)
    golden.add('parse_example/fixed@none', _parse(features), tf.zeros([0], tf.string))
    golden.add('parse_single_example/fixed', _parse_single(features), images[0])
    golden.add('parse_example/shapes', _parse({'weights': _FIXED([1, 2, 1], tf.float32)}), images)
    golden.add('parse_example/names', _parse(features, example_names=['a', 'b']), images)
    golden.add('parse_example/name', _parse(features, name='parser'), images)
    defaults = {'label': _FIXED([], tf.int64, 7), 'missing': _FIXED([2], tf.float32, [0.5, 1.5]),
                'text': _FIXED([], tf.string, 'none')}
    golden.add('parse_example/default', _parse(defaults), images)
    golden.add('parse_single_example/default', _parse_single(defaults), _example())
    golden.fails('parse_example/missing', _parse({'label': _FIXED([], tf.int64), 'missing': _FIXED([], tf.int64)}),
                 images)
    golden.fails('parse_example/missing, names',
                 _parse({'missing': _FIXED([], tf.int64)}, example_names=['a', 'b']), images)
    golden.fails('parse_example/other dtype', _parse({'label': _FIXED([], tf.float32)}), images)
    golden.fails('parse_example/other size', _parse({'weights': _FIXED([3], tf.float32)}), images)
    golden.fails('parse_example/damaged', _parse({'label': _FIXED([], tf.int64)}), [b'no example'])
    golden.fails('parse_example/unsupported dtype', _parse({'label': _FIXED([], tf.int32)}), images)
    golden.fails('parse_example/nothing', _parse({}), images)
    golden.fails('parse_single_example/nothing', _parse_single({}), images[0])
    golden.add('parse_single_example/names', _parse_single(features, example_names='a', name='parser'), images[0])
    golden.fails('parse_single_example/missing, names',
                 _parse_single({'missing': _FIXED([], tf.int64)}, example_names='a'), images[0])
    golden.fails('parse_single_example/vector@none', _parse_single(features), tf.zeros([0], tf.string))
    golden.fails('parse_single_example/vector', _parse_single(features), images)
    golden.fails('parse_example/open', _parse({'label': _FIXED([None], tf.int64)}), images)
    golden.fails('parse_example/partly open', _parse({'label': _FIXED([2, None], tf.int64)}), images)


def _sequence_feature_cases(golden):
    rows = [_example(x=[1, 2, 3, 4]), _example(x=[5, 6]), _example()]
    golden.add('parse_example/sequence', _parse({'x': _SEQUENCE([], tf.int64, allow_missing=True)}), rows)
    golden.add('parse_example/sequence, pairs', _parse({'x': _SEQUENCE([2], tf.int64, True)}), rows)
    golden.add('parse_example/sequence, padded',
               _parse({'x': _SEQUENCE([], tf.int64, True, default_value=-1)}), rows)
    golden.add('parse_single_example/sequence', _parse_single({'x': _SEQUENCE([], tf.int64, True)}), rows[0])
    golden.fails('parse_example/sequence, not missing', _parse({'x': _SEQUENCE([], tf.int64)}), rows)


def _sparse_cases(golden):
    rows = [_example(x=[1, 2, 3], text=[b'a']), _example(), _example(x=[4], text=[b'b', b'c'])]
    golden.add('parse_example/var', _parse({'x': _VAR(tf.int64), 'text': _VAR(tf.string)}), rows)
    golden.add('parse_example/var@none', _parse({'x': _VAR(tf.int64), 'text': _VAR(tf.string)}),
               tf.zeros([0], tf.string))
    golden.add('parse_single_example/var', _parse_single({'x': _VAR(tf.int64)}), rows[0])
    golden.fails('parse_example/var, other dtype', _parse({'x': _VAR(tf.float32)}), rows)

    places = [_example(ix=[3, 1], iy=[0, 1], value=[0.5, 1.5]), _example(ix=[0], iy=[2], value=[-1.0]),
              _example()]
    golden.add('parse_example/sparse', _parse({'s': _SPARSE('ix', 'value', tf.float32, 5)}), places)
    golden.add('parse_example/sparse, sorted',
               _parse({'s': _SPARSE('ix', 'value', tf.float32, 5, already_sorted=True)}), places)
    golden.add('parse_example/sparse, two',
               _parse({'s': _SPARSE(['ix', 'iy'], 'value', tf.float32, [5, 3]), 'ix': _VAR(tf.int64)}), places)
    golden.add('parse_single_example/sparse',
               _parse_single({'s': _SPARSE('ix', 'value', tf.float32, 5)}), places[0])
    golden.fails('parse_example/sparse, conflict',
                 _parse({'s': _SPARSE('ix', 'value', tf.float32, 5), 'value': _VAR(tf.int64)}), places)
    golden.fails('parse_example/sparse, dense too',
                 _parse({'s': _SPARSE('ix', 'value', tf.float32, 5), 'value': _FIXED([], tf.float32)}), places)
    golden.fails('parse_example/sparse, no key', _parse({'s': _SPARSE('', 'value', tf.float32, 5)}), places)
    golden.fails('parse_example/sparse, no value key', _parse({'s': _SPARSE('ix', '', tf.float32, 5)}), places)
    golden.fails('parse_example/sparse, sizes',
                 _parse({'s': _SPARSE(['ix', 'iy'], 'value', tf.float32, [5])}), places)


def _ragged_cases(golden):
    rows = [_example(x=[1, 2, 3], splits=[0, 1, 3], lengths=[1, 2], starts=[0, 1], limits=[1, 3], ids=[0, 1, 1]),
            _example(),
            _example(x=[4, 5], splits=[0, 0, 2], lengths=[0, 2], starts=[0, 0], limits=[0, 2], ids=[1, 1])]
    golden.add('parse_example/ragged', _parse({'x': _RAGGED(tf.int64)}), rows)
    golden.add('parse_example/ragged, int64', _parse({'x': _RAGGED(tf.int64, row_splits_dtype=tf.int64)}), rows)
    golden.add('parse_example/ragged, value_key', _parse({'y': _RAGGED(tf.int64, value_key='x', validate=True)}), rows)
    golden.add('parse_single_example/ragged', _parse_single({'x': _RAGGED(tf.int64)}), rows[0])
    partitions = {'splits': _RAGGED.RowSplits('splits'), 'lengths': _RAGGED.RowLengths('lengths'),
                  'starts': _RAGGED.RowStarts('starts'), 'limits': _RAGGED.RowLimits('limits'),
                  'ids': _RAGGED.ValueRowIds('ids')}
    for name, partition in partitions.items():
        feature = {'x': _RAGGED(tf.int64, partitions=[partition])}
        golden.add(f'parse_single_example/ragged, {name}', _parse_single(feature), rows[0])
        # An example without splits has no row at all.
        golden.add(f'parse_example/ragged, {name}', _parse(feature), rows[::2])
    even = [_example(x=[1, 2, 3, 4]), _example(x=[5, 6])]
    feature = {'x': _RAGGED(tf.int64, partitions=[_RAGGED.UniformRowLength(2)])}
    golden.add('parse_single_example/ragged, even', _parse_single(feature), even[0])
    golden.add('parse_example/ragged, even', _parse(feature), even)
    feature = {'x': _RAGGED(tf.int64, partitions=[_RAGGED.UniformRowLength(2), _RAGGED.RowLengths('lengths')])}
    golden.add('parse_single_example/ragged, two', _parse_single(feature), rows[0])
    golden.add('parse_example/ragged, two', _parse(feature), rows[::2])
    golden.fails('parse_example/ragged, conflict',
                 _parse({'x': _RAGGED(tf.int64), 'y': _RAGGED(tf.float32, value_key='x')}), rows)
    golden.fails('parse_example/ragged, conflict of splits',
                 _parse({'x': _RAGGED(tf.int64), 'y': _RAGGED(tf.int64, value_key='x', row_splits_dtype=tf.int64)}),
                 rows)
    golden.fails('parse_example/ragged, dtype', lambda x: _parse({'x': _RAGGED(tf.int32)})(x), rows)
    golden.fails('parse_example/ragged, row_splits_dtype',
                 lambda x: _parse({'x': _RAGGED(tf.int64, row_splits_dtype=tf.float32)})(x), rows)
    golden.fails('parse_example/ragged, empty key', lambda x: _parse({'x': _RAGGED(tf.int64, '')})(x), rows)


def _sequence_example_cases(golden):
    context = {'id': _FIXED([], tf.int64, -1), 'tags': _VAR(tf.string), 'more': _RAGGED(tf.int64)}
    lists = {'steps': _SEQUENCE([2], tf.float32, allow_missing=True), 'words': _VAR(tf.string),
             'rows': _RAGGED(tf.int64)}
    examples = [
        _sequence_example({'id': [3], 'tags': [b'x', b'y'], 'more': [1, 2]},
                          {'steps': [[0.5, 1.0], [1.5, 2.0]], 'words': [[b'a'], [b'b', b'c']], 'rows': [[1], [2, 3]]}),
        _sequence_example({}, {'steps': [[-1.0, -2.0]], 'words': [[]], 'rows': [[], [4]]})]

    golden.add('parse_sequence_example', lambda x: tf.io.parse_sequence_example(x, context, lists), examples)
    golden.add('parse_sequence_example@none', lambda x: tf.io.parse_sequence_example(x, context, lists),
               tf.zeros([0], tf.string))
    golden.add('parse_single_sequence_example@no bytes',
               lambda x: tf.io.parse_single_sequence_example(x, context, lists), '')
    golden.add('parse_sequence_example/names',
               lambda x: tf.io.parse_sequence_example(x, context, lists, example_names=['a', 'b'], name='parser'),
               examples)
    golden.add('parse_sequence_example/context', lambda x: tf.io.parse_sequence_example(x, context), examples)
    golden.add('parse_sequence_example/lists', lambda x: tf.io.parse_sequence_example(x, None, lists), examples)
    golden.add('parse_single_sequence_example', lambda x: tf.io.parse_single_sequence_example(x, context, lists),
               examples[0])
    golden.add('parse_single_sequence_example/name',
               lambda x: tf.io.parse_single_sequence_example(x, context, lists, example_name='a', name='parser'),
               examples[0])
    nested = {'rows': _RAGGED(tf.int64, partitions=[_RAGGED.RowLengths('lengths')], validate=True)}
    nested_examples = [_sequence_example({}, {'rows': [[1, 2, 3], [4]], 'lengths': [[1, 2], [0, 1]]}),
                       _sequence_example({}, {'rows': [[5]], 'lengths': [[1]]})]
    golden.add('parse_sequence_example/nested', lambda x: tf.io.parse_sequence_example(x, None, nested),
               nested_examples)
    golden.add('parse_single_sequence_example/nested',
               lambda x: tf.io.parse_single_sequence_example(x, None, nested), nested_examples[0])
    golden.fails('parse_sequence_example/nothing', tf.io.parse_sequence_example, examples)
    golden.fails('parse_single_sequence_example/nothing', tf.io.parse_single_sequence_example, examples[0])
    golden.fails('parse_single_sequence_example/vector@none',
                 lambda x: tf.io.parse_single_sequence_example(x, context, lists), tf.zeros([0], tf.string))
    golden.fails('parse_single_sequence_example/vector',
                 lambda x: tf.io.parse_single_sequence_example(x, context, lists), examples)
    golden.fails('parse_sequence_example/default',
                 lambda x: tf.io.parse_sequence_example(
                     x, None, {'steps': _SEQUENCE([2], tf.float32, default_value=1.0)}), examples)
    golden.fails('parse_sequence_example/unsupported',
                 lambda x: tf.io.parse_sequence_example(x, {'s': _SPARSE('ix', 'value', tf.float32, 5)}), examples)
    golden.fails('parse_sequence_example/unsupported list',
                 lambda x: tf.io.parse_sequence_example(x, None, {'steps': _FIXED([2], tf.float32)}), examples)
    golden.fails('parse_sequence_example/missing',
                 lambda x: tf.io.parse_sequence_example(x, None, {'none': _SEQUENCE([], tf.float32)}), examples)


def cases(golden):
    _dense_cases(golden)
    _sequence_feature_cases(golden)
    _sparse_cases(golden)
    _ragged_cases(golden)
    _sequence_example_cases(golden)

"""A walk through the modules of TensorFlow's library."""
import tensorflow as tf

print('tf.math')
x = tf.constant([[1.0, -2.0, 3.0], [0.5, 0.0, -1.0]])
print(tf.math.reduce_variance(x, axis=0))
print(tf.math.top_k(x, k=2).values)
print(tf.math.bincount([1, 1, 2, 3, 3, 3]))
print(tf.math.confusion_matrix(labels=[1, 0, 2], predictions=[1, 2, 2]))

print('tf.nn')
print(tf.nn.relu(x))
print(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=[2, 0], logits=x))
image = tf.reshape(tf.range(16.0), [1, 4, 4, 1])
kernel = tf.ones([3, 3, 1, 1])
print(tf.nn.conv2d(image, kernel, strides=1, padding='SAME')[0, :, :, 0])
print(tf.nn.max_pool2d(image, ksize=2, strides=2, padding='VALID')[0, :, :, 0])
print(tf.nn.embedding_lookup(x, [1, 0, 1]))

print('tf.linalg')
a = tf.constant([[4.0, 2.0], [2.0, 5.0]])
print(tf.linalg.cholesky(a))
print(tf.linalg.solve(a, [[8.0], [12.0]]))
print(tf.linalg.slogdet(a).log_abs_determinant)

print('tf.signal')
print(tf.signal.frame(tf.range(6), frame_length=3, frame_step=2))
print(tf.signal.hann_window(4))

print('tf.image')
print(tf.image.flip_left_right(image)[0, :, :, 0])
print(tf.image.resize(image, [2, 2])[0, :, :, 0])
print(tf.image.rgb_to_grayscale([[[255, 0, 0], [0, 255, 0]]]))
boxes = [[0.0, 0.0, 1.0, 1.0], [0.0, 0.0, 0.9, 1.0], [0.5, 0.5, 0.6, 0.6]]
print(tf.image.non_max_suppression(boxes, [0.9, 0.8, 0.7], max_output_size=3))

print('tf.strings, tf.ragged')
words = tf.strings.split(['never tell me', 'the odds'])
print(words)
print(tf.strings.length(words.flat_values))
digits = tf.ragged.constant([[3, 1, 4, 1], [], [5, 9, 2]])
print(digits.row_lengths())
print(tf.reduce_sum(digits, axis=1))
print(digits.to_tensor(default_value=-1))

print('tf.sparse, tf.sets')
st = tf.SparseTensor(indices=[[0, 0], [1, 2]], values=[1.0, 2.0], dense_shape=[2, 3])
print(st)
print(tf.sparse.to_dense(st))
print(tf.sparse.sparse_dense_matmul(st, tf.ones([3, 2])))
print(tf.sparse.to_dense(tf.sets.intersection([[1, 2, 3]], [[2, 3, 4]])))

print('tf.lookup')
table = tf.lookup.StaticHashTable(
    tf.lookup.KeyValueTensorInitializer(['cat', 'dog'], [1, 2]), default_value=-1)
print(table.lookup(tf.constant(['dog', 'bird'])))

print('tf.io')
columns = tf.io.decode_csv(['1,2.5,red', '3,4.5,blue'], [[0], [0.0], ['']])
print(columns[0], columns[2])
print(tf.io.decode_base64(tf.io.encode_base64('tensor')))

print('tf.debugging')
try:
    tf.debugging.assert_less(x, 3.0, message='x has to be small')
except tf.errors.InvalidArgumentError as error:
    print(error.message)

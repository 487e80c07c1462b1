import tensorflow as tf

# Tensors, their attributes and values
random_float = tf.random.stateless_uniform(shape=(), seed=[1, 2])
zero_vector = tf.zeros(shape=(2))
a = tf.constant([[1.0, 2.0], [3.0, 4.0]])
b = tf.constant([[5.0, 6.0], [7.0, 8.0]])
print(random_float)
print(zero_vector)
print(a.shape)
print(a.dtype)
print(a.numpy())

# Operations
print(tf.add(a, b))
print(tf.matmul(a, b))
print(a * 2 - b)
print(a > 2.5)
print(tf.reduce_sum(a, axis=0))
print(tf.reduce_mean(a))
print(tf.cast(a, tf.int32) % 3)
print(tf.constant([5, 7]) / 2)

# Shapes
c = tf.reshape(tf.range(24), [2, 3, 4])
print(c[0, 1:, ::2])
print(c[..., tf.newaxis].shape)
print(tf.transpose(c[:, :, 0]))
print(tf.concat([a, b], axis=1))
print(tf.stack([a, b]).shape)
print(tf.one_hot([0, 2], 3))
print(tf.where(a > 2.0, a, -a))
print(tf.gather(c, [1, 1], axis=2)[0])

# Strings, half numbers, complex numbers
print(tf.constant(["tensor", "flow"]))
print(tf.constant([1.5, 2.25], tf.float16))
print(tf.constant([1 + 2j]))

# Variables
w = tf.Variable([[1.0, 2.0], [3.0, 4.0]], name="w")
w.assign_add(tf.ones([2, 2]))
w[0, 1].assign(10.0)
print(w)
print(repr(tf.matmul(a, w)))

# The same numbers for the same seed
tf.random.set_seed(7)
print(tf.random.normal([2]))
print(tf.random.shuffle([1, 2, 3, 4, 5]))

# What goes wrong is an exception
try:
    tf.matmul(a, tf.ones([3, 2]))
except tf.errors.InvalidArgumentError as e:
    print("InvalidArgumentError:", "Matrix size-incompatible" in e.message)

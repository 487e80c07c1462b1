"""The program that main.cc is a port of: the same numbers, but for the time."""

import os
import sys
import time

os.environ.setdefault('TF_CPP_MIN_LOG_LEVEL', '2')

import numpy as np
import tensorflow as tf

batch_size = 50
learning_rate = 0.003
beta1 = 0.9
beta2 = 0.999
epsilon = 1e-7

if '--eager' in sys.argv:
    tf.config.run_functions_eagerly(True)


def flatten(images):
    return tf.reshape(tf.cast(images, tf.float32) / 255.0, [-1, 784])


data = np.load(os.environ.get('TFX_SAMPLE_DATA', 'samples/data') + '/mnist.npz')
train_images = flatten(data['x_train'])
train_labels = tf.cast(data['y_train'], tf.int64)
test_images = flatten(data['x_test'])
test_labels = tf.cast(data['y_test'], tf.int64)

tf.random.set_seed(1)
w1 = tf.Variable(tf.random.normal([784, 100], stddev=0.05))
b1 = tf.Variable(tf.zeros([100]))
w2 = tf.Variable(tf.random.normal([100, 10], stddev=0.05))
b2 = tf.Variable(tf.zeros([10]))
variables = [w1, b1, w2, b2]

# Adam remembers two means for each variable.
means = [tf.Variable(tf.zeros(variable.shape)) for variable in variables]
squares = [tf.Variable(tf.zeros(variable.shape)) for variable in variables]
beta1_power = tf.Variable(beta1)
beta2_power = tf.Variable(beta2)


def model(images):
    hidden = tf.raw_ops.Relu(features=tf.matmul(images, w1) + b1)
    return tf.matmul(hidden, w2) + b2


@tf.function
def train_step(images, labels):
    with tf.GradientTape() as tape:
        losses = tf.raw_ops.SparseSoftmaxCrossEntropyWithLogits(
            features=model(images), labels=labels)
        loss = tf.reduce_mean(losses.loss)
    gradients = tape.gradient(loss, variables)
    for i in range(len(variables)):
        tf.raw_ops.ResourceApplyAdam(
            var=variables[i].handle, m=means[i].handle, v=squares[i].handle,
            beta1_power=beta1_power, beta2_power=beta2_power, lr=learning_rate,
            beta1=beta1, beta2=beta2, epsilon=epsilon, grad=gradients[i])
    beta1_power.assign(beta1_power * beta1)
    beta2_power.assign(beta2_power * beta2)
    return loss


start = time.perf_counter()
order = tf.random.shuffle(tf.range(train_images.shape[0]))
num_batches = train_images.shape[0] // batch_size
for batch in range(1, num_batches + 1):
    chosen = order[(batch - 1) * batch_size:batch * batch_size]
    loss = train_step(tf.gather(train_images, chosen),
                      tf.gather(train_labels, chosen))
    if batch % 200 == 0:
        print(f'batch {batch}/{num_batches}: loss {float(loss):.4f}')
seconds = time.perf_counter() - start

predicted = tf.argmax(model(test_images), axis=1)
accuracy = tf.reduce_mean(tf.cast(predicted == test_labels, tf.float32))
print(f'test accuracy: {float(accuracy):.4f}')
print(f'training took {seconds:.1f} s'
      + (' eagerly' if tf.config.functions_run_eagerly() else ''))
